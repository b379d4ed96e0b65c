/** The fields of a transaction in a ledger, in the responses to `getTransaction` and `getTransactions`. */

import {
  diagnosticEventFromJson,
  transactionEnvelopeFromJson,
  transactionMetaFromJson,
  transactionResultFromJson,
} from "../xdr/json/mod.ts";
import { DiagnosticEvent, type ScVal, TransactionEnvelope, TransactionMeta, TransactionResult } from "../xdr/mod.ts";
import type { RpcObject } from "./_rpc.ts";
import type { LedgerTransaction } from "./ledger_transaction.ts";

/** Reads the fields of a transaction whose status is known. */
export function ledgerTransaction(object: RpcObject, status: LedgerTransaction["status"]): LedgerTransaction {
  const meta = object.requiredXdr("resultMetaXdr", "resultMetaJson", TransactionMeta, transactionMetaFromJson);
  return {
    status,
    ledger: object.uint32("ledger"),
    createdAt: object.uint64("createdAt"),
    envelope: object.requiredXdr("envelopeXdr", "envelopeJson", TransactionEnvelope, transactionEnvelopeFromJson),
    result: object.requiredXdr("resultXdr", "resultJson", TransactionResult, transactionResultFromJson),
    meta,
    returnValue: returnValueOf(meta),
    events: object.xdrList("diagnosticEventsXdr", "diagnosticEventsJson", DiagnosticEvent, diagnosticEventFromJson) ??
      [],
  };
}

/** The value that a contract call returned. */
function returnValueOf(meta: TransactionMeta): ScVal | null {
  return meta.type === "v3" || meta.type === "v4" ? meta.value.dwsaMeta?.returnValue ?? null : null;
}
