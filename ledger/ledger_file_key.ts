import { attempt, Fault, wrongType } from "../internal/fault.ts";
import { readChoice, readOptions } from "../internal/options.ts";

/** The layout of a store of ledger files: its `.config.json` (SEP-54). */
export interface LedgerStoreConfig {
  /** The number of ledgers in a file, from 1 to 2^32 - 1. */
  readonly ledgersPerBatch: number;
  /** The number of files in a folder, from 1 to 2^32 - 1. With 1, there are no folders. */
  readonly batchesPerPartition: number;
  /** The compression of the files. The only value is `"zstd"`. */
  readonly compression?: "zstd" | undefined;
  /** The passphrase of the network. It does not affect keys. */
  readonly networkPassphrase?: string | undefined;
  /** The version of the layout. It does not affect keys. */
  readonly version?: string | undefined;
}

const MAX_UINT32 = 0xffff_ffff;

/**
 * Returns the key of the object that contains a ledger in a store of ledger files (SEP-54, version 0.2.0). Keys begin
 * with a number that counts down, so that the newest file is listed first.
 *
 * The object is a `LedgerCloseMetaBatch`, compressed with zstd: decompress it, and read each of its `ledgerCloseMetas`.
 *
 * @param sequence the sequence of the ledger, from 2 to 2^32 - 1
 * @param config the parsed `.config.json` of the store
 * @returns the key, relative to the folder of `.config.json`
 * @throws {TypeError} if `sequence` or a field of `config` has the wrong type, a field is missing or unknown, or
 *   `compression` is not `"zstd"`
 * @throws {RangeError} if `sequence`, a size in `config`, or the product of the sizes is out of range
 *
 * @example The file of one ledger
 * ```ts
 * import { ledgerFileKey } from "@dwsa/base/ledger";
 * import assert from "node:assert/strict";
 *
 * const config = { ledgersPerBatch: 1, batchesPerPartition: 64_000 };
 * assert.equal(ledgerFileKey(2, config), "FFFFFFFF--0-63999/FFFFFFFD--2.xdr.zst");
 * ```
 */
export function ledgerFileKey(sequence: number, config: LedgerStoreConfig): string {
  return attempt("make the key of a ledger file", () => {
    const { ledgersPerBatch, batchesPerPartition, compression, ...texts } = readOptions<LedgerStoreConfig>(
      config ?? null,
      ["ledgersPerBatch", "batchesPerPartition", "compression", "networkPassphrase", "version"],
      "config",
    );
    readChoice("config.compression", compression, ["zstd"]);
    for (const [name, value] of Object.entries(texts)) {
      if (value !== undefined && typeof value !== "string") throw wrongType(`config.${name}`, "a string", value);
    }
    requireInteger("sequence", sequence, 2);
    const batchSize = requireInteger("config.ledgersPerBatch", ledgersPerBatch, 1);
    const partitionSize = batchSize * requireInteger("config.batchesPerPartition", batchesPerPartition, 1);
    if (partitionSize > MAX_UINT32) {
      const rule = `ledgersPerBatch × batchesPerPartition exceeds 2^32 - 1: it is ${partitionSize}`;
      throw new Fault("range", rule);
    }
    const start = sequence - sequence % batchSize;
    const end = batchSize === 1 ? "" : `-${lastOf(start, batchSize)}`;
    const file = `${countDown(start)}--${start}${end}.xdr.zst`;
    if (batchesPerPartition === 1) return file;
    const first = sequence - sequence % partitionSize;
    return `${countDown(first)}--${first}-${lastOf(first, partitionSize)}/${file}`;
  });
}

function requireInteger(name: string, value: unknown, least: number): number {
  if (typeof value !== "number") throw wrongType(name, "a number", value);
  if (Number.isInteger(value) && value >= least && value <= MAX_UINT32) return value;
  throw new Fault("range", `expected ${name} to be an integer from ${least} to 2^32 - 1, got ${value}`);
}

/** Returns the last of `size` sequences, of which there is none above 2^32 - 1. */
function lastOf(start: number, size: number): number {
  return Math.min(start + size - 1, MAX_UINT32);
}

/** Returns 8 hexadecimal digits that sort sequences in descending order. */
function countDown(sequence: number): string {
  return (MAX_UINT32 - sequence).toString(16).toUpperCase().padStart(8, "0");
}
