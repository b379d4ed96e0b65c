import assert from "node:assert/strict";
import { toBase64, toHex } from "@dwsa/base";
import * as xdr from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";

const kinds: readonly { kind: string; type: { fromXDR(text: string, format?: xdr.XdrFormat): xdr.XdrValue } }[] = [
  { kind: "authorizationEntries", type: xdr.DwsaAuthorizationEntry },
  { kind: "transactionData", type: xdr.DwsaTransactionData },
  { kind: "contractEvents", type: xdr.ContractEvent },
  { kind: "diagnosticEvents", type: xdr.DiagnosticEvent },
  { kind: "scVals", type: xdr.ScVal },
  { kind: "ledgerKeys", type: xdr.LedgerKey },
  { kind: "transactionEnvelopes", type: xdr.TransactionEnvelope },
  { kind: "transactionMetas", type: xdr.TransactionMeta },
  { kind: "transactionResults", type: xdr.TransactionResult },
];

for (const { kind, type } of kinds) {
  corpusTest(`fromXDR() and toXDR() keep every byte of the ledger's ${kind}`, kind, (entries) => {
    assert.ok(entries.length > 0);
    for (const { xdr: text } of entries) {
      const value = type.fromXDR(text);
      assert.equal(value.toXDR("base64"), text);
      assert.equal(toBase64(value.toXDR()), text);
      assert.ok(value.equals(type.fromXDR(toHex(value.toXDR()), "hex")));
      assert.doesNotThrow(() => JSON.stringify(value));
    }
  });
}
