import { brandOf } from "../internal/brand.ts";
import { attempt, count, Fault, wrongType } from "../internal/fault.ts";
import { setOwn } from "../internal/objects.ts";
import { type ContractEvent, ScVal } from "../xdr/mod.ts";
import { isSame } from "./_alternatives.ts";
import { mismatch, requireSpec } from "./_lookup.ts";
import type { ContractEventDefinition, ContractSpec } from "./contract_definitions.ts";
import { decode, decoding, fieldsReader, itemsOf, memoize, type Reader, readerOf, structReader } from "./_readers.ts";
import type { ContractTypes } from "./types.ts";

/** The topics and the data of an event. */
export interface EventParts {
  /** The topics. */
  readonly topics: readonly ScVal[];
  /** The data. */
  readonly data: ScVal;
}

/**
 * Decodes an event that the interface declares. Returns the name of the event, and the parameters in its topics and
 * data by name, in declared order.
 *
 * An event matches a declaration if its first topics are the prefix topics (as symbols or as strings), the event has
 * enough topics, and all parameters have their declared types. If several declarations match, those that leave the
 * fewest topics undeclared take precedence; of several with equal parameters, the first. If their parameters differ,
 * the result is the first, and `also` contains the others. In a map, a missing option is `null`; any other missing or
 * unknown field is a mismatch. Addresses can also be claimable balances (`B…`) and liquidity pools (`L…`), as in the
 * events of assets (CAP-67). What an event contains never makes this function throw.
 *
 * @param spec the interface of the contract that emitted the event; compare the event's contract ID first, since an
 *   interface does not identify its contract
 * @param event the event, or its topics and its data
 * @returns the name, the parameters, the undeclared topics (`rest`) and, if several declarations match with different
 *   parameters, the others (`also`); `null` if no declaration matches, or `event` is
 *   a `ContractEvent` of type system or diagnostic
 * @throws {TypeError} if `spec` is not an interface, or `event` is neither a `ContractEvent` nor `{ topics, data }`
 *
 * @example An event of a token
 * ```ts
 * import { contractSpec, decodeEvent } from "@dwsa/base/spec";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const token = contractSpec([{
 *   event_v0: {
 *     name: "Minted",
 *     prefix_topics: ["mint"],
 *     params: [
 *       { name: "id", type: "u32", location: "topic_list" },
 *       { name: "amount", type: "i128", location: "data" },
 *     ],
 *     data_format: "single_value",
 *   },
 * }]);
 * const topics = [ScVal.scvSymbol("mint"), ScVal.scvU32(7)];
 *
 * const event = decodeEvent(token, { topics, data: ScVal.scvI128(5n) });
 * assert.deepEqual(event, { name: "Minted", params: { id: 7, amount: 5n }, rest: [] });
 * assert.equal(decodeEvent(token, { topics, data: ScVal.scvU64(5n) }), null);
 * ```
 */
export function decodeEvent<A extends ContractTypes>(
  spec: ContractSpec<A>,
  event: ContractEvent | EventParts,
): A["events"] | null {
  return attempt(ACTION, () => decodeOne(spec, event));
}

function decodeOne<A extends ContractTypes>(
  spec: ContractSpec<A>,
  event: ContractEvent | EventParts,
): A["events"] | null {
  requireSpec(spec);
  const parts = partsOf(event);
  if (parts === undefined) return null;
  let least = Infinity;
  let fitting: DecodedEvent[] = [];
  for (const definition of spec.events) {
    const left = parts.topics.length - definition.prefixTopics.length - definition.topics.length;
    if (left < 0 || left > least) continue;
    const all = decodeParams(definition, parts, spec);
    if (all.length === 0) continue;
    if (left < least) fitting = [];
    least = left;
    for (const params of all) {
      if (!fitting.some((other) => isSame(other.params, params))) fitting.push({ name: definition.name, params });
    }
  }
  const [first, ...others] = fitting;
  if (first === undefined) return null;
  const rest = parts.topics.slice(parts.topics.length - least);
  return others.length === 0 ? { ...first, rest } : { ...first, rest, also: others };
}

const ACTION = "decode the event";

interface DecodedEvent {
  readonly name: string;
  readonly params: Record<string, unknown>;
}

/**
 * Decodes the parameters of an event that matches the definition: once for each result of the definitions of a doubled
 * type.
 */
function decodeParams(
  definition: ContractEventDefinition,
  { topics, data }: EventParts,
  spec: ContractSpec<ContractTypes>,
): readonly Record<string, unknown>[] {
  const { prefixTopics, params } = definition;
  const fits = prefixTopics.every((text, i) => {
    const { type, value } = topics[i]!;
    return (type === "scvSymbol" || type === "scvString") && value === text;
  });
  if (!fits) return [];
  const results: Record<string, unknown>[] = [];
  try {
    for (let choice = 0, choices = 1; choice < choices; choice++) {
      const context = decoding(false, choice);
      const fromTopics = fieldsReader(definition.topics, spec)(topics.slice(prefixTopics.length), 1, context);
      const dataReader = memoize(definition, () => makeDataReader(definition, spec));
      const found: Record<string, unknown> = { ...fromTopics, ...decode(dataReader, data, 1, context) as object };
      const result: Record<string, unknown> = {};
      for (const { name } of params) setOwn(result, name, found[name]);
      if (Object.keys(result).length < params.length) return []; // two parameters of one name
      results.push(result);
      choices = context.choices;
    }
    return results;
  } catch (error) {
    if (error instanceof Fault && error.kind !== "type") return [];
    throw error instanceof Fault ? error.toError(`Cannot ${ACTION}`) : error;
  }
}

/** Returns the reader of the parameters in the data of an event. */
function makeDataReader({ data, dataFormat }: ContractEventDefinition, spec: ContractSpec<ContractTypes>): Reader {
  if (dataFormat === "map") return structReader(data, "the data", spec);
  const reader = fieldsReader(data, spec);
  if (dataFormat === "vec") {
    return (value, level, context) => {
      const items = itemsOf(value, "the data");
      if (items.length === data.length) return reader(items, level + 1, context);
      throw mismatch(count(data.length, "value"), `${items.length}`);
    };
  }
  if (data.length === 0) return readerOf("void", spec);
  return (value, level, context) => {
    if (data.length === 1) return reader([value], level, context);
    throw mismatch("one value", count(data.length, "parameter"));
  };
}

/** Returns the topics and the data of an event; `undefined` for a `ContractEvent` of type system or diagnostic. */
function partsOf(event: ContractEvent | EventParts): EventParts | undefined {
  if (isContractEvent(event)) return event.type === "contract" ? event.body.value : undefined;
  const { topics, data } = typeof event === "object" && event !== null ? event : {};
  if (!Array.isArray(topics) || !topics.every((topic) => ScVal.is(topic)) || !ScVal.is(data)) {
    const expected = "a ContractEvent or { topics: ScVal[], data: ScVal }";
    const advice = brandOf(event) === "xdr.DiagnosticEvent"
      ? "pass its event"
      : Array.isArray(topics)
      ? "pass an event of eventsFromMeta(meta).contractEvents"
      : "";
    const fault = wrongType("event", expected, event);
    throw advice === "" ? fault : fault.withAdvice(advice);
  }
  return { topics, data };
}

/**
 * Returns whether a value is a `ContractEvent`, from any copy of the library. Importing the class would add it to every
 * bundle.
 */
function isContractEvent(value: unknown): value is ContractEvent {
  return brandOf(value) === "xdr.ContractEvent";
}
