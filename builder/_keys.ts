/** Lists of ledger keys, each key once: by the base64 text of its XDR, so that equal keys are one. */

import { DwsaError } from "../errors/mod.ts";
import { LedgerFootprint, type LedgerKey } from "../xdr/mod.ts";

/** Ledger keys by their texts, in the order of their first appearance. Nobody else has these keys. */
export type Keys = Map<string, LedgerKey>;

/** Keys that nobody else has, by their texts: added to those known already, of which an equal one keeps its place. */
export function byText(keys: readonly LedgerKey[], known: Keys = new Map()): Keys {
  for (const key of keys) known.set(key.toXDR("base64"), key);
  return known;
}

/**
 * A footprint of these keys, copied: encoded and decoded all at once, which takes a tenth of the time that it would take
 * one by one. What is not a list of keys is refused on the way, with the place of what is wrong.
 */
export function footprintOf(readOnly: readonly LedgerKey[], readWrite: readonly LedgerKey[]): LedgerFootprint {
  return LedgerFootprint.fromXDR(new LedgerFootprint({ readOnly, readWrite }).toXDR());
}

/** The texts of the keys that a list of archived entries means. Its indexes ascend (CAP-66), so that no two mean the same. */
export function takeArchived(readWrite: readonly LedgerKey[], indexes: readonly number[]): Set<string> {
  const archived = new Set<string>();
  let previous = -1;
  for (const index of indexes) {
    const key = readWrite[index];
    if (key === undefined || index <= previous) {
      const expected = `ascending indexes of archived entries below ${readWrite.length}`;
      throw new DwsaError("builder/archived-index", `Cannot read resource data: expected ${expected}, got ${index}`);
    }
    archived.add(key.toXDR("base64"));
    previous = index;
  }
  return archived;
}

/** The places of some of the keys, given by their texts. */
export function indexesOf(some: ReadonlySet<string>, keys: Keys): number[] {
  return [...keys.keys()].flatMap((text, i) => some.has(text) ? i : []);
}

/** Refuses the keys of other entries than contract code and those contract data that `kinds` has. */
export function requireKinds(keys: readonly LedgerKey[], action: string, kinds: RegExp): void {
  keys.forEach(({ type, value }, i) => {
    const kind = type === "contractData" ? `${value.durability} contractData` : type;
    if (kinds.test(kind)) return;
    const message = `Cannot ${action} keys[${i}]: expected contractCode or contractData, got ${kind}`;
    throw new DwsaError("builder/key-kind", message);
  });
}
