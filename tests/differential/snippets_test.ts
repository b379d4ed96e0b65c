/**
 * The everyday tasks of docs/migrating.md: runs the programs for js-stellar-sdk, for its version 15 and for this
 * library. If the results differ, the page must have a warning.
 */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkResults } from "../scripts/_guide_results.ts";
import { VERSION_15 } from "./_version15.ts";

const PAGE = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");

/** A task of the page. */
interface Task {
  readonly title: string;
  readonly ours: string;
  readonly theirs: string;
  readonly warned: boolean;
}

/** Returns one side of a diff: the unchanged lines and the lines that begin with `mark`. */
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
    };
  });
}

/** Runs a program. Returns its `result` as JSON, or `throws` and the error. */
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

/** Changes the imports of a program to version 15, which has one entrypoint. */
const forVersion15 = (program: string): string =>
  program.replace(/"@stellar\/stellar-sdk(\/base)?"/g, '"@stellar/stellar-sdk-15"');

const tasks = readTasks(PAGE);

for (const { title, ours, theirs, warned } of tasks) {
  test(`docs/migrating.md, ${title}: both programs run, and a result that differs has a warning`, async () => {
    const results = [await run(ours), await run(theirs), await run(forVersion15(VERSION_15[title] ?? theirs))];
    for (const result of results) assert.doesNotMatch(result, /^throws/);
    if (new Set(results).size > 1) assert(warned, `expected a warning: ${results.join(", ")}`);
  });
}

/** Checks the types of programs. Returns the output of the compiler, or `""` if there are no errors. */
async function typeErrors(programs: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "dwsa-migrating-"));
  try {
    const files = programs.map((_, i) => join(folder, `${i}.ts`));
    for (const [i, file] of files.entries()) writeFileSync(file, `${programs[i]}\nexport { result };`);
    const config = fileURLToPath(new URL("deno.json", import.meta.url));
    const args = ["check", "--quiet", "--frozen", `--config=${config}`, ...files];
    return await new Promise((resolve) => {
      execFile(process.execPath, args, { env: { ...process.env, NO_COLOR: "1" } }, (error, out, errors) => {
        resolve(error === null ? "" : `${error.message}${out}${errors}`);
      });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("docs/migrating.md has the types right in both programs of each task", async () => {
  assert.equal(await typeErrors(tasks.flatMap(({ ours, theirs }) => [ours, theirs])), "");
  assert.match(await typeErrors([`${tasks[0]!.ours}\nconst wrong: number = "text";`]), /TS2322/);
});

test("docs/migrating.md has the tasks, and each program for version 15 has one", () => {
  assert.ok(tasks.length >= 6);
  assert.deepEqual(Object.keys(VERSION_15).filter((title) => !tasks.some((task) => task.title === title)), []);
});

for (const path of ["docs/beside-stellar-sdk.md", "docs/migrating.md"]) {
  test(`${path} shows the results of its code`, async () => assert.ok(await checkResults(path) > 0));
}
