/** Reads the parts of transactions. */

import {
  type OperationBody,
  Preconditions,
  Transaction,
  type TransactionEnvelope,
  TransactionExt,
  type TransactionV0,
} from "../xdr/mod.ts";
import { MuxedAccount } from "../xdr/mod.ts";

/** Returns the body of a contract operation, which requires resource data; `undefined` for any other operation. */
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

/** Returns the resource fee, which `fee` includes; 0 for a transaction without resource data. */
export function resourceFeeOf({ ext }: Transaction): bigint {
  return ext.type === "dwsaData" ? ext.value.resourceFee : 0n;
}

/** Converts a V0 transaction to the current version. Both have the same hash (CAP-15). */
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

/** Returns the transaction of an envelope in the current version; for a fee bump, the inner transaction. */
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

/** Returns the 32-byte key of an account; for a muxed account, the key of the underlying account. */
export function accountKey({ type, value }: MuxedAccount): Uint8Array {
  return type === "keyTypeEd25519" ? value : value.ed25519;
}
