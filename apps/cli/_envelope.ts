/** The authorization entries inside a transaction envelope. */

import {
  type DwsaAuthorizationEntry,
  FeeBumpTransaction,
  FeeBumpTransactionEnvelope,
  FeeBumpTransactionInnerTx,
  InvokeHostFunctionOp,
  Operation,
  OperationBody,
  Transaction,
  TransactionEnvelope,
  TransactionV0,
  TransactionV0Envelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";

/** Returns the entries of an envelope, in order. */
export function entriesOf(
  envelope: TransactionEnvelope,
): DwsaAuthorizationEntry[] {
  const entries: DwsaAuthorizationEntry[] = [];
  mapEntries(envelope, (entry) => {
    entries.push(entry);
    return entry;
  });
  return entries;
}

/** Returns a copy of the envelope with each entry replaced by the result of `change`, in order. */
export function mapEntries(
  envelope: TransactionEnvelope,
  change: (entry: DwsaAuthorizationEntry) => DwsaAuthorizationEntry,
): TransactionEnvelope {
  const mapOperation = (operation: Operation): Operation => {
    if (operation.body.type !== "invokeHostFunction") return operation;
    const { hostFunction, auth } = operation.body.value;
    const changed = new InvokeHostFunctionOp({
      hostFunction,
      auth: auth.map(change),
    });
    return new Operation({
      ...operation,
      body: OperationBody.invokeHostFunction(changed),
    });
  };
  const mapV1 = ({ tx, signatures }: TransactionV1Envelope) =>
    new TransactionV1Envelope({
      tx: new Transaction({
        ...tx,
        operations: tx.operations.map(mapOperation),
      }),
      signatures,
    });
  switch (envelope.type) {
    case "envelopeTypeTxV0": {
      const { tx, signatures } = envelope.value;
      return TransactionEnvelope.envelopeTypeTxV0(
        new TransactionV0Envelope({
          tx: new TransactionV0({
            ...tx,
            operations: tx.operations.map(mapOperation),
          }),
          signatures,
        }),
      );
    }
    case "envelopeTypeTx":
      return TransactionEnvelope.envelopeTypeTx(mapV1(envelope.value));
    case "envelopeTypeTxFeeBump": {
      const { tx, signatures } = envelope.value;
      const innerTx = FeeBumpTransactionInnerTx.envelopeTypeTx(
        mapV1(tx.innerTx.value),
      );
      return TransactionEnvelope.envelopeTypeTxFeeBump(
        new FeeBumpTransactionEnvelope({
          tx: new FeeBumpTransaction({ ...tx, innerTx }),
          signatures,
        }),
      );
    }
  }
}

/** Returns whether a transaction, or the inner transaction of a fee bump, is signed. */
export function isSigned(envelope: TransactionEnvelope): boolean {
  if (envelope.value.signatures.length > 0) return true;
  return envelope.type === "envelopeTypeTxFeeBump" &&
    envelope.value.tx.innerTx.value.signatures.length > 0;
}

/** Returns the inner transaction of a fee bump; `undefined` for any other envelope. */
export function innerOf(
  envelope: TransactionEnvelope,
): TransactionEnvelope | undefined {
  if (envelope.type !== "envelopeTypeTxFeeBump") return undefined;
  return TransactionEnvelope.envelopeTypeTx(envelope.value.tx.innerTx.value);
}
