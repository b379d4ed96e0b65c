/** Indexes the definitions of an interface. */

import { Fault, quote, withPath } from "../internal/fault.ts";
import type {
  SpecEntry,
  SpecEnumCase,
  SpecEventEntry,
  SpecEventParam,
  SpecField,
  SpecFunctionEntry,
  SpecNamed,
  SpecType,
  SpecUnionCase,
} from "./spec_entry.ts";
import type {
  ContractEnum,
  ContractEventDefinition,
  ContractField,
  ContractFunction,
  ContractStruct,
  ContractType,
} from "./contract_definitions.ts";

/** An entry type, by its JSON name. */
export type EntryKind = keyof typeof MEMBERS;

/** The name of the property that contains the members, by entry type. */
export const MEMBERS = {
  function_v0: "inputs",
  udt_struct_v0: "fields",
  udt_union_v0: "cases",
  udt_enum_v0: "cases",
  udt_error_enum_v0: "cases",
  event_v0: "params",
} as const;

/** Returns the name, the documentation and, if it has values, the value types of a union case. */
export function caseOf(one: SpecUnionCase): SpecNamed & { readonly type?: readonly SpecType[] } {
  return "void_v0" in one ? one.void_v0 : one.tuple_v0 as SpecNamed & { readonly type: readonly SpecType[] };
}

/** Returns the definitions without those that differ from an earlier one at most in `doc` and `lib`. */
export function distinctEntries(definitions: readonly SpecEntry[]): readonly SpecEntry[] {
  if (definitions.length === 1) return definitions;
  const found = new Map<string, SpecEntry>();
  for (const one of definitions) {
    const text = contentOf(one);
    if (!found.has(text)) found.set(text, one);
  }
  return [...found.values()];
}

/** Returns an entry as JSON without `doc` and `lib`. */
export function contentOf(entry: SpecEntry): string {
  return JSON.stringify(entry, (key, value) => key === "doc" || key === "lib" ? undefined : value);
}

/** Returns the first definition of a name, with the others as `also`. */
export function withOthers<T extends { readonly also?: readonly T[] | undefined }>(
  [first, ...others]: readonly T[],
): T {
  return others.length === 0 ? first! : Object.freeze({ ...first!, also: Object.freeze(others) });
}

export function indexFunction({ function_v0 }: SpecFunctionEntry): ContractFunction {
  return function_v0 as ContractFunction; // parsed entries are complete
}

export function indexEvent({ event_v0 }: SpecEventEntry): ContractEventDefinition {
  const all = event_v0.params as readonly (SpecEventParam & ContractField)[]; // parsed entries are complete
  const params = all.map(({ doc, name, type }) => Object.freeze({ doc, name, type }));
  const paramsIn = (place: SpecEventParam["location"]): ContractField[] =>
    params.filter((_, i) => all[i]!.location === place);
  const data = paramsIn("data");
  return Object.freeze({
    name: event_v0.name,
    prefixTopics: event_v0.prefix_topics,
    params: Object.freeze(params),
    topics: Object.freeze(paramsIn("topic_list")),
    data: Object.freeze(event_v0.data_format === "map" ? data.sort(byName) : data),
    dataFormat: event_v0.data_format,
  });
}

export type SpecTypeEntry = Exclude<SpecEntry, SpecFunctionEntry | SpecEventEntry>;

/** Returns a type: several if cases have the same name or number, so that a value decides which case applies. */
export function indexType(entry: SpecTypeEntry): readonly ContractType[] {
  if ("udt_struct_v0" in entry) {
    return [indexStruct(entry.udt_struct_v0.fields as readonly (SpecField & ContractField)[])]; // parsed entries are complete
  }
  if ("udt_union_v0" in entry) {
    return layersOf(entry.udt_union_v0.cases.map(caseOf)).map((cases) =>
      Object.freeze({ kind: "union", cases: new Map(cases.map(({ name, type }) => [name, type ?? null])) })
    );
  }
  return "udt_enum_v0" in entry
    ? layersOf(entry.udt_enum_v0.cases).map((cases) => indexEnum("enum", cases))
    : layersOf(entry.udt_error_enum_v0.cases).map((cases) => indexEnum("error_enum", cases));
}

/** Distributes cases over as few lists as possible in which all names, and all numbers, differ. */
function layersOf<C extends { readonly name: string; readonly value?: number }>(cases: readonly C[]): readonly C[][] {
  const layers: C[][] = [[]];
  const next = new Map<string | number, number>(); // by name or number, the first list that has none of its cases
  for (const one of cases) {
    const keys = one.value === undefined ? [one.name] : [one.name, one.value];
    const layer = Math.max(...keys.map((key) => next.get(key) ?? 0));
    (layers[layer] = layers[layer] ?? []).push(one);
    for (const key of keys) next.set(key, layer + 1);
  }
  return layers;
}

function indexStruct(fields: readonly ContractField[]): ContractStruct {
  const kind = isTuple(fields) ? "tuple" : "struct";
  const problem = problemOfFields(fields);
  return Object.freeze({
    kind,
    fields: Object.freeze([...fields].sort(kind === "tuple" ? byNumber : byName)),
    ...(problem === undefined ? {} : { problem: problem.message }),
  });
}

/** Returns why no value can have these fields, if so. */
export function problemOfFields(fields: readonly SpecNamed[]): Fault | undefined {
  const doubled = indexOfDoubled(fields.map(({ name }) => name));
  if (doubled !== undefined) return doubledName(fields, doubled);
  if (!isTuple(fields)) return undefined;
  const names = new Set(fields.map(({ name }) => name));
  if (fields.every((_, i) => names.has(String(i)))) return undefined;
  const expected = `the fields to be named 0 to ${fields.length - 1}, or no field name to begin with a digit`;
  return new Fault("spec/invalid-entry", `expected ${expected}`);
}

/** Returns the index of the first item that equals an earlier one. */
export function indexOfDoubled(items: readonly unknown[]): number | undefined {
  const found = new Set<unknown>();
  const i = items.findIndex((item) => found.size === found.add(item).size);
  return i < 0 ? undefined : i;
}

/**
 * Returns the error for a name that an earlier member has.
 *
 * @param advice how a caller can go on, if there is a way
 */
export function doubledName(members: readonly SpecNamed[], i: number, advice = ""): Fault {
  const reason = `expected different names, got ${quote(members[i]!.name)} twice${advice}`;
  return withPath(new Fault("spec/invalid-entry", reason), `[${i}]`) as Fault;
}

/** Returns whether a struct has numbered fields. */
function isTuple(fields: readonly SpecNamed[]): boolean {
  return fields.some(({ name }) => /^\d/.test(name));
}

function indexEnum(kind: ContractEnum["kind"], cases: readonly SpecEnumCase[]): ContractEnum {
  const numbers = new Map(cases.map(({ name, value }) => [name, value]));
  const names = new Map(cases.map(({ name, value }) => [value, name]));
  return Object.freeze({ kind, numbers, names });
}

/** Compares fields by name: the host's key order. */
function byName(a: ContractField, b: ContractField): number {
  return a.name < b.name ? -1 : 1;
}

function byNumber(a: ContractField, b: ContractField): number {
  return Number(a.name) - Number(b.name);
}
