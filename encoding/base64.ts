import { attempt, wrongType } from "../internal/fault.ts";
import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { decodeBase64, encodeBase64 } from "../internal/codec.ts";

/**
 * Decodes a standard base64 string (RFC 4648 section 4): padded, without white space, URL-safe characters or stray
 * bits. Encoding the result with {@linkcode toBase64} returns the same string.
 *
 * @param text a base64 string
 * @returns the bytes, in a new array
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `encoding/invalid-base64` if `text` is not canonical base64
 *
 * @example Strict decoding
 * ```ts
 * import { fromBase64 } from "@dwsa/base/encoding";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(fromBase64("AQID"), new Uint8Array([1, 2, 3]));
 * assert.throws(() => fromBase64("AQI"), { code: "encoding/invalid-base64" });
 * ```
 */
export function fromBase64(text: string): Bytes {
  return attempt("decode base64", () => {
    if (typeof text !== "string") throw wrongType("text", "a string", text);
    const bytes = decodeBase64(text);
    return bytes.constructor === Uint8Array ? bytes as Bytes : copyBytes(bytes); // small Buffers share a pool
  });
}

/**
 * Encodes bytes as standard base64 (RFC 4648 section 4, padded).
 *
 * @param bytes any bytes
 * @returns a base64 string
 * @throws {TypeError} if `bytes` is not a `Uint8Array`
 *
 * @example Encode
 * ```ts
 * import { toBase64 } from "@dwsa/base/encoding";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toBase64(new Uint8Array([1, 2, 3])), "AQID");
 * ```
 */
export function toBase64(bytes: Uint8Array): string {
  return attempt("encode base64", () => {
    if (!isBytes(bytes)) throw wrongType("bytes", "a Uint8Array", bytes);
    return encodeBase64(bytes);
  });
}
