import { attempt, wrongType } from "../internal/fault.ts";
import { type Bytes, isBytes } from "../internal/bytes.ts";
import { decodeHex, encodeHex } from "../internal/codec.ts";

/**
 * Decodes a hexadecimal string: two digits per byte, either case, no prefix, no separators.
 *
 * @param text a hexadecimal string
 * @returns the bytes, in a new array
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `encoding/invalid-hex` if `text` has an odd length or contains a character that is not a
 *   hexadecimal digit
 *
 * @example Decode
 * ```ts
 * import { fromHex } from "@dwsa/base/encoding";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(fromHex("00FFa0"), new Uint8Array([0, 255, 160]));
 * assert.throws(() => fromHex("0x00"), { code: "encoding/invalid-hex" });
 * ```
 */
export function fromHex(text: string): Bytes {
  return attempt("decode hex", () => {
    if (typeof text !== "string") throw wrongType("text", "a string", text);
    return decodeHex(text);
  });
}

/**
 * Encodes bytes as a lower-case hexadecimal string.
 *
 * @param bytes any bytes
 * @returns a hexadecimal string, two digits per byte
 * @throws {TypeError} if `bytes` is not a `Uint8Array`
 *
 * @example Encode
 * ```ts
 * import { toHex } from "@dwsa/base/encoding";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toHex(new Uint8Array([0, 255, 160])), "00ffa0");
 * ```
 */
export function toHex(bytes: Uint8Array): string {
  return attempt("encode hex", () => {
    if (!isBytes(bytes)) throw wrongType("bytes", "a Uint8Array", bytes);
    return encodeHex(bytes);
  });
}
