import {
  count,
  describe,
  Fault,
  propertyStep,
  requireDepth,
  toPublicError,
  typeMismatch,
  withPath,
} from "../internal/fault.ts";
import { ignoreMapIndex, readOptions } from "../internal/options.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";
import { encodeXdr, MAX_DEPTH } from "../xdr/_shared.ts";
import { VALUE_KIND } from "./_sc_val.ts";
import {
  fromAddress,
  fromBytes,
  fromInteger,
  fromString,
  isAddressText,
  isDefault,
  isPlainObject,
  isTypeName,
  type Kind,
  kindOf,
  requireSpec,
  type Spec,
  unknownName,
  wrongType,
} from "./_scalars.ts";
import { sortedMap } from "./_sorted_map.ts";
import type { NativeToScValOpts, ScValEntryTypeSpec, ScValMapTypeSpec, ScValType } from "./types.ts";

/**
 * Converts a native value to a contract value, recursively.
 *
 * | value                 | contract value                                                                           |
 * | --------------------- | ---------------------------------------------------------------------------------------- |
 * | `ScVal`               | itself                                                                                   |
 * | null, undefined       | `scvVoid`                                                                                |
 * | boolean               | `scvBool`                                                                                |
 * | number, bigint        | the smallest of `u64`, `u128`, `u256` that fits, or of `i64`, `i128`, `i256` if negative |
 * | `ScInt`               | its integer type                                                                         |
 * | string                | `scvString`                                                                              |
 * | `Uint8Array`          | `scvBytes`                                                                               |
 * | `Address`, `Contract` | `scvAddress`                                                                             |
 * | `Keypair`             | `scvAddress` of its account                                                              |
 * | array                 | `scvVec`; all items must have one type, unless `opts.type` is an array                   |
 * | plain object, `Map`   | `scvMap`, with the keys in the host's order                                              |
 *
 * `opts.type` selects other types, `opts.keyType` selects the type of object keys, and `opts.maxBytes` limits the size.
 * The entries of an object are its own enumerable string-keyed properties, as in `Object.keys`. Nothing is changed
 * silently: a value without an exact contract value causes an error whose message contains the path. Values from
 * another realm or from another copy of this library are recognized.
 *
 * An object that is referenced several times is converted each time, so the running time grows with the size of the
 * result. Set `opts.maxBytes` for untrusted values.
 *
 * @param val the native value
 * @param opts the types and the maximum size of the result
 * @returns the contract value, which shares no mutable data with `val` except for any `ScVal` in it
 * @throws {TypeError} if a value has no sensible conversion, an array has items of several types, a value cannot be
 *   converted to the specified type, or an option is unknown or of the wrong type
 * @throws {RangeError} if a number is not a safe integer, an integer is out of range for its type, or `opts.maxBytes`
 *   is not a number of bytes
 * @throws {DwsaError} `scval/circular`, `scval/depth` (more than 500 levels), `scval/duplicate-key`, `scval/empty-item`
 *   (a hole in an array), `scval/ill-formed-text` (a lone surrogate), `scval/invalid-integer`, `scval/invalid-symbol`,
 *   `scval/size` (more than `opts.maxBytes`), `scval/unmatched-type` (more types than an array has items); for an
 *   address, `scval/address-kind`, `address/kind` or `strkey/…`; for an `ScVal` that cannot be encoded, `xdr/…`
 *
 * @example The arguments of a call
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const amount = nativeToScVal(250n, { type: "i128" });
 * assert.equal(amount.type, "scvI128");
 *
 * const to = nativeToScVal("GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ", { type: "address" });
 * assert.equal(to.type, "scvAddress");
 * ```
 *
 * @example A struct, whose keys are symbols
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const order = nativeToScVal(
 *   { price: "125", active: true },
 *   { keyType: "symbol", type: { price: [null, "i128"] } },
 * );
 * assert(order.type === "scvMap");
 * assert.deepEqual(order.value?.map(({ key, val }) => [key.type, key.value, val.value]), [
 *   ["scvSymbol", "active", true],
 *   ["scvSymbol", "price", 125n],
 * ]);
 * ```
 *
 * @example The path of an invalid value
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * assert.throws(() => nativeToScVal({ orders: [{ price: 0.1 }] }), {
 *   name: "RangeError",
 *   message: "Cannot convert to ScVal at .orders[0].price: expected an integer, got 0.1",
 * });
 * ```
 */
export function nativeToScVal(val: unknown, opts: NativeToScValOpts | undefined): ScVal;
/**
 * Converts a native value to a contract value with the default types. For use as `values.map(nativeToScVal)`: the index
 * that `map` passes instead of options is ignored.
 *
 * @param val the native value
 * @returns the contract value, which shares no mutable data with `val` except for any `ScVal` in it
 * @throws {TypeError} if a value has no sensible conversion, or an array has items of several types
 * @throws {RangeError} if a number is not a safe integer, or an integer has more than 256 bits
 * @throws {DwsaError} as in the overload with options
 *
 * @example All arguments of a call
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual([5n, true].map(nativeToScVal).map(({ type }) => type), ["scvU64", "scvBool"]);
 * ```
 */
export function nativeToScVal(val: unknown): ScVal;
export function nativeToScVal(val: unknown, opts?: NativeToScValOpts): ScVal {
  try {
    const { type, keyType, maxBytes } = readOptions(
      ignoreMapIndex(opts),
      ["type", "keyType", "maxBytes"],
      "opts",
    );
    if (keyType !== undefined && !isTypeName(keyType)) {
      throw unknownName(keyType, 'opts.keyType to be the name of a type, such as "symbol"');
    }
    return convert(val, type, { keyType, budget: makeBudget(maxBytes), depth: 0 });
  } catch (error) {
    throw toPublicError(error, "Cannot convert to ScVal");
  }
}

/** The conversion context. */
interface Context {
  /** The default key type of objects, where `type` does not set one. */
  readonly keyType: ScValType | undefined;
  /** The maximum size of the result in bytes. */
  readonly budget: Budget | undefined;
  /** The array, map or object that contains the value, and the context of this container. */
  readonly container?: object;
  readonly parent?: Context;
  /** The nesting depth. */
  readonly depth: number;
}

/** The size limit of the result in bytes of XDR, and the remaining bytes. */
interface Budget {
  readonly max: number;
  left: number;
}

function makeBudget(max: number | undefined): Budget | undefined {
  if (max === undefined) return undefined;
  if (Number.isSafeInteger(max) && max >= 0) return { max, left: max };
  const got = typeof max === "number" ? max : describe(max);
  throw new Fault(
    typeof max === "number" ? "range" : "type",
    `expected opts.maxBytes to be a non-negative integer, got ${got}`,
  );
}

function spend(budget: Budget, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw new Fault("scval/size", `expected at most ${budget.max} bytes of XDR, got more`);
}

/** The encoded size of an empty vec or map: union tag, optional flag and length. */
const CONTAINER_BYTES = 12;

/** Converts a native value to a contract value. */
function convert(value: unknown, spec: Spec, context: Context): ScVal {
  return convertKind(value, kindOf(value), spec, context);
}

function convertKind(value: unknown, kind: Kind, spec: Spec, context: Context): ScVal {
  requireDepth(context.depth + 1, MAX_DEPTH);
  const { budget } = context;
  if (kind === "array" || kind === "map" || kind === "object") {
    if (budget !== undefined) spend(budget, CONTAINER_BYTES);
    return kind === "array"
      ? fromArray(value as unknown[], spec, context)
      : fromEntries(value as object, kind, spec, context);
  }
  const scVal = fromScalar(value, kind, spec);
  if (budget !== undefined) spend(budget, encodeXdr(ScVal, scVal).length);
  return scVal;
}

function fromScalar(value: unknown, kind: Exclude<Kind, "array" | "map" | "object">, spec: Spec): ScVal {
  switch (kind) {
    case "scVal":
      // A value from another copy of the library, or a forged one: encoding it checks its parts.
      if ((value as ScVal).constructor !== ScVal) encodeXdr(ScVal, value as ScVal);
      return value as ScVal;
    case "null":
      requireSpec(spec);
      return ScVal.scvVoid();
    case "boolean":
      if (!isDefault(spec) && spec !== "bool") throw wrongType("boolean", spec);
      return ScVal.scvBool(value as boolean);
    case "integer":
      return fromInteger(value, spec);
    case "string":
      return fromString(value as string, spec);
    case "bytes":
      return fromBytes(value as Uint8Array, spec);
    case "address":
      return fromAddress(value as object);
  }
}

/** Converts an array. Its items must have one type, unless `spec` is an array with a type for each item. */
function fromArray(array: readonly unknown[], spec: Spec, context: Context): ScVal {
  if (!isDefault(spec) && !isTypeName(spec) && !Array.isArray(spec) && !isPlainObject(spec)) {
    throw wrongType("array", spec); // an empty array has no item that would reject the type
  }
  const list = Array.isArray(spec) ? spec : undefined;
  if (list !== undefined && list.length > array.length) {
    throw new Fault("scval/unmatched-type", `${list.length} types given for ${count(array.length, "item")}`);
  }
  const inner = within(array, context);
  const items: ScVal[] = [];
  let first: Kind | undefined;
  try {
    for (const item of array) {
      const index = items.length;
      if (item === undefined && !(index in array)) throw new Fault("scval/empty-item", `index ${index} is empty`);
      const kind = kindOf(item);
      first = first ?? kind;
      if (kind !== first && list === undefined) throw mixedItems(first, kind);
      items.push(convertKind(item, kind, list === undefined ? spec : list[index], inner));
    }
  } catch (error) {
    throw withPath(error, `[${items.length}]`);
  }
  return ScVal.scvVec(items);
}

/**
 * Converts an object or a `Map`. The keys of an object become strings unless another type is specified. The keys of a
 * `Map` are converted like values.
 */
function fromEntries(value: object, kind: "object" | "map", spec: Spec, context: Context): ScVal {
  const types = parseEntryTypes(kind, spec);
  const map = kind === "map" ? value as Map<unknown, unknown> : undefined;
  const object = value as { readonly [key: string]: unknown };
  const names = map === undefined ? Object.keys(object) : [...map.keys()];
  if (map === undefined && types === undefined) requireNoCopy(object, names as string[]);
  const inner = within(value, context);
  const entries: ScMapEntry[] = [];
  let name: unknown;
  let part = "";
  try {
    for (name of names) {
      part = "";
      const pair = types && entryTypes(types, name);
      part = " (key)";
      const key = convert(name, pair?.[0] ?? (map === undefined ? context.keyType : undefined), inner);
      part = "";
      const val = convert(map === undefined ? object[name as string] : map.get(name), pair?.[1], inner);
      entries.push(new ScMapEntry({ key, val }));
    }
  } catch (error) {
    throw withPath(error, (typeof name === "string" ? propertyStep(name) : `[${entries.length}]`) + part);
  }
  return sortedMap(entries);
}

/** The entry types of an object or a `Map`: pairs by key or, for a `Map`, one pair for all entries. */
type EntryTypes = ScValMapTypeSpec | ScValEntryTypeSpec;

function parseEntryTypes(kind: "object" | "map", spec: Spec): EntryTypes | undefined {
  if (isDefault(spec)) return undefined;
  if (kind === "map" && Array.isArray(spec)) requirePair(spec);
  else if (!isPlainObject(spec)) throw wrongType(kind, spec); // the entries of a Map would be ignored
  return spec as EntryTypes;
}

/** Returns the types of the key and the value of one entry, if they are specified. */
function entryTypes(types: EntryTypes, name: unknown): ScValEntryTypeSpec | undefined {
  if (Array.isArray(types)) return types as ScValEntryTypeSpec;
  if (typeof name !== "string" || !Object.hasOwn(types, name)) return undefined;
  const pair = (types as ScValMapTypeSpec)[name] ?? [];
  requirePair(pair);
  return pair;
}

function requirePair(pair: unknown): void {
  if (Array.isArray(pair) && pair.length <= 2) return;
  throw typeMismatch("a pair of types [key type, value type]", pair);
}

/**
 * Throws for an object that has exactly the properties of an `ScVal` or an `Address`. `structuredClone` creates such
 * objects, and a map of these properties is never intended.
 */
function requireNoCopy(object: { readonly [key: string]: unknown }, names: readonly string[]): void {
  const { type, text } = object;
  const isScVal = names.length === 2 && names.includes("value") && typeof type === "string" &&
    Object.hasOwn(VALUE_KIND, type);
  const isAddress = names.length === 1 && typeof text === "string" && isAddressText(text);
  if (!isScVal && !isAddress) return;
  const [name, advice] = isScVal
    ? ["an ScVal", "send ScVals between threads as XDR"]
    : ["an Address", "send addresses between threads as strings"];
  throw new Fault("type", `expected a value, got what looks like a structured clone of ${name}; ${advice}`);
}

/** Creates the context for the parts of a container. */
function within(container: object, parent: Context): Context {
  for (let around: Context | undefined = parent; around !== undefined; around = around.parent) {
    if (around.container !== container) continue;
    throw new Fault("scval/circular", "", { action: "Cannot convert to ScVal: circular reference" });
  }
  return { keyType: parent.keyType, budget: parent.budget, container, parent, depth: parent.depth + 1 };
}

function mixedItems(first: Kind, other: Kind): Fault {
  const reason =
    `array items must share one type, got ${other} after ${first}; for a mixed array, pass an array of types`;
  return new Fault("type", reason);
}
