/** Attempts: what `submit` and `resume` accept, what they send, and what an error says has left the client. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress, muxedAddress } from "@dwsa/base/address";
import {
  type Client,
  ClientError,
  createClient,
  type RpcRequest,
  type SendOptions,
  type Step,
} from "@dwsa/base/client";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { authorizeEntries } from "@dwsa/base/auth";
import { Contract, contractCodeKey, withAuth } from "@dwsa/base/contract";
import { expectInvocation, expectTransaction } from "@dwsa/base/policy";
import { payment } from "@dwsa/base/operation";
import {
  assembleTransaction,
  buildTransaction,
  feeBumpTransaction,
  hashTransaction,
  restoreFootprint,
  signTransaction,
} from "@dwsa/base/transaction";
import { nativeToScVal } from "@dwsa/base/scval";
import { toHex } from "@dwsa/base/encoding";
import { responseOf } from "../../testing/_server.ts";
import { transactionOf } from "../../transaction/_shared.ts";
import { AccountEntry, LedgerEntryData, type Operation, TransactionEnvelope } from "@dwsa/base/xdr";
import { contract, key } from "./_player.ts";
import {
  createWorld,
  NETWORK,
  sendAsStranger,
  START,
  type SubCall,
  valueOf,
  type World,
  type WorldOptions,
} from "./_world.ts";

const [ALICE, BOB, CAROL] = [key(1), key(2), key(3)];
const maxFee = 1_000_000;
const pay = (amount = "1"): Operation[] => [payment({ destination: BOB.publicKey(), asset: "native", amount })];

/** A network, a client of it, and the transactions that were sent. */
function setUp(
  options: Partial<WorldOptions> = {},
  change: (method: string, result: unknown, params: Readonly<Record<string, unknown>>) => unknown = (_, result) =>
    result,
): { readonly world: World; readonly client: Client; readonly sent: TransactionEnvelope[]; readonly asked: string[] } {
  const world = createWorld({ accounts: [ALICE, BOB, CAROL].map((one) => one.publicKey()), ...options });
  const sent: TransactionEnvelope[] = [];
  const asked: string[] = [];
  const request: RpcRequest = async (method, params) => {
    asked.push(method);
    if (method === "sendTransaction") sent.push(TransactionEnvelope.fromXDR(String(params!.transaction)));
    return change(method, await world.server.request(method, params), params!);
  };
  return { world, sent, asked, client: createClient({ request, networkPassphrase: NETWORK, ...world.server.timing }) };
}

/** Creates a signed payment that nobody has sent. */
async function signed(
  { source = ALICE, operations = pay(), sequence = 100n, network = NETWORK, seconds = 60 } = {},
): Promise<TransactionEnvelope> {
  const unsigned = buildTransaction({
    ...{ source: source.publicKey(), accountSequence: sequence, operations, fee: 100 },
    timeBounds: { max: START / 1_000 + seconds },
  });
  return await signTransaction(unsigned, source, network, { approve: () => [] });
}

async function errorOf(promise: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await promise.then(() => assert.fail("fulfilled"), (error: unknown) => error);
  assert(ClientError.is(error), String(error));
  return error;
}

test("submit() sends a transaction, and again without a second effect", async () => {
  const { world, client, sent } = setUp();
  const envelope = await signed();
  const steps: string[] = [];
  const onStep = ({ type, envelope: stored, hash }: Step) => {
    assert(stored?.equals(envelope) && hash !== undefined);
    steps.push(type);
  };
  const first = await world.server.run(client.submit(envelope, { onStep }));
  const second = await world.server.run(client.submit(envelope));
  assert.deepEqual([first.hash, first.ledger, first.result], [second.hash, second.ledger, null]);
  assert.deepEqual([steps, sent.length, world.executed().length], [["send", "wait"], 2, 1]);
});

test("submit() sends nothing that every node rejects, but finds it in a ledger", async () => {
  const envelope = await signed({ network: "Public Global Stellar Network ; September 2015" });
  const { world, client, sent, asked } = setUp();
  const error = await errorOf(world.server.run(client.submit(envelope)));
  assert.deepEqual([error.code, error.resultCodes], ["client/rejected", ["txBadAuth"]]);
  assert.match(error.message, /signatures\[0\] is for another network/);
  assert.equal(error.problems?.[0]?.fix, "sign");
  assert(error.envelope?.equals(envelope), "it may have been sent by somebody else");
  assert.deepEqual([sent.length, asked], [0, ["getTransaction"]]);
  // A network that accepts what this library would not: the ledger is right.
  world.server.chain.enqueue(envelope, START / 1_000);
  await world.server.run(world.server.timing.sleep(6_000) as Promise<void>);
  assert.equal((await world.server.run(client.submit(envelope))).ledger, 1_000_001);
  assert.equal(sent.length, 0);
});

test("submit() rejects a transaction at once if a node does, and its number is not used", async () => {
  const { world, client, sent } = setUp({ faults: [{ method: "sendTransaction", kind: "reject", times: 9 }] });
  const error = await errorOf(world.server.run(client.submit(await signed({ seconds: 3_600 }))));
  assert.deepEqual([error.code, error.resultCodes, sent.length], ["client/rejected", ["txInsufficientFee"], 1]);
  assert(world.server.now < START + 60_000);
});

test("send() and submit() follow a fee bump by the hash of its inner transaction, too", async () => {
  const { world, client } = setUp();
  const inner = await signed();
  const bump = feeBumpTransaction(inner, { feeSource: CAROL.publicKey(), fee: 1_000n });
  const envelope = await signTransaction(bump, CAROL, NETWORK, { approve: () => [] });
  const alone = await world.server.run(client.submit(inner));
  // The inner transaction has used the sequence number, so nodes reject the fee bump.
  const found = await world.server.run(client.submit(envelope));
  assert.equal(found.hash, alone.hash);
  const resumed = { operations: pay(), source: ALICE, maxFee, resume: envelope };
  assert.equal((await world.server.run(client.transact(resumed))).hash, alone.hash);
  assert.equal(world.executed().length, 1);
});

test("a transaction that a node has rejected is not sent again", async () => {
  const faults = [{ method: "sendTransaction", kind: "hang-after" }, {
    method: "getTransaction",
    kind: "stale",
    times: 9,
    value: 9,
  }] as const;
  const { world, client, sent } = setUp({ faults });
  await world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee }));
  assert.deepEqual([sent.length, world.executed().length], [2, 1]); // the second one was rejected: the number is used
});

const OTHERS: readonly (readonly [name: string, got: string, resume: () => Promise<TransactionEnvelope>])[] = [
  ["of another source", "one of another source", () => signed({ source: BOB })],
  ["with another amount", "one with another operations[0]", () => signed({ operations: pay("2") })],
  ["with more operations", "one of 2 operations, not 1", () => signed({ operations: [...pay(), ...pay()] })],
  ["that restores entries", "one with another operations[0]", () => {
    const resourceData = new DwsaDataBuilder().setReadWrite([contractCodeKey(new Uint8Array(32))]).build();
    const common = { source: ALICE.publicKey(), accountSequence: 1, operations: [restoreFootprint()], baseFee: 100 };
    const unsigned = buildTransaction({ ...common, timeBounds: { max: START / 1_000 + 60 }, resourceData });
    return signTransaction(unsigned, ALICE, NETWORK, { approve: () => [] });
  }],
  ["with a memo", "one with another memo", async () => {
    const common = { source: ALICE.publicKey(), accountSequence: 100, operations: pay(), fee: 100 };
    const unsigned = buildTransaction({
      ...common,
      timeBounds: { max: START / 1_000 + 60 },
      memo: { type: "id", value: 5 },
    });
    return await signTransaction(unsigned, ALICE, NETWORK, { approve: () => [] });
  }],
];
for (const [name, got, resume] of OTHERS) {
  test(`resume rejects a transaction ${name}`, async () => {
    const { world, client, asked } = setUp();
    const options = { operations: pay(), source: ALICE, maxFee, resume: await resume() };
    await assert.rejects(world.server.run(client.transact(options)), {
      name: "TypeError",
      message:
        `Cannot send the transaction: expected resume to be a transaction of this source with these operations, got ${got}`,
    });
    assert.deepEqual(asked, []);
  });
}

test("resume names the argument that differs, such as the deadline of a swap", async () => {
  const { world, client } = setUp();
  const swap = (deadline: number) =>
    client.call(contract(1), "swap", [5, deadline].map((n) => nativeToScVal(n, { type: "u64" })));
  let resume: TransactionEnvelope | undefined;
  const onStep = ({ envelope }: Step) => {
    resume = envelope;
  };
  await world.server.run(swap(1_000).send({ source: ALICE, maxFee, onStep }));
  await assert.rejects(world.server.run(swap(1_001).send({ source: ALICE, maxFee, resume })), {
    message: /got one with u64 1000 in place of u64 1001 at rootInvocation\.function\.args\[1\]$/,
  });
});

test("resume of a transaction for another network never pays twice", async () => {
  const { world, client } = setUp();
  const resume = await signed({ network: "Public Global Stellar Network ; September 2015" });
  await world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee, resume }));
  assert.equal(world.executed().length, 1);
});

test("resume returns the transaction that is in a ledger, and makes no other", async () => {
  const { world, client, sent } = setUp();
  const resume = await signed();
  const first = await world.server.run(client.submit(resume));
  sent.length = 0;
  const found = await world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee, resume }));
  assert.deepEqual([found.hash, world.executed().length], [first.hash, 1]);
  assert(sent.every((one) => one.equals(resume)));
});

test("a resumed attempt that expired has the same sequence number and another hash", async () => {
  const { world, client, sent } = setUp();
  const resume = await signed({ seconds: 10 });
  await world.server.run(world.server.timing.sleep(60_000) as Promise<void>);
  await world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee, resume }));
  const [envelope] = sent as [TransactionEnvelope];
  assert(envelope.type === "envelopeTypeTx" && resume.type === "envelopeTypeTx");
  assert.equal(envelope.value.tx.seqNum, resume.value.tx.seqNum);
  assert(!envelope.equals(resume));
});

const transfer = (client: Client, options: Partial<SendOptions>) => {
  const args = [ALICE, BOB].map((one) => valueOf({ address: one.publicKey() }));
  return client.call(contract(5), "transfer", [...args, valueOf({ i128: 5 })])
    .send({ source: CAROL, signers: [ALICE], maxFee, ...options });
};

test("a call whose entries were restored continues after the restoration", async () => {
  const resourceData = new DwsaDataBuilder().setReadWrite([contractCodeKey(new Uint8Array(32))]).setResourceFee(1_000n)
    .build();
  const common = { source: CAROL.publicKey(), accountSequence: 100, operations: [restoreFootprint()], baseFee: 100 };
  const unsigned = buildTransaction({ ...common, timeBounds: { max: START / 1_000 + 60 }, resourceData });
  const resume = await signTransaction(unsigned, CAROL, NETWORK, { approve: () => [] });
  const { world, client, sent } = setUp();
  const { restored, ledger } = await world.server.run(transfer(client, { resume }));
  assert.equal(restored?.ledger, ledger - 1);
  assert.deepEqual([sent.length, world.executed().length], [2, 2]);
});

test("an error has an envelope if, and only if, something signed has left the client", async () => {
  const before: readonly (readonly [Partial<WorldOptions>, Partial<SendOptions>, string])[] = [
    [{}, { maxFee: 1 }, "client/fee"],
    [{}, { signers: [] }, "client/missing-signer"],
    [{ sub: [{ contract: contract(4), function: "take", args: [] }] }, {}, "client/unexpected-authorization"],
  ];
  for (const [options, extra, code] of before) {
    const { world, client } = setUp(options);
    const error = await errorOf(world.server.run(transfer(client, extra)));
    assert.deepEqual([error.code, error.envelope], [code, undefined]);
  }
  // The second simulation has the signed entry. An error of the caller's own transport becomes one of the library.
  const { world, client } = setUp({ faults: [{ method: "simulateTransaction", nth: 2, kind: "reset-before" }] });
  const error = await errorOf(world.server.run(transfer(client, {})));
  assert.deepEqual([error.code, error.entriesUntil], ["client/http", 1_000_060]);
  assert(ClientError.is(error.cause) && error.cause.cause instanceof TypeError);
  assert.equal(error.envelope?.value.signatures.length, 0);
  await world.server.run(transfer(client, { resume: error.envelope }));
  assert.equal(world.executed().length, 1);
});

test("resume of signed entries that were used reports what was executed", async () => {
  const { world, client } = setUp({
    faults: [{ method: "simulateTransaction", nth: 2, kind: "reset-after" }],
    stolen: true,
  });
  const { envelope } = await errorOf(world.server.run(transfer(client, {})));
  const error = await errorOf(world.server.run(transfer(client, { resume: envelope })));
  assert.deepEqual([error.code, world.executed().length], ["client/entries-used", 1]);
});

test("a server that returns another account is not believed", async () => {
  const change = (method: string, result: unknown) => {
    const { entries: [entry] = [], ...rest } = Object(result) as Partial<Entries>;
    const data = entry && LedgerEntryData.fromXDR(entry.xdr);
    if (method !== "getLedgerEntries" || data?.type !== "account") return result;
    const other = new AccountEntry({ ...data.value, accountId: idOf(BOB), seqNum: 5n });
    return { ...rest, entries: [{ ...entry, xdr: LedgerEntryData.account(other).toXDR("base64") }] };
  };
  const { world, client, sent } = setUp({}, change);
  const error = await errorOf(world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee })));
  assert.deepEqual([error.code, sent.length], ["client/response", 0]);
});

interface Entries {
  readonly latestLedger: number;
  readonly entries: readonly { readonly xdr: string }[];
}

function idOf(of: typeof ALICE): AccountEntry["accountId"] {
  const address = addressToScAddress(of.publicKey());
  assert(address.type === "scAddressTypeAccount");
  return address.value;
}

/** Waits, so that ledgers close. */
const wait = async ({ server }: World, seconds: number) => {
  await server.run(server.timing.sleep(1_000 * seconds) as Promise<void>);
};

/** The response of a server that is at the first ledger, in which the number of an account was not used. */
const atFirst = (result: unknown): unknown => {
  const { entries } = result as Entries;
  const first = entries.flatMap((entry) => {
    const data = LedgerEntryData.fromXDR(entry.xdr);
    if (data.type !== "account") return [];
    return [{
      ...entry,
      xdr: LedgerEntryData.account(new AccountEntry({ ...data.value, seqNum: 100n })).toXDR("base64"),
    }];
  });
  return { latestLedger: 1_000_000, entries: first };
};

test("a node that rejects a new transaction is believed at once", async () => {
  const { world, client, asked } = setUp({ faults: [{ method: "sendTransaction", kind: "reject" }] });
  const error = await errorOf(world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee })));
  assert.equal(error.code, "client/rejected");
  assert.deepEqual(asked.slice(-2), ["sendTransaction", "getTransaction"]);
});

test("a transaction that is hidden while it is resumed is found by its successor", async () => {
  let isLying = false;
  let lies = 0;
  const change = (method: string, result: unknown) => {
    if (!isLying || lies >= 2 || !["getTransaction", "getLedgerEntries"].includes(method)) return result;
    lies++;
    if (method === "getLedgerEntries") return atFirst(result);
    const times = { latestLedgerCloseTime: "4000000000", oldestLedgerCloseTime: "1" };
    return { status: "NOT_FOUND", latestLedger: 1_000_000, oldestLedger: 1, ...times };
  };
  const { world, client, sent } = setUp({}, change);
  const resume = await signed();
  const { hash } = await world.server.run(client.submit(resume));
  await wait(world, 100);
  isLying = true;
  // Another client, which has not seen the sequence number.
  const other = createClient({
    networkPassphrase: NETWORK,
    request: async (method, params) => {
      if (method === "sendTransaction") sent.push(TransactionEnvelope.fromXDR(String(params!.transaction)));
      return change(method, await world.server.request(method, params));
    },
    ...world.server.timing,
  });
  const found = await world.server.run(other.transact({ operations: pay(), source: ALICE, maxFee, resume }));
  assert.deepEqual([found.hash, world.executed().length, sent.length], [hash, 1, 2]);
});

test("entries that were used before their transaction are reported, in a ledger or not", async () => {
  // The transaction fails in a ledger, since a stranger has used its entry.
  const failed = setUp({ stealAt: 450 });
  const error = await errorOf(failed.world.server.run(transfer(failed.client, {})));
  assert.deepEqual([error.code, failed.world.executed().length], ["client/entries-used", 1]);
  // The transaction is lost, and its time passes.
  const lost = setUp({ stealAt: 450, faults: [{ method: "sendTransaction", kind: "lost", times: 99 }] });
  const late = await errorOf(lost.world.server.run(transfer(lost.client, { timeoutSeconds: 20 })));
  assert.deepEqual([late.code, lost.world.executed().length], ["client/entries-used", 1]);
});

test("what a server no longer stores is unknown", async () => {
  const { world, client } = setUp();
  let envelope: TransactionEnvelope | undefined;
  const onStep = (step: Step) => void (envelope = step.envelope ?? envelope);
  await world.server.run(transfer(client, { onStep }));
  await wait(world, 600);
  world.server.chain.oldest = world.server.chain.latest.sequence - 5;
  // The entry was used in a ledger that the server has forgotten: by this very transaction.
  assert.equal((await errorOf(world.server.run(client.submit(envelope!)))).code, "client/unconfirmed");
});

test("an account of an older ledger does not prove that a transaction was never applied", async () => {
  const { world, client } = setUp();
  const envelope = await signed();
  await world.server.run(client.submit(envelope));
  await wait(world, 600);
  world.server.chain.oldest = world.server.chain.latest.sequence - 5;
  const other = createClient({
    networkPassphrase: NETWORK,
    request: async (method, params) => {
      const result = await world.server.request(method, params);
      return method === "getLedgerEntries" ? atFirst(result) : result;
    },
    ...world.server.timing,
  });
  assert.equal((await errorOf(world.server.run(other.submit(envelope)))).code, "client/unconfirmed");
  const options = { operations: pay(), source: ALICE, maxFee, resume: envelope };
  assert.equal((await errorOf(world.server.run(other.transact(options)))).code, "client/unconfirmed");
});

test("a number that two other transactions have passed was used by others, if the history covers the attempt", async () => {
  const { world, client } = setUp();
  const resume = await signed({ seconds: 60 });
  const two = [1, 2].map(() => client.transact({ operations: pay("3"), source: ALICE, maxFee }));
  await world.server.run(Promise.all(two));
  const options = { operations: pay(), source: ALICE, maxFee, resume };
  const error = await errorOf(world.server.run(client.transact(options)));
  assert.deepEqual([error.code, error.resultCodes], ["client/rejected", ["txBadSeq"]]);
  assert.equal((await errorOf(world.server.run(client.submit(resume)))).code, "client/unconfirmed");
});

test("a number that this client has used is not free, even if a server reports it as free", async () => {
  let isLying = false;
  const change = (method: string, result: unknown) =>
    isLying && method === "getLedgerEntries" ? { ...Object(atFirst(result)), latestLedger: 2_000_000 } : result;
  const { world, client, sent } = setUp({}, change);
  const resume = await signed({ seconds: 20, operations: pay("2") });
  await world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee }));
  await wait(world, 60);
  isLying = true;
  const options = { operations: pay("2"), source: ALICE, maxFee, resume };
  const error = await errorOf(world.server.run(client.transact(options)));
  assert.deepEqual([error.code, sent.length], ["client/unconfirmed", 1]);
});

test("the evidence of two hashes is what both servers know", async () => {
  const resume = await signed({ seconds: 10 });
  let old = 6;
  const { world, client, sent } = setUp(
    { faults: [{ method: "sendTransaction", kind: "hang-after" }] },
    (method, result, { hash }) => {
      // The successor is asked of servers that are far behind, the first transaction of one that is not.
      const isSuccessor = method === "getTransaction" && sent.length > 0 && hash !== resumed.hash && old-- > 0;
      return isSuccessor ? { status: "NOT_FOUND", latestLedger: 1_000_000, oldestLedger: 990_000 } : result;
    },
  );
  const resumed = { hash: toHex(hashTransaction(resume, NETWORK)) };
  await wait(world, 60);
  const options = { operations: pay(), source: ALICE, maxFee, resume };
  const { hash } = await world.server.run(client.transact(options));
  assert.notEqual(hash, resumed.hash);
  assert.deepEqual([world.executed().length, old < 0], [1, true]);
});

test("a failed attempt is resumed with the same signed entries", async () => {
  let failing: TransactionEnvelope | undefined;
  const faults = [{ method: "sendTransaction", kind: "lost", times: 2 }] as const;
  const { world, client, sent } = setUp({ faults }, (method, result, { hash }) => {
    if (method !== "getTransaction" || failing === undefined) return result;
    if (hash !== toHex(hashTransaction(failing, NETWORK))) return result;
    const effects = { result: null, events: [] };
    const applied = { envelope: failing, inner: undefined, succeeded: false, ledger: 1_000_000, closeTime: 1, effects };
    return { ...Object(result), ...responseOf(applied) };
  });
  const onStep = (step: Step) => void (failing = step.envelope ?? failing);
  const error = await errorOf(world.server.run(transfer(client, { onStep })));
  assert.deepEqual([error.code, error.ledger], ["client/failed", 1_000_000]);
  sendAsStranger(world, CAROL.publicKey(), BOB.publicKey(), "9"); // the failed transaction has used a number, too
  await wait(world, 6);
  await world.server.run(transfer(client, { resume: error.envelope }));
  const [first, again, second] = sent as [TransactionEnvelope, TransactionEnvelope, TransactionEnvelope];
  assert(first.equals(again) && !first.equals(second));
  assert(transactionOf(first).operations[0]!.equals(transactionOf(second).operations[0]!), "the same signed entries");
  assert.equal(world.executed().length, 2);
});

test("a resumed attempt does not use its number for a restoration", async () => {
  const resourceData = new DwsaDataBuilder().setReadWrite([contractCodeKey(new Uint8Array(32))]).setResourceFee(1_000n);
  const preamble = { transactionData: resourceData.build().toXDR("base64"), minResourceFee: "1000" };
  let isArchived = false;
  const { world, client, sent } = setUp(
    { faults: [{ method: "sendTransaction", kind: "lost", times: 99 }] },
    (method, result) =>
      isArchived && method === "simulateTransaction" ? { ...Object(result), restorePreamble: preamble } : result,
  );
  const options = { source: ALICE, signers: [], timeoutSeconds: 10 };
  const { envelope: resume } = await errorOf(world.server.run(transfer(client, options)));
  sent.length = 0;
  isArchived = true;
  const error = await errorOf(world.server.run(transfer(client, { ...options, resume })));
  assert.deepEqual([error.code, sent.length], ["client/simulation", 0]);
  assert.match(error.message, /which a resumed attempt does not do, .*; restore them with transact\(\)$/);
  assert(error.envelope?.equals(resume!));
});

test("onStep is awaited before the step, its errors end the call, and a signal ends a wait for it", async () => {
  for (const at of ["sign", "send", "wait"] as const) {
    const { world, client, sent } = setUp();
    const crash = new Error("the disk is full");
    let stored: TransactionEnvelope | undefined;
    const onStep = async ({ type, envelope }: Step) => {
      await world.server.timing.sleep(1_000);
      stored = envelope ?? stored;
      if (type === at) throw crash;
    };
    const options = { operations: pay(), source: ALICE, maxFee };
    await assert.rejects(world.server.run(client.transact({ ...options, onStep })), crash);
    assert.equal(sent.length, at === "wait" ? 1 : 0);
    const next = await world.server.run(client.transact({ ...options, resume: stored }));
    assert.deepEqual([next.ledger > 1_000_000, world.executed().length], [true, 1]);
  }
  const { world, client } = setUp();
  const controller = new AbortController();
  const reason = new Error("enough");
  world.server.schedule(START + 10_000, () => controller.abort(reason));
  const onStep = () => new Promise<never>(() => {});
  const { signal } = controller;
  await assert.rejects(
    world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee, onStep, signal })),
    reason,
  );
  assert.equal(
    (await world.server.run(client.transact({ operations: pay(), source: ALICE, maxFee }))).ledger > 0,
    true,
  );
});

/** Swaps 100 of a token, with these sub-invocations and limits. */
async function swap(sub: readonly SubCall[], limits: SendOptions["limits"], to: string = contract(6)): Promise<string> {
  const { world, client } = setUp({ sub });
  const args = [valueOf({ address: ALICE.publicKey() }), valueOf({ i128: 100 })];
  return await world.server.run(client.call(to, "swap", args).send({ source: ALICE, maxFee, limits }))
    .then(() => "sent", (error) => error.code);
}
const spend = (i128: number | string, token = contract(5)): SubCall => ({
  ...{ contract: token, function: "transfer" },
  args: ["self", { address: contract(6) }, { i128: i128 as number }],
});
const REJECTED = "client/unexpected-authorization";
const most = 2n ** 127n - 1n;
const SWAPS: readonly (readonly [
  name: string,
  sub: readonly SubCall[],
  limits: SendOptions["limits"],
  to: string,
  outcome: string,
])[] = [
  ["the limit", [spend(100)], [{ token: contract(5), amount: 100 }], contract(6), "sent"],
  ["a token that the call itself is of", [spend(100)], [{ token: contract(5), amount: 100 }], contract(5), REJECTED],
  ["the maximum amount", [spend(`${most}`)], [{ token: contract(5), amount: most }], contract(6), "sent"],
  [
    "the maximum amount twice",
    [spend(`${most}`), spend(`${most}`)],
    [{ token: contract(5), amount: most }],
    contract(6),
    REJECTED,
  ],
  ["no token", [spend(100)], [], contract(6), REJECTED],
];
for (const [name, sub, limits, to, outcome] of SWAPS) {
  test(`limits allow ${outcome === "sent" ? "" : "no "}spending in a swap with ${name}`, async () => {
    assert.equal(await swap(sub, limits, to), outcome);
  });
}

test("limits do not allow a muxed owner", async () => {
  const owner = muxedAddress(ALICE.publicKey(), 7n);
  const sub = [{
    ...spend(1),
    args: [{ address: owner } as const, { address: contract(6) } as const, { i128: 1 } as const],
  }];
  assert.equal(await swap(sub, [{ token: contract(5), amount: 100 }]), REJECTED);
});

test("deploy() creates a contract whose code is a reference, and its attempt is not resumed", async () => {
  const { world, client, sent } = setUp();
  const externalRef = { owner: contract(8), tag: "v1" };
  const { result } = await world.server.run(
    client.deploy({ externalRef, source: ALICE, maxFee, salt: new Uint8Array(32) }),
  );
  assert(result.startsWith("C"));
  const { body } = Object(sent[0]).value.tx.operations[0];
  assert.equal(body.value.hostFunction.value.executable.type, "contractExecutableExternalRef");
  const resume = await signed();
  await assert.rejects(
    client.deploy({ externalRef, source: ALICE, maxFee, resume }),
    /cannot be resumed; pass the same salt/,
  );
});

test("a call that another account has signed is sent with submit, and its entry is used once", async () => {
  const { world, client } = setUp({ faults: [{ method: "sendTransaction", kind: "reset-after" }] });
  const token = contract(1);
  const args = [nativeToScVal(BOB.publicKey(), { type: "address" }), nativeToScVal(5n, { type: "i128" })];
  const call = { address: BOB.publicKey(), contract: token, function: "burn", args };
  const recorded = await world.server.run(client.call(token, "burn", args).simulate());
  const auth = await authorizeEntries(recorded.auth, BOB, 1_000_060, NETWORK, { approve: expectInvocation(call) });
  const relay = async () => {
    const draft = buildTransaction({
      source: ALICE.publicKey(),
      accountSequence: (await client.getAccount(ALICE.publicKey())).sequence,
      operations: [withAuth(new Contract(token).call("burn", ...args), auth)],
      baseFee: 100,
      timeBounds: { max: Math.floor(world.server.now / 1_000) + 60 },
    });
    const approve = expectTransaction({ source: ALICE.publicKey(), call, maxFee });
    const envelope = assembleTransaction(draft, await client.simulate(draft));
    return await client.submit(await signTransaction(envelope, ALICE, NETWORK, { approve }));
  };
  assert.equal((await world.server.run(relay())).ledger, 1_000_001);
  await assert.rejects(world.server.run(relay()), { code: "transaction/simulation", message: /ExistingValue/ });
  assert.equal(world.executed().length, 1);
});
