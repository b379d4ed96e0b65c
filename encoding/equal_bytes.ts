import { attempt, wrongType } from "../internal/fault.ts";
import { equalBytes as equal, isBytes } from "../internal/bytes.ts";

/**
 * Returns whether two byte strings are equal. The comparison is not constant-time, so use it only for public data, such
 * as hashes and public keys.
 *
 * @param a any bytes
 * @param b any bytes
 * @returns `true` if length and contents are equal
 * @throws {TypeError} if `a` or `b` is not a `Uint8Array`, for example a hexadecimal string
 *
 * @example Compare hashes
 * ```ts
 * import { equalBytes, fromHex } from "@dwsa/base/encoding";
 * import assert from "node:assert/strict";
 *
 * assert(equalBytes(fromHex("00ff"), new Uint8Array([0, 255])));
 * assert(!equalBytes(fromHex("00ff"), fromHex("00ff00")));
 * ```
 */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return attempt("compare bytes", () => {
    if (!isBytes(a)) throw wrongType("a", "a Uint8Array", a);
    if (!isBytes(b)) throw wrongType("b", "a Uint8Array", b);
    return equal(a, b);
  });
}
