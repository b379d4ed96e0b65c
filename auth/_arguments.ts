/** What the functions of this area make of their arguments: checked, decoded, or refused. */

import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { quote, wrongType } from "../internal/describe.ts";
import { DwsaAuthorizationEntry, ScVal } from "../xdr/mod.ts";
import { AUTHORIZE } from "./_fault.ts";

/**
 * A copy of an authorization entry, which may be of another copy of this library: whatever its owner does to it while a
 * signer takes time, and whatever is done to what is made of it, the other does not change. Parts of the wrong type are
 * refused on the way, by their path.
 */
export function takeEntry(value: unknown, action: string, name = "entry"): DwsaAuthorizationEntry {
  if (!DwsaAuthorizationEntry.is(value)) throw wrongType(action, name, "a DwsaAuthorizationEntry", value);
  return DwsaAuthorizationEntry.fromXDR(value.toXDR());
}

/** A copy of a contract value, which may be of another copy of this library, and which can then be encoded. */
export function copyScVal(value: ScVal): ScVal {
  return ScVal.fromXDR(value.toXDR());
}

/** Refuses fields of other names: one that is misspelt would be ignored, and with it what it was to prevent. */
export function requireFields(value: unknown, name: string, fields: readonly string[]): void {
  if (typeof value !== "object" || value === null) throw wrongType(AUTHORIZE, name, "an object", value);
  const strange = Object.keys(value).find((field) => !fields.includes(field));
  if (strange === undefined) return;
  throw new TypeError(`Cannot ${AUTHORIZE}: expected ${name} to have only ${fields.join(", ")}, got ${quote(strange)}`);
}

/** The sequence number of a ledger: 32 bits, and none has the number 0. */
export function takeLedger(value: unknown, action: string, name: string): number {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!Number.isInteger(value) || value < 1 || value > 0xffff_ffff) {
    throw new RangeError(`Cannot ${action}: expected ${name} to be an integer from 1 to 4294967295, got ${value}`);
  }
  return value;
}

/** Whether an option is on; absent, it is off. Booleans alone are taken, since the text "false" would be on. */
export function takeFlag(value: unknown, name: string): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  throw wrongType(AUTHORIZE, name, "a boolean", value);
}

/** Bytes, also those in the buffer in which browsers return them; `undefined` for anything else. */
export function bytesIn(value: unknown): Uint8Array | undefined {
  if (isBytes(value)) return value;
  return Object.prototype.toString.call(value) === "[object ArrayBuffer]"
    ? new Uint8Array(value as ArrayBuffer)
    : undefined;
}

/** A copy of bytes, or of the buffer in which browsers return them. */
export function takeBytes(value: unknown, action: string, name: string): Bytes {
  const bytes = bytesIn(value);
  if (bytes === undefined) throw wrongType(action, name, "a Uint8Array or an ArrayBuffer", value);
  return copyBytes(bytes);
}
