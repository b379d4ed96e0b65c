/** Sorts maps in the order of the host. */

import { scAddressToString } from "../address/mod.ts";
import { count, Fault, quote } from "../internal/fault.ts";
import { type ScMapEntry, ScVal } from "../xdr/mod.ts";
import { isIntegerScVal } from "./_integers.ts";
import { shortName } from "./_sc_val.ts";
import { compare } from "./_compare.ts";

/**
 * Creates a contract map from entries, which are sorted in place by key, as the host requires. Throws for a duplicate
 * key.
 */
export function sortedMap(entries: ScMapEntry[]): ScVal<"scvMap"> {
  if (firstUnsorted(entries) !== -1) {
    entries.sort((a, b) => compare(a.key, b.key, 1));
    const repeated = firstUnsorted(entries);
    if (repeated !== -1) {
      throw new Fault("scval/duplicate-key", `duplicate map key ${nameOfKey(entries[repeated]!.key)}`);
    }
  }
  return ScVal.scvMap(entries);
}

/** Returns the index of the first entry whose key is not greater than the previous key, or -1. */
export function firstUnsorted(entries: readonly ScMapEntry[]): number {
  for (let i = 1; i < entries.length; i++) {
    if (compare(entries[i - 1]!.key, entries[i]!.key, 1) >= 0) return i;
  }
  return -1;
}

/** Describes a key for a message: its type, and its value if that is short and cannot be a secret. */
export function nameOfKey(key: ScVal): string {
  const type = shortName(key.type);
  if (isIntegerScVal(key) || key.type === "scvBool") return `${type} ${key.value}`;
  switch (key.type) {
    case "scvString":
    case "scvSymbol":
      return typeof key.value === "string" ? `${type} ${quote(key.value)}` : `${type} that is not UTF-8`;
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
