/** Properties as tests, and the number of random cases. */

import { test } from "node:test";
import fc from "fast-check";
import { LONG } from "../_long.ts";

/**
 * Returns the number of random cases: the environment variable `FC_NUM_RUNS`, or else `long` in the long run and a
 * fortieth of it otherwise.
 */
export function numRuns(long = 50): number {
  return readNumber("FC_NUM_RUNS") ?? (LONG ? long : Math.ceil(long / 40));
}

/** Reads a positive number from the environment. */
function readNumber(name: "FC_NUM_RUNS" | "FC_SEED"): number | undefined {
  const setting = globalThis.process?.env?.[name];
  if (setting === undefined) return undefined;
  // With NaN as the number of cases, every property would pass.
  if (!/^[1-9][0-9]{0,8}$/.test(setting)) throw new RangeError(`expected ${name} to be a positive number: ${setting}`);
  return Number(setting);
}

/** Returns the seed of random cases: the environment variable `FC_SEED`, or else `usual`. */
export function seedNumber(usual: number): number {
  return readNumber("FC_SEED") ?? usual;
}

// The cases are the same in every run, so a failure is caused by a change. Scheduled runs set `FC_SEED`.
fc.configureGlobal({ seed: seedNumber(1) });

/** Tests that a property holds for all values. fast-check shrinks counterexamples. */
export function testProperty<Values>(name: string, property: fc.IRawProperty<Values>, long?: number): void {
  test(name, () => fc.assert(property, { numRuns: numRuns(long) }));
}
