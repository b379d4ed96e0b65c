/**
 * Smart accounts: sign for OpenZeppelin and passkey-kit accounts, and resolve what delegated signers approve.
 *
 * Accounts of OpenZeppelin (`stellar-accounts` 0.7 and 0.8) and of passkey-kit check signatures in their function
 * `__check_auth`, each in a different format.
 *
 * - {@linkcode authContexts}, {@linkcode accountDigest} and {@linkcode encodeAccountSignature}: sign for an account
 * - {@linkcode delegatedEntry}: create the entry of a delegated signer
 * - {@linkcode resolveDelegatedRequests}: resolve requests to the calls that a delegated signer would authorize
 * - {@linkcode checkAccountEntries}: find reasons why the network would reject signed entries
 *
 * @example The contexts of an entry, each of which needs a rule ID
 * ```ts
 * import { authContexts } from "@dwsa/base/accounts";
 * import { contractInvocation } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const contract = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
 * const contexts = authContexts(contractInvocation({ contract, function: "ping", args: [] }));
 * assert.deepEqual(contexts.map(({ path }) => path), ["rootInvocation"]);
 * ```
 *
 * - OpenZeppelin: https://github.com/OpenZeppelin/stellar-contracts
 * - passkey-kit: https://github.com/kalepail/passkey-kit
 *
 * @module accounts
 */
export type { Bytes } from "../internal/bytes.ts";
export { accountContractOf } from "./account_contract_of.ts";
export { accountDigest } from "./account_digest.ts";
export { decodeAccountSignature, encodeAccountSignature } from "./account_signature.ts";
export { authContexts } from "./auth_contexts.ts";
export { checkAccountEntries } from "./check_account_entries.ts";
export { delegatedEntry } from "./delegated_entry.ts";
export { resolveDelegatedRequests } from "./resolve_delegated_requests.ts";
export type {
  AccountContract,
  AccountPayload,
  AccountProblem,
  AccountSignature,
  AuthContext,
  DecodedAccountSignature,
  OuterApproval,
} from "./types.ts";
