import { type ApprovalRequest, approvalRequests } from "../auth/mod.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import { networkIdOf } from "../network/_shared.ts";
import { parseAccountKey } from "../operation/_shared.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import { parseEnvelope } from "./_parameters.ts";

/** A transaction as a {@linkcode TransactionApprover} gets it: all that the decision can depend on. */
export interface TransactionRequest {
  /** The transaction, of any kind: a copy, which nobody else has. */
  readonly envelope: TransactionEnvelope;
  /** The 32-byte identifier of the network: the hash of its passphrase. */
  readonly networkId: Bytes;
  /** The account (`G…`) of the key that signs; null if it is not known. */
  readonly signer: string | null;
  /** All that the envelope offers as a fee, in stroops; for a fee bump, the fee of the outer transaction. */
  readonly fee: bigint;
  /**
   * What the signer approves: the authorization entries of the source account, which the signature of the transaction
   * approves, and those of the signer's address. All entries if the signer is not known.
   */
  readonly requests: readonly ApprovalRequest[];
}

/**
 * A function that decides whether a transaction may be signed: it returns the violations of its rules, or an empty list
 * to approve. A promise is no list, and is not accepted.
 */
export type TransactionApprover = (transaction: TransactionRequest) => readonly PolicyViolation[];

const ACTION = "read the transaction request";

/**
 * What a signature of a transaction would approve, for a {@linkcode TransactionApprover}. `signTransaction` makes the
 * same request of the transaction that it signs.
 *
 * @param envelope the transaction, of any kind
 * @param networkPassphrase the passphrase of the network
 * @param signer the account (`G…`) of the key that would sign; by default it is not known
 * @returns the request, which shares nothing with `envelope`
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `network/passphrase` if the passphrase is empty or the name of a network; `strkey/…` if `signer` is
 * no account; `xdr/…` if the envelope cannot be encoded
 *
 * @example The fee and the signer of a payment
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
  const copy = parseEnvelope(ACTION, envelope);
  const networkId = networkIdOf(networkPassphrase, ACTION);
  if (signer !== undefined) parseAccountKey(ACTION, "signer", signer); // checks it
  const requests = approvalRequests(copy, networkPassphrase).filter(({ credentials, address }) =>
    signer === undefined || credentials === "sourceAccount" || address === signer
  );
  return { envelope: copy, networkId, signer: signer ?? null, fee: BigInt(copy.value.tx.fee), requests };
}
