/** The parts of transactions that several functions of this area read. */

import {
  type OperationBody,
  Preconditions,
  Transaction,
  type TransactionEnvelope,
  TransactionExt,
  type TransactionV0,
} from "../xdr/mod.ts";
import { MuxedAccount } from "../xdr/mod.ts";

/** The body of an operation that needs resources, `undefined` for any other. */
export function contractOperation(
  body: OperationBody,
): OperationBody<"invokeHostFunction" | "extendFootprintTtl" | "restoreFootprint"> | undefined {
  switch (body.type) {
    case "invokeHostFunction":
    case "extendFootprintTtl":
    case "restoreFootprint":
      return body;
    default:
      return undefined;
  }
}

/** The fee for resources that a transaction carries: it is part of `fee` exactly when there are resource data. */
export function resourceFeeOf({ ext }: Transaction): bigint {
  return ext.type === "dwsaData" ? ext.value.resourceFee : 0n;
}

/** A transaction of the first version as one of today: since protocol 13 both have the same hash (CAP-15). */
export function fromTransactionV0(tx: TransactionV0): Transaction {
  const { sourceAccountEd25519, fee, seqNum, timeBounds, memo, operations } = tx;
  return new Transaction({
    sourceAccount: MuxedAccount.keyTypeEd25519(sourceAccountEd25519),
    fee,
    seqNum,
    cond: timeBounds === null ? Preconditions.precondNone() : Preconditions.precondTime(timeBounds),
    memo,
    operations,
    ext: TransactionExt.v0(),
  });
}

/** The transaction in an envelope, in the form of today: of a fee bump, the inner one. */
export function transactionOf(envelope: TransactionEnvelope): Transaction {
  switch (envelope.type) {
    case "envelopeTypeTxV0":
      return fromTransactionV0(envelope.value.tx);
    case "envelopeTypeTx":
      return envelope.value.tx;
    case "envelopeTypeTxFeeBump":
      return envelope.value.tx.innerTx.value.tx;
  }
}

/** The key of an account or of the account in a muxed account: 32 bytes. */
export function accountKey({ type, value }: MuxedAccount): Uint8Array {
  return type === "keyTypeEd25519" ? value : value.ed25519;
}
