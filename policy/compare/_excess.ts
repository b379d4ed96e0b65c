/**
 * Finds calls that one policy accepts and another rejects. By Hall's theorem, such calls exceed the capacity of a set
 * of the other policy's rules, and match no rule outside that set.
 */

import type { Rule } from "../_shared.ts";
import { type Actor, type Box, boxesOf, type Conditions, RuleIndex } from "./_classes.ts";
import { atLeast, type Condition, solve, type Steps } from "./_solve.ts";

/** A call with its sub-invocations. One call per class represents the whole class. */
export interface Plan {
  readonly box: Box;
  readonly actor: Actor;
  readonly below: readonly PlannedCalls[];
  /** The index of the rule that accepts a root call. */
  readonly rule?: number;
}

/** A call and the number of its repetitions. */
export interface PlannedCalls {
  readonly plan: Plan;
  readonly count: bigint;
}

/** The amount that calls spend of each token with a limit, in the order of the limits. */
type Cost = readonly bigint[];

/** Calls that one rule accepts, that match the same rules of the other policy and that spend the same amounts. */
interface Class extends Plan {
  readonly rule: number;
  readonly fits: bigint;
  readonly cost: Cost;
}

/** Calls that a policy accepts together, and the amounts that they spend. */
interface Found {
  readonly calls: readonly PlannedCalls[];
  readonly cost: Cost;
}

/** A search for calls that one policy accepts and the other rejects. */
export class Excess {
  readonly #steps: Steps;
  readonly #conditions: Conditions;
  readonly #tokens: readonly string[];
  readonly #limits: readonly bigint[];
  readonly #known = new Map<Actor, Map<readonly Rule[], Map<string, readonly Found[]>>>();
  readonly #ids = new Map<readonly Rule[], number>();

  constructor(steps: Steps, conditions: Conditions) {
    this.#steps = steps;
    this.#conditions = conditions;
    this.#tokens = [...conditions.limits?.keys() ?? []];
    this.#limits = [...conditions.limits?.values() ?? []];
  }

  /** Returns root calls that `rules` accept for these approvers and `others` reject; `undefined` if there are none. */
  find(
    rules: readonly Rule[],
    others: readonly Rule[],
    actors: readonly Actor[],
    entries: number,
  ): readonly PlannedCalls[] | undefined {
    const classes = prune(actors.flatMap((actor) => this.#classes(rules, [others], actor)));
    const caps = entries === Infinity ? [] : [BigInt(entries)];
    for (const candidate of this.#candidates(classes, rules, others, 0n)) {
      const found = this.#solve(classes, rules, [candidate], this.#limits, caps);
      if (found !== undefined) return found.calls;
    }
    return undefined;
  }

  /** Returns `count` root calls that `rules` accept for these approvers; `undefined` if there are none. */
  roots(
    rules: readonly Rule[],
    actors: readonly Actor[],
    entries: number,
    count: number,
  ): readonly PlannedCalls[] | undefined {
    if (count > entries) return undefined;
    const classes = prune(actors.flatMap((actor) => this.#classes(rules, [], actor)));
    const candidate = { set: 0n, all: 0n, times: BigInt(count) - 1n };
    return this.#solve(classes, rules, [candidate], this.#limits, [])?.calls;
  }

  /** Returns the classes of the calls that `rules` accept, as distinguished by the rules in `lists`. */
  #classes(rules: readonly Rule[], lists: readonly (readonly Rule[])[], actor: Actor): Class[] {
    const index = new RuleIndex(this.#steps, lists.flat());
    this.#steps.take((rules.length * index.rules.length) >>> 10);
    return rules.flatMap((rule, i) => {
      const boxes = [...boxesOf(this.#steps, rule, index, actor, this.#conditions)].map((box): Class => ({
        rule: i,
        box,
        actor,
        below: [],
        fits: box.fits,
        cost: this.#costOf(box),
      }));
      const least = this.#prune(boxes);
      const calls = rule.calls!;
      if (calls.length === 0) return least;
      return this.#prune(least.flatMap((one) => [one, ...this.#withCallsBelow(one, calls, index)]));
    });
  }

  #costOf(box: Box): Cost {
    const spend = this.#conditions.spend(box);
    return this.#tokens.map((token) => token === spend?.token ? spend.amount : 0n);
  }

  /**
   * Returns variants of a class with sub-invocations that sets of the matching rules reject: first the set of all rules
   * that can reject any, then its subsets, as long as the rejected sub-invocations spend tokens.
   */
  #withCallsBelow(one: Class, calls: readonly Rule[], { rules }: RuleIndex): Class[] {
    const heads = bitsOf(one.fits);
    const rejecting = heads.filter((i) => this.#below(calls, [rules[i]!.calls!], one.actor).length > 0);
    const found: Class[] = [];
    const open = rejecting.length === 0 ? [] : [rejecting];
    const seen = new Set<string>();
    for (const set of open) { // items that are added during the loop are visited too
      const options = this.#below(calls, set.map((i) => rules[i]!.calls!), one.actor);
      for (const { calls: below, cost } of options) {
        const fits = set.reduce((bits, i) => bits & ~(1n << BigInt(i)), one.fits);
        found.push({ ...one, below, fits, cost: add(one.cost, cost) });
      }
      if (options.some(({ cost }) => cost.every((amount) => amount === 0n))) continue;
      for (const left of set) {
        const fewer = set.filter((i) => i !== left);
        this.#steps.take();
        if (fewer.length > 0 && !seen.has(fewer.join())) {
          seen.add(fewer.join());
          open.push(fewer);
        }
      }
    }
    return found;
  }

  /**
   * Returns sub-invocations that `rules` accept and every list in `lists` rejects, with all minimal combinations of
   * spending.
   */
  #below(rules: readonly Rule[], lists: readonly (readonly Rule[])[], actor: Actor): readonly Found[] {
    const byRules = this.#known.get(actor) ?? new Map();
    this.#known.set(actor, byRules);
    const byLists: Map<string, readonly Found[]> = byRules.get(rules) ?? new Map();
    byRules.set(rules, byLists);
    const key = lists.map((list) => this.#id(list)).join();
    let found = byLists.get(key);
    if (found === undefined) byLists.set(key, found = this.#findBelow(rules, lists, actor));
    return found;
  }

  #id(list: readonly Rule[]): number {
    const id = this.#ids.get(list) ?? this.#ids.size;
    this.#ids.set(list, id);
    return id;
  }

  #findBelow(rules: readonly Rule[], lists: readonly (readonly Rule[])[], actor: Actor): Found[] {
    this.#steps.take();
    const classes = this.#classes(rules, lists, actor);
    let combined: (readonly Candidate[])[] = [[]];
    let shift = 0n;
    for (const list of lists) {
      const candidates = [...this.#candidates(classes, rules, list, shift)]
        .filter((one) => this.#solve(classes, rules, [one], this.#limits, []) !== undefined);
      if (candidates.length === 0) return [];
      combined = combined.flatMap((some) =>
        candidates.map((one) => {
          this.#steps.take();
          return [...some, one];
        })
      );
      shift += BigInt(list.length);
    }
    const found: Found[] = [];
    for (const candidates of combined) {
      for (const one of this.#cheapest(classes, rules, candidates)) {
        if (found.some(({ cost }) => isAtMost(cost, one.cost))) continue;
        found.push(one);
        if (one.cost.every((amount) => amount === 0n)) return [one];
      }
    }
    return found.filter((one) => found.every((other) => other === one || !isAtMost(other.cost, one.cost)));
  }

  /** Yields all solutions for which no other solution spends less of every token. */
  *#cheapest(classes: readonly Class[], rules: readonly Rule[], candidates: readonly Candidate[]): Generator<Found> {
    const open = [this.#limits];
    const seen = new Set<string>();
    for (const bounds of open) { // items that are added during the loop are visited too
      if (seen.has(bounds.join())) continue;
      seen.add(bounds.join());
      let found = this.#solve(classes, rules, candidates, bounds, []);
      if (found === undefined) continue;
      const least = [...bounds];
      for (let token = 0; token < least.length; token++) {
        // Binary search over the spending of this token.
        for (let low = 0n; low < found.cost[token]!;) {
          least[token] = (low + found.cost[token]!) / 2n;
          const less = this.#solve(classes, rules, candidates, least, []);
          if (less === undefined) low = least[token]! + 1n;
          else found = less;
        }
        least[token] = found.cost[token]!;
      }
      yield found;
      for (const [token, amount] of found.cost.entries()) {
        if (amount > 0n) open.push(bounds.map((bound, i) => i === token ? amount - 1n : bound));
      }
    }
  }

  /**
   * Yields the sets of rules in a list that can match more calls than they accept, with the smallest capacity first.
   * Each set is a connected union of the rules that single classes match.
   */
  *#candidates(
    classes: readonly Class[],
    rules: readonly Rule[],
    list: readonly Rule[],
    shift: bigint,
  ): Generator<Candidate> {
    const all = ((1n << BigInt(list.length)) - 1n) << shift;
    const fits = [...new Set(classes.map((one) => one.fits & all))];
    const timesOf = (set: bigint) => bitsOf(set >> shift).reduce((sum, i) => sum + BigInt(list[i]!.times), 0n);
    const open = fits.map((set) => ({ set, all, times: timesOf(set) }));
    const seen = new Set(fits);
    while (open.length > 0) {
      let next = 0;
      for (let i = 1; i < open.length; i++) if (open[i]!.times < open[next]!.times) next = i;
      const [candidate] = open.splice(next, 1) as [Candidate];
      this.#steps.take();
      const { set, times } = candidate;
      const used = new Set(classes.flatMap((one) => (one.fits & all & ~set) === 0n ? [one.rule] : []));
      if ([...used].reduce((sum, i) => sum + BigInt(rules[i]!.times), 0n) > times) yield candidate;
      for (const other of fits) {
        if ((other & set) === 0n || (other & ~set) === 0n || seen.has(other | set)) continue;
        this.#steps.take();
        seen.add(other | set);
        open.push({ set: other | set, all, times: timesOf(other | set) });
      }
    }
  }

  /**
   * Returns calls that exceed the capacity of each candidate set by at least one, within the limits; `undefined` if
   * there are none.
   */
  #solve(
    classes: readonly Class[],
    rules: readonly Rule[],
    candidates: readonly Candidate[],
    limits: readonly bigint[],
    entries: readonly bigint[],
  ): Found | undefined {
    const within = ({ fits }: Class, { set, all }: Candidate) => (fits & all & ~set) === 0n;
    const used = classes.filter((one) => candidates.some((candidate) => within(one, candidate)))
      .sort((a, b) => compareCosts(a.cost, b.cost));
    const conditions: Condition[] = [];
    const byRule = new Map<number, (readonly [number, bigint])[]>();
    for (const [i, { rule }] of used.entries()) byRule.set(rule, [...byRule.get(rule) ?? [], [i, 1n]]);
    for (const [rule, factors] of byRule) conditions.push({ factors, most: BigInt(rules[rule]!.times) });
    for (const candidate of candidates) {
      const factors = used.flatMap((one, i) => within(one, candidate) ? [[i, 1n] as const] : []);
      const least = candidate.times + 1n;
      conditions.push(atLeast(factors, least));
      if (candidates.length === 1) conditions.push({ factors, most: least });
    }
    for (const most of entries) conditions.push({ factors: used.map((_, i) => [i, 1n]), most });
    for (const [token, most] of limits.entries()) {
      const factors = used.flatMap(({ cost }, i) => cost[token]! > 0n ? [[i, cost[token]!] as const] : []);
      if (factors.length > 0) conditions.push({ factors, most });
    }
    const counts = solve(this.#steps, used.map(({ rule }) => BigInt(rules[rule]!.times)), conditions);
    if (counts === undefined) return undefined;
    const calls = used.flatMap((plan, i) => counts[i]! > 0n ? [{ plan, count: counts[i]! }] : []);
    const cost = limits.map((_, token) => used.reduce((sum, one, i) => sum + counts[i]! * one.cost[token]!, 0n));
    return { calls, cost };
  }

  /** Removes each class that is dominated: another class of the same rule matches no more rules and spends no more. */
  #prune(classes: readonly Class[]): Class[] {
    this.#steps.take(classes.length >>> 4);
    return prune(classes);
  }
}

/** A set of rules of one list, and the number of calls that they accept. */
interface Candidate {
  readonly set: bigint;
  /** All rules of the list. */
  readonly all: bigint;
  readonly times: bigint;
}

function prune(classes: readonly Class[]): Class[] {
  const kept: Class[] = [];
  const byRule = new Map<number, Class[]>();
  for (const one of classes) {
    const others = byRule.get(one.rule) ?? [];
    byRule.set(one.rule, others);
    if (others.some((other) => beats(other, one))) continue;
    for (let i = others.length - 1; i >= 0; i--) if (beats(one, others[i]!)) others.splice(i, 1);
    others.push(one);
  }
  for (const others of byRule.values()) kept.push(...others);
  return kept;
}

function beats(a: Class, b: Class): boolean {
  return (a.fits & ~b.fits) === 0n && isAtMost(a.cost, b.cost);
}

function isAtMost(a: Cost, b: Cost): boolean {
  return a.every((amount, i) => amount <= b[i]!);
}

function add(a: Cost, b: Cost): Cost {
  return a.map((amount, i) => amount + b[i]!);
}

function compareCosts(a: Cost, b: Cost): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  return 0;
}

/** Returns the indices of the bits that are set. */
function bitsOf(set: bigint): number[] {
  const text = set.toString(2);
  const bits: number[] = [];
  for (let i = text.length - 1; i >= 0; i--) if (text.charAt(i) === "1") bits.push(text.length - 1 - i);
  return bits;
}
