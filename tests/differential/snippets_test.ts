/**
 * The everyday tasks of docs/migrating.md, each as written for js-stellar-sdk and for this library: both are run, and the
 * table on that page says whether their results are the same.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const PAGE = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");

/** One task of the page: a heading, a program for each library, and the warning below them, if there is one. */
interface Task {
  readonly title: string;
  /** By the line above each program: `js-stellar-sdk 17.2.0`, `Version 15`, `Here`. */
  readonly programs: ReadonlyMap<string, string>;
  readonly warned: boolean;
  /** Whether the page says that version 15 cannot do it. */
  readonly missingBefore: boolean;
}

function readTasks(page: string): Task[] {
  const [section] = page.split("\n## Everyday tasks, side by side\n")[1]!.split("\n## ");
  return section!.split(/\n### /).slice(1).map((text) => ({
    title: /^(\d+\. .+)$/m.exec(text)![1]!,
    programs: new Map(
      Array.from(
        text.matchAll(/^(.+):\n\n```ts(?: ignore)?\n([^]*?)\n```$/gm),
        ([, label, program]) => [label!, program!],
      ),
    ),
    warned: text.includes("\n> [!WARNING]\n"),
    missingBefore: /^Version 15 has no .+\.$/m.test(text),
  }));
}

/** What a program's `result` is, as text, or the name of the class of the error that it throws. */
async function run(program: string): Promise<string> {
  try {
    const { result } = await import(
      `data:application/typescript,${encodeURIComponent(`${program}\nexport { result };`)}`
    );
    return JSON.stringify(result);
  } catch (error) {
    return `throws ${error instanceof Error ? `${error.name}: ${error.message}` : typeof error}`;
  }
}

/** A result for the table: in full if it is short. */
const shorten = (text: string): string =>
  text === "the same" || text === "–" ? text : `\`${text.length > 36 ? `${text.slice(0, 35)}…` : text}\``;

/** A program with the imports of version 15, which has all in one entrypoint. */
const forVersion15 = (program: string): string =>
  program.replace(/"@stellar\/stellar-sdk(\/base)?"/g, '"@stellar/stellar-sdk-15"');

const rows: string[] = [];

for (const { title, programs, warned, missingBefore } of readTasks(PAGE)) {
  test(`docs/migrating.md, ${title}: both programs run, and a result that differs has a warning`, async () => {
    const [ourProgram, sdkProgram, oldProgram] = ["Here", "js-stellar-sdk 17.2.0", "Version 15"].map((label) =>
      programs.get(label)
    );
    assert(ourProgram !== undefined && sdkProgram !== undefined);
    const sdk = await run(sdkProgram);
    const [ours, before] = [
      await run(ourProgram),
      missingBefore ? "–" : await run(forVersion15(oldProgram ?? sdkProgram)),
    ];
    for (const result of [ours, sdk, before]) assert.doesNotMatch(result, /^throws/);
    if (ours !== sdk || (ours !== before && !missingBefore)) {
      assert(warned, `expected a warning: ${sdk}, ${before}, ${ours}`);
    }
    const cells = [sdk, before === sdk ? "the same" : before, ours === sdk ? "the same" : ours];
    rows.push(`| ${title.replace(". ", " | ")} | ${cells.map(shorten).join(" | ")} |`);
  });
}

test("docs/migrating.md has the table of what the programs gave", () => {
  const squeeze = (text: string) => text.replace(/ +/g, " ");
  const [, table] = /<!-- snippets:start -->\n([^]*?)<!-- snippets:end -->/.exec(PAGE)!;
  const expected = rows.join("\n");
  const found = squeeze(table!).split("\n").filter((line) => /^\| \d/.test(line)).join("\n");
  assert(rows.length >= 20);
  assert.equal(found, expected, `expected this table in docs/migrating.md:\n${expected}`);
});
