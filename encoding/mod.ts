/**
 * Strict conversion between bytes and hexadecimal or base64 strings, and a comparison of byte strings.
 *
 * @example Decode, encode and compare bytes
 * ```ts
 * import { equalBytes, fromBase64, fromHex, toHex } from "@dwsa/base/encoding";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toHex(fromBase64("AP+g")), "00ffa0");
 * assert(equalBytes(fromHex("00ffa0"), fromBase64("AP+g")));
 * ```
 *
 * Specification: {@link https://www.rfc-editor.org/rfc/rfc4648 | RFC 4648}, sections 4 and 8.
 *
 * @module
 */

export type { Bytes } from "../internal/bytes.ts";
export { fromBase64, toBase64 } from "./base64.ts";
export { equalBytes } from "./equal_bytes.ts";
export { fromHex, toHex } from "./hex.ts";
