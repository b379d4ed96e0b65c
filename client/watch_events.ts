import { attempt, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import type { EventPage } from "../transaction/mod.ts";
import { type Clock, pauseBefore, readSignal, readTiming, throwIfAborted, untilAborted } from "./_timing.ts";
import { eventParams } from "./_events.ts";
import type { Client } from "./client.ts";
import { ClientError } from "./client_error.ts";
import type { EventFilter, EventPageRequest } from "./ledger.ts";
import type { RequestOptions } from "./rpc_request.ts";
import type { Timing } from "./timing.ts";

const ACTION = "watch the events";

/** The pause after the last known event, in milliseconds: about the time in which a ledger closes. */
const PAUSE = 5_000;

/**
 * Iterates over events as ledgers close, without gaps or repetitions. Yields each page that contains events or has a
 * later cursor. Store `page.cursor` after the work on the page, and pass it as `cursor` to continue after a restart.
 *
 * Errors of requests, and servers that are behind, are waited for. The iteration ends only by an error, by `signal`, or
 * when the loop is left. A server can omit or forge events.
 *
 * @param client a client from {@linkcode createClient}
 * @param filter which events to return; by default from the server's latest ledger
 * @param options a cursor or a page size, an abort signal, and replacements for the timer and the random numbers
 * @returns the pages
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown
 * @throws {DwsaError} `client/events-lost` if the server no longer stores the next events; `client/rpc` if the server does
 *   not accept the filter; the errors of {@linkcode Client.getEvents} for wrong filters
 *
 * @example Print the events of a contract
 * ```ts
 * import { createClient, watchEvents } from "@dwsa/base/client";
 * import { Networks } from "@dwsa/base/network";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const event = {
 *   type: "contract",
 *   id: "0000000030064775168-0000000001",
 *   topic: [ScVal.scvSymbol("mint").toXDR("base64")],
 *   value: ScVal.scvI128(5n).toXDR("base64"),
 *   ledger: 7,
 *   ledgerClosedAt: "2026-01-01T00:00:00Z",
 * };
 * const request = async () => // httpRequest("https://…", { fetch }) in a program
 *   await Promise.resolve({ latestLedger: 9, oldestLedger: 2, cursor: event.id, events: [event] });
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET });
 *
 * for await (const page of watchEvents(client, { startLedger: 7 })) {
 *   assert.equal(page.events[0]?.data.value, 5n);
 *   assert.equal(page.cursor, event.id); // to be stored
 *   break;
 * }
 * ```
 */
export function watchEvents(
  client: Client,
  filter: EventFilter,
  options?: EventPageRequest & RequestOptions & Timing,
): AsyncGenerator<EventPage, never> {
  return attempt(ACTION, () => {
    if (typeof client?.getEvents !== "function") throw wrongType("client", "a result of createClient()", client);
    const names = ["cursor", "limit", "signal", "sleep", "now", "random"] as const;
    const { limit = 100, signal, cursor, ...timing } = readOptions<EventPageRequest & RequestOptions & Timing>(
      options,
      names,
    );
    readSignal(signal);
    const clock = readTiming(timing);
    eventParams(filter, { cursor, limit }); // throws if one is wrong
    return pagesOf(client, filter, { cursor, limit, signal }, clock);
  });
}

async function* pagesOf(
  client: Client,
  filter: EventFilter,
  { cursor, limit, signal }: EventPageRequest & RequestOptions & { readonly limit: number },
  clock: Clock,
): AsyncGenerator<EventPage, never> {
  let last = cursor;
  let { startLedger } = filter;
  for (let attempt = 0;;) {
    throwIfAborted(signal);
    let page: EventPage | undefined;
    try {
      if (last === undefined) startLedger ??= (await client.latestLedger({ signal })).sequence;
      const from = { ...filter, startLedger: last === undefined ? startLedger : undefined };
      page = await client.getEvents(from, { cursor: last, limit }, { signal });
    } catch (error) {
      throwIfAborted(signal);
      const oldest = await oldestLedger(client, filter, limit, error, signal);
      if (startLedger !== undefined || last !== undefined) requireStored(last, startLedger, oldest, error);
    }
    if (last !== undefined && page !== undefined) requireStored(last, startLedger, page.oldestLedger);
    const next = page?.cursor ?? page?.events.at(-1)?.id;
    if (page === undefined || next === undefined || (last !== undefined && next <= last)) {
      await untilAborted(clock.sleep(page === undefined ? pauseBefore(attempt++, clock) : PAUSE), signal);
      continue;
    }
    const [events, isFull] = [
      page.events.filter(({ id }) => last === undefined || id > last),
      page.events.length >= limit,
    ];
    last = next;
    attempt = 0;
    yield { ...page, events, cursor: next };
    if (!isFull) await untilAborted(clock.sleep(PAUSE), signal);
  }
}

/** Throws if a server no longer stores the next events. `oldest` is the oldest ledger that it stores, if known. */
function requireStored(
  cursor: string | undefined,
  startLedger: number | undefined,
  oldest: number | null,
  cause?: unknown,
): void {
  const next = cursor === undefined ? startLedger! : ledgerAfter(cursor);
  if (oldest === null || next >= oldest) return;
  const [expected, got] = [`events from ledger ${next}`, `none before ledger ${oldest}`];
  const message = `Cannot ${ACTION}: expected the server to store ${expected}, got ${got}`;
  throw new ClientError("client/events-lost", message, { expected, got, cause });
}

/** Returns the ledger of the next event. The identifier of an event begins with its ledger and its place in the ledger. */
function ledgerAfter(cursor: string): number {
  const [place] = cursor.split("-", 1) as [string];
  if (!/^\d{1,19}$/.test(place)) return Infinity; // an unknown format of a server
  const position = BigInt(place);
  return Number(position >> 32n) + ((position & 0xffff_ffffn) === 0xffff_ffffn ? 1 : 0);
}

/**
 * Returns the oldest ledger that the server stores after it did not return events; `null` if unknown. A server that is
 * behind rejects the next ledger, too. Throws `cause` if the server also rejects the filter for its latest ledger.
 */
async function oldestLedger(
  client: Client,
  filter: EventFilter,
  limit: number,
  cause: unknown,
  signal: RequestOptions["signal"],
): Promise<number | null> {
  try {
    const { sequence } = await client.latestLedger({ signal });
    return (await client.getEvents({ ...filter, startLedger: sequence }, { limit }, { signal })).oldestLedger;
  } catch (error) {
    throwIfAborted(signal);
    if (isInvalid(cause) && isInvalid(error)) throw cause;
    return null;
  }
}

/** Returns whether a server rejected the parameters (JSON-RPC 2.0), which are always the same. */
function isInvalid(error: unknown): boolean {
  return ClientError.is(error) && error.code === "client/rpc" && Object(error.cause).code === -32602;
}
