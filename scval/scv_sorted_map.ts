import { toPublicError, typeMismatch, withPath } from "../internal/fault.ts";
import { type ScMapEntry, ScVal } from "../xdr/mod.ts";
import { requireScMapEntry, requireScVal } from "./_sc_val.ts";
import { sortedMap } from "./_sorted_map.ts";

/**
 * Creates a contract map from entries in any order, sorted by key in the order that the network's host requires (see
 * {@linkcode compareScVal}).
 *
 * Nested maps are not sorted: create them with this function too, or with {@linkcode nativeToScVal}, which sorts at
 * every level.
 *
 * @param items the entries; the array is not changed
 * @returns the map
 * @throws {TypeError} if `items` is not an array of `ScMapEntry`, or a key is not a valid `ScVal`
 * @throws {DwsaError} `scval/duplicate-key` if two keys are equal; `scval/depth` and `scval/ill-formed-text` as in
 *   {@linkcode compareScVal}
 *
 * @example Addresses are sorted by their bytes, not by their strkey
 * ```ts
 * import { nativeToScVal, scvSortedMap } from "@dwsa/base/scval";
 * import { ScMapEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const keys = ["GA2DINBUGQ2DINBUGQ2DINBUGQ2DINBUGQ2DINBUGQ2DINBUGQ2DJNET", "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"]
 *   .map((key) => nativeToScVal(key, { type: "address" }));
 * const map = scvSortedMap(keys.map((key) => new ScMapEntry({ key, val: nativeToScVal(1) })));
 * assert.deepEqual(map.value?.map(({ key }) => key), [keys[1], keys[0]]);
 * ```
 */
export function scvSortedMap(items: readonly ScMapEntry[]): ScVal<"scvMap"> {
  try {
    if (!Array.isArray(items)) throw typeMismatch("items to be an array", items);
    for (let i = 0; i < items.length; i++) {
      try {
        requireScMapEntry(items[i]);
        requireScVal(items[i]!.key);
      } catch (error) {
        throw withPath(error, `[${i}]`);
      }
    }
    return sortedMap([...items]);
  } catch (error) {
    throw toPublicError(error, "Cannot create a map");
  }
}
