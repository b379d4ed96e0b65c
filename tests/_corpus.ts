/** Real values from the ledger, those of `tests/vectors/ledger.json`. */

import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { TypeName } from "@dwsa/base/catalogue";

/** A value: its XDR as base64, and for some types the expected result. */
export interface CorpusEntry {
  readonly xdr: string;
  readonly [field: string]: unknown;
}

/** The groups of values, and the wire type of each. */
export const CORPUS_TYPES: readonly (readonly [kind: string, type: TypeName])[] = [
  ["authorizationEntries", "DwsaAuthorizationEntry"],
  ["transactionData", "DwsaTransactionData"],
  ["contractEvents", "ContractEvent"],
  ["diagnosticEvents", "DiagnosticEvent"],
  ["scVals", "ScVal"],
  ["ledgerKeys", "LedgerKey"],
  ["transactionEnvelopes", "TransactionEnvelope"],
  ["transactionMetas", "TransactionMeta"],
  ["transactionResults", "TransactionResult"],
];

let loaded: Readonly<Record<string, readonly (CorpusEntry | string)[]>> | undefined;

/** Returns the values of a group. */
export function corpus(kind: string): readonly CorpusEntry[] {
  loaded ??= JSON.parse(readFileSync(new URL("./vectors/ledger.json", import.meta.url), "utf8"));
  const entries = loaded![kind];
  if (entries === undefined) throw new Error(`The ledger corpus has no ${kind}`);
  return entries.map((entry) => typeof entry === "string" ? { xdr: entry } : entry);
}

/** Creates a test of the values of a group. */
export function corpusTest(
  name: string,
  kind: string,
  body: (entries: readonly CorpusEntry[]) => void | Promise<void>,
): void {
  test(name, () => body(corpus(kind)));
}
