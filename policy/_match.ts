/**
 * Matches calls with rules. Each call needs a rule that accepts the call and its sub-invocations, and no rule is
 * assigned more calls than its `times`. The order of calls and rules does not matter.
 *
 * A level consists of the children of a call and the children of a rule, and is a bipartite matching with capacities.
 * For each call, a search finds a rule with remaining capacity, and reassigns earlier calls along the path to that
 * rule. Calls that match the same rules form a class. The rules that a failed search has reached remain full.
 */

import type { AllowedValues, Rule } from "./_rules.ts";
import { contains, type Point } from "./_value_set.ts";

/** The maximum number of pairs of a call and a rule. */
const MAX_PAIRS = 4_194_304; // 2^22

/** A node that is matched with rules: a contract call, or an operation, which has no children. */
export interface Matchable<Node> extends MatchTarget {
  /** The value that `"self"` stands for in rules; `undefined` if the approver is unknown. */
  readonly self: string | undefined;
  readonly args: readonly Argument[];
  /** Returns a key that is equal for nodes that rules cannot distinguish, apart from their children. */
  readonly key: () => string;
  /** The sub-invocations of the node. */
  readonly children: readonly Node[];
}

/**
 * The target of a node. For a call, `first` is the contract and `second` the function. For a creation, `first` is the
 * code hash or the XDR of the asset, and `second` the deployer. For an operation, `first` is the type and `second` the
 * source account. A part is `undefined` if no rule can name it.
 */
export interface MatchTarget {
  readonly creates: boolean;
  readonly first: string | undefined;
  readonly second: string | undefined;
}

/** An argument of a call, or a field of an operation. */
export interface Argument {
  /** Returns the value and its part in value sets, which are computed only once. */
  readonly point: () => Point;
}

/** The result for the calls of one level. */
export interface Level<Node> {
  readonly nodes: readonly Node[];
  readonly rules: readonly Rule[];
  /** For each unmatched call, by index, the rules that the call competed for; `undefined` if no rule matches. */
  readonly rejected: ReadonlyMap<number, FullRules | undefined>;
  /** The number of unmatched calls. If there are no rules, all calls are unmatched, and `rejected` is empty. */
  readonly missing: number;
  /**
   * For each call that is rejected only because of its sub-invocations: the level of sub-invocations with the fewest
   * rejected calls.
   */
  readonly nearest: ReadonlyMap<number, Level<Node>>;
}

/** Rules that too many calls compete for, which proves that one of these calls is rejected. */
export interface FullRules {
  /** One of the rules. */
  readonly rule: Rule;
  /** The number of rules. */
  readonly rules: number;
  /** The number of calls that the rules accept in total. */
  readonly times: number;
}

/** Matches calls with rules level by level, and limits the number of pairs that are tried. */
export class Matching<Node extends Matchable<Node>> {
  #pairs = 0;

  /**
   * Matches calls and their sub-invocations with rules, without recursion; returns `undefined` if there are too many
   * pairs.
   */
  match(nodes: readonly Node[], rules: readonly Rule[]): Level<Node> | undefined {
    const open = [this.#open(nodes, rules)];
    for (;;) {
      const top = open[open.length - 1]!;
      if (this.#pairs > MAX_PAIRS) return undefined;
      const below = nextLevel(top);
      if (below !== undefined) {
        open.push(this.#open(below.node.children, below.rule.calls!));
        continue;
      }
      const level = fillRules(top);
      open.pop();
      const above = open[open.length - 1];
      if (above === undefined) return level;
      closeLevel(above, level);
    }
  }

  #open(nodes: readonly Node[], rules: readonly Rule[]): OpenLevel<Node> {
    this.#pairs += nodes.length * rules.length;
    return { nodes, rules, nearest: new Map(), rows: [], known: new Map(), node: 0, rule: 0 };
  }
}

/** A level whose matching is in progress. `node` and `rule` are the indices of the next pair. */
interface OpenLevel<Node> {
  readonly nodes: readonly Node[];
  readonly rules: readonly Rule[];
  readonly nearest: Map<number, Level<Node>>;
  /** The rules that accept each call, one bit per rule. */
  readonly rows: Uint32Array[];
  /** The rows of calls without sub-invocations, by the key of the node: many nodes have equal keys. */
  readonly known: Map<string, Uint32Array>;
  node: number;
  rule: number;
}

/** Advances to the next pair whose result depends on sub-invocations, and returns the pair; `undefined` at the end. */
function nextLevel<Node extends Matchable<Node>>(open: OpenLevel<Node>): { node: Node; rule: Rule } | undefined {
  const { nodes, rules, rows, known, nearest } = open;
  if (rules.length === 0) return undefined;
  for (; open.node < nodes.length; open.node++, open.rule = 0) {
    const node = nodes[open.node]!;
    const isLeaf = node.children.length === 0 && nodes.length > 1;
    const key = isLeaf ? node.key() : "";
    const same = isLeaf ? known.get(key) : undefined;
    if (same !== undefined) {
      rows[open.node] = same;
      continue;
    }
    const row = rows[open.node] ?? new Uint32Array(Math.ceil(rules.length / 32));
    rows[open.node] = row;
    while (open.rule < rules.length) {
      const i = open.rule++;
      const rule = rules[i]!;
      if (!fitsHead(node, rule)) continue;
      if (node.children.length > 0 && rule.calls !== undefined) {
        if (rule.calls.length > 0) return { node, rule };
        keepNearest(nearest, open.node, node.children.length, () => withoutRules(node.children));
        continue;
      }
      row[i >>> 5]! |= 1 << (i & 31);
    }
    if (isLeaf) known.set(key, row);
  }
  return undefined;
}

/** Stores the result of the sub-invocations of the last pair. */
function closeLevel<Node>({ nearest, rows, node, rule }: OpenLevel<Node>, below: Level<Node>): void {
  const i = rule - 1;
  if (below.missing === 0) rows[node]![i >>> 5]! |= 1 << (i & 31);
  else keepNearest(nearest, node, below.missing, () => below);
}

function keepNearest<Node>(
  nearest: Map<number, Level<Node>>,
  node: number,
  missing: number,
  level: () => Level<Node>,
): void {
  if (missing < (nearest.get(node)?.missing ?? Infinity)) nearest.set(node, level());
}

/** Returns the result of a level without rules. */
function withoutRules<Node>(nodes: readonly Node[]): Level<Node> {
  return { nodes, rules: [], rejected: new Map(), missing: nodes.length, nearest: new Map() };
}

/** Assigns rules to as many calls of a level as possible. */
function fillRules<Node>({ nodes, rules, nearest, rows }: OpenLevel<Node>): Level<Node> {
  if (rules.length === 0) return withoutRules(nodes);
  const rejected = new Map<number, FullRules | undefined>();
  const classes = new Map<string, number>();
  const rowsOf: Uint32Array[] = [];
  const room = new RuleRoom(rules, rowsOf);
  for (let i = 0; i < nodes.length; i++) {
    const row = rows[i]!;
    if (row.every((word) => word === 0)) {
      rejected.set(i, undefined);
      continue;
    }
    nearest.delete(i);
    const key = row.join();
    let one = classes.get(key);
    if (one === undefined) {
      classes.set(key, one = rowsOf.length);
      rowsOf.push(row);
    }
    const full = room.add(one);
    if (full !== undefined) rejected.set(i, full);
  }
  return { nodes, rules, rejected, missing: rejected.size, nearest };
}

/** The assignment of calls to rules, with the remaining capacity of each rule. */
class RuleRoom {
  readonly #rules: readonly Rule[];
  /** The rules that accept the calls of each class. */
  readonly #rowsOf: readonly Uint32Array[];
  readonly #left: number[];
  /** The number of calls of each class assigned to each rule. */
  readonly #held: readonly Map<number, number>[];
  /** The rules that are permanently full, as a bit set. */
  readonly #closed: Uint32Array;
  /** The rules that compete with each full rule, as bit sets. */
  readonly #groups = new Map<number, Uint32Array>();
  /** The proof of rejection of each class whose rules are all full. */
  readonly #full = new Map<number, FullRules>();

  constructor(rules: readonly Rule[], rowsOf: readonly Uint32Array[]) {
    this.#rules = rules;
    this.#rowsOf = rowsOf;
    this.#left = rules.map(({ times }) => times);
    this.#held = rules.map(() => new Map());
    this.#closed = new Uint32Array(Math.ceil(rules.length / 32));
  }

  /** Assigns a rule to a call of a class; returns the proof of its rejection if all matching rules are full. */
  add(one: number): FullRules | undefined {
    const known = this.#full.get(one);
    if (known !== undefined) return known;
    const seen = this.#closed.slice();
    const from = new Map<number, { readonly before: number | undefined; readonly mover: number }>();
    const queue: number[] = [];
    const expanded = new Set<number>();
    /** Visits the rules that accept calls of a class, and returns one with remaining capacity. */
    const expand = (mover: number, before: number | undefined): number | undefined => {
      if (expanded.has(mover)) return undefined;
      expanded.add(mover);
      const row = this.#rowsOf[mover]!;
      for (let word = 0; word < row.length; word++) {
        let bits = row[word]! & ~seen[word]!;
        seen[word]! |= bits;
        for (; bits !== 0; bits &= bits - 1) {
          const rule = word * 32 + 31 - Math.clz32(bits & -bits);
          from.set(rule, { before, mover });
          if (this.#left[rule]! > 0) return rule;
          queue.push(rule);
        }
      }
      return undefined;
    };
    let free = expand(one, undefined);
    for (let i = 0; free === undefined && i < queue.length; i++) {
      const rule = queue[i]!;
      for (const mover of this.#held[rule]!.keys()) {
        free = expand(mover, rule);
        if (free !== undefined) break;
      }
    }
    if (free === undefined) return this.#close(one, queue, expanded);
    this.#left[free]!--;
    for (let rule = free;;) {
      const { before, mover } = from.get(rule)!;
      const held = this.#held[rule]!;
      held.set(mover, (held.get(mover) ?? 0) + 1);
      if (before === undefined) return undefined;
      const rest = this.#held[before]!;
      const count = rest.get(mover)! - 1;
      if (count === 0) rest.delete(mover);
      else rest.set(mover, count);
      rule = before;
    }
  }

  /** Marks the rules of a failed search as full, and returns the rules that the call competed for. */
  #close(one: number, reached: readonly number[], expanded: ReadonlySet<number>): FullRules {
    const group = new Uint32Array(this.#closed.length);
    for (const mover of expanded) {
      const row = this.#rowsOf[mover]!;
      for (let word = 0; word < row.length; word++) {
        let bits = row[word]! & this.#closed[word]! & ~group[word]!;
        while (bits !== 0) {
          const others = this.#groups.get(word * 32 + 31 - Math.clz32(bits & -bits))!;
          for (let i = 0; i < group.length; i++) group[i]! |= others[i]!;
          bits &= ~group[word]!;
        }
      }
    }
    for (const rule of reached) {
      group[rule >>> 5]! |= 1 << (rule & 31);
      this.#closed[rule >>> 5]! |= 1 << (rule & 31);
      this.#groups.set(rule, group);
    }
    const row = this.#rowsOf[one]!;
    const word = row.findIndex((bits) => bits !== 0);
    const full: { rule: Rule; rules: number; times: number } = {
      rule: this.#rules[word * 32 + 31 - Math.clz32(row[word]! & -row[word]!)]!,
      rules: 0,
      times: 0,
    };
    for (const [i, rule] of this.#rules.entries()) {
      if ((group[i >>> 5]! & 1 << (i & 31)) === 0) continue;
      full.rules++;
      full.times += rule.times;
    }
    this.#full.set(one, full);
    return full;
  }
}

/** Returns whether a rule accepts a node, apart from its sub-invocations. */
function fitsHead(node: Matchable<unknown>, rule: Rule): boolean {
  if (distanceOf(node, rule) > 0) return false;
  const { args } = rule;
  return args === undefined || args.length === node.args.length && args.every((arg, i) => fitsArgument(node, i, arg));
}

/** Returns the mismatch score of a target against the head of a rule; 0 is a match. */
export function distanceOf({ creates, first, second }: MatchTarget, { head }: Rule): number {
  if (creates !== head.creates) return 3;
  const isFirst = first !== undefined && head.first.has(first);
  const isSecond = head.second === undefined || second !== undefined && head.second.has(second);
  return (isFirst ? 0 : 1) + (isSecond ? 0 : 1);
}

/** Returns whether a rule accepts an argument of a node. */
export function fitsArgument(
  { args, self }: Pick<Matchable<unknown>, "args" | "self">,
  i: number,
  { values }: AllowedValues,
): boolean {
  const point = args[i]!.point();
  return values === "self" ? point.value === self : contains(values, point);
}
