/** Creates random pairs of similar policies, with at most 4 calls, 2 sub-invocations of each, and 3 operations. */

import type {
  ArgumentRule,
  CallRule,
  FieldRule,
  OperationRule,
  SigningPolicy,
  TransactionRules,
} from "@dwsa/base/policy";
import { ALICE, BOB, CAROL, contract, NETWORK } from "../../auth/_entries.ts";

const OTHER_NETWORK = "Public Global Stellar Network ; September 2015";
const CONTRACTS = [contract(1), contract(2)];
const FUNCTIONS = ["transfer", "approve", "burn", "transfer_from", "f", "g"];
const MUXED = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
const SHAPES: Readonly<Record<string, string>> = {
  transfer: "ari",
  approve: "aaiu",
  burn: "ai",
  transfer_from: "aaai",
};

/** Chooses items by random numbers. */
class Chooser {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Returns `true` in one of `count` cases on average. */
  once(count: number): boolean {
    return this.below(count) === 0;
  }

  one<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Returns at least one of the items. */
  some<T>(items: readonly T[]): T[] {
    const kept = items.filter(() => this.once(2));
    return kept.length > 0 ? kept : [this.one(items)];
  }
}

function argumentRule(choose: Chooser, letter: string): ArgumentRule {
  if (choose.once(6)) return "any";
  const [low, high] = [choose.below(4), 2 + choose.below(5)];
  if (letter === "i" || letter === "u") {
    const type = letter === "u" || choose.once(20) ? "u32" : "i128";
    const value = (n: number) => type === "u32" ? { u32: n } : { i128: `${n}` };
    if (choose.once(4)) return { is: value(low) };
    if (choose.once(4)) return { oneOf: [value(low), value(high)] };
    const ends = { ...(choose.once(8) ? {} : { min: `${low}` }), ...(choose.once(8) ? {} : { max: `${high}` }) };
    return low <= high ? { type, ...ends } : { type };
  }
  if (choose.once(3)) return "self";
  const addresses = letter === "r" ? [ALICE, BOB, CAROL, MUXED] : [ALICE, BOB, CAROL];
  return { oneOf: choose.some(addresses).map((address) => ({ address })) };
}

function callRule(choose: Chooser, times: number, depth: number): CallRule {
  const name = choose.one(FUNCTIONS);
  const shape = SHAPES[name] ?? "ai".slice(choose.below(3));
  const below = depth > 0 && choose.once(3) ? callRules(choose, 2, depth - 1) : undefined;
  return {
    contract: choose.once(4) ? CONTRACTS : choose.one(CONTRACTS),
    function: choose.once(5) ? [...new Set([name, "f"])] : name,
    args: choose.once(6) ? "any" : [...shape].map((letter) => argumentRule(choose, letter)),
    ...(below === undefined ? {} : { calls: below }),
    ...(times === 1 ? {} : { times }),
  };
}

/** Creates rules for at most `most` calls in total. */
function callRules(choose: Chooser, most: number, depth: number): CallRule[] {
  const rules: CallRule[] = [];
  for (let left = 1 + choose.below(most); left > 0 && rules.length < 3;) {
    const times = 1 + choose.below(Math.min(left, 2));
    rules.push(callRule(choose, times, depth));
    left -= times;
  }
  return rules;
}

function requestPart(
  choose: Chooser,
): Omit<SigningPolicy, "version" | "network" | "transactions"> & { readonly calls: readonly CallRule[] } {
  return {
    addresses: choose.some([ALICE, BOB]),
    untilLedger: 100 + (choose.once(8) ? 1 : 0),
    calls: callRules(choose, 4, 1),
    ...(choose.once(8) ? { entries: 1 + choose.below(3) } : {}),
    ...(choose.once(8) ? { credentials: choose.some(["address", "addressV2", "sourceAccount"] as const) } : {}),
    ...(choose.once(3)
      ? { limits: choose.some(CONTRACTS).map((token) => ({ token, amount: `${choose.below(9)}` })) }
      : {}),
    ...(choose.once(6) ? { recipients: choose.some([ALICE, BOB, MUXED]) } : {}),
  };
}

function policyOf(choose: Chooser): SigningPolicy {
  return {
    version: 1,
    network: choose.once(20) ? OTHER_NETWORK : NETWORK,
    ...requestPart(choose),
  };
}

const ASSETS = ["native", `USDC:${CAROL}`];

function fieldRule(choose: Chooser, rules: readonly FieldRule[]): FieldRule {
  return choose.once(5) ? "any" : choose.one(rules);
}

function operationRule(choose: Chooser, times: number): OperationRule {
  const account = (): FieldRule => fieldRule(choose, ["self", { is: BOB }, { oneOf: choose.some([BOB, CAROL]) }]);
  const [low, high] = [choose.below(4), 3 + choose.below(5)];
  const amount = (): FieldRule =>
    fieldRule(choose, [{ min: `${low}`, max: `${high}` }, { max: `${high}` }, { is: `${low}` }, {
      oneOf: [`${low}`, `${high}`],
    }]);
  const rest = { ...(choose.once(4) ? { source: choose.some([ALICE, BOB]) } : {}), ...(times === 1 ? {} : { times }) };
  switch (choose.below(9)) {
    case 0:
      return { type: "create_account", fields: { destination: account(), starting_balance: amount() }, ...rest };
    case 1:
      return { type: "bump_sequence", fields: { bump_to: amount() }, ...rest };
    case 2:
      return { type: "account_merge", fields: { value: account() }, ...rest };
    case 3:
      return {
        type: "set_options",
        fields: {
          ...(choose.once(2)
            ? { home_domain: fieldRule(choose, [{ is: "example.com" }, { oneOf: ["a.org", "b.org"] }]) }
            : {}),
          ...(choose.once(3) ? { signer: "any" } : {}),
        },
        ...rest,
      };
    case 4:
      return { type: "restore_footprint", fields: {}, ...rest };
    default:
      return {
        type: "payment",
        fields: {
          ...(choose.once(20) ? {} : { destination: account() }),
          asset: fieldRule(choose, [{ asset: "native" }, { asset: ASSETS[1]! }, { asset: ASSETS }]),
          amount: amount(),
        },
        ...rest,
      };
  }
}

function operationRules(choose: Chooser): OperationRule[] {
  const rules: OperationRule[] = [];
  for (let left = choose.below(4); left > 0;) {
    const times = 1 + choose.below(left);
    rules.push(operationRule(choose, times));
    left -= times;
  }
  return rules;
}

function transactionRules(choose: Chooser): TransactionRules {
  return {
    maxFee: choose.once(8) ? "200" : "100",
    until: choose.once(8) ? "2000" : "1000",
    operations: operationRules(choose),
    ...(choose.once(6) ? { memo: choose.one(["any", { text: "a" }, { id: "5" }] as const) } : {}),
    ...(choose.once(10) ? { anySequence: true } : {}),
    ...(choose.once(3) ? { feeBump: true, anyInner: choose.once(2) } : {}),
  };
}

function wholePolicy(choose: Chooser): SigningPolicy {
  const { limits = [], untilLedger, calls, ...rest } = requestPart(choose);
  const assets = choose.once(2) ? choose.some(ASSETS).map((token) => ({ token, amount: `${choose.below(12)}` })) : [];
  const all = [...limits, ...assets];
  return {
    version: 1,
    network: choose.once(20) ? OTHER_NETWORK : NETWORK,
    ...rest,
    ...(choose.once(3) ? { untilLedger } : {}),
    ...(choose.once(3) ? { calls: calls.slice(0, 1) } : {}),
    ...(all.length > 0 ? { limits: all } : {}),
    ...(choose.once(20) ? {} : { transactions: transactionRules(choose) }),
  };
}

/** Returns a policy with at most one property or rule changed, in most cases to that of another policy. */
function changed(choose: Chooser, policy: SigningPolicy, other: SigningPolicy): SigningPolicy {
  if (policy.transactions !== undefined && choose.below(3) > 0) {
    const { transactions } = policy;
    const operations = changedRules(choose, transactions.operations, other.transactions?.operations ?? []);
    if (choose.once(2)) return { ...policy, transactions: { ...transactions, operations } };
    const name = choose.one(["maxFee", "until", "memo", "anySequence", "feeBump"] as const);
    const value = other.transactions?.[name];
    return value === undefined ? policy : { ...policy, transactions: { ...transactions, [name]: value } };
  }
  if (choose.once(2)) {
    const calls = changedRules(choose, policy.calls ?? [], other.calls ?? []);
    return calls.length > 3 ? policy : { ...policy, calls } as SigningPolicy;
  }
  const name = choose.one(["addresses", "entries", "limits", "recipients", "credentials", "network"] as const);
  const { [name]: _, ...rest } = policy;
  if (other[name] !== undefined) return { ...policy, [name]: other[name] } as SigningPolicy;
  const isOptional = name !== "addresses" && name !== "network";
  return isOptional ? rest as SigningPolicy : policy;
}

/** Returns rules without one of them, or with one replaced, limited to one call, or loosened. */
function changedRules<T extends CallRule | OperationRule>(
  choose: Chooser,
  rules: readonly T[],
  others: readonly T[],
): T[] {
  if (rules.length === 0) return rules.slice();
  const i = choose.below(rules.length);
  const rule = rules[i]!;
  switch (choose.below(4)) {
    case 0:
      return rules.filter((_, j) => j !== i);
    case 1: {
      const other = others.find((one) => timesOf(one) <= timesOf(rule));
      return other === undefined ? rules.slice() : rules.map((one, j) => i === j ? other : one);
    }
    case 2: {
      const once = { ...rule, times: 1 };
      return rules.map((one, j) => i === j ? once : one);
    }
    default:
      return rules.map((one, j) => i === j ? loosened(choose, one) : one);
  }
}

function timesOf(rule: CallRule | OperationRule): number {
  return "times" in rule ? rule.times ?? 1 : 1;
}

/** Returns a rule with one argument or field that can be anything. */
function loosened<T extends CallRule | OperationRule>(choose: Chooser, rule: T): T {
  if ("fields" in rule) {
    const names = Object.keys(rule.fields);
    return names.length === 0 ? rule : { ...rule, fields: { ...rule.fields, [choose.one(names)]: "any" } };
  }
  if (rule.args === "any" || rule.args.length === 0) return rule;
  const i = choose.below(rule.args.length);
  return { ...rule, args: rule.args.map((arg, j) => i === j ? "any" : arg) };
}

/** Creates two policies: in most cases, one policy and a small change of it. */
export function randomPair(random: () => number, transactions: boolean): [SigningPolicy, SigningPolicy] {
  const choose = new Chooser(random);
  const make = transactions ? wholePolicy : policyOf;
  const [a, other] = [make(choose), make(choose)];
  if (choose.once(4)) return [a, other];
  let b = changed(choose, a, other);
  if (choose.once(2)) b = changed(choose, b, other);
  return choose.once(2) ? [a, b] : [b, a];
}
