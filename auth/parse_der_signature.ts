/** The signature of a passkey in the form that contracts take. */

import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { count } from "../internal/describe.ts";
import { takeBytes } from "./_arguments.ts";
import { fault } from "./_fault.ts";
import { ORDER, toBytes32, toInteger } from "./_p256.ts";

const ACTION = "read the DER signature";

/**
 * Turns a P-256 signature from DER, as WebAuthn gives it, into the 64 bytes r‖s that contracts verify, with the lower
 * of the two values of s: the network refuses the higher one, which half of all passkey signatures have.
 *
 * @param der the ASN.1 DER of the signature: a sequence of the integers r and s
 * @returns 32 bytes of r, then 32 bytes of s
 * @throws {TypeError} if `der` is neither a `Uint8Array` nor an `ArrayBuffer`
 * @throws {DwsaError} `auth/passkey` if it is not exactly one signature in canonical DER, or r or s is out of range
 *
 * @example A high s becomes a low one
 * ```ts
 * import { fromHex, parseDerSignature, toHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * // r = 1, s = order - 1
 * const der = fromHex("3026020101022100ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550");
 * assert.equal(toHex(parseDerSignature(der)), "1".padStart(64, "0") + "1".padStart(64, "0"));
 * ```
 */
export function parseDerSignature(der: Uint8Array | ArrayBuffer): Bytes {
  const bytes = takeBytes(der, ACTION, "der");
  // At most 70 bytes of content: every length takes one byte.
  if (bytes[0] !== 0x30 || bytes[1] !== bytes.length - 2) {
    throw fault("auth/passkey", ACTION, "one sequence (0x30) and nothing after it", count(bytes.length, "byte"));
  }
  const r = readInteger(bytes, 2, "r");
  const s = readInteger(bytes, r.end, "s");
  if (s.end !== bytes.length) {
    throw fault("auth/passkey", ACTION, "nothing after s", count(bytes.length - s.end, "byte"));
  }
  return concatBytes(toBytes32(r.value), toBytes32(s.value > ORDER / 2n ? ORDER - s.value : s.value));
}

/** Reads an integer from 1 to the order of the group, of which DER allows exactly one form. */
function readInteger(der: Uint8Array, start: number, name: string): { value: bigint; end: number } {
  const length = der[start + 1] ?? 0;
  const bytes = der.subarray(start + 2, start + 2 + length);
  if (der[start] !== 0x02 || length === 0 || bytes.length !== length) {
    throw fault("auth/passkey", ACTION, `the integer (0x02) ${name}`, "something else or too few bytes");
  }
  const [first = 0, second = 0x80] = bytes;
  if (first >= 0x80 || (first === 0 && second < 0x80)) {
    throw fault("auth/passkey", ACTION, `${name} to be positive and in its shortest form`, "another form");
  }
  const value = toInteger(bytes);
  if (value === 0n || value >= ORDER) {
    throw fault("auth/passkey", ACTION, `${name} below the order of P-256`, "another number");
  }
  return { value, end: start + 2 + length };
}
