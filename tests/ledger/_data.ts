/** Real ledgers, and what two other readers make of them: `tests/vectors/ledgers`. */

import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** The passphrase of the network that closed the ledgers. */
export const PUBLIC = "Public Global Stellar Network ; September 2015";

/** The sequences of the ledgers. */
export const SEQUENCES = [51_000_294, 57_500_008, 63_092_990, 63_092_996] as const;

/** A row with columns that are compared one by one. */
export type Row = { readonly [column: string]: unknown };

/** What the Go SDK's reader and stellar-etl read from a ledger. */
export interface ExpectedRows {
  readonly reader: readonly {
    readonly index: number;
    readonly hash: string;
    readonly ok: boolean;
    readonly operations: number;
    readonly feeBump: boolean;
    readonly feeChanges: number;
    readonly postFeeChanges: number;
    readonly transactionEvents: number;
    readonly operationEvents: readonly number[];
    readonly diagnosticEvents: number;
    readonly feeCharged: string;
  }[];
  readonly ledger: Row;
  readonly transactions: readonly Row[];
  readonly operations: readonly Row[];
  readonly events: readonly Row[];
  readonly token_transfers: readonly Row[];
  /** Transaction, reason, type of the change, and the first 6 bytes of the hashes of the key and of the entry. */
  readonly changes: readonly (readonly [
    hash: string | null,
    reason: string,
    type: string,
    key: string,
    entry: string | null,
  ])[];
}

/** A ledger that was cut from a real one, and what the Go SDK reads from it. */
export interface MadeLedger {
  readonly name: string;
  /** The `LedgerCloseMeta`, hexadecimal. */
  readonly meta: string;
  /** The error, if a transaction has no envelope. */
  readonly error?: string;
  readonly version: number;
  readonly sequence: number;
  readonly upgrades: number;
  readonly evicted: readonly string[];
  readonly transactions: readonly Row[] | null;
}

function read(name: string): Uint8Array {
  const bytes = readFileSync(new URL(`../vectors/ledgers/${name}`, import.meta.url));
  return name.endsWith(".br") ? new Uint8Array(brotliDecompressSync(bytes)) : bytes;
}

function json(name: string): unknown {
  return JSON.parse(new TextDecoder().decode(read(name)));
}

/** Returns the `LedgerCloseMeta` of a ledger. */
export function metaOf(sequence: number): Uint8Array {
  return read(`${sequence}.xdr.br`);
}

/** Returns the expected rows of a ledger. */
export function rowsOf(sequence: number): ExpectedRows {
  return json(`${sequence}.rows.json.br`) as ExpectedRows;
}

/** Returns the made ledgers. */
export function madeLedgers(): readonly MadeLedger[] {
  return json("made.json.br") as MadeLedger[];
}

/** Returns sequences, layouts and keys of ledger files. */
export function fileKeys(): readonly {
  readonly sequence: number;
  readonly ledgersPerBatch: number;
  readonly batchesPerPartition: number;
  readonly key: string;
}[] {
  return json("keys.json") as never;
}
