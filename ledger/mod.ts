/**
 * Closed ledgers: transactions with their envelopes, and flat rows for SQL engines.
 *
 * - {@linkcode readLedger}: the transactions of a `LedgerCloseMeta`, each with its envelope, result, meta and fee changes
 * - {@linkcode ledgerRows}: the rows of a ledger, in six tables whose columns {@linkcode LEDGER_TABLES} lists
 * - {@linkcode ledgerFileKey}: the key of a ledger's file in a store (SEP-54)
 *
 * The library neither opens nor decompresses files. A decompressed file of a store is a `LedgerCloseMetaBatch`; a meta
 * stream of a node is read with `decodeStream(LedgerCloseMeta, chunks, { framing: "records" })`.
 *
 * @example The key of a ledger's file
 * ```ts
 * import { ledgerFileKey } from "@dwsa/base/ledger";
 * import assert from "node:assert/strict";
 *
 * const key = ledgerFileKey(63_092_990, { ledgersPerBatch: 1, batchesPerPartition: 1 });
 * assert.equal(key, "FC3D4701--63092990.xdr.zst");
 * ```
 *
 * - SEP-54, ledger files: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0054.md
 *
 * @module ledger
 */
export { ledgerFileKey, type LedgerStoreConfig } from "./ledger_file_key.ts";
export { ledgerRows } from "./ledger_rows.ts";
export type { ClosedTransaction, Ledger } from "./ledger.ts";
export { readLedger } from "./read_ledger.ts";

export { type Column, type ColumnTypes, LEDGER_TABLES, type LedgerRow, type LedgerTable } from "./tables.ts";
