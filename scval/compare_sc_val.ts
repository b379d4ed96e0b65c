import type { ScVal } from "../xdr/mod.ts";
import { compare } from "./_compare.ts";
import { reporting } from "../internal/fault.ts";
import { requireScVal } from "./_is_sc_val.ts";

/**
 * Compares two contract values in the order of the network's host, which is the order that the keys of a map must have:
 * first by the number of their kind, then numbers by size, bytes and texts by their unsigned (UTF-8) bytes, errors by
 * type and code, vecs and maps item by item and then the shorter one first, addresses as `compareScAddress` does. It is
 * neither the order of the XDR bytes, nor that of JavaScript values or strkeys.
 *
 * @param a a value
 * @param b another one
 * @returns negative when `a` comes first, positive when `b` does, zero when they are equal
 * @throws {TypeError} if one of them is not an `ScVal`
 * @throws {DwsaError} `scval/depth` if they are alike for more than 500 levels
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
  return reporting("Cannot compare contract values", () => {
    requireScVal(a);
    requireScVal(b);
    return compare(a, b, 1);
  });
}
