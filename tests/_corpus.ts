/** Real values from the ledger, for those who have them: they are too many to carry along. */

import { readFileSync } from "node:fs";
import process from "node:process";
import { test } from "node:test";

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
      process.stderr.write("Skipped: tests over real values of the ledger, which are not present\n");
    }
  }
  return loaded?.[kind]?.map((entry) => typeof entry === "string" ? { xdr: entry } : entry);
}

/** A test over the values of one kind; skipped where the corpus is not present. */
export function corpusTest(
  name: string,
  kind: string,
  body: (entries: readonly CorpusEntry[]) => void | Promise<void>,
): void {
  const entries = corpus(kind);
  test(name, { skip: entries === undefined && "the ledger corpus is not present" }, () => body(entries ?? []));
}
