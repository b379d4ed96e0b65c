/** Creates contract interfaces from their entries. */

import { quote } from "../internal/describe.ts";
import { NestedError, withPath } from "../internal/nested_error.ts";
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
  ContractSpec,
  ContractStruct,
  ContractType,
} from "./contract_definitions.ts";

/** The brand of `ContractSpec`, which all copies of this library recognize. */
export const BRAND = "dwsa.ContractSpec";

/** A summary of a spec entry, validated when the interface is created. */
export interface EntryOutline {
  /** The type of the entry. */
  readonly kind: EntryKind;
  /** The name of the definition, escaped as in SEP-51. */
  readonly name: string;
  /** The arguments, fields, cases or parameters of the definition. */
  readonly members: readonly { readonly name: string; readonly value?: number | undefined }[];
}

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

/**
 * Creates a contract interface from its entries. All entries are validated immediately. Their JSON and the maps by name
 * take longer to create, and are created on first use. Throws a {@linkcode NestedError}.
 *
 * @param jsonAt returns the JSON of an entry: a complete, frozen `SpecEntry`, always the same object
 */
export function makeSpec(outlines: readonly EntryOutline[], jsonAt: (i: number) => SpecEntry): ContractSpec {
  const places = checkEntries(outlines, jsonAt);
  const entries = once(() => Object.freeze(outlines.map((_, i) => jsonAt(i))));
  const functions = once(() => mapValues(places.functions, (i) => indexFunction(jsonAt(i) as SpecFunctionEntry)));
  const types = once(() => mapValues(places.types, (i) => indexType(jsonAt(i) as SpecTypeEntry)));
  const events = once(() => Object.freeze(entries().filter((entry) => "event_v0" in entry).map(indexEvent)));
  const parts: Parts = { entries, functions, types, events };
  return Object.freeze(Object.defineProperties(branded({} as ContractSpec), { ...SHARED, [PARTS]: { value: parts } }));
}

/** The functions that return the members of a `ContractSpec`. */
type Parts = { readonly [Name in "entries" | "functions" | "types" | "events"]: () => ContractSpec[Name] };

const PARTS = /* @__PURE__ */ Symbol("parts");

/**
 * The accessors that every `ContractSpec` shares. If each interface had its own getters, V8 would create a hidden class
 * for each, which retains the getters and everything that they refer to until a full garbage collection.
 */
const SHARED: PropertyDescriptorMap & ThisType<ContractSpec & { readonly [PARTS]: Parts }> = /* @__PURE__ */ (() => ({
  entries: accessor("entries"),
  functions: accessor("functions"),
  types: accessor("types"),
  events: accessor("events"),
  [Symbol.for("nodejs.util.inspect.custom")]: {
    value() {
      return branded({ ...this }); // consoles do not evaluate accessor properties
    },
  },
}))();

/** Returns the accessor of a member. */
function accessor(name: keyof Parts): PropertyDescriptor & ThisType<{ readonly [PARTS]: Parts }> {
  return {
    enumerable: true,
    get() {
      return this[PARTS][name]();
    },
  };
}

/** Brands a value as a `ContractSpec`. The brand is not enumerable, so modified copies do not have it. */
function branded<T extends object>(value: T): T {
  return Object.defineProperty(value, Symbol.toStringTag, { value: BRAND });
}

/** Returns a function that creates its value on the first call. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made = made ?? make();
}

function mapValues<T>(map: ReadonlyMap<string, number>, value: (i: number) => T): ReadonlyMap<string, T> {
  const result = new Map<string, T>();
  for (const [name, i] of map) result.set(name, value(i));
  return result;
}

/** Returns the indexes of the functions and types by name; for identical definitions, the index of the first. */
function checkEntries(
  outlines: readonly EntryOutline[],
  jsonAt: (i: number) => SpecEntry,
): Readonly<Record<"functions" | "types", ReadonlyMap<string, number>>> {
  const functions = new Map<string, number>();
  const types = new Map<string, number>();
  outlines.forEach((outline, i) => {
    const { kind, name } = outline;
    const names = kind === "function_v0" ? functions : kind === "event_v0" ? undefined : types;
    try {
      const first = names?.get(name);
      if (first !== undefined) return requireSame(name, jsonAt(first), jsonAt(i));
      names?.set(name, i);
      checkMembers(outline);
    } catch (error) {
      throw withPath(withPath(error, `.${kind}`), `[${i}]`);
    }
  });
  return { functions, types };
}

/** Throws if definitions of the same name differ. Differences in `doc` and `lib` are ignored. */
function requireSame(name: string, ...definitions: readonly [SpecEntry, SpecEntry]): void {
  const [one, other] = definitions.map((entry) =>
    JSON.stringify(entry, (key, value) => key === "doc" || key === "lib" ? undefined : value)
  );
  if (one === other) return;
  throw new NestedError("spec/duplicate-name", `expected one definition of ${quote(name)}, got two that differ`);
}

function checkMembers({ kind, members }: EntryOutline): void {
  try {
    requireDistinct(members);
    if (kind === "udt_struct_v0" && isTuple(members)) requireNumbered(members);
    const isEnum = kind === "udt_enum_v0" || kind === "udt_error_enum_v0";
    if (isEnum && new Set(members.map(({ value }) => value)).size < members.length) {
      throw new NestedError("spec/invalid-entry", "expected each case to have a different number");
    }
  } catch (error) {
    throw withPath(error, `.${MEMBERS[kind]}`);
  }
}

function requireDistinct(members: EntryOutline["members"]): void {
  const names = new Set<string>();
  for (const { name } of members) {
    if (names.size < names.add(name).size) continue;
    const reason = `expected different names, got ${quote(name)} twice`;
    throw withPath(new NestedError("spec/invalid-entry", reason), `[${names.size}]`);
  }
}

function requireNumbered(fields: EntryOutline["members"]): void {
  const names = new Set(fields.map(({ name }) => name));
  if (fields.every((_, i) => names.has(String(i)))) return;
  const expected = `the fields to be named 0 to ${fields.length - 1}, or no field name to begin with a digit`;
  throw new NestedError("spec/invalid-entry", `expected ${expected}`);
}

/** Returns whether a struct has numbered fields. */
function isTuple(fields: EntryOutline["members"]): boolean {
  return fields.some(({ name }) => /^\d/.test(name));
}

function indexFunction({ function_v0 }: SpecFunctionEntry): ContractFunction {
  return function_v0 as ContractFunction; // parsed entries are complete
}

function indexEvent({ event_v0 }: SpecEventEntry): ContractEventDefinition {
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

type SpecTypeEntry = Exclude<SpecEntry, SpecFunctionEntry | SpecEventEntry>;

function indexType(entry: SpecTypeEntry): ContractType {
  if ("udt_struct_v0" in entry) {
    return indexStruct(entry.udt_struct_v0.fields as readonly (SpecField & ContractField)[]); // parsed entries are complete
  }
  if ("udt_union_v0" in entry) {
    const cases = entry.udt_union_v0.cases.map(caseOf).map(({ name, type }) => [name, type ?? null] as const);
    return Object.freeze({ kind: "union", cases: new Map(cases) });
  }
  return "udt_enum_v0" in entry
    ? indexEnum("enum", entry.udt_enum_v0.cases)
    : indexEnum("error_enum", entry.udt_error_enum_v0.cases);
}

function indexStruct(fields: readonly ContractField[]): ContractStruct {
  const kind = isTuple(fields) ? "tuple" : "struct";
  return Object.freeze({ kind, fields: Object.freeze([...fields].sort(kind === "tuple" ? byNumber : byName)) });
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
