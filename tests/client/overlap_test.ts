/** Every asynchronous function, twice at once: nothing outlives an `await` without belonging to its call. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { authorizeEntries, authorizeEntry, authorizeInvocation, signPreimage } from "@dwsa/base/auth";
import { contractClient, createClient, httpRequest, type RequestOptions } from "@dwsa/base/client";
import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import type { Keypair } from "@dwsa/base/keys";
import { decodeStream } from "@dwsa/base/xdr";
import { signTransaction } from "@dwsa/base/transaction";
import { LedgerKey, ScVal, TransactionEnvelope } from "@dwsa/base/xdr";
import { ALICE, alice, BOB, bob, entryFor, invocation, NETWORK } from "../auth/_entries.ts";
import { type Recorded, replay } from "../rpc/_recorded.ts";
import { contractIdFromAsset } from "@dwsa/base/contract";
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
        const fixed = RESPONSES[method];
        return fixed === undefined
          ? await backend.answer(method, params)
          : { ...fixed, latestLedger: which, sequence: which };
      });
    },
    now: () => run().now,
    sleep: (milliseconds) => {
      run().now += milliseconds;
      return step(() => 0);
    },
    random: (length) => {
      const current = run();
      return new Uint8Array(length).map((_, i) => 7 * i + current.drawn++);
    },
  });
}

type Shared = ReturnType<typeof sharedClient>;

/** A function of the client, with the recordings of its two runs. */
function clientSubject(
  name: string,
  recordings: readonly [readonly Recorded[], readonly Recorded[]],
  act: (client: Shared, which: 0 | 1, options: RequestOptions) => Promise<unknown>,
): Subject {
  return {
    name,
    aborts: true,
    make: () => {
      const client = sharedClient();
      return async (which, signal) => {
        run().state.set("backend", replay(recordings[which])).set("which", { which });
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

/** The call of each run: Carol pays herself, or Alice pays and Carol submits. */
const payers = [CAROL, ALICE_OF_CLIENT] as const;
const transfer = (client: Shared, which: 0 | 1) =>
  client.call(contractIdFromAsset("native", CLIENT_NETWORK), "transfer", [
    nativeToScVal(payers[which].publicKey(), { type: "address" }),
    nativeToScVal(BOB_OF_CLIENT.publicKey(), { type: "address" }),
    nativeToScVal(which === 0 ? 125_000_000n : 5n, { type: "i128" }),
  ]);
const sending = (which: 0 | 1, options: RequestOptions) => ({
  source: CAROL,
  ...(which === 0 ? {} : { signers: [ALICE_OF_CLIENT] }),
  maxFee: 1_000_000,
  ...options,
});

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
    "Client.waitForTransaction",
    payments,
    (client, which, options) =>
      client.waitForTransaction(
        paramsOf(which, "getTransaction").hash!,
        { until: 1_900_000_000, ...options },
      ),
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
  clientSubject(
    "Call.send",
    payments,
    (client, which, options) => transfer(client, which).send(sending(which, options)),
  ),
  clientSubject(
    "Client.transact",
    recordings("a classic payment", "a classic payment"),
    async (client, which, options) => {
      const operations = [payment({ destination: BOB_OF_CLIENT.publicKey(), asset: "native", amount: "12.5" })];
      return [which, await client.transact({ operations, source: ALICE_OF_CLIENT, maxFee: 1_000_000, ...options })];
    },
  ),
  clientSubject(
    "Client.deploy",
    recordings("code that is uploaded, and a contract of it", "code that is uploaded, and a contract of it"),
    async (client, which, options) => [
      which,
      await client.deploy({ wasm: WASM, source: ALICE_OF_CLIENT, maxFee: 100_000_000, ...options }),
    ],
  ),
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
    const name = /^(?:async )?function (\w+)/.exec(part)?.[1];
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
