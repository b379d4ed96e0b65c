/**
 * Properties of signing policies: a policy accepts only trees that its documentation allows.
 * `FC_NUM_RUNS=100000 FC_SEED=20261122 deno test -RE tests/properties/policy_test.ts` is the long run.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type ApprovalRequest, approvalRequest, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { type CallRule, policyFrom, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { anyEntry, passphrase, unsignedEntry } from "../_arbitraries/auth.ts";
import {
  type CallTree,
  callTree,
  choices,
  type Choose,
  invocationOf,
  mutate,
  policyFor,
  TOKENS,
  treeNodes,
} from "../_arbitraries/policy.ts";
import { flowsOf } from "@dwsa/base/transaction";
import { testProperty } from "../_arbitraries/property.ts";
import { printable } from "../../internal/escape.ts";
import { ALICE, BOB, entryFor, NETWORK } from "../auth/_entries.ts";
import { naivelyTakes } from "../policy/_naive_policy.ts";

const requestsOf = (trees: readonly CallTree[], address = ALICE): ApprovalRequest[] =>
  trees.map((tree, i) => ({
    ...approvalRequest(entryFor(address, { root: invocationOf(tree), expiry: 100 }), NETWORK),
    path: `entries[${i}]`,
  }));

const takes = (policy: SigningPolicy, trees: readonly CallTree[], address = ALICE): boolean =>
  signingPolicy(policy).entries(requestsOf(trees, address)).length === 0;

/** A policy, and modified copies of the trees that it accepts or almost accepts. */
const trial: fc.Arbitrary<
  { policy: ReturnType<typeof policyFor>; trees: CallTree[]; address: string; choose: Choose }
> = fc.tuple(
  fc.array(callTree, { minLength: 1, maxLength: 2 }),
  choices,
).map(([originals, choose]) => {
  const policy = policyFor(originals, choose);
  const trees = structuredClone(originals);
  for (let i = [0, 0, 1, 2][choose(4)]!; i > 0; i--) mutate(trees[choose(trees.length)]!, choose);
  return { policy, trees, address: choose(16) === 0 ? BOB : ALICE, choose };
});

testProperty(
  "signingPolicy() accepts what some assignment of calls to rules accepts, and nothing else",
  fc.property(trial, ({ policy, trees, address }) => {
    assert.equal(takes(policy, trees, address), naivelyTakes(policy, trees, address));
  }),
  300,
);

testProperty(
  "signingPolicy() gives the same verdict and codes whatever the order of requests, calls and rules",
  fc.property(trial, ({ policy, trees, address, choose }) => {
    const shuffle = <T>(items: readonly T[]): T[] => {
      const rest = items.slice();
      return items.map(() => rest.splice(choose(rest.length), 1)[0]!);
    };
    const shuffleTree = (tree: CallTree): CallTree => ({ ...tree, calls: shuffle(tree.calls).map(shuffleTree) });
    const shuffleRules = (rules: readonly CallRule[]): CallRule[] =>
      shuffle(rules).map((rule) => rule.calls === undefined ? rule : { ...rule, calls: shuffleRules(rule.calls) });
    const codes = (policy: SigningPolicy, trees: readonly CallTree[]) =>
      signingPolicy(policy).entries(requestsOf(trees, address)).map(({ code }) => code).sort();
    const others = shuffle(trees).map(shuffleTree);
    assert.deepEqual(codes(policy, others), codes(policy, trees));
    assert.equal(
      takes({ ...policy, calls: shuffleRules(policy.calls) }, others, address),
      takes(policy, trees, address),
    );
  }),
  300,
);

test("the random policies accept some of their trees and reject others", () => {
  const seen = { taken: 0, refused: 0 };
  for (const { policy, trees, address } of fc.sample(trial, { numRuns: 300, seed: 21 })) {
    seen[takes(policy, trees, address) ? "taken" : "refused"]++;
  }
  assert.ok(Object.values(seen).every((count) => count > 40), JSON.stringify(seen));
});

testProperty(
  "signingPolicy() gives two equal rules the meaning of one with their times added",
  fc.property(trial, ({ policy, trees, address }) => {
    const [first, ...rest] = policy.calls;
    if (first === undefined || "create" in first) return;
    const twice = { ...policy, calls: [first, ...rest, first] };
    const added = { ...policy, calls: [{ ...first, times: 2 * (first.times ?? 1) }, ...rest] };
    assert.equal(takes(twice, trees, address), takes(added, trees, address));
  }),
);

testProperty(
  "signingPolicy() takes no more after a rule, an address, a limit or a recipient is removed",
  fc.property(trial, ({ policy, trees, address, choose }) => {
    const drop = <T>(list: readonly T[]): T[] => {
      const dropped = list.length === 0 ? 0 : choose(list.length);
      return list.filter((_, i) => i !== dropped);
    };
    const { addresses, limits, recipients, calls } = policy;
    const narrower: SigningPolicy[] = [
      { ...policy, calls: drop(calls) },
      ...(addresses.length > 1 ? [{ ...policy, addresses: drop(addresses) }] : []),
      ...(limits === undefined ? [] : [{ ...policy, limits: drop(limits) }]),
      ...(recipients === undefined ? [] : [{ ...policy, recipients: drop(recipients) }]),
    ];
    for (const one of narrower) {
      if (takes(one, trees, address)) assert.ok(takes(policy, trees, address));
    }
  }),
);

testProperty(
  "signingPolicy() takes no tree for having one call more",
  fc.property(trial, ({ policy, trees, address, choose }) => {
    if (takes(policy, trees, address)) return;
    const nodes = trees.flatMap(treeNodes);
    nodes[choose(nodes.length)]!.calls.push({ ...nodes[choose(nodes.length)]!, calls: [] });
    assert.ok(!takes(policy, trees, address));
  }),
);

testProperty(
  "signingPolicy() returns the same for an entry, its preimage and its policy in JSON",
  fc.property(trial, ({ policy, trees }) => {
    const [tree] = trees;
    const entry = entryFor(ALICE, { root: invocationOf(tree!), arm: "dwsaCredentialsAddressV2" });
    const preimage = buildAuthorizationEntryPreimage(entry, 100, NETWORK);
    const answer = signingPolicy(policy).entries([approvalRequest(entry, NETWORK, 100)]);
    assert.deepEqual(
      signingPolicy(JSON.parse(JSON.stringify(policy))).entries([approvalRequest(preimage, NETWORK)]),
      answer,
    );
  }),
);

testProperty(
  "policyFrom() takes what it was made from, in JSON, and not twice",
  fc.property(unsignedEntry(), passphrase, (entry, network) => {
    const request = approvalRequest(entry, network, 100);
    const approve = signingPolicy(JSON.parse(JSON.stringify(policyFrom([request], network)))).entries;
    assert.deepEqual(approve([request]), []);
    assert.deepEqual(approve([request, request]).map(({ code }) => code), ["entries"]);
    const other = approvalRequest(entry, network, 101);
    assert.deepEqual(approve([other]).map(({ code }) => code), ["expiry"]);
  }),
);

testProperty(
  "signingPolicy() never throws for an entry that decodes, and takes it only by its rules",
  fc.property(anyEntry, (entry) => {
    const approve = signingPolicy({
      version: 1,
      network: NETWORK,
      addresses: [ALICE],
      entries: 1,
      untilLedger: 100,
      calls: [{ contract: TOKENS, function: "transfer", args: ["self", "any", { type: "i128" }], times: 5 }],
      limits: [{ token: TOKENS[0]!, amount: "5" }],
      recipients: [BOB],
    }).entries;
    const found = approve([approvalRequest(entry, NETWORK)]);
    assert.ok(found.length > 0);
    for (const { path, expected, got } of found) {
      for (const text of [path, expected, got]) assert.equal(text, printable(text));
    }
  }),
);

testProperty(
  "signingPolicy() limits what flowsOf() sums",
  fc.property(fc.array(callTree, { minLength: 1, maxLength: 3 }), (trees) => {
    const requests = requestsOf(trees);
    const flows = flowsOf(requests, NETWORK).filter(({ direction }) => direction === "out");
    const limits = TOKENS.map((token) => ({
      token,
      amount: `${flows.reduce((sum, flow) => flow.token === token ? sum + BigInt(flow.amount!) : sum, 0n)}`,
    }));
    const check = (limits: SigningPolicy["limits"]) =>
      signingPolicy({ ...policyFrom(requests), limits: limits! }).entries(requests).filter(({ code }) =>
        code === "limit"
      );
    const isToItself = trees.flatMap(treeNodes).some(({ function: name, args }) =>
      name.startsWith("transfer") && JSON.stringify(args.at(-3)) === JSON.stringify(args.at(-2))
    );
    if (!isToItself) assert.deepEqual(check(limits), []);
    for (const [i, { amount }] of limits.entries()) {
      if (amount === "0") continue;
      const less = limits.map((limit, j) => i === j ? { ...limit, amount: `${BigInt(amount) - 1n}` } : limit);
      assert.ok(isToItself ? check(less).length > 0 : check(less).length === 1);
    }
  }),
);
