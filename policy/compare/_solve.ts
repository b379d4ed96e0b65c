/** Finds integers that satisfy linear conditions by interval propagation and bisection. */

import { Fault } from "../../internal/fault.ts";

/** A counter that limits the steps of a search. */
export class Steps {
  #left: number;

  constructor(left: number) {
    this.#left = left;
  }

  /** Consumes steps. Throws if too few are left. */
  take(count = 1): void {
    this.#left -= count;
    if (this.#left < 0) throw tooComplex();
  }
}

/** Creates the `auth/too-complex` error: too many steps are needed, or there is another reason in `rule`. */
export function tooComplex(rule = "the policies are too complex; increase maxSteps, or simplify the rules"): Fault {
  return new Fault("auth/too-complex", rule);
}

/** The reason why a comparison has no result although the steps suffice: the search does not know what offers cost. */
export const BUY_OFFERS = "the result depends on the cost of buy offers for an asset with a limit";

/** The condition that the sum of the integers, each multiplied by its factor, is at most `most`. */
export interface Condition {
  readonly factors: readonly (readonly [index: number, factor: bigint])[];
  readonly most: bigint;
}

/** Returns the condition that the sum of the integers, each multiplied by its factor, is at least `least`. */
export function atLeast(factors: Condition["factors"], least: bigint): Condition {
  return { factors: factors.map(([i, factor]) => [i, -factor]), most: -least };
}

/** The lower and upper bounds of the integers. */
interface Ranges {
  readonly low: bigint[];
  readonly high: bigint[];
}

/**
 * Finds integers from 0 to `most` that satisfy all conditions; returns `undefined` if there are none. No single integer
 * of the result can be decreased, and earlier integers are increased first.
 */
export function solve(steps: Steps, most: readonly bigint[], conditions: readonly Condition[]): bigint[] | undefined {
  const open: Ranges[] = [{ low: most.map(() => 0n), high: most.slice() }];
  for (let ranges = open.pop(); ranges !== undefined; ranges = open.pop()) {
    steps.take();
    if (!propagate(ranges, conditions)) continue;
    const { low, high } = ranges;
    const found = fill(ranges, conditions);
    if (found !== undefined) return shrink(found, conditions);
    let widest = -1;
    for (let i = 0; i < low.length; i++) {
      if (high[i]! > low[i]! && (widest < 0 || high[i]! - low[i]! > high[widest]! - low[widest]!)) widest = i;
    }
    if (widest < 0) continue;
    const middle = (low[widest]! + high[widest]!) / 2n;
    const [lower, upper] = [high.slice(), low.slice()];
    lower[widest] = middle;
    upper[widest] = middle + 1n;
    open.push({ low: low.slice(), high: lower }, { low: upper, high });
  }
  return undefined;
}

/** The maximum number of propagation rounds before a bisection. */
const ROUNDS = 100;

/** Narrows the ranges. Returns `false` if a condition is found that no integers in the ranges satisfy. */
function propagate({ low, high }: Ranges, conditions: readonly Condition[]): boolean {
  for (let round = 0, changed = true; changed && round < ROUNDS; round++) {
    changed = false;
    for (const { factors, most } of conditions) {
      let room = most; // the difference between `most` and the smallest possible sum
      for (const [i, factor] of factors) room -= factor * (factor > 0n ? low[i]! : high[i]!);
      if (room < 0n) return false;
      for (const [i, factor] of factors) {
        if (factor === 0n) continue;
        const span = room / (factor > 0n ? factor : -factor);
        if (high[i]! - low[i]! <= span) continue;
        if (factor > 0n) high[i] = low[i]! + span;
        else low[i] = high[i]! - span;
        changed = true;
      }
    }
  }
  return true;
}

/**
 * Increases the integers one after another as far as possible. Returns `undefined` if the result violates a condition.
 */
function fill({ low, high }: Ranges, conditions: readonly Condition[]): bigint[] | undefined {
  const values = low.slice();
  const room = conditions.map(({ factors, most }) => factors.reduce((rest, [i, f]) => rest - f * low[i]!, most));
  const of = indexOf(conditions, low.length);
  for (let i = 0; i < values.length; i++) {
    let more = high[i]! - values[i]!;
    for (const [j, factor] of of[i]!) {
      if (factor > 0n && room[j]! >= 0n && room[j]! / factor < more) more = room[j]! / factor;
      else if (factor > 0n && room[j]! < 0n) more = 0n;
    }
    values[i]! += more;
    for (const [j, factor] of of[i]!) room[j]! -= factor * more;
  }
  return room.every((rest) => rest >= 0n) ? values : undefined;
}

/** Decreases the integers one after another as far as possible, starting with the last. */
function shrink(values: bigint[], conditions: readonly Condition[]): bigint[] {
  const room = conditions.map(({ factors, most }) => factors.reduce((rest, [i, f]) => rest - f * values[i]!, most));
  const of = indexOf(conditions, values.length);
  for (let i = values.length - 1; i >= 0; i--) {
    let less = values[i]!;
    for (const [j, factor] of of[i]!) {
      if (factor < 0n && room[j]! / -factor < less) less = room[j]! / -factor;
    }
    values[i]! -= less;
    for (const [j, factor] of of[i]!) room[j]! += factor * less;
  }
  return values;
}

/** Returns the indices and factors of the conditions that contain each integer. */
function indexOf(conditions: readonly Condition[], count: number): (readonly [condition: number, factor: bigint])[][] {
  const of: (readonly [number, bigint])[][] = Array.from({ length: count }, () => []);
  for (const [j, { factors }] of conditions.entries()) {
    for (const [i, factor] of factors) of[i]!.push([j, factor]);
  }
  return of;
}
