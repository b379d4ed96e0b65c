import { LedgerEntryData, LedgerKey } from "../xdr/mod.ts";
import { decodeJson, type JsonDecoder, resultOf } from "./_rpc.ts";

/** Ledger entries; see {@linkcode readLedgerEntries}. */
export interface LedgerEntries {
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
  /** The entries that were found, in the order of the response. Keys without an entry are omitted. */
  readonly entries: readonly FoundLedgerEntry[];
}

/** A ledger entry. */
export interface FoundLedgerEntry {
  /** The key of the entry. Compare it with the requested keys, since the order of entries can differ. */
  readonly key: LedgerKey;
  /** The contents of the entry. */
  readonly data: LedgerEntryData;
  /** The ledger in which the entry was last changed. */
  readonly lastModifiedLedger: number;
  /** The last ledger in which the entry is live, for contract data and code; `null` for all other entries. */
  readonly liveUntilLedger: number | null;
}

/**
 * Parses an RPC server's response to `getLedgerEntries`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the entries that were found, and the latest ledger
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `transaction/rpc` if the response is a server error, or the field in `path` is missing or malformed
 *
 * @example The balance of an account
 * ```ts
 * import { readLedgerEntries } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const key = "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA==";
 * const xdr =
 *   "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";
 * const response = { latestLedger: 7, entries: [{ key, xdr, lastModifiedLedgerSeq: 5 }] };
 *
 * const { entries: [entry] } = readLedgerEntries({ jsonrpc: "2.0", id: 1, result: response });
 * assert(entry?.data.type === "account");
 * assert.equal(entry.data.value.balance, 1_000_000_000n);
 * assert.equal(entry.liveUntilLedger, null);
 * ```
 */
export function readLedgerEntries(response: unknown): LedgerEntries {
  return ledgerEntriesIn(response, decodeJson);
}

/** Reads entries; see {@linkcode readLedgerEntries}. Without `json`, the response is one to a request for base64. */
export function ledgerEntriesIn(response: unknown, json?: JsonDecoder): LedgerEntries {
  const result = resultOf("read the ledger entries", response, json);
  return {
    latestLedger: result.uint32("latestLedger"),
    entries: result.requiredObjects("entries").map((entry) => ({
      key: entry.requiredXdr("key", "keyJson", LedgerKey),
      data: entry.requiredXdr("xdr", "dataJson", LedgerEntryData),
      lastModifiedLedger: entry.uint32("lastModifiedLedgerSeq"),
      // Older servers send 0 for entries that have no such ledger.
      liveUntilLedger: entry.uint32OrNull("liveUntilLedgerSeq") || null,
    })),
  };
}
