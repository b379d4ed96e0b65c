import { addressToScAddress } from "../address/mod.ts";
import { describe, quote } from "../internal/describe.ts";
import { fromHex } from "../encoding/mod.ts";
import { decodeUtf8, encodeUtf8 } from "../internal/utf8.ts";
import { scErrorCodeNames, scErrorTypeNames } from "../xdr/generated/contract.ts";
import {
  ContractExecutable,
  ContractExecutableExternalRef,
  type ScAddress,
  ScContractInstance,
  ScError,
  ScMapEntry,
  ScNonceKey,
  ScVal,
} from "../xdr/mod.ts";
import { adopting, Fault, inside, reporting, requireDepth, stepping } from "../internal/fault.ts";
import { isIntegerType } from "../internal/integers.ts";
import { makeInteger, toInteger } from "./_integers.ts";
import { shortName } from "./_sc_val.ts";
import { wellFormed } from "../internal/texts.ts";
import type { ScValJSON } from "./sc_val_json.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";

/**
 * Reads a contract value from what {@linkcode scValToJSON} made of it. Strict: an unknown type, a missing or an
 * additional field, a value of the wrong kind or out of range is an error. A map keeps the order that it has: only
 * `validateScVal` looks at it.
 *
 * @param json the parsed JSON: an object with a type and a value
 * @returns the contract value
 * @throws {TypeError} if something is of the wrong JavaScript type
 * @throws {RangeError} if an integer does not fit its type
 * @throws {DwsaError} `scval/invalid-json` if a type or a field is unknown or missing, `scval/invalid-integer`,
 *   `scval/invalid-symbol` (more than 32 bytes), `scval/ill-formed-text`, `scval/depth` (more than 500 levels),
 *   `encoding/invalid-hex`; for an address `address/kind` or `strkey/…`
 *
 * @example Written by hand
 * ```ts
 * import { scValFromJSON } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const value = scValFromJSON({ type: "u64", value: "18446744073709551615" });
 * assert.equal(value.value, 2n ** 64n - 1n);
 * assert.throws(() => scValFromJSON({ type: "vec", value: [{ type: "u32", value: -1 }] }), {
 *   name: "RangeError",
 *   message: "Cannot read JSON at [0]: expected u32 from 0 to 4294967295, got -1",
 * });
 * ```
 */
export function scValFromJSON(json: ScValJSON): ScVal {
  return reporting("Cannot read JSON", () => fromJSON(json, 1));
}

function fromJSON(json: unknown, depth: number): ScVal {
  requireDepth(depth, MAX_DEPTH);
  const type = typeOf(json);
  if (type === "void" || type === "ledgerKeyContractInstance") {
    fieldsOf(json, "type");
    return type === "void" ? ScVal.scvVoid() : ScVal.scvLedgerKeyContractInstance();
  }
  const [, value] = fieldsOf(json, "type", "value");
  if (isIntegerType(type)) {
    const json = type === "u32" || type === "i32" ? "number" : "string";
    return makeInteger(type, toInteger(take(json, value), type));
  }
  switch (type) {
    case "bool":
      return ScVal.scvBool(take("boolean", value));
    case "ledgerKeyNonce": {
      const { value: nonce } = makeInteger("i64", toInteger(take("string", value), "i64"));
      return ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce }));
    }
    case "bytes":
      return ScVal.scvBytes(bytesOf(value));
    case "string":
      return ScVal.scvString(textOf(value));
    case "symbol":
      return ScVal.scvSymbol(symbolOf(value));
    case "executableTag":
      return ScVal.scvExecutableTag(textOf(value));
    case "address":
      return ScVal.scvAddress(addressOf(value));
    case "vec":
      return ScVal.scvVec(listOf(value, (item) => fromJSON(item, depth + 1)));
    case "map":
      return ScVal.scvMap(listOf(value, (item) => entryOf(item, depth + 1)));
    case "error":
      return ScVal.scvError(errorOf(value));
    case "contractInstance": {
      const [executable, storage] = fieldsOf(value, "executable", "storage");
      return ScVal.scvContractInstance(
        new ScContractInstance({
          executable: executableOf(executable),
          storage: listOf(storage, (item) => entryOf(item, depth + 1)),
        }),
      );
    }
    default:
      throw new Fault("scval/invalid-json", `expected the name of a type, got ${quote(type)}`);
  }
}

/** The items of a list, each made by `make`; null if there is no list. */
function listOf<T>(json: unknown, make: (item: unknown) => T): T[] | null {
  if (json === null) return null;
  if (!Array.isArray(json)) throw new Fault("type", `expected an array or null, got ${describe(json)}`);
  const items: T[] = [];
  try {
    for (const item of json) items.push(make(item));
  } catch (error) {
    throw inside(error, `[${items.length}]`);
  }
  return items;
}

function entryOf(json: unknown, depth: number): ScMapEntry {
  const [key, val] = fieldsOf(json, "key", "val");
  return new ScMapEntry({
    key: stepping(".key", () => fromJSON(key, depth)),
    val: stepping(".val", () => fromJSON(val, depth)),
  });
}

function bytesOf(json: unknown): Uint8Array {
  const hex = take("string", json);
  return adopting(() => fromHex(hex));
}

function textOf(json: unknown): string | Uint8Array {
  if (typeof json === "string") return wellFormed(json);
  const [hex] = fieldsOf(json, "hex");
  const bytes = bytesOf(hex);
  return decodeUtf8(bytes) ?? bytes;
}

/** A symbol that can be encoded; which characters it may have is for `validateScVal` to say. */
function symbolOf(json: unknown): string | Uint8Array {
  const symbol = textOf(json);
  const { length } = typeof symbol === "string" ? encodeUtf8(symbol)! : symbol;
  if (length <= 32) return symbol;
  throw new Fault("scval/invalid-symbol", `expected a symbol of at most 32 bytes, got ${length}`);
}

function addressOf(json: unknown): ScAddress {
  const text = take("string", json);
  return adopting(() => addressToScAddress(text));
}

function errorOf(json: unknown): ScError {
  if (typeOf(json) === "contract") {
    const [, code] = fieldsOf(json, "type", "code");
    return ScError.sceContract(makeInteger("u32", toInteger(take("number", code), "u32")).value);
  }
  const [system, errorType, code] = fieldsOf(json, "type", "errorType", "code");
  const arm = Object.values(scErrorTypeNames).find((arm) => shortName(arm) === errorType);
  const reason = scErrorCodeNames[take("number", code)];
  if (system !== "system" || arm === undefined || arm === "sceContract" || reason === undefined) {
    throw new Fault("scval/invalid-json", "expected an error with a known type and code");
  }
  return ScError[arm](reason);
}

function executableOf(json: unknown): ContractExecutable {
  switch (typeOf(json)) {
    case "wasm": {
      const [, hash] = fieldsOf(json, "type", "hash");
      const bytes = bytesOf(hash);
      if (bytes.length === 32) return ContractExecutable.contractExecutableWasm(bytes);
      throw new Fault("scval/invalid-json", `expected a hash of 32 bytes, got ${bytes.length}`);
    }
    case "stellarAsset":
      fieldsOf(json, "type");
      return ContractExecutable.contractExecutableStellarAsset();
    case "externalRef": {
      const [, owner, tag] = fieldsOf(json, "type", "owner", "tag");
      const ref = { executableOwner: addressOf(owner), tag: textOf(tag) };
      return ContractExecutable.contractExecutableExternalRef(new ContractExecutableExternalRef(ref));
    }
    default:
      throw new Fault("scval/invalid-json", 'expected an executable of type "wasm", "stellarAsset" or "externalRef"');
  }
}

/** The `type` of an object. */
function typeOf(json: unknown): string {
  return take("string", objectOf(json)["type"]);
}

/** The values of the fields of an object, which has these and no others. */
function fieldsOf(json: unknown, ...names: readonly string[]): unknown[] {
  const object = objectOf(json);
  const strange = Object.keys(object).find((name) => !names.includes(name));
  const missing = names.find((name) => !Object.hasOwn(object, name));
  if (strange === undefined && missing === undefined) return names.map((name) => object[name]);
  const got = strange === undefined ? `no ${missing}` : quote(strange);
  throw new Fault("scval/invalid-json", `expected the fields ${names.join(", ")}, got ${got}`);
}

function objectOf(json: unknown): { readonly [name: string]: unknown } {
  if (typeof json === "object" && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  throw new Fault("type", `expected an object with a type, got ${describe(json)}`);
}

/** A value of the type that it must have. */
function take<K extends keyof Primitives>(type: K, value: unknown): Primitives[K] {
  const found: string = typeof value;
  if (found === type) return value as Primitives[K];
  throw new Fault("type", `expected a ${type}, got ${describe(value)}`);
}

interface Primitives {
  readonly boolean: boolean;
  readonly number: number;
  readonly string: string;
}
