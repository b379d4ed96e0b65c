/**
 * Ledger keys as the base64 texts of their XDR. As texts they are compared by what they are, and nobody else can change
 * them.
 */

import { describe } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { LedgerKey } from "../xdr/mod.ts";

/** The keys of a list, each once, in the order of their first appearance. */
export function takeKeys(keys: readonly LedgerKey[], name: string): Set<string> {
  const expected = `Cannot set footprint: expected ${name}`;
  if (!Array.isArray(keys)) throw new TypeError(`${expected} to be an array of LedgerKey, got ${describe(keys)}`);
  const texts = new Set<string>();
  for (let i = 0; i < keys.length; i++) {
    const key: unknown = keys[i];
    if (!LedgerKey.is(key)) throw new TypeError(`${expected}[${i}] to be a LedgerKey, got ${describe(key)}`);
    texts.add(key.toXDR("base64"));
  }
  return texts;
}

/** The keys of a list that may be missing. */
export function takeOptionalKeys(keys: readonly LedgerKey[] | null | undefined, name: string): Set<string> | undefined {
  return keys === undefined || keys === null ? undefined : takeKeys(keys, name);
}

/** The keys that a list of archived entries means. Its indexes ascend (CAP-66), so that no two mean the same. */
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

/** The keys, decoded anew. */
export function giveKeys(texts: ReadonlySet<string>): LedgerKey[] {
  return Array.from(texts, (text) => LedgerKey.fromXDR(text));
}

/** The places of some of the keys. */
export function indexesOf(some: ReadonlySet<string>, texts: ReadonlySet<string>): number[] {
  return Array.from(texts, (text, i) => some.has(text) ? i : -1).filter((i) => i >= 0);
}

/** The kinds of entries that can be restored. */
export const RESTORABLE: readonly string[] = ["contractCode", "persistent contractData"];

/** The kinds of entries whose life can be extended. */
export const EXTENDABLE: readonly string[] = ["contractCode", "persistent contractData", "temporary contractData"];

/** Refuses the keys of entries of other kinds than these. */
export function requireKinds(keys: readonly LedgerKey[], kinds: readonly string[]): void {
  for (const [i, { type, value }] of keys.entries()) {
    const kind = type === "contractData" ? `${value.durability} contractData` : type;
    if (!kinds.includes(kind)) {
      const message = `Cannot make footprint: expected keys[${i}] to be the key of ${kinds.join(" or ")}, got ${kind}`;
      throw new DwsaError("builder/key-kind", message);
    }
  }
}
