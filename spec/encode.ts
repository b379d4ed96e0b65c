import { addressToScAddress } from "../address/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { count, describe, quote } from "../internal/describe.ts";
import { nameOfProperty, NestedError, propertyStep, withPath } from "../internal/nested_error.ts";
import { type Integer, requireFit, type ScIntType } from "../internal/integers.ts";
import { didYouMean } from "../internal/options.ts";
import { validSymbol, wellFormed } from "../internal/texts.ts";
import { sortedMap } from "../scval/scv_sorted_map.ts";
import { scErrorCodeNames, scErrorTypeNames } from "../xdr/generated/contract.ts";
import { ScError, type ScErrorCode, ScMapEntry, ScVal } from "../xdr/mod.ts";
import { withFunction, withType } from "./_lookup.ts";
import type { ContractField, ContractSpec, ContractType } from "./contract_spec.ts";
import type { SpecScalars, SpecType } from "./spec_entry.ts";
import type { ContractTypes, FunctionArguments, TypeValue } from "./types.ts";

/**
 * Encodes the arguments of a call, given by name, in the order that the function declares.
 *
 * | declared | native value |
 * | --- | --- |
 * | `bool`, `void` | `boolean`, `null` |
 * | `u32`, `i32` | `number` |
 * | wider integers, `timepoint`, `duration` | `bigint` |
 * | `bytes`, `bytes_n` | `Uint8Array`, of the exact length |
 * | `string`, `symbol` | `string` |
 * | `address`; `muxed_address` | `string`: `G…`, `C…`; also `M…` |
 * | `option` | the value or `null`; never left out |
 * | `vec`, `tuple` | an array; the tuple of nothing is `null` |
 * | `map` | `Map` |
 * | a struct; one with fields `0`, `1`, … | an object with exactly its fields; an array |
 * | a union | `{ tag: "Limit", values: [5n] }`, without `values` for a case that has none |
 * | an enum, an error enum | the name of the case |
 * | `error` | `{ type: "contract", code: 5 }`, or an error of the host as `scValToNative` gives it |
 * | `result` | the value of the good case |
 * | `val`, a type that the interface does not define | `ScVal` |
 *
 * What is decoded can be encoded again, to the same bytes. Fields of structs and entries of maps are put in the host's
 * order.
 *
 * @param spec the interface
 * @param name the function
 * @param args the arguments, an object with exactly the function's names
 * @returns the arguments as contract values, for `invokeContractFunction`
 * @throws {TypeError} if a value is of another JavaScript type
 * @throws {RangeError} if an integer does not fit its type
 * @throws {DwsaError} `spec/unknown-function`; `spec/missing-field` and `spec/unexpected-field` for arguments and fields;
 * `spec/unknown-case`; `spec/mismatch` for a wrong number of items or bytes; `scval/invalid-symbol`,
 * `scval/ill-formed-text`, `scval/duplicate-key`, `scval/address-kind`, `scval/depth` (more than 100 levels), `strkey/…`
 * and `address/kind`. `path` has the place
 *
 * @example A transfer
 * ```ts
 * import { contractSpec, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const token = contractSpec([{
 *   function_v0: {
 *     name: "transfer",
 *     inputs: [
 *       { name: "from", type: "address" },
 *       { name: "to", type: "muxed_address" },
 *       { name: "amount", type: "i128" },
 *     ],
 *     outputs: [],
 *   },
 * }]);
 * const from = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const to = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 *
 * const args = encodeArguments(token, "transfer", { amount: 5n, from, to });
 * assert.deepEqual(args.map(({ type }) => type), ["scvAddress", "scvAddress", "scvI128"]);
 * ```
 *
 * @example The path to a wrong value
 * ```ts
 * import { contractSpec, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const orders = contractSpec([
 *   { udt_struct_v0: { name: "Order", fields: [{ name: "price", type: "u64" }] } },
 *   {
 *     function_v0: {
 *       name: "place",
 *       inputs: [{ name: "orders", type: { vec: { element_type: { udt: { name: "Order" } } } } }],
 *       outputs: [],
 *     },
 *   },
 * ]);
 * assert.throws(() => encodeArguments(orders, "place", { orders: [{ price: 1n }, { price: -1n }] }), {
 *   name: "RangeError",
 *   message: "Cannot encode arguments of place at .orders[1].price: " +
 *     "expected u64 from 0 to 18446744073709551615, got -1",
 * });
 * ```
 */
export function encodeArguments<A extends ContractTypes, N extends A["names"]>(
  spec: ContractSpec<A>,
  name: N,
  args: FunctionArguments<A, N>,
): ScVal[] {
  return withFunction("encode arguments", spec, name, ({ inputs }) => {
    const given = requireFields(args, inputs);
    return inputs.map((input) => encodeField(input, given, { types: spec.types, depth: 1 }));
  });
}

/**
 * Encodes a value of a type that the interface defines: a storage key, above all.
 *
 * @param spec the interface
 * @param typeName the name of the type
 * @param value the native value, see {@linkcode encodeArguments}
 * @returns the contract value
 * @throws {TypeError} as {@linkcode encodeArguments}
 * @throws {RangeError} as {@linkcode encodeArguments}
 * @throws {DwsaError} `spec/unknown-type` if the interface does not define the type; else as {@linkcode encodeArguments}
 *
 * @example The key of a balance in the storage of a contract
 * ```ts
 * import { contractSpec, encodeValue } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const token = contractSpec([
 *   { udt_union_v0: { name: "DataKey", cases: [{ tuple_v0: { name: "Balance", type: ["address"] } }] } },
 * ]);
 * const id = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const key = encodeValue(token, "DataKey", { tag: "Balance", values: [id] });
 * assert(key.type === "scvVec");
 * assert.deepEqual(key.value?.map(({ type }) => type), ["scvSymbol", "scvAddress"]);
 * ```
 */
export function encodeValue<A extends ContractTypes, N extends A["typeNames"]>(
  spec: ContractSpec<A>,
  typeName: N,
  value: TypeValue<A, N>,
): ScVal {
  return withType(
    "encode value",
    spec,
    typeName,
    (type) => encodeDefined(value, type, typeName, { types: spec.types, depth: 1 }),
  );
}

/** The types of the interface, and at which level of nesting the value stands, the outermost being 1. */
interface Context {
  readonly types: ReadonlyMap<string, ContractType>;
  readonly depth: number;
}

/** The host's own limit of nesting. */
const HOST_DEPTH = 100;

function encode(value: unknown, type: SpecType, context: Context): ScVal {
  if (context.depth > HOST_DEPTH) throw new NestedError("scval/depth", `nested more than ${HOST_DEPTH} levels deep`);
  if (typeof type === "string") return encodeScalar(value, type);
  if ("udt" in type) {
    const { name } = type.udt;
    const found = context.types.get(name);
    return found === undefined ? requireVal(value, name) : encodeDefined(value, found, name, context);
  }
  if ("option" in type) return value === null ? ScVal.scvVoid() : encode(value, type.option.value_type, context);
  if ("result" in type) return encode(value, type.result.ok_type, context);
  if ("vec" in type) return encodeItems(value, () => type.vec.element_type, undefined, "", context);
  if ("map" in type) return encodeMap(value, type.map.key_type, type.map.value_type, context);
  if ("bytes_n" in type) return encodeBytes(value, type.bytes_n.n);
  const types = type.tuple.value_types;
  return types.length === 0
    ? encodeScalar(value, "void")
    : encodeItems(value, (i) => types[i]!, types.length, "", context);
}

function encodeScalar(value: unknown, type: keyof SpecScalars): ScVal {
  switch (type) {
    case "val":
      return requireVal(value, type);
    case "bool":
      if (typeof value === "boolean") return ScVal.scvBool(value);
      throw wrongType("bool", value);
    case "void":
      if (value === null) return ScVal.scvVoid();
      throw wrongType("void as null", value);
    case "error":
      return ScVal.scvError(readError(value));
    case "u32":
      return ScVal.scvU32(Number(readInteger(value, type)));
    case "i32":
      return ScVal.scvI32(Number(readInteger(value, type)));
    case "u64":
      return ScVal.scvU64(BigInt(readInteger(value, type)));
    case "i64":
      return ScVal.scvI64(BigInt(readInteger(value, type)));
    case "timepoint":
      return ScVal.scvTimepoint(BigInt(readInteger(value, type)));
    case "duration":
      return ScVal.scvDuration(BigInt(readInteger(value, type)));
    case "u128":
      return ScVal.scvU128(BigInt(readInteger(value, type)));
    case "i128":
      return ScVal.scvI128(BigInt(readInteger(value, type)));
    case "u256":
      return ScVal.scvU256(BigInt(readInteger(value, type)));
    case "i256":
      return ScVal.scvI256(BigInt(readInteger(value, type)));
    case "bytes":
      return encodeBytes(value);
    case "string":
      if (typeof value === "string") return ScVal.scvString(wellFormed(value));
      throw wrongType("string", value);
    case "symbol":
      if (typeof value === "string") return ScVal.scvSymbol(validSymbol(value));
      throw wrongType("symbol as a string", value);
    case "address":
    case "muxed_address":
      return encodeAddress(value, type);
  }
}

/** A whole number; texts are refused, since "0x10" and "1e3" are numbers to some and not to others. */
function readInteger(value: unknown, type: ScIntType): Integer {
  if (typeof value !== "bigint" && typeof value !== "number") {
    throw wrongType(`${type} as a ${type === "u32" || type === "i32" ? "number" : "bigint"}`, value);
  }
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new NestedError(
      "range",
      `expected ${type}, got ${value}${Number.isInteger(value) ? ", which is not a safe integer" : ""}`,
    );
  }
  requireFit(type, value);
  return value;
}

function encodeBytes(value: unknown, length?: number): ScVal {
  const expected = length === undefined ? "bytes as a Uint8Array" : `a Uint8Array of ${count(length, "byte")}`;
  if (!isBytes(value)) throw wrongType(expected, value);
  if (length === undefined || value.length === length) return ScVal.scvBytes(value);
  throw new NestedError("spec/mismatch", `expected ${expected}, got ${describe(value)}`);
}

function encodeAddress(value: unknown, type: "address" | "muxed_address"): ScVal {
  const expected = `${type} as a text of G… or C…${type === "address" ? "" : ", or M…"}`;
  if (typeof value !== "string") throw wrongType(expected, value);
  let address;
  try {
    address = addressToScAddress(value);
  } catch (cause) {
    if (!DwsaError.is(cause)) throw cause;
    throw new NestedError(
      cause.code,
      `expected ${expected}, but ${cause.message.charAt(0).toLowerCase()}${cause.message.slice(1)}`,
      { cause },
    );
  }
  switch (address.type) {
    case "scAddressTypeAccount":
    case "scAddressTypeContract":
      return ScVal.scvAddress(address);
    case "scAddressTypeMuxedAccount":
      if (type === "muxed_address") return ScVal.scvAddress(address);
  }
  throw new NestedError("scval/address-kind", `expected ${expected}, got ${value.charAt(0)}…`);
}

/** The error of `{ type: "contract", code }`, or of `{ type: "system", errorType, code, value }`. */
function readError(value: unknown): ScError {
  const { type, code, errorType, value: name } = isPlainObject(value) ? value : {};
  if (type === "contract") {
    requireKeys(value as object, ["type", "code"]);
    if (typeof code !== "number" && typeof code !== "bigint") {
      throw withPath(wrongType("u32 as a number", code), ".code");
    }
    return ScError.sceContract(Number(readInteger(code, "u32")));
  }
  if (type !== "system") throw wrongType('an error such as { type: "contract", code: 1 }', value);
  requireKeys(value as object, ["type", "errorType", "code", "value"]);
  const arm = `sce${String(errorType).charAt(0).toUpperCase()}${String(errorType).slice(1)}`;
  const known = Object.values(scErrorTypeNames).includes(arm as never) && arm !== "sceContract";
  if (!known || scErrorCodeNames[code as number] !== name || name === undefined) {
    throw new NestedError(
      "spec/mismatch",
      "expected an error of the host as scValToNative gives it: errorType, code and value",
    );
  }
  return ScError[arm as "sceWasmVm"](name as ScErrorCode);
}

function encodeItems(
  value: unknown,
  typeOf: (index: number) => SpecType,
  length: number | undefined,
  tag: string,
  context: Context,
): ScVal {
  const expected = length === undefined ? "an array" : `an array of ${count(length, "item")}`;
  if (!Array.isArray(value)) throw wrongType(expected, value);
  if (length !== undefined && value.length !== length) {
    throw new NestedError("spec/mismatch", `expected ${expected}, got ${describe(value)}`);
  }
  const inner = { types: context.types, depth: context.depth + 1 };
  const items: ScVal[] = tag === "" ? [] : [ScVal.scvSymbol(validSymbol(tag))];
  for (let i = 0; i < value.length; i++) {
    try {
      items.push(encode(value[i], typeOf(i), inner));
    } catch (error) {
      throw withPath(error, `[${i}]`);
    }
  }
  return ScVal.scvVec(items);
}

function encodeMap(value: unknown, keyType: SpecType, valueType: SpecType, context: Context): ScVal {
  const given = entriesOf(value);
  if (given === undefined) throw wrongType("a Map", value);
  const inner = { types: context.types, depth: context.depth + 1 };
  const entries = given.map(([key, val], i) => {
    let part = ".key";
    try {
      const encoded = encode(key, keyType, inner);
      part = typeof key === "string" ? propertyStep(key) : "";
      return new ScMapEntry({ key: encoded, val: encode(val, valueType, inner) });
    } catch (error) {
      throw withPath(error, part === "" || part === ".key" ? `[${i}]${part}` : part);
    }
  });
  return sortedMap(entries);
}

/** The entries of a `Map`, also of one of another realm. */
function entriesOf(value: unknown): [unknown, unknown][] | undefined {
  const entries: [unknown, unknown][] = [];
  try {
    Map.prototype.forEach.call(value as Map<unknown, unknown>, (val, key) => entries.push([key, val]));
  } catch {
    return undefined;
  }
  return entries;
}

/** A value of a type that the interface defines. */
function encodeDefined(value: unknown, type: ContractType, name: string, context: Context): ScVal {
  switch (type.kind) {
    case "struct":
      return encodeStruct(value, type.fields, name, context);
    case "tuple":
      return encodeItems(value, (i) => type.fields[i]!.type, type.fields.length, "", context);
    case "union":
      return encodeUnion(value, type.cases, name, context);
    case "enum":
      return ScVal.scvU32(readCase(value, type.numbers, name));
    case "error_enum":
      return ScVal.scvError(ScError.sceContract(readCase(value, type.numbers, name)));
  }
}

function encodeStruct(value: unknown, fields: readonly ContractField[], name: string, context: Context): ScVal {
  if (!isPlainObject(value)) throw wrongType(`${nameOfProperty(name)} as an object`, value);
  const given = requireFields(value, fields);
  const inner = { types: context.types, depth: context.depth + 1 };
  return ScVal.scvMap(fields.map((field) => {
    const val = encodeField(field, given, inner);
    return new ScMapEntry({ key: ScVal.scvSymbol(validSymbol(field.name)), val });
  }));
}

function encodeField({ name, type }: ContractField, given: Record<string, unknown>, context: Context): ScVal {
  try {
    return encode(given[name], type, context);
  } catch (error) {
    throw withPath(error, propertyStep(name));
  }
}

function encodeUnion(
  value: unknown,
  cases: ReadonlyMap<string, readonly SpecType[] | null>,
  name: string,
  context: Context,
): ScVal {
  if (!isPlainObject(value) || !Object.hasOwn(value, "tag")) {
    throw wrongType(`${nameOfProperty(name)} as an object such as { tag: "…", values: […] }`, value);
  }
  let types: readonly SpecType[] | null;
  const { tag, values } = value;
  try {
    types = findCase(tag, cases, name);
  } catch (error) {
    throw withPath(error, ".tag");
  }
  requireKeys(value, ["tag", "values"]);
  if (types === null) {
    if (values === undefined) return encodeItems([], () => "void", 0, tag as string, context);
    throw withPath(
      new NestedError(
        "spec/mismatch",
        `expected no values for ${nameOfProperty(tag as string)}, got ${describe(values)}`,
      ),
      ".values",
    );
  }
  try {
    return encodeItems(
      Object.hasOwn(value, "values") ? values : undefined,
      (i) => types[i]!,
      types.length,
      tag as string,
      context,
    );
  } catch (error) {
    throw withPath(error, ".values");
  }
}

function readCase(value: unknown, numbers: ReadonlyMap<string, number>, name: string): number {
  return findCase(value, numbers, name);
}

function findCase<T>(value: unknown, cases: ReadonlyMap<string, T>, name: string): T {
  if (typeof value !== "string") throw wrongType(`the name of a case of ${nameOfProperty(name)}`, value);
  const found = cases.get(value);
  if (found !== undefined) return found;
  const expected = `expected a case of ${nameOfProperty(name)}`;
  throw new NestedError("spec/unknown-case", `${expected}, got ${quote(value)}${didYouMean(value, cases.keys())}`);
}

function requireVal(value: unknown, name: string): ScVal {
  if (ScVal.is(value)) return value;
  throw wrongType(
    name === "val" ? "val as an ScVal" : `an ScVal, since the interface does not define ${nameOfProperty(name)}`,
    value,
  );
}

/** An object that has exactly these fields. */
function requireFields(value: unknown, fields: readonly ContractField[]): Record<string, unknown> {
  if (!isPlainObject(value)) throw wrongType("an object with the arguments by name", value);
  const missing = fields.find(({ name }) => !Object.hasOwn(value, name));
  const names = Object.keys(value);
  if (missing === undefined && names.length === fields.length) return value;
  requireKeys(value, fields.map(({ name }) => name));
  const { name, type } = missing!;
  const hint = typeof type === "object" && "option" in type ? "; pass null for none" : "";
  throw withPath(new NestedError("spec/missing-field", `this property is missing${hint}`), propertyStep(name));
}

/** Refuses other properties than these. */
function requireKeys(value: object, names: readonly string[]): void {
  const known = new Set(names);
  for (const name of Object.keys(value)) {
    if (known.has(name)) continue;
    const expected = names.length === 0 ? "no properties" : `only ${names.slice(0, 20).map(nameOfProperty).join(", ")}`;
    throw withPath(
      new NestedError("spec/unexpected-field", `expected ${expected}${didYouMean(name, names)}`),
      propertyStep(name),
    );
  }
}

/** Whether a value is an object of no class, also one of another realm. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf"));
}

function wrongType(expected: string, value: unknown): NestedError {
  return new NestedError("type", `expected ${expected}, got ${describe(value)}`);
}
