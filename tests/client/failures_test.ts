/** Error messages for users when a call fails, and the errors after which a client continues. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ClientError, httpRequest } from "@dwsa/base/client";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import { nativeToScVal } from "@dwsa/base/scval";
import { hashTransaction } from "@dwsa/base/transaction";
import { TransactionEnvelope, TransactionResultResult } from "@dwsa/base/xdr";
import { accountLater, clientOf, getAccount, overHttp, recorded, runScenario, scenario } from "./_answers.ts";
import { ALICE, BOB, CAROL, NETWORK } from "./_scenarios.ts";
import { FAILURES, rejected } from "./_failures.ts";

for (const { name, code, message, run } of FAILURES) {
  test(`a client reports why it stops: ${name}`, async () => {
    await assert.rejects(run, { code, message });
  });
}

const TWO = "two signers";
/** The response of a server that does not find a transaction. */
const behind = (latestLedger: unknown) => ({ status: "NOT_FOUND", latestLedger, oldestLedger: 999_000 });

test("send() continues if its transaction was sent before, and if the server was busy for a while", async () => {
  const { expected } = scenario(TWO);
  const sent = recorded(TWO, "sendTransaction");
  assert.deepEqual(await runScenario(TWO, { sendTransaction: () => ({ ...sent, status: "DUPLICATE" }) }), expected);
  let asked = 0;
  const busy = await runScenario(TWO, {
    sendTransaction: (number) => (asked = number) < 4 ? { ...sent, status: "TRY_AGAIN_LATER" } : undefined,
    getTransaction: (number) => number < 4 ? behind(1_000_001) : undefined,
  });
  assert.deepEqual(busy, { ...Object(expected), steps: `simulate authorize simulate sign${" send wait".repeat(4)}` });
  assert.equal(asked, 4);
});

test("send() sends its transaction again if the request that sends it fails, and queries it", async () => {
  const lost = () => {
    throw new Error("connection reset");
  };
  assert.deepEqual(await runScenario(TWO, { sendTransaction: lost }), scenario(TWO).expected);
  let asked = 0;
  const again = await runScenario(TWO, {
    sendTransaction: (number) => (asked = number) < 3 ? lost() : undefined,
    getTransaction: (number) => number < 3 ? behind(1_000_001) : undefined,
  });
  assert.deepEqual([Object(again).result, asked], ["null", 3]);
  const never = runScenario(TWO, { sendTransaction: lost, getTransaction: lost });
  await assert.rejects(never, { code: "client/unconfirmed", message: /; the last error: connection reset$/ });
});

test("send() finds its transaction when a repeated request is rejected, since the first has used the sequence number", async () => {
  const sent = recorded(TWO, "sendTransaction");
  for (const result of [TransactionResultResult.txBadSeq(), TransactionResultResult.txTooLate()]) {
    const isUsed = result.type === "txBadSeq";
    const found = runScenario(TWO, {
      sendTransaction: () => rejected(result),
      getTransaction: (number) => isUsed && number < 3 ? behind(sent.latestLedger) : undefined, // the server is behind the node
    });
    assert.deepEqual(await found, scenario(TWO).expected);
  }
});

test("the error for another network has what is needed to follow the transaction", async () => {
  const failure = FAILURES.find(({ name }) => name === "the server accepts the transaction for another network")!;
  const error = await failure.run().catch((error: unknown) => error);
  assert(ClientError.is(error) && ClientError.is(error.cause));
  assert.match(error.hash!, /^[0-9a-f]{64}$/);
  assert.notEqual(error.hash, "ab".repeat(32));
  assert.deepEqual([error.until, error.entriesUntil], [1_800_000_000n, 1_000_060]);
  assert.equal(
    error.cause.message,
    "Cannot send the transaction: expected the server to return the hash of this transaction, got a different one; " +
      "networkPassphrase is probably not that of the server's network",
  );
});

test("an error of sending keeps its HTTP status as the cause when the transaction expires", async () => {
  const busy = { status: "NOT_FOUND", latestLedger: 7, latestLedgerCloseTime: "1800000001", oldestLedger: 1 };
  const limited = httpRequest("https://rpc.example", {
    fetch: (() => Promise.resolve(new Response("slow down", { status: 429 }))) as typeof globalThis.fetch,
    sleep: () => Promise.resolve(),
  });
  const error = await runScenario(TWO, {
    ...accountLater(TWO, false),
    sendTransaction: () => limited("sendTransaction"),
    getTransaction: () => busy,
  }).catch((error: unknown) => error);
  assert(ClientError.is(error) && ClientError.is(error.cause));
  assert.deepEqual([error.code, error.cause.code, error.cause.status], ["client/expired", "client/http", 429]);
  assert.match(error.message, /; the last error: Cannot request sendTransaction: the server responded with status 429/);
});

test("send() does not believe a close time that the clock has not reached", async () => {
  const lie = { status: "NOT_FOUND", latestLedger: 7, latestLedgerCloseTime: "99999999999", oldestLedger: 1 };
  const sent = runScenario(TWO, { getTransaction: (number) => number < 5 ? lie : undefined });
  assert.deepEqual(await sent, scenario(TWO).expected);
});

test("send() finds the transaction inside its fee bump if somebody has sent it alone", async () => {
  const name = "another account pays";
  const found = recorded(name, "getTransaction");
  const bump = TransactionEnvelope.fromXDR(String(found.envelopeXdr));
  assert(bump.type === "envelopeTypeTxFeeBump");
  const inner = TransactionEnvelope.envelopeTypeTx(bump.value.tx.innerTx.value);
  const hash = toHex(hashTransaction(inner, NETWORK));
  const closed = { status: "NOT_FOUND", latestLedger: 1_000_020, latestLedgerCloseTime: "1800000001", oldestLedger: 1 };
  for (const response of [rejected(TransactionResultResult.txBadSeq()), recorded(name, "sendTransaction")]) {
    const sent = runScenario(name, {
      sendTransaction: () => ({ ...response, hash: recorded(name, "sendTransaction").hash }),
      getTransaction: (_, params) => params.hash === hash ? { ...found, envelopeXdr: inner.toXDR("base64") } : closed,
    });
    assert.deepEqual(await sent, { type: "envelopeTypeTx", offered: "1000000" });
  }
});

test("send() sends a transaction that is valid for a minute", async () => {
  let transaction: unknown;
  await runScenario(TWO, { sendTransaction: (_, params) => void (transaction = params.transaction) });
  const envelope = TransactionEnvelope.fromXDR(String(transaction));
  assert(envelope.type === "envelopeTypeTx" && envelope.value.tx.cond.type === "precondTime");
  assert.equal(envelope.value.tx.cond.value.maxTime, 1_800_000_000n); // the clock begins 60 seconds before
});

test("an error of a sub-invocation has the contract, its code and the calls", async () => {
  const failure = FAILURES.find(({ name }) => name === "a contract rejects the transaction in a ledger")!;
  const error = await failure.run().catch((error: unknown) => error);
  assert(ClientError.is(error));
  assert.equal(error.contractError?.code, 10);
  assert.equal(error.contractError?.contract, error.trace?.calls[0]?.calls[0]?.contract);
  assert.equal(error.feeCharged, 61_000n);
  assert.equal(error.entriesUntil, 1_000_060);
  assert.deepEqual(error.resultCodes, ["txFailed", "invokeHostFunctionTrapped"]);
});

test("an error after the server has received signed entries contains the ledger until which they are valid", async () => {
  const error = "HostError: Error(Contract, #10)";
  const second = [{ latestLedger: 7, error, events: [] }, { latestLedger: 7 }, {
    ...recorded(TWO, "simulateTransaction"),
    minResourceFee: "-1",
  }];
  for (const response of second) {
    const thrown = await runScenario(TWO, { simulateTransaction: (number) => number === 2 ? response : undefined })
      .catch((thrown: unknown) => thrown);
    assert(DwsaError.is(thrown));
    assert("error" in response ? thrown.code === "client/simulation" : thrown.code === "transaction/rpc");
    assert.equal((thrown as { readonly entriesUntil?: number }).entriesUntil, 1_000_060);
    assert.match(
      thrown.message,
      /; until ledger 1000060, anyone who has seen the signed entries can still use them once$/,
    );
  }
  const first = await runScenario(TWO, { simulateTransaction: () => second[0] }).catch((thrown: unknown) => thrown);
  assert(ClientError.is(first) && first.entriesUntil === undefined && first.contractError?.code === 10);
});

test("send() names a missing signer before it restores", async () => {
  const simulation = recorded("archived entries, restored before", "simulateTransaction");
  const client = clientOf(TWO, {
    simulateTransaction: () => ({
      ...recorded(TWO, "simulateTransaction"),
      restorePreamble: simulation.restorePreamble,
    }),
    sendTransaction: () => assert.fail("nothing is sent"),
  });
  const args = [ALICE, BOB].map((one) => nativeToScVal(one.publicKey(), { type: "address" }));
  const lumens = contractIdFromAsset("native", NETWORK);
  const call = client.call(lumens, "transfer", [...args, nativeToScVal(5n, { type: "i128" })]);
  const steps: string[] = [];
  const sent = call.send({ source: CAROL, maxFee: 1_000_000, onStep: ({ type }) => steps.push(type) });
  await assert.rejects(sent, { code: "client/missing-signer" });
  assert.deepEqual(steps, ["simulate"]);
});

test("an error after sending has the hash and the end of the transaction", async () => {
  const failure = FAILURES.find(({ code }) => code === "client/unconfirmed")!;
  const error = await failure.run().catch((error: unknown) => error);
  assert(ClientError.is(error));
  assert.match(error.hash!, /^[0-9a-f]{64}$/);
  assert.equal(error.until, 1_800_000_000n);
});

test("an error has no ledger for entries when the source has approved by its signature alone", async () => {
  const closed = { status: "NOT_FOUND", latestLedger: 7, latestLedgerCloseTime: "1800000001", oldestLedger: 1 };
  const changes = { ...accountLater("one signer", false), getTransaction: () => closed };
  const error = await runScenario("one signer", changes).catch((error: unknown) => error);
  assert(ClientError.is(error));
  assert.equal(error.code, "client/expired");
  assert.equal(error.entriesUntil, undefined);
  assert.match(error.message, / expired at 2027-01-15T08:00:00\.000Z, and no ledger contains it$/);
});

test("a message does not repeat the URL, which can contain a key", async () => {
  const unreachable = overHttp([() => {
    throw new TypeError("fetch failed: https://rpc.example/a-secret-key");
  }]);
  await assert.rejects(getAccount(unreachable), (error: Error) => !error.message.includes("a-secret-key"));
});
