/** Contract values to native values, all the way down. */

import { scAddressToString } from "../address/mod.ts";
import { type Bytes, copyBytes } from "../internal/bytes.ts";
import { decodeUtf8, encodeUtf8 } from "../internal/utf8.ts";
import type { ContractExecutable, ScError, ScMapEntry, ScString, ScVal } from "../xdr/mod.ts";
import { Fault, inside, requireDepth } from "../internal/fault.ts";
import { requireScMapEntry, requireScVal } from "./_is_sc_val.ts";
import { ERROR_CODE, shortName } from "./_names.ts";
import type {
  ScErrorNative,
  ScExecutableNative,
  ScSystemErrorType,
  ScTextNative,
  ScValNative,
  ScValNativeMap,
  ScValNativeObject,
  ScValToNativeOpts,
} from "./sc_val_native.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";

/** The native value of a contract value that stands `depth` levels deep. */
export function toNative(value: ScVal, opts: ScValToNativeOpts, depth: number): ScValNative {
  requireScVal(value);
  requireDepth(depth, MAX_DEPTH);
  switch (value.type) {
    case "scvVoid":
    case "scvBool":
    case "scvU32":
    case "scvI32":
    case "scvU64":
    case "scvI64":
    case "scvTimepoint":
    case "scvDuration":
    case "scvU128":
    case "scvI128":
    case "scvU256":
    case "scvI256":
      return value.value;
    case "scvSymbol":
      return textOf(value.value);
    case "scvString":
      return opts.strings === "bytes" ? bytesOf(value.value) : textOf(value.value);
    case "scvBytes":
      return copyBytes(value.value);
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
      return { type: "ledgerKeyNonce", nonce: value.value.nonce };
    case "scvExecutableTag":
      return { type: "executableTag", tag: textOf(value.value) };
  }
}

/** Bytes are texts where they are UTF-8, also in a value that was made by hand. */
function textOf(text: ScString): ScTextNative {
  return typeof text === "string" ? text : decodeUtf8(text) ?? copyBytes(text);
}

function bytesOf(text: ScString): Bytes {
  if (typeof text !== "string") return copyBytes(text);
  const bytes = encodeUtf8(text);
  if (bytes !== undefined) return bytes;
  throw new Fault("scval/ill-formed-text", "expected well-formed Unicode, got a lone surrogate");
}

function listOf(items: readonly ScVal[], opts: ScValToNativeOpts, depth: number): ScValNative[] {
  const result: ScValNative[] = [];
  try {
    for (const item of items) result.push(toNative(item, opts, depth + 1));
  } catch (error) {
    throw inside(error, `[${result.length}]`);
  }
  return result;
}

/** An object, or a `Map` where an object would lose something: the keys decide it. */
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
    throw inside(error, `[${i}].val`);
  }
  return keys === undefined ? object : map;
}

/** Whether each key has a name and no two are alike. Those of a valid map mostly ascend: then there is no doubt. */
function areDistinct(names: readonly (string | undefined)[]): names is readonly string[] {
  for (let i = 0; i < names.length; i++) {
    const [before, name] = [names[i - 1], names[i]];
    if (name === undefined || (before !== undefined && before >= name)) {
      return !names.includes(undefined) && new Set(names).size === names.length;
    }
  }
  return true;
}

/** Sets a property: `__proto__`, too, is one like any other. */
function setOwn(object: ScValNativeObject, name: string, value: ScValNative): void {
  if (name !== "__proto__") object[name] = value;
  else Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
}

/** The name of each key as a property. */
function namesOf(entries: readonly ScMapEntry[], depth: number): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  try {
    for (const entry of entries) {
      requireScMapEntry(entry);
      names.push(nameOf(entry.key, depth + 1));
    }
  } catch (error) {
    throw inside(error, `[${names.length}].key`);
  }
  return names;
}

/** The text of a key's native value; `undefined` for what has no text of its own. */
function nameOf(key: ScVal, depth: number): string | undefined {
  requireScVal(key);
  requireDepth(depth, MAX_DEPTH);
  switch (key.type) {
    case "scvString":
    case "scvSymbol":
      return String(textOf(key.value));
    case "scvAddress":
      return scAddressToString(key.value);
    case "scvVec": {
      const names = key.value?.map((item) => nameOf(item, depth + 1)) ?? [undefined];
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

/** Native keys; where several are alike, as of a string and a symbol, the contract values themselves. */
function nativeKeysOf(
  entries: readonly ScMapEntry[],
  opts: ScValToNativeOpts,
  depth: number,
): (ScValNative | ScVal)[] {
  const keys: ScValNative[] = [];
  try {
    for (const { key } of entries) keys.push(toNative(key, opts, depth + 1));
  } catch (error) {
    throw inside(error, `[${keys.length}].key`);
  }
  const seen = new Set<ScValNative>();
  const alike = new Set<ScValNative>();
  for (const key of keys) (seen.has(key) ? alike : seen).add(key);
  return keys.map((key, i) => alike.has(key) ? entries[i]!.key : key);
}

function errorOf(error: ScError): ScErrorNative {
  if (error.type === "sceContract") return { type: "contract", code: error.value };
  return {
    type: "system",
    errorType: shortName(error.type) as ScSystemErrorType,
    code: ERROR_CODE[error.value]!,
    value: error.value,
  };
}

function executableOf(executable: ContractExecutable): ScExecutableNative {
  switch (executable.type) {
    case "contractExecutableWasm":
      return { type: "wasm", hash: copyBytes(executable.value) };
    case "contractExecutableStellarAsset":
      return { type: "stellarAsset" };
    case "contractExecutableExternalRef": {
      const { executableOwner, tag } = executable.value;
      return { type: "externalRef", owner: scAddressToString(executableOwner), tag: textOf(tag) };
    }
  }
}
