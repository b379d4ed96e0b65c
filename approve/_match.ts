/**
 * Which calls fit which rules: whether each call can be given a rule that accepts it and its sub-invocations, so that no
 * rule gets more calls than its `times`. The order of calls and of rules does not matter.
 *
 * Each level, the calls that one call makes and the rules below one rule, is a bipartite matching with capacities. For
 * each call, a search over the rules looks for one with room, and moves earlier calls along the path to it. Calls that fit
 * the same rules are one class. The rules that a search without success has reached are full for good.
 */

import type { AllowedValues, Rule } from "./_rules.ts";
import { contains, type Point } from "./_value_set.ts";

/** The most pairs of a call and a rule that are tried. */
const MAX_PAIRS = 4_194_304; // 2^22

/** What rules accept: a call of a contract, or an operation, which calls nothing. */
export interface Matchable<Node> extends MatchTarget {
  /** The value of rules with `"self"`; `undefined` if it has none. */
  readonly self: string | undefined;
  readonly args: readonly Argument[];
  /** The same for nodes that rules cannot tell apart, whatever is below them. */
  readonly key: () => string;
  /** The calls that it makes. */
  readonly children: readonly Node[];
}

/**
 * What is called: `first` is the contract and `second` the function. Of a creation, `first` is the hash of the code or the
 * XDR of the asset, and `second` the deployer; of an operation, its type and its account. `undefined` for what no rule can
 * name.
 */
export interface MatchTarget {
  readonly creates: boolean;
  readonly first: string | undefined;
  readonly second: string | undefined;
}

/** An argument of a call, or a field of an operation. */
export interface Argument {
  /** Its place in sets of values, found once. */
  readonly point: () => Point;
}

/** The result for the calls of one level. */
export interface Level<Node> {
  readonly nodes: readonly Node[];
  readonly rules: readonly Rule[];
  /** The calls that no rule accepts or has room for, by number, with the rules that are full. */
  readonly rejected: ReadonlyMap<number, FullRules | undefined>;
  /** How many calls these are. Without rules all are, and the map is empty. */
  readonly missing: number;
  /** For calls whose own rule would fit but not its sub-invocations: the level below with the fewest rejected calls. */
  readonly nearest: ReadonlyMap<number, Level<Node>>;
}

/** Rules that calls compete for: proof that one call is too many. */
export interface FullRules {
  /** A rule that fits the call. */
  readonly rule: Rule;
  /** How many rules. */
  readonly rules: number;
  /** How many calls they accept together. */
  readonly times: number;
}

/** The levels of some calls; counts the pairs of all of them. */
export class Matching<Node extends Matchable<Node>> {
  #pairs = 0;

  /** Matches calls with rules, and their sub-invocations; `undefined` if there are too many of both. It is not recursive. */
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

/** A level under way: the pair that is next. */
interface OpenLevel<Node> {
  readonly nodes: readonly Node[];
  readonly rules: readonly Rule[];
  readonly nearest: Map<number, Level<Node>>;
  /** For each call, the rules that accept it: one bit for each. */
  readonly rows: Uint32Array[];
  /** The rows of calls without calls below, by approver and bytes: many are often equal. */
  readonly known: Map<string, Uint32Array>;
  node: number;
  rule: number;
}

/** Goes on to the next pair of which the calls below decide. */
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

/** Notes the result for the calls below the last pair. */
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

/** The result for calls where no rule allows any. */
function withoutRules<Node>(nodes: readonly Node[]): Level<Node> {
  return { nodes, rules: [], rejected: new Map(), missing: nodes.length, nearest: new Map() };
}

/** Gives each call of a level a rule, as far as that is possible. */
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

/** The room that rules have for calls. */
class RuleRoom {
  readonly #rules: readonly Rule[];
  /** The rules that accept the calls of each class. */
  readonly #rowsOf: readonly Uint32Array[];
  readonly #left: number[];
  /** How many calls of which class each rule has. */
  readonly #held: readonly Map<number, number>[];
  /** The rules that are full for good, and the groups of them. */
  readonly #closed: Uint32Array;
  readonly #groups = new Map<number, Uint32Array>();
  /** The proof for each class without room. */
  readonly #full = new Map<number, FullRules>();

  constructor(rules: readonly Rule[], rowsOf: readonly Uint32Array[]) {
    this.#rules = rules;
    this.#rowsOf = rowsOf;
    this.#left = rules.map(({ times }) => times);
    this.#held = rules.map(() => new Map());
    this.#closed = new Uint32Array(Math.ceil(rules.length / 32));
  }

  /** Gives a call of a class a rule, or says which rules are full. */
  add(one: number): FullRules | undefined {
    const known = this.#full.get(one);
    if (known !== undefined) return known;
    const seen = this.#closed.slice();
    const from = new Map<number, { readonly before: number | undefined; readonly mover: number }>();
    const queue: number[] = [];
    const expanded = new Set<number>();
    /** Goes from a rule to all that can take over its calls of a class; returns one with room. */
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

  /** Closes the rules that a search has reached, and says for which rules its call competed. */
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

/** Whether a rule accepts a call, whatever its sub-invocations are. */
function fitsHead(node: Matchable<unknown>, rule: Rule): boolean {
  if (distanceOf(node, rule) > 0) return false;
  const { args } = rule;
  return args === undefined || args.length === node.args.length && args.every((arg, i) => fitsArgument(node, i, arg));
}

/** How far a call is from the contract and function of a rule, or from its creation: 0 if it fits. */
export function distanceOf({ creates, first, second }: MatchTarget, { head }: Rule): number {
  if (creates !== head.creates) return 3;
  const isFirst = first !== undefined && head.first.has(first);
  const isSecond = head.second === undefined || second !== undefined && head.second.has(second);
  return (isFirst ? 0 : 1) + (isSecond ? 0 : 1);
}

/** Whether a rule accepts an argument of a call. */
export function fitsArgument(
  { args, self }: Pick<Matchable<unknown>, "args" | "self">,
  i: number,
  { values }: AllowedValues,
): boolean {
  const point = args[i]!.point();
  return values === "self" ? point.value === self : contains(values, point);
}
