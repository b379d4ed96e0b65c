import { scAddressToString } from "../address/mod.ts";
import { copyBytes } from "../internal/bytes.ts";
import { count, describe, quote } from "../internal/describe.ts";
import { nameOfProperty, NestedError, propertyStep, requireDepth, withPath } from "../internal/nested_error.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { symbolError } from "../internal/texts.ts";
import { decodeUtf8, isWellFormed } from "../internal/utf8.ts";
import { compareScVal, type ScErrorNative, type ScSystemErrorType } from "../scval/mod.ts";
import { scErrorCodeNames } from "../xdr/generated/contract.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";
import { type ScAddress, type ScError, ScMapEntry, type ScSymbol, ScVal } from "../xdr/mod.ts";
import { withFunction, withType } from "./_lookup.ts";
import type { ContractField, ContractSpec, ContractType } from "./contract_spec.ts";
import type { SpecScalars, SpecType } from "./spec_entry.ts";
import type { ContractTypes, FunctionArguments, FunctionResult, TypeValue } from "./types.ts";

/** Options of the functions that decode. */
export interface DecodeOptions {
  /**
   * What to do with fields of a struct that the interface does not have: refuse them (`"refuse"`, the default), or leave
   * them out (`"ignore"`), for values that a newer version of the contract has stored.
   */
  readonly extraFields?: "refuse" | "ignore" | undefined;
}

/**
 * Decodes the result of a function, to the native values of {@linkcode encodeArguments}. Each value must be of the
 * declared type, at every level.
 *
 * A field of a struct that is missing is `null` if it is an option, as for the contract itself (CAP-86).
 *
 * @param spec the interface
 * @param name the function
 * @param value the result, such as simulation gives it
 * @param options how to treat unknown fields
 * @returns the result; `null` if the function declares none
 * @throws {TypeError} if `value` is not an `ScVal`
 * @throws {DwsaError} `spec/unknown-function`; `spec/contract-error` if the function returned an error, with its code in
 * `got`, see {@linkcode contractErrors}; `spec/mismatch` if a value is not of its type, `spec/unknown-case`,
 * `spec/missing-field`, `spec/unexpected-field`, `scval/depth`. `path` has the place
 *
 * @example A balance
 * ```ts
 * import { contractSpec, decodeResult } from "@dwsa/base/spec";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const token = contractSpec([
 *   { function_v0: { name: "balance", inputs: [{ name: "id", type: "address" }], outputs: ["i128"] } },
 * ]);
 * const balance = decodeResult(token, "balance", ScVal.scvI128(5n));
 * assert.equal(balance + 1n, 6n);
 * assert.throws(() => decodeResult(token, "balance", ScVal.scvU64(5n)), {
 *   code: "spec/mismatch",
 *   message: "Cannot decode result of balance: expected i128, got u64",
 * });
 * ```
 */
export function decodeResult<A extends ContractTypes, N extends A["names"]>(
  spec: ContractSpec<A>,
  name: N,
  value: ScVal,
  options?: DecodeOptions,
): FunctionResult<A, N> {
  const context = contextOf("decode result", spec, options);
  return withFunction("decode result", spec, name, ({ outputs }) => decode(value, outputs[0] ?? "void", context));
}

/**
 * Decodes the arguments of a **call** by name: those of an invoke operation, or of a sub-call in diagnostic events.
 *
 * Not for authorization entries. An entry has the arguments of the function only if the contract asked with `require_auth`;
 * with `require_auth_for_args` it has whatever values the contract chose, also where their number and types fit.
 *
 * @param spec the interface
 * @param name the function
 * @param values the arguments, as many as the function declares
 * @param options how to treat unknown fields
 * @returns the arguments by name
 * @throws {TypeError} if `values` is not an array of `ScVal`
 * @throws {DwsaError} `spec/unknown-function`; `spec/mismatch`, also for another number of arguments; else as
 * {@linkcode decodeResult}
 *
 * @example The arguments of a call
 * ```ts
 * import { contractSpec, decodeArguments } from "@dwsa/base/spec";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const counter = contractSpec([
 *   { function_v0: { name: "add", inputs: [{ name: "by", type: "u32" }], outputs: [] } },
 * ]);
 * assert.deepEqual(decodeArguments(counter, "add", [ScVal.scvU32(5)]), { by: 5 });
 * ```
 *
 * @example Why not for authorization entries: the names would be wrong, and nothing would show it
 * ```ts
 * import { contractSpec, decodeArguments, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const vault = contractSpec([{
 *   function_v0: {
 *     name: "deposit",
 *     inputs: [{ name: "from", type: "address" }, { name: "amount", type: "u64" }],
 *     outputs: [],
 *   },
 * }]);
 * const token = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * // The contract asks with require_auth_for_args((token, share)): what it calls the token is no "from".
 * const authorized = encodeArguments(vault, "deposit", { from: token, amount: 3n });
 * assert.equal(decodeArguments(vault, "deposit", authorized).from, token);
 * ```
 */
export function decodeArguments<A extends ContractTypes, N extends A["names"]>(
  spec: ContractSpec<A>,
  name: N,
  values: readonly ScVal[],
  options?: DecodeOptions,
): FunctionArguments<A, N> {
  const context = contextOf("decode arguments", spec, options);
  return withFunction("decode arguments", spec, name, ({ inputs }) => {
    if (!Array.isArray(values)) {
      throw new NestedError("type", `expected values to be an array of ScVal, got ${describe(values)}`);
    }
    if (values.length !== inputs.length) {
      throw new NestedError("spec/mismatch", `expected ${count(inputs.length, "argument")}, got ${values.length}`);
    }
    return decodeFields(inputs, (_, i) => values[i]!, context);
  });
}

/**
 * Decodes a value of a type that the interface defines: a storage entry, or a field of type `val`.
 *
 * @param spec the interface
 * @param typeName the name of the type
 * @param value the contract value
 * @param options how to treat unknown fields
 * @returns the native value, see {@linkcode encodeArguments}
 * @throws {TypeError} if `value` is not an `ScVal`
 * @throws {DwsaError} `spec/unknown-type` if the interface does not define the type; else as {@linkcode decodeResult}
 *
 * @example What a newer version of a contract has stored
 * ```ts
 * import { contractSpec, decodeValue } from "@dwsa/base/spec";
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const vault = contractSpec([{ udt_struct_v0: { name: "State", fields: [{ name: "total", type: "u64" }] } }]);
 * const stored = nativeToScVal({ total: 5n, paused: false }, { keyType: "symbol" });
 *
 * assert.throws(() => decodeValue(vault, "State", stored), { code: "spec/unexpected-field", path: ".paused" });
 * assert.deepEqual(decodeValue(vault, "State", stored, { extraFields: "ignore" }), { total: 5n });
 * ```
 */
export function decodeValue<A extends ContractTypes, N extends A["typeNames"]>(
  spec: ContractSpec<A>,
  typeName: N,
  value: ScVal,
  options?: DecodeOptions,
): TypeValue<A, N> {
  const context = contextOf("decode value", spec, options);
  return withType("decode value", spec, typeName, (type) => decodeDefined(value, type, typeName, context)) as TypeValue<
    A,
    N
  >;
}

/** The types of the interface, how unknown fields are treated, and how many values the value stands in. */
export interface Context {
  /** The types that the interface defines. */
  readonly types: ReadonlyMap<string, ContractType>;
  /** Whether unknown fields are left out. */
  readonly ignoreFields: boolean;
  /** The level of the value; the outermost is 1. */
  readonly depth: number;
}

function contextOf(action: string, spec: ContractSpec<ContractTypes>, options: DecodeOptions | undefined): Context {
  const { extraFields } = readOptions(action, options, ["extraFields"]);
  const ignoreFields = readChoice(action, "extraFields", extraFields, ["refuse", "ignore"]) === "ignore";
  return { types: spec?.types, ignoreFields, depth: 1 };
}

/** The context of the values in a value. */
function below({ types, ignoreFields, depth }: Context): Context {
  return { types, ignoreFields, depth: depth + 1 };
}

/** The native value of a contract value that must be of a type. */
export function decode(value: ScVal, type: SpecType, context: Context): unknown {
  requireScVal(value);
  requireDepth(context.depth, MAX_DEPTH);
  if (typeof type === "string") return decodeScalar(value, type);
  if ("udt" in type) {
    const { name } = type.udt;
    const found = context.types.get(name);
    return found === undefined ? value : decodeDefined(value, found, name, context);
  }
  if ("option" in type) return value.type === "scvVoid" ? null : decode(value, type.option.value_type, context);
  if ("result" in type) {
    if (value.type === "scvError") throw contractError(value, type.result.error_type, context);
    return decode(value, type.result.ok_type, context);
  }
  if ("vec" in type) return decodeItems(itemsOf(value, "vec"), () => type.vec.element_type, context);
  if ("map" in type) return decodeMap(value, type.map.key_type, type.map.value_type, context);
  if ("bytes_n" in type) {
    const bytes = require(value, "scvBytes", `bytes_n of ${count(type.bytes_n.n, "byte")}`);
    if (bytes.length === type.bytes_n.n) return copyBytes(bytes);
    throw new NestedError("spec/mismatch", `expected bytes_n of ${count(type.bytes_n.n, "byte")}, got ${bytes.length}`);
  }
  const types = type.tuple.value_types;
  return types.length === 0 ? decodeScalar(value, "void") : decodeTuple(value, types, "tuple", context);
}

function decodeScalar(value: ScVal, type: keyof SpecScalars): unknown {
  switch (type) {
    case "val":
      return value;
    case "address":
    case "muxed_address":
      return decodeAddress(require(value, "scvAddress", type), type);
    case "error":
      return decodeError(require(value, "scvError", type));
    case "bytes":
      return copyBytes(require(value, "scvBytes", type));
    case "string": {
      const text = textOf(require(value, "scvString", type));
      if (text !== undefined) return text;
      throw new NestedError("spec/mismatch", "expected a string in UTF-8, got other bytes; scValToNative gives them");
    }
    case "symbol":
      return decodeSymbol(require(value, "scvSymbol", type));
    default: {
      const arm = `scv${type.charAt(0).toUpperCase()}${type.slice(1)}` as "scvU32";
      return require(value, arm, type);
    }
  }
}

function decodeError(error: ScError): ScErrorNative {
  if (error.type === "sceContract") return { type: "contract", code: error.value };
  const code = Object.keys(scErrorCodeNames).find((number) => scErrorCodeNames[Number(number)] === error.value);
  return {
    type: "system",
    errorType: shortName(error.type) as ScSystemErrorType,
    code: Number(code),
    value: error.value,
  };
}

/** The name of an arm without its prefix: `u32` of `scvU32`. */
function shortName(arm: string): string {
  return arm.charAt(3).toLowerCase() + arm.slice(4);
}

function decodeSymbol(value: ScSymbol): string {
  const mismatch = symbolError(value);
  if (mismatch !== undefined) throw new NestedError("spec/mismatch", mismatch);
  return typeof value === "string" ? value : decodeUtf8(value)!;
}

/** A text, if it is UTF-8. */
function textOf(text: string | Uint8Array): string | undefined {
  if (typeof text !== "string") return decodeUtf8(text);
  return isWellFormed(text) ? text : undefined;
}

function decodeAddress(address: ScAddress, type: "address" | "muxed_address"): string {
  switch (address.type) {
    case "scAddressTypeAccount":
    case "scAddressTypeContract":
      return scAddressToString(address);
    case "scAddressTypeMuxedAccount":
      if (type === "muxed_address") return scAddressToString(address);
  }
  const expected = `${type} of an account or a contract`;
  throw new NestedError("spec/mismatch", `expected ${expected}, got ${scAddressToString(address).charAt(0)}…`);
}

function decodeItems(
  items: readonly ScVal[],
  typeOf: (index: number) => SpecType,
  context: Context,
  first = 0,
): unknown[] {
  const inner = below(context);
  const result: unknown[] = [];
  try {
    for (let i = first; i < items.length; i++) result.push(decode(items[i]!, typeOf(i - first), inner));
  } catch (error) {
    throw withPath(error, `[${result.length}]`);
  }
  return result;
}

function decodeTuple(value: ScVal, types: readonly SpecType[], expected: string, context: Context): unknown[] {
  const items = itemsOf(value, expected);
  if (items.length === types.length) return decodeItems(items, (i) => types[i]!, context);
  throw new NestedError("spec/mismatch", `expected ${expected} of ${count(types.length, "item")}, got ${items.length}`);
}

function decodeMap(value: ScVal, keyType: SpecType, valueType: SpecType, context: Context): Map<unknown, unknown> {
  const entries = entriesOf(value, "map");
  const inner = below(context);
  const result = new Map<unknown, unknown>();
  for (const [i, { key, val }] of entries.entries()) {
    let step = `[${i}].key`;
    try {
      const native = decode(key, keyType, inner);
      if (i > 0 && compareScVal(entries[i - 1]!.key, key) >= 0) {
        throw new NestedError("spec/mismatch", "expected each key once and in the host's order");
      }
      step = typeof native === "string" ? propertyStep(native) : `[${i}]`;
      result.set(native, decode(val, valueType, inner));
    } catch (error) {
      throw withPath(error, step);
    }
  }
  return result;
}

function decodeDefined(value: ScVal, type: ContractType, name: string, context: Context): unknown {
  requireScVal(value);
  switch (type.kind) {
    case "struct":
      return decodeStruct(value, type.fields, nameOfProperty(name), context);
    case "tuple":
      return decodeTuple(value, type.fields.map((field) => field.type), nameOfProperty(name), context);
    case "union":
      return decodeUnion(value, type.cases, nameOfProperty(name), context);
    case "enum":
      return findCase(type.names, require(value, "scvU32", nameOfProperty(name)), name);
    case "error_enum": {
      const error = require(value, "scvError", nameOfProperty(name));
      if (error.type === "sceContract") return findCase(type.names, error.value, name);
      throw new NestedError("spec/mismatch", `expected ${nameOfProperty(name)}, got an error of the host`);
    }
  }
}

/** The fields of a struct, or the parameters in the data of an event. */
export function decodeStruct(value: ScVal, fields: readonly ContractField[], name: string, context: Context): object {
  const entries = entriesOf(value, name);
  const names = namesOf(entries);
  // Names and fields are in one order: each field is at the next name, or missing.
  let next = 0;
  let unexpected: string | undefined;
  const result = decodeFields(fields, (field) => {
    for (; next < names.length && names[next]! < field.name; next++) unexpected = unexpected ?? names[next];
    if (names[next] === field.name) return entries[next++]!.val;
    if (typeof field.type === "object" && "option" in field.type) return ScVal.scvVoid();
    throw new NestedError("spec/missing-field", "this field is missing");
  }, below(context));
  unexpected = unexpected ?? names[next];
  if (unexpected === undefined || context.ignoreFields) return result;
  throw withPath(new NestedError("spec/unexpected-field", `${name} has no such field`), propertyStep(unexpected));
}

/** The names of fields, each once and in the host's order. */
function namesOf(entries: readonly ScMapEntry[]): string[] {
  const names: string[] = [];
  try {
    for (const { key } of entries) {
      requireScVal(key);
      const name = decodeSymbol(require(key, "scvSymbol", "the name of a field as symbol"));
      if (names.length > 0 && name <= names[names.length - 1]!) {
        throw new NestedError("spec/mismatch", "expected each name once and in the host's order");
      }
      names.push(name);
    }
  } catch (error) {
    throw withPath(error, `[${names.length}].key`);
  }
  return names;
}

/** An object of fields, whose values are looked up one by one. */
export function decodeFields(
  fields: readonly ContractField[],
  valueOf: (field: ContractField, index: number) => ScVal,
  context: Context,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  fields.forEach((field, i) => {
    try {
      const value = decode(valueOf(field, i), field.type, context);
      if (field.name !== "__proto__") result[field.name] = value;
      else Object.defineProperty(result, field.name, { value, configurable: true, enumerable: true, writable: true });
    } catch (error) {
      throw withPath(error, propertyStep(field.name));
    }
  });
  return result;
}

function decodeUnion(
  value: ScVal,
  cases: ReadonlyMap<string, readonly SpecType[] | null>,
  name: string,
  context: Context,
): unknown {
  const items = itemsOf(value, name);
  let tag: string;
  let types: readonly SpecType[] | null;
  if (items.length === 0) throw new NestedError("spec/mismatch", `expected a case of ${name}, got an empty vec`);
  try {
    requireScVal(items[0]);
    tag = decodeSymbol(require(items[0], "scvSymbol", `the name of a case of ${name} as symbol`));
    types = findCase(cases, tag, name);
  } catch (error) {
    throw withPath(error, ".tag");
  }
  const length = types?.length ?? 0;
  if (items.length !== length + 1) {
    const mismatch = new NestedError(
      "spec/mismatch",
      `expected ${count(length, "value")} for ${tag}, got ${items.length - 1}`,
    );
    throw withPath(mismatch, ".values");
  }
  if (types === null) return { tag };
  try {
    return { tag, values: decodeItems(items, (i) => types[i]!, context, 1) };
  } catch (error) {
    throw withPath(error, ".values");
  }
}

function findCase<K extends string | number, T>(cases: ReadonlyMap<K, T>, key: K, name: string): T {
  const found = cases.get(key);
  if (found !== undefined) return found;
  throw new NestedError(
    "spec/unknown-case",
    `expected a case of ${nameOfProperty(name)}, got ${typeof key === "string" ? quote(key) : key}`,
  );
}

/** The error that a function returned in place of its result. */
function contractError(value: ScVal<"scvError">, type: SpecType, context: Context): NestedError {
  if (value.value.type !== "sceContract") {
    const got = `${value.value.type.slice(3)} ${value.value.value}`;
    return new NestedError("spec/contract-error", `expected a result, got an error of the host: ${got}`, { got });
  }
  const code = value.value.value;
  const found = typeof type === "object" && "udt" in type ? context.types.get(type.udt.name) : undefined;
  const name = found?.kind === "error_enum" ? found.names.get(code) : undefined;
  const got = name === undefined ? `${code}` : `${code} ${nameOfProperty(name)}`;
  return new NestedError("spec/contract-error", `expected a result, got the contract's error ${got}`, { got });
}

function itemsOf(value: ScVal, expected: string): readonly ScVal[] {
  const items = require(value, "scvVec", expected);
  if (items !== null) return items;
  throw new NestedError("spec/mismatch", `expected ${expected}, got a vec without a list`);
}

function entriesOf(value: ScVal, expected: string): readonly ScMapEntry[] {
  const entries = require(value, "scvMap", expected);
  if (entries === null) throw new NestedError("spec/mismatch", `expected ${expected}, got a map without entries`);
  const wrong = entries.findIndex((entry) => !ScMapEntry.is(entry));
  if (wrong < 0) return entries;
  throw withPath(new NestedError("type", `expected ScMapEntry, got ${describe(entries[wrong])}`), `[${wrong}]`);
}

/** What a value of one kind holds. */
function require<T extends ScVal["type"]>(value: ScVal, arm: T, expected: string): ScVal<T>["value"] {
  if (value.type === arm) return value.value as ScVal<T>["value"];
  throw new NestedError("spec/mismatch", `expected ${expected}, got ${shortName(value.type)}`);
}

function requireScVal(value: unknown): asserts value is ScVal {
  if (!ScVal.is(value)) throw new NestedError("type", `expected an ScVal, got ${describe(value)}`);
}
