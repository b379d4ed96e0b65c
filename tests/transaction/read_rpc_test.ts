/**
 * The parsers of RPC responses: whole responses and bare results, XDR as base64 and JSON, and malformed known fields.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readAccount, readSendResult, readSimulation, readTransactionResult } from "@dwsa/base/transaction";
import { Keypair } from "@dwsa/base/keys";
import { toJson } from "@dwsa/base/json";
import {
  DiagnosticEvent,
  DwsaAuthorizationEntry,
  DwsaTransactionData,
  LedgerEntry,
  LedgerEntryData,
  LedgerKey,
  ScVal,
  TransactionEnvelope,
  TransactionMeta,
  TransactionResult,
} from "@dwsa/base/xdr";
import { vectors } from "./_vectors.ts";
import { wireValue } from "../_arbitraries/xdr.ts";
import fc from "fast-check";

/** Returns a random value of a wire type, the same in each run. */
const sample = <T>(name: string): T => fc.sample(wireValue<T>(name), { numRuns: 1, seed: 7 })[0]!;
const event = sample<DiagnosticEvent>("DiagnosticEvent");
const entry = sample<DwsaAuthorizationEntry>("DwsaAuthorizationEntry");
const ledgerEntry = sample<LedgerEntry>("LedgerEntry");
const ledgerKey = sample<LedgerKey>("LedgerKey");
const data = DwsaTransactionData.fromXDR("AAAAAAAAAAAAAAAAAA9CQAAAAMgAAABkAAAAAAAAw1A=");
const negative = new DwsaTransactionData({ ...data, resourceFee: -1n });
const value = ScVal.scvU32(5);
const RESULT = TransactionResult.fromXDR("AAAAAAAAAGT////7AAAAAA==");
const SUCCEEDED = TransactionResult.fromXDR("AAAAAAAAAGQAAAAAAAAAAAAAAAA=");
const HASH = "ab".repeat(32);

const simulation = {
  latestLedger: 1_234,
  transactionData: data.toXDR("base64"),
  minResourceFee: "50000",
  events: [event.toXDR("base64")],
  results: [{ auth: [entry.toXDR("base64")], xdr: value.toXDR("base64") }],
  stateChanges: [
    { type: "created", key: ledgerKey.toXDR("base64"), before: null, after: ledgerEntry.toXDR("base64") },
    { type: "deleted", key: ledgerKey.toXDR("base64"), before: ledgerEntry.toXDR("base64") },
  ],
  futureField: { anything: true },
};
const simulationAsJson = {
  latestLedger: 1_234,
  transactionDataJson: toJson(data),
  minResourceFee: "50000",
  eventsJson: [toJson(event)],
  results: [{ authJson: [toJson(entry)], returnValueJson: toJson(value) }],
  stateChanges: [
    { type: "created", keyJson: toJson(ledgerKey), beforeJson: null, afterJson: toJson(ledgerEntry) },
    { type: "deleted", keyJson: toJson(ledgerKey), beforeJson: toJson(ledgerEntry), afterJson: null },
  ],
};

const wrapped = (result: unknown) => ({ jsonrpc: "2.0", id: 1, result });
const parsed = (json: unknown) => JSON.parse(JSON.stringify(json));

for (
  const [name, answer] of [
    ["its result", simulation],
    ["the whole answer", wrapped(simulation)],
    ["the answer with JSON for XDR", wrapped(simulationAsJson)],
  ] as const
) {
  test(`readSimulation() reads ${name}`, () => {
    const read = readSimulation(parsed(answer));
    assert(read.type === "ready");
    assert.equal(read.latestLedger, 1_234);
    assert.equal(read.minResourceFee, 50_000n);
    assert.ok(read.transactionData.equals(data));
    assert.ok(read.result?.equals(value));
    assert.ok(read.auth.length === 1 && read.auth[0]!.equals(entry));
    assert.ok(read.events.length === 1 && read.events[0]!.equals(event));
    const [created, deleted] = read.stateChanges;
    assert.deepEqual([created?.type, created?.before], ["created", null]);
    assert.ok(created?.after?.equals(ledgerEntry) && deleted?.before?.equals(ledgerEntry) && deleted.after === null);
    assert.ok(created?.key.equals(ledgerKey));
  });
}

test("readSimulation() returns a failure with its events", () => {
  const read = readSimulation({ latestLedger: 7, error: "HostError: …", events: [event.toXDR("base64")] });
  assert(read.type === "failed");
  assert.deepEqual([read.error, read.events.length], ["HostError: …", 1]);
});

test("readSimulation() returns the resource data for restoring archived entries", () => {
  const restorePreamble = { transactionData: data.toXDR("base64"), minResourceFee: 9 };
  const read = readSimulation({ ...simulation, restorePreamble });
  assert(read.type === "restore");
  assert.equal(read.minResourceFee, 9n);
});

test("readSimulation() ignores the empty preamble of older servers", () => {
  const restorePreamble = { transactionData: "", minResourceFee: "0" };
  assert.equal(readSimulation({ ...simulation, restorePreamble }).type, "ready");
  assert.equal(readSimulation({ ...simulation, restorePreamble: null }).type, "ready");
  assert.throws(() => readSimulation({ ...simulation, restorePreamble: { minResourceFee: "0" } }), {
    code: "transaction/rpc",
    path: "restorePreamble.transactionData",
  });
});

const ACCOUNT = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey();
const FAILURES: readonly { readonly name: string; readonly response: unknown; readonly expected: object }[] = [
  {
    name: "an account that is not in the ledger",
    response: wrapped({ latestLedger: 7, entries: [] }),
    expected: {
      code: "transaction/account",
      message: `Cannot read the account: ${ACCOUNT} is not in the ledger; it must be created first`,
    },
  },
  {
    name: "no entries as null",
    response: { latestLedger: 7, entries: null },
    expected: { code: "transaction/account" },
  },
  {
    name: "entries that are missing",
    response: { latestLedger: 7 },
    expected: {
      code: "transaction/rpc",
      path: "entries",
      message: "Cannot read the account: expected entries to be an array, got undefined",
    },
  },
  {
    name: "the body of a 429",
    response: { error: "Too Many Requests: slow down, and try again in a minute" },
    expected: {
      code: "transaction/rpc",
      message: 'Cannot read the account: the server returned the error "Too Many Requests: slow down, and try ' +
        'again in a minute"',
    },
  },
  {
    name: "an error of JSON-RPC with a long string",
    response: { jsonrpc: "2.0", id: 1, error: { code: -32603, message: `\u001b[2J${"a".repeat(400)}` } },
    expected: {
      code: "transaction/rpc",
      message: `Cannot read the account: the server returned the error -32603 "\\u001b[2J${
        "a".repeat(296)
      }…" (404 characters)`,
    },
  },
  {
    name: "a promise that was not awaited",
    response: Promise.resolve({ entries: [] }),
    expected: {
      name: "TypeError",
      message: "Cannot read the account: expected the parsed JSON of a response, got Promise; await it",
    },
  },
  {
    name: "a body that was not read",
    response: new Response("{}"),
    expected: {
      name: "TypeError",
      message: "Cannot read the account: expected the parsed JSON of a response, got Response; await its json()",
    },
  },
  {
    name: "a body that was not parsed",
    response: "<html>",
    expected: {
      name: "TypeError",
      message: "Cannot read the account: expected the parsed JSON of a response, got string of 6 characters; " +
        "JSON.parse() parses it",
    },
  },
];
for (const { name, response, expected } of FAILURES) {
  test(`readAccount() has a specific message for ${name}`, () => {
    assert.throws(() => readAccount(response, ACCOUNT), expected as Error);
  });
}

test("readSimulation() accepts a fee of 0, as a number and as a string", () => {
  for (const minResourceFee of [0, "0"]) {
    const read = readSimulation({
      ...simulation,
      restorePreamble: { transactionData: data.toXDR("base64"), minResourceFee },
    });
    assert(read.type === "restore");
    assert.equal(read.minResourceFee, 0n);
  }
});

const BAD_SIMULATIONS: readonly { readonly name: string; readonly answer: unknown; readonly expected: object }[] = [
  { name: "nothing", answer: undefined, expected: { name: "TypeError" } },
  { name: "text", answer: JSON.stringify(simulation), expected: { name: "TypeError" } },
  { name: "an array", answer: [simulation], expected: { name: "TypeError" } },
  {
    name: "an error of JSON-RPC",
    answer: { jsonrpc: "2.0", id: 1, error: { code: -32602, message: "invalid params" } },
    expected: { code: "transaction/rpc", message: /the server returned the error -32602 "invalid params"$/ },
  },
  {
    name: "an answer without a result",
    answer: { jsonrpc: "2.0", id: 1 },
    expected: { code: "transaction/rpc", path: "result" },
  },
  {
    name: "no ledger",
    answer: { ...simulation, latestLedger: undefined },
    expected: { code: "transaction/rpc", path: "latestLedger" },
  },
  {
    name: "a ledger as a string",
    answer: { ...simulation, latestLedger: "7" },
    expected: { code: "transaction/rpc", path: "latestLedger" },
  },
  {
    name: "no data",
    answer: { ...simulation, transactionData: null },
    expected: { code: "transaction/rpc", path: "transactionData" },
  },
  {
    name: "invalid data",
    answer: { ...simulation, transactionData: "AAAA" },
    expected: { code: "transaction/rpc", path: "transactionData" },
  },
  {
    name: "no fee",
    answer: { ...simulation, minResourceFee: undefined },
    expected: { code: "transaction/rpc", path: "minResourceFee" },
  },
  {
    name: "a fee with a fraction",
    answer: { ...simulation, minResourceFee: "1.5" },
    expected: { code: "transaction/rpc", path: "minResourceFee" },
  },
  {
    name: "a negative fee",
    answer: { ...simulation, minResourceFee: -1 },
    expected: { code: "transaction/rpc", path: "minResourceFee" },
  },
  {
    name: "a negative fee in its resources",
    answer: { ...simulation, transactionData: negative.toXDR("base64") },
    expected: {
      code: "transaction/rpc",
      path: "transactionData",
      message: "Cannot read the simulation: transactionData has a negative resource fee (-1)",
    },
  },
  {
    name: "two results",
    answer: { ...simulation, results: [...simulation.results, ...simulation.results] },
    expected: { code: "transaction/rpc", path: "results" },
  },
  {
    name: "a result without a value",
    answer: { ...simulation, results: [{ auth: [] }] },
    expected: { code: "transaction/rpc", path: "results[0].xdr" },
  },
  {
    name: "an invalid entry",
    answer: wrapped({ ...simulation, results: [{ auth: [entry.toXDR("base64"), "AAAA"], xdr: "AAAAAQ==" }] }),
    expected: { code: "transaction/rpc", path: "result.results[0].auth[1]" },
  },
];
for (const { name, answer, expected } of BAD_SIMULATIONS) {
  test(`readSimulation() rejects ${name}`, () => assert.throws(() => readSimulation(answer), expected as Error));
}

test("readSimulation() and the other parsers do not change their input", () => {
  const answer = parsed(wrapped(simulation));
  const before = JSON.stringify(answer);
  readSimulation(answer);
  assert.equal(JSON.stringify(answer), before);
});

test("readSendResult() parses each status", () => {
  const common = { hash: HASH, latestLedger: 9, latestLedgerCloseTime: "1800000000" };
  for (const status of ["PENDING", "DUPLICATE", "TRY_AGAIN_LATER"] as const) {
    assert.deepEqual(readSendResult(wrapped({ status, ...common })), {
      status,
      ...common,
      latestLedgerCloseTime: 1_800_000_000n,
    });
  }
  const diagnosticEventsXdr = [event.toXDR("base64")];
  for (
    const refused of [
      { errorResultXdr: RESULT.toXDR("base64"), diagnosticEventsXdr },
      { errorResultJson: toJson(RESULT), diagnosticEventsJson: [toJson(event)] },
      { diagnosticEventsXdr },
    ]
  ) {
    const read = readSendResult(parsed({ status: "ERROR", ...common, ...refused }));
    assert(read.status === "ERROR");
    assert.equal(
      read.error?.result.type,
      "errorResultXdr" in refused || "errorResultJson" in refused ? "txBadSeq" : undefined,
    );
    assert.equal(read.events.length, 1, "diagnostic events also without a result");
  }
  assert.throws(() => readSendResult({ status: "SENT", ...common }), { code: "transaction/rpc", path: "status" });
  assert.throws(() => readSendResult({ status: "PENDING", ...common, hash: "AB" }), { path: "hash" });
});

test("readTransactionResult() parses each status", () => {
  const envelope = TransactionEnvelope.fromXDR(vectors.assemble[0]!.sdk!);
  const meta = sample<TransactionMeta>("TransactionMeta");
  const common = { status: "SUCCESS", latestLedger: 9, ledger: 8, createdAt: 1_800_000_000 };
  for (
    const answer of [
      {
        envelopeXdr: envelope.toXDR("base64"),
        resultXdr: SUCCEEDED.toXDR("base64"),
        resultMetaXdr: meta.toXDR("base64"),
      },
      { envelopeJson: toJson(envelope), resultJson: toJson(SUCCEEDED), resultMetaJson: toJson(meta) },
    ]
  ) {
    const read = readTransactionResult(parsed(wrapped({ ...common, ...answer })));
    assert(read.status === "SUCCESS");
    assert.ok(read.envelope.equals(envelope) && read.result.equals(SUCCEEDED) && read.meta.equals(meta));
    assert.deepEqual([read.createdAt, read.ledger], [1_800_000_000n, 8]);
  }
  assert.throws(() => readTransactionResult(common), { code: "transaction/rpc", path: "resultMetaXdr" });
  assert.throws(() => readTransactionResult({ ...common, status: "DONE" }), {
    code: "transaction/rpc",
    path: "status",
  });
});

test("readAccount() finds the account, its signers and its thresholds", () => {
  const xdr =
    "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQIDBAAAAAEAAAAA" +
    "E5j2LG0aRXxRumpLXz29L2n8qTIWIY3ImX5Ba9F9k8oAAAD/AAAAAA==";
  const dataJson = toJson(LedgerEntryData.fromXDR(xdr));
  for (const answer of [{ entries: [{ key: "", xdr }] }, { entries: [{ keyJson: {}, dataJson }] }]) {
    assert.deepEqual(readAccount(parsed(wrapped(answer))), {
      address: Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey(),
      sequence: 4_294_967_338n,
      balance: 1_000_000_000n,
      signers: [{ key: Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8)).publicKey(), weight: 255 }],
      thresholds: { master: 1, low: 2, medium: 3, high: 4 },
    });
  }
  assert.throws(() => readAccount({ entries: [{ xdr }, { xdr }] }), {
    code: "transaction/account",
    message: "Cannot read the account: expected entries to contain one account, got 2",
  });
  const address = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey();
  const other = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(9)).publicKey();
  assert.equal(readAccount({ entries: [{ xdr }] }, address).address, address);
  assert.throws(() => readAccount({ entries: [{ xdr }] }, other), {
    code: "transaction/account",
    message: `Cannot read the account: the response is for the account ${address}, not ${other}`,
  });
  assert.deepEqual([{ entries: [{ xdr }] }].map(readAccount).map((account) => account.address), [address]);
  for (const wrong of [null, {}, 1.5]) assert.throws(() => readAccount({ entries: [] }, wrong as never), TypeError);
  assert.throws(() => readAccount({ entries: [] }, "GABC"), { code: /^strkey\//, path: "address" });
});
