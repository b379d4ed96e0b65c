import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result } from "../../bench/harness.ts";
import {
  belowTable,
  growthTable,
  pageOf,
  type Report,
  type Runs,
  speedTable,
  spread,
} from "../../scripts/bench_page.ts";

const row = (name: string, others: Record<string, number>, more: Partial<Result> = {}): Result => ({
  ...{ area: "area", name, ours: 100, target: undefined, isMore: false },
  others: Object.fromEntries(Object.entries(others).map(([who, ratio]) => [who, { time: 100 * ratio, ratio }])),
  ratio: Math.min(...Object.values(others)),
  ...more,
});
const report = (runtime: string, results: readonly Result[], time = 1_000): Report => ({
  ...{ runtime, results },
  growth: [{ work: "a list", size: 10, time }, { work: "a list", size: 1_000, time: 100 * time }],
});
const deno = (...ratios: number[]): Runs =>
  ratios.map((ratio, i) => report("Deno 2.9.6, linux x64", [row("work", { sdk17: ratio })], 1_000 * (i + 1)));

const cells = (table: string) =>
  table.split("\n").filter((_, i) => i !== 1).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));

test("spread() gives the median of the runs with the least and the most, and nothing of no run", () => {
  assert.equal(spread([3, 5.44, 12.3]), "5.4 (3.0–12)");
  assert.equal(spread([0.876]), "0.88");
  assert.equal(spread([2, 2]), "2.0");
  assert.equal(spread([9.96, 9.94]), "10 (9.9–10)");
  assert.equal(spread([]), "");
});

test("speedTable() has a column for each runtime and every row that one of them ran", () => {
  const bun = [report("Bun 1.4.5, linux x64", [row("work", { sdk17: 2 }), row("alone", { sdk17: 7, base15: 1 })])];
  assert.deepEqual(cells(speedTable([deno(4, 6, 5), bun], "sdk17", () => true)), [
    ["work", "Deno 2.9", "Bun 1.4"],
    ["area: work", "5.0 (4.0–6.0)", "2.0"],
    ["area: alone", "", "7.0"],
  ]);
  assert.deepEqual(cells(speedTable([bun], "sdk17", ({ name }) => name !== "work")).length, 2);
  assert.deepEqual(cells(speedTable([bun], "base15", () => true))[1], ["area: alone", "1.0"]);
});

test("belowTable() has what misses 3 times stellar-sdk, 1 times stellar-base or its own target, in bold, with the cause", () => {
  const rows = [
    row("fine", { sdk17: 3.1, base15: 1.1 }),
    row("slow", { sdk17: 2.9, base15: 1.5 }, { cause: "a copy" }),
    row("slower", { sdk17: 8, base15: 0.9 }),
    row("more", { sdk17: 0.1 }, { isMore: true }),
    row("limit", { runtime: 0.5 }),
    row("limit with a target", { runtime: 0.5 }, { target: 0.9 }),
  ];
  const runtimes = [[report("Node 20.20.2, linux x64", rows)], deno(9)];
  assert.deepEqual(cells(belowTable(runtimes)), [
    ["work", "next to", "wanted", "Node 20.20", "Deno 2.9", "cause"],
    ["area: slow", "stellar-sdk 17.2.0", "3.0", "**2.9**", "", "a copy"],
    ["area: slower", "stellar-base 15", "1.0", "**0.90**", "", ""],
    ["area: limit with a target", "the runtime", "0.90", "**0.50**", "", ""],
  ]);
});

test("growthTable() divides the median time of the runs by the size", () => {
  assert.deepEqual(cells(growthTable([deno(1, 1, 1)])), [
    ["work", "10", "1,000"],
    ["a list, Deno 2.9", "200\u00a0ns", "200\u00a0ns"],
  ]);
});

test("pageOf() has a section for each of the others, and says how many runs there were", () => {
  const rows = [row("work", { sdk17: 2, base15: 3 }), row("more", { sdk17: 2 }, { isMore: true })];
  const runs = [1, 2, 3].map(() => report("Bun 1.4.5, linux x64", [...rows, row("sign", { noble: 1.1 })]));
  const page = pageOf([runs]);
  assert.match(page, /^Measured on Bun 1\.4\.5, linux x64\. .*the median of 3 runs/);
  assert.deepEqual(page.match(/^### .*$/gm), [
    "### Against stellar-sdk 17.2.0",
    "### Against stellar-base 15",
    "### What js-stellar-sdk lacks",
    "### Next to noble",
    "### Slower than is wanted",
    "### Time by size",
  ]);
});
