/** Validates and copies the arguments of this area; errors name the invalid argument. */

import { describe, Fault, unexpected, violated, wrongType } from "../internal/fault.ts";
import { addressToScAddress, scAddressToString } from "../address/mod.ts";
import { parseBytes } from "../internal/arguments.ts";
import { type Bytes, isBytes } from "../internal/bytes.ts";
import { integerText } from "../internal/integers.ts";
import { randomBytes } from "../internal/random_bytes.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import { DwsaAuthorizationEntry, type ScAddress, ScVal } from "../xdr/mod.ts";

/** The action named in the error messages of the functions that sign entries and preimages. */
export const AUTHORIZE = "authorize the entry";

/**
 * Copies an authorization entry. The copy shares nothing with the original, so a change to one of them while a signer
 * runs does not affect the other. Values from another copy of this library are accepted. Fields of the wrong type are
 * rejected.
 */
export function parseEntry(value: unknown, name = "entry"): DwsaAuthorizationEntry {
  return DwsaAuthorizationEntry.fromXDR(xdrOf(DwsaAuthorizationEntry, value, name));
}

/** Copies a contract value, which may come from another copy of this library. */
export function parseScVal(value: unknown, name: string): ScVal {
  return ScVal.fromXDR(xdrOf(ScVal, value, name));
}

/** Encodes an XDR value of the given type. The value may come from another copy of this library. */
export function xdrOf(
  type: { readonly xdrName: string; is(value: unknown): boolean },
  value: unknown,
  name: string,
  expected: string | typeof type = type,
): Uint8Array {
  // Any object can carry the tag of an XDR value.
  const encode = type.is(value) ? (value as { readonly toXDR?: unknown }).toXDR : undefined;
  if (typeof encode !== "function") throw wrongType(name, expected, value);
  return encode.call(value) as Uint8Array;
}

/** Returns whether a function is a class or a built-in constructor. */
export function isClass(value: (...args: never) => unknown): boolean {
  // The `prototype` property of such a function is read-only; that of any other function is writable or absent.
  return Object.getOwnPropertyDescriptor(value, "prototype")?.writable === false;
}

/** Validates a ledger sequence: an unsigned 32-bit integer, at least `min`. */
export function parseLedger(value: unknown, name: string, min = 1): number {
  if (typeof value !== "number") throw wrongType(name, "a number", value);
  if (!Number.isInteger(value) || value < min || value > 0xffff_ffff) {
    throw new Fault("range", `expected ${name} to be an integer from ${min} to 4294967295, got ${value}`);
  }
  return value;
}

/** Returns the nonce of a new entry: the caller's signed 64-bit integer, or a secure random one by default. */
export function nonceOf(value: unknown): bigint {
  if (value === undefined) {
    const bytes = randomBytes(8, "auth/no-randomness");
    return new DataView(bytes.buffer).getBigInt64(0);
  }
  if (typeof value !== "bigint") throw wrongType("nonce", "a bigint", value);
  if (BigInt.asIntN(64, value) === value) return value;
  const got = integerText(value);
  throw new Fault("range", `expected nonce to be a signed 64-bit integer, got ${got}`);
}

/** Returns the bytes of a `Uint8Array` or an `ArrayBuffer` without copying; `undefined` for any other value. */
export function viewBytes(value: unknown): Uint8Array | undefined {
  if (isBytes(value)) return value;
  try {
    // This getter throws for values other than an ArrayBuffer, and works across realms.
    Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")!.get!.call(value);
    return new Uint8Array(value as ArrayBuffer);
  } catch {
    return undefined; // not an ArrayBuffer, or a transferred one
  }
}

/** Copies the bytes of a `Uint8Array` or an `ArrayBuffer`, which browsers return. */
export function parseBuffer(value: unknown, name: string, expected: string = BUFFER): Bytes {
  const bytes = viewBytes(value);
  if (bytes === undefined && Object.prototype.toString.call(value) === "[object ArrayBuffer]") {
    throw new Fault("type", `expected ${name} to be ${expected}, got detached ArrayBuffer`);
  }
  return parseBytes(name, bytes ?? value, undefined, expected);
}

const BUFFER = "a Uint8Array or an ArrayBuffer";

/** Parses the address of an account or a contract. Addresses of other types cannot sign. */
export function parseSigningAddress(text: unknown, name: string): ScAddress {
  const address = parseAddress(text, name, SIGNING);
  if (canSign(address)) return address;
  throw unexpected("auth/invalid-address", `${name} to be ${SIGNING}`, scAddressToString(address));
}

/** Parses an account address (`G…`) and returns its raw public key. */
export function parseAccountKey(text: unknown, name: string): Uint8Array {
  const expected = "an account (G...)";
  const address = parseAddress(text, name, expected);
  const key = accountKey(address);
  if (key !== undefined) return key;
  throw unexpected("auth/invalid-address", `${name} to be ${expected}`, scAddressToString(address));
}

/** Throws if the address of the credentials is of a type that cannot sign. */
export function requireSigningAddress(address: ScAddress): void {
  if (canSign(address)) return;
  const got = scAddressToString(address);
  const rule = `the address of the entry is ${got}, but only ${SIGNING} can sign`;
  throw violated("auth/invalid-address", rule, SIGNING, got);
}

/** Returns whether an address is an account or a contract. Addresses of other types cannot sign or be called. */
export function canSign({ type }: ScAddress): boolean {
  return type === "scAddressTypeContract" || type === "scAddressTypeAccount";
}

/** Returns the raw public key of an account; `undefined` for an address of any other type. */
export function accountKey(address: ScAddress): Uint8Array | undefined {
  return address.type === "scAddressTypeAccount" ? address.value.value : undefined;
}

/** Formats an address for error messages: in full if valid, otherwise as a secret seed or by its length. */
export function showAddress(text: string): string {
  try {
    return scAddressToString(addressToScAddress(text));
  } catch {
    return isValidStrKey("ed25519SecretSeed", text) ? "a secret seed (S...)" : describe(text);
  }
}

const SIGNING = "an account (G...) or a contract (C...)";

function parseAddress(text: unknown, name: string, expected: string): ScAddress {
  if (typeof text !== "string") throw wrongType(name, "a string", text);
  try {
    return addressToScAddress(text);
  } catch (cause) {
    throw unexpected("auth/invalid-address", `${name} to be ${expected}`, describe(text), { cause });
  }
}
