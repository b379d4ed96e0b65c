/** Properties as tests, and the number of random cases. */

import { test } from "node:test";
import fc from "fast-check";
import { LONG } from "../_long.ts";

/**
 * How many random cases to try: as many as the environment variable `FC_NUM_RUNS` says, or these in the long run and a
 * tenth of them otherwise.
 */
export function numRuns(long = 50): number {
  return readNumber("FC_NUM_RUNS") ?? (LONG ? long : Math.ceil(long / 10));
}

/** A positive number from the environment. */
function readNumber(name: "FC_NUM_RUNS" | "FC_SEED"): number | undefined {
  const setting = globalThis.process?.env?.[name];
  if (setting === undefined) return undefined;
  // With NaN cases every property would hold.
  if (!/^[1-9][0-9]{0,8}$/.test(setting)) throw new RangeError(`expected ${name} to be a positive number: ${setting}`);
  return Number(setting);
}

// The same cases in every run, so that the suite passes or fails for what changed. The scheduled runs set `FC_SEED`.
fc.configureGlobal({ seed: readNumber("FC_SEED") ?? 1 });

/** A test that a property holds for all values. fast-check makes a counterexample as small as it can. */
export function testProperty<Values>(name: string, property: fc.IRawProperty<Values>, long?: number): void {
  test(name, () => fc.assert(property, { numRuns: numRuns(long) }));
}
