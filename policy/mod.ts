/**
 * Signing policies: what a program may sign. The approvers that they give reject everything else.
 *
 * - {@linkcode signingPolicy}: approvers for authorization entries and for transactions
 * - {@linkcode expectInvocation} and {@linkcode expectTransaction}: approvers for one call
 * - {@linkcode policyFrom}: policies from requests and transactions
 *
 * @example Sign only the expected call
 * ```ts
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { authorizeEntry, checkAuthEntryReadiness } from "@dwsa/base/auth";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 *
 * const approve = expectInvocation({
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const signed = await authorizeEntry(entry, keypair, 1_000, Networks.TESTNET, { approve });
 * assert(checkAuthEntryReadiness(signed, 900, Networks.TESTNET).ready);
 * ```
 *
 * @module policy
 */
export { expectInvocation } from "./expected_invocation.ts";
export type { ExpectedInvocation } from "./expected_types.ts";
export type { LoginRule } from "./login_rule.ts";
export { policyFrom } from "./policy_from.ts";
export {
  type ArgumentRule,
  type CallRule,
  type FieldRule,
  type OperationRule,
  type SigningApprovers,
  type SigningPolicy,
  signingPolicy,
  type TokenLimit,
  type TransactionRules,
} from "./signing_policy.ts";
export { type ExpectedTransaction, expectTransaction } from "./expected_transaction.ts";
