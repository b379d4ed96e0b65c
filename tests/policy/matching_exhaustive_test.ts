/**
 * `signingPolicy` against all assignments of calls to rules, for small policies (all of them with TEST_LONG=1,
 * otherwise a share) and every order of every short list of calls.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type CallRule, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { approvalRequest } from "@dwsa/base/auth";
import { type CallTree, invocationOf } from "../_arbitraries/policy.ts";
import { some, written } from "../_long.ts";
import { ALICE, contract, entryFor, NETWORK } from "../auth/_entries.ts";
import { naivelyTakes } from "./_naive_policy.ts";

const C = contract(3);
const leaf = (name: string, calls: CallTree[] = []): CallTree => ({ contract: C, function: name, args: [], calls });

/** Returns all lists of at most `most` items, in every order. */
function sequences<T>(items: readonly T[], most: number): T[][] {
  const lists: T[][] = [[]];
  for (let size = 1, last = lists.slice(); size <= most; size++) {
    last = last.flatMap((list) => items.map((item) => [...list, item]));
    lists.push(...last);
  }
  return lists;
}

function check(policies: readonly (readonly CallRule[])[], lists: readonly CallTree[][], nth: number): number {
  const requests = lists.map((list) =>
    list.map((tree) => approvalRequest(entryFor(ALICE, { root: invocationOf(tree), expiry: 100 }), NETWORK))
  );
  let cases = 0;
  for (const calls of some(policies, nth)) {
    const policy: SigningPolicy = { version: 1, network: NETWORK, addresses: [ALICE], untilLedger: 100, calls };
    const approve = signingPolicy(policy).entries;
    for (const [i, list] of lists.entries()) {
      cases++;
      const found = approve(requests[i]!);
      assert.equal(found.length === 0, naivelyTakes(policy, list, ALICE), JSON.stringify([calls, list]));
      // There cannot be more violations than calls.
      if (found.length === 0 || found.some(({ code }) => code !== "times")) continue;
      assert.ok(found.length < list.length + list.reduce((sum, tree) => sum + tree.calls.length, 0) + 1);
    }
  }
  return cases;
}

const flat = [["a"], ["b"], ["c"], ["a", "b"], ["a", "c"], ["b", "c"], ["a", "b", "c"]].flatMap((names) =>
  [1, 2].map((times): CallRule => ({ contract: C, function: names, args: [], times }))
);
const pairs = <T>(
  items: readonly T[],
) => [[], ...items.map((one) => [one]), ...items.flatMap((a) => items.map((b) => [a, b]))];

test("signingPolicy() is right for every policy of at most 2 flat rules and every list of at most 4 calls", () => {
  const cases = check(pairs(flat), sequences(["a", "b", "c"].map((name) => leaf(name)), 4), 13);
  assert.ok(cases > 2_000, written(cases));
});

test("signingPolicy() is right for every policy of at most 2 rules with rules below, and every list of at most 2 trees", () => {
  const rules = [[], ["a"], ["b"], ["a", "b"], ["a", "a"], ["a|b"], ["a|b", "b"]].flatMap((below) =>
    [1, 2].map((times): CallRule => ({
      contract: C,
      function: "f",
      args: [],
      times,
      calls: below.map((names): CallRule => ({ contract: C, function: names.split("|"), args: [] })),
    }))
  );
  const trees = sequences(["a", "b"].map((name) => leaf(name)), 3).map((calls) => leaf("f", calls));
  const cases = check(pairs(rules), sequences(trees, 2), 31);
  assert.ok(cases > 1_000, written(cases));
});
