/** Properties as tests, and the number of random cases. */

import { test } from "node:test";
import fc from "fast-check";

/** How many random cases to try: as many as the environment variable `FC_NUM_RUNS` says, or a few. */
export function numRuns(few = 50): number {
  const given = globalThis.process?.env?.FC_NUM_RUNS;
  if (given === undefined) return few;
  // With NaN cases every property would hold.
  if (!/^[1-9][0-9]{0,8}$/.test(given)) throw new RangeError(`expected FC_NUM_RUNS to be a number of cases: ${given}`);
  return Number(given);
}

/** A test that a property holds for all values. fast-check makes a counterexample as small as it can. */
export function testProperty<Values>(name: string, property: fc.IRawProperty<Values>, few?: number): void {
  test(name, () => fc.assert(property, { numRuns: numRuns(few) }));
}
