/** Parts of responses that no result depends on: those that cannot be read are kept, and the rest is read. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  readSendResult,
  readSimulation,
  readTransactionResult,
  readTransactions,
  type UnreadPart,
} from "@dwsa/base/transaction";
import { vectors } from "./_vectors.ts";

const HASH = "ab".repeat(32);
const sent = { status: "ERROR", hash: HASH, latestLedger: 9, latestLedgerCloseTime: "1800000000" };
const ready = vectors.assemble[0]!.simulation as { readonly result?: object };
const simulated = ready.result ?? ready;

const found = {
  status: "FAILED",
  applicationOrder: 3,
  feeBump: false,
  envelopeXdr: vectors.assemble[0]!.sdk!,
  resultXdr: "AAAAAAAAAGT////7AAAAAA==",
  resultMetaXdr: "AAAAAAAAAAA=",
  ledger: 8,
  createdAt: 1_800_000_000,
};

const key = "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA==";
const good = { type: "created", key };
const page = { latestLedger: 9, oldestLedger: 2, cursor: "" };

/** Reads parts that are well-formed by name, with others that are not. */
const PARTS: readonly (readonly [
  name: string,
  read: () => object,
  unread: readonly (readonly [path: string, value: unknown])[],
])[] = [
  ["nothing", () => readSimulation({ ...simulated, stateChanges: [good] }), []],
  [
    "a state change of a new type",
    () => readSimulation({ ...simulated, stateChanges: [{ type: "moved", key }, good] }),
    [["stateChanges[0]", { type: "moved", key }]],
  ],
  [
    "a state change of a new server, inside a result",
    () => readSimulation({ jsonrpc: "2.0", id: 1, result: { ...simulated, stateChanges: [good, {}] } }),
    [["result.stateChanges[1]", {}]],
  ],
  [
    "an entry that cannot be decoded",
    () => readSimulation({ ...simulated, stateChanges: [{ type: "deleted", key, before: "AAAA////" }] }),
    [["stateChanges[0]", { type: "deleted", key, before: "AAAA////" }]],
  ],
  [
    "a state change that is no object",
    () => readSimulation({ ...simulated, stateChanges: [5, good] }),
    [["stateChanges[0]", 5]],
  ],
  ["state changes that are no list", () => readSimulation({ ...simulated, stateChanges: "x" }), [[
    "stateChanges",
    "x",
  ]]],
  ["an event", () => readSimulation({ ...simulated, events: ["AAAA", 7] }), [["events[0]", "AAAA"], ["events[1]", 7]]],
  ["an event as JSON", () => readSimulation({ ...simulated, events: null, eventsJson: [{}] }), [["eventsJson[0]", {}]]],
  [
    "an event of a failed simulation",
    () => readSimulation({ latestLedger: 7, error: "no", events: [7] }),
    [["events[0]", 7]],
  ],
  [
    "an event before a restoration",
    () => readSimulation({ ...simulated, restorePreamble: simulated, events: [7] }),
    [["events[0]", 7]],
  ],
  ["an event of a rejection", () => readSendResult({ ...sent, diagnosticEventsXdr: [5] }), [[
    "diagnosticEventsXdr[0]",
    5,
  ]]],
  ["the reason of a rejection", () => readSendResult({ ...sent, errorResultXdr: 5 }), [["errorResultXdr", 5]]],
  ["a reason as JSON", () => readSendResult({ ...sent, errorResultJson: {} }), [["errorResultJson", {}]]],
  [
    "an event of a transaction",
    () => readTransactionResult({ ...found, latestLedger: 9, diagnosticEventsXdr: ["AAAA"] }),
    [["diagnosticEventsXdr[0]", "AAAA"]],
  ],
  [
    "an event of one of several transactions",
    () => readTransactions({ ...page, transactions: [{ ...found, diagnosticEventsXdr: [5] }, found] }).transactions[0]!,
    [["transactions[0].diagnosticEventsXdr[0]", 5]],
  ],
  [
    "nothing of the other transaction",
    () => readTransactions({ ...page, transactions: [{ ...found, diagnosticEventsXdr: [5] }, found] }).transactions[1]!,
    [],
  ],
];
for (const [name, read, expected] of PARTS) {
  test(`the parsers of responses keep what they cannot read: ${name}`, () => {
    const { unread } = read() as { readonly unread?: readonly UnreadPart[] };
    assert.deepEqual(unread?.map(({ path, value }) => [path, value]) ?? [], expected);
    assert.equal(unread === undefined, expected.length === 0);
    for (const { error } of unread ?? []) assert.ok(error instanceof Error && error.message.startsWith("Cannot read "));
  });
}

test("readSimulation() returns the state changes beside one that it cannot read", () => {
  const read = readSimulation({ ...simulated, stateChanges: [good, { type: "moved", key }, good] });
  assert(read.type === "ready");
  assert.equal(read.stateChanges.length, 2);
  assert.equal(read.stateChanges[0]!.key.toXDR("base64"), key);
});

test("the parsers of responses still reject a part that the result depends on", () => {
  const broken: readonly (() => unknown)[] = [
    () => readSimulation({ ...simulated, transactionData: "AAAA" }),
    () => readSimulation({ ...simulated, minResourceFee: "x" }),
    () => readSimulation({ ...simulated, results: [{ xdr: "AAAA" }] }),
    () => readSimulation({ ...simulated, results: [{ xdr: "AAAAAQ==", auth: ["AAAA"] }] }),
    () => readSendResult({ ...sent, hash: 5 }),
    () => readTransactionResult({ ...found, latestLedger: 9, resultXdr: "AAAA" }),
  ];
  for (const read of broken) assert.throws(read, { code: "transaction/rpc" });
});
