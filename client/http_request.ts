import { attempt, describe, quoteServerText, wrongType } from "../internal/fault.ts";
import { parseIntLike } from "../internal/int_like.ts";
import { readOptions } from "../internal/options.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { type Clock, pauseBefore, readTiming, throwIfAborted, untilAborted } from "./_timing.ts";
import { ClientError, type ClientErrorDetails } from "./client_error.ts";
import type { PlatformAbortSignal, PlatformFetch, RpcRequest } from "./rpc_request.ts";
import type { Timing } from "./timing.ts";

/** Options for {@linkcode httpRequest}. */
export interface HttpRequestOptions extends Timing {
  /** The platform's `fetch`, or a compatible function. This library opens no connections itself. */
  readonly fetch: PlatformFetch;
  /** The headers of every request, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The timeout of one attempt in milliseconds, from 1 to 2^31 - 1, including the response body; 30,000 by default. The
   * platform's timer measures it, not `sleep`.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * The maximum number of retries after a failed connection, a response with status 429 or 500 to 599, or the JSON-RPC
   * error -32603, from 0 to 100; 3 by default. All methods of RPC servers can be repeated without harm.
   */
  readonly retries?: number | undefined;
}

/** The maximum size of a response in bytes. Servers usually send at most a few megabytes. */
const MAX_BYTES = 33_554_432;

/** The statuses of redirects. */
const REDIRECTS = [301, 302, 303, 307, 308];

/** The maximum pause that `Retry-After` can request, in milliseconds. */
const LONGEST_RETRY_AFTER = 60_000;

/**
 * Creates a transport for {@linkcode createClient}: JSON-RPC 2.0 over HTTP, with the `fetch` function that you pass.
 *
 * | response | outcome |
 * |---|---|
 * | status 429, or 500 to 599 | the request is repeated after the time in `Retry-After`, or after a default pause; throws `client/http`, with the number of attempts if there were several, if that time exceeds a minute or no retries remain |
 * | a redirect | throws `client/http`: it is not followed, since `fetch` would also send your headers, which can contain secrets, to another origin |
 * | any other status outside 200 to 299, or a body that is not JSON | throws `client/http`, with the status and the first 300 characters of the body |
 * | the JSON-RPC error -32603 (internal error) | the request is repeated after a default pause; throws `client/rpc` if no retries remain |
 * | any other JSON-RPC error | throws `client/rpc`, with the code and message of the error |
 * | no connection, or one that breaks off | the request is repeated after a default pause; throws `client/http` if no retries remain |
 * | no complete response within `timeoutMs`, a streamed body of more than 32 MiB, a response to another request, or no result | throws `client/http` |
 *
 * Error messages contain the name of the method but not the URL, which can contain a secret key. The `cause` is the
 * error of `fetch`; if that error contains the URL, the `cause` is an error with its message, without the URL.
 *
 * @param url the absolute URL of the RPC server, `https://…` or `http://…`
 * @param options `fetch`; optionally headers, the timeout, the number of retries, a clock, a timer and random numbers
 * @returns the transport
 * @throws {TypeError} if an argument is of the wrong type, `url` is not an absolute `http` or `https` URL, or an option
 *   is unknown
 * @throws {RangeError} if `timeoutMs` or `retries` is out of range
 *
 * @example The transport of a program
 * ```ts
 * import { createClient, httpRequest } from "@dwsa/base/client";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const request = httpRequest("https://rpc.example", { fetch, timeoutMs: 10_000 });
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET });
 * assert.equal(client.networkPassphrase, Networks.TESTNET);
 * ```
 *
 * @example A server that limits the request rate
 * ```ts
 * import { httpRequest } from "@dwsa/base/client";
 * import assert from "node:assert/strict";
 *
 * const crowded = (() => Promise.resolve(new Response("Too many requests", { status: 429 }))) as typeof fetch;
 * const request = httpRequest("https://rpc.example", { fetch: crowded, retries: 0 });
 * await assert.rejects(request("getLatestLedger"), {
 *   code: "client/http",
 *   status: 429,
 *   message: 'Cannot request getLatestLedger: the server responded with status 429: "Too many requests"',
 * });
 * ```
 */
export function httpRequest(url: string, options: HttpRequestOptions): RpcRequest {
  return attempt("create the request function", () => {
    if (typeof url !== "string" || !/^https?:\/\//i.test(url) || hrefOf(url) === undefined) {
      throw wrongType("url", "an absolute http or https URL as a string", url);
    }
    const names = ["fetch", "headers", "timeoutMs", "retries", "sleep", "now", "random"] as const;
    const given = readOptions<HttpRequestOptions>(options, names);
    if (typeof given.fetch !== "function") throw wrongType("options.fetch", "a function", given.fetch);
    const exchange: Exchange = {
      url,
      fetch: given.fetch as Exchange["fetch"], // the type differs by platform, so each part of a response is validated
      headers: { ...readHeaders(given.headers), "content-type": "application/json" },
      timeoutMs: Number(parseIntLike("options.timeoutMs", given.timeoutMs ?? 30_000, 1, 2 ** 31 - 1)),
    };
    const retries = Number(parseIntLike("options.retries", given.retries ?? 3, 0, 100));
    const clock = readTiming(given);
    let requests = 0;
    return async (method, params = {}, { signal } = {}) => {
      const id = ++requests; // each call keeps its own id: other calls change the counter while this one waits
      const body = JSON.stringify({ jsonrpc: "2.0", id, method, params });
      for (let attempt = 0;; attempt++) {
        throwIfAborted(signal);
        let pause: number | undefined;
        try {
          const response = await inTime(exchange, method, signal, (ended) => post(exchange, body, method, ended));
          pause = attempt < retries ? pauseAfter(response, attempt, clock) : undefined;
          if (pause === undefined) return resultOf(method, id, response, attempt + 1);
        } catch (error) {
          throwIfAborted(signal);
          if (attempt >= retries || !isTransient(error)) throw error;
          pause = pauseBefore(attempt, clock);
        }
        await untilAborted(clock.sleep(pause), signal);
      }
    };
  });
}

/** The code of an internal error (JSON-RPC 2.0). */
const INTERNAL_ERROR = -32603;

/** Returns whether the same request can succeed: the connection failed, or the server had an internal error. */
function isTransient(error: unknown): boolean {
  if (!ClientError.is(error)) return false;
  const { code, status, cause } = error;
  if (code === "client/rpc") return Object(cause).code === INTERNAL_ERROR;
  return code === "client/http" && status === undefined && cause !== undefined; // a timeout has no cause
}

/** Returns a URL in its normal form; `undefined` if it is invalid. */
function hrefOf(url: string): string | undefined {
  try {
    return new URL(url).href;
  } catch {
    return undefined;
  }
}

/** Validates headers, which must be a plain object: copying a `Headers` object would lose them. */
function readHeaders(headers: unknown = {}): Readonly<Record<string, string>> {
  if (typeof headers !== "object" || headers === null || Symbol.iterator in headers) {
    throw wrongType("options.headers", "an object of strings", headers);
  }
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== "string") {
      throw wrongType(`options.headers[${JSON.stringify(name)}]`, "a string", value);
    }
  }
  return headers as Readonly<Record<string, string>>;
}

/** The inputs of an attempt. */
interface Exchange {
  readonly url: string;
  readonly fetch: (url: string, init: object) => Promise<unknown>;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** The parts of a response that are read. */
interface HttpResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Runs an attempt, and aborts it on timeout or if the caller's signal is aborted. */
async function inTime<T>(
  { timeoutMs }: Exchange,
  method: string,
  signal: PlatformAbortSignal | undefined,
  run: (ended: PlatformAbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(httpError(method, `no response within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await untilAborted(Promise.race([run(controller.signal), late]), signal);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

async function post(
  { url, fetch, headers }: Exchange,
  body: string,
  method: string,
  signal: PlatformAbortSignal,
): Promise<HttpResponse> {
  let response: Response;
  try {
    // "error" would suffice, but some workers lack it. Followed redirects would send the headers to other origins.
    response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" }) as Response;
  } catch (cause) {
    throw httpError(method, "the server cannot be reached", { cause: withoutUrl(cause, url) });
  }
  if (response.type === "opaqueredirect" || response.redirected || REDIRECTS.includes(response.status)) {
    await response.body?.cancel();
    const { status } = response;
    const shown = status === 0 ? {} : { status }; // browsers hide the status
    throw httpError(method, "the server redirects to another URL; pass that URL to httpRequest()", shown);
  }
  try {
    return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await textOf(response) };
  } catch (cause) {
    if (ClientError.is(cause)) throw cause;
    throw httpError(method, "the response ended before it was complete", { cause: withoutUrl(cause, url) });
  }

  /** Reads the response body, up to a maximum size. */
  async function textOf(response: Response): Promise<string> {
    const reader = response.body?.getReader?.();
    if (reader === undefined) return await response.text(); // the platform has no streams
    const parts: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
      if (length > MAX_BYTES) throw httpError(method, `the response has more than ${MAX_BYTES} bytes`);
    }
    const bytes = new Uint8Array(length);
    let offset = 0;
    for (const part of parts) {
      bytes.set(part, offset);
      offset += part.length;
    }
    return decodeUtf8(bytes) ?? "";
  }
}

/** Returns an error of `fetch`; only its message, without the URL, if the error contains the URL. */
function withoutUrl(error: unknown, url: string): unknown {
  const urls = [url, hrefOf(url) ?? url];
  let part = error;
  for (let depth = 0; depth < 8 && part !== undefined; depth++) {
    const { message, stack, cause } = Object(part) as Partial<Error>;
    const text = `${message} ${stack}`;
    if (urls.some((one) => text.includes(one))) {
      const shown = String((error as Error).message);
      return new Error(urls.reduce((text, one) => text.replaceAll(one, "the URL"), shown));
    }
    part = cause;
  }
  return error;
}

/** Returns the pause before a retry in milliseconds; `undefined` if the request must not be repeated. */
function pauseAfter({ status, retryAfter }: HttpResponse, attempt: number, clock: Clock): number | undefined {
  if (status !== 429 && (status < 500 || status > 599)) return undefined;
  if (retryAfter === null) return pauseBefore(attempt, clock);
  const asked = /^\d+$/.test(retryAfter) ? 1_000 * Number(retryAfter) : Date.parse(retryAfter) - clock.now();
  if (!(asked <= LONGEST_RETRY_AFTER)) return Number.isNaN(asked) ? pauseBefore(attempt, clock) : undefined;
  return Math.max(asked, pauseBefore(0, clock));
}

/** Returns the JSON-RPC result in a response. */
function resultOf(method: string, id: number, { status, text }: HttpResponse, attempts: number): unknown {
  const shown = text === "" ? "an empty body" : quoteServerText(text);
  if (!(status >= 200 && status <= 299)) {
    const place = attempts === 1 ? "" : ` to attempt ${attempts}`;
    throw httpError(method, `the server responded with status ${status}${place}: ${shown}`, { status });
  }
  let json: { readonly id?: unknown; readonly result?: unknown; readonly error?: unknown };
  try {
    json = Object(JSON.parse(text));
  } catch (cause) {
    throw httpError(method, `the response is not JSON: ${shown}`, { status, cause });
  }
  if (json.error !== undefined && json.error !== null) {
    const { code, message } = Object(json.error) as { readonly code?: unknown; readonly message?: unknown };
    const parts = [
      typeof code === "number" ? `${code}` : describe(code),
      typeof message === "string" ? quoteServerText(message) : describe(message),
    ];
    const reason = `the server returned the error ${parts.join(" ")}`;
    throw new ClientError("client/rpc", `Cannot request ${method}: ${reason}`, { cause: json.error });
  }
  if (json.id !== id) throw httpError(method, "the response belongs to a different request", { status });
  if (json.result === undefined || json.result === null) {
    throw httpError(method, `the response has no result: ${shown}`, { status });
  }
  return json.result;
}

function httpError(method: string, reason: string, details?: ClientErrorDetails): ClientError {
  return new ClientError("client/http", `Cannot request ${method}: ${reason}`, details);
}
