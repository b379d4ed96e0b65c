/** Complete and damaged spellings of a secret seed, and a search for them in messages. */

import { readFileSync } from "node:fs";

/** The spellings by name, see `tests/vectors/README.md`. */
export const spellings: readonly (readonly [name: string, text: string])[] = Object.entries(
  JSON.parse(readFileSync(new URL("../vectors/seed_spellings.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >,
);

/** Returns the letters and digits of a string in lower case. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** Returns all substrings of the given length of all spellings. */
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
 * Returns a substring of a spelling that a message repeats, or `undefined`.
 *
 * @param message the message
 * @param most the maximum number of consecutive characters that the message may repeat
 */
export function repeated(message: string, most: number): string | undefined {
  const length = most + 1;
  const runs = sets.get(length) ?? runsOf(length);
  sets.set(length, runs);
  // Quotation marks and ellipses end a quoted string; the characters around the quotation are those of the message.
  for (const part of message.split(/["…]/)) {
    const seen = letters(part);
    for (let i = 0; i + length <= seen.length; i++) {
      const run = seen.slice(i, i + length);
      if (runs.has(run)) return run;
    }
  }
  return undefined;
}
