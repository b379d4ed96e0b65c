/** The rows of real ledgers, compared with those of stellar-etl and of the Go SDK by table and column. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { fromHex } from "@dwsa/base/encoding";
import { contractCodeKey } from "@dwsa/base/contract";
import { ledgerEntryFromJson, ledgerKeyFromJson, scValFromJson, toJson } from "@dwsa/base/json";
import { type Ledger, LEDGER_TABLES, ledgerRows, type LedgerTable, readLedger } from "@dwsa/base/ledger";
import {
  LedgerCloseMeta,
  LedgerCloseMetaV2,
  type LedgerEntry,
  LedgerHeader,
  LedgerHeaderHistoryEntry,
  LedgerUpgrade,
  TransactionResult,
  TransactionResultMetaV1,
  TransactionResultPair,
  TransactionResultResult,
  UpgradeEntryMeta,
} from "@dwsa/base/xdr";
import { madeLedgers, metaOf, PUBLIC, type Row, rowsOf, SEQUENCES } from "./_data.ts";

const TABLES = Object.keys(LEDGER_TABLES) as LedgerTable[];
const ledgers = SEQUENCES.map((sequence) => readLedger(metaOf(sequence), PUBLIC));

/** Returns the rows of a table in all ledgers. */
const rowsIn = <T extends LedgerTable>(table: T) => ledgers.flatMap((ledger) => ledgerRows(ledger, table));

/** Returns the expected rows of a table in all ledgers, with the names of this library. */
function expectedIn(table: "transactions" | "operations" | "events" | "token_transfers"): Row[] {
  return SEQUENCES.flatMap((sequence) => rowsOf(sequence)[table]).map(renamed);
}

function renamed(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column.replace("soroban", "dwsa"), value]));
}

/** Compares each expected column of each row. */
function compareColumns(rows: readonly Row[], expected: readonly Row[], columns: readonly string[]): void {
  assert.equal(rows.length, expected.length);
  for (const column of columns) {
    assert.deepEqual(rows.map((row) => row[column]), expected.map((row) => row[column] ?? null), column);
  }
}

test("ledgerRows() writes 19 columns of ledgers as stellar-etl does", () => {
  const expected = SEQUENCES.map((sequence) => renamed(rowsOf(sequence).ledger));
  const columns = Object.keys(expected[0]!);
  assert.equal(columns.length, 19);
  compareColumns(rowsIn("ledgers"), expected, columns);
});

test("ledgerRows() writes 33 columns of transactions as stellar-etl does", () => {
  const expected = expectedIn("transactions");
  const columns = Object.keys(expected[0]!);
  assert.deepEqual([expected.length, columns.length], [1_291, 33]);
  compareColumns(rowsIn("transactions"), expected, columns);
});

test("ledgerRows() writes the operations as stellar-etl does, except for details", () => {
  const expected = expectedIn("operations");
  assert.equal(expected.length, 2_697);
  const rows = rowsIn("operations");
  const { trace: _, ...shared } = expected[0]!;
  compareColumns(rows, expected, Object.keys(shared));
  // Their code of the type repeats the type.
  const traces = rows.map((row) => `${row.type_string}_${row.operation_trace_code}`);
  assert.deepEqual(traces, expected.map(({ trace }) => trace));
});

test("ledgerRows() writes the events as stellar-etl does, without diagnostic events", () => {
  const expected = expectedIn("events");
  assert.equal(expected.length, 2_808);
  const base64 = (json: unknown) => scValFromJson(json as "void").toXDR("base64");
  const rows = rowsIn("events").map((row) => ({
    ...row,
    contract_id: row.contract_id ?? "",
    topics: (row.topics_decoded as unknown[]).map(base64),
    data: base64(row.data_decoded),
  }));
  compareColumns(rows, expected, Object.keys(expected[0]!));
});

test("ledgerRows() writes the token transfers as stellar-etl does, except for two listed differences", () => {
  const expected = expectedIn("token_transfers");
  const columns = Object.keys(expected[0]!);
  const key = (row: Row) => JSON.stringify(columns.map((column) => row[column] ?? null));
  const rest = new Map<string, number>();
  for (const row of expected) rest.set(key(row), (rest.get(key(row)) ?? 0) + 1);
  const isTaken = (row: Row): boolean => {
    const count = rest.get(key(row)) ?? 0;
    if (count > 0) rest.set(key(row), count - 1);
    return count > 0;
  };
  const rows = rowsIn("token_transfers");
  assert.deepEqual([rows.length, expected.length], [2_789, 2_789]);
  const different = rows.filter((row) => !isTaken(row));
  // 1: their ID of a recipient is 0 if it is a text or bytes.
  const others = different.filter((row) => row.to_muxed_id === null || !isTaken({ ...row, to_muxed_id: "0" }));
  assert.equal(different.length - others.length, 94);
  // 2: they read [mint, admin, to] of a token that is no asset as [mint, to], with the admin as recipient.
  assert.equal(others.length, 1);
  const [mint] = others;
  assert.deepEqual([mint!.event_topic, mint!.asset, mint!.to === mint!.contract_id], ["mint", null, false]);
  assert.ok(isTaken({ ...mint, to: mint!.contract_id }));
  const next = rowsIn("events").find((row) =>
    row.transaction_id === mint!.transaction_id && row.event_index === mint!.event_index + 1
  );
  assert.ok(JSON.stringify(next).includes(mint!.to!)); // the deposit of the same account
});

const short = (xdr: Uint8Array) => createHash("sha256").update(xdr).digest("hex").slice(0, 12);

test("ledgerRows() writes the changes that the Go SDK reads", () => {
  let count = 0;
  for (const [i, sequence] of SEQUENCES.entries()) {
    const rows = ledgerRows(ledgers[i]!, "changes").map((row) => [
      row.transaction_hash,
      row.reason,
      row.change_type,
      short(ledgerKeyFromJson(row.ledger_key as never).toXDR()),
      row.entry === null ? null : short(ledgerEntryFromJson(row.entry as never).toXDR()),
    ]);
    const sorted = (list: readonly unknown[]) => list.map((row) => JSON.stringify(row)).sort();
    assert.deepEqual(sorted(rows), sorted(rowsOf(sequence).changes));
    count += rows.length;
  }
  assert.equal(count, 8_373);
});

const made = madeLedgers().filter(({ error }) => !error).map(({ meta }) => readLedger(fromHex(meta), PUBLIC));
const JSON_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  bool: (value) => typeof value === "boolean",
  uint32: (value) => Number.isInteger(value) && (value as number) >= 0,
  int64: (value) => typeof value === "string" && BigInt.asIntN(64, BigInt(value)) === BigInt(value),
  uint64: (value) => typeof value === "string" && BigInt.asUintN(64, BigInt(value)) === BigInt(value),
  int128: (value) => typeof value === "string" && BigInt.asIntN(128, BigInt(value)) === BigInt(value),
  timestamp: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value as string),
  json: (value) => value !== null,
  "string[]": (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
};

for (const table of TABLES) {
  test(`ledgerRows() writes the columns of ${table} in order, with their types`, () => {
    const rows: Row[] = [...ledgers, ...made].flatMap((ledger) => ledgerRows(ledger, table));
    assert.ok(rows.length > 0);
    for (const row of rows) {
      assert.deepEqual(Object.keys(row), LEDGER_TABLES[table].map(({ name }) => name));
      for (const { name, type, nullable } of LEDGER_TABLES[table]) {
        const value = row[name];
        assert.ok(value === null ? nullable : JSON_TYPES[type]!(value), `${name}: ${JSON.stringify(value)}`);
      }
    }
  });

  test(`ledgerRows() writes ${table} with the names of Stellar, and changes nothing else`, () => {
    for (const ledger of [...ledgers, ...made]) {
      const rows: Row[] = ledgerRows(ledger, table);
      const stellar = ledgerRows(ledger, table, { names: "stellar" });
      assert.equal(
        JSON.stringify(stellar),
        JSON.stringify(rows).replace(DWSA, (name) => name.replace("dwsa", "soroban")),
      );
    }
  });
}

/** The names and members of SEP-51 and of columns that contain `dwsa`. */
const DWSA = /"\w*dwsa\w*"/g;

test("ledgerRows() writes fees that add up to the fee charged", () => {
  for (const ledger of ledgers) {
    const sums = new Map<string, bigint>();
    for (const { event_topic, transaction_hash, amount_raw } of ledgerRows(ledger, "token_transfers")) {
      if (event_topic !== "fee") continue;
      sums.set(transaction_hash, (sums.get(transaction_hash) ?? 0n) + BigInt(amount_raw));
    }
    for (const { transaction_hash, fee_charged } of ledgerRows(ledger, "transactions")) {
      assert.equal(`${sums.get(transaction_hash)}`, fee_charged);
    }
  }
});

test("ledgerRows() writes upgrades with their changes, and evicted keys", () => {
  const meta = LedgerCloseMeta.fromXDR(metaOf(63_092_990));
  assert.ok(meta.type === "v2");
  const evictedKeys = [contractCodeKey(new Uint8Array(32))];
  const { changes } = upgraded();
  const upgradesProcessing = [upgraded(), upgraded()];
  const value = new LedgerCloseMetaV2({ ...meta.value, evictedKeys, upgradesProcessing });
  const ledger = readLedger(LedgerCloseMeta.v2(value), PUBLIC);
  const [row] = ledgerRows(ledger, "ledgers");
  assert.deepEqual(row!.upgrades, [{ base_fee: 200 }, { base_fee: 200 }]);
  assert.deepEqual(row!.evicted_ledger_keys, [{ contract_code: { hash: "00".repeat(32) } }]);
  const rows = ledgerRows(ledger, "changes").filter(({ reason }) => reason === "upgrade");
  assert.deepEqual(rows.map((row) => [row.transaction_id, row.operation_id, row.transaction_hash, row.entry]), [
    ...[changes[1], changes[1]].map((change) => [null, null, null, toJson(change!.value as LedgerEntry)]),
  ]);
});

/** An upgrade of the base fee, with the changes of the first fee of a real ledger: a state and an update. */
function upgraded(): UpgradeEntryMeta {
  const changes = ledgers[2]!.transactions[0]!.feeChanges;
  assert.deepEqual(changes.map(({ type }) => type), ["ledgerEntryState", "ledgerEntryUpdated"]);
  return new UpgradeEntryMeta({ upgrade: LedgerUpgrade.ledgerUpgradeBaseFee(200), changes });
}

test("ledgerRows() writes operations without results if the transaction failed before them", () => {
  const meta = LedgerCloseMeta.fromXDR(metaOf(63_092_990));
  assert.ok(meta.type === "v2");
  const [first] = meta.value.txProcessing;
  const result = new TransactionResult({ ...first!.result.result, result: TransactionResultResult.txBadSeq() });
  const pair = new TransactionResultPair({ ...first!.result, result });
  const txProcessing = [new TransactionResultMetaV1({ ...first!, result: pair })];
  const ledger = readLedger(LedgerCloseMeta.v2(new LedgerCloseMetaV2({ ...meta.value, txProcessing })), PUBLIC);
  const [row] = ledgerRows(ledger, "operations");
  assert.deepEqual([row!.operation_result_code, row!.operation_trace_code], [null, null]);
  const [transaction] = ledgerRows(ledger, "transactions");
  assert.deepEqual([transaction!.successful, transaction!.transaction_result_code], [false, "tx_bad_seq"]);
});

/** The last ledger with other fields in its header. */
function withHeader(fields: Partial<{ ledgerSeq: number; closeTime: bigint }>): Ledger {
  const meta = LedgerCloseMeta.fromXDR(metaOf(63_092_990));
  assert.ok(meta.type === "v2");
  const { ledgerHeader } = meta.value;
  const { header } = ledgerHeader;
  const scpValue = Object.assign(Object.create(Object.getPrototypeOf(header.scpValue)), header.scpValue, fields);
  const changed = new LedgerHeader({ ...header, ...fields, scpValue });
  const entry = new LedgerHeaderHistoryEntry({ ...ledgerHeader, header: changed });
  return readLedger(LedgerCloseMeta.v2(new LedgerCloseMetaV2({ ...meta.value, ledgerHeader: entry })), PUBLIC);
}

test("ledgerRows() writes the last second of the year 9999, and rejects the next", () => {
  const [row] = ledgerRows(withHeader({ closeTime: 253_402_300_799n }), "changes");
  assert.equal(row!.closed_at, "9999-12-31T23:59:59Z");
  assert.throws(() => ledgerRows(withHeader({ closeTime: 253_402_300_800n }), "changes"), {
    name: "RangeError",
    message: "Cannot write rows: expected closeTime to be before the year 10000, got 253402300800 seconds",
  });
});

test("ledgerRows() rejects a ledger whose IDs have more than 64 bits", () => {
  const [row] = ledgerRows(withHeader({ ledgerSeq: 2 ** 31 - 1 }), "events");
  assert.equal(row!.transaction_id, `${(2n ** 31n - 1n) * 2n ** 32n + 4096n}`);
  assert.throws(() => ledgerRows(withHeader({ ledgerSeq: 2 ** 31 }), "events"), { name: "RangeError" });
});

test("ledgerRows() needs no envelopes for events, token transfers and changes", () => {
  const ledger = readLedger(metaOf(63_092_990), "Test SDF Network ; September 2015");
  for (const table of TABLES) {
    const rows = () => ledgerRows(ledger, table);
    if (["events", "token_transfers", "changes"].includes(table)) assert.ok(rows().length > 0);
    else assert.throws(rows, { code: "ledger/no-envelope" });
  }
});

const [ledger] = ledgers;

const rejected: readonly { name: string; args: readonly unknown[]; message: RegExp }[] = [
  { name: "a meta", args: [LedgerCloseMeta.fromXDR(metaOf(63_092_990)), "events"], message: /a result of readLedger/ },
  { name: "a copy of a ledger", args: [{ ...ledger }, "events"], message: /a result of readLedger, got object$/ },
  { name: "no ledger", args: [undefined, "events"], message: /got undefined$/ },
  { name: "an unknown table", args: [ledger, "event"], message: /got "event" \(did you mean "events"\?\)$/ },
  { name: "an inherited name", args: [ledger, "toString"], message: /expected table to be one of ledgers, / },
  { name: "a table that is a number", args: [ledger, 1], message: /got number$/ },
  { name: "an unknown option", args: [ledger, "events", { name: "stellar" }], message: /got "name"/ },
  { name: "an unknown spelling", args: [ledger, "events", { names: "soroban" }], message: /options\.names/ },
];

for (const { name, args, message } of rejected) {
  test(`ledgerRows() rejects ${name}`, () => {
    assert.throws(() => ledgerRows(...args as [Ledger, "events"]), { name: "TypeError", message });
  });
}
