/**
 * Measures how time grows with the size of the input. Only these tests read a clock; `deno task test:scale` runs them.
 */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";

/** The factor by which a large input may exceed linear time. */
const SLACK = 12;

/** The minimum time of a small input in milliseconds; shorter times are too inexact. */
const RESOLUTION = 0.5;

/** Work for inputs of two sizes. */
export interface Growth {
  readonly name: string;
  /** The size of the small input. `large` must be at least 48 times `small`, so that quadratic time exceeds the bound. */
  readonly small: number;
  readonly large: number;
  /** Prepares the input, and returns the work to measure. */
  readonly prepare: (size: number) => () => unknown;
}

/** Tests that the time for the large input is at most 12 times the linear extrapolation from the small one. */
export function testGrowth({ name, small, large, prepare }: Growth): void {
  test(`${name} takes time in proportion to the size`, async () => {
    assert.ok(large / small >= 4 * SLACK, "expected sizes for which squared time exceeds the bound by far");
    const before = Math.max(RESOLUTION, await leastTime(prepare(small), 9));
    const after = await leastTime(prepare(large));
    const ratio = after / before;
    assert.ok(
      ratio < (large / small) * SLACK,
      `${large / small} times the size took ${ratio.toFixed(0)} times as long: ${after.toFixed(1)} ms`,
    );
  });
}

/**
 * Returns the shortest processor time of several runs, in milliseconds. On a busy machine, elapsed time would include
 * other processes.
 */
export async function leastTime(work: () => unknown, runs = 3): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1e3);
  }
  return least;
}
