import type { Bytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { networkIdOf } from "../internal/network_id.ts";
import { hash } from "../keys/mod.ts";
import {
  TransactionEnvelope,
  TransactionSignaturePayload,
  TransactionSignaturePayloadTaggedTransaction,
} from "../xdr/mod.ts";
import { fromTransactionV0 } from "./_transaction.ts";

/**
 * The hash of a transaction on a network: its signers sign it, and it identifies the transaction. It does not cover the
 * signatures in the envelope.
 *
 * @param envelope the transaction in its envelope, of any of the three kinds
 * @param networkPassphrase the passphrase of the network
 * @returns the 32-byte hash
 * @throws {TypeError} if `envelope` is not a `TransactionEnvelope`, or `networkPassphrase` not a string
 * @throws {DwsaError} `network/passphrase` if the passphrase is empty; `xdr/…` if a part of the transaction is malformed
 *
 * @example Sign a transaction
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
  const action = "hash transaction";
  if (!TransactionEnvelope.is(envelope)) throw wrongType(action, "envelope", "a TransactionEnvelope", envelope);
  return hash(signaturePayload(action, envelope, networkPassphrase).toXDR());
}

/** The payload whose hash is signed: the network and the transaction, without signatures. */
export function signaturePayload(
  action: string,
  envelope: TransactionEnvelope,
  networkPassphrase: string,
): TransactionSignaturePayload {
  const networkId = networkIdOf(networkPassphrase, action);
  return new TransactionSignaturePayload({ networkId, taggedTransaction: taggedTransaction(envelope) });
}

function taggedTransaction(envelope: TransactionEnvelope): TransactionSignaturePayloadTaggedTransaction {
  switch (envelope.type) {
    case "envelopeTypeTxV0":
      return TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(fromTransactionV0(envelope.value.tx));
    case "envelopeTypeTx":
      return TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(envelope.value.tx);
    case "envelopeTypeTxFeeBump":
      return TransactionSignaturePayloadTaggedTransaction.envelopeTypeTxFeeBump(envelope.value.tx);
  }
}
