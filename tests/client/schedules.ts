/**
 * Many random schedules, by hand: `deno task schedules --runs=50000 --seed=1 --world=honest` (or `dishonest`). Each schedule
 * is repeated by its seed. Prints the number of violations of each rule.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import process from "node:process";
import { parseArgs } from "node:util";
import { schedule } from "./_schedule.ts";

const { values } = parseArgs({
  options: { runs: { type: "string" }, seed: { type: "string" }, world: { type: "string" } },
});
const [runs, first, world] = [Number(values.runs ?? 1_000), Number(values.seed ?? 1), values.world ?? "honest"];
const counts = new Map<string, { count: number; readonly seed: number }>();
for (let seed = first; seed < first + runs; seed++) {
  for (const what of await schedule(seed, world === "honest")) {
    const known = counts.get(what) ?? { count: 0, seed };
    known.count++;
    counts.set(what, known);
  }
}
const found = [...counts].map(([what, { count, seed }]) => `${what}: ${count} (first: seed ${seed})`);
console.log(`${runs} schedules from seed ${first}, ${world}: ${found.join(", ") || "no violation"}`);
if (counts.size > 0) process.exitCode = 1;
