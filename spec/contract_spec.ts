import { brandOf } from "../internal/brand.ts";
import { describe, quote } from "../internal/describe.ts";
import { NestedError, reporting, stepping, withPath } from "../internal/nested_error.ts";
import { readEntry } from "./_literal.ts";
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
import type { ContractTypes, TypesOf, UnknownTypes } from "./types.ts";

/**
 * The interface of a contract, checked and indexed: made by {@linkcode contractSpec} and the readers
 * of XDR and Wasm, and taken by all other functions here. A frozen plain object; a changed copy is not accepted.
 *
 * @typeParam A the interface as the compiler knows it, see {@linkcode TypesOf}
 */
export interface ContractSpec<A extends ContractTypes = UnknownTypes> {
  /** The entries in their order, complete (with `doc` and `lib`), each with its types under `type`. */
  readonly entries: readonly SpecEntry[];
  /** The functions by name. */
  readonly functions: ReadonlyMap<string, ContractFunction>;
  /** The types that the interface defines, by name. Functions have names of their own. */
  readonly types: ReadonlyMap<string, ContractType>;
  /** The events in their order; several may have one name. */
  readonly events: readonly ContractEventDefinition[];
  /** For the compiler alone: never set. */
  readonly "~types"?: A;
}

/** A member with a name and a type: a field, an argument or a parameter. */
export interface ContractField {
  /** The documentation, escaped as in SEP-51; empty if there is none. */
  readonly doc: string;
  /** The name. */
  readonly name: string;
  /** The type. */
  readonly type: SpecType;
}

/** A function of a contract. */
export interface ContractFunction {
  /** The documentation, escaped as in SEP-51; empty if there is none. */
  readonly doc: string;
  /** The name. */
  readonly name: string;
  /** The arguments in their order. */
  readonly inputs: readonly ContractField[];
  /** The type of the result: none or one. */
  readonly outputs: readonly SpecType[];
}

/** A type that an interface defines. */
export type ContractType = ContractStruct | ContractUnion | ContractEnum;

/** A struct. */
export interface ContractStruct {
  /** `"struct"` for a map by the names of the fields, `"tuple"` for a list of the fields `0`, `1`, … */
  readonly kind: "struct" | "tuple";
  /** The fields in the order of the wire: by name, or by number. */
  readonly fields: readonly ContractField[];
}

/** A union. */
export interface ContractUnion {
  /** The kind of the type. */
  readonly kind: "union";
  /** The types of the values of each case by its name; `null` for a case without values. */
  readonly cases: ReadonlyMap<string, readonly SpecType[] | null>;
}

/** An enum, or an enum of errors. */
export interface ContractEnum {
  /** The kind of the type. */
  readonly kind: "enum" | "error_enum";
  /** The number of each case by its name. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The name of each case by its number. */
  readonly names: ReadonlyMap<number, string>;
}

/** An event of a contract. */
export interface ContractEventDefinition {
  /** The name. */
  readonly name: string;
  /** The first topics, which tell events apart. */
  readonly prefixTopics: readonly string[];
  /** The parameters in the topics after these, in their order. */
  readonly topics: readonly ContractField[];
  /** The parameters in the data, in the order of the wire. */
  readonly data: readonly ContractField[];
  /** How the data holds its parameters: as the only value, as a list, or as a map by their names. */
  readonly dataFormat: "single_value" | "vec" | "map";
}

/**
 * The interface of a contract from its entries: a literal, which gives all functions here exact types, or parsed JSON. The
 * entries are checked and indexed once; later changes to the literal have no effect.
 *
 * `dwsa contract interface token.wasm --ts` prints such a literal. Without `as const` the literal must stand in the call.
 *
 * @param entries the entries: SEP-51 JSON of SEP-48; `doc` and `lib` may be left out, `type_` may stand for `type`
 * @returns the interface
 * @throws {TypeError} if `entries` is not an array
 * @throws {DwsaError} `spec/invalid-entry` if an entry is none of SEP-48, or a type cannot be used: a struct with only some
 * numbers for names, two fields or cases of one name, two cases of one number; `spec/duplicate-name` if two different
 * functions or types have one name. `path` has the place
 *
 * @example A literal
 * ```ts
 * import { contractSpec, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const counter = contractSpec([
 *   { function_v0: { name: "add", inputs: [{ name: "by", type: "u32" }], outputs: ["u64"] } },
 * ]);
 * assert.equal(encodeArguments(counter, "add", { by: 5 })[0]!.type, "scvU32");
 * assert.throws(() => encodeArguments(counter, "add", { by: -1 }), {
 *   message: "Cannot encode arguments of add at .by: expected u32 from 0 to 4294967295, got -1",
 * });
 * ```
 *
 * @example JSON of the network's command line, whose types are only known when it runs
 * ```ts
 * import { contractSpec, type SpecEntry } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const entries: SpecEntry[] = JSON.parse('[{"udt_enum_v0":{"name":"Side","cases":[{"name":"Buy","value":7}]}}]');
 * const side = contractSpec(entries).types.get("Side");
 * assert(side?.kind === "enum");
 * assert.equal(side.numbers.get("Buy"), 7);
 * ```
 */
export function contractSpec<const S extends readonly SpecEntry[]>(entries: S): ContractSpec<TypesOf<S>> {
  return reporting("Cannot read the interface", () => {
    if (!Array.isArray(entries)) {
      const advice = typeof entries === "string" ? "; JSON.parse() reads JSON, contractSpecFromXdr() base64" : "";
      throw new NestedError("type", `expected entries to be an array, got ${describe(entries)}${advice}`);
    }
    const read = Array.from(entries, (entry, i) => stepping(`[${i}]`, () => readEntry(entry)));
    return makeSpec(read.map(outlineOf), (i) => read[i]!);
  }) as ContractSpec<TypesOf<S>>;
}

/** By which one copy of this library recognises the handles of another. */
const BRAND = "dwsa.ContractSpec";

/**
 * Whether a value is an interface that {@linkcode contractSpec} or a reader of XDR or Wasm made, also one of another copy of
 * this library.
 *
 * @param value any value
 * @returns `true` when it is
 *
 * @example A handle and its entries
 * ```ts
 * import { contractSpec, isContractSpec } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const spec = contractSpec([]);
 * assert(isContractSpec(spec));
 * assert(!isContractSpec(spec.entries));
 * assert(!isContractSpec({ ...spec }));
 * ```
 */
export function isContractSpec(value: unknown): value is ContractSpec {
  return brandOf(value) === BRAND;
}

/** What is checked of an entry before anyone asks for it, whether it was JSON or XDR. */
export interface EntryOutline {
  /** The kind. */
  readonly kind: EntryKind;
  /** The name of what it defines, escaped as in SEP-51. */
  readonly name: string;
  /** Its arguments, fields, cases or parameters. */
  readonly members: readonly { readonly name: string; readonly value?: number | undefined }[];
}

/** A kind of entry. */
export type EntryKind = keyof typeof MEMBERS;

/** The property of each kind of entry that holds its members. */
const MEMBERS = {
  function_v0: "inputs",
  udt_struct_v0: "fields",
  udt_union_v0: "cases",
  udt_enum_v0: "cases",
  udt_error_enum_v0: "cases",
  event_v0: "params",
} as const;

function outlineOf(entry: SpecEntry): EntryOutline {
  const [kind, body] = Object.entries(entry)[0] as [
    EntryKind,
    { readonly name: string; readonly [list: string]: unknown },
  ];
  const members = "udt_union_v0" in entry ? entry.udt_union_v0.cases.map(caseOf) : body[MEMBERS[kind]];
  return { kind, name: body.name, members: members as EntryOutline["members"] }; // as it was read
}

/** What a case of a union says, whether it has values or not. */
function caseOf(one: SpecUnionCase): SpecNamed & { readonly type?: readonly SpecType[] } {
  return "void_v0" in one ? one.void_v0 : one.tuple_v0 as SpecNamed & { readonly type: readonly SpecType[] };
}

/**
 * The handle of entries. All are checked now; their JSON and the maps of them are made when they are first asked for, which
 * takes longer than reading them. Throws a {@linkcode NestedError}.
 *
 * @param jsonAt the JSON of an entry: complete, of the form of `SpecEntry`, frozen, and always the same object
 */
export function makeSpec(outlines: readonly EntryOutline[], jsonAt: (i: number) => SpecEntry): ContractSpec {
  const places = checkEntries(outlines, jsonAt);
  const entries = once(() => Object.freeze(outlines.map((_, i) => jsonAt(i))));
  const functions = once(() => mapValues(places.functions, (i) => indexFunction(jsonAt(i) as SpecFunctionEntry)));
  const types = once(() => mapValues(places.types, (i) => indexType(jsonAt(i) as SpecTypeEntry)));
  const events = once(() => Object.freeze(entries().filter((entry) => "event_v0" in entry).map(indexEvent)));
  const spec: ContractSpec = {
    get entries() {
      return entries();
    },
    get functions() {
      return functions();
    },
    get types() {
      return types();
    },
    get events() {
      return events();
    },
  };
  const shown = { value: () => branded({ ...spec }) }; // consoles show no accessors
  return Object.freeze(Object.defineProperty(branded(spec), Symbol.for("nodejs.util.inspect.custom"), shown));
}

/** Marks a value as a handle. The mark is not enumerable, so that a copy with other parts lacks it. */
function branded<T extends object>(value: T): T {
  return Object.defineProperty(value, Symbol.toStringTag, { value: BRAND });
}

/** A function that makes a value when it is first called. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made = made ?? make();
}

function mapValues<T>(map: ReadonlyMap<string, number>, value: (i: number) => T): ReadonlyMap<string, T> {
  const result = new Map<string, T>();
  for (const [name, i] of map) result.set(name, value(i));
  return result;
}

/** Where the functions and the types are, by their names; of identical ones the first. */
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

/** Refuses different definitions of one name. Documentation makes no difference. */
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
  const expected = `the names of the fields to be 0 to ${fields.length - 1}, or none of them to begin with a digit`;
  throw new NestedError("spec/invalid-entry", `expected ${expected}`);
}

/** Whether the fields of a struct are numbered. */
function isTuple(fields: EntryOutline["members"]): boolean {
  return fields.some(({ name }) => /^\d/.test(name));
}

function indexFunction({ function_v0 }: SpecFunctionEntry): ContractFunction {
  return function_v0 as ContractFunction; // complete, since it was read
}

function indexEvent({ event_v0 }: SpecEventEntry): ContractEventDefinition {
  const all = event_v0.params as readonly (SpecEventParam & ContractField)[]; // complete, since it was read
  const params = (place: SpecEventParam["location"]): ContractField[] =>
    all.filter(({ location }) => location === place).map(({ doc, name, type }) => Object.freeze({ doc, name, type }));
  const data = params("data");
  return Object.freeze({
    name: event_v0.name,
    prefixTopics: event_v0.prefix_topics,
    topics: Object.freeze(params("topic_list")),
    data: Object.freeze(event_v0.data_format === "map" ? data.sort(byName) : data),
    dataFormat: event_v0.data_format,
  });
}

type SpecTypeEntry = Exclude<SpecEntry, SpecFunctionEntry | SpecEventEntry>;

function indexType(entry: SpecTypeEntry): ContractType {
  if ("udt_struct_v0" in entry) {
    return indexStruct(entry.udt_struct_v0.fields as readonly (SpecField & ContractField)[]); // complete, since it was read
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

/** Symbols in the order of their bytes: the host's order of keys. */
function byName(a: ContractField, b: ContractField): number {
  return a.name < b.name ? -1 : 1;
}

function byNumber(a: ContractField, b: ContractField): number {
  return Number(a.name) - Number(b.name);
}
