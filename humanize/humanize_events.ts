import { wrongType } from "../internal/describe.ts";
import { type ScValJSON, type ScValNative, scValToJSON, scValToNative } from "../scval/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import type {
  ContractEvent,
  ContractEventType,
  DiagnosticEvent,
  TransactionEvent,
  TransactionEventStage,
} from "../xdr/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { isXdr } from "../xdr/is_xdr.ts";
import { readChoice, readOptions, unlessIndex } from "../internal/options.ts";
import { decodeEvent, EVENT_NAMES, type EventName, HUMANIZE } from "./_decode_event.ts";

/** An event as plain data but for `toJSON`, which is not enumerable. */
export interface DwsaEvent extends DwsaEventFields<ScValNative> {
  /**
   * What `JSON.stringify` writes for this event: nothing but JSON, and each value with its contract type. Those that
   * {@linkcode humanizeEvents} gives have it, copies and events made by hand need not.
   */
  readonly toJSON?: () => DwsaEventJSON;
}

/** The JSON form of a {@linkcode DwsaEvent}: the same shape, each value a `ScValJSON`. */
export type DwsaEventJSON = DwsaEventFields<ScValJSON>;

/** The fields of an event; with contract values as `Value`. */
export interface DwsaEventFields<Value> {
  /** Who speaks: the network, a contract, or the host about what happened. */
  readonly type: ContractEventType;
  /** The contract, `C…`; absent when the event has none. */
  readonly contractId?: string;
  /** The topics. */
  readonly topics: Value[];
  /** The data. */
  readonly data: Value;
  /** Only with a `DiagnosticEvent`: whether the call that it tells of succeeded. */
  readonly inSuccessfulContractCall?: boolean;
  /** Only with a `TransactionEvent`: when it came about. */
  readonly stage?: TransactionEventStage;
}

/** What can be chosen when reading events. */
export interface HumanizeEventsOptions {
  /**
   * What the base64 texts in the list hold. A `ContractEvent` and a `DiagnosticEvent` tell themselves apart, so that by
   * default a text may be either; a `TransactionEvent` has the very bytes of a diagnostic one and must be named.
   */
  readonly encoded?: "ContractEvent" | "DiagnosticEvent" | "TransactionEvent" | undefined;
}

/**
 * Makes events readable: who emitted what, with topics and data as native values (as `scValToNative` gives them). The
 * list may hold events of different kinds, and base64 text of them.
 *
 * `JSON.stringify` of an event writes the contract type of each value beside it, as with `buildInvocationTree`.
 *
 * @param events contract, diagnostic and transaction events, or their base64 text
 * @param options what the base64 texts hold
 * @returns one flat object for each event, in the same order
 * @throws {TypeError} if `events` is not an array, or holds something else, of which the message has the index; if
 * `options` is not an object, or names another kind of event
 * @throws {DwsaError} `humanize/invalid-event` if a text is not an event; `humanize/unknown-arm` if an event is of a
 * version that this library does not know
 *
 * @example A transfer
 * ```ts
 * import { humanizeEvents } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const events = humanizeEvents([
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAAEAAAAAAAAAAQAAAA8AAAADZmVlAAAAAAoAAAAAAAAAAAAAAAAAAABk",
 * ]);
 * assert.deepEqual(events, [{
 *   type: "contract",
 *   contractId: "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
 *   topics: ["fee"],
 *   data: 100n,
 * }]);
 * assert(JSON.stringify(events).includes('"data":{"type":"i128","value":"100"}'));
 * ```
 */
export function humanizeEvents(
  events: readonly (ContractEvent | DiagnosticEvent | TransactionEvent | string)[],
  options: HumanizeEventsOptions | undefined,
): DwsaEvent[];
/**
 * Makes events readable: the form for `lists.map(humanizeEvents)`, where the index in the place of the options is ignored.
 *
 * @param events contract, diagnostic and transaction events, or the base64 text of contract and diagnostic ones
 * @returns one flat object for each event, in the same order
 * @throws {TypeError} if `events` is not an array, or holds something else, of which the message has the index
 * @throws {DwsaError} `humanize/invalid-event` if a text is not an event; `humanize/unknown-arm` if an event is of a
 * version that this library does not know
 *
 * @example The events of several transactions
 * ```ts
 * import { humanizeEvents } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const fee =
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAAEAAAAAAAAAAQAAAA8AAAADZmVlAAAAAAoAAAAAAAAAAAAAAAAAAABk";
 * assert.deepEqual([[fee], []].map(humanizeEvents).map(({ length }) => length), [1, 0]);
 * ```
 */
export function humanizeEvents(
  events: readonly (ContractEvent | DiagnosticEvent | TransactionEvent | string)[],
): DwsaEvent[];
export function humanizeEvents(
  events: readonly (ContractEvent | DiagnosticEvent | TransactionEvent | string)[],
  options?: HumanizeEventsOptions,
): DwsaEvent[] {
  if (!Array.isArray(events)) throw wrongType(HUMANIZE, "events", "an array", events);
  const { encoded: named } = readOptions(HUMANIZE, unlessIndex(options), ["encoded"]);
  // A misspelt kind is refused even where no text stands.
  const encoded = readChoice(HUMANIZE, "options.encoded", named, EVENT_NAMES);
  return Array.from(events, (event, index) => humanizeEvent(event, index, encoded));
}

function humanizeEvent(input: unknown, index: number, encoded: EventName | undefined): DwsaEvent {
  const event = typeof input === "string" ? decodeEvent(input, encoded, `events[${index}]`) : input;
  if (isXdr(event, "ContractEvent")) return flatten(event, index);
  if (isXdr(event, "DiagnosticEvent")) {
    const { event: inner, inSuccessfulContractCall } = event as DiagnosticEvent;
    return Object.assign(flatten(inner, index), { inSuccessfulContractCall });
  }
  if (isXdr(event, "TransactionEvent")) {
    const { event: inner, stage } = event as TransactionEvent;
    return Object.assign(flatten(inner, index), { stage });
  }
  const expected = "a ContractEvent, DiagnosticEvent or TransactionEvent, or base64 text";
  throw wrongType(HUMANIZE, `events[${index}]`, expected, event);
}

function flatten({ type, contractId, body }: ContractEvent, index: number): DwsaEvent {
  if (body.type !== "v0") {
    const path = `events[${index}].body`;
    throw new DwsaError("humanize/unknown-arm", `Cannot ${HUMANIZE}: expected ${path} to be of version 0`, {
      path,
    });
  }
  const { topics: given, data: value } = body.value;
  const topics = given?.map((topic) => scValToNative(topic)) ?? [];
  const data = scValToNative(value);
  const event = contractId === null
    ? { type, topics, data }
    : { type, contractId: encodeStrKey("contract", contractId), topics, data };
  const toJSON = (): DwsaEventJSON => ({ ...event, topics: given?.map(scValToJSON) ?? [], data: scValToJSON(value) });
  // not enumerable, so that an event equals, and is copied like, the plain data that it otherwise is
  return Object.defineProperty(event, "toJSON", { value: toJSON });
}
