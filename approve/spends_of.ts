/** How much of which token requests spend. */

import type { ApprovalRequest } from "../auth/mod.ts";
import { readRequests } from "./_requests.ts";
import { readSpend } from "./_token_limits.ts";

/** How much of a token an address would let go, see {@linkcode spendsOf}. */
export interface TokenSpend {
  /** The approver, `G…` or `C…`; `null` if the request does not say. */
  readonly address: string | null;
  /** The contract that is called, `C…`. */
  readonly token: string;
  /** The sum, in the smallest unit of the token. */
  readonly amount: bigint;
}

/**
 * Returns how much of each token the calls in some requests spend, to keep a budget over time. It counts `transfer`,
 * `burn`, `approve` (the whole allowance), `transfer_from` and `burn_from` (although another address pays), at every
 * depth. The limits of a {@linkcode SigningPolicy} count in the same way.
 *
 * Any contract can have functions with these names. The caller must know whether the contract is a token. Calls with
 * other arguments than the function's, and negative amounts, are left out: a policy with limits rejects them.
 *
 * @param requests the requests to sign
 * @returns one sum for each address and token, in the order in which they first appear
 * @throws {TypeError} if `requests` is not an array of requests
 * @throws {RangeError} if an expiry is not from 0 to 2^32 - 1
 *
 * @example The amount that a payment spends
 * ```ts
 * import { approvalRequest, authorizeInvocation, contractInvocation, Keypair, nativeToScVal, Networks } from "@dwsa/base";
 * import { spendsOf } from "@dwsa/base/approve";
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
  for (const node of readRequests("add up the spends", requests).nodes) {
    const { token, amount } = readSpend(node) ?? {};
    if (token === undefined || amount === undefined || amount < 0n) continue;
    const { address } = node.request;
    const key = `${address} ${token}`;
    sums.set(key, { address, token, amount: (sums.get(key)?.amount ?? 0n) + amount });
  }
  return [...sums.values()];
}
