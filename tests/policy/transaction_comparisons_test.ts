/** The cases of `tests/vectors/policy/transaction_comparisons.json`: each field of `transactions`, in both directions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { comparePolicies } from "@dwsa/base/compare";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { readVectors } from "./_vectors.ts";

interface Case {
  readonly id: string;
  readonly name: string;
  readonly a: SigningPolicy;
  readonly b: SigningPolicy;
  readonly relation: "more" | "incomparable" | "equal";
  /** The part in which `a` allows more. */
  readonly part?: string;
}

for (const { id, name, a, b, relation, part } of readVectors<readonly Case[]>("transaction_comparisons.json")) {
  test(`comparePolicies() finds ${relation} in ${id}: ${name}`, () => {
    const found = comparePolicies(a, b);
    const mirrored = comparePolicies(b, a);
    for (
      const { more, less } of [
        { more: found.allowsMore, less: found.allowsLess },
        { more: mirrored.allowsLess, less: mirrored.allowsMore },
      ]
    ) {
      assert.equal(more?.part, part);
      assert.equal(less !== undefined, relation === "incomparable");
      if (more === undefined) continue;
      assert.deepEqual(signingPolicy(a).transaction(more.transaction!), []);
      assert.deepEqual(signingPolicy(b).transaction(more.transaction!), more.violations);
    }
    assert.deepEqual(comparePolicies(a, a), {});
    assert.deepEqual(comparePolicies(b, b), {});
  });
}
