import { attempt } from "../internal/fault.ts";
import type { Bytes } from "../internal/bytes.ts";
import { hash } from "../keys/mod.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import { requireEnvelope } from "./_parameters.ts";
import { signaturePayload } from "./_signature_payload.ts";

/**
 * Computes the hash of a transaction on a network. Signers sign this hash, and it identifies the transaction.
 *
 * The hash does not cover the signatures of the envelope. The hash of a fee bump covers those of its inner transaction.
 *
 * @param envelope the envelope of a transaction of any type
 * @param networkPassphrase the network passphrase
 * @returns the 32-byte hash
 * @throws {TypeError} if `envelope` is not a `TransactionEnvelope`, or `networkPassphrase` is not a string
 * @throws {RangeError} if a number in the transaction is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid; `xdr/…` if a part of the transaction is
 *   malformed
 *
 * @example A signature does not change the hash
 * ```ts
 * import { Contract, hashTransaction, Keypair } from "@dwsa/base";
 * import * as xdr from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const passphrase = "Test SDF Network ; September 2015";
 * const keypair = Keypair.master(passphrase);
 * const tx = new xdr.Transaction({
 *   sourceAccount: keypair.xdrMuxedAccount(),
 *   fee: 100,
 *   seqNum: 1n,
 *   cond: xdr.Preconditions.precondNone(),
 *   memo: xdr.Memo.memoNone(),
 *   operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
 *   ext: xdr.TransactionExt.v0(),
 * });
 * const envelope = (signatures: xdr.DecoratedSignature[]) =>
 *   xdr.TransactionEnvelope.envelopeTypeTx(new xdr.TransactionV1Envelope({ tx, signatures }));
 *
 * const hash = hashTransaction(envelope([]), passphrase);
 * const signed = envelope([keypair.signDecorated(hash)]);
 * assert.deepEqual(hashTransaction(signed, passphrase), hash);
 * ```
 */
export function hashTransaction(envelope: TransactionEnvelope, networkPassphrase: string): Bytes {
  return attempt("hash the transaction", () => {
    requireEnvelope(envelope);
    return hash(signaturePayload(envelope, networkPassphrase).toXDR());
  });
}
