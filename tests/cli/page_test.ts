/** The site's page about the command: the output in a shell is that on the page. */

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { runCommand, TABLE } from "../../apps/cli/commands.ts";
import { commandPage } from "../../apps/site/command_page.ts";
import { keypairOf } from "./_envelopes.ts";
import { DWSA, obstacle, runProgram } from "./_programs.ts";

const page = (await commandPage(TABLE, runCommand)).join("\n");

test("every command has an example", () => {
  assert.deepEqual(TABLE.commands.filter(({ examples }) => examples.length === 0).map(({ name }) => name), []);
});

/** Returns the command lines of the page, with the output and the exit code if the page shows them. */
function examples(): { line: string; out: string | undefined; code: number }[] {
  const found: { line: string; out: string | undefined; code: number }[] = [];
  const pattern = /(?:\(exit code (\d)\):\n\n)?```sh\n([^]*?)\n```\n(?:\n```text\n([^]*?)\n```\n)?/g;
  for (const [, code = "0", lines, out] of page.matchAll(pattern)) {
    const list = lines!.split("\n");
    for (const [i, line] of list.entries()) {
      found.push({ line, out: i === list.length - 1 ? out : undefined, code: Number(code) });
    }
  }
  return found;
}

const MARK = "---- end of an example ----";

/** Runs lines in one shell in a new directory, and returns the output of each. */
async function runShell(lines: readonly string[], folder: string): Promise<string> {
  const script = [
    `dwsa() { ${DWSA.map((word) => `'${word}'`).join(" ")} "$@"; }`,
    ...lines.flatMap((line) => [line, `printf '\\n%s %s\\n' "$?" '${MARK}'`]),
  ].join("\n");
  const env = { ...process.env, NO_COLOR: "1", SEED: keypairOf(7).secret() };
  return (await runProgram("bash", ["-c", script], { cwd: folder, env })).out;
}

const skip = await obstacle("bash", async () => (await runShell(["echo"], ".")).includes(MARK));

test("each example of the page runs in a shell, and prints the output on the page", { skip }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "dwsa-"));
  try {
    const list = examples();
    assert.ok(list.length > TABLE.commands.length);
    const results = (await runShell(list.map(({ line }) => line), folder)).split(` ${MARK}\n`);
    for (const [i, { line, out, code }] of list.entries()) {
      const [, printed, exit] = /^([^]*)\n(\d+)$/.exec(results[i]!)!;
      assert.equal(Number(exit), code, line);
      if (out !== undefined) assert.equal(printed!.trimEnd(), out, line);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
