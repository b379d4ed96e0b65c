/** Hex and base64 for everyone: what is given is checked, what is given back stands in an array of its own. */

import { type Bytes, copyBytes, isBytes } from "./bytes.ts";
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "./codec.ts";
import { describe } from "./describe.ts";

/**
 * The bytes of a standard base64 text (RFC 4648 section 4): padded, no white space, no URL-safe letters, no stray
 * bits after the last byte. What this accepts, {@linkcode toBase64} gives back letter by letter.
 *
 * @param text the base64 text
 * @returns the bytes, in an array of their own
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `encoding/invalid-base64` if it is not canonical base64
 *
 * @example Decode, strictly
 * ```ts
 * import { fromBase64 } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(fromBase64("AQID"), new Uint8Array([1, 2, 3]));
 * assert.throws(() => fromBase64("AQI"), { code: "encoding/invalid-base64" });
 * ```
 */
export function fromBase64(text: string): Bytes {
  requireText(text, "base64");
  const bytes = decodeBase64(text);
  return bytes.constructor === Uint8Array ? bytes as Bytes : copyBytes(bytes); // small Buffers share a pool
}

/**
 * The standard base64 text of bytes (RFC 4648 section 4, padded).
 *
 * @param bytes any bytes
 * @returns the base64 text
 * @throws {TypeError} if `bytes` is not a `Uint8Array`
 *
 * @example Encode
 * ```ts
 * import { toBase64 } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toBase64(new Uint8Array([1, 2, 3])), "AQID");
 * ```
 */
export function toBase64(bytes: Uint8Array): string {
  requireBytes(bytes, "base64");
  return encodeBase64(bytes);
}

/**
 * The bytes of a hexadecimal text: two digits a byte, either case, no prefix, no separators.
 *
 * @param text the hexadecimal text
 * @returns the bytes, in an array of their own
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `encoding/invalid-hex` if it has an odd length or anything but hexadecimal digits
 *
 * @example Decode
 * ```ts
 * import { fromHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(fromHex("00FFa0"), new Uint8Array([0, 255, 160]));
 * assert.throws(() => fromHex("0x00"), { code: "encoding/invalid-hex" });
 * ```
 */
export function fromHex(text: string): Bytes {
  requireText(text, "hex");
  return decodeHex(text);
}

/**
 * The lower-case hexadecimal text of bytes.
 *
 * @param bytes any bytes
 * @returns the hexadecimal text, two digits a byte
 * @throws {TypeError} if `bytes` is not a `Uint8Array`
 *
 * @example Encode
 * ```ts
 * import { toHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toHex(new Uint8Array([0, 255, 160])), "00ffa0");
 * ```
 */
export function toHex(bytes: Uint8Array): string {
  requireBytes(bytes, "hex");
  return encodeHex(bytes);
}

function requireText(value: unknown, encoding: string): asserts value is string {
  if (typeof value !== "string") {
    throw new TypeError(`Cannot decode ${encoding}: expected a string, got ${describe(value)}`);
  }
}

function requireBytes(value: unknown, encoding: string): asserts value is Uint8Array {
  if (!isBytes(value)) throw new TypeError(`Cannot encode ${encoding}: expected a Uint8Array, got ${describe(value)}`);
}
