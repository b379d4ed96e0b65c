/**
 * Checks that the tests of `comparePolicies` fail for each of several wrong changes of its code: see `checkMutants`.
 *
 *     deno run -A tests/policy/mutants.ts [--only=unions]
 */

import { checkMutants } from "../_mutants.ts";

/** The name of the change, the file in `policy/compare`, the code to change, and the changed code. */
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
    "_transaction_search.ts",
    "[...this.accounts, ...this.#namedAccounts(), this.stranger]",
    "this.accounts",
  ],
  ["entries of foreign accounts are checked", "_transaction_excess.ts", "findUncheckedEntries(search) ??", ""],
  [
    "limits of assets exclude no operation",
    "_outflows.ts",
    "if (limits === undefined || spending === undefined) return [all];",
    "return [all];",
  ],
  ["limits are not compared", "_transaction_spending.ts", "return findOutflows(search) ??", "return"],
  ["what cannot be counted is allowed", "_outflows.ts", 'if (spending === "uncountable") return [];', ""],
  ["one operation reaches a limit", "_outflows.ts", "most: BigInt(most) });", "most: 1n });"],
];

const TESTS = [
  "tests/policy/comparison_vectors_test.ts",
  "tests/policy/transaction_comparisons_test.ts",
  "tests/properties/policy_comparison_test.ts",
  "tests/policy/compare_policies_test.ts",
];

checkMutants(
  MUTANTS.map(([name, file, before, after]) => [name, `policy/compare/${file}`, before, after]),
  TESTS,
);
