/** Computes the token spending of requests. */

import type { ApprovalRequest } from "../auth/mod.ts";
import { readRequests } from "./_requests.ts";
import { readSpend } from "./_token_limits.ts";

/** The total amount of a token that an address would spend, see {@linkcode spendsOf}. */
export interface TokenSpend {
  /** The approver, `G…` or `C…`; `null` if unknown. */
  readonly address: string | null;
  /** The called token contract, `C…`. */
  readonly token: string;
  /** The total, in base units of the token. */
  readonly amount: bigint;
}

/**
 * Returns the amount of each token that the calls in requests would spend, for example to keep a budget over time.
 *
 * Token calls are identified by function name, such as `transfer`. Since any contract can have such functions, you must
 * know whether the contract is a token. Calls with unexpected arguments or negative amounts are skipped; policies with
 * limits reject them.
 *
 * @param requests the requests to sign
 * @returns one total per address and token, in order of first appearance
 * @throws {TypeError} if `requests` is not an array of requests
 * @throws {RangeError} if an expiry or another number is out of range
 * @throws {DwsaError} `xdr/…` if an invocation cannot be encoded
 *
 * @example The amount that a payment spends
 * ```ts
 * import { approvalRequest, authorizeInvocation, contractInvocation, Keypair, nativeToScVal, Networks } from "@dwsa/base";
 * import { spendsOf } from "@dwsa/base/policy";
 * import assert from "node:assert/strict";
 *
 * const token = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";
 * const signer = Keypair.random();
 * const address = nativeToScVal(signer.publicKey(), { type: "address" });
 * const entry = await authorizeInvocation({
 *   signer,
 *   validUntilLedgerSeq: 1_000,
 *   networkPassphrase: Networks.TESTNET,
 *   invocation: contractInvocation({
 *     contract: token,
 *     function: "burn",
 *     args: [address, nativeToScVal(7n, { type: "i128" })],
 *   }),
 * });
 * const spends = spendsOf([approvalRequest(entry, Networks.TESTNET)]);
 * assert.deepEqual(spends, [{ address: signer.publicKey(), token, amount: 7n }]);
 * ```
 */
export function spendsOf(requests: readonly ApprovalRequest[]): TokenSpend[] {
  const sums = new Map<string, TokenSpend>();
  for (const node of readRequests("add up the spending", requests).nodes) {
    const { token, amount } = readSpend(node) ?? {};
    if (token === undefined || amount === undefined || amount < 0n) continue;
    const { address } = node.request;
    const key = `${address} ${token}`;
    sums.set(key, { address, token, amount: (sums.get(key)?.amount ?? 0n) + amount });
  }
  return [...sums.values()];
}
