/**
 * Authorization entries: sign them with keys, delegates (CAP-71) or passkeys, and inspect, merge and verify their
 * signatures. All functions work offline.
 *
 * @example Sign an entry from a simulation, and check it
 * ```ts
 * import { authorizeEntry, checkAuthEntryReadiness } from "@dwsa/base/auth";
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
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
 * Specifications: CAP-46-11 (authorization), CAP-71 (address-bound payloads and delegates), SEP-43 (wallets), Web
 * Authentication level 2 (passkeys).
 *
 * @module auth
 */

export type { Bytes } from "../internal/bytes.ts";
export { approvalRequest, approvalRequests } from "./approval_request.ts";
export type { ApprovalCredentials, ApprovalRequest } from "./approver.ts";
export type { AuthProblem } from "./auth_problem.ts";
export type { PolicyViolation, PolicyViolationCode } from "../errors/mod.ts";
export type { Approver } from "./approver.ts";
export { authorizeEntries, type AuthorizeEntriesOptions } from "./authorize_entries.ts";
export { authorizeEntry, type AuthorizeEntryOptions } from "./authorize_entry.ts";
export { authorizeInvocation, type AuthorizeInvocationParams } from "./authorize_invocation.ts";
export { buildAuthorizationEntryPreimage } from "./build_authorization_entry_preimage.ts";
export {
  buildWithDelegatesEntry,
  type BuildWithDelegatesParams,
  type DelegateSignature,
} from "./build_with_delegates_entry.ts";
export {
  type AuthEntryReadiness,
  type AuthEntryReadinessOptions,
  type AuthNote,
  checkAuthEntryReadiness,
  type ReadinessNode,
} from "./check_auth_entry_readiness.ts";
export {
  type AuthEntrySummary,
  inspectAuthEntry,
  type InspectedAuthNode,
  type VerifiedAuthNode,
  verifyAuthEntry,
} from "./inspect_auth_entry.ts";
export type { AuthNode } from "./auth_node.ts";
export { mergeAuthEntries } from "./merge_auth_entries.ts";
export { type SignedPreimage, signPreimage, type SignPreimageOptions } from "./sign_preimage.ts";
export { type JsonBuffer, parseWalletSignature, type WalletSignature } from "./parse_wallet_signature.ts";
export type { PasskeyAssertion } from "./passkey_assertion.ts";
export { parseP256Signature, parsePasskeyPublicKey, passkeySignature } from "./passkeys.ts";
export type {
  PayloadSigner,
  PublicKeySignature,
  ScValSignature,
  SigningCallback,
  SigningResult,
} from "./signing_callback.ts";
