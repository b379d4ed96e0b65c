import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inLanes, STEPS, stepsTable } from "../../scripts/ok.ts";
import { replaceSection } from "../../scripts/_report.ts";

const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");

test("docs/architecture.md lists the steps of the gate; `deno task ok --write` writes the list", () => {
  assert.equal(replaceSection(page, "steps", stepsTable()), page);
});

test("every step of the gate has a description, and waits for earlier steps only", () => {
  const names = Object.keys(STEPS);
  for (const [i, { checks, after = names[0]! }] of Object.values(STEPS).entries()) {
    assert.ok(checks.length > 8, names[i]);
    assert.ok(names.indexOf(after) <= i, `${names[i]} waits for ${after}`);
  }
});

const RUNS: readonly {
  readonly name: string;
  readonly steps: Readonly<Record<string, { readonly after?: string }>>;
  /** The expected order in which steps begin (`+`) and end (`-`), with at most two concurrent steps. */
  readonly events: string;
}[] = [
  { name: "no steps", steps: {}, events: "" },
  { name: "two at a time", steps: { a: {}, b: {}, c: {} }, events: "+a +b -a +c -b -c" },
  { name: "one that waits lets others pass", steps: { a: {}, b: { after: "a" }, c: {} }, events: "+a +c -a +b -c -b" },
  { name: "one that waits for a step that is not chosen", steps: { a: { after: "z" } }, events: "+a -a" },
];
for (const { name, steps, events } of RUNS) {
  test(`inLanes() runs ${name}`, async () => {
    const seen: string[] = [];
    const ends: (() => void)[] = [];
    const all = inLanes(Object.keys(steps), (step) => {
      seen.push(`+${step}`);
      return new Promise((resolve) => ends.push(() => (seen.push(`-${step}`), resolve())));
    }, steps);
    for (let turns = 0; turns < 50; turns++) {
      await Promise.resolve();
      if (turns % 10 === 9) ends.shift()?.();
    }
    await all;
    assert.equal(seen.join(" "), events);
  });
}

test("inLanes() fails with the work of a step", async () => {
  await assert.rejects(inLanes(["a"], () => Promise.reject(new Error("broken")), { a: {} }), /broken/);
});
