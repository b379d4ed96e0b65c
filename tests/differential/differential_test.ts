/** Random inputs for this library and js-stellar-sdk. The results are equal, or the difference is in the table. */

// deno-lint-ignore-file no-console -- it prints the number of comparisons

import assert from "node:assert/strict";
import { after, test } from "node:test";
import fc from "fast-check";
import { numRuns } from "../_arbitraries/property.ts";
import { differences } from "./_differences.ts";
import { compare, type Disagreement, type Family, show, showBoth } from "./_family.ts";
import { families } from "./_families.ts";

const RUNS = numRuns();

/** The number of cases of each family, and the number of cases that each listed difference explained. */
const cases = new Map<string, number>();
const explained = new Map<string, number>();

for (const family of families) {
  test(`${family.name}: equals js-stellar-sdk, except for the listed differences`, async () => {
    await fc.assert(
      fc.asyncProperty(family.input, async (input) => {
        cases.set(family.name, (cases.get(family.name) ?? 0) + 1);
        const found = await compare(family, input);
        if (found !== undefined) explain(family, found);
      }),
      { numRuns: Math.max(5, Math.ceil(RUNS * (family.share ?? 1))) },
    );
  });
}

for (const { name, reason, families: where, example: [familyName, input], covers } of differences) {
  test(`the listed difference "${name}" exists, and has its reason`, async () => {
    assert.match(reason, /\w+ \S+/);
    assert.match(familyName, where);
    const family = families.find((family) => family.name === familyName);
    assert.ok(family !== undefined, `no family ${familyName}`);
    const found = await compare(family, input);
    assert.ok(found !== undefined, "js-stellar-sdk now agrees");
    assert.ok(covers(found), describe(found));
  });
}

after(() => {
  console.log(`\n${sum(cases)} cases in ${cases.size} families, ${sum(explained)} of them listed differences`);
  for (const [name, count] of cases) console.log(`${String(count).padStart(8)}  ${name}`);
  console.log("\nlisted differences");
  for (const { name, reason } of differences) {
    console.log(`${String(explained.get(name) ?? 0).padStart(8)}  ${name} (${reason})`);
  }
});

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((a, b) => a + b, 0);
}

function explain(family: Family, found: Disagreement): void {
  const reason = differences.find(({ families, covers }) => families.test(family.name) && covers(found));
  assert.ok(reason !== undefined, `${family.name}: not in the table of differences\n${describe(found)}`);
  explained.set(reason.name, (explained.get(reason.name) ?? 0) + 1);
}

function describe({ input, ours, sdk }: Disagreement): string {
  return `input:  ${show(input).slice(0, 2000)}\n${showBoth(ours, sdk)}`;
}
