/**
 * Properties of comparisons of policies for entries and transactions.
 * `FC_NUM_RUNS=10000 FC_SEED=20261122 deno test -RE tests/properties/policy_comparison_test.ts` is the long run.
 */

import assert from "node:assert/strict";
import fc from "fast-check";
import { comparePolicies } from "@dwsa/base/compare";
import { policyFrom, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { callTree, choices, invocationOf, mutate, policyFor } from "../_arbitraries/policy.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { randomPair } from "../policy/solver/_pairs.ts";
import { ALICE, CAROL, entryFor, NETWORK } from "../auth/_entries.ts";
import { randomSource } from "../xdr/_random_xdr.ts";

/** Two similar policies, with or without rules for transactions. */
const pair: fc.Arbitrary<readonly [SigningPolicy, SigningPolicy]> = fc.tuple(fc.nat(), fc.boolean())
  .map(([seed, transactions]) => randomPair(randomSource(seed), transactions));

const noMore = (a: SigningPolicy, b: SigningPolicy) => comparePolicies(a, b).allowsMore === undefined;

testProperty(
  "comparePolicies() finds no difference of a policy to itself, and the same from both sides",
  fc.property(pair, ([a, b]) => {
    assert.deepEqual(comparePolicies(a, a), {});
    const [one, other] = [comparePolicies(a, b), comparePolicies(b, a)];
    assert.deepEqual([one.allowsMore, one.allowsLess], [other.allowsLess, other.allowsMore]);
  }),
  60,
);

testProperty(
  "comparePolicies() finds nothing less in a policy with a rule, an address or a fee more",
  fc.property(pair, ([a, b]) => {
    const wider: SigningPolicy[] = [{ ...a, addresses: [...new Set([...a.addresses, CAROL])] }];
    if (a.calls !== undefined && b.calls !== undefined) wider.push({ ...a, calls: [...a.calls, ...b.calls] });
    if (a.transactions !== undefined) {
      const { operations } = a.transactions;
      const others = b.transactions?.operations ?? [];
      wider.push({ ...a, transactions: { ...a.transactions, operations: [...operations, ...others], maxFee: "1000" } });
    }
    for (const one of wider) {
      const { allowsLess } = comparePolicies(one, a);
      // A policy does not check an entry of an account that it does not list, if the entry is inside a fee bump for
      // any transaction.
      if (allowsLess?.transaction?.envelope.type === "envelopeTypeTxFeeBump") continue;
      assert.equal(allowsLess, undefined, JSON.stringify(one));
    }
  }),
  60,
);

testProperty(
  "comparePolicies() finds nothing more from a first to a third policy if there is nothing from each to the next",
  fc.property(pair, fc.nat(), ([a, b], seed) => {
    const choose = (count: number) => Math.floor(randomSource(seed)() * count);
    const narrower: SigningPolicy = {
      ...b,
      ...(b.calls === undefined ? {} : { calls: b.calls.filter((_, i) => i !== choose(b.calls!.length)) }),
      entries: 1,
    };
    for (const [first, second, third] of [[a, b, narrower], [narrower, b, a], [narrower, a, b]] as const) {
      if (noMore(first, second) && noMore(second, third)) assert.ok(noMore(first, third));
    }
  }),
  60,
);

/** Requests, and two policies that accept them or almost do. */
const trial: fc.Arbitrary<{ a: SigningPolicy; b: SigningPolicy; requests: ApprovalRequest[] }> = fc
  .tuple(fc.array(callTree, { minLength: 1, maxLength: 2 }), choices)
  .map(([trees, choose]) => {
    const [a, b] = [policyFor(trees, choose), policyFor(trees, choose)];
    const tried = structuredClone(trees);
    if (choose(2) === 0) mutate(tried[choose(tried.length)]!, choose);
    const requests = tried.map((tree, i) => ({
      ...approvalRequest(entryFor(ALICE, { root: invocationOf(tree), expiry: 100 }), NETWORK),
      path: `entries[${i}]`,
    }));
    return { a, b, requests };
  });

testProperty(
  "comparePolicies() finds more where requests show it",
  fc.property(trial, ({ a, b, requests }) => {
    const [accepted, rejected] = [a, b].map((policy) => signingPolicy(policy).entries(requests).length === 0);
    if (accepted! && !rejected!) assert.ok(!noMore(a, b));
    if (!accepted! && rejected!) assert.ok(!noMore(b, a));
  }),
  200,
);

testProperty(
  "comparePolicies() finds that policyFrom() of a request allows no more than a policy that accepts it",
  fc.property(trial, ({ a: policy, requests }) => {
    const request = requests[0]!;
    if (signingPolicy(policy).entries([request]).length > 0) return;
    const { allowsMore } = comparePolicies(policyFrom([request]), policy);
    assert.equal(allowsMore, undefined);
  }),
  200,
);
