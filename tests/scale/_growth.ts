/**
 * Measures how time grows with the size of the input. Only these tests read a clock; `deno task test:scale` runs them.
 */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";

/** How many times longer than in proportion a large input may take. */
const SLACK = 12;

/** The least that the time of a small input counts, in milliseconds: a shorter one says little. */
const RESOLUTION = 0.5;

/** Work that is made for inputs of a size. */
export interface Growth {
  readonly name: string;
  /** The two sizes. Work in squared time takes `large / small` times longer than in proportion: 64 times or more. */
  readonly small: number;
  readonly large: number;
  /** Prepares the input, and returns the work that is measured. */
  readonly prepare: (size: number) => () => unknown;
}

/** A test that the time for the large input is in proportion to that for the small one, or 12 times that at most. */
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
 * The least milliseconds of a few runs, of the processor's time: on a busy machine, work that takes longer than a slice of
 * time is interrupted, and short work is not.
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
