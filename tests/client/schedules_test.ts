/** Random schedules of faults, aborts and crashes: nothing is paid twice, lost or misreported. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LONG, written } from "../_long.ts";
import { schedule } from "./_schedule.ts";

const RUNS = LONG ? 1_000 : 100;

for (const isHonest of [true, false]) {
  const name = isHonest ? "honest, but unreliable" : "dishonest";
  test(`in ${written(RUNS)} random schedules with a server that is ${name}, each payment is made once`, async () => {
    const found: string[] = [];
    for (let seed = 1; seed <= RUNS; seed++) {
      found.push(...(await schedule(seed, isHonest)).map((what) => `seed ${seed}: ${what}`));
    }
    assert.deepEqual(found, []);
  });
}
