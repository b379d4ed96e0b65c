/** Runs the code of the guides, and compares the results that they show. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

/** Returns `expected`, with strings that contain `…` replaced by the strings in `actual` that they match. */
function fill(expected: unknown, actual: unknown): unknown {
  if (typeof expected === "string" && typeof actual === "string" && expected.includes("…")) {
    const pattern = expected.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^]*");
    return new RegExp(`^${pattern}$`).test(actual) ? actual : expected;
  }
  if (Array.isArray(expected) && Array.isArray(actual)) return expected.map((item, i) => fill(item, actual[i]));
  if (typeof expected === "object" && expected !== null && typeof actual === "object" && actual !== null) {
    if (Object.getPrototypeOf(expected) !== Object.prototype) return expected;
    return Object.fromEntries(
      Object.entries(expected).map(([name, value]) => [name, fill(value, (actual as Record<string, unknown>)[name])]),
    );
  }
  return expected;
}

/** Compares the value of a statement with the value in the guide. */
function same(actual: unknown, expected: unknown): void {
  assert.deepEqual(actual, fill(expected, actual));
}

/** Checks that `work` throws an error with the given name or code, and path. */
async function throws(work: () => unknown, expected: string): Promise<void> {
  const [kind, path] = expected.split(" at ");
  await assert.rejects(async () => await work(), (error: Error & { code?: string; path?: string }) => {
    assert.equal(error.code ?? error.name, kind);
    if (path !== undefined) assert.equal(error.path, path);
    return true;
  });
}

/** Returns the expected value in comments: an expression, or the lines of a string. */
function expectedIn(comments: readonly string[]): string {
  const lines = comments.map((line) => line.replace(/^ *\/\/ ?/, ""));
  if (comments.length > 1 && lines.every((line) => line.startsWith("=> "))) {
    return JSON.stringify(lines.map((line) => line.slice(3)).join("\n"));
  }
  return lines.join("\n").replace(/^=> /, "");
}

/** Converts a code block to a program that compares its results, and counts them. */
export function comparing(code: string): { readonly program: string; readonly results: number } {
  const lines = code.split("\n");
  let [start, results] = [0, 0];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (/^[^\s)}\]/]/.test(line)) start = i; // deno fmt writes the first line of a statement without indentation
    const thrown = /^ *\/\/ (?!=>)(.+); \/\/ => throws (.+)$/.exec(line);
    if (thrown !== null) {
      results++;
      lines[i] = `await $throws(async () => { await ${thrown[1]!.replace(/^await /, "")}; }, ${
        JSON.stringify(thrown[2])
      });`;
      continue;
    }
    const comments: string[] = [];
    const [, before, comment] = /^(.*?) *(\/\/ =>.*)$/.exec(line) ?? [];
    const at = before === undefined ? -1 : before === "" ? i - 1 : i;
    if (at < 0) continue;
    results++;
    comments.push(comment!);
    const open = /[[{]$/.test(comment!);
    const goesOn = (next: string) => open ? !/^ *\/\/ [\]}]/.test(lines[i]!) : /^ *\/\/ =>/.test(next);
    while (before === "" && goesOn(lines[i + 1] ?? "") && /^ *\/\/ /.test(lines[i + 1] ?? "")) {
      comments.push(lines[++i]!);
    }
    if (before === "") lines.fill("", at + 1, i + 1);
    const first = /^\s/.test(lines[at]!) && !/^\s*[)}\]]/.test(lines[at]!) && before !== "" ? at : start;
    if (before !== "") lines[at] = before!;
    const statement = lines.slice(first, at + 1).join("\n").trim();
    const [, name] = /^(?:const|let) (\w+)/.exec(statement) ?? [];
    const value = name ?? statement.replace(/;$/, "").replace(/^console\.log\(([^]*)\)$/, "$1");
    const check = `$same(${value}, ${expectedIn(comments)});`;
    if (name !== undefined) lines[at] += `\n${check}`;
    else lines.splice(first, at + 1 - first, check, ...Array.from({ length: at - first }, () => ""));
  }
  return { program: lines.join("\n"), results };
}

/** Runs a program from `comparing`. */
export async function run(program: string): Promise<void> {
  const imported = `const { $same, $throws } = globalThis as any;\n${program}\nexport {};`;
  await import(`data:application/typescript,${encodeURIComponent(imported)}`);
}

Object.assign(globalThis, { $same: same, $throws: throws });

/** Runs the code blocks of a page that show results, and returns the number of results. */
export async function checkResults(path: string): Promise<number> {
  let shown = 0;
  for (const [, code] of readFileSync(new URL(path, ROOT), "utf8").matchAll(/^```ts\n([^]*?)^```$/gm)) {
    if (!code!.includes("// =>")) continue;
    const { program, results } = comparing(code!);
    shown += results;
    assert.doesNotMatch(program, /\/\/ =>/);
    await run(program).catch((error) => {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}\n${program}`);
    });
  }
  return shown;
}
