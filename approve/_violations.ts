/** Explains why calls do not match rules: the nearest rule of each call, or the rules it competes for. */

import type { PolicyViolation } from "../errors/mod.ts";
import { count } from "../internal/describe.ts";
import { distanceOf, fitsArgument, type FullRules, type Level, type Matchable, Matching } from "./_match.ts";
import { type CallNode, callViolation } from "./_requests.ts";
import { firstDifference, showCall, showValue } from "./_texts.ts";
import type { Rule } from "./_rules.ts";

/** Explanations for rejected nodes. */
interface Explanation<Node> {
  /** The violation of a node for which no rule has capacity left. */
  readonly surplus: (node: Node, full: FullRules) => PolicyViolation;
  /** The violations of a node that the nearest rule does not accept. */
  readonly misfit: (node: Node, rule: Rule | undefined) => readonly PolicyViolation[];
}

/**
 * Matches nodes with rules and returns the violations, level by level: none if each can be assigned a rule that accepts
 * it and its sub-invocations.
 *
 * A node that no rule accepts, regardless of its siblings, is explained by the nearest rule. Any other rejected node is
 * one too many for the rules that it and the nodes before it compete for.
 */
export function matchNodes<Node extends Matchable<Node>>(
  roots: readonly Node[],
  rules: readonly Rule[],
  { surplus, misfit }: Explanation<Node>,
): PolicyViolation[] {
  const matching = new Matching<Node>();
  const levels = [matching.match(roots, rules)];
  const violations: PolicyViolation[] = [];
  for (const level of levels) { // the loop also visits items that are added during it
    if (level === undefined) {
      const expected = "at most 4194304 pairs of a call and a rule";
      return [{ code: "size", path: "", expected, got: "more: split the requests, or use fewer rules" }];
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

/** Returns the violation of a call for which no rule has capacity left. */
function surplusCall(node: CallNode, full: FullRules): PolicyViolation {
  return callViolation("times", node, ".function", roomText(full, "call"), "one more");
}

/** Describes the capacity of rules. */
export function roomText({ rule, rules, times }: FullRules, unit: string): string {
  return rules === 1
    ? `${rule.expected} at most ${count(times, "time")}`
    : `at most ${count(times, unit)} for ${rules} rules together, one of them for ${rule.expected}`;
}

/** Returns the violations of a call that its nearest rule does not accept. */
function explainCall(node: CallNode, rule: Rule | undefined): PolicyViolation[] {
  if (rule === undefined || distanceOf(node, rule) > 0) {
    const expected = rule?.expected ?? "no further call";
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
      ? { path: "", expected: arg.expected, got: showValue(value) }
      : firstDifference(arg.only, value);
    return [callViolation("argument", node, `${place}[${i}]${path}`, expected, got)];
  });
}

/** Returns the nearest rule of a call: contract and function weigh most; ties go to the first. */
function findNearest(node: Matchable<unknown>, rules: readonly Rule[]): Rule | undefined {
  let nearest: Rule | undefined;
  let least = Infinity;
  for (const rule of rules) {
    let distance = distanceOf(node, rule) * 2 ** 40; // more than any number of arguments
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
