/**
 * `comparePolicies` against reference implementations: pairs of small policies, with every short list of calls or of
 * operations. With TEST_LONG=1, all pairs are compared (a third of the pairs with limits of assets), otherwise a share
 * of them.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { comparePolicies } from "@dwsa/base/compare";
import {
  type CallRule,
  type OperationRule,
  policyFrom,
  type SigningPolicy,
  signingPolicy,
  type TransactionRules,
} from "@dwsa/base/policy";
import type { ScValJson } from "@dwsa/base/json";
import * as operation from "@dwsa/base/operation";
import { buildTransaction, transactionRequest } from "@dwsa/base/transaction";
import type { CallTree } from "../_arbitraries/policy.ts";
import { LONG, size } from "../_long.ts";
import { ALICE, BOB, CAROL, contract, NETWORK } from "../auth/_entries.ts";
import { naivelyTakes } from "./_naive_policy.ts";

const C = contract(3);
const policyOf = (calls: readonly CallRule[]): SigningPolicy => ({
  version: 1,
  network: NETWORK,
  addresses: [ALICE],
  untilLedger: 100,
  calls,
});
const leaf = (name: string, args: ScValJson[] = [], calls: CallTree[] = []): CallTree => ({
  contract: C,
  function: name,
  args,
  calls,
});

/** Returns all lists of at most `most` items, in which the order does not matter. */
function multisets<T>(items: readonly T[], most: number): T[][] {
  const lists: T[][] = [[]];
  let last: [T[], number][] = [[[], 0]];
  for (let size = 1; size <= most; size++) {
    last = last.flatMap(([list, from]) =>
      items.slice(from).map((item, i): [T[], number] => [[...list, item], from + i])
    );
    lists.push(...last.map(([list]) => list));
  }
  return lists;
}

/**
 * Compares one in `share` pairs of policies, with TEST_LONG=1 all pairs. The expected relation follows from the results
 * of the reference implementation for all lists. Returns the number of pairs.
 */
function compareAll(policies: readonly SigningPolicy[], lists: readonly CallTree[][], share: number): number {
  const accepted = policies.map((policy) => lists.map((list) => naivelyTakes(policy, list, ALICE)));
  let pairs = 0;
  for (const [i, a] of policies.entries()) {
    for (const [j, b] of policies.entries()) {
      if (!LONG && (i * policies.length + j) % share !== 0) continue;
      pairs++;
      const { allowsMore, allowsLess } = comparePolicies(a, b);
      const more = lists.some((_, k) => accepted[i]![k]! && !accepted[j]![k]!);
      const less = lists.some((_, k) => !accepted[i]![k]! && accepted[j]![k]!);
      assert.deepEqual([allowsMore !== undefined, allowsLess !== undefined], [more, less], JSON.stringify([a, b]));
    }
  }
  return pairs;
}

const subsets = (names: readonly string[]) =>
  Array.from({ length: 2 ** names.length - 1 }, (_, i) => names.filter((_, bit) => (i + 1) >> bit & 1));

test("comparePolicies() is right for all pairs of policies of at most 2 flat rules over 3 functions", () => {
  const rules = subsets(["a", "b", "c"]).flatMap((names) =>
    [1, 2].map((times): CallRule => ({ contract: C, function: names, args: [], times }))
  );
  const policies = multisets(rules, 2).map(policyOf);
  assert.equal(policies.length, 120);
  compareAll(policies, multisets(["a", "b", "c"].map((name) => leaf(name)), 4), 13);
});

test("comparePolicies() is right for all pairs of policies of at most 3 flat rules over 2 functions", () => {
  const rules = subsets(["a", "b"]).flatMap((names) =>
    [1, 2].map((times): CallRule => ({ contract: C, function: names, args: [], times }))
  );
  const policies = multisets(rules, 3).map(policyOf);
  assert.equal(policies.length, 84);
  compareAll(policies, multisets(["a", "b"].map((name) => leaf(name)), 6), 13);
});

test("comparePolicies() is right for all pairs of policies of at most 2 rules with rules below", () => {
  const below = [[], ["a"], ["b"], ["a", "b"], ["a", "a"], ["a|b"]];
  const rules = below.flatMap((names) =>
    [1, 2].map((times): CallRule => ({
      contract: C,
      function: "f",
      args: [],
      times,
      calls: names.map((name): CallRule => ({ contract: C, function: name.split("|"), args: [] })),
    }))
  );
  const policies = multisets(rules, 2).map(policyOf);
  assert.equal(policies.length, 91);
  const trees = multisets(["a", "b"].map((name) => leaf(name)), 2).map((calls) => leaf("f", [], calls));
  compareAll(policies, multisets(trees, 4), 29);
});

test("comparePolicies() is right for pairs of policies of at most 2 rules for two arguments", () => {
  const sets = [[1], [2], [1, 2], [2, 3]];
  const argument = (values: readonly number[]) => ({ oneOf: values.map((value) => ({ u32: value })) });
  const rules = sets.flatMap((x) =>
    sets.map((y): CallRule => ({ contract: C, function: "f", args: [argument(x), argument(y)] }))
  );
  const policies = multisets(rules, 2).map(policyOf);
  const values = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => leaf("f", [{ u32: x }, { u32: y }])));
  compareAll(policies, multisets(values, 2), 97);
});

test("comparePolicies() is right for pairs of policies with amounts, limits and numbers of entries", () => {
  const ranges = [[1, 2], [2, 2], [0, 3]] as const;
  const rules = ranges.flatMap(([min, max]) =>
    [1, 2].map((times): CallRule => ({
      contract: C,
      function: "burn",
      args: ["self", { type: "i128", min: `${min}`, max: `${max}` }],
      times,
    }))
  );
  const policies = multisets(rules, 2).flatMap((calls) =>
    [undefined, 0, 3, 5].flatMap((limit) =>
      [undefined, 2].map((entries): SigningPolicy => ({
        ...policyOf(calls),
        ...(limit === undefined ? {} : { limits: [{ token: C, amount: `${limit}` }] }),
        ...(entries === undefined ? {} : { entries }),
      }))
    )
  );
  const values = [0, 1, 2, 3].map((amount) => leaf("burn", [{ address: ALICE }, { i128: `${amount}` }]));
  compareAll(policies, multisets(values, 4), 211);
});

const pay = (over: Partial<OperationRule> = {}, fields: OperationRule["fields"] = {}): OperationRule => ({
  type: "payment",
  fields: { destination: { is: BOB }, asset: { asset: "native" }, amount: { min: "1", max: "2" }, ...fields },
  ...over,
});
const transactions: TransactionRules = { maxFee: "1000", until: "2000", operations: [pay()] };
const whole = (over: Partial<TransactionRules> = {}, policy: Partial<SigningPolicy> = {}): SigningPolicy => ({
  version: 1,
  network: NETWORK,
  addresses: [ALICE],
  transactions: { ...transactions, ...over },
  ...policy,
});
test("comparePolicies() is right for all pairs of policies of at most 2 rules for operations, and 3 operations", () => {
  const rules = [[BOB], [CAROL], [BOB, CAROL]].flatMap((to) =>
    [1, 2].map((times) => pay({ times }, { destination: { oneOf: to }, amount: { is: "10000000" } }))
  );
  const policies = multisets(rules, 2).filter(({ length }) => length > 0).map((operations) => whole({ operations }));
  const lists = multisets([BOB, CAROL], 4).filter(({ length }) => length > 0).map((list) =>
    transactionRequest(
      buildTransaction({
        source: ALICE,
        accountSequence: 0n,
        operations: list.map((destination) => operation.payment({ destination, asset: "native", amount: "1" })),
        baseFee: 100,
        timeBounds: { max: 2_000 },
      }),
      NETWORK,
      ALICE,
    )
  );
  const accepted = policies.map((policy) => lists.map((list) => signingPolicy(policy).transaction(list).length === 0));
  for (const [i, a] of policies.entries()) {
    for (const [j, b] of policies.entries()) {
      if (!LONG && (i * policies.length + j) % 11 !== 0) continue;
      const { allowsMore, allowsLess } = comparePolicies(a, b);
      const expected = [[i, j], [j, i]].map(([x, y]) => lists.some((_, k) => accepted[x!]![k]! && !accepted[y!]![k]!));
      assert.deepEqual([allowsMore !== undefined, allowsLess !== undefined], expected, JSON.stringify([a, b]));
    }
  }
});

/** Returns whether rules for payments and limits accept amounts of assets, as documented. Tries each assignment. */
function naivelyPays(
  rules: readonly { assets: readonly string[]; min: number; max: number; times: number }[],
  limits: readonly { token: string; amount: string }[],
  list: readonly { asset: string; amount: number }[],
): boolean {
  const assign = ([first, ...rest]: typeof list, left: readonly number[]): boolean =>
    first === undefined ||
    rules.some(({ assets, min, max }, i) =>
      left[i]! > 0 && assets.includes(first.asset) && min <= first.amount && first.amount <= max &&
      assign(rest, left.map((times, j) => i === j ? times - 1 : times))
    );
  const sumOf = (asset: string) => list.reduce((sum, one) => one.asset === asset ? sum + one.amount : sum, 0);
  return assign(list, rules.map(({ times }) => times)) && (limits.length === 0 ||
    list.every(({ asset }) => limits.some((limit) => limit.token === asset)) &&
      limits.every(({ token, amount }) => sumOf(token) <= Number(amount)));
}

test("comparePolicies() is right for pairs of policies of at most 2 rules for payments, with limits of assets", () => {
  const assets = ["native", `USDC:${CAROL}`];
  const rules = [assets.slice(0, 1), assets].flatMap((some) =>
    [[1, 1], [1, 3]].flatMap(([min, max]) => [1, 2].map((times) => ({ assets: some, min: min!, max: max!, times })))
  );
  const limited = [[], [[0, 2]], [[0, 4]], [[0, 2], [1, 3]]].map((limits) =>
    limits.map(([asset, amount]) => ({ token: assets[asset!]!, amount: `${amount}` }))
  );
  const all = multisets(rules, 2).slice(1).flatMap((some) => limited.map((limits) => ({ some, limits })));
  const policies = all.map(({ some, limits }) =>
    whole({
      operations: some.map(({ assets, min, max, times }) =>
        pay({ times }, { asset: { asset: assets }, amount: { min: `${min}`, max: `${max}` } })
      ),
    }, limits.length === 0 ? {} : { limits })
  );
  const payments = assets.flatMap((asset) => [1, 2, 3].map((amount) => ({ asset, amount })));
  const lists = multisets(payments, 4).slice(1);
  const accepted = all.map(({ some, limits }) => lists.map((list) => naivelyPays(some, limits, list)));
  for (const [i, a] of policies.entries()) {
    for (const [j, b] of policies.entries()) {
      if ((i * policies.length + j) % (LONG ? 3 : 401) !== 0) continue;
      const { allowsMore, allowsLess } = comparePolicies(a, b);
      const expected = [[i, j], [j, i]].map(([x, y]) => lists.some((_, k) => accepted[x!]![k]! && !accepted[y!]![k]!));
      assert.deepEqual([allowsMore !== undefined, allowsLess !== undefined], expected, JSON.stringify([a, b]));
    }
  }
});

test("comparePolicies() bounds steps and evidence, and checks its options", () => {
  const many = policyOf(Array.from({ length: 30 }, (_, i): CallRule => ({
    contract: C,
    function: "f",
    args: [{ type: "u32", min: `${i}`, max: `${i + 15}` }],
  })));
  assert.throws(() => comparePolicies(many, policyOf(many.calls!.slice(1)), { maxSteps: 50 }), {
    code: "auth/too-complex",
  });
  const times = (count: number) => policyOf([{ contract: C, function: "f", args: [], times: count }]);
  const { allowsMore } = comparePolicies(times(4_294_967_295), times(4_294_967_294));
  assert.deepEqual([allowsMore?.requests, allowsMore?.violations], [null, []]);
  assert.equal(comparePolicies(times(5), times(4)).allowsMore?.requests?.length, 5);
  assert.equal(comparePolicies(times(5), times(4), { maxCalls: 4 }).allowsMore?.requests, null);
  assert.throws(() => comparePolicies(times(1), times(1), { maxSteps: 0 }), RangeError);
  assert.throws(() => comparePolicies(times(1), times(1), { maxCalls: "5" as never }), TypeError);
  assert.throws(() => comparePolicies(times(1), { ...times(1), untilLedger: 0 }), {
    code: "auth/invalid-policy",
    path: "other.untilLedger",
  });
  assert.ok(policyFrom !== undefined);
});

test("comparePolicies() names the transactions that it cannot compare", () => {
  const buy: OperationRule = {
    type: "manage_buy_offer",
    fields: {
      selling: { asset: "native" },
      buying: "any",
      buy_amount: { min: "1", max: "100" },
      price: "any",
      offer_id: "any",
    },
  };
  const limited = whole({ operations: [buy] }, { limits: [{ token: "native", amount: "5" }] });
  assert.throws(() => comparePolicies(whole({ operations: [buy] }), limited), {
    code: "auth/too-complex",
    message: /: the result depends on the cost of buy offers for an asset with a limit$/,
  });
});

test("comparePolicies() handles many rules for different functions, and rejects more than it can search", () => {
  const rules = (count: number) =>
    policyOf(Array.from({ length: count }, (_, i): CallRule => ({ contract: C, function: `f${i}`, args: [] })));
  assert.deepEqual(comparePolicies(rules(size(2_000)), rules(size(2_000))), {});
  const [many, maxSteps] = [rules(size(60_000)), size(100_000)]; // 100,000 is the default
  assert.throws(() => comparePolicies(many, many, LONG ? {} : { maxSteps }), { code: "auth/too-complex" });
});

test("comparePolicies() ignores times beyond the number of entries that are signed together", () => {
  const policy: SigningPolicy = {
    version: 1,
    network: "Test SDF Network ; September 2015",
    addresses: ["GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57"],
    credentials: ["address"],
    untilLedger: 100,
    entries: 2,
    calls: [{
      contract: "CADQOBYHA4DQOBYHA4DQOBYHA4DQOBYHA4DQOBYHA4DQOBYHA4DQP5KR",
      function: "ping",
      args: ["self"],
      times: 2,
    }],
  };
  const [call] = policy.calls!;
  assert.deepEqual(comparePolicies({ ...policy, calls: [{ ...call!, times: 31 }] }, policy), {});
});

test("comparePolicies() shows that operations that belong together are a part of those that do not", () => {
  const swap = [pay(), pay({}, { destination: { is: CAROL } })];
  const [together, alone] = [true, false].map((together) => whole({ operations: swap, together }));
  const { allowsMore, allowsLess } = comparePolicies(alone!, together!);
  assert.equal(allowsMore?.part, "operation");
  assert.deepEqual(allowsMore.violations.map(({ code, path }) => `${code} ${path}`), [
    "operation transactions.operations[1]",
  ]);
  assert.equal(allowsLess, undefined);
  assert.deepEqual(comparePolicies(together!, together!), {});
  const fewer = whole({ operations: swap.slice(0, 1), together: true });
  assert.equal(comparePolicies(together!, fewer).allowsMore?.part, "operation");
  assert.equal(comparePolicies(fewer, together!).allowsMore?.part, "operation");
  assert.deepEqual(comparePolicies(fewer, whole({ operations: swap.slice(0, 1) })), {});
});

test("comparePolicies() adds up what operations, own calls and entries move of one token", () => {
  const native = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC";
  const calls: CallRule[] = [{
    contract: native,
    function: "transfer",
    args: ["self", { is: { address: BOB } }, { type: "i128", min: "1", max: "6" }],
  }];
  const limited = (amount: string) => whole({}, { calls, limits: [{ token: "native", amount }] });
  for (const [amount, isMore] of [["7", true], ["8", false]] as const) { // 2 by the operation, 6 by the call
    const { allowsMore } = comparePolicies(whole({}, { calls }), limited(amount));
    assert.equal(allowsMore?.part, isMore ? "limit" : undefined, amount);
    if (isMore) assert.deepEqual(allowsMore?.violations.map(({ code }) => code), ["limit"]);
  }
  assert.equal(comparePolicies(limited("8"), limited("7")).allowsMore?.part, "limit");
  const named = whole({}, { calls, limits: [{ token: native, amount: "8" }] });
  assert.deepEqual(comparePolicies(named, limited("8")), {});
});
