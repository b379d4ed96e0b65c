/** The transport: retries, timeouts and response parsing. */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import { inspect } from "node:util";
import { httpRequest, type RpcRequest } from "@dwsa/base/client";
import type { DwsaError } from "@dwsa/base/errors";

/** Creates a transport whose `fetch` returns these responses in turn. Records its pauses and requests. */
function transport(
  responses: readonly (() => Response | Promise<Response>)[],
  options: { readonly timeoutMs?: number; readonly retries?: number } = {},
): { readonly request: RpcRequest; readonly pauses: number[]; readonly bodies: unknown[] } {
  const pauses: number[] = [];
  const bodies: unknown[] = [];
  const fetch = (_url: string, init: { readonly body: string }) => {
    bodies.push(JSON.parse(init.body));
    return Promise.resolve(responses[Math.min(bodies.length, responses.length) - 1]!());
  };
  const request = httpRequest("https://rpc.example", {
    fetch: fetch as unknown as typeof globalThis.fetch,
    now: () => 1_800_000_000_000,
    sleep: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
    random: (length) => new Uint8Array(length),
    ...options,
  });
  return { request, pauses, bodies };
}

const reply = (body: object) => Response.json({ jsonrpc: "2.0", id: 1, ...body });
const good = () => new Response('{"jsonrpc":"2.0","id":1,"result":{"sequence":7}}');
const busy = (after?: string) => () =>
  new Response("busy", { status: 503, ...(after === undefined ? {} : { headers: { "retry-after": after } }) });

test("httpRequest() sends a JSON-RPC 2.0 request, and returns the result", async () => {
  const { request, bodies } = transport([good]);
  assert.deepEqual(await request("getLatestLedger", { a: 1 }), { sequence: 7 });
  assert.deepEqual(bodies, [{ jsonrpc: "2.0", id: 1, method: "getLatestLedger", params: { a: 1 } }]);
});

const PAUSES: readonly (readonly [name: string, after: string | undefined, pauses: readonly number[]])[] = [
  ["its own pauses", undefined, [250, 500]],
  ["seconds in Retry-After", "7", [7_000, 7_000]],
  ["a date in Retry-After", "Fri, 15 Jan 2027 08:00:09 GMT", [9_000, 9_000]],
  ["nonsense in Retry-After", "soon", [250, 500]],
  ["no wait in Retry-After", "0", [250, 250]],
];
for (const [name, after, expected] of PAUSES) {
  test(`httpRequest() repeats a request after ${name}`, async () => {
    const { request, pauses } = transport([busy(after), busy(after), good]);
    assert.deepEqual(await request("getLatestLedger"), { sequence: 7 });
    assert.deepEqual(pauses, expected);
  });
}

const endless = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(4_000_000).fill(32)) }));
const broken = () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) }));

const ENDS: readonly (readonly [name: string, response: () => Response | Promise<Response>, message: RegExp])[] = [
  ["a server that wants more than a minute", busy("3600"), /status 503: "busy"$/],
  ["a status that is not repeated", () => new Response("no", { status: 404 }), /status 404: "no"$/],
  ["a body that does not end", endless, /the response has more than 33554432 bytes$/],
  ["a body that breaks off", broken, /the response ended before it was complete$/],
  ["a body that is not JSON", () => new Response("<html>"), /the response is not JSON: "<html>"$/],
  ["a body without a result", () => new Response('{"id":1}'), /the response has no result: "\{\\"id\\":1\}"$/],
  ["a result that is null", () => new Response('{"id":1,"result":null}'), /the response has no result: /],
  [
    "a response of another request",
    () => new Response('{"id":9,"result":{}}'),
    /the response belongs to a different request$/,
  ],
  ["no response in time", () => new Promise<Response>(() => {}), /no response within 5 ms$/],
];
for (const [name, response, message] of ENDS) {
  test(`httpRequest() ends with an error after ${name}`, async () => {
    const timeoutMs = name === "no response in time" ? 5 : 30_000;
    const { request, pauses } = transport([response], { timeoutMs });
    await assert.rejects(request("getLatestLedger"), { code: "client/http", message });
    const isRepeated = name === "a body that breaks off"; // another connection can succeed
    assert.equal(pauses.length, isRepeated ? 3 : 0);
  });
}

test("httpRequest() repeats a request whose connection fails, and one with an internal error of the server", async () => {
  const failed = () => Promise.reject(new TypeError("connection reset"));
  const internal = () => reply({ error: { code: -32603, message: "internal error" } });
  for (const fault of [failed, internal]) {
    const { request, pauses } = transport([fault, fault, () => reply({ result: { sequence: 7 } })]);
    assert.deepEqual(await request("getLatestLedger"), { sequence: 7 });
    assert.equal(pauses.length, 2);
  }
  const invalid = () => reply({ error: { code: -32602, message: "invalid parameters" } });
  const { request, pauses } = transport([invalid]);
  await assert.rejects(request("getLatestLedger"), { code: "client/rpc" });
  assert.equal(pauses.length, 0);
  const gone = transport([failed], { retries: 2 });
  await assert.rejects(gone.request("getLatestLedger"), {
    code: "client/http",
    message: /the server cannot be reached$/,
  });
  assert.equal(gone.pauses.length, 2);
});

test("httpRequest() gives up after its retries", async () => {
  const { request, pauses } = transport([busy()], { retries: 2 });
  await assert.rejects(request("getLatestLedger"), {
    code: "client/http",
    status: 503,
    message: 'Cannot request getLatestLedger: the server responded with status 503 to attempt 3: "busy"',
  });
  assert.equal(pauses.length, 2);
});

test("a signal ends a request with its reason", async () => {
  const { request } = transport([() => new Promise<Response>(() => {})]);
  const controller = new AbortController();
  const ended = request("getLatestLedger", {}, { signal: controller.signal });
  controller.abort(new Error("the user has left"));
  await assert.rejects(ended, { message: "the user has left" });
});

test("httpRequest() sends nothing when its signal is aborted, and leaves no rejection behind", async () => {
  const left: unknown[] = [];
  const keep = (reason: unknown) => left.push(reason);
  process.on("unhandledRejection", keep);
  try {
    const { request, bodies } = transport([() => Promise.reject(new Error("reset"))]);
    const reason = new Error("stopped");
    await assert.rejects(request("getLatestLedger", {}, { signal: AbortSignal.abort(reason) }), reason);
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.deepEqual([bodies, left], [[], []]);
  } finally {
    process.off("unhandledRejection", keep);
  }
});

test("httpRequest() aborts a slow attempt, and removes its listener from the signal after a request", async () => {
  const signals: AbortSignal[] = [];
  const fetch = ((_: string, { signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => {}) : Promise.resolve(good());
  }) as unknown as typeof globalThis.fetch;
  let listeners = 0;
  const { signal } = new AbortController();
  const counted = Object.assign(signal, {
    addEventListener: () => listeners++,
    removeEventListener: () => listeners--,
  }) as AbortSignal;
  const request = httpRequest("https://rpc.example", { fetch, timeoutMs: 5 });
  await assert.rejects(request("getHealth", {}, { signal: counted }), /no response within 5 ms$/);
  assert.equal(signals[0]!.aborted, true);
  await assert.rejects(request("getHealth", {}, { signal: counted }), /a different request$/);
  assert.equal(listeners, 0);
});

const REDIRECTS: readonly (readonly [name: string, response: Response])[] = [
  ...[301, 302, 303, 307, 308].map((status) =>
    [`with status ${status}`, new Response("moved", { status, headers: { location: "https://else.example" } })] as const
  ),
  ["that a browser hides", browserResponse({ type: "opaqueredirect", status: 0 })],
  ["that fetch has followed", browserResponse({ redirected: true })],
];
for (const [name, response] of REDIRECTS) {
  test(`httpRequest() rejects a redirect ${name}, and sends its headers to no other URL`, async () => {
    const sent: unknown[] = [];
    const fetch = (url: string, init: RequestInit) => {
      sent.push([url, init.redirect]);
      return Promise.resolve(response);
    };
    const headers = { "x-api-key": "s3cret" };
    const request = httpRequest("https://rpc.example", { fetch: fetch as typeof globalThis.fetch, headers });
    const error = await errorOf(request("getHealth"));
    const message = "Cannot request getHealth: the server redirects to another URL; pass that URL to httpRequest()";
    assert.deepEqual([error.code, error.message], ["client/http", message]);
    assert.deepEqual(sent, [["https://rpc.example", "manual"]]);
  });
}

/** Returns a response with properties that only `fetch` sets. */
function browserResponse(properties: Partial<Response>): Response {
  return Object.defineProperties(new Response('{"jsonrpc":"2.0","id":1,"result":{}}'), {
    ...Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, { value }])),
  });
}

/** Returns the error that a promise rejects with. */
function errorOf(promise: Promise<unknown>): Promise<DwsaError & { readonly cause: Error }> {
  return promise.then(() => assert.fail("resolved"), (error) => error);
}

const KEYED = "https://RPC.example/v1?key=s3cret";
const CAUSES: readonly (readonly [name: string, cause: Error, message: string])[] = [
  ["without the URL", new TypeError("reset"), "reset"],
  [
    "with the URL",
    new TypeError(`error sending request for url (${KEYED})`),
    "error sending request for url (the URL)",
  ],
  ["with the normalized URL", new TypeError(`no route to ${new URL(KEYED).href}`), "no route to the URL"],
  ["with a cause with the URL", new TypeError("fetch failed", { cause: new Error(KEYED) }), "fetch failed"],
];
for (const [name, cause, message] of CAUSES) {
  test(`httpRequest() never repeats the URL for an error of fetch ${name}`, async () => {
    const request = httpRequest(KEYED, { fetch: () => Promise.reject(cause), retries: 0 });
    const error = await errorOf(request("getHealth"));
    assert.equal(error.message, "Cannot request getHealth: the server cannot be reached");
    assert.equal(error.cause.message, message);
    assert.equal(error.cause === cause, message === "reset");
    assert.doesNotMatch(inspect(error), /s3cret/);
  });
}

for (
  const url of ["rpc.example/s3cret", "/s3cret", "localhost:8000/s3cret", "ws://s3cret", "https://", "https://a b", ""]
) {
  test(`httpRequest() rejects the URL ${JSON.stringify(url)}, and does not repeat it`, () => {
    assert.throws(() => httpRequest(url, { fetch }), (error: unknown) => {
      assert(error instanceof TypeError);
      assert.match(
        error.message,
        /: expected url to be an absolute http or https URL as a string, got (an empty )?string/,
      );
      assert.doesNotMatch(inspect(error), /s3cret/);
      return true;
    });
  });
}
