/** Values of the ledger, converted to JSON and back. */

import assert from "node:assert/strict";
import {
  contractEventFromJson,
  diagnosticEventFromJson,
  dwsaAuthorizationEntryFromJson,
  dwsaTransactionDataFromJson,
  ledgerKeyFromJson,
  scValFromJson,
  toJson,
  transactionEnvelopeFromJson,
  transactionMetaFromJson,
  transactionResultFromJson,
} from "@dwsa/base/json";
import * as xdr from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";

const kinds: readonly {
  readonly kind: string;
  readonly type: { fromXDR(text: string): xdr.XdrValue };
  readonly read: (json: unknown) => xdr.XdrValue;
}[] = [
  { kind: "authorizationEntries", type: xdr.DwsaAuthorizationEntry, read: dwsaAuthorizationEntryFromJson },
  { kind: "transactionData", type: xdr.DwsaTransactionData, read: dwsaTransactionDataFromJson },
  { kind: "contractEvents", type: xdr.ContractEvent, read: contractEventFromJson },
  { kind: "diagnosticEvents", type: xdr.DiagnosticEvent, read: diagnosticEventFromJson },
  { kind: "scVals", type: xdr.ScVal, read: scValFromJson },
  { kind: "ledgerKeys", type: xdr.LedgerKey, read: ledgerKeyFromJson },
  { kind: "transactionEnvelopes", type: xdr.TransactionEnvelope, read: transactionEnvelopeFromJson },
  { kind: "transactionMetas", type: xdr.TransactionMeta, read: transactionMetaFromJson },
  { kind: "transactionResults", type: xdr.TransactionResult, read: transactionResultFromJson },
];

for (const { kind, type, read } of kinds) {
  corpusTest(`JSON keeps every byte of the ledger's ${kind}, with either spelling of names`, kind, (entries) => {
    assert.ok(entries.length > 0);
    for (const { xdr: text } of entries) {
      const value = type.fromXDR(text);
      assert.equal(read(JSON.parse(JSON.stringify(value))).toXDR("base64"), text);
      assert.equal(read(toJson(value, { names: "stellar" })).toXDR("base64"), text);
    }
  });
}
