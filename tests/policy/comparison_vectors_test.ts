/** The cases of `tests/vectors/policy/comparisons.json`: the relation of two policies, and examples to replay. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { comparePolicies, type PolicyDifference } from "@dwsa/base/compare";
import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { type ComparisonCase, type DifferenceJson, readVectors, requestsOf } from "./_vectors.ts";

const cases = readVectors<readonly ComparisonCase[]>("comparisons.json");

for (const { id, name, a, b, relation, allowsMore, allowsLess } of cases) {
  test(`comparePolicies() finds ${relation} in ${id}${name === undefined ? "" : `: ${name}`}`, () => {
    const found = comparePolicies(a, b);
    const mirrored = comparePolicies(b, a);
    assert.equal(relationOf(found.allowsMore, found.allowsLess), relation);
    assert.equal(relationOf(mirrored.allowsLess, mirrored.allowsMore), relation);
    for (
      const [difference, expected, accepting, rejecting] of [
        [found.allowsMore, allowsMore, a, b],
        [found.allowsLess, allowsLess, b, a],
      ] as const
    ) {
      if (difference === undefined || expected === undefined) continue;
      // A difference in whether transactions are signed at all comes first.
      if (difference.part !== "transaction") assert.equal(difference.part, expected.part);
      replay(difference, accepting, rejecting);
      replayListed(expected, accepting, rejecting);
    }
  });
}

function relationOf(more: unknown, less: unknown): ComparisonCase["relation"] {
  if (more === undefined) return less === undefined ? "equal" : "less";
  return less === undefined ? "more" : "incomparable";
}

function replay(found: PolicyDifference, accepting: SigningPolicy, rejecting: SigningPolicy): void {
  const { requests, transaction, violations } = found;
  if (transaction !== undefined) {
    assert.deepEqual(signingPolicy(accepting).transaction(transaction), []);
    assert.notDeepEqual(signingPolicy(rejecting).transaction(transaction), []);
  }
  if (requests === null || requests.length === 0) return;
  assert.deepEqual(signingPolicy(accepting).entries(requests), []);
  const again = signingPolicy(rejecting).entries(requests);
  assert.ok(again.length > 0);
  assert.deepEqual(violations, again);
}

function replayListed(
  { requests, codes }: DifferenceJson,
  accepting: SigningPolicy,
  rejecting: SigningPolicy,
): void {
  if (requests === null) return;
  const listed = requestsOf(requests);
  assert.deepEqual(signingPolicy(accepting).entries(listed), []);
  const violations = signingPolicy(rejecting).entries(listed);
  assert.deepEqual([...new Set(violations.map(({ code }) => code))].sort(), [...new Set(codes)].sort());
}
