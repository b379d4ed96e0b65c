/** The network in memory: its ledgers, its queue, its clock and its faults. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { ClientError, createClient, type Step, watchEvents } from "@dwsa/base/client";
import { contractEvents } from "./_events.ts";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { accountMerge, payment } from "@dwsa/base/operation";
import { nativeToScVal } from "@dwsa/base/scval";
import { createTestNetwork, type Fault, type TestCall, type TestNetworkOptions } from "@dwsa/base/testing";
import { buildTransaction, hashTransaction, readFees } from "@dwsa/base/transaction";
import { toHex } from "@dwsa/base/encoding";
import { Server } from "../../testing/_server.ts";

const networkPassphrase = Networks.TESTNET;
const [ALICE, BOB] = [1, 2].map((n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n))) as [Keypair, Keypair];
const TOKEN = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
const operations = [payment({ destination: BOB.publicKey(), asset: "native", amount: "5" })];

function setUp(options: Partial<TestNetworkOptions> = {}) {
  const accounts = [ALICE.publicKey(), BOB.publicKey()];
  const network = createTestNetwork({ networkPassphrase, accounts, ...options });
  const client = createClient({ request: network.request, networkPassphrase, ...network.timing });
  return { network, client };
}

test("a test network applies a payment in the next ledger, and keeps its result", async () => {
  const { network, client } = setUp();
  const began = network.timing.now();
  const sent = await network.run(client.transact({ operations, source: ALICE, maxFee: 1_000 }));
  assert.deepEqual([sent.ledger, sent.createdAt], [1_000_001, BigInt(began / 1_000 + 5)]);
  const [found] = network.transactions;
  assert.equal(network.transactions.length, 1);
  assert.equal(toHex(hashTransaction(found!.envelope, networkPassphrase)), sent.hash);
  assert.deepEqual([found!.status, readFees(found!.envelope).fee], ["SUCCESS", 1_000n]);
  assert.equal((await network.run(client.getAccount(ALICE.publicKey()))).sequence, 101n);
});

test("a test network asks simulate() what a call does, and emits its events once", async () => {
  const calls: TestCall[] = [];
  const { network, client } = setUp({
    simulate(call) {
      calls.push(call);
      return { result: nativeToScVal(7, { type: "u32" }), events: contractEvents(TOKEN, "minted", 5) };
    },
  });
  const call = client.call(TOKEN, "mint", [nativeToScVal(5, { type: "u32" })]);
  const { result, events } = await network.run(call.send({ source: ALICE, maxFee: 1_000_000 }));
  assert.deepEqual([result.value, events[0]?.topics, events[0]?.data], [7, ["minted"], 5]);
  assert.deepEqual(calls.map(({ contract, function: name, source }) => [contract, name, source])[0], [
    ...[TOKEN, "mint", ALICE.publicKey()],
  ]);
  const watch = async () => {
    for await (const page of watchEvents(client, { startLedger: 1_000_000 }, network.timing)) return page.events;
    return [];
  };
  const [event, ...others] = await network.run(watch());
  assert.deepEqual([event?.contractId, others], [TOKEN, []]);
});

test("a test network reports the events of a call in its simulation", async () => {
  const { network, client } = setUp({ simulate: () => ({ events: contractEvents(TOKEN, "minted", 5) }) });
  const { events, simulation } = await network.run(client.call(TOKEN, "mint", []).simulate());
  assert.deepEqual(events.map(({ topics, data }) => [topics, data]), [[["minted"], 5]]);
  assert.equal(simulation.events[0]?.inSuccessfulContractCall, true);
});

test("a test network fails a transaction whose call fails only when a ledger applies it", async () => {
  let count = 0;
  const { network, client } = setUp({
    simulate: () =>
      ++count > 1 ? { error: "HostError: Error(Contract, #3)" } : { events: contractEvents(TOKEN, "sold", 5) },
  });
  const sent = network.run(client.call(TOKEN, "buy", []).send({ source: ALICE, maxFee: 1_000_000 }));
  await assert.rejects(sent, { code: "client/failed" });
  const [found] = network.transactions;
  assert.deepEqual([network.transactions.length, found?.status], [1, "FAILED"]);
});

test("a test network requires the authorization of the first argument by default", async () => {
  const { network, client } = setUp();
  const args = [nativeToScVal(BOB.publicKey(), { type: "address" })];
  const call = client.call(TOKEN, "burn", args);
  await assert.rejects(network.run(call.send({ source: ALICE, maxFee: 1_000_000 })), { code: "client/missing-signer" });
  await network.run(call.send({ source: ALICE, signers: [BOB], maxFee: 1_000_000 }));
  assert.deepEqual((await network.run(call.simulate({ source: BOB.publicKey() }))).auth.length, 1);
  assert.equal(addressToScAddress(BOB.publicKey()).type, "scAddressTypeAccount");
});

test("a test network fails a simulation with the error of simulate()", async () => {
  const { network, client } = setUp({ simulate: () => ({ error: "HostError: Error(Contract, #3)" }) });
  const error: unknown = await network.run(client.call(TOKEN, "buy", []).simulate()).catch((error: unknown) => error);
  assert(ClientError.is(error));
  assert.equal(error.contractError?.code, 3);
});

test("a test network has one place for the pending transaction of an account", async () => {
  const { network, client } = setUp();
  const statusOf = async (sequence: number, seconds: number) => {
    const common = { source: ALICE.publicKey(), accountSequence: sequence, operations, fee: 100 };
    const max = Math.floor(network.timing.now() / 1_000) + seconds;
    const unsigned = buildTransaction({ ...common, timeBounds: { max } });
    const { signTransaction } = await import("@dwsa/base/transaction");
    const signed = await signTransaction(unsigned, ALICE, networkPassphrase, { approve: () => [] });
    const sent = await network.run(client.send(signed));
    return sent.status === "ERROR" ? sent.error?.result.type : sent.status;
  };
  assert.equal(await statusOf(99, 60), "txBadSeq");
  assert.equal(await statusOf(100, -1), "txTooLate");
  assert.equal(await statusOf(100, 60), "PENDING");
  assert.equal(await statusOf(100, 60), "DUPLICATE");
  assert.equal(await statusOf(100, 61), "TRY_AGAIN_LATER");
});

const KINDS: readonly (readonly [fault: Fault, message: RegExp])[] = [
  [{ method: "getLatestLedger", kind: "reset-before" }, /^the connection was reset$/],
  [{ method: "getLatestLedger", kind: "hang-after" }, /^the connection was reset$/],
  [{ method: "getLatestLedger", kind: "503" }, /status 503$/],
  [{ method: "getLatestLedger", kind: "internal" }, /error -32603 "internal error"$/],
];
for (const [fault, message] of KINDS) {
  test(`a test network fails a request with the fault ${fault.kind}, and only this one`, async () => {
    const { network, client } = setUp({ faults: [fault] });
    await assert.rejects(network.run(client.latestLedger()), { message });
    assert.equal((await network.run(client.latestLedger())).protocolVersion, 28);
  });
}

test("a test network rejects methods and operations that it does not have", async () => {
  const { network, client } = setUp();
  await assert.rejects(network.run(network.request("getHealth")), { code: "client/rpc", message: /method not found/ });
  const operations = [accountMerge({ destination: BOB.publicKey() })];
  const sent = network.run(
    client.transact({ operations, source: ALICE, maxFee: 1_000, timeoutSeconds: 5 }),
  );
  await assert.rejects(sent, ClientError.is);
  assert.equal(network.transactions.length, 0);
});

test("run() rejects if a promise does not settle within an hour of virtual time", async () => {
  const { network } = setUp();
  const sleepForever = async () => {
    for (;;) await network.timing.sleep(60_000);
  };
  await assert.rejects(network.run(sleepForever()), /not settled, and 3600 virtual seconds are over$/);
  await assert.rejects(network.run(Promise.reject(new Error("its own error"))), /^Error: its own error$/);
});

test("run() rejects if a promise does not settle and waits for nothing on the network", async () => {
  const server = new Server({ networkPassphrase, accounts: [] });
  await assert.rejects(
    server.run(new Promise(() => {}), 3_600_000, 5),
    /no request or timer of the network is pending$/,
  );
});

test("the clock of a test network stands still while a program waits for something else", async () => {
  const { network, client } = setUp();
  const began = network.timing.now();
  const store = async () => { // such as a write to a file
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  const onStep = async ({ envelope }: Step) => envelope === undefined ? undefined : await store();
  const sent = await network.run(client.transact({ operations, source: ALICE, maxFee: 1_000, onStep }));
  assert.deepEqual([sent.ledger, sent.createdAt], [1_000_001, BigInt(began / 1_000 + 5)]);
});

const WRONG: readonly (readonly [name: string, options: unknown, message: RegExp])[] = [
  ["no options", undefined, /expected options to be an object, got undefined$/],
  ["an unknown option", { networkPassphrase, accounts: [], fault: [] }, /got "fault"/],
  ["accounts that are no list", { networkPassphrase, accounts: "G" }, /options\.accounts to be an array/],
  ["an invalid account", { networkPassphrase, accounts: ["bob"] }, /options\.accounts\[0\]/],
  [
    "simulate that is no function",
    { networkPassphrase, accounts: [], simulate: 5 },
    /options\.simulate to be a function/,
  ],
  ["faults that are no list", { networkPassphrase, accounts: [], faults: {} }, /options\.faults to be an array/],
];
for (const [name, options, message] of WRONG) {
  test(`createTestNetwork() rejects ${name}`, () => {
    assert.throws(() => createTestNetwork(options as TestNetworkOptions), { message });
  });
}
