import { attempt } from "../internal/fault.ts";
import { type ApprovalRequest, approvalRequests } from "../auth/mod.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import { networkIdOf } from "../network/_shared.ts";
import { parseAccountKey } from "../operation/_shared.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import { parseEnvelope } from "./_parameters.ts";

/** A request to sign a transaction, as passed to a {@linkcode TransactionApprover}. */
export interface TransactionRequest {
  /** A copy of the envelope, of any type. */
  readonly envelope: TransactionEnvelope;
  /** The 32-byte identifier of the network: the hash of its passphrase. */
  readonly networkId: Bytes;
  /** The account (`G…`) of the signing key; `null` if unknown. */
  readonly signer: string | null;
  /** The total fee that the envelope offers, in stroops; for a fee bump, the fee of the outer transaction. */
  readonly fee: bigint;
  /**
   * The approval requests for authorization entries with source account credentials, which the signature of the
   * transaction approves, and for entries of the signer's address. If the signer is unknown, the requests for all
   * entries.
   */
  readonly requests: readonly ApprovalRequest[];
}

/**
 * Returns the policy violations of a transaction. An empty array approves the transaction. Must be synchronous: a
 * promise is rejected.
 */
export type TransactionApprover = (transaction: TransactionRequest) => readonly PolicyViolation[];

/**
 * Describes what a signature of a transaction would authorize, for a {@linkcode TransactionApprover}. `signTransaction`
 * creates the same request.
 *
 * @param envelope a transaction of any type
 * @param networkPassphrase the network passphrase
 * @param signer the account (`G…`) of the signing key; unknown by default
 * @returns the request, which shares nothing with `envelope`
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {RangeError} if a number in the envelope is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid; `strkey/…` if `signer` is not an account;
 *   `xdr/…` if the envelope cannot be encoded
 *
 * @example The fee and the signer of a contract call
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { buildTransaction, transactionRequest } from "@dwsa/base/transaction";
 * import { Contract } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const source = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const envelope = buildTransaction({
 *   source,
 *   accountSequence: 0n,
 *   operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 * const request = transactionRequest(envelope, Networks.TESTNET, source);
 * assert.equal(request.fee, 100n);
 * assert.equal(request.signer, source);
 * assert.deepEqual(request.requests, []);
 * ```
 */
export function transactionRequest(
  envelope: TransactionEnvelope,
  networkPassphrase: string,
  signer?: string,
): TransactionRequest {
  return attempt("read the transaction request", () => {
    const copy = parseEnvelope(envelope);
    const networkId = networkIdOf(networkPassphrase);
    if (signer !== undefined) parseAccountKey("signer", signer); // throws if invalid
    const requests = approvalRequests(copy, networkPassphrase).filter(({ credentials, address }) =>
      signer === undefined || credentials === "sourceAccount" || address === signer
    );
    return { envelope: copy, networkId, signer: signer ?? null, fee: BigInt(copy.value.tx.fee), requests };
  });
}
