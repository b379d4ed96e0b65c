/** Contract maps with their keys in the host's order. */

import { scAddressToString } from "../address/mod.ts";
import { count, quote } from "../internal/describe.ts";
import { type ScMapEntry, ScVal } from "../xdr/mod.ts";
import { compare } from "./_compare.ts";
import { Fault } from "../internal/fault.ts";
import { isIntegerScVal } from "./_integers.ts";
import { shortName } from "./_names.ts";

/** A contract map of these entries, which are sorted in place: strictly ascending by key, as the host demands. */
export function sortedMap(entries: ScMapEntry[]): ScVal<"scvMap"> {
  if (firstFall(entries) !== -1) {
    sort(entries);
    const twice = firstFall(entries);
    if (twice !== -1) throw new Fault("scval/duplicate-key", `duplicate map key ${nameOf(entries[twice]!.key)}`);
  }
  return ScVal.scvMap(entries);
}

/** Up to this many entries are sorted in the time that the engine's sort takes to begin. */
const FEW = 16;

/** Sorts entries by key, in place: few of them by insertion. */
function sort(entries: ScMapEntry[]): void {
  if (entries.length > FEW) entries.sort((a, b) => compare(a.key, b.key, 1));
  else {
    for (let i = 1; i < entries.length; i++) {
      const entry = entries[i]!;
      let at = i;
      for (; at > 0 && compare(entries[at - 1]!.key, entry.key, 1) > 0; at--) entries[at] = entries[at - 1]!;
      entries[at] = entry;
    }
  }
}

/** The index of the first entry whose key is not above the one before it, or -1. */
export function firstFall(entries: readonly ScMapEntry[]): number {
  for (let i = 1; i < entries.length; i++) {
    if (compare(entries[i - 1]!.key, entries[i]!.key, 1) >= 0) return i;
  }
  return -1;
}

/** What a message says of a key: its type and, if it is short and could not be a secret, its value. */
export function nameOf(key: ScVal): string {
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
