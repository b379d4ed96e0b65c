/** Explains why calls and operations match no rule: by the nearest rule, or by the rules for which too many compete. */

import { showAddress } from "../auth/_shared.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { count } from "../internal/fault.ts";
import { distanceOf, fitsArgument, type FullRules, type Level, type Matchable, Matching } from "./_match.ts";
import { type CallNode, callViolation } from "./_requests.ts";
import { firstDifference, showCall, showValue } from "./_texts.ts";
import type { Rule } from "./_rules.ts";

/** Functions that explain rejected nodes. */
interface Explanation<Node> {
  /** Returns the violation of a node whose matching rules have no capacity left. */
  readonly surplus: (node: Node, full: FullRules) => PolicyViolation;
  /** Returns the violations of a node that no rule accepts, by comparison with the nearest rule. */
  readonly misfit: (node: Node, rule: Rule | undefined) => readonly PolicyViolation[];
}

/**
 * Matches nodes with rules, level by level, and returns the violations: none if each node can be assigned a rule that
 * accepts the node and its sub-invocations.
 *
 * If no rule accepts a node, the violations name the differences from the nearest rule. If rules accept the node but
 * have no capacity left, the violation names one of these rules and their number.
 */
export function matchNodes<Node extends Matchable<Node>>(
  roots: readonly Node[],
  rules: readonly Rule[],
  { surplus, misfit }: Explanation<Node>,
): PolicyViolation[] {
  const matching = new Matching<Node>();
  const levels = [matching.match(roots, rules)];
  const violations: PolicyViolation[] = [];
  for (const level of levels) { // items that are added during the loop are visited too
    if (level === undefined) {
      const expected = "at most 4194304 pairs of a call and a rule";
      return [{ code: "size", path: "", expected, got: "more; split the requests, or use fewer rules" }];
    }
    const known = new Map<string, Rule | undefined>();
    const nearestRule = (node: Node): Rule | undefined => {
      const key = node.key();
      if (!known.has(key)) known.set(key, findNearest(node, level.rules));
      return known.get(key);
    };
    for (const [i, full] of level.rules.length === 0 ? withoutRules(level) : level.rejected) {
      const node = level.nodes[i]!;
      if (full !== undefined) {
        violations.push(surplus(node, full));
        continue;
      }
      const below = level.nearest.get(i);
      if (below !== undefined) {
        levels.push(below);
        continue;
      }
      const rule = nearestRule(node);
      violations.push(...misfit(node, rule));
      const isOf = rule !== undefined && distanceOf(node, rule) === 0;
      if (isOf && rule.calls !== undefined && node.children.length > 0) {
        levels.push(matching.match(node.children, rule.calls));
      }
    }
  }
  return violations;
}

/** Matches calls with rules, see {@linkcode matchNodes}. */
export function matchCalls(roots: readonly CallNode[], rules: readonly Rule[]): PolicyViolation[] {
  return matchNodes(roots, rules, { surplus: surplusCall, misfit: explainCall });
}

function* withoutRules({ nodes }: Level<unknown>): Generator<[number, undefined]> {
  for (let i = 0; i < nodes.length; i++) yield [i, undefined];
}

/** Returns the violation of a call whose matching rules have no capacity left. */
function surplusCall(node: CallNode, full: FullRules): PolicyViolation {
  return callViolation("times", node, ".function", roomText(full, "call"), "one more");
}

/** Describes how many nodes the rules accept. */
export function roomText({ rule, rules, times }: FullRules, unit: string): string {
  if (rules === 1) return `${rule.expected} at most ${times === 1 ? "once" : count(times, "time")}`;
  return `at most ${count(times, unit)} for ${rules} rules together, including the rule for ${rule.expected}`;
}

/** Returns the violations of a call that no rule accepts, by comparison with the nearest rule. */
function explainCall(node: CallNode, rule: Rule | undefined): PolicyViolation[] {
  if (rule === undefined || distanceOf(node, rule) > 0) {
    const expected = rule?.expected ?? "no call";
    return [callViolation(node.creates ? "create" : "call", node, ".function", expected, showCall(node.invocation))];
  }
  const place = node.creates ? ".function.constructorArgs" : ".function.args";
  const args = rule.args!; // otherwise any arguments would match
  if (args.length !== node.args.length) {
    return [callViolation("argument", node, place, count(args.length, "argument"), `${node.args.length}`)];
  }
  return args.flatMap((arg, i) => {
    if (fitsArgument(node, i, arg)) return [];
    const { value } = node.args[i]!;
    const { path, expected, got } = arg.only === undefined
      ? { path: "", expected: arg.values === "self" ? selfText(node) : arg.expected, got: showValue(value) }
      : firstDifference(arg.only, value);
    return [callViolation("argument", node, `${place}[${i}]${path}`, expected, got)];
  });
}

/** Describes what `"self"` means for a call: the approving address, which for a transaction is its source account. */
function selfText({ request: { address, credentials } }: CallNode): string {
  const approver = credentials === "sourceAccount" ? "the source account" : "the address that approves";
  return `"self", ${approver}${address === null ? "" : ` ${showAddress(address)}`}`;
}

/**
 * Returns the rule with the fewest differences from a node; `undefined` if there are no rules. The target weighs more
 * than the arguments, and the first of equally near rules is returned.
 */
function findNearest(node: Matchable<unknown>, rules: readonly Rule[]): Rule | undefined {
  let nearest: Rule | undefined;
  let least = Infinity;
  for (const rule of rules) {
    let distance = distanceOf(node, rule) * 2 ** 40; // weighs more than any number of arguments
    if (distance === 0) {
      const args = rule.args!; // otherwise the rule would accept the call, or its sub-invocations would decide
      distance = args.length !== node.args.length
        ? 2 ** 32
        : args.reduce((sum, arg, i) => fitsArgument(node, i, arg) ? sum : sum + 1, 0);
    }
    if (distance < least) [nearest, least] = [rule, distance];
  }
  return nearest;
}
