/** Single fields of RPC responses: limits, optional fields, and error messages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assembleTransaction,
  buildTransaction,
  readAccount,
  readSendResult,
  readSimulation,
  readTransactionResult,
  type ReadySimulation,
  signTransaction,
} from "@dwsa/base/transaction";
import { Contract } from "@dwsa/base/contract";
import { toJson } from "@dwsa/base/json";
import { Keypair } from "@dwsa/base/keys";
import {
  DiagnosticEvent,
  DwsaTransactionMeta,
  DwsaTransactionMetaExt,
  DwsaTransactionMetaV2,
  ExtensionPoint,
  LedgerEntryData,
  ScVal,
  TransactionMeta,
  TransactionMetaV1,
  TransactionMetaV3,
  TransactionMetaV4,
} from "@dwsa/base/xdr";
import { vectors } from "./_vectors.ts";

const HASH = "ab".repeat(32);
const sent = { status: "PENDING", hash: HASH, latestLedger: 9, latestLedgerCloseTime: "1800000000" };
const most = 2 ** 32 - 1;

const SENT: readonly (readonly [fields: object, message: string])[] = [
  [{ status: undefined }, "status to be a string, got undefined"],
  [{ status: null }, "status to be a string, got undefined"],
  [{ status: 5 }, "status to be a string, got number"],
  [{ status: "SENT" }, 'status to be PENDING, DUPLICATE, TRY_AGAIN_LATER or ERROR, got "SENT"'],
  [{ hash: 5 }, "hash to be 64 hexadecimal digits in lower case, got number"],
  [{ hash: `${HASH}0` }, "hash to be 64 hexadecimal digits in lower case, got "],
  [{ hash: HASH.slice(1) }, "hash to be 64 hexadecimal digits in lower case, got "],
  [{ hash: HASH.toUpperCase() }, "hash to be 64 hexadecimal digits in lower case, got "],
  [{ latestLedger: -1 }, "latestLedger to be an integer from 0 to 4294967295, got number"],
  [{ latestLedger: most + 1 }, "latestLedger to be an integer from 0 to 4294967295, got number"],
  [{ latestLedger: 1.5 }, "latestLedger to be an integer from 0 to 4294967295, got number"],
  [{ latestLedger: "9" }, 'latestLedger to be an integer from 0 to 4294967295, got "9"'],
  [
    { latestLedgerCloseTime: -1 },
    "latestLedgerCloseTime to be an unsigned 64-bit integer as decimal digits, got number",
  ],
  [
    { latestLedgerCloseTime: 2 ** 53 },
    "latestLedgerCloseTime to be an unsigned 64-bit integer as decimal digits, got ",
  ],
  [{ latestLedgerCloseTime: "01" }, "latestLedgerCloseTime to be an unsigned 64-bit integer as decimal digits, got "],
  [
    { latestLedgerCloseTime: `${2n ** 64n}` },
    "latestLedgerCloseTime to be an unsigned 64-bit integer as decimal digits",
  ],
  [
    { latestLedgerCloseTime: true },
    "latestLedgerCloseTime to be an unsigned 64-bit integer as decimal digits, got boo",
  ],
];
for (const [fields, message] of SENT) {
  for (
    const [place, wrap] of [["", (result: unknown) => result], ["result.", (result: unknown) => ({ result })]] as const
  ) {
    test(`readSendResult() reports: expected ${place}${message}`, () => {
      assert.throws(() => readSendResult(wrap({ ...sent, ...fields })), (error: Error & { path?: string }) => {
        const start = `Cannot read the result of sending: expected ${place}${message}`;
        assert.ok(error.message.startsWith(start), error.message);
        assert.equal(error.path, `${place}${message.split(" ")[0]}`);
        return true;
      });
    });
  }
}

test("the parsers of RPC responses accept the minimum and maximum numbers", () => {
  for (const [ledger, time, expected] of [[0, 0, 0n], [most, `${2n ** 64n - 1n}`, 2n ** 64n - 1n]] as const) {
    const read = readSendResult({ ...sent, latestLedger: ledger, latestLedgerCloseTime: time });
    assert.deepEqual([read.latestLedger, read.latestLedgerCloseTime], [ledger, expected]);
  }
  const read = readSendResult({ ...sent, latestLedgerCloseTime: 2 ** 53 - 1 });
  assert.equal(read.latestLedgerCloseTime, 2n ** 53n - 1n);
});

test("readSendResult() returns no error and no events if the response has none", () => {
  const read = readSendResult({ ...sent, status: "ERROR", errorResultXdr: null });
  assert(read.status === "ERROR");
  assert.deepEqual([read.error, read.events], [null, []]);
});

const ANSWERS: readonly (readonly [answer: unknown, expected: object])[] = [
  [5, { name: "TypeError", message: "Cannot read the account: expected the parsed JSON of a response, got number" }],
  [null, { name: "TypeError", message: "Cannot read the account: expected the parsed JSON of a response, got null" }],
  [[], {
    name: "TypeError",
    message: "Cannot read the account: expected the parsed JSON of a response, got array of 0 items",
  }],
  [{ result: 5 }, {
    name: "TypeError",
    message: "Cannot read the account: expected result to be an object, got number",
  }],
  [{ jsonrpc: "2.0", result: null }, {
    code: "transaction/rpc",
    path: "result",
    message: "Cannot read the account: expected result to be an object, got undefined",
  }],
  [{ error: { code: 5 } }, { code: "transaction/rpc", got: "5", message: /the server returned the error 5$/ }],
  [{ error: { message: "no" } }, { message: /the server returned the error "no"$/ }],
  [{ error: { code: "x", message: 5 } }, { message: /the server returned the error "x"$/ }],
  [{ error: { code: true } }, { message: /the server returned the error boolean$/ }],
  [{ error: {} }, { message: "Cannot read the account: the server returned an error without a code and a message" }],
  [{ result: { entries: 5 } }, {
    message: "Cannot read the account: expected result.entries to be an array, got number",
  }],
  [{ entries: [5] }, { name: "TypeError", message: /expected entries\[0\] to be an object, got number$/ }],
  [{ entries: [{}] }, {
    code: "transaction/rpc",
    path: "entries[0].xdr",
    message: "Cannot read the account: expected entries[0].xdr to be base64, or dataJson to be JSON, got undefined",
  }],
  [{ entries: [{ dataJson: 5 }] }, { code: "transaction/rpc", path: "entries[0].dataJson" }],
  [{}, { code: "transaction/rpc", path: "entries", message: /expected entries to be an array, got undefined$/ }],
];
for (const [answer, expected] of ANSWERS) {
  test(`readAccount() rejects ${JSON.stringify(answer)}`, () => {
    assert.throws(() => readAccount(answer), expected as Error);
  });
}

test("readAccount() reads a signer with an empty payload, which has no strkey", () => {
  const none = Buffer.from(
    "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA",
    "base64",
  );
  // In place of no signers: one of the type 3 with a key and a payload of 0 bytes, and its weight 1.
  const signers = Buffer.concat([Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 3), new Uint8Array(36), Uint8Array.of(0, 0, 0, 1)]);
  const xdr = Buffer.concat([none.subarray(0, -8), signers, none.subarray(-4)]).toString("base64");
  const entries = [{ xdr }];
  const key = "<INVALID:GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF:EMPTY_PAYLOAD>";
  assert.deepEqual(readAccount({ entries }).signers, [{ key, weight: 1 }]);
});

test("readAccount() ignores entries that are not accounts", () => {
  const xdr =
    "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";
  const other = LedgerEntryData.fromXDR(new Uint8Array([0, 0, 0, 9, 0, 0, 0, 0, ...new Uint8Array(32)]));
  const entries = [{ xdr: other.toXDR("base64") }, { xdr }];
  assert.equal(readAccount({ entries }).sequence, 4_294_967_338n);
  assert.throws(() => readAccount({ entries: entries.slice(0, 1) }), { code: "transaction/account", got: "0" });
});

test("the parsers of RPC responses accept only own properties", () => {
  assert.throws(() => readSendResult(Object.create(sent)), { code: "transaction/rpc", path: "status" });
});

const ext = ExtensionPoint.v0();
const changes = { txChangesBefore: [], operations: [], txChangesAfter: [] };
const value = ScVal.scvU32(5);
const v3 = (returnValue: ScVal | null) =>
  TransactionMeta.v3(
    new TransactionMetaV3({
      ext,
      ...changes,
      dwsaMeta: returnValue === null ? null : new DwsaTransactionMeta({
        ext: DwsaTransactionMetaExt.v0(),
        events: [],
        returnValue,
        diagnosticEvents: [],
      }),
    }),
  );
const v4 = (dwsaMeta: DwsaTransactionMetaV2 | null) =>
  TransactionMeta.v4(new TransactionMetaV4({ ext, ...changes, dwsaMeta, events: [], diagnosticEvents: [] }));
const METAS: readonly (readonly [name: string, meta: TransactionMeta, expected: ScVal | null])[] = [
  ["0", TransactionMeta.operations([]), null],
  ["1", TransactionMeta.v1(new TransactionMetaV1({ txChanges: [], operations: [] })), null],
  ["3 with a value", v3(value), value],
  ["3 of no call", v3(null), null],
  ["4 with a value", v4(new DwsaTransactionMetaV2({ ext: DwsaTransactionMetaExt.v0(), returnValue: value })), value],
  ["4 without a value", v4(new DwsaTransactionMetaV2({ ext: DwsaTransactionMetaExt.v0(), returnValue: null })), null],
  ["4 of no call", v4(null), null],
];
const RESULTS: Readonly<Record<string, string>> = {
  SUCCESS: "AAAAAAAAAGQAAAAAAAAAAAAAAAA=", // txSuccess
  FAILED: "AAAAAAAAAGT////7AAAAAA==", // txBadSeq
};
const included = {
  status: "SUCCESS",
  latestLedger: 9,
  ledger: 8,
  createdAt: "1800000000",
  envelopeXdr: vectors.assemble[0]!.sdk!,
  resultXdr: RESULTS.SUCCESS,
};
for (const [name, meta, expected] of METAS) {
  test(`readTransactionResult() returns the return value in transaction meta of version ${name}`, () => {
    for (const status of ["SUCCESS", "FAILED"]) {
      const resultXdr = RESULTS[status];
      const read = readTransactionResult({ ...included, status, resultXdr, resultMetaXdr: meta.toXDR("base64") });
      assert(read.status !== "NOT_FOUND");
      assert.deepEqual([read.status, read.returnValue, read.events], [status, expected, []]);
    }
  });
}

test("readTransactionResult() rejects a status that contradicts the result", () => {
  const whole = { ...included, resultMetaXdr: v3(null).toXDR("base64") };
  for (const [status, resultXdr] of [["SUCCESS", RESULTS.FAILED], ["FAILED", RESULTS.SUCCESS]]) {
    assert.throws(() => readTransactionResult({ ...whole, status, resultXdr }), {
      code: "transaction/rpc",
      path: "status",
      got: `"${status}"`,
      message: status === "SUCCESS"
        ? 'Cannot read the transaction: expected status to be "FAILED" for the result txBadSeq, got "SUCCESS"'
        : 'Cannot read the transaction: expected status to be "SUCCESS" for the result txSuccess, got "FAILED"',
    });
  }
});

test("readTransactionResult() parses a missing transaction, and names a missing field", () => {
  const missing = {
    ...{
      status: "NOT_FOUND",
      latestLedger: 9,
      latestLedgerCloseTime: null,
      oldestLedger: 2,
      oldestLedgerCloseTime: null,
    },
  };
  assert.deepEqual(readTransactionResult(missing), missing);
  const times = { latestLedgerCloseTime: "1800000005", oldestLedgerCloseTime: "1800000000" };
  const timed = readTransactionResult({ ...missing, ...times });
  assert(timed.status === "NOT_FOUND");
  assert.deepEqual([timed.latestLedgerCloseTime, timed.oldestLedgerCloseTime], [1_800_000_005n, 1_800_000_000n]);
  assert.throws(() => readTransactionResult({ ...missing, oldestLedger: undefined }), { path: "oldestLedger" });
  const whole = { ...included, resultMetaXdr: v3(null).toXDR("base64") };
  for (const name of ["latestLedger", "ledger", "createdAt", "envelopeXdr", "resultXdr", "resultMetaXdr"]) {
    assert.throws(() => readTransactionResult({ ...whole, [name]: undefined }), {
      code: "transaction/rpc",
      path: name,
    });
  }
});

const ready = vectors.assemble[0]!.simulation as { readonly results: readonly object[] };
const simulated = ((ready as { readonly result?: object }).result ?? ready) as typeof ready;

test("readSimulation() returns empty arrays and null for absent fields", () => {
  const read = readSimulation({ ...simulated, results: null, events: null, stateChanges: null });
  assert(read.type === "ready");
  assert.deepEqual([read.auth, read.result, read.events, read.stateChanges], [[], null, [], []]);
  const failed = readSimulation({ latestLedger: 7, error: "no" });
  assert(failed.type === "failed");
  assert.deepEqual(failed, { type: "failed", latestLedger: 7, error: "no", events: [] });
});

const MORE: readonly (readonly [fields: object, expected: object])[] = [
  [{ error: 5 }, { path: "error", message: /expected error to be a string, got number$/ }],
  [{ restorePreamble: 5 }, { name: "TypeError", message: /expected restorePreamble to be an object, got number$/ }],
  [{ restorePreamble: {} }, { path: "restorePreamble.transactionData" }],
  [{ results: [5] }, { name: "TypeError", message: /expected results\[0\] to be an object, got number$/ }],
  [{ results: [{}, {}] }, { path: "results", message: /to be an array of at most 1 item, got array of 2 items$/ }],
];
for (const [fields, expected] of MORE) {
  test(`readSimulation() rejects ${JSON.stringify(fields)}`, () => {
    assert.throws(() => readSimulation({ ...simulated, ...fields }), expected as Error);
  });
}

test("readSimulation() prefers base64 to JSON", () => {
  const other = new DiagnosticEvent({ ...sampleEvent(), inSuccessfulContractCall: false });
  const event = new DiagnosticEvent({ ...sampleEvent(), inSuccessfulContractCall: true });
  const read = readSimulation({ ...simulated, events: [event.toXDR("base64")], eventsJson: [toJson(other)] });
  assert.ok(read.events.length === 1 && read.events[0]!.equals(event));
});

function sampleEvent(): DiagnosticEvent {
  return DiagnosticEvent.fromXDR(new Uint8Array(32)); // no contract, type system, no topics, data of type bool
}

const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const envelope = buildTransaction({
  source: signer.publicKey(),
  accountSequence: 1n,
  operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
  baseFee: 100,
  timeBounds: "unbounded",
});
const simulation = readSimulation(vectors.assemble[0]!.simulation) as ReadySimulation;
const PARTS: readonly (readonly [part: object, message: string])[] = [
  [{ transactionData: 5 }, "transactionData to be a DwsaTransactionData, got number"],
  [{ minResourceFee: 5 }, "minResourceFee to be a bigint, got number"],
  [{ auth: {} }, "auth to be an array, got object"],
  [{ auth: [...simulation.auth, 5] }, `auth[${simulation.auth.length}] to be a DwsaAuthorizationEntry, got number`],
  [{ result: 5 }, "result to be an ScVal or null, got number"],
  [{ result: undefined }, "result to be an ScVal or null, got undefined"],
];
for (const [part, message] of PARTS) {
  test(`assembleTransaction() validates a simulation: expected ${message}`, () => {
    assert.throws(() => assembleTransaction(envelope, { ...simulation, ...part } as ReadySimulation), {
      name: "TypeError",
      message: `Cannot assemble the transaction: expected simulation.${message}`,
    });
  });
}

const SIGNED: readonly (readonly [signer: unknown, message: RegExp])[] = [
  [
    { sign: () => "00", publicKey: signer.publicKey() },
    /expected the signer's result to be a Uint8Array, got string of 2 characters; use fromBase64\(\)$/,
  ],
  [() => ({ signedTxXdr: 5 }), /expected signedTxXdr to be a string, got number$/],
  [() => 5, /to be \{ publicKey, signature \}, \{ signedTxXdr \} or a Uint8Array, got number$/],
  [
    () => ({ publicKey: signer.publicKey(), signature: "00" }),
    /expected the signer's signature to be a Uint8Array, got string of 2 characters; use fromBase64\(\)$/,
  ],
  [() => ({ publicKey: signer.publicKey() }), /\{ signedTxXdr \} or a Uint8Array, got object$/],
  [
    () => ({ publicKey: signer.rawPublicKey(), signature: new Uint8Array(64) }),
    /expected the signer's publicKey to be a string, got Uint8Array of 32 bytes$/,
  ],
  [
    () => "A".repeat(88),
    /got string of 88 characters; wrap a wallet's envelope as \{ signedTxXdr \}, or decode a signature with fromB/,
  ],
  [{ sign: 5 }, /expected signer to be a Keypair, an object with a sign method, or a callback, got object$/],
  [{ sign: () => 5 }, /expected signer to be an object with publicKey or address, got object$/],
  [{ sign: () => 5, publicKey: 5 }, /expected signer\.publicKey to be an address \(G\.\.\.\) or 32 bytes, got number$/],
  [Keypair, /callback, got a class; pass an instance of it$/],
];
for (const [by, message] of SIGNED) {
  test(`signTransaction() rejects with the message ${message.source}`, async () => {
    await assert.rejects(signTransaction(envelope, by as typeof signer, "x"), { name: "TypeError", message });
  });
}
