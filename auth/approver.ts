/** Signing approval: the callback type and the check that calls it. */

import type { PolicyViolation } from "../errors/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";

/**
 * Returns the policy violations of a signing request. An empty array approves it. {@linkcode signingPolicy} and
 * {@linkcode expectInvocation} make such functions; any other function of this form will do.
 *
 * It gets all requests that are signed together. It is asked again when a callback signs with legacy credentials
 * (`address`) and names another key than that of the address, so it should not count how often it is asked. With a fee,
 * in stroops, `signingPolicy` also checks its `maxFee`. A `TransactionApprover` judges whole transactions.
 */
export type Approver = (requests: readonly ApprovalRequest[], fee?: bigint) => readonly PolicyViolation[];

/**
 * What a signature would approve. A signing policy checks only this.
 *
 * The signature covers the network, the expiry, the invocation and a nonce, not the transaction: a signed entry is good
 * in any transaction until it expires.
 */
export interface ApprovalRequest {
  /** Its path: `""` for a single request, else such as `operations[0].auth[1]` or `entries[1]`. */
  readonly path: string;
  /** The 32-byte identifier of the network: the hash of its passphrase. */
  readonly networkId: Bytes;
  /**
   * The type of credentials. The preimages of `addressV2` and `delegates` have the same form, and both are read as
   * `addressV2`.
   */
  readonly credentials: ApprovalCredentials;
  /**
   * The address (`G…` or `C…`) that approves. `null` if it is unknown: in the preimage of `address` credentials, and in
   * an entry of the source account without its transaction. A caller who knows it can copy the request with it: `{
   * ...request, address }`.
   */
  readonly address: string | null;
  /** The ledger at which the signature has expired; `null` for the source account of the transaction. */
  readonly signatureExpirationLedger: number | null;
  /** The approved call, with the sub-invocations. */
  readonly invocation: DwsaAuthorizedInvocation;
  /**
   * The account (`G…`) of the key that signs; null or absent if it is not known. A payload of `address` credentials is
   * also valid for this account.
   */
  readonly signer?: string | null;
  /**
   * How the signature reaches the address, where it approves the payload of a smart account and not calls of its own:
   * `invocation` has the calls behind that payload, and `address` is the account. At least one step, the one who signs
   * first; absent if the address itself approves.
   */
  readonly via?: readonly {
    /** The address that signs for the account, `G…` or `C…`; null if it is not known. */
    readonly signer: string | null;
    /** The smart account, `C…`: the signer of the next step, or the address of the request. */
    readonly account: string;
    /** The rule of the account for each of its contexts, from 0 to 2^32 - 1; null if the payload has none. */
    readonly contextRuleIds: readonly number[] | null;
  }[];
}

/**
 * The types of credentials in an {@linkcode ApprovalRequest}.
 *
 * | kind | signed payload |
 * |---|---|
 * | `address` | does not contain the address |
 * | `addressV2` | contains the address (CAP-71) |
 * | `delegates` | contains the top-level address; delegates also sign it (CAP-71) |
 * | `sourceAccount` | no payload: the signature of the transaction approves it |
 */
export type ApprovalCredentials = "address" | "addressV2" | "delegates" | "sourceAccount";
