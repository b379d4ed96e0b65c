/**
 * A reference implementation of policies for calls, as documented. It is short, calls no function of the
 * library, and tries every assignment of calls to rules.
 */

import type { ArgumentRule, CallRule, SigningPolicy } from "@dwsa/base/policy";
import type { ScValJson } from "@dwsa/base/json";
import type { CallTree } from "../_arbitraries/policy.ts";

/**
 * Returns whether a policy accepts these trees, which this address approves until ledger 100. Ignores the network, the
 * credentials, the fee and rules for creations.
 */
export function naivelyTakes(policy: SigningPolicy, trees: readonly CallTree[], address: string): boolean {
  const { calls = [], entries = Infinity, untilLedger = 0 } = policy;
  return policy.addresses.includes(address) && untilLedger >= 100 && trees.length <= entries &&
    canAssign(trees, calls, calls.map(timesOf), address) &&
    keepsLimits(trees, policy) && keepsRecipients(trees, policy);
}

function timesOf(rule: CallRule): number {
  return "times" in rule ? rule.times ?? 1 : 1;
}

function canAssign(
  trees: readonly CallTree[],
  rules: readonly CallRule[],
  left: readonly number[],
  self: string,
): boolean {
  const [first, ...rest] = trees;
  if (first === undefined) return true;
  return rules.some((rule, i) => {
    const below = rule.calls ?? [];
    return left[i]! > 0 && fits(first, rule, self) &&
      canAssign(first.calls, below, below.map(timesOf), self) &&
      canAssign(rest, rules, left.map((times, j) => i === j ? times - 1 : times), self);
  });
}

function fits(tree: CallTree, rule: CallRule, self: string): boolean {
  if ("create" in rule) return false;
  const { args } = rule;
  return [rule.contract].flat().includes(tree.contract) && [rule.function].flat().includes(tree.function) &&
    (args === "any" ||
      args.length === tree.args.length && args.every((one, i) => fitsArgument(tree.args[i]!, one, self)));
}

function fitsArgument(value: ScValJson, rule: ArgumentRule, self: string): boolean {
  const text = JSON.stringify(value);
  if (rule === "any") return true;
  if (rule === "self") return text === JSON.stringify({ address: self });
  if ("is" in rule) return text === JSON.stringify(rule.is);
  if ("oneOf" in rule) return rule.oneOf.some((one) => text === JSON.stringify(one));
  const number = (value as Record<string, string>)[rule.type];
  return number !== undefined && BigInt(number) >= BigInt(rule.min ?? number) &&
    BigInt(number) <= BigInt(rule.max ?? number);
}

/** The arguments of some token functions: addresses (a), a recipient (r), the amount (i), a ledger (u). */
const SHAPES: Readonly<Record<string, string>> = {
  transfer: "ari",
  transfer_from: "aaai",
  approve: "aaiu",
  burn: "ai",
};

function hasShape({ function: name, args }: CallTree): boolean {
  const letters = args.map((arg) => {
    const [[type, value]] = Object.entries(arg) as [[string, unknown]];
    if (type === "address") return `${value}`.startsWith("M") ? "m" : "a";
    return type === "i128" ? "i" : type === "u32" ? "u" : "-";
  });
  const shape = SHAPES[name]!;
  return letters.length === shape.length &&
    letters.every((letter, i) => letter === shape[i] || shape[i] === "r" && (letter === "a" || letter === "m"));
}

function everyNode(trees: readonly CallTree[]): CallTree[] {
  return trees.flatMap((tree) => [tree, ...everyNode(tree.calls)]);
}

function keepsLimits(trees: readonly CallTree[], { limits }: SigningPolicy): boolean {
  if (limits === undefined) return true;
  const calls = everyNode(trees).filter(({ function: name }) => name in SHAPES);
  const amountOf = ({ function: name, args }: CallTree) =>
    BigInt((args[SHAPES[name]!.indexOf("i")] as { i128: string }).i128);
  if (!calls.every((call) => hasShape(call) && amountOf(call) >= 0n)) return false;
  if (!calls.every(({ contract }) => limits.some(({ token }) => token === contract))) return false;
  return limits.every(({ token, amount }) =>
    calls.filter(({ contract }) => contract === token).reduce((sum, call) => sum + amountOf(call), 0n) <= BigInt(amount)
  );
}

function keepsRecipients(trees: readonly CallTree[], { recipients }: SigningPolicy): boolean {
  if (recipients === undefined) return true;
  return everyNode(trees).filter(({ function: name }) => name.startsWith("transfer")).every((call) =>
    hasShape(call) &&
    recipients.includes((call.args[call.function === "transfer" ? 1 : 2] as { address: string }).address)
  );
}
