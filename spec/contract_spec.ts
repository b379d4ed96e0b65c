import { brandOf } from "../internal/brand.ts";
import { describe, quote } from "../internal/describe.ts";
import { NestedError, reporting, requireDepth, stepping, withPath } from "../internal/nested_error.ts";
import { escapeText, unescapeText } from "./_text.ts";
import type {
  SpecEntry,
  SpecEnumCase,
  SpecEventEntry,
  SpecField,
  SpecFunctionEntry,
  SpecScalars,
  SpecType,
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
      throw new NestedError("type", `expected entries to be an array, got ${describe(entries)}`);
    }
    return indexEntries(
      Array.from(entries, (entry, i) => stepping(`[${i}]`, () => read("entry", entry, 0) as SpecEntry)),
    );
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

/** The handle of entries that are complete, of the form of `SpecEntry` and frozen. Throws a {@linkcode NestedError}. */
export function indexEntries(entries: readonly SpecEntry[]): ContractSpec {
  const functions = new Map<string, ContractFunction>();
  const types = new Map<string, ContractType>();
  const events: ContractEventDefinition[] = [];
  const seen = { functions: new Map<string, SpecEntry>(), types: new Map<string, SpecEntry>() };
  entries.forEach((entry, i) => {
    const kind = Object.keys(entry)[0]!;
    try {
      if ("event_v0" in entry) events.push(indexEvent(entry.event_v0));
      else if ("function_v0" in entry) {
        const body = entry.function_v0;
        if (isNew(seen.functions, entry, body.name)) functions.set(body.name, indexFunction(body));
      } else {
        const { name } = Object.values(entry)[0]!;
        if (isNew(seen.types, entry, name)) types.set(name, indexType(entry));
      }
    } catch (error) {
      throw withPath(withPath(error, `.${kind}`), `[${i}]`);
    }
  });
  const spec = { entries: Object.freeze(entries), functions, types, events: Object.freeze(events) };
  Object.defineProperty(spec, Symbol.toStringTag, { value: BRAND }); // not enumerable: a copy with other parts lacks it
  return Object.freeze(spec);
}

/** Whether nothing of this name was seen; different ones of one name are an error. Documentation makes no difference. */
function isNew(seen: Map<string, SpecEntry>, entry: SpecEntry, name: string): boolean {
  const before = seen.get(name);
  if (before === undefined) {
    seen.set(name, entry);
    return true;
  }
  if (withoutDocs(before) === withoutDocs(entry)) return false;
  throw new NestedError("spec/duplicate-name", `expected one definition of ${quote(name)}, got two that differ`);
}

function withoutDocs(entry: unknown): string {
  return JSON.stringify(entry, (name, value) => name === "doc" || name === "lib" ? undefined : value);
}

function indexFunction(body: SpecFunctionEntry["function_v0"]): ContractFunction {
  requireDistinct(body.inputs, "inputs");
  if (body.outputs.length > 1) throw withPath(invalid("at most one type", body.outputs), ".outputs");
  return body as ContractFunction; // complete, since it was read
}

function indexEvent(body: SpecEventEntry["event_v0"]): ContractEventDefinition {
  requireDistinct(body.params, "params");
  const params = (place: string) =>
    body.params.filter(({ location }) => location === place) as unknown as ContractField[]; // complete, since it was read
  const data = params("data");
  return Object.freeze({
    name: body.name,
    prefixTopics: body.prefix_topics,
    topics: params("topic_list"),
    data: body.data_format === "map" ? data.sort(byName) : data,
    dataFormat: body.data_format,
  });
}

function indexType(entry: Exclude<SpecEntry, SpecFunctionEntry | SpecEventEntry>): ContractType {
  if ("udt_struct_v0" in entry) {
    return indexStruct(entry.udt_struct_v0.fields as readonly (SpecField & ContractField)[]); // complete, since it was read
  }
  if ("udt_union_v0" in entry) {
    const cases = entry.udt_union_v0.cases.map((one) => "void_v0" in one ? one.void_v0 : one.tuple_v0);
    requireDistinct(cases, "cases");
    const values = cases.map((one) => [one.name, "type" in one ? one.type as readonly SpecType[] : null] as const);
    return Object.freeze({ kind: "union", cases: new Map(values) });
  }
  return "udt_enum_v0" in entry
    ? indexEnum("enum", entry.udt_enum_v0.cases)
    : indexEnum("error_enum", entry.udt_error_enum_v0.cases);
}

function indexStruct(fields: readonly ContractField[]): ContractStruct {
  requireDistinct(fields, "fields");
  if (!fields.some(({ name }) => /^\d/.test(name))) {
    return Object.freeze({ kind: "struct", fields: Object.freeze([...fields].sort(byName)) });
  }
  const byNumber = fields.map((_, i) => fields.find(({ name }) => name === String(i)));
  if (!byNumber.includes(undefined)) return Object.freeze({ kind: "tuple", fields: byNumber as ContractField[] });
  const expected = `the names of the fields to be 0 to ${fields.length - 1}, or none of them to begin with a digit`;
  throw withPath(new NestedError("spec/invalid-entry", `expected ${expected}`), ".fields");
}

function indexEnum(kind: ContractEnum["kind"], cases: readonly SpecEnumCase[]): ContractEnum {
  requireDistinct(cases, "cases");
  const numbers = new Map(cases.map(({ name, value }) => [name, value]));
  const names = new Map(cases.map(({ name, value }) => [value, name]));
  if (names.size === cases.length) return Object.freeze({ kind, numbers, names });
  throw withPath(new NestedError("spec/invalid-entry", "expected each case to have a number of its own"), ".cases");
}

function requireDistinct(items: readonly { readonly name: string }[], step: string): void {
  const seen = new Set<string>();
  items.forEach(({ name }, i) => {
    if (seen.size < seen.add(name).size) return;
    const duplicate = new NestedError("spec/invalid-entry", `expected different names, got ${quote(name)} twice`);
    throw withPath(withPath(duplicate, `[${i}]`), `.${step}`);
  });
}

/** Symbols in the order of their bytes: the host's order of keys. */
function byName(a: ContractField, b: ContractField): number {
  return a.name < b.name ? -1 : 1;
}

/** So many types may stand in one another, as in XDR. */
const MAX_DEPTH = 500;

/** The properties of each object, and their forms: `[]` is a list, the rest is the name of a form. */
const OBJECTS: { readonly [form: string]: { readonly [property: string]: string } } = {
  function_v0: { doc: "text", name: "text", inputs: "field[]", outputs: "type[]" },
  udt_struct_v0: { doc: "text", lib: "text", name: "text", fields: "field[]" },
  udt_union_v0: { doc: "text", lib: "text", name: "text", cases: "case[]" },
  udt_enum_v0: { doc: "text", lib: "text", name: "text", cases: "number[]" },
  udt_error_enum_v0: { doc: "text", lib: "text", name: "text", cases: "number[]" },
  event_v0: {
    doc: "text",
    lib: "text",
    name: "text",
    prefix_topics: "text[]",
    params: "param[]",
    data_format: "format",
  },
  field: { doc: "text", name: "text", type: "type" },
  param: { doc: "text", name: "text", type: "type", location: "location" },
  number: { doc: "text", name: "text", value: "uint32" },
  void_v0: { doc: "text", name: "text" },
  tuple_v0: { doc: "text", name: "text", type: "type[]" },
  option: { value_type: "type" },
  result: { ok_type: "type", error_type: "type" },
  vec: { element_type: "type" },
  map: { key_type: "type", value_type: "type" },
  tuple: { value_types: "type[]" },
  bytes_n: { n: "uint32" },
  udt: { name: "text" },
};

/** The forms that are an object with one property, whose name is that of the form of its value. */
const UNIONS: { readonly [form: string]: readonly string[] } = {
  entry: ["function_v0", "udt_struct_v0", "udt_union_v0", "udt_enum_v0", "udt_error_enum_v0", "event_v0"],
  case: ["void_v0", "tuple_v0"],
  type: ["option", "result", "vec", "map", "tuple", "bytes_n", "udt"],
};

/** The forms that are one of some texts. */
const CHOICES: { readonly [form: string]: readonly string[] } = {
  type: [
    "val",
    "bool",
    "void",
    "error",
    "u32",
    "i32",
    "u64",
    "i64",
    "timepoint",
    "duration",
    "u128",
    "i128",
    "u256",
    "i256",
    "bytes",
    "string",
    "symbol",
    "address",
    "muxed_address",
  ] satisfies readonly (keyof SpecScalars)[],
  location: ["data", "topic_list"],
  format: ["single_value", "vec", "map"],
};

/** A frozen copy of JSON of a form: complete, its properties in the order of the table. */
function read(form: string, json: unknown, depth: number): unknown {
  if (form.endsWith("[]")) return readList(form.slice(0, -2), json, depth);
  if (form === "type" && typeof json !== "string") requireDepth(depth, MAX_DEPTH);
  if (CHOICES[form]?.includes(json as string)) return json;
  if (UNIONS[form] !== undefined) return readUnion(form, json, depth + 1);
  if (OBJECTS[form] !== undefined) return readObject(OBJECTS[form], json, depth);
  if (form === "text") return readText(json);
  if (form !== "uint32") throw invalid(`one of ${CHOICES[form]!.join(", ")}`, json);
  if (typeof json !== "number" || json >>> 0 !== json) throw invalid("an integer from 0 to 4294967295", json);
  return json;
}

function readObject(properties: { readonly [name: string]: string }, json: unknown, depth: number): object {
  const given = ownProperties(json);
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(properties)) {
    const old = name === "type" && !given.has(name) ? "type_" : name;
    const value = given.get(old);
    if (value !== undefined) {
      try {
        result[name] = read(properties[name]!, value, depth);
      } catch (error) {
        throw withPath(error, `.${old}`);
      }
      given.delete(old);
    } else if (name === "doc" || name === "lib") result[name] = "";
    else throw new NestedError("spec/invalid-entry", `expected the property ${name}, which is missing`);
  }
  for (const name of given.keys()) {
    throw new NestedError(
      "spec/invalid-entry",
      `expected only ${Object.keys(properties).join(", ")}, got ${quote(name)}`,
    );
  }
  return Object.freeze(result);
}

function readUnion(form: string, json: unknown, depth: number): object {
  const [[name, value] = [""], second] = typeof json === "string" ? [] : ownProperties(json);
  if (second !== undefined || !UNIONS[form]!.includes(name)) {
    const expected = `an object with one of ${UNIONS[form]!.join(", ")}`;
    throw invalid(
      form === "type" ? `the name of a type, or ${expected}` : expected,
      name === "" ? json : second?.[0] ?? name,
    );
  }
  try {
    return Object.freeze({ [name]: read(name, value, depth) });
  } catch (error) {
    throw withPath(error, `.${name}`);
  }
}

function readList(form: string, json: unknown, depth: number): readonly unknown[] {
  if (!Array.isArray(json)) throw invalid("a list", json);
  const result: unknown[] = [];
  try {
    for (const item of json) result.push(read(form, item, depth));
  } catch (error) {
    throw withPath(error, `[${result.length}]`);
  }
  return Object.freeze(result);
}

/** A text as SEP-51 escapes it. Other letters of a literal are escaped, so that each text has one form. */
function readText(json: unknown): string {
  if (typeof json !== "string") throw invalid("a string", json);
  if (/^[ -[\]-~]*$/.test(json)) return json;
  const bytes = unescapeText(json);
  if (bytes === undefined) {
    throw new NestedError("spec/invalid-entry", `expected text escaped as in SEP-51, got ${quote(json)}`);
  }
  return escapeText(bytes);
}

function ownProperties(json: unknown): Map<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw invalid("an object", json);
  return new Map(Object.entries(json).filter(([, value]) => value !== undefined));
}

function invalid(expected: string, json: unknown): NestedError {
  return new NestedError(
    "spec/invalid-entry",
    `expected ${expected}, got ${typeof json === "string" ? quote(json) : describe(json)}`,
  );
}
