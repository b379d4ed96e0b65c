/** Parses interface entries from a literal or JSON, with tables of the SEP-51 formats. */

import { describe, Fault, quote, requireDepth, withPath } from "../internal/fault.ts";
import { didYouMean } from "../internal/options.ts";
import { escapeText, unescapeText } from "../internal/escaped_text.ts";
import type { SpecEntry, SpecScalars, SpecType } from "./spec_entry.ts";

/** Parses an entry into a frozen, complete copy with `doc` and `lib`. Throws a {@linkcode Fault}. */
export function readEntry(json: unknown): SpecEntry {
  return read("entry", json, 0) as SpecEntry; // validated by read()
}

/** Parses a type into a frozen copy. Throws a {@linkcode Fault}. */
export function readType(json: unknown): SpecType {
  return read("type", json, 0) as SpecType; // validated by read()
}

/** The maximum nesting depth of types, as in XDR. */
const MAX_DEPTH = 500;

/** The format of each property, by object format. The suffix `[]` marks a list. */
const OBJECTS: { readonly [form: string]: { readonly [property: string]: string } } = {
  function_v0: { doc: "text", name: "text", inputs: "field[]", outputs: "outputs" },
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

/** The formats of objects with a single property, which is named after the format of its value. */
const UNIONS: { readonly [form: string]: readonly string[] } = {
  entry: ["function_v0", "udt_struct_v0", "udt_union_v0", "udt_enum_v0", "udt_error_enum_v0", "event_v0"],
  case: ["void_v0", "tuple_v0"],
  type: ["option", "result", "vec", "map", "tuple", "bytes_n", "udt"],
};

/** The formats with a fixed set of strings. */
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

/** Returns a frozen, complete copy of JSON in the given format, with its properties in the order of the tables. */
function read(form: string, json: unknown, depth: number): unknown {
  if (form.endsWith("[]")) return readList(form.slice(0, -2), json, depth);
  if (form === "type" && typeof json !== "string") requireDepth(depth, MAX_DEPTH);
  if (CHOICES[form]?.includes(json as string)) return json;
  if (UNIONS[form] !== undefined) return readUnion(form, json, depth + 1);
  if (OBJECTS[form] !== undefined) return readObject(OBJECTS[form], json, depth);
  if (form === "text") return readText(json);
  if (form === "outputs") return readOutputs(json, depth);
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
    else {
      const other = [...given.keys()].find((key) => !Object.hasOwn(properties, key) && key !== "type_");
      const reason = other === undefined
        ? `the property ${quote(name)} is missing`
        : `expected the property ${quote(name)}, got ${quote(other)}`;
      throw new Fault("spec/invalid-entry", reason);
    }
  }
  for (const name of given.keys()) {
    throw new Fault(
      "spec/invalid-entry",
      `expected only ${Object.keys(properties).join(", ")}, got ${quote(name)}${
        didYouMean(name, Object.keys(properties))
      }`,
    );
  }
  return Object.freeze(result);
}

function readUnion(form: string, json: unknown, depth: number): object {
  const names = UNIONS[form]!;
  const expected = `${form === "type" ? "a type name, or " : ""}an object with exactly one of ${names.join(", ")}`;
  const [[name, value] = [json], second] = typeof json === "string" ? [] : ownProperties(json);
  const got = names.includes(second?.[0]!) ? json : second?.[0] ?? name;
  if (second === undefined && names.includes(name as string)) {
    try {
      return Object.freeze({ [name as string]: read(name as string, value, depth) });
    } catch (error) {
      throw withPath(error, `.${name}`);
    }
  }
  const near = typeof got === "string" ? didYouMean(got, [...names, ...CHOICES[form] ?? []]) : "";
  throw invalid(expected, got, near || (typeof json === "string" ? ADVICE[form] : ""));
}

/** Advice for an invalid string, by format. */
const ADVICE: { readonly [form: string]: string } = {
  entry: "; contractSpecFromXdr() reads base64",
  type: '; a type of the interface is { udt: { name: "…" } }',
};

function readList(form: string, json: unknown, depth: number): readonly unknown[] {
  if (!Array.isArray(json)) throw invalid("an array", json);
  const result: unknown[] = [];
  try {
    for (const item of json) result.push(read(form, item, depth));
  } catch (error) {
    throw withPath(error, `[${result.length}]`);
  }
  return Object.freeze(result);
}

function readOutputs(json: unknown, depth: number): readonly unknown[] {
  const outputs = readList("type", json, depth);
  if (outputs.length > 1) throw invalid("at most one type", json);
  return outputs;
}

/**
 * Returns a string escaped as in SEP-51. Unescaped characters of a literal are escaped, so each string has one
 * representation.
 */
function readText(json: unknown): string {
  if (typeof json !== "string") throw invalid("a string", json);
  if (/^[ -[\]-~]*$/.test(json)) return json;
  const bytes = unescapeText(json);
  if (bytes === undefined) {
    throw invalid("a well-formed string whose only escapes are \\\\, \\0, \\t, \\n, \\r and \\xNN", json);
  }
  return escapeText(bytes);
}

function ownProperties(json: unknown): Map<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw invalid("an object", json);
  return new Map(Object.entries(json).filter(([, value]) => value !== undefined));
}

function invalid(expected: string, json: unknown, advice = ""): Fault {
  const got = typeof json === "string" ? quote(json) : typeof json === "number" ? json : describe(json);
  return new Fault("spec/invalid-entry", `expected ${expected}, got ${got}${advice}`);
}
