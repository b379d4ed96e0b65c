import { toPublicError } from "../internal/fault.ts";
import type { ScVal } from "../xdr/mod.ts";
import { requireScVal } from "./_sc_val.ts";
import { compare } from "./_compare.ts";

/**
 * Compares two contract values in the order that the network's host uses and requires for map keys. This order differs
 * from the orders of XDR bytes, JavaScript values and strkeys.
 *
 * | values                   | order                                                                |
 * | ------------------------ | -------------------------------------------------------------------- |
 * | of different types       | by type number, from 0 (bool) to 22 (executable tag)                 |
 * | bool, integers           | false before true; by numeric value                                  |
 * | bytes, strings, symbols  | by their unsigned (UTF-8) bytes; a prefix comes first                |
 * | vecs, maps               | item by item (entries by key, then value); a prefix comes first      |
 * | errors                   | by type, then by code                                                |
 * | addresses                | in the order of `compareScAddress`                                   |
 *
 * A missing vec or map (`null`), which no valid value has, precedes all others.
 *
 * All values that XDR can encode have an order, up to 500 levels of nesting. The host compares only valid values,
 * nested at most 100 levels deep.
 *
 * @param a a contract value
 * @param b another contract value
 * @returns a negative number if `a` comes first, a positive number if `b` comes first, zero if they are equal
 * @throws {TypeError} if `a`, `b` or a compared part of either is not a valid `ScVal`
 * @throws {DwsaError} `scval/depth` if more than 500 levels must be compared; `scval/ill-formed-text` if a string with
 *   a lone surrogate is compared with bytes
 *
 * @example Types come first, then values
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
