/** Every asynchronous function, twice at once: nothing outlives an `await` without belonging to its call. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { authorizeEntries, authorizeEntry, authorizeInvocation, signPreimage } from "@dwsa/base/auth";
import {
  contractClient,
  createClient,
  httpRequest,
  interfaceOf,
  type RequestOptions,
  type Timing,
  watchEvents,
} from "@dwsa/base/client";
import { Server } from "../../testing/_server.ts";
import { addressToScAddress } from "@dwsa/base/address";
import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import type { Keypair } from "@dwsa/base/keys";
import { buildRequestUri, signRequestUri } from "@dwsa/base/uri";
import { decodeStream } from "@dwsa/base/xdr";
import { buildTransaction, signTransaction } from "@dwsa/base/transaction";
import {
  ContractDataEntry,
  ContractExecutable,
  ExtensionPoint,
  LedgerEntryData,
  LedgerKey,
  ScContractInstance,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { ALICE, alice, BOB, bob, entryFor, invocation, NETWORK } from "../auth/_entries.ts";
import { type Recorded, replay } from "../rpc/_recorded.ts";
import { contractIdFromAsset, contractInstanceKey } from "@dwsa/base/contract";
import { payment } from "@dwsa/base/operation";
import { nativeToScVal } from "@dwsa/base/scval";
import { assetSpec } from "@dwsa/base/spec";
import { recorded, recordingOf } from "./_answers.ts";
import { assertIndependent, run, step, type Subject } from "./_overlap.ts";
import {
  ALICE as ALICE_OF_CLIENT,
  BOB as BOB_OF_CLIENT,
  CAROL,
  NETWORK as CLIENT_NETWORK,
  WASM,
} from "./_scenarios.ts";

const KEYS = [alice, bob] as const;
const ADDRESSES = [ALICE, BOB] as const;

/** A signer that is asked over a connection. */
const remote = (key: Keypair) => ({
  publicKey: () => key.publicKey(),
  sign: (data: Uint8Array) => step(() => key.sign(data)),
});

const envelope = TransactionEnvelope.fromXDR(String(Object(recordingOf("one signer")[2]!.params).transaction));
const approve = () => [];

const SIGNING: readonly Subject[] = [
  {
    name: "authorizeEntry",
    aborts: false,
    make: () => async (which) =>
      (await authorizeEntry(entryFor(ADDRESSES[which]), remote(KEYS[which]), 100, NETWORK)).toXDR("base64"),
  },
  {
    name: "authorizeEntries",
    aborts: false,
    make: () => async (which) => {
      const entries = [entryFor(ADDRESSES[which]), entryFor(ADDRESSES[which], { expiry: 7 })];
      return String(
        (await authorizeEntries(entries, remote(KEYS[which]), 100, NETWORK)).map((one) => one.toXDR("hex")),
      );
    },
  },
  {
    name: "authorizeInvocation",
    aborts: false,
    make: () => async (which) => {
      const signer = remote(KEYS[which]);
      const common = { invocation, validUntilLedgerSeq: 100, networkPassphrase: NETWORK, authV2: true };
      const { rootInvocation, credentials } = await authorizeInvocation({ ...common, signer });
      return `${rootInvocation.toXDR("hex")} ${JSON.stringify(Object(credentials.value).address)}`;
    },
  },
  {
    name: "signPreimage",
    aborts: false,
    make: () => async (which) => {
      const preimage = buildAuthorizationEntryPreimage(entryFor(ADDRESSES[which]), 100, NETWORK);
      return JSON.stringify(await signPreimage(preimage, remote(KEYS[which]), { approve }));
    },
  },
  {
    name: "signTransaction",
    aborts: false,
    make: () => async (which) =>
      (await signTransaction(envelope, remote(KEYS[which]), NETWORK, { approve })).toXDR("base64"),
  },
  {
    name: "signRequestUri",
    aborts: false,
    make: () => async (which) => {
      const uri = buildRequestUri({ operation: "pay", destination: ADDRESSES[which], originDomain: "shop.example" });
      return await signRequestUri(uri, remote(KEYS[which]));
    },
  },
  {
    name: "decodeStream",
    aborts: false,
    make: () => async (which) => {
      async function* chunks(): AsyncGenerator<Uint8Array> {
        for (const byte of ScVal.scvVec([ScVal.scvU32(which), ScVal.scvVoid()]).toXDR()) {
          yield await step(() => Uint8Array.of(byte));
        }
      }
      const found: string[] = [];
      for await (const value of decodeStream(ScVal, chunks())) found.push(value.toXDR("hex"));
      return String(found);
    },
  },
  {
    name: "httpRequest",
    aborts: true,
    make: () => {
      const fetch = (_url: string, init: { readonly body: string }) =>
        step(() => {
          const { id, params } = JSON.parse(init.body);
          const number = Number(run().state.get("attempts") ?? 0) + 1;
          run().state.set("attempts", number);
          if (number < 3) return new Response("busy", { status: 503 });
          return Response.json({ jsonrpc: "2.0", id, result: params });
        });
      const sleep = () => step(() => 0);
      const request = httpRequest("https://rpc.example", { fetch: fetch as unknown as typeof globalThis.fetch, sleep });
      return async (which, signal) => JSON.stringify(await request("getHealth", { which }, { signal }));
    },
  },
];

const HASHES = ["ab".repeat(32), "cd".repeat(32)] as const;
const key = LedgerKey.fromXDR(String(Object(recorded("one signer", "getLedgerEntries")).entries[0].key));

/** The responses of a server to the methods that no recording contains. */
const RESPONSES: Readonly<Record<string, unknown>> = {
  getEvents: { events: [], latestLedger: 9, oldestLedger: 2, cursor: "" },
  getLatestLedger: { id: HASHES[0], protocolVersion: 28, sequence: 9 },
  getFeeStats: recordedFees(),
};

function recordedFees(): unknown {
  const one = { max: "100", min: "100", mode: "100", transactionCount: "1", ledgerCount: 1 };
  const percentiles = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99].map((p) => [`p${p}`, "100"]);
  const fees = { ...one, ...Object.fromEntries(percentiles) };
  return { sorobanInclusionFee: fees, inclusionFee: fees, latestLedger: 9 };
}

/** Creates the client that both runs share. Each run has its own recording, clock and random numbers. */
function sharedClient(): ReturnType<typeof createClient> {
  return createClient({
    networkPassphrase: CLIENT_NETWORK,
    request: (method, params) => {
      const current = run();
      const backend = current.state.get("backend") as ReturnType<typeof replay>;
      return step(async () => {
        const { which } = Object(current.state.get("which")) as { readonly which: number };
        const fixed = current.state.get("isNetwork") ? undefined : RESPONSES[method];
        return fixed === undefined
          ? await backend.answer(method, params)
          : { ...fixed, latestLedger: which, sequence: which };
      });
    },
    ...clockOfRun(),
  });
}

/** Creates the clock, the timer and the random numbers of the current run. */
function clockOfRun(): Required<Timing> {
  return {
    now: () => run().now,
    sleep: (milliseconds) => {
      run().now += milliseconds;
      return step(() => 0);
    },
    random: (length) => {
      const current = run();
      return new Uint8Array(length).map((_, i) => 7 * i + current.drawn++);
    },
  };
}

type Shared = ReturnType<typeof sharedClient>;

/** A function of the client, with the recordings of its two runs. */
function clientSubject(
  name: string,
  backend: (() => ReturnType<typeof replay>) | readonly [readonly Recorded[], readonly Recorded[]],
  act: (client: Shared, which: 0 | 1, options: RequestOptions) => Promise<unknown>,
): Subject {
  return {
    name,
    aborts: true,
    make: () => {
      const client = sharedClient();
      return async (which, signal) => {
        const own = typeof backend === "function" ? backend() : replay(backend[which]);
        run().state.set("backend", own).set("which", { which }).set("isNetwork", typeof backend === "function");
        const show = (_: string, value: unknown) => typeof value === "bigint" ? `${value}` : value;
        return JSON.stringify(await act(client, which, { signal }), show);
      };
    },
  };
}

const recordings = (...names: readonly [string, string]) => [recordingOf(names[0]), recordingOf(names[1])] as const;
const payments = recordings("one signer", "two signers");
const paramsOf = (which: 0 | 1, method: string) =>
  Object(payments[which].find((one) => one.method === method)!.params) as Readonly<Record<string, string>>;
const envelopeOf = (which: 0 | 1, method: string) => TransactionEnvelope.fromXDR(paramsOf(which, method).transaction!);

/** The source account of each run: a client sends the transactions of one account in turn. */
const sources = [CAROL, ALICE_OF_CLIENT] as const;
const sending = (which: 0 | 1, options: RequestOptions) => ({ source: sources[which], maxFee: 1_000_000, ...options });
const operations = [payment({ destination: BOB_OF_CLIENT.publicKey(), asset: "native", amount: "12.5" })];
const CONTRACT = contractIdFromAsset("native", CLIENT_NETWORK);

/** Creates a signed payment that nobody has sent. */
async function signedPayment(which: 0 | 1): Promise<TransactionEnvelope> {
  const source = sources[which];
  const common = { source: source.publicKey(), accountSequence: 100, operations, fee: 100 };
  const unsigned = buildTransaction({ ...common, timeBounds: { max: 1_800_000_000 } });
  return await signTransaction(unsigned, source, CLIENT_NETWORK, { approve });
}

/** Creates a network whose server applies each transaction at once. */
function network(): ReturnType<typeof replay> {
  const accounts = [...sources, BOB_OF_CLIENT].map((one) => one.publicKey());
  const instance = ScVal.scvContractInstance(
    new ScContractInstance({ executable: ContractExecutable.contractExecutableStellarAsset(), storage: null }),
  );
  const data = new ContractDataEntry({
    ...{ ext: ExtensionPoint.v0(), contract: addressToScAddress(CONTRACT), val: instance },
    ...{ key: ScVal.scvLedgerKeyContractInstance(), durability: "persistent" },
  });
  const entries = new Map([
    [contractInstanceKey(CONTRACT).toXDR("base64"), LedgerEntryData.contractData(data).toXDR("base64")],
  ]);
  const server = new Server({ networkPassphrase: CLIENT_NETWORK, accounts, entries });
  server.emitted.push({ ledger: 1_000_000, index: 0 });
  return {
    answer(method, params) {
      server.now = run().now;
      const result = server.respond(method, params as Readonly<Record<string, unknown>>);
      if (method === "sendTransaction") server.chain.close(1_799_999_940);
      return Promise.resolve(result);
    },
  };
}

const CLIENT: readonly Subject[] = [
  clientSubject("Client.getLedgerEntries", payments, async (client, which, options) => [
    which,
    await client.getLedgerEntries([key], options),
  ]),
  clientSubject("Client.getAccount", payments, async (client, which, options) => [
    which,
    await client.getAccount(CAROL.publicKey(), options),
  ]),
  clientSubject(
    "Client.simulate",
    payments,
    (client, which, options) => client.simulate(envelopeOf(which, "simulateTransaction"), options),
  ),
  clientSubject(
    "Client.send",
    payments,
    (client, which, options) => client.send(envelopeOf(which, "sendTransaction"), options),
  ),
  clientSubject(
    "Client.getTransaction",
    payments,
    (client, which, options) => client.getTransaction(paramsOf(which, "getTransaction").hash!, options),
  ),
  clientSubject(
    "Client.submit",
    network,
    async (client, which, options) => await client.submit(await signedPayment(which), options),
  ),
  clientSubject(
    "Client.getEvents",
    payments,
    (client, _, options) =>
      client.getEvents({ startLedger: 2, contracts: [contractIdFromAsset("native", CLIENT_NETWORK)] }, {}, options),
  ),
  clientSubject("Client.latestLedger", payments, (client, _, options) => client.latestLedger(options)),
  clientSubject("Client.getFeeStats", payments, (client, _, options) => client.getFeeStats(options)),
  clientSubject("Call.simulate", recordings("a read-only call", "a read-only call"), (client, which, options) => {
    const args = [nativeToScVal(ALICE_OF_CLIENT.publicKey(), { type: "address" })];
    const [name, given] = which === 0 ? ["balance", args] as const : ["decimals", []] as const;
    return client.call(contractIdFromAsset("native", CLIENT_NETWORK), name, given).simulate(options);
  }),
  clientSubject("contractClient", recordings("a read-only call", "a read-only call"), (client, which, options) => {
    const token = contractClient(client, contractIdFromAsset("native", CLIENT_NETWORK), assetSpec());
    return which === 0
      ? token.balance({ id: ALICE_OF_CLIENT.publicKey() }).simulate(options)
      : token.decimals().simulate(options);
  }),
  clientSubject("Call.send", network, (client, which, options) => {
    const values = [[sources[which].publicKey(), BOB_OF_CLIENT.publicKey()], [
      BOB_OF_CLIENT.publicKey(),
      CONTRACT,
    ]][which]!;
    const args = values.map((one) => nativeToScVal(one, { type: "address" }));
    const call = client.call(CONTRACT, "transfer", [...args, nativeToScVal(5n, { type: "i128" })]);
    return call.send({ ...sending(which, options), ...(which === 0 ? {} : { signers: [BOB_OF_CLIENT] }) });
  }),
  clientSubject("Client.transact", network, async (client, which, options) => {
    const resume = which === 0 ? {} : { resume: await signedPayment(which) };
    return await client.transact({ operations, ...sending(which, options), ...resume });
  }),
  clientSubject(
    "Client.deploy",
    network,
    (client, which, options) => client.deploy({ wasm: WASM, ...sending(which, options), maxFee: 100_000_000 }),
  ),
  clientSubject("interfaceOf", network, async (client, which, options) => {
    const { wasmHash, spec } = await interfaceOf(client, CONTRACT, options);
    return [which, wasmHash, [...spec.functions.keys()]];
  }),
  clientSubject("watchEvents", network, async (client, which, options) => {
    const { sleep, random } = clockOfRun();
    for await (const page of watchEvents(client, { startLedger: 1_000_000 }, { ...options, sleep, random })) {
      return [which, page];
    }
    return undefined;
  }),
];

const SUBJECTS = [...SIGNING, ...CLIENT];
for (const subject of SUBJECTS) {
  test(`${subject.name}() twice at once, with faults and aborts, is as alone`, async () => {
    assert.ok(await assertIndependent(subject) > 0);
  });
}

test("every asynchronous function of an entrypoint is tested twice at once", () => {
  const root = new URL("../../", import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL("deno.json", root), "utf8")) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const folders = new Set(Object.values(exports).map((path) => path.slice(0, path.lastIndexOf("/") + 1)));
  const sources = [...folders].filter((folder) => folder !== "./" && !folder.startsWith("./apps")).flatMap((folder) =>
    readdirSync(new URL(folder, root)).filter((file) => /^[^_].*\.ts$/.test(file)).map((file) =>
      readFileSync(new URL(`${folder}${file}`, root), "utf8").replace(/\/\*\*[^]*?\*\//g, "")
    )
  );
  const parts = sources.flatMap((source) => source.split(/^export /m));
  // Asynchronous results, and the types of functions that return them: a function that returns one is asynchronous.
  const types = ["Promise", "AsyncGenerator", "AsyncIterable"];
  for (const part of parts) {
    const name = /^type (\w+)[^;]*=> (?:Promise|Call)</.exec(part)?.[1];
    if (name !== undefined) types.push(name);
  }
  const isAsynchronous = (type: string) => types.includes(/^\w+/.exec(type)?.[0] ?? "");
  const found = new Set<string>();
  for (const part of parts) {
    const name = /^(?:async )?function\*? (\w+)/.exec(part)?.[1];
    if (name !== undefined && isAsynchronous(/\): ([^\n]*)$/m.exec(part)?.[1] ?? "")) found.add(name);
  }
  for (const source of sources) {
    for (const [, owner, body] of source.matchAll(/^export (?:interface|class) (\w+)[^{]*\{\n([^]*?)^\}/gm)) {
      for (const [, method, result] of body!.matchAll(/^ {2}(\w+)\(.*\): (.*);$/gm)) {
        if (isAsynchronous(result!)) found.add(`${owner}.${method}`);
      }
    }
  }
  assert.deepEqual([...found].sort(), SUBJECTS.map(({ name }) => name).sort());
});
