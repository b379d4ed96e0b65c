/** Makes wrong changes in a copy of the repository, and runs tests there: each change must be noticed. */

// deno-lint-ignore-file no-console -- it is used by programs, which print to the terminal

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** The name of the change, the file, the code to change, which the file contains once, and the changed code. */
export type Mutant = readonly [name: string, file: string, before: string, after: string];

/** Returns changes of one file from rows of the name, which follows the prefix, the code to change, and the changed code. */
export function mutantsOf(
  file: string,
  prefix: string,
  rows: readonly (readonly [name: string, before: string, after: string])[],
): readonly Mutant[] {
  return rows.map(([name, before, after]) => [`${prefix}${name}`, file, before, after]);
}

/**
 * Makes each change, and runs the tests. Throws if the tests pass with a change, if they fail without any change (not
 * checked with `--only=TEXT`), or if the code to change is not found exactly once.
 *
 * @param mutants the changes
 * @param tests the test files
 */
export function checkMutants(mutants: readonly Mutant[], tests: readonly string[]): void {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const copy = mkdtempSync(join(tmpdir(), "mutants-"));
  const ignored = /^(\.git|node_modules|dist|npm|docs|coverage)$/;
  cpSync(root, copy, { recursive: true, filter: (path) => !ignored.test(path.slice(root.length + 1)) });

  const isNoticed = () => {
    const options = ["test", "-RE", "--quiet", "--no-check", "--fail-fast", "--parallel", ...tests];
    const { status } = spawnSync(process.execPath, options, { cwd: copy, env: { ...process.env, TEST_LONG: "1" } });
    return status !== 0;
  };
  const survivors: string[] = [];
  for (const [name, file, before, after] of mutants) {
    if (!name.includes(values.only)) continue;
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    if (text.split(before).length !== 2) {
      throw new Error(`${name}: expected ${file} to contain exactly once: ${before}`);
    }
    writeFileSync(path, text.replace(before, () => after));
    const noticed = isNoticed();
    writeFileSync(path, text);
    console.log(noticed ? "noticed" : "SURVIVED", name);
    if (!noticed) survivors.push(name);
  }
  if (values.only === "" && isNoticed()) throw new Error("the tests fail without any change");
  rmSync(copy, { recursive: true });
  if (survivors.length > 0) throw new Error(`not noticed: ${survivors.join("; ")}`);
}
