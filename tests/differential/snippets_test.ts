/**
 * The everyday tasks of docs/migrating.md: the program for js-stellar-sdk, that for version 15 and that for this library
 * are run. Where their results differ, the page has a warning.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkResults } from "../scripts/_guide_results.ts";
import { VERSION_15 } from "./_version15.ts";

const PAGE = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");

/** One task of the page. */
interface Task {
  readonly title: string;
  readonly ours: string;
  readonly theirs: string;
  readonly warned: boolean;
  /** Whether the page says that version 15 cannot do it. */
  readonly missingBefore: boolean;
}

/** One side of a block of a diff: the lines of both sides and those that begin with `mark`. */
const side = (diff: string, mark: string): string =>
  diff.split("\n").filter((line) => !/^[-+]/.test(line) || line.startsWith(mark)).map((line) => line.slice(1)).join(
    "\n",
  );

function readTasks(page: string): Task[] {
  const [section] = page.split("\n## Everyday tasks\n")[1]!.split("\n## ");
  return section!.split(/\n### /).slice(1).map((text) => {
    const title = /^.+$/m.exec(text)![0].replace(/^\d+\. /, "");
    const [, language, code] = /^```(ts|diff)\n([^]*?)\n```$/m.exec(text)!;
    return {
      title,
      ours: language === "ts" ? code! : side(code!, "+"),
      theirs: language === "ts"
        ? code!.replaceAll("Dwsa", "Soroban").replace("@dwsa/base", "@stellar/stellar-sdk/base")
        : side(code!, "-"),
      warned: text.includes("\n> [!WARNING]\n"),
      missingBefore: /^Version 15 has no .+\.$/m.test(text),
    };
  });
}

/** What a program's `result` is, as JSON, or the error that it throws. */
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

/** A program with the imports of version 15, which has all in one entrypoint. */
const forVersion15 = (program: string): string =>
  program.replace(/"@stellar\/stellar-sdk(\/base)?"/g, '"@stellar/stellar-sdk-15"');

const tasks = readTasks(PAGE);

for (const { title, ours, theirs, warned, missingBefore } of tasks) {
  test(`docs/migrating.md, ${title}: both programs run, and a result that differs has a warning`, async () => {
    const results = [await run(ours), await run(theirs)];
    if (!missingBefore) results.push(await run(forVersion15(VERSION_15[title] ?? theirs)));
    for (const result of results) assert.doesNotMatch(result, /^throws/);
    if (new Set(results).size > 1) assert(warned, `expected a warning: ${results.join(", ")}`);
  });
}

test("docs/migrating.md has the tasks, and each program for version 15 has one", () => {
  assert.ok(tasks.length >= 15);
  assert.deepEqual(Object.keys(VERSION_15).filter((title) => !tasks.some((task) => task.title === title)), []);
});

for (const path of ["docs/beside-stellar-sdk.md", "docs/migrating.md"]) {
  test(`${path} shows the results of its code`, async () => assert.ok(await checkResults(path) > 0));
}
