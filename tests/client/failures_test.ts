/** What a person reads when a call fails, and what a client goes on after. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ClientError } from "@dwsa/base/client";
import { TransactionEnvelope } from "@dwsa/base/xdr";
import { getAccount, overHttp, recorded, runScenario, scenario } from "./_answers.ts";
import { FAILURES } from "./_failures.ts";

for (const { name, code, message, run } of FAILURES) {
  test(`a client says why it stops: ${name}`, async () => {
    await assert.rejects(run, { code, message });
  });
}

const TWO = "two signers";

test("send() goes on when its transaction was sent before, and when the server was busy for a while", async () => {
  const { expected } = scenario(TWO);
  const sent = recorded(TWO, "sendTransaction");
  assert.deepEqual(await runScenario(TWO, { sendTransaction: () => ({ ...sent, status: "DUPLICATE" }) }), expected);
  let asked = 0;
  const busy = await runScenario(TWO, {
    sendTransaction: (number) => (asked = number) < 4 ? { ...sent, status: "TRY_AGAIN_LATER" } : undefined,
    getTransaction: (number) =>
      number < 4 ? { status: "NOT_FOUND", latestLedger: 1_000_001, oldestLedger: 999_000 } : undefined,
  });
  assert.deepEqual(busy, expected);
  assert.equal(asked, 4);
});

test("send() asks for its transaction when the server has failed after it was sent", async () => {
  const lost = () => {
    throw new Error("connection reset");
  };
  assert.deepEqual(await runScenario(TWO, { sendTransaction: lost }), scenario(TWO).expected);
  const never = runScenario(TWO, { sendTransaction: lost, getTransaction: lost });
  await assert.rejects(never, { code: "client/unconfirmed", message: /; the last error: connection reset$/ });
});

test("send() sends a transaction that is valid for a minute", async () => {
  let transaction: unknown;
  await runScenario(TWO, { sendTransaction: (_, params) => void (transaction = params.transaction) });
  const envelope = TransactionEnvelope.fromXDR(String(transaction));
  assert(envelope.type === "envelopeTypeTx" && envelope.value.tx.cond.type === "precondTime");
  assert.equal(envelope.value.tx.cond.value.maxTime, 1_800_000_000n); // the clock begins 60 seconds before
});

test("an error after sending has the hash and the end of the transaction", async () => {
  const failure = FAILURES.find(({ code }) => code === "client/unconfirmed")!;
  const error = await failure.run().catch((error: unknown) => error);
  assert(ClientError.is(error));
  assert.match(error.hash!, /^[0-9a-f]{64}$/);
  assert.equal(error.until, 1_800_000_000n);
});

test("a message does not repeat the URL, which can contain a key", async () => {
  const unreachable = overHttp([() => {
    throw new TypeError("fetch failed: https://rpc.example/a-secret-key");
  }]);
  await assert.rejects(getAccount(unreachable), (error: Error) => !error.message.includes("a-secret-key"));
});
