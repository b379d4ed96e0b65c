/** Real values from the ledger, for those who have them: they are too many to carry along. */

import { readFileSync } from "node:fs";

/** One value: its bytes as base64, and for some kinds what it should be read as. */
export interface CorpusEntry {
  readonly xdr: string;
  readonly [field: string]: unknown;
}

let loaded: Record<string, (CorpusEntry | string)[]> | null | undefined;

/** The values of one kind, or `undefined` where the corpus is not present. */
export function corpus(kind: string): readonly CorpusEntry[] | undefined {
  if (loaded === undefined) {
    try {
      loaded = JSON.parse(readFileSync(new URL("../../shared/corpus/ledger.json", import.meta.url), "utf8"));
    } catch {
      loaded = null;
    }
  }
  return loaded?.[kind]?.map((entry) => typeof entry === "string" ? { xdr: entry } : entry);
}
