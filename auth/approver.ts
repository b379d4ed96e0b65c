/** Types for signing approval: approvers and the requests that approvers receive. */

import type { PolicyViolation } from "../errors/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";

/**
 * Returns the policy violations of signing requests. An empty array approves the requests. {@linkcode signingPolicy}
 * and {@linkcode expectInvocation} create approvers; you can also write your own.
 *
 * An approver receives all requests that are signed together. It is called again if a callback signs legacy credentials
 * (`address`) with a key other than the address's own key, so an approver must not count its calls. For whole
 * transactions, see `TransactionApprover`.
 */
export type Approver = (requests: readonly ApprovalRequest[]) => readonly PolicyViolation[];

/**
 * Describes what a signature would authorize. Signing policies evaluate approval requests.
 *
 * Except for `sourceAccount` credentials, the signature covers the network, the expiry, the invocation and a nonce, not
 * the transaction: a signed entry can be used once, in any transaction, until it expires.
 */
export interface ApprovalRequest {
  /**
   * The path of the request, such as `operations[0].auth[1]` or `entries[1]`; `""` for a single entry or preimage.
   */
  readonly path: string;
  /** The 32-byte identifier of the network: the hash of its passphrase. */
  readonly networkId: Bytes;
  /**
   * The credential type. The preimages of `addressV2` and `delegates` have the same format, so a request for either
   * preimage has the type `addressV2`.
   */
  readonly credentials: ApprovalCredentials;
  /**
   * The approving address (`G…` or `C…`). `null` if unknown: for the preimage of `address` credentials, and for an
   * entry of the source account without its transaction. If you know the address, set it in a copy: `{ ...request,
   * address }`.
   */
  readonly address: string | null;
  /** The ledger at which the signature expires; `null` for the source account of the transaction. */
  readonly signatureExpirationLedger: number | null;
  /** The call to approve, with its sub-invocations. */
  readonly invocation: DwsaAuthorizedInvocation;
  /**
   * The account (`G…`) of the signing key; `null` or absent if unknown. A signature for `address` credentials is also
   * valid for this account.
   */
  readonly signer?: string | null;
  /**
   * The path from the signer to `address`, if the signature approves the payload of a smart account: at least one step,
   * starting with the signer. In this case `address` is the smart account, and `invocation` is the call that the
   * payload authorizes. Absent if `address` itself signs.
   */
  readonly via?: readonly {
    /** The address that signs for the account, `G…` or `C…`; `null` if unknown. */
    readonly signer: string | null;
    /** The smart account, `C…`: the signer of the next step, or the address of the request. */
    readonly account: string;
    /**
     * The ID of the account's rule for each context, from 0 to 2^32 - 1; `null` if the payload contains no rule IDs.
     */
    readonly contextRuleIds: readonly number[] | null;
  }[];
}

/**
 * The credential types in an {@linkcode ApprovalRequest}.
 *
 * | type | signed payload |
 * |---|---|
 * | `address` | does not contain the address |
 * | `addressV2` | contains the address (CAP-71) |
 * | `delegates` | contains the top-level address; the delegates sign the same payload (CAP-71) |
 * | `sourceAccount` | none: the signature of the transaction approves the entry |
 */
export type ApprovalCredentials = "address" | "addressV2" | "delegates" | "sourceAccount";
