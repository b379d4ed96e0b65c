/**
 * Ledger keys as the base64 texts of their XDR. As texts they are compared by what they are, and nobody else can change
 * them.
 */

import { describe } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { LedgerKey } from "../xdr/mod.ts";

/** The keys of a list, each once, in the order of their first appearance. */
export function takeKeys(keys: readonly LedgerKey[], name: string): Set<string> {
  if (!Array.isArray(keys)) {
    throw new TypeError(`Cannot set footprint: expected ${name} to be an array of LedgerKey, got ${describe(keys)}`);
  }
  const texts = new Set<string>();
  for (let i = 0; i < keys.length; i++) {
    const key: unknown = keys[i];
    if (!LedgerKey.is(key)) {
      throw new TypeError(`Cannot set footprint: ${name}[${i}] is not a LedgerKey (${describe(key)})`);
    }
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
      const got = String(indexes);
      throw new DwsaError("builder/archived-index", `Cannot read resource data: expected ${expected}, got ${got}`, {
        expected,
        got,
      });
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

/** Refuses the keys of entries that have no life to extend, or that cannot come back when it is over. */
export function requireContractKeys(keys: readonly LedgerKey[], purpose: "extend" | "restore"): void {
  for (const [i, { type, value }] of keys.entries()) {
    const temporary = type === "contractData" && value.durability === "temporary";
    if (type === "contractCode" || type === "contractData" && !(temporary && purpose === "restore")) continue;
    const got = temporary ? "temporary contractData" : String(type);
    throw new DwsaError(
      "builder/key-kind",
      `Cannot ${purpose} the entry of keys[${i}]: expected contractData or ` +
        `contractCode, got ${got}`,
      { got },
    );
  }
}
