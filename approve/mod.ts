/**
 * Approvals: descriptions of what a signature would authorize, with warnings, and policies that restrict what a program
 * signs.
 *
 * - {@linkcode signingPolicy} and {@linkcode expectInvocation}: approvers for authorization entries
 * - {@linkcode transactionPolicy} and {@linkcode expectTransaction}: approvers for transactions
 * - {@linkcode policyFrom}, {@linkcode transactionPolicyFrom} and {@linkcode comparePolicies}: policies from requests,
 *   and the differences between two policies
 * - {@linkcode describeTransaction}, {@linkcode describeApproval} and {@linkcode formatDescription}: sentences and
 *   {@linkcode WARNINGS} for consent dialogs
 * - {@linkcode spendsOf}: the amount of each token that the calls in requests would spend
 *
 * @example Sign only the expected call
 * ```ts
 * import { expectInvocation } from "@dwsa/base/approve";
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
 * @module approve
 */
export { expectInvocation } from "./expected_invocation.ts";
export type { ExpectedInvocation } from "./expected_types.ts";
export { policyFrom } from "./policy_from.ts";
export {
  type ArgumentRule,
  type AssetLimit,
  type CallRule,
  type FieldRule,
  type OperationRule,
  type SigningPolicy,
  signingPolicy,
  type SigningPolicyV1,
  type SigningPolicyV2,
  type TokenLimit,
  type TransactionRules,
} from "./signing_policy.ts";
export { type ExpectedTransaction, expectTransaction } from "./expected_transaction.ts";
export { transactionPolicy } from "./transaction_policy.ts";
export { transactionPolicyFrom } from "./transaction_policy_from.ts";
export {
  comparePolicies,
  type ComparePoliciesOptions,
  type PolicyComparison,
  type PolicyDifference,
} from "./compare_policies.ts";
export type { RequestPart, TransactionPart } from "./policy_parts.ts";
export { spendsOf, type TokenSpend } from "./spends_of.ts";
export type {
  Description,
  Knowledge,
  KnownToken,
  Part,
  Statement,
  StatementKind,
  TransactionDescription,
  Value,
  Warning,
} from "./description.ts";
export { describeApproval } from "./describe_approval.ts";
export { describeTransaction } from "./describe_transaction.ts";
export { formatDescription } from "./format_description.ts";
export { type WarningCode, type WarningLevel, WARNINGS } from "./warnings.ts";
