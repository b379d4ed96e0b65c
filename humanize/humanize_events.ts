import { attempt, Fault, reasonOf, unexpectedAt, wrongType } from "../internal/fault.ts";
import type { ScValNative } from "../scval/mod.ts";
import { nativeOf } from "../scval/_shared.ts";
import { encode } from "../strkey/_shared.ts";
import {
  ContractEvent,
  type ContractEventType,
  ContractEventV0,
  DiagnosticEvent,
  isXdr,
  type ScValJson,
  TransactionEvent,
  type TransactionEventStage,
  type XdrValue,
} from "../xdr/mod.ts";
import { fromBase64 } from "../encoding/mod.ts";
import { encodeXdr } from "../xdr/_shared.ts";
import { ignoreMapIndex, readChoice, readOptions } from "../internal/options.ts";
import { freeze } from "./_freeze.ts";

/**
 * An event as plain data, with a `toJSON` that is not enumerable. {@linkcode humanizeEvents} freezes the event,
 * including all nested arrays and plain objects, so its JSON always matches the event. (Byte arrays and `Map`s cannot
 * be frozen: changing them does not change the JSON.)
 */
export interface DwsaEvent extends DwsaEventFields<ScValNative> {
  /**
   * Returns the JSON of this event, with each contract value as SEP-51 JSON. Events from {@linkcode humanizeEvents}
   * have this method; copies (a spread, `structuredClone`) and events that a program creates itself do not.
   */
  readonly toJSON?: () => DwsaEventJSON;
}

/**
 * The JSON of a {@linkcode DwsaEvent}: the same properties, with each contract value as {@linkcode ScValJson} (SEP-51).
 */
export type DwsaEventJSON = DwsaEventFields<ScValJson>;

/** The fields of an event, whose contract values have the type `Value`. */
export interface DwsaEventFields<Value> {
  /** The type of the event: `contract`, `system` (from the network) or `diagnostic` (from the host). */
  readonly type: ContractEventType;
  /** The strkey (`C…`) of the contract; absent if the event has no contract. */
  readonly contractId?: string;
  /** The topics, in order. */
  readonly topics: readonly Value[];
  /** The data of the event. */
  readonly data: Value;
  /** For a `DiagnosticEvent` only: whether the call that emitted the event succeeded. */
  readonly inSuccessfulContractCall?: boolean;
  /** For a `TransactionEvent` only: the stage at which the event was emitted. */
  readonly stage?: TransactionEventStage;
}

/** Options for {@linkcode humanizeEvents}. */
export interface HumanizeEventsOptions {
  /**
   * The type of the events in the base64 strings of the list. By default, a string can be a `ContractEvent` or a
   * `DiagnosticEvent`, and a string that can be decoded as either is rejected. Pass `"TransactionEvent"` for
   * transaction events, which can have the same bytes as diagnostic events.
   */
  readonly encoded?: "ContractEvent" | "DiagnosticEvent" | "TransactionEvent" | undefined;
}

/**
 * Converts events to flat objects with topics and data as native values, as returned by `scValToNative`. The list
 * can contain events of different types, and base64 strings of events.
 *
 * Events are frozen. `JSON.stringify` of an event writes each contract value as SEP-51 JSON, but throws on the first
 * bigint of a copy (a spread, `structuredClone`).
 *
 * @param events contract, diagnostic and transaction events, or their base64 strings
 * @param options the type of the base64 strings
 * @returns one flat object for each event, in the same order
 * @throws {TypeError} if `events` is not an array, an item is neither an event nor a string (the message contains the
 *   index of the item), or `options` is not an object or names an unknown type of event
 * @throws {RangeError} if a number in an event is out of range for its field
 * @throws {DwsaError} `humanize/invalid-event` if a string is not an event, or can be of two types;
 *   `humanize/unknown-arm` if this library does not support the version of an event; `xdr/…` if a value of an event
 *   cannot be encoded
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
 * assert(JSON.stringify(events).includes('"data":{"i128":"100"}'));
 * ```
 */
export function humanizeEvents(
  events: readonly (ContractEvent | DiagnosticEvent | TransactionEvent | string)[],
  options: HumanizeEventsOptions | undefined,
): DwsaEvent[];
/**
 * Converts events to flat objects. For use as `lists.map(humanizeEvents)`: the index that `map` passes instead of
 * options is ignored.
 *
 * @param events contract, diagnostic and transaction events, or base64 strings of contract and diagnostic events
 * @returns one flat object for each event, in the same order
 * @throws {TypeError} if `events` is not an array, or an item is neither an event nor a string (the message contains
 *   the index of the item)
 * @throws {RangeError | DwsaError} as in the overload with options
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
  return attempt("humanize events", () => humanizeAll(events, options));
}

function humanizeAll(
  events: readonly (ContractEvent | DiagnosticEvent | TransactionEvent | string)[],
  options?: HumanizeEventsOptions,
): DwsaEvent[] {
  if (!Array.isArray(events)) {
    throw wrongType("events", "an array, such as a list of eventsFromMeta()", events);
  }
  const { encoded: named } = readOptions(ignoreMapIndex(options), ["encoded"]);
  // A misspelled type is rejected even if the list contains no strings.
  const encoded = readChoice("options.encoded", named, EVENT_NAMES);
  return Array.from(events, (event, index) => humanizeEvent(event, index, encoded));
}

function humanizeEvent(input: unknown, index: number, encoded: EventName | undefined): DwsaEvent {
  const event = typeof input === "string" ? decodeEvent(input, encoded, `events[${index}]`) : input;
  if (isXdr(event, "ContractEvent")) return flatten(event, index);
  if (isXdr(event, "DiagnosticEvent")) {
    const { event: inner, inSuccessfulContractCall } = event;
    return flatten(inner, index, { inSuccessfulContractCall });
  }
  if (isXdr(event, "TransactionEvent")) {
    const { event: inner, stage } = event;
    return flatten(inner, index, { stage });
  }
  const expected = "a ContractEvent, DiagnosticEvent or TransactionEvent, or a base64 string";
  throw wrongType(`events[${index}]`, expected, event);
}

/** The fields that only some types of events have. */
type Additional = Pick<DwsaEvent, "inSuccessfulContractCall" | "stage">;

function flatten(inner: ContractEvent, index: number, additional: Additional = {}): DwsaEvent {
  if (!isXdr(inner, "ContractEvent")) throw wrongType(`events[${index}].event`, "a ContractEvent", inner);
  const { type, contractId, body } = inner;
  if (body.type !== "v0") {
    const found = String((body as { readonly type: unknown }).type);
    throw unexpectedAt("humanize/unknown-arm", `events[${index}].body`, "of version 0", found);
  }
  const { topics = [], data } = body.value;
  // Encodes the current values, which also rejects invalid values.
  const bytes = encodeXdr(ContractEventV0, new ContractEventV0({ topics, data }));
  const event = {
    type,
    ...(contractId === null ? {} : { contractId: encode("C", contractId) }),
    topics: topics.map((topic) => nativeOf(topic)),
    data: nativeOf(data),
    ...additional,
  };
  const toJSON = (): DwsaEventJSON => {
    const { topics, data } = ContractEventV0.fromXDR(bytes);
    return { ...event, topics: topics.map((topic) => topic.toJSON()), data: data.toJSON() };
  };
  // Not enumerable, so that an event compares and copies like plain data.
  return freeze(Object.defineProperty(event, "toJSON", { value: toJSON }));
}

/** A type of event that a base64 string can contain. */
type EventName = "ContractEvent" | "DiagnosticEvent" | "TransactionEvent";

const EVENT_NAMES: readonly EventName[] = ["ContractEvent", "DiagnosticEvent", "TransactionEvent"];

/** The decoder of each event type. */
const DECODERS: { readonly [Name in EventName]: (bytes: Uint8Array) => XdrValue } = {
  ContractEvent: (bytes) => ContractEvent.fromXDR(bytes),
  DiagnosticEvent: (bytes) => DiagnosticEvent.fromXDR(bytes),
  TransactionEvent: (bytes) => TransactionEvent.fromXDR(bytes),
};

/**
 * Decodes an event from a base64 string.
 *
 * @param text the base64 string
 * @param encoded the type of the event; a `ContractEvent` or a `DiagnosticEvent` by default
 * @param path the path of the string, for errors
 */
function decodeEvent(text: string, encoded: EventName | undefined, path: string): XdrValue {
  try {
    const bytes = fromBase64(text);
    const name = encoded ?? eventNameOf(bytes);
    if (name !== undefined) return DECODERS[name](bytes);
  } catch (cause) {
    const expected = encoded ?? "ContractEvent or DiagnosticEvent (for another type, set options.encoded)";
    const reason = reasonOf(cause as Error);
    const message = `${path} is not the base64 string of a ${expected}: ${reason}`;
    throw new Fault("humanize/invalid-event", message, { cause, path, expected });
  }
  const rule = `${path} can be a ContractEvent or a DiagnosticEvent; set options.encoded`;
  throw new Fault("humanize/invalid-event", `${rule}`, { path });
}

/** Returns whether bytes encode a `ContractEvent` or a `DiagnosticEvent`; `undefined` if they can be either. */
function eventNameOf(bytes: Uint8Array): EventName | undefined {
  if (bytes[3] === 1) return "DiagnosticEvent";
  if (bytes[7] === 1) return "ContractEvent";
  if (!isReadable("ContractEvent", bytes)) return "DiagnosticEvent";
  return isReadable("DiagnosticEvent", bytes) ? undefined : "ContractEvent";
}

function isReadable(name: EventName, bytes: Uint8Array): boolean {
  try {
    DECODERS[name](bytes);
    return true;
  } catch {
    return false;
  }
}
