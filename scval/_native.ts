/** Converts contract values to native values. */

import { scAddressToString } from "../address/mod.ts";
import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { Fault, requireDepth, toPublicError, typeMismatch, withPath } from "../internal/fault.ts";
import { setOwn } from "../internal/objects.ts";
import { wellFormed } from "../internal/strings.ts";
import { decodeUtf8, encodeUtf8 } from "../internal/utf8.ts";
import { type ContractExecutable, type ScError, type ScMapEntry, type ScString, ScVal } from "../xdr/mod.ts";
import { encodeXdr, MAX_DEPTH } from "../xdr/_shared.ts";
import {
  ERROR_CODE,
  ERROR_TYPE,
  numberOf,
  requireScMapEntry,
  requireScVal,
  shortName,
  unknownKind,
} from "./_sc_val.ts";
import type {
  ScErrorNative,
  ScExecutableNative,
  ScSystemErrorType,
  ScTextNative,
  ScValNative,
  ScValNativeMap,
  ScValNativeObject,
  ScValToNativeOpts,
} from "./types.ts";

/** Converts a contract value to a native value, with parsed options. */
export function nativeOf(value: ScVal, opts: ScValToNativeOpts = {}): ScValNative {
  try {
    return toNative(value, opts, 1);
  } catch (error) {
    throw toPublicError(error, `Cannot ${ACTION}`);
  }
}

export const ACTION = "convert to a native value";

/** Converts a contract value at nesting level `depth` to a native value. */
function toNative(value: ScVal, opts: ScValToNativeOpts, depth: number): ScValNative {
  requireScVal(value);
  requireDepth(depth, MAX_DEPTH);
  switch (value.type) {
    case "scvVoid":
      return null;
    case "scvBool":
      if (typeof value.value !== "boolean") throw wrongContents(value);
      return value.value;
    case "scvU32":
    case "scvI32":
      if (typeof value.value !== "number") throw wrongContents(value);
      return value.value;
    case "scvU64":
    case "scvI64":
    case "scvTimepoint":
    case "scvDuration":
    case "scvU128":
    case "scvI128":
    case "scvU256":
    case "scvI256":
      if (typeof value.value !== "bigint") throw wrongContents(value);
      return value.value;
    case "scvSymbol":
      return stringOrBytes(value.value);
    case "scvString":
      return opts.strings === "bytes" ? bytesOf(value.value) : stringOrBytes(value.value);
    case "scvBytes":
      return parseBytes(value.value);
    case "scvAddress":
      return scAddressToString(value.value);
    case "scvVec":
      return value.value === null ? null : listOf(value.value, opts, depth);
    case "scvMap":
      return value.value === null ? null : mapOf(value.value, opts, depth);
    case "scvError":
      return errorOf(value.value);
    case "scvContractInstance": {
      const { executable, storage } = value.value;
      return {
        type: "contractInstance",
        executable: executableOf(executable),
        storage: storage === null ? null : mapOf(storage, opts, depth),
      };
    }
    case "scvLedgerKeyContractInstance":
      return { type: "ledgerKeyContractInstance" };
    case "scvLedgerKeyNonce":
      if (typeof value.value.nonce !== "bigint") throw wrongContents(value);
      return { type: "ledgerKeyNonce", nonce: value.value.nonce };
    case "scvExecutableTag":
      return { type: "executableTag", tag: stringOrBytes(value.value) };
    default:
      throw unknownKind((value as ScVal).type);
  }
}

/**
 * Creates the error for a value whose contents do not match its type, such as an object that only has the brand of an
 * `ScVal`.
 */
function wrongContents({ type, value }: { readonly type: string; readonly value?: unknown }): Fault {
  return typeMismatch(`a valid ${type} value`, value);
}

/** Validates and copies bytes. */
function parseBytes(value: unknown): Bytes {
  if (isBytes(value)) return copyBytes(value);
  throw typeMismatch("a value that contains bytes", value);
}

function parseList<T>(value: readonly T[]): readonly T[] {
  if (Array.isArray(value)) return value;
  throw typeMismatch("a value that contains an array", value);
}

/**
 * Converts UTF-8 bytes to a string; other bytes are copied. (The bytes of a value that a program creates itself can be
 * UTF-8.)
 */
function stringOrBytes(text: ScString): ScTextNative {
  if (typeof text === "string") return text;
  const bytes = parseBytes(text);
  return decodeUtf8(bytes) ?? bytes;
}

function bytesOf(text: ScString): Bytes {
  return typeof text === "string" ? encodeUtf8(wellFormed(text))! : parseBytes(text);
}

function listOf(items: readonly ScVal[], opts: ScValToNativeOpts, depth: number): ScValNative[] {
  const list = parseList(items);
  const result: ScValNative[] = [];
  try {
    for (const item of list) result.push(toNative(item, opts, depth + 1));
  } catch (error) {
    throw withPath(error, `[${result.length}]`);
  }
  return result;
}

/** Converts map entries to an object, or to a `Map` if an object would lose an entry. */
function mapOf(
  entries: readonly ScMapEntry[],
  opts: ScValToNativeOpts,
  depth: number,
): ScValNativeObject | ScValNativeMap {
  const names = namesOf(entries, depth);
  const keys = opts.maps === "map" || !areDistinct(names) ? nativeKeysOf(entries, opts, depth) : undefined;
  const object: ScValNativeObject = {};
  const map: ScValNativeMap = new Map();
  let i = 0;
  try {
    for (const { val } of entries) {
      const value = toNative(val, opts, depth + 1);
      if (keys !== undefined) map.set(keys[i]!, value);
      else setOwn(object, names[i]!, value);
      i++;
    }
  } catch (error) {
    throw withPath(error, `[${i}].val`);
  }
  return keys === undefined ? object : map;
}

/**
 * Returns whether each key has a name and no two names are equal. The check is fast for valid maps, whose names are in
 * ascending order: strings by their characters, integers from 0 by length first.
 */
function areDistinct(names: readonly (string | undefined)[]): names is readonly string[] {
  if (names.includes(undefined)) return false;
  const texts = names as readonly string[];
  const ascend = (isBefore: (a: string, b: string) => boolean) =>
    texts.every((text, i) => i === 0 || isBefore(texts[i - 1]!, text));
  return ascend((a, b) => a < b) || ascend((a, b) => a.length < b.length || (a.length === b.length && a < b)) ||
    new Set(texts).size === texts.length;
}

/** Returns the property name of each key. */
function namesOf(entries: readonly ScMapEntry[], depth: number): (string | undefined)[] {
  const list = parseList(entries);
  const names: (string | undefined)[] = [];
  try {
    for (const entry of list) {
      requireScMapEntry(entry);
      names.push(propertyName(entry.key, depth + 1));
    }
  } catch (error) {
    throw withPath(error, `[${names.length}].key`);
  }
  return names;
}

/** Returns the string form of a key's native value; `undefined` for a key without a string form, such as a map. */
function propertyName(key: ScVal, depth: number): string | undefined {
  requireScVal(key);
  requireDepth(depth, MAX_DEPTH);
  switch (key.type) {
    case "scvString":
    case "scvSymbol":
      return String(stringOrBytes(key.value));
    case "scvAddress":
      return scAddressToString(key.value);
    case "scvVec": {
      const names = key.value?.map((item) => propertyName(item, depth + 1)) ?? [undefined];
      return names.includes(undefined) ? undefined : names.join(",");
    }
    case "scvMap":
    case "scvError":
    case "scvContractInstance":
    case "scvLedgerKeyContractInstance":
    case "scvLedgerKeyNonce":
    case "scvExecutableTag":
      return undefined;
    default:
      return String(key.value);
  }
}

/**
 * Returns native keys, or copies of the contract values where native keys would be equal, as for a string and a symbol
 * with the same characters.
 */
function nativeKeysOf(
  entries: readonly ScMapEntry[],
  opts: ScValToNativeOpts,
  depth: number,
): (ScValNative | ScVal)[] {
  const keys: ScValNative[] = [];
  try {
    for (const { key } of entries) keys.push(toNative(key, opts, depth + 1));
  } catch (error) {
    throw withPath(error, `[${keys.length}].key`);
  }
  const seen = new Set<ScValNative>();
  const repeated = new Set<ScValNative>();
  for (const key of keys) (seen.has(key) ? repeated : seen).add(key);
  return keys.map((key, i) => repeated.has(key) ? ScVal.fromXDR(encodeXdr(ScVal, entries[i]!.key)) : key);
}

/** Converts an error to its native value. */
export function errorOf(error: ScError): ScErrorNative {
  if (error.type === "sceContract") {
    if (typeof error.value !== "number") throw wrongContents(error);
    return { type: "contract", code: error.value };
  }
  numberOf(ERROR_TYPE, error.type);
  const code = numberOf(ERROR_CODE, error.value);
  return { type: "system", errorType: shortName(error.type) as ScSystemErrorType, code, value: error.value };
}

function executableOf(executable: ContractExecutable): ScExecutableNative {
  switch (executable.type) {
    case "contractExecutableWasm":
      return { type: "wasm", hash: parseBytes(executable.value) };
    case "contractExecutableStellarAsset":
      return { type: "stellarAsset" };
    case "contractExecutableExternalRef": {
      const { executableOwner, tag } = executable.value;
      return { type: "externalRef", owner: scAddressToString(executableOwner), tag: stringOrBytes(tag) };
    }
    default:
      throw unknownKind((executable as ContractExecutable).type);
  }
}
