/** The inputs in tests/vectors/fuzz: the shortest input for each outcome of each type of target. */

import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../vectors/fuzz/inputs.json", import.meta.url);

/** One input. */
export interface CorpusInput {
  readonly target: string;
  readonly outcome: string;
  /** The bytes in hexadecimal. */
  readonly input: string;
}

/** The maximum size of a kept input in bytes. */
const LONGEST = 4_000;

/** Reads the inputs, by target and outcome. */
export function readCorpus(): Map<string, CorpusInput> {
  const list: readonly CorpusInput[] = JSON.parse(readFileSync(FILE, "utf8"));
  return new Map(list.map((corpus) => [keyOf(corpus.target, corpus.outcome), corpus]));
}

/** Returns the key of an input. All wire types share keys, since they have the same outcomes; so do JSON and parsers. */
function keyOf(target: string, outcome: string): string {
  const kind = target.replace(/^\w+(\.fromXDR)/, "type$1").replace(/^\w+( from JSON)/, "type$1")
    .replace(/^.+, argument \d+ (\(\w+\))$/, "reader $1");
  return `${kind}: ${outcome}`;
}

/** Keeps an input if there is none or only a longer one for this outcome. */
export function shorter(corpus: Map<string, CorpusInput>, target: string, outcome: string, bytes: Uint8Array): void {
  const key = keyOf(target, outcome);
  const before = corpus.get(key);
  if (bytes.length > LONGEST || (before !== undefined && before.input.length <= 2 * bytes.length)) return;
  corpus.set(key, { target, outcome, input: bytes.toHex() });
}

/** Writes the kept inputs, sorted by key. */
export function writeCorpus(corpus: ReadonlyMap<string, CorpusInput>): void {
  const sorted = [...corpus].sort(([a], [b]) => a < b ? -1 : 1).map(([, input]) => JSON.stringify(input));
  writeFileSync(FILE, `[\n${sorted.join(",\n")}\n]\n`);
}
