/** Parses a transaction in the responses to `getTransaction` and `getTransactions`. */

import { DiagnosticEvent, type ScVal, TransactionEnvelope, TransactionMeta, TransactionResult } from "../xdr/mod.ts";
import type { RpcObject } from "./_rpc.ts";
import type { LedgerTransaction } from "./ledger_transaction.ts";

/** Parses the fields of a transaction. Throws if the status contradicts the result. */
export function ledgerTransaction(object: RpcObject, status: LedgerTransaction["status"]): LedgerTransaction {
  const meta = object.requiredXdr("resultMetaXdr", "resultMetaJson", TransactionMeta);
  const result = object.requiredXdr("resultXdr", "resultJson", TransactionResult);
  const expected = isSuccessful(result) ? "SUCCESS" : "FAILED";
  if (status !== expected) {
    throw object.unexpected("status", `"${expected}" for the result ${result.result.type}`, status);
  }
  const names = ["diagnosticEventsXdr", "diagnosticEventsJson"] as const;
  const events = object.readableXdrList(...names, DiagnosticEvent);
  return {
    status,
    ledger: object.uint32("ledger"),
    createdAt: object.uint64("createdAt"),
    envelope: object.requiredXdr("envelopeXdr", "envelopeJson", TransactionEnvelope),
    result,
    meta,
    returnValue: returnValueOf(meta),
    events,
    ...object.unread,
  };
}

/** Returns whether a transaction succeeded. */
export function isSuccessful({ result: { type } }: TransactionResult): boolean {
  return type === "txSuccess" || type === "txFeeBumpInnerSuccess";
}

/** Returns the return value of a contract call; `null` if there is none. */
export function returnValueOf(meta: TransactionMeta): ScVal | null {
  return meta.type === "v3" || meta.type === "v4" ? meta.value.dwsaMeta?.returnValue ?? null : null;
}
