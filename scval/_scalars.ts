/** Determines the types of native values, and converts scalar values. */

import { addressToScAddress, isAddress } from "../address/mod.ts";
import { brandOf } from "../internal/brand.ts";
import { isBytes } from "../internal/bytes.ts";
import { describe, Fault, quote } from "../internal/fault.ts";
import { asFault } from "../internal/arguments.ts";
import { isIntegerType, toInteger } from "../internal/integers.ts";
import { hasPlainPrototype } from "../internal/objects.ts";
import { didYouMean } from "../internal/options.ts";
import { validSymbol, wellFormed } from "../internal/strings.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { type ScAddress, type ScAddressArms, ScVal } from "../xdr/mod.ts";
import { INTEGER_TYPES, isScInt, smallestType } from "./_integers.ts";
import { isScVal } from "./_sc_val.ts";
import { makeInteger } from "./_make_integer.ts";
import type { ScValType, ScValTypeSpec } from "./types.ts";

/** The types of native values that can be converted. By default, the items of an array must have the same type. */
export type Kind =
  | "null"
  | "boolean"
  | "integer"
  | "string"
  | "bytes"
  | "array"
  | "map"
  | "object"
  | "address"
  | "scVal";

/** Returns the type of a native value; throws for a value without a sensible conversion. */
export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case "string":
      return "string";
    case "number":
    case "bigint":
      return "integer";
    case "boolean":
      return "boolean";
    case "undefined":
      return "null";
    case "object": {
      const kind = value === null ? "null" : kindOfObject(value);
      if (kind !== undefined) return kind;
    }
  }
  const got = isMapProxy(value) ? "a proxy of a Map" : describe(value);
  throw new Fault(
    "type",
    "expected null, undefined, a boolean, number, bigint, string, Uint8Array, array, Map, plain object, Address, " +
      `Contract, Keypair, ScInt or ScVal, got ${got}`,
  );
}

function kindOfObject(value: object): Kind | undefined {
  try {
    if (isPlainObject(value)) return "object";
    if (Array.isArray(value)) return "array";
  } catch {
    return undefined; // a revoked or throwing proxy
  }
  if (isScVal(value)) return "scVal";
  if (isBytes(value)) return "bytes";
  if (isMap(value)) return "map";
  if (isAddress(value) || isContract(value) || isKeypair(value)) return "address";
  return isScInt(value) ? "integer" : undefined;
}

/**
 * Returns whether a value is a plain object of any realm, excluding the engine's own objects with the same prototype
 * (`Math`, `JSON`, `arguments`).
 */
export function isPlainObject(value: unknown): boolean {
  return hasPlainPrototype(value) && Object.prototype.toString.call(value) === "[object Object]";
}

/** Returns whether a value is a `Map` of any realm. */
function isMap(value: object): boolean {
  if (brandOf(value) !== "Map") return false;
  try {
    Map.prototype.has.call(value, undefined); // works only for maps, of any realm
    return true;
  } catch {
    return false;
  }
}

/** Returns whether `instanceof Map` is true for a value that is not a `Map`, such as a proxy of a `Map`. */
function isMapProxy(value: unknown): boolean {
  try {
    return value instanceof Map;
  } catch {
    return false; // a revoked or throwing proxy
  }
}

/** The part of a `Contract` used here. The class is in contract/, which imports scval/. */
interface ContractLike {
  address(): { toScVal(): unknown };
}

function isContract(value: unknown): value is ContractLike {
  return brandOf(value) === "dwsa.Contract";
}

/** The part of a `Keypair` used here. Importing the class would add it to every bundle. */
interface KeypairLike {
  publicKey(): string;
}

function isKeypair(value: unknown): value is KeypairLike {
  return String(brandOf(value)).startsWith("Keypair G");
}

/** The part of `opts.type` for one value; `null` and `undefined` select the default type. */
export type Spec = ScValTypeSpec | null | undefined;

/** Returns whether a type specification selects the default type. */
export function isDefault(spec: Spec): spec is null | undefined {
  return spec === undefined || spec === null;
}

/** Converts a number, a bigint or an `ScInt`. An `ScInt` keeps its type unless `spec` names another. */
export function fromInteger(value: unknown, spec: Spec): ScVal {
  const scInt = typeof value === "object" && isScInt(value) ? value : undefined;
  const type = isDefault(spec) ? scInt?.type : spec;
  if (type !== undefined && !isIntegerType(type)) throw wrongType("integer", type as Spec);
  const integer = toInteger(scInt === undefined ? value : scInt.value, type);
  return makeInteger(type ?? smallestType(integer), integer);
}

export function fromString(text: string, spec: Spec): ScVal {
  if (isDefault(spec) || spec === "string") return ScVal.scvString(wellFormed(text));
  if (spec === "symbol") return ScVal.scvSymbol(validSymbol(text));
  if (spec === "address") return ScVal.scvAddress(parseAddress(text));
  if (isIntegerType(spec)) return makeInteger(spec, toInteger(text, spec));
  throw wrongType("string", spec);
}

export function fromBytes(bytes: Uint8Array, spec: Spec): ScVal {
  if (isDefault(spec) || spec === "bytes") return ScVal.scvBytes(bytes);
  if (spec !== "string" && spec !== "symbol") throw wrongType("bytes", spec);
  const text = decodeUtf8(bytes);
  if (spec === "string") return ScVal.scvString(text ?? bytes);
  return ScVal.scvSymbol(validSymbol(text ?? bytes));
}

/** Converts an `Address`, a `Contract` or a `Keypair` to an address, regardless of the requested type. */
export function fromAddress(value: object): ScVal {
  let scVal: unknown;
  try {
    scVal = isKeypair(value)
      ? ScVal.scvAddress(addressToScAddress(value.publicKey()))
      : (isAddress(value) ? value : (value as ContractLike).address()).toScVal();
  } catch {
    // a value with the brand of one of these classes but without its methods
  }
  if (isScVal(scVal) && scVal.type === "scvAddress") return scVal;
  throw new Fault("type", `expected an Address, Contract or Keypair, got ${describe(value)} without an address`);
}

/** Names of address types that contracts do not accept. */
const REFUSED: Readonly<Record<keyof ScAddressArms, string | undefined>> = {
  scAddressTypeAccount: undefined,
  scAddressTypeContract: undefined,
  scAddressTypeMuxedAccount: undefined,
  scAddressTypeMuxedContract: undefined,
  scAddressTypeClaimableBalance: "claimable balance",
  scAddressTypeLiquidityPool: "liquidity pool",
};

const ADDRESS = "an address (G..., M..., C... or W...)";

/**
 * Parses an address. Claimable balances and pools are rejected, since contracts do not accept them. Callers must pass
 * these as an `Address`.
 */
function parseAddress(text: string): ScAddress {
  const address = asFault(ADDRESS, () => addressToScAddress(text));
  const kind = REFUSED[address.type];
  if (kind === undefined) return address;
  throw new Fault(
    "scval/address-kind",
    `expected ${ADDRESS}, got a ${kind}, which contracts do not accept; to convert it anyway, pass an Address`,
  );
}

/** Returns whether a string is an address of any type. */
export function isAddressText(text: string): boolean {
  if (!/^[A-Z][A-Z2-7]{50,70}$/.test(text)) return false; // rejects most strings without the cost of an error
  try {
    addressToScAddress(text);
    return true;
  } catch {
    return false;
  }
}

/** The types that each native type can be converted to, for messages. */
const TYPES = {
  boolean: ["a boolean", '"bool"'],
  integer: ["an integer", 'an integer type such as "i128"'],
  string: ["a string", '"string", "symbol", "address" or an integer type such as "i128"'],
  bytes: ["a Uint8Array", '"bytes", "string" or "symbol"'],
  array: ["an array", "a type for all items or an array with a type for each item"],
  map: ["a Map", "a pair [key type, value type] for all entries or an object with a pair for each key"],
  object: ["an object", "an object with a pair [key type, value type] for each key"],
} as const;

const NAMES: readonly ScValType[] = /* @__PURE__ */ (() =>
  [
    ...INTEGER_TYPES,
    "bool",
    "void",
    "bytes",
    "string",
    "symbol",
    "address",
  ] as const)();

/** Returns whether a string is the name of a type. */
export function isTypeName(name: unknown): name is ScValType {
  return isIntegerType(name) || NAMES.includes(name as ScValType);
}

/** Throws unless `spec` is a valid type. `null` and `undefined` accept and ignore any valid type. */
export function requireSpec(spec: Spec): void {
  if (isDefault(spec) || isTypeName(spec) || Array.isArray(spec) || isPlainObject(spec)) return;
  throw unknownName(spec);
}

/** Creates the error for a type that a value of this native type cannot be converted to. */
export function wrongType(kind: keyof typeof TYPES, spec: Spec): Fault {
  if (typeof spec === "string" && !isTypeName(spec)) return unknownName(spec);
  const [value, types] = TYPES[kind];
  const got = typeof spec === "string" ? quote(spec) : describe(spec);
  return new Fault("type", `expected the type for ${value} to be ${types}, got ${got}`);
}

/**
 * Creates the error for a value that is not the name of a type.
 *
 * @param name the value
 * @param expected the expected value, for messages
 */
export function unknownName(name: unknown, expected = 'a type such as "i128"'): Fault {
  const got = typeof name === "string" ? `${quote(name)}${didYouMean(name, NAMES)}` : describe(name);
  return new Fault("type", `expected ${expected}, got ${got}`);
}
