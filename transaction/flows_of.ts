import { attempt, wrongType } from "../internal/fault.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { readRequests, requestsOfCopy } from "../auth/_shared.ts";
import { parseAsset } from "../contract/mod.ts";
import { convertString } from "../internal/arguments.ts";
import { readOptions } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import { TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { collectFlows } from "./_flows.ts";
import type { Flow } from "./flow.ts";

/** Options for {@linkcode flowsOf}. */
export interface FlowsOptions {
  /** Assets (`native` or `CODE:G…`) whose contracts are named by the asset, in addition to those of the request. */
  readonly assets?: readonly string[] | undefined;
}

/**
 * Computes what leaves and enters the balances of a request: for each address, direction and token, the sum of payments,
 * exchanges, offers, deposits, claimable balances, token transfers and allowances, at any depth of calls. Fees, and
 * what a contract does without an authorization, are not part of it.
 *
 * Incoming amounts are listed for the addresses whose authority the request uses: the source accounts of the
 * transaction and its operations, and the approvers of authorization entries. Malformed operations, and payments of an
 * account to itself, count nothing.
 *
 * - **Out**: a sum of exact amounts is exact. An amount that may be lower makes the sum `at-most`.
 * - **In**: a sum of exact amounts and of one other bound has that bound; other sums are `unknown`.
 * - The operation's own call counts once, in its authorization entry if there is one. All other calls in entries are
 *   bounds, since a contract need not make them. A signed entry can be used in any transaction: its expiry is `until`.
 *
 * @param subject a transaction of any type, or the requests to sign; for a fee bump, the inner transaction is used
 * @param networkPassphrase the network passphrase, from which the contract IDs of assets are derived; `null` if it is unknown
 * @param options further assets to name
 * @returns the flows, in the order of the request
 * @throws {TypeError} if an argument or a property is of the wrong type, or an option is unknown
 * @throws {RangeError} if an expiry or another number is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid; `contract/asset` or `strkey/…` if an item of
 *   `assets` is not an asset, or the address of a request is not valid; `xdr/…` if the subject cannot be encoded
 *
 * @example A payment
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { buildTransaction, flowsOf } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const source = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const envelope = buildTransaction({
 *   source,
 *   accountSequence: 0n,
 *   operations: [payment({ destination, asset: "native", amount: "5" })],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 * assert.deepEqual(flowsOf(envelope, Networks.PUBLIC), [{
 *   address: source,
 *   direction: "out",
 *   when: "now",
 *   token: "native",
 *   amount: "50000000",
 *   bound: "exact",
 *   paths: ["operations[0]"],
 * }]);
 * ```
 */
export function flowsOf(
  subject: TransactionEnvelope | readonly ApprovalRequest[],
  networkPassphrase: string | null,
  options?: FlowsOptions,
): Flow[] {
  return attempt("sum the flows", () => sumFlows(subject, networkPassphrase, options));
}

function sumFlows(
  subject: TransactionEnvelope | readonly ApprovalRequest[],
  networkPassphrase: string | null,
  options?: FlowsOptions,
): Flow[] {
  const { assets = [] } = readOptions<FlowsOptions>(options, ["assets"]);
  if (!Array.isArray(assets)) throw wrongType("assets", "an array of assets", assets);
  const networkId = networkPassphrase === null ? new Uint8Array(32) : networkIdOf(networkPassphrase);
  for (const [i, asset] of Array.from(assets as readonly unknown[]).entries()) {
    convertString(`assets[${i}]`, '"native" or "CODE:G..."', asset, parseAsset);
  }
  if (!TransactionEnvelope.is(subject)) {
    if (!Array.isArray(subject)) {
      throw wrongType("subject", "a TransactionEnvelope or an array of approval requests", subject);
    }
    return collectFlows(undefined, readRequests(subject, "subject"), networkPassphrase, assets);
  }
  const copy = copyXdr(TransactionEnvelope, subject);
  return collectFlows(copy, requestsOfCopy(copy, networkId), networkPassphrase, assets);
}
