/** The parsers of ledger entries, events and transactions, with XDR as base64 or JSON. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readEvents, readLedgerEntries, readTransactionResult, readTransactions } from "@dwsa/base/transaction";
import { contractSpec, decodeEvent } from "@dwsa/base/spec";
import { toJson } from "@dwsa/base/json";
import {
  DiagnosticEvent,
  LedgerEntryData,
  LedgerKey,
  ScVal,
  TransactionEnvelope,
  TransactionMeta,
  TransactionResult,
} from "@dwsa/base/xdr";
import fc from "fast-check";
import { wireValue } from "../_arbitraries/xdr.ts";
import { vectors } from "./_vectors.ts";

const sample = <T>(name: string): T => fc.sample(wireValue<T>(name), { numRuns: 1, seed: 7 })[0]!;
const parsed = (json: unknown) => JSON.parse(JSON.stringify(json));
const wrapped = (result: unknown) => ({ jsonrpc: "2.0", id: 1, result });
const HASH = "ab".repeat(32);
const ID = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

const key = sample<LedgerKey>("LedgerKey");
const data = sample<LedgerEntryData>("LedgerEntryData");
const entry = {
  key: key.toXDR("base64"),
  xdr: data.toXDR("base64"),
  lastModifiedLedgerSeq: 5,
  liveUntilLedgerSeq: 1_000,
  extXdr: "AAAAAA==",
};
const entryAsJson = {
  keyJson: toJson(key),
  dataJson: toJson(data),
  lastModifiedLedgerSeq: 5,
  liveUntilLedgerSeq: 1_000,
};

test("readLedgerEntries() parses keys, data and ledgers", () => {
  for (const one of [entry, entryAsJson]) {
    const { latestLedger, entries } = readLedgerEntries(parsed(wrapped({ latestLedger: 7, entries: [one] })));
    assert.equal(latestLedger, 7);
    assert.equal(entries.length, 1);
    assert.ok(entries[0]!.key.equals(key) && entries[0]!.data.equals(data));
    assert.deepEqual([entries[0]!.lastModifiedLedger, entries[0]!.liveUntilLedger], [5, 1_000]);
  }
  const { liveUntilLedgerSeq: _, ...permanent } = entry;
  assert.equal(readLedgerEntries({ latestLedger: 7, entries: [permanent] }).entries[0]!.liveUntilLedger, null);
  const old = { ...permanent, liveUntilLedgerSeq: 0 }; // older servers send 0 for accounts and other entries
  assert.equal(readLedgerEntries({ latestLedger: 7, entries: [old] }).entries[0]!.liveUntilLedger, null);
  assert.deepEqual(readLedgerEntries({ latestLedger: 7, entries: [] }), { latestLedger: 7, entries: [] });
  assert.deepEqual(readLedgerEntries({ latestLedger: 7, entries: null }), { latestLedger: 7, entries: [] });
});

test("readLedgerEntries() parses the recorded response of a server", () => {
  const recorded = JSON.parse(readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8")) as readonly {
    readonly method: string;
    readonly result: { readonly entries: readonly { readonly key: string }[] };
  }[];
  const { result } = recorded.find(({ method }) => method === "getLedgerEntries")!;
  assert.equal(readLedgerEntries(result).entries[0]!.key.toXDR("base64"), result.entries[0]!.key);
});

const event = {
  type: "contract",
  id: "0000000030064775168-0000000001",
  contractId: ID,
  topic: [ScVal.scvSymbol("mint").toXDR("base64")],
  value: ScVal.scvU32(5).toXDR("base64"),
  ledger: 7,
  ledgerClosedAt: "2026-01-01T00:00:00Z",
  txHash: HASH,
  transactionIndex: 1,
  operationIndex: 0,
  inSuccessfulContractCall: true,
};
const page = { events: [event], latestLedger: 9, oldestLedger: 2, latestLedgerCloseTime: "1800000000", cursor: "c-1" };

test("readEvents() parses a page, whose events decodeEvent() accepts", () => {
  const spec = contractSpec([{
    event_v0: {
      name: "Minted",
      prefix_topics: ["mint"],
      params: [{ name: "amount", type: "u32", location: "data" }],
      data_format: "single_value",
    },
  }]);
  const { topic: _, value: __, ...rest } = event;
  const asJson = { ...rest, topicJson: [toJson(ScVal.scvSymbol("mint"))], valueJson: toJson(ScVal.scvU32(5)) };
  for (const one of [event, asJson]) {
    const { events, ...others } = readEvents(parsed(wrapped({ ...page, events: [one] })));
    assert.deepEqual(others, { latestLedger: 9, oldestLedger: 2, cursor: "c-1" });
    assert.deepEqual({ ...events[0], topics: null, data: null }, {
      type: "contract",
      id: event.id,
      contractId: ID,
      topics: null,
      data: null,
      ledger: 7,
      ledgerClosedAt: "2026-01-01T00:00:00Z",
      txHash: HASH,
      transactionIndex: 1,
      operationIndex: 0,
      inSuccessfulContractCall: true,
    });
    assert.deepEqual(decodeEvent(spec, events[0]!)?.params, { amount: 5 });
  }
});

test("readEvents() returns null for fields that older or newer servers do not report", () => {
  const { type, id, value, ledger, ledgerClosedAt } = event;
  const bare = { type: "system", id, value, ledger, ledgerClosedAt, contractId: "" };
  const { events, oldestLedger, cursor } = readEvents({ events: [bare], latestLedger: 9 });
  assert.deepEqual([oldestLedger, cursor], [null, null]);
  const [{ contractId, topics, txHash, transactionIndex, operationIndex, inSuccessfulContractCall } = assert.fail()] =
    events;
  assert.deepEqual([contractId, txHash, transactionIndex, operationIndex, inSuccessfulContractCall], [
    null,
    null,
    null,
    null,
    null,
  ]);
  assert.deepEqual(topics, []);
  assert.notEqual(type, "system");
});

const envelope = TransactionEnvelope.fromXDR(vectors.assemble[0]!.sdk!);
const result = TransactionResult.fromXDR("AAAAAAAAAGT////7AAAAAA==");
const meta = sample<TransactionMeta>("TransactionMeta");
const diagnostic = sample<DiagnosticEvent>("DiagnosticEvent");
const transaction = {
  status: "FAILED",
  txHash: HASH,
  applicationOrder: 3,
  feeBump: false,
  envelopeXdr: envelope.toXDR("base64"),
  resultXdr: result.toXDR("base64"),
  resultMetaXdr: meta.toXDR("base64"),
  diagnosticEventsXdr: [diagnostic.toXDR("base64")],
  ledger: 8,
  createdAt: 1_800_000_000,
};
const list = { latestLedger: 9, latestLedgerCloseTimestamp: 1_800_000_005, oldestLedger: 2, cursor: "34359738368" };

test("readTransactions() parses each transaction like readTransactionResult()", () => {
  const asJson = {
    status: "FAILED",
    applicationOrder: 3,
    feeBump: false,
    envelopeJson: toJson(envelope),
    resultJson: toJson(result),
    resultMetaJson: toJson(meta),
    diagnosticEventsJson: [toJson(diagnostic)],
    ledger: 8,
    createdAt: "1800000000",
  };
  const { latestLedger: _, ...expected } = readTransactionResult({ ...transaction, latestLedger: 9 }) as never as {
    readonly latestLedger: number;
  };
  for (const [one, hash] of [[transaction, HASH], [asJson, null]] as const) {
    const { transactions, ...others } = readTransactions(parsed(wrapped({ ...list, transactions: [one] })));
    assert.deepEqual(others, { latestLedger: 9, oldestLedger: 2, cursor: "34359738368" });
    assert.equal(
      JSON.stringify(transactions, showBigints),
      JSON.stringify([{ ...expected, hash, applicationOrder: 3, feeBump: false }], showBigints),
    );
  }
});

function showBigints(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}` : value;
}

const WRONG: readonly (readonly [name: string, read: () => unknown, path: string])[] = [
  ["entries that are missing", () => readLedgerEntries({ latestLedger: 7 }), "entries"],
  ["entries that are no list", () => readLedgerEntries({ latestLedger: 7, entries: {} }), "entries"],
  [
    "an invalid key",
    () => readLedgerEntries({ latestLedger: 7, entries: [{ ...entry, key: "AA" }] }),
    "entries[0].key",
  ],
  [
    "data that are missing",
    () => readLedgerEntries(wrapped({ latestLedger: 7, entries: [entryAsJson, { key: entry.key }] })),
    "result.entries[1].xdr",
  ],
  [
    "a ledger that is no number",
    () => readLedgerEntries({ latestLedger: 7, entries: [{ ...entry, liveUntilLedgerSeq: "5" }] }),
    "entries[0].liveUntilLedgerSeq",
  ],
  ["events that are missing", () => readEvents({ latestLedger: 9 }), "events"],
  ["an event of another type", () => readEvents({ ...page, events: [{ ...event, type: "other" }] }), "events[0].type"],
  [
    "an account in place of a contract",
    () => readEvents({ ...page, events: [{ ...event, contractId: ID.replace("C", "G") }] }),
    "events[0].contractId",
  ],
  ["an invalid hash", () => readEvents({ ...page, events: [{ ...event, txHash: "ab" }] }), "events[0].txHash"],
  [
    "a flag that is no boolean",
    () => readEvents({ ...page, events: [{ ...event, inSuccessfulContractCall: 1 }] }),
    "events[0].inSuccessfulContractCall",
  ],
  [
    "an invalid topic",
    () => readEvents({ ...page, events: [{ ...event, topic: ["AAAA"] }] }),
    "events[0].topic[0]",
  ],
  ["an event without data", () => readEvents({ ...page, events: [{ ...event, value: undefined }] }), "events[0].value"],
  ["a cursor that is no string", () => readEvents({ ...page, cursor: 5 }), "cursor"],
  ["transactions that are missing", () => readTransactions(list), "transactions"],
  [
    "a transaction that was not found",
    () => readTransactions({ ...list, transactions: [{ ...transaction, status: "NOT_FOUND" }] }),
    "transactions[0].status",
  ],
  [
    "a place that is missing",
    () => readTransactions({ ...list, transactions: [{ ...transaction, applicationOrder: undefined }] }),
    "transactions[0].applicationOrder",
  ],
  [
    "a flag that is missing",
    () => readTransactions({ ...list, transactions: [{ ...transaction, feeBump: undefined }] }),
    "transactions[0].feeBump",
  ],
  ["no oldest ledger", () => readTransactions({ ...list, oldestLedger: undefined, transactions: [] }), "oldestLedger"],
];
for (const [name, read, path] of WRONG) {
  test(`the parsers of pages reject ${name}`, () => assert.throws(read, { code: "transaction/rpc", path }));
}

test("the parsers of pages reject an error of the server, and a value that is not a response", () => {
  for (const read of [readLedgerEntries, readEvents, readTransactions]) {
    assert.throws(() => read({ jsonrpc: "2.0", id: 1, error: { code: -32600, message: "start is before oldest" } }), {
      code: "transaction/rpc",
      message: /the server returned the error -32600 "start is before oldest"$/,
    });
    for (const wrong of [undefined, null, "{}", [], Promise.resolve({})]) assert.throws(() => read(wrong), TypeError);
  }
});
