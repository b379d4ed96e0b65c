import { scAddressToString } from "../address/mod.ts";
import { count, quote } from "../internal/describe.ts";
import { NestedError, reporting, typeMismatch, withPath } from "../internal/nested_error.ts";
import { type ScMapEntry, ScVal } from "../xdr/mod.ts";
import { isIntegerScVal } from "./_integers.ts";
import { requireScMapEntry, requireScVal, shortName } from "./_sc_val.ts";
import { compare } from "./compare_sc_val.ts";

/**
 * Makes a map of entries in any order. Sorts them by key in the order that the network's host requires, which is the
 * order of {@linkcode compareScVal}.
 *
 * Only the keys of this map are sorted. A map that is a key or a value in it stays as it is: make it with this function
 * as well, or with {@linkcode nativeToScVal}, which sorts at every level.
 *
 * @param items the entries; the array is not changed
 * @returns the map
 * @throws {TypeError} if `items` is not an array of `ScMapEntry`
 * @throws {DwsaError} `scval/duplicate-key` if two keys are equal, `scval/depth` if keys are equal for over 500 levels
 *
 * @example Addresses are sorted by their bytes, not by their text
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
  return reporting("Cannot make a map", () => {
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
  });
}

/** A contract map of these entries, which are sorted in place: strictly ascending by key, as the host requires. */
export function sortedMap(entries: ScMapEntry[]): ScVal<"scvMap"> {
  if (firstUnsorted(entries) !== -1) {
    entries.sort((a, b) => compare(a.key, b.key, 1));
    const repeated = firstUnsorted(entries);
    if (repeated !== -1) {
      throw new NestedError("scval/duplicate-key", `duplicate map key ${nameOfKey(entries[repeated]!.key)}`);
    }
  }
  return ScVal.scvMap(entries);
}

/** The index of the first entry whose key is not above the one before it, or -1. */
export function firstUnsorted(entries: readonly ScMapEntry[]): number {
  for (let i = 1; i < entries.length; i++) {
    if (compare(entries[i - 1]!.key, entries[i]!.key, 1) >= 0) return i;
  }
  return -1;
}

/** A key in a message: its type, and its value if that is short and cannot be a secret. */
export function nameOfKey(key: ScVal): string {
  const type = shortName(key.type);
  if (isIntegerScVal(key) || key.type === "scvBool") return `${type} ${key.value}`;
  switch (key.type) {
    case "scvString":
    case "scvSymbol":
      return typeof key.value === "string" ? `${type} ${quote(key.value)}` : `${type} of other bytes than UTF-8`;
    case "scvBytes":
      return `bytes (${count(key.value.length, "byte")})`;
    case "scvAddress":
      return `address ${scAddressToString(key.value)}`;
    case "scvVec":
    case "scvMap":
      return `${type} (${key.value === null ? "null" : count(key.value.length, "item")})`;
    default:
      return type;
  }
}
