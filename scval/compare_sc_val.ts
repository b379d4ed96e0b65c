import { toPublicError } from "../internal/nested_error.ts";
import type { ScVal } from "../xdr/mod.ts";
import { requireScVal } from "./_sc_val.ts";
import { compare } from "./_compare.ts";

/**
 * Compares two contract values in the order of the network's host, which the keys of a map must have. It differs from
 * the order of the XDR bytes, of JavaScript values and of strkeys.
 *
 * | values                   | order                                                                |
 * | ------------------------ | -------------------------------------------------------------------- |
 * | of two kinds             | by the number of the kind, bool 0 to executable tag 22               |
 * | bool, integers           | false before true; by size                                           |
 * | bytes, strings, symbols  | by their unsigned (UTF-8) bytes, a prefix first                      |
 * | vecs, maps               | item by item (entries by key, then value), then the shorter one first |
 * | errors                   | by type, then by code                                                |
 * | addresses                | as `compareScAddress` does                                           |
 *
 * A missing vec or map (`null`), which no valid value has, comes before all others.
 *
 * It orders all values that XDR can encode, up to 500 levels deep. The host does not compare invalid values or more
 * than 100 levels.
 *
 * @param a value
 * @param b another one
 * @returns a negative number if `a` comes first, a positive number if `b` comes first, zero if they are equal
 * @throws {TypeError} if one of them, or something in them that is compared, is not an `ScVal`
 * @throws {DwsaError} `scval/depth` if they are equal for more than 500 levels
 *
 * @example Kinds come first, then values
 * ```ts
 * import { compareScVal } from "@dwsa/base/scval";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const sorted = [ScVal.scvSymbol("a"), ScVal.scvI32(-1), ScVal.scvU32(10), ScVal.scvU32(9)].sort(compareScVal);
 * assert.deepEqual(sorted.map(({ value }) => value), [9, 10, -1, "a"]);
 * ```
 */
export function compareScVal(a: ScVal, b: ScVal): number {
  try {
    requireScVal(a);
    requireScVal(b);
    return compare(a, b, 1);
  } catch (error) {
    throw toPublicError(error, "Cannot compare contract values");
  }
}
