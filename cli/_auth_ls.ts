import { describeEntry, indented, summarizeEntry } from "./_describe_entry.ts";
import { entriesIn, givenTexts } from "./_input.ts";
import { type Options, passphraseOf } from "./_options.ts";
import type { World } from "./_world.ts";

/** The options of `dwsa auth ls`. */
export const LS = { file: "text", network: "text", "network-passphrase": "text", json: "flag" } as const;

/** Shows entries. */
export async function authLs(options: Options<typeof LS>, args: readonly string[], world: World): Promise<string[]> {
  const passphrase = passphraseOf(options.network, options["network-passphrase"], "--network-passphrase");
  const entries = entriesIn(await givenTexts("an entry, a list or an envelope", args, options.file, world));
  if (options.json) return [jsonText(entries.map((entry) => summarizeEntry(entry, passphrase)))];
  if (entries.length === 0) return ["No authorization entries"];
  return entries.flatMap((entry, i) => [`Entry ${i}`, ...indented(describeEntry(entry, passphrase))]);
}

/** JSON on one line, in which everything that would not show, or would act on a terminal, is escaped. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(
    /(?! )[\p{C}\p{Z}]/gu,
    (letter) => letter.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}
