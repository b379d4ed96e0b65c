/**
 * A hostile server for every method: whatever it returns, only the requested call is signed.
 *
 *     TEST_LONG=1 HOSTILE_SEED=1 deno test -RE tests/client/hostile_server_test.ts    # 10,000 runs
 */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import type { ClientSigner, SendOptions } from "@dwsa/base/client";
import { type Client } from "@dwsa/base/client";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { toHex } from "@dwsa/base/encoding";
import { hash, Keypair } from "@dwsa/base/keys";
import { signTransaction } from "@dwsa/base/transaction";
import { contractCodeKey } from "@dwsa/base/contract";
import {
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaTransactionData,
  HashIdPreimage,
  type Operation,
  ScVal,
  type Transaction,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { LONG, written } from "../_long.ts";
import { attacksOn } from "../rpc/_attacks.ts";
import { type Change, clientOf, recordingOf } from "./_answers.ts";
import { CAROL, NETWORK, SCENARIOS, STORE } from "./_scenarios.ts";

/** What was signed in a run. */
interface Signed {
  readonly preimages: HashIdPreimage[];
  readonly envelopes: TransactionEnvelope[];
}

/** Wraps a client so that its signers record what they sign. */
function watched(client: Client, signed: Signed): Client {
  const watch = (signer: ClientSigner): ClientSigner => {
    if ("delegates" in signer && signer.delegates) return { ...signer, delegates: signer.delegates.map(watch) };
    const key = signer as Keypair;
    return {
      address: key.publicKey(),
      authorize: (preimage, payload) => {
        signed.preimages.push(HashIdPreimage.fromXDR(preimage.toXDR()));
        return { publicKey: key.publicKey(), signature: key.sign(payload) };
      },
      signTransaction: async (xdr) => {
        const envelope = TransactionEnvelope.fromXDR(xdr);
        signed.envelopes.push(envelope);
        return { signedTxXdr: (await signTransaction(envelope, key, NETWORK, { approve: () => [] })).toXDR("base64") };
      },
    };
  };
  const withWatched = <O extends SendOptions>(options: O): O => ({
    ...options,
    source: watch(options.source),
    ...(options.signers === undefined ? {} : { signers: options.signers.map(watch) }),
    ...(options.feeSource === undefined ? {} : { feeSource: watch(options.feeSource) }),
  });
  return {
    ...client,
    call(...args) {
      const call = client.call(...args);
      return { ...call, send: (options) => call.send(withWatched(options)) };
    },
    transact: (params) => client.transact(withWatched(params)),
    deploy: (params) => client.deploy(withWatched(params)),
  };
}

/** What is signed with an honest server: calls and operations, by their XDR. */
interface Rule {
  readonly calls: ReadonlySet<string>;
  readonly operations: ReadonlySet<string>;
  readonly maxFee: bigint;
}

function transactionIn(envelope: TransactionEnvelope): Transaction {
  if (envelope.type === "envelopeTypeTxV0") throw new TypeError("a transaction of the first version");
  return envelope.type === "envelopeTypeTx" ? envelope.value.tx : envelope.value.tx.innerTx.value.tx;
}

/** Encodes an operation without its authorization entries. */
function bare({ body }: Operation): string {
  return body.type === "invokeHostFunction" ? body.value.hostFunction.toXDR("base64") : body.toXDR("base64");
}

function callIn({ function: fn, subInvocations }: DwsaAuthorizedInvocation): string {
  return subInvocations.length === 0 ? fn.toXDR("base64") : "more than the call";
}

function invocationOf(preimage: HashIdPreimage): DwsaAuthorizedInvocation | undefined {
  switch (preimage.type) {
    case "envelopeTypeDwsaAuthorization":
    case "envelopeTypeDwsaAuthorizationWithAddress":
      return preimage.value.invocation;
    default:
      return undefined;
  }
}

/** Returns the calls that the signature of a transaction approves, by their XDR. */
function approvedIn(tx: Transaction): string[] {
  return tx.operations.flatMap(({ body }) => body.type === "invokeHostFunction" ? body.value.auth : [])
    .filter(({ credentials }) => credentials.type === "dwsaCredentialsSourceAccount")
    .map(({ rootInvocation }) => callIn(rootInvocation));
}

/** Describes what was signed beyond the rule. */
function beyond({ preimages, envelopes }: Signed, rule: Rule): string[] {
  const found: string[] = [];
  const networkId = toHex(hash(new TextEncoder().encode(NETWORK)));
  for (const preimage of preimages) {
    const invocation = invocationOf(preimage);
    if (invocation === undefined) found.push("a preimage of another kind");
    else if (!rule.calls.has(callIn(invocation))) found.push("another call");
    if ("networkId" in preimage.value && toHex(preimage.value.networkId) !== networkId) found.push("another network");
  }
  const paid = new Map<string, bigint>(); // the fee of a fee bump replaces that of its inner transaction
  for (const envelope of envelopes) {
    const tx = transactionIn(envelope);
    paid.set(String(tx.seqNum), BigInt(envelope.value.tx.fee));
    for (const operation of tx.operations) {
      if (operation.body.type === "restoreFootprint") continue;
      if (!rule.operations.has(bare(operation))) found.push("another operation");
    }
    const approved = approvedIn(tx);
    if (approved.length > 1 || approved.some((call) => !rule.calls.has(call))) found.push("another approval");
    const { cond } = tx;
    const isBounded = cond.type === "precondTime" && cond.value.maxTime > 0n && cond.value.maxTime <= 1_800_000_200n;
    if (!isBounded) found.push("without an end");
  }
  const sum = [...paid.values()].reduce((a, b) => a + b, 0n);
  if (sum > rule.maxFee) found.push(`a fee of ${sum}`);
  return found;
}

/** Creates a random number generator with a seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Response = Readonly<Record<string, unknown>>;

/** The changes of a hostile server to a response of any method. */
const ANY: readonly ((response: Response, random: (below: number) => number) => unknown)[] = [
  () => null,
  () => [],
  () => "a string",
  () => ({}),
  () => ({ error: { code: -32603, message: "x".repeat(100_000) } }),
  () => ({ jsonrpc: "2.0", id: 1, result: null }),
  (response) =>
    Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, typeof value === "string" ? value.slice(0, -5) : value]),
    ),
  (response) =>
    Object.fromEntries(Object.entries(response).map(([name, value]) => [name, typeof value === "number" ? -value : 7])),
  (response, random) => ({ ...response, latestLedger: [0, 4_294_967_295, 1e12, "7"][random(4)] }),
  (response) => ({ ...response, latestLedgerCloseTime: "99999999999", hash: "ab".repeat(32) }),
  (response, random) => ({
    ...response,
    status: ["ERROR", "FAILED", "SUCCESS", "NOT_FOUND", "TRY_AGAIN_LATER", "?"][random(6)],
  }),
  (response) => ({
    ...response,
    entries: Array.isArray(response.entries) ? [...response.entries, ...response.entries] : 5,
  }),
];

/** The changes of a hostile server to a simulation. */
const SIMULATION: readonly ((response: Response, random: (below: number) => number) => unknown)[] = [
  ...ANY,
  ...Array.from({ length: 12 }, () => attacked),
  (response) => expensive(response, 4_000_000_000n),
  (response) => expensive(response, 990_000n),
  (response) => expensive(response, 2n ** 62n),
  (response) => ({ ...response, restorePreamble: preamble(20_000n) }),
  (response) => ({ ...response, restorePreamble: preamble(5_000_000n) }),
  (response) => ({ ...response, results: [...response.results as object[], ...response.results as object[]] }),
  (response) => ({ ...response, error: "HostError: Error(Auth, InvalidAction)" }),
];

/** Returns the simulation with the entries of an attack. */
function attacked(response: Response, random: (below: number) => number): unknown {
  const [result] = (response.results ?? []) as [{ readonly auth?: readonly string[] }];
  const [text] = result?.auth ?? [];
  if (text === undefined) return response;
  const entry = DwsaAuthorizationEntry.fromXDR(text);
  if (entry.rootInvocation.function.type !== "dwsaAuthorizedFunctionTypeContractFn") {
    return { ...response, results: [] };
  }
  const attacks = attacksOn(entry);
  const { entries } = attacks[random(attacks.length)]!;
  return { ...response, results: [{ ...result, auth: entries.map((one) => one.toXDR("base64")) }] };
}

function expensive(response: Response, fee: bigint): unknown {
  if (typeof response.transactionData !== "string") return response;
  const data = new DwsaDataBuilder(response.transactionData).setResourceFee(fee).build();
  return { ...response, transactionData: data.toXDR("base64"), minResourceFee: String(fee) };
}

function preamble(fee: bigint): object {
  const data = new DwsaDataBuilder().setReadWrite([contractCodeKey(new Uint8Array(32).fill(9))]).setResourceFee(fee);
  return { transactionData: data.build().toXDR("base64"), minResourceFee: String(fee) };
}

/** Creates the server of a run, which changes each response with a probability of one half. */
function hostile(name: string, random: (below: number) => number): Readonly<Record<string, Change>> {
  const recording = recordingOf(name);
  const changes: Record<string, Change> = {};
  for (const method of ["getLedgerEntries", "simulateTransaction", "sendTransaction", "getTransaction"]) {
    const responses = recording.filter((one) => one.method === method).map(({ result }) => Object(result) as Response);
    const tricks = method === "simulateTransaction" ? SIMULATION : ANY;
    // After a change, later requests differ from the recording, so any response of the method is used.
    changes[method] = (number) => {
      const honest = responses[Math.min(number, responses.length) - 1]!;
      if (number > 12) throw new Error("the server has gone");
      return random(2) === 0 ? honest : tricks[random(tricks.length)]!(honest, random);
    };
  }
  return changes;
}

const MAX_FEES: Readonly<Record<string, bigint>> = { "code that is uploaded, and a contract of it": 100_000_000n };
const SENDING = SCENARIOS.filter(({ name }) => name !== "a read-only call");

/** Returns what is signed with an honest server. */
async function ruleOf(name: string): Promise<Rule> {
  const signed: Signed = { preimages: [], envelopes: [] };
  await SCENARIOS.find((one) => one.name === name)!.run(watched(clientOf(name, hostile(name, () => 0)), signed));
  const transactions = signed.envelopes.map(transactionIn);
  return {
    calls: new Set([...signed.preimages.map((one) => callIn(invocationOf(one)!)), ...transactions.flatMap(approvedIn)]),
    operations: new Set(transactions.flatMap(({ operations }) => operations.map(bare))),
    maxFee: MAX_FEES[name] ?? 1_000_000n,
  };
}

const RUNS = LONG ? 10_000 : 400;
const SEED = Number(process.env.HOSTILE_SEED ?? 1);

test(`in ${written(RUNS)} random runs with a hostile server, nothing is signed beyond the rule`, async () => {
  const random = randomOf(SEED);
  const rules = new Map<string, Rule>();
  for (const { name } of SENDING) rules.set(name, await ruleOf(name));
  const found: string[] = [];
  let [signatures, ended] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const { name, run: send } = SENDING[run % SENDING.length]!;
    const signed: Signed = { preimages: [], envelopes: [] };
    await send(watched(clientOf(name, hostile(name, random)), signed)).then(() => ended++, (error: unknown) => {
      assert(error instanceof Error, "everything that is thrown is an error");
    });
    signatures += signed.preimages.length + signed.envelopes.length;
    found.push(...beyond(signed, rules.get(name)!).map((what) => `run ${run} of seed ${SEED}, ${name}: ${what}`));
  }
  assert.deepEqual(found, []);
  assert(signatures > RUNS / 10 && ended > 0, `${signatures} signatures, ${ended} runs to their end`);
});

test("the judge of the runs with a hostile server finds what is beyond the rule", async () => {
  const name = "two signers";
  const rule = await ruleOf(name);
  const [simulation] = recordingOf(name).filter(({ method }) => method === "simulateTransaction");
  const [call] = (simulation!.result as { results: [{ auth: string[] }] }).results;
  const entry = DwsaAuthorizationEntry.fromXDR(call.auth[0]!);
  const theft = attacksOn(entry).find((one) => one.name === "a theft below it")!.entries[0]!;
  assert(!rule.calls.has(callIn(theft.rootInvocation)));
  assert(rule.calls.has(callIn(entry.rootInvocation)));
});

test("a negative resource fee of a server does not raise the fee of restoring above maxFee", async () => {
  const name = "archived entries, restored before";
  const signed: Signed = { preimages: [], envelopes: [] };
  const honest = recordingOf(name).find(({ method }) => method === "simulateTransaction")!.result as Response;
  const data = DwsaTransactionData.fromXDR(String(honest.transactionData));
  const transactionData = new DwsaTransactionData({ ...data, resourceFee: -9_000_000n }).toXDR("base64");
  const client = clientOf(name, {
    simulateTransaction: () => ({
      ...honest,
      ...{ transactionData, minResourceFee: "0", restorePreamble: preamble(5_000_000n), results: [] },
    }),
  });
  const call = watched(client, signed).call(STORE, "put_persistent", [ScVal.scvSymbol("key"), ScVal.scvU32(5)]);
  const approve = { entries: () => [], transaction: () => [] }; // only maxFee limits the fee
  await assert.rejects(call.send({ source: CAROL, maxFee: 1_000_000, approve }), { code: "transaction/rpc" });
  assert.deepEqual(signed, { preimages: [], envelopes: [] });
});
