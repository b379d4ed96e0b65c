import { addressToScAddress } from "../address/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { foundIn } from "../internal/arguments.ts";
import { isBytes } from "../internal/bytes.ts";
import {
  convertAt,
  count,
  describe,
  Fault,
  nameOfProperty,
  propertyStep,
  quote,
  requireDepth,
  typeMismatch,
  withPath,
} from "../internal/fault.ts";
import { toInteger } from "../internal/integers.ts";
import { hasPlainPrototype } from "../internal/objects.ts";
import { didYouMean } from "../internal/options.ts";
import { validSymbol, wellFormed } from "../internal/strings.ts";
import { makeInteger, sortedMap } from "../scval/_shared.ts";
import { namesOf } from "../xdr/_shared.ts";
import { ScError, ScErrorCode, ScErrorType, ScMapEntry, ScVal } from "../xdr/mod.ts";
import { fittingResults, onlyResult, rememberResults, type Tried } from "./_alternatives.ts";
import { doubledName, indexOfDoubled } from "./_definitions.ts";
import {
  addressMismatch,
  EXPECTED,
  isAddressOf,
  mismatch,
  nearestName,
  unknownCase,
  withFunction,
  withType,
} from "./_lookup.ts";
import type { ContractField, ContractSpec, ContractType } from "./contract_definitions.ts";
import type { SpecMapType, SpecScalars, SpecType } from "./spec_entry.ts";
import type { ContractTypes, FunctionArguments, TypeInput } from "./types.ts";

/**
 * Encodes the named arguments of a call, in declared order.
 *
 * | declared | native value |
 * | --- | --- |
 * | `bool`, `void` | `boolean`, `null` |
 * | integers of every size, `timepoint`, `duration` | a `bigint`, a safe integer, or a decimal integer as a string |
 * | `bytes`, `bytes_n` | `Uint8Array`; for `bytes_n`, of the exact length |
 * | `string`, `symbol` | `string` |
 * | `address`, `muxed_address` | `string`: `G…` or `C…`; for `muxed_address`, also `M…` or `W…` |
 * | `option` | the value or `null`; never omitted |
 * | `vec`, `tuple` | an array; the empty tuple is `null` |
 * | `map` | `Map` |
 * | a struct; a struct with the fields `0`, `1`, … | an object with exactly these fields; an array |
 * | a union | `{ tag: "Limit", values: [5n] }`, without `values` for a case without values |
 * | an enum, an error enum | the name of the case |
 * | `error` | `{ type: "contract", code: 5 }`, or an error from the host as `scValToNative` returns it |
 * | `result` | the value of the success case |
 * | `val`, a type that neither the interface nor the option `types` defines | `ScVal` |
 * | a type with several definitions | as in the definition that fits, or an `ScVal` |
 *
 * Decoding a 32-bit integer returns a `number`, and a wider integer a `bigint`. Decoded values can be encoded again, to
 * the same bytes unless struct fields were missing or ignored. Struct fields and map entries are sorted in the host's
 * order.
 *
 * @param spec the interface
 * @param name the function
 * @param args the arguments, an object with exactly the function's argument names
 * @returns the arguments as contract values, for `invokeContractFunction`
 * @throws {TypeError} if `spec` is not an interface, or a value has the wrong JavaScript type. The `path` of an error
 *   locates the value, for example `.orders[1].price`
 * @throws {RangeError} if an integer is out of range for its type, or a number is not a safe integer
 * @throws {DwsaError} `spec/unknown-function` if the interface does not define the function; `spec/missing-field` or
 *   `spec/unexpected-field` for arguments and fields; `spec/unknown-case` for a case that is not defined;
 *   `spec/mismatch` for a wrong number of items or bytes, or an unknown system error; `spec/ambiguous-type` if a type
 *   has several definitions that give different bytes; `spec/invalid-entry` if its definition is irregular (pass an
 *   `ScVal` in both cases); `scval/invalid-symbol`, `scval/ill-formed-text`, `scval/invalid-integer` or
 *   `scval/duplicate-key` for an invalid string or key;
 *   `scval/address-kind`, `strkey/…` or `address/kind` for an invalid address; `scval/depth` for more than 100 levels
 *
 * @example A transfer
 * ```ts
 * import { assetSpec, encodeArguments } from "@dwsa/base/spec";
 * import assert from "node:assert/strict";
 *
 * const token = assetSpec();
 * const from = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const to = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 *
 * const args = encodeArguments(token, "transfer", { amount: 5n, from, to });
 * assert.deepEqual(args.map(({ type }) => type), ["scvAddress", "scvAddress", "scvI128"]);
 * ```
 *
 * @example The path of an invalid value
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
 *   path: ".orders[1].price",
 *   message: "Cannot encode the arguments of place at .orders[1].price: " +
 *     "expected u64 from 0 to 18446744073709551615, got -1",
 * });
 * ```
 */
export function encodeArguments<A extends ContractTypes, N extends A["names"]>(
  spec: ContractSpec<A>,
  name: N,
  args: FunctionArguments<A, N>,
): ScVal[] {
  return withFunction("encode the arguments", spec, name, ({ inputs }) => {
    const context = contextOf(spec);
    const given = requireFields(args, inputs, "an object with the arguments by name");
    return inputs.map((input) => encodeField(input, given, context, 1));
  });
}

/**
 * Encodes a value of a type that the interface defines, such as a storage key.
 *
 * @param spec the interface
 * @param typeName the name of the type
 * @param value the native value; see {@linkcode encodeArguments}
 * @returns the contract value
 * @throws {TypeError} as in {@linkcode encodeArguments}
 * @throws {RangeError} as in {@linkcode encodeArguments}
 * @throws {DwsaError} `spec/unknown-type` if the interface does not define the type; otherwise as in
 *   {@linkcode encodeArguments}
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
  value: TypeInput<A, N>,
): ScVal {
  return withType(
    "encode the value",
    spec,
    typeName,
    (type) => encodeDefined(value, type, typeName, contextOf(spec), 1),
  );
}

/** What a call needs for all its values. */
interface Encoding {
  readonly types: ReadonlyMap<string, ContractType>;
  readonly tried: Tried;
}

function contextOf(spec: ContractSpec<ContractTypes>): Encoding {
  return { types: spec.types, tried: new Map() };
}

/** The host's nesting limit. */
const HOST_DEPTH = 100;

/** Encodes a native value as a contract value of the given type. The outermost value has level 1. */
function encode(value: unknown, type: SpecType, context: Encoding, level: number): ScVal {
  requireDepth(level + 1, HOST_DEPTH);
  if (typeof type === "string") return encodeScalar(value, type);
  if ("udt" in type) {
    const { name } = type.udt;
    const found = context.types.get(name);
    return found === undefined
      ? requireScVal(value, `an ScVal, since the interface does not define ${nameOfProperty(name)}`)
      : encodeDefined(value, found, name, context, level);
  }
  if ("option" in type) {
    if (value === undefined) throw new Fault("type", "expected a value, got undefined; pass null for none");
    return value === null ? ScVal.scvVoid() : encode(value, type.option.value_type, context, level);
  }
  if ("result" in type) return encode(value, type.result.ok_type, context, level);
  if ("vec" in type) return encodeItems(value, () => type.vec.element_type, undefined, context, level);
  if ("map" in type) return encodeMap(value, type, context, level);
  if ("bytes_n" in type) return encodeBytes(value, type.bytes_n.n);
  const { value_types } = type.tuple;
  return value_types.length === 0
    ? encodeScalar(value, "void")
    : encodeItems(value, (i) => value_types[i]!, value_types.length, context, level);
}

/** The native values of scalar types, for messages. */
const NATIVES = {
  val: "an ScVal",
  bool: "a boolean",
  void: "null",
  error: 'an error such as { type: "contract", code: 1 }',
  bytes: "a Uint8Array",
  string: "a string",
  symbol: "a string",
} as const;

/** Returns the advice for an object that has an address, where its string is expected. */
function addressAdvice(value: unknown): string {
  const got = describe(value);
  if (got === "Keypair") return " (pass its publicKey())";
  return got === "Address" || got === "Contract" ? " (pass its toString())" : "";
}

function encodeScalar(value: unknown, type: keyof SpecScalars): ScVal {
  switch (type) {
    case "val":
      return requireScVal(value, NATIVES.val);
    case "bool":
      if (typeof value === "boolean") return ScVal.scvBool(value);
      break;
    case "void":
      if (value === null) return ScVal.scvVoid();
      break;
    case "error":
      return ScVal.scvError(readError(value));
    case "bytes":
      if (isBytes(value)) return ScVal.scvBytes(value);
      throw bytesMismatch(NATIVES.bytes, value);
    case "string":
      if (typeof value === "string") return ScVal.scvString(wellFormed(value));
      break;
    case "symbol":
      if (typeof value === "string") return ScVal.scvSymbol(validSymbol(value));
      break;
    case "address":
    case "muxed_address":
      if (typeof value === "string") return encodeAddress(value, type);
      throw typeMismatch(`${EXPECTED[type]} as a string${addressAdvice(value)}`, value);
    default:
      return makeInteger(type, toInteger(value, type));
  }
  throw typeMismatch(NATIVES[type], value);
}

function encodeBytes(value: unknown, length: number): ScVal {
  const expected = `a Uint8Array of ${count(length, "byte")}`;
  if (!isBytes(value)) throw bytesMismatch(expected, value);
  if (value.length === length) return ScVal.scvBytes(value);
  throw mismatch(expected, describe(value));
}

function bytesMismatch(expected: string, value: unknown): Fault {
  return typeMismatch(
    typeof value === "string" ? `${expected} (fromHex() decodes hexadecimal digits)` : expected,
    value,
  );
}

function encodeAddress(text: string, type: "address" | "muxed_address"): ScVal {
  let address;
  try {
    address = addressToScAddress(text);
  } catch (cause) {
    if (!DwsaError.is(cause)) throw cause;
    throw new Fault(cause.code, `expected ${EXPECTED[type]}, ${foundIn(cause)}`, { cause });
  }
  if (isAddressOf(type, address)) return ScVal.scvAddress(address);
  throw addressMismatch(type, text, "scval/address-kind");
}

/** Parses an error `{ type: "contract", code }` or `{ type: "system", errorType, code, value }`. */
function readError(value: unknown): ScError {
  if (!hasPlainPrototype(value) || (value.type !== "contract" && value.type !== "system")) {
    throw typeMismatch(NATIVES.error, value);
  }
  const { type, code, errorType, value: name } = value;
  if (type === "contract") {
    requireKeys(value, ["type", "code"]);
    return ScError.sceContract(convertAt(".code", () => makeInteger("u32", toInteger(code, "u32")).value));
  }
  requireKeys(value, ["type", "errorType", "code", "value"]);
  const arm = `sce${String(errorType).charAt(0).toUpperCase()}${String(errorType).slice(1)}`;
  const known = Object.hasOwn(ScErrorType, arm) && arm !== "sceContract";
  if (!known || namesOf(ScErrorCode)[code as number] !== name || name === undefined) {
    throw new Fault(
      "spec/mismatch",
      'expected a system error such as { type: "system", errorType: "auth", code: 6, value: "scecInvalidAction" }',
    );
  }
  return ScError[arm as "sceWasmVm"](name as ScErrorCode);
}

/**
 * Encodes native items as a vec.
 *
 * @param length the declared number of items, if any
 * @param result the preceding items
 */
function encodeItems(
  value: unknown,
  typeAt: (i: number) => SpecType,
  length: number | undefined,
  context: Encoding,
  level: number,
  result: ScVal[] = [],
): ScVal {
  const expected = length === undefined ? "an array" : `an array of ${count(length, "item")}`;
  if (!Array.isArray(value)) throw typeMismatch(expected, value);
  if (length !== undefined && value.length !== length) throw mismatch(expected, describe(value));
  let i = 0;
  try {
    for (; i < value.length; i++) result.push(encode(value[i], typeAt(i), context, level + 1));
  } catch (error) {
    throw withPath(error, `[${i}]`);
  }
  return ScVal.scvVec(result);
}

function encodeMap(
  value: unknown,
  { map: { key_type, value_type } }: SpecMapType,
  context: Encoding,
  level: number,
): ScVal {
  return sortedMap(
    entriesOf(value).map(([name, content], i) => {
      let key: ScVal | undefined;
      try {
        key = encode(name, key_type, context, level + 1);
        return new ScMapEntry({ key, val: encode(content, value_type, context, level + 1) });
      } catch (error) {
        if (key === undefined) throw withPath(error, `[${i}].key`);
        throw withPath(error, typeof name === "string" ? propertyStep(name) : `[${i}]`);
      }
    }),
  );
}

/** Returns the entries of a `Map`, including one from another realm. */
function entriesOf(value: unknown): (readonly [unknown, unknown])[] {
  try {
    return [...Map.prototype.entries.call(value)];
  } catch {
    throw typeMismatch("a Map", value);
  }
}

/** Encodes a value of a type that the interface defines. */
function encodeDefined(value: unknown, type: ContractType, name: string, context: Encoding, level: number): ScVal {
  if (type.also !== undefined) {
    if (ScVal.is(value)) return value;
    const results = rememberResults(
      context.tried,
      type,
      value,
      level,
      () => fittingResults(type, name, (one) => encodeOne(value, one, name, context, level)),
    );
    return onlyResult(results, type, name, "pass an ScVal");
  }
  return encodeOne(value, type, name, context, level);
}

function encodeOne(value: unknown, type: ContractType, name: string, context: Encoding, level: number): ScVal {
  switch (type.kind) {
    case "alias":
      return encode(value, type.type, context, level);
    case "struct":
      if (type.problem !== undefined) return encodeUnusable(value, type.problem, name);
      return encodeStruct(value, type.fields, name, context, level);
    case "tuple":
      if (type.problem !== undefined) return encodeUnusable(value, type.problem, name);
      return encodeItems(value, (i) => type.fields[i]!.type, type.fields.length, context, level);
    case "union":
      return encodeUnion(value, type.cases, name, context, level);
    case "enum":
      return ScVal.scvU32(findCase(value, type.numbers, name));
    case "error_enum":
      return ScVal.scvError(ScError.sceContract(findCase(value, type.numbers, name)));
  }
}

/** Returns the contract value that stands for a value of an irregular type. */
function encodeUnusable(value: unknown, problem: string, name: string): ScVal {
  if (ScVal.is(value)) return value;
  const reason = `${nameOfProperty(name)} is irregular: ${problem}; pass an ScVal`;
  throw new Fault("spec/invalid-entry", reason);
}

function encodeStruct(
  value: unknown,
  fields: readonly ContractField[],
  name: string,
  context: Encoding,
  level: number,
): ScVal {
  const given = requireFields(value, fields, `${nameOfProperty(name)} as an object`);
  return ScVal.scvMap(fields.map((field) => {
    const val = encodeField(field, given, context, level + 1);
    return new ScMapEntry({ key: ScVal.scvSymbol(validSymbol(field.name)), val });
  }));
}

function encodeField(
  { name, type }: ContractField,
  given: Record<string, unknown>,
  context: Encoding,
  level: number,
): ScVal {
  try {
    return encode(given[name], type, context, level);
  } catch (error) {
    throw withPath(error, propertyStep(name));
  }
}

function encodeUnion(
  value: unknown,
  cases: ReadonlyMap<string, readonly SpecType[] | null>,
  name: string,
  context: Encoding,
  level: number,
): ScVal {
  if (!hasPlainPrototype(value) || !Object.hasOwn(value, "tag")) {
    throw typeMismatch(`${nameOfProperty(name)} as an object such as { tag: "…", values: […] }`, value);
  }
  const tag = value.tag as string; // findCase() rejects everything else
  const itemTypes = convertAt(".tag", () => findCase(tag, cases, name));
  requireKeys(value, ["tag", "values"]);
  const symbol = convertAt(".tag", () => ScVal.scvSymbol(validSymbol(tag)));
  const values = Object.hasOwn(value, "values") ? value.values : undefined;
  return convertAt(".values", () => {
    if (itemTypes !== null) {
      return encodeItems(values, (i) => itemTypes[i]!, itemTypes.length, context, level, [symbol]);
    }
    if (values === undefined) return ScVal.scvVec([symbol]);
    throw mismatch(`no values for ${nameOfProperty(tag)}`, describe(values));
  });
}

function findCase<T>(value: unknown, cases: ReadonlyMap<string, T>, name: string): T {
  if (typeof value !== "string") throw typeMismatch(`the name of a case of ${nameOfProperty(name)}`, value);
  const found = cases.get(value);
  if (found !== undefined) return found;
  throw unknownCase(nameOfProperty(name), `${quote(value)}${nearestName(value, [...cases.keys()], "cases")}`);
}

function requireScVal(value: unknown, expected: string): ScVal {
  if (ScVal.is(value)) return value;
  throw typeMismatch(`${expected} (nativeToScVal() creates one)`, value);
}

/** Returns the value if it is an object that has exactly these fields, and throws otherwise. */
function requireFields(value: unknown, fields: readonly ContractField[], expected: string): Record<string, unknown> {
  if (!hasPlainPrototype(value)) throw typeMismatch(expected, value);
  const missing = fields.find(({ name }) => !Object.hasOwn(value, name));
  if (missing === undefined && Object.keys(value).length === fields.length) return value;
  requireKeys(value, fields.map(({ name }) => name));
  if (missing === undefined) {
    const doubled = indexOfDoubled(fields.map(({ name }) => name));
    const advice = "; pass the arguments as ScVals, without the interface";
    throw withPath(doubledName(fields, doubled!, advice), ".inputs");
  }
  const { name, type } = missing;
  const hint = typeof type === "object" && "option" in type ? "; pass null for none" : "";
  throw withPath(new Fault("spec/missing-field", `this property is missing${hint}`), propertyStep(name));
}

/** Throws if the object has a property that is not in `names`. */
function requireKeys(value: object, names: readonly string[]): void {
  const known = new Set(names);
  const unexpected = Object.keys(value).find((name) => !known.has(name));
  if (unexpected === undefined) return;
  const expected = names.length === 0 ? "none" : `only ${names.slice(0, 20).map(nameOfProperty).join(", ")}`;
  throw withPath(
    new Fault("spec/unexpected-field", `unknown property; expected ${expected}${didYouMean(unexpected, names)}`),
    propertyStep(unexpected),
  );
}
