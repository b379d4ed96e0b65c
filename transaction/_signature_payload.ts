/** Creates the signature payload of a transaction. */

import { networkIdOf } from "../network/_shared.ts";
import {
  TransactionEnvelope,
  TransactionSignaturePayload,
  TransactionSignaturePayloadTaggedTransaction,
} from "../xdr/mod.ts";
import { fromTransactionV0 } from "./_transaction.ts";

/** Returns the signature payload of an envelope: the network ID and the transaction, without the envelope's signatures. */
export function signaturePayload(
  envelope: TransactionEnvelope,
  networkPassphrase: string,
): TransactionSignaturePayload {
  const networkId = networkIdOf(networkPassphrase);
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
