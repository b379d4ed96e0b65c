/** Requests that are in progress at the same time over one transport. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient, httpRequest, type RpcRequest } from "@dwsa/base/client";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { payment } from "@dwsa/base/operation";
import { createTestNetwork } from "@dwsa/base/testing";
import { transactionOf } from "../../transaction/_shared.ts";

/** Creates a generator of whole numbers below `limit`, which is the same for the same seed (mulberry32). */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

/** The ways in which the server ends an attempt. */
type Outcome = "result" | "busy" | "error" | "broken" | "unreachable";

/** A server that collects attempts, and ends them one at a time in a random order. */
class Server {
  /** The JSON-RPC ids that the server saw, one for each attempt. */
  readonly ids: number[] = [];
  readonly #next: (limit: number) => number;
  readonly #waiting: (() => void)[] = [];

  constructor(seed: number) {
    this.#next = random(seed);
  }

  readonly fetch = (_url: string, init: { readonly body: string }): Promise<Response> => {
    const { id, params: { n } } = JSON.parse(init.body);
    this.ids.push(id);
    const outcomes: readonly Outcome[] = ["result", "result", "result", "busy", "error", "broken", "unreachable"];
    const outcome = outcomes[this.#next(outcomes.length)]!;
    return new Promise((resolve, reject) =>
      this.#waiting.push(() => {
        if (outcome === "unreachable") reject(new TypeError("connection reset"));
        else resolve(response(outcome, id, n));
      })
    );
  };

  /** Ends the attempts that wait, and those that are made meanwhile, until none is left. */
  async run(): Promise<void> {
    while (this.#waiting.length > 0) {
      this.#waiting.splice(this.#next(this.#waiting.length), 1)[0]!();
      await new Promise((resolve) => setTimeout(resolve)); // lets the calls continue, perhaps to another attempt
    }
  }
}

function response(outcome: Outcome, id: number, n: number): Response {
  if (outcome === "busy") return new Response("busy", { status: 503 });
  if (outcome === "error") return Response.json({ jsonrpc: "2.0", id, error: { code: -32_000, message: `no ${n}` } });
  if (outcome === "broken") return new Response(`{"jsonrpc":"2.0","id":${id},"result":`);
  return Response.json({ jsonrpc: "2.0", id, result: { n } });
}

/** Creates a transport to the server that does not wait between attempts. */
function transport(server: Server, retries: number): RpcRequest {
  const fetch = server.fetch as unknown as typeof globalThis.fetch;
  return httpRequest("https://rpc.example", { fetch, retries, sleep: () => Promise.resolve(), now: () => 0 });
}

/** The messages of calls that end with `client/http`. */
const FAILURES = "status 503 to attempt 3|is not JSON|cannot be reached";

for (const seed of [1, 2, 3, 4, 5]) {
  test(`httpRequest() mixes and loses none of 100 parallel calls (seed ${seed})`, async () => {
    const server = new Server(seed);
    const request = transport(server, 2);
    const calls = Array.from({ length: 100 }, (_, n) => request("getLedgerEntries", { n }));
    const settled = Promise.allSettled(calls);
    await server.run();
    let results = 0;
    for (const [n, outcome] of (await settled).entries()) {
      if (outcome.status === "fulfilled") {
        assert.deepEqual(outcome.value, { n });
        results += 1;
        continue;
      }
      const { code, message } = outcome.reason;
      assert.match(`${code}: ${message}`, new RegExp(`^client/rpc: .*"no ${n}"$|^client/http: .*(${FAILURES})`));
    }
    assert.ok(results > 30 && results < 100, `${results} calls succeed`);
    assert.equal(new Set(server.ids).size, 100); // attempts of one call have one id; no two calls share one
    assert.ok(server.ids.length > 100); // some attempts were repeated
  });
}

test("100 simultaneous payments of 10 accounts are each made once, over HTTP with resets and late responses", async () => {
  const next = random(7);
  const networkPassphrase = Networks.TESTNET;
  const keys = Array.from({ length: 10 }, (_, n) => Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n + 1)));
  const network = createTestNetwork({ networkPassphrase, accounts: keys.map((one) => one.publicKey()) });
  const { request: act, timing } = network;
  let resets = 0;
  const fetch = async (_url: string, init: { readonly body: string }): Promise<Response> => {
    const { id, method, params } = JSON.parse(init.body);
    const fate = next(10);
    if (fate < 2) resets++;
    if (fate === 0) throw new TypeError("connection reset");
    const result = await act(method, params);
    if (fate === 1) throw new TypeError("connection reset");
    await timing.sleep(next(500));
    return Response.json({ jsonrpc: "2.0", id, result });
  };
  const request = httpRequest("https://rpc.example", { fetch: fetch as unknown as typeof globalThis.fetch, ...timing });
  const client = createClient({ request, networkPassphrase, ...timing });
  const pay = (n: number) =>
    client.transact({
      source: keys[n % 10]!,
      operations: [payment({ destination: keys[(n + 1) % 10]!.publicKey(), asset: "native", amount: "5" })],
      memo: { type: "id", value: n },
      maxFee: 1_000,
    });
  const sent = await network.run(Promise.all(Array.from({ length: 100 }, (_, n) => pay(n))));
  const paid = network.transactions.map(({ envelope }) => Number(transactionOf(envelope).memo.value));
  assert.deepEqual(paid.sort((a, b) => a - b), Array.from({ length: 100 }, (_, n) => n));
  assert.equal(new Set(sent.map(({ hash }) => hash)).size, 100);
  assert.ok(resets > 50);
});
