/** What a person reads when examples/submit.ts fails: the reason, whatever it is. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { TransactionEnvelope, TransactionResult, TransactionResultExt, TransactionResultResult } from "@dwsa/base/xdr";
import { type Recorded, replay } from "../rpc/_recorded.ts";
import { type Ended, endOfExample } from "../rpc/_run_example.ts";
import { HttpAnswer, RpcError, startRpc } from "../rpc/_server.ts";

const RECORDING: readonly Recorded[] = JSON.parse(
  readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
);

/** Answers a method in the place of the recording; `undefined` leaves the answer to it. */
type Change = (number: number, params: Record<string, unknown>) => unknown;

/** Runs the example on a server that answers as recorded but for some methods. */
async function run(changes: Readonly<Record<string, Change>>): Promise<Ended & { readonly asked: readonly string[] }> {
  const honest = replay(RECORDING);
  const asked: string[] = [];
  const { url, stop } = await startRpc({
    async answer(method, params) {
      asked.push(method);
      const number = asked.filter((one) => one === method).length;
      return changes[method]?.(number, Object(params)) ?? await honest.answer(method, params);
    },
  });
  try {
    return { ...await endOfExample("submit.ts", [], { RPC_URL: url }), asked };
  } finally {
    await stop();
  }
}

const fail = (error: Error) => () => {
  throw error;
};
const { result: pending } = RECORDING.find(({ method }) => method === "sendTransaction")!;
const rejected = (result: TransactionResultResult) => ({
  ...Object(pending),
  status: "ERROR",
  errorResultXdr: new TransactionResult({ feeCharged: 0n, result, ext: TransactionResultExt.v0() }).toXDR("base64"),
});
const ledgers = { latestLedger: 1_000_001, oldestLedger: 999_000 };
const SENT =
  / \(transaction [0-9a-f]{64}, valid until 2030-03-17T17:46:40.000Z; Alice's approval until ledger 1000100\)$/;

/** What went wrong, and the last line that a person sees. */
const FAILURES:
  readonly (readonly [name: string, changes: Readonly<Record<string, Change>>, expected: string, sent?: true])[] = [
    [
      "the simulation fails with a text that is no error of the host",
      { simulateTransaction: () => ({ latestLedger: 7, error: "cannot find the ledger entry for key 5", events: [] }) },
      'Stopped: the call fails: not a host error: "cannot find the ledger entry for key 5"',
    ],
    [
      "the contract of the asset rejects the call",
      { simulateTransaction: () => ({ latestLedger: 7, error: "HostError: Error(Contract, #10)", events: [] }) },
      "Stopped: the call fails: contract error 10: the contract rejected the call with a code of its own, which its " +
      "interface names; from the contract of an asset it is BalanceError: the balance is too small, outside of the limit of the trustline, or cannot be clawed back",
    ],
    [
      "the account is not funded",
      { getLedgerEntries: () => ({ latestLedger: 7, entries: [] }) },
      "Stopped: the account GDWUSKGGFDI4FRXK5EBTRECZSVQSSWJHHJOGH6JWG3AUMFFMQ435DIAG does not exist on this network: fund it " +
      "first",
    ],
    [
      "the server is crowded",
      { getLedgerEntries: fail(new HttpAnswer(429, "Too Many Requests")) },
      "Stopped: getLedgerEntries: the server answered 429 Too Many Requests",
    ],
    [
      "a proxy answers",
      { simulateTransaction: fail(new HttpAnswer(502, "<html>\r\n<h1>502 Bad Gateway</h1>\u001b[2J\u202e</html>")) },
      "Stopped: simulateTransaction: the server answered 502 <html> <h1>502 Bad Gateway</h1> [2J </html>",
    ],
    [
      "the sequence number is used",
      { sendTransaction: () => rejected(TransactionResultResult.txBadSeq()) },
      "Stopped: the network rejects the transaction: txBadSeq: another transaction of Carol's has used the sequence number; " +
      "run this again",
      true,
    ],
    [
      "the server gives no reason",
      { sendTransaction: () => ({ ...Object(pending), status: "ERROR" }) },
      "Stopped: the network rejects the transaction: no reason given",
      true,
    ],
    [
      "the server is always busy",
      { sendTransaction: () => ({ ...Object(pending), status: "TRY_AGAIN_LATER" }) },
      "Stopped: the server is busy, and has not taken the transaction, and it has expired",
      true,
    ],
    [
      "the server does not know the method",
      { getTransaction: fail(new RpcError(-32601, `method not found: ${"x".repeat(200)}`)) },
      `Stopped: getTransaction: the server answered 200 {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"method not found: ${
        "x".repeat(200)
      }"}}`,
      true,
    ],
    [
      "the transaction is in no ledger",
      { getTransaction: () => ({ status: "NOT_FOUND", ...ledgers }) },
      "Stopped: no ledger that the server knows has the transaction, and it has expired",
      true,
    ],
  ];

for (const [name, changes, expected, sent] of FAILURES) {
  test(`examples/submit.ts says why it stops: ${name}`, async () => {
    const { code, errors } = await run(changes);
    const line = errors.trimEnd().split("\n").at(-1)!;
    assert.equal(code, 1);
    if (sent === undefined) assert.equal(line, expected);
    else {
      assert.equal(line.replace(SENT, ""), expected);
      assert.match(line, SENT);
    }
  });
}

test("examples/submit.ts goes on when its transaction was sent before, or the server was busy for a while", async () => {
  const duplicate = await run({ sendTransaction: () => ({ ...Object(pending), status: "DUPLICATE" }) });
  assert.equal(duplicate.code, 0, duplicate.errors);
  const busy = await run({
    sendTransaction: (number) => number < 4 ? { ...Object(pending), status: "TRY_AGAIN_LATER" } : undefined,
    getTransaction: (number) => number < 4 ? { status: "NOT_FOUND", ...ledgers } : undefined,
  });
  assert.equal(busy.code, 0, busy.errors);
  assert.equal(busy.asked.filter((method) => method === "sendTransaction").length, 4);
});

test("examples/submit.ts sends a transaction that is valid for a minute", async () => {
  let transaction: unknown;
  await run({ sendTransaction: (_, params) => void (transaction = params.transaction) });
  const envelope = TransactionEnvelope.fromXDR(String(transaction));
  assert(envelope.type === "envelopeTypeTx" && envelope.value.tx.cond.type === "precondTime");
  assert.equal(envelope.value.tx.cond.value.maxTime, 1_900_000_000n); // its clock begins 60 seconds before
});
