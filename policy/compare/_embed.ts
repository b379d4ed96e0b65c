/**
 * Checks quickly, by network flow, whether the calls of each rule of one list can be assigned to rules of a second list
 * that accept all of them. If so, the first list accepts no calls that the second list rejects. Most comparisons end
 * with this check.
 */

import type { Rule } from "../_shared.ts";
import {
  type Actor,
  argumentSets,
  type CallConditions,
  conditionSets,
  coversSets,
  RuleIndex,
  startsOf,
  targetsOf,
} from "./_classes.ts";
import type { Steps } from "./_solve.ts";

/** Checks whether one list of rules provably accepts no more than a second list. */
export class Embedding {
  readonly #steps: Steps;
  readonly #conditions: CallConditions;
  readonly #actors: readonly Actor[];

  constructor(steps: Steps, conditions: CallConditions, actors: readonly Actor[]) {
    this.#steps = steps;
    this.#conditions = conditions;
    this.#actors = actors;
  }

  /**
   * Returns `true` if `rules` provably accept no more than `others`. If `false`, the rules may still accept no more.
   */
  fits(rules: readonly Rule[], others: readonly Rule[]): boolean {
    const index = new RuleIndex(this.#steps, others);
    const into: number[][] = [];
    for (const rule of rules) {
      const wider = this.#wider(rule, index);
      if (wider === undefined) return false;
      into.push(wider);
    }
    return this.#flows(rules, others, into);
  }

  /**
   * Returns the indices of the rules that accept all calls of a rule; `undefined` if there are none. If the rule
   * accepts no call, all indices are returned.
   */
  #wider(rule: Rule, index: RuleIndex): number[] | undefined {
    let wider: number[] | undefined;
    const [any] = this.#actors; // the target is the same for all actors
    for (const { near, ...target } of targetsOf(this.#steps, rule, index, this.#conditions, any!)) {
      const demanded = conditionSets(this.#conditions, target);
      if (demanded === undefined) continue;
      const accepts = this.#actors.some((actor) =>
        startsOf(argumentSets(rule, actor, target.first), demanded, []).length > 0
      );
      if (!accepts) continue;
      wider = near.filter((i) => wider?.includes(i) ?? true).filter((i) =>
        this.#actors.every((actor) => {
          this.#steps.take();
          const others = argumentSets(index.rules[i]!, actor, target.first);
          const starts = startsOf(argumentSets(rule, actor, target.first), demanded, [{ sets: others }]);
          return others === undefined || starts.every((sets) => coversSets(this.#steps, others, sets));
        })
      );
    }
    if (wider === undefined) return index.rules.map((_, i) => i);
    wider = wider.filter((i) => rule.calls!.length === 0 || this.fits(rule.calls!, index.rules[i]!.calls!));
    return wider.length === 0 ? undefined : wider;
  }

  /** Returns whether all calls of all rules can be assigned, within `times`, to rules that accept them. */
  #flows(rules: readonly Rule[], others: readonly Rule[], into: readonly (readonly number[])[]): boolean {
    const room = others.map(({ times }) => times);
    const flow = others.map(() => new Map<number, number>());
    for (const [source, rule] of rules.entries()) {
      for (let rest = rule.times; rest > 0;) {
        const from = new Map<
          number,
          { readonly mover: number; readonly before: number | undefined; readonly most: number }
        >();
        const queue: number[] = [];
        const expand = (mover: number, before: number | undefined, most: number): number | undefined => {
          for (const i of into[mover]!) {
            this.#steps.take();
            if (from.has(i)) continue;
            from.set(i, { mover, before, most });
            if (room[i]! > 0) return i;
            queue.push(i);
          }
          return undefined;
        };
        let free = expand(source, undefined, rest);
        for (let i = 0; free === undefined && i < queue.length; i++) {
          const at = queue[i]!;
          for (const [mover, held] of flow[at]!) {
            free = expand(mover, at, Math.min(held, from.get(at)!.most));
            if (free !== undefined) break;
          }
        }
        if (free === undefined) return false;
        const amount = Math.min(room[free]!, from.get(free)!.most);
        room[free]! -= amount;
        rest -= amount;
        for (let at: number | undefined = free; at !== undefined;) {
          const { mover, before }: { readonly mover: number; readonly before: number | undefined } = from.get(at)!;
          flow[at]!.set(mover, (flow[at]!.get(mover) ?? 0) + amount);
          if (before !== undefined) {
            const held = flow[before]!.get(mover)! - amount;
            if (held === 0) flow[before]!.delete(mover);
            else flow[before]!.set(mover, held);
          }
          at = before;
        }
      }
    }
    return true;
  }
}
