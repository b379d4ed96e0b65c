import { attempt, describe, Fault, quote, wrongType } from "../internal/fault.ts";
import { didYouMean } from "../internal/options.ts";
import type { ToJsonOptions } from "../xdr/json/mod.ts";
import { renameOf } from "../xdr/json/_shared.ts";
import type { JsonValue } from "../xdr/mod.ts";
import type { Rename } from "../xdr/_shared.ts";
import { RowContext } from "./_context.ts";
import { changeRows } from "./_change_rows.ts";
import { eventRows, transferRows } from "./_event_rows.ts";
import { ledgerRow, operationRows, transactionRows } from "./_transaction_rows.ts";
import { ClosedLedger } from "./_closed_ledger.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerRow, LedgerTable } from "./tables.ts";

/** The functions that write the rows of each table. */
const WRITERS: { readonly [T in LedgerTable]: (context: RowContext) => LedgerRow<T>[] } = {
  ledgers: (context) => [ledgerRow(context)],
  transactions: transactionRows,
  operations: operationRows,
  events: eventRows,
  token_transfers: transferRows,
  changes: changeRows,
};

/**
 * Returns the rows of a table for a ledger: flat JSON objects that SQL engines load without a mapping.
 *
 * Every row has all columns of {@linkcode LEDGER_TABLES}, in order. Integers wider than 32 bits are strings of digits,
 * times are strings such as `2026-06-19T00:21:37Z`, and values of contracts and ledger entries are SEP-51 JSON.
 *
 * Transactions that failed have rows too: in `transactions`, in `operations`, although these had no effect, in `events`
 * (fees) and in `changes` (fees and sequence numbers). `token_transfers` contains what moves balances: transfers,
 * mints, burns, clawbacks and fees. Events that look like these but are malformed are only in `events`. A fee is listed
 * if the contract of the native asset emitted it.
 *
 * @param ledger the result of `readLedger`
 * @param table the name of the table
 * @returns the rows, in the order of the ledger
 * @throws {TypeError} if `ledger` is not a result of `readLedger`, `table` is unknown, an option is unknown or of the
 *   wrong type, or a part of a ledger that was read from a value has the wrong type
 * @throws {RangeError} if the ledger was closed after the year 9999, has no ID of 64 bits, or a number in a value from
 *   which it was read is out of range
 * @throws {DwsaError} `ledger/no-envelope` for `ledgers`, `transactions` and `operations`, if no envelope has the hash of
 *   a transaction; `xdr/…` if a value from which the ledger was read cannot be encoded
 *
 * @example The rows of an empty ledger
 * ```ts
 * import { ledgerRows, readLedger } from "@dwsa/base/ledger";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const zeros = new Uint8Array(412); // the LedgerCloseMeta of an empty ledger, version 0
 * const [row] = ledgerRows(readLedger(zeros, Networks.PUBLIC), "ledgers");
 * assert.deepEqual([row?.id, row?.closed_at, row?.operation_count], ["0", "1970-01-01T00:00:00Z", 0]);
 * ```
 */
export function ledgerRows<T extends LedgerTable>(ledger: Ledger, table: T): LedgerRow<T>[];
/**
 * Returns the rows of a table with the given spelling of names. With `{ names: "stellar" }`, columns and values have
 * `soroban` where this library has `dwsa`.
 *
 * @param ledger the result of `readLedger`
 * @param table the name of the table
 * @param options the spelling of names
 * @returns the rows, in the order of the ledger
 * @throws {TypeError | RangeError | DwsaError} as in the first overload
 */
export function ledgerRows(
  ledger: Ledger,
  table: LedgerTable,
  options: ToJsonOptions | undefined,
): { readonly [column: string]: JsonValue }[];
export function ledgerRows(
  ledger: Ledger,
  table: LedgerTable,
  options?: ToJsonOptions,
): { readonly [column: string]: JsonValue }[] {
  return attempt("write rows", () => {
    const source = ClosedLedger.source(ledger);
    if (source === undefined) throw wrongType("ledger", "a result of readLedger", ledger);
    if (typeof table !== "string" || !Object.hasOwn(WRITERS, table)) {
      const names = Object.keys(WRITERS);
      const got = typeof table === "string" ? `${quote(table)}${didYouMean(table, names)}` : describe(table);
      throw new Fault("type", `expected table to be one of ${names.join(", ")}, got ${got}`);
    }
    const rename = renameOf(options);
    const rows = WRITERS[table](new RowContext(ledger, source, rename));
    return options?.names === "stellar" ? rows.map((row) => renameColumns(row, rename)) : rows;
  });
}

function renameColumns(row: { readonly [column: string]: JsonValue }, rename: Rename): { [column: string]: JsonValue } {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [rename(column), value]));
}
