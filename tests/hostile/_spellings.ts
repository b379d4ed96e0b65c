/** Complete and damaged spellings of a secret seed, and a search for them in messages. */

import { readFileSync } from "node:fs";

/** The spellings by name, see `tests/vectors/README.md`. */
export const spellings: readonly (readonly [name: string, text: string])[] = Object.entries(
  JSON.parse(readFileSync(new URL("../vectors/seed_spellings.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >,
);

/** A string without its separators, in lower case. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** All runs of the given number of characters of all spellings. */
function runsOf(length: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const [, text] of spellings) {
    const spelt = letters(text);
    for (let i = 0; i + length <= spelt.length; i++) runs.add(spelt.slice(i, i + length));
  }
  return runs;
}

const sets = new Map<number, ReadonlySet<string>>();

/**
 * A run of characters of some spelling that a message repeats, or `undefined`.
 *
 * @param message the message
 * @param most how many characters in a row it may repeat
 */
export function repeated(message: string, most: number): string | undefined {
  const length = most + 1;
  const runs = sets.get(length) ?? runsOf(length);
  sets.set(length, runs);
  // Quotation marks and ellipses end a string that a message repeats: characters around them are the message's own.
  for (const part of message.split(/["…]/)) {
    const seen = letters(part);
    for (let i = 0; i + length <= seen.length; i++) {
      const run = seen.slice(i, i + length);
      if (runs.has(run)) return run;
    }
  }
  return undefined;
}
