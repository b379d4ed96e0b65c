/**
 * Checks that the tests of `comparePolicies` fail for each of several wrong changes of its code.
 *
 *     deno run -A tests/policy/mutants.ts [--only=unions]
 *
 * Makes each change in a copy of the repository, and runs all cases of {@linkcode TESTS} there. Ends with an error if
 * the tests pass with a change, if they fail without any change (not checked with `--only`), or if the code to change is
 * not found exactly once.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** The name of the change, the file in `approve`, the code to change, and the changed code. */
const MUTANTS: readonly (readonly [name: string, file: string, before: string, after: string])[] = [
  ["candidates without unions", "_excess.ts", "(other & set) === 0n ||", "true ||"],
  ["only the first piece of a box", "_classes.ts", "[...pieces, {", "[...pieces.slice(0, 1), {"],
  [
    "as many calls as a set of rules accepts",
    "_excess.ts",
    "const least = candidate.times + 1n",
    "const least = candidate.times",
  ],
  ["a class beats another that spends less", "_excess.ts", "&& isAtMost(a.cost, b.cost)", ""],
  ["any number of entries", "_excess.ts", "entries === Infinity ? [] : [BigInt(entries)]", "[]"],
  ["a sum that is one too large", "_sums.ts", "atLeast(greatest, limit + 1n)", "atLeast(greatest, limit + 2n)"],
  ["times of rules below once in all", "_sums.ts", "[index, -times] as const", "[index, -1n] as const"],
  ["nothing below a call is rejected", "_excess.ts", "rejecting.length === 0 ? [] : [rejecting]", "[]"],
  [
    "all lists below are rejected alone",
    "_excess.ts",
    "const options = this.#below(calls, set.map(",
    "const options = this.#below(calls, set.slice(0, 1).map(",
  ],
  ["two equal rules as one", "compare_policies.ts", "(found.get(id)?.times ?? 0) + rule.times", "rule.times"],
  ["a rule fits into another whatever is below", "_embed.ts", "rule.calls!.length === 0 ||", "true ||"],
  ["no times in the first test", "_embed.ts", "others.map(({ times }) => times)", "others.map(() => 2 ** 40)"],
  ["approvers are all alike", "_request_excess.ts", "usesSelf && named.has(value)", "false"],
  [
    "only the first argument is forbidden",
    "_request_excess.ts",
    "return box.sets.flatMap((set, i) => {",
    "return box.sets.slice(0, 1).flatMap((set, i) => {",
  ],
  [
    "recipients of the first policy do not count",
    "_classes.ts",
    "sets[i] = intersect(sets[i]!, setOf(recipients))",
    "",
  ],
  [
    "the source of a transaction acts itself",
    "_transaction_excess.ts",
    "if (foreign !== undefined) {",
    "if (foreign !== undefined && form.source === foreign) {",
  ],
  [
    "accounts of the policy alone",
    "_transaction_excess.ts",
    "[...this.accounts, ...this.#namedAccounts(), this.stranger]",
    "this.accounts",
  ],
  ["entries of foreign accounts are checked", "_transaction_excess.ts", "search.findUnjudgedEntries() ??", ""],
  ["limits of assets are not compared", "_transaction_excess.ts", "?? search.findOutflows()", ""],
  ["limits of assets exclude no operation", "_outflows.ts", "if (limits === undefined) return [all];", "return [all];"],
  ["a merge lets nothing go", "_outflows.ts", "if (box.first === MERGE) return [box];", ""],
  ["one operation reaches a limit", "_outflows.ts", "most: BigInt(most) });", "most: 1n });"],
];

const TESTS = [
  "tests/policy/comparison_vectors_test.ts",
  "tests/policy/transaction_comparisons_test.ts",
  "tests/properties/policy_comparison_test.ts",
  "tests/policy/compare_policies_test.ts",
];

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const copy = mkdtempSync(join(tmpdir(), "mutants-"));
const ignored = /^(\.git|node_modules|dist|npm|docs|coverage)$/;
cpSync(root, copy, { recursive: true, filter: (path) => !ignored.test(path.slice(root.length + 1)) });

/** Returns whether the tests fail in the copy. */
function isNoticed(): boolean {
  const options = ["test", "-RE", "--quiet", "--no-check", "--fail-fast", "--parallel", ...TESTS];
  const { status } = spawnSync(process.execPath, options, { cwd: copy, env: { ...process.env, TEST_LONG: "1" } });
  return status !== 0;
}

const survivors: string[] = [];
for (const [name, file, before, after] of MUTANTS) {
  if (!name.includes(values.only)) continue;
  const path = join(copy, "policy", "compare", file);
  const text = readFileSync(path, "utf8");
  if (text.split(before).length !== 2) throw new Error(`${name}: expected ${file} to contain exactly once: ${before}`);
  writeFileSync(path, text.replace(before, () => after));
  const noticed = isNoticed();
  writeFileSync(path, text);
  console.log(noticed ? "noticed" : "SURVIVED", name);
  if (!noticed) survivors.push(name);
}
if (values.only === "" && isNoticed()) throw new Error("the tests fail without any change");
rmSync(copy, { recursive: true });
if (survivors.length > 0) throw new Error(`not noticed: ${survivors.join("; ")}`);
