import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { measure, type Work } from "../../scripts/bench/harness.ts";
import { table } from "../../scripts/bench/report.ts";
import { medians, tableOf, withSpeedups } from "../../scripts/bench.ts";

const bytes = new Uint8Array([1, 2]);

const different: readonly { name: string; ours: Work; other: Work }[] = [
  { name: "a value", ours: () => 1, other: () => 2 },
  { name: "bytes", ours: () => bytes, other: () => new Uint8Array([1, 3]) },
  { name: "a promised value", ours: () => Promise.resolve(1), other: () => Promise.resolve(2) },
  { name: "a later iteration", ours: (i) => i, other: (i) => Math.min(i, 50) },
];

for (const { name, ours, other } of different) {
  test(`measure() does not compare the speed of different results: ${name}`, async () => {
    await assert.rejects(measure("area", { name, ours, others: { other } }), /ours and other return different results/);
  });
}

test("measure() treats bytes of another class as the same result, times both and returns the ratio", async () => {
  const busy = (rounds: number) => () => {
    let sum = 0;
    for (let i = 0; i < rounds; i++) sum += i % 7;
    return sum < 0 ? undefined : bytes;
  };
  const other = busy(20_000);
  const result = await measure("area", {
    name: "work",
    ours: busy(1_000),
    others: { other: () => Buffer.from(other()!) },
  });
  assert.ok(result.ours > 0 && result.others.other!.time > result.ours);
  assert.ok(result.ratio > 3, `20 times the work took ${result.ratio} times as long`);
});

test("measure() checks the result of a row whose others return less, and compares none", async () => {
  const check = (result: unknown) => assert.equal(result, "right");
  const row = { name: "work", others: { other: () => "less" }, check };
  assert.equal((await measure("area", { ...row, ours: () => "right" })).isMore, true);
  await assert.rejects(measure("area", { ...row, ours: () => Promise.resolve("wrong") }), assert.AssertionError);
});

test("measure() compares the result of another program, and asks it for its times", async () => {
  const asked: number[] = [];
  const program = {
    result: 1,
    sample: (iterations: number) => {
      asked.push(iterations);
      return Promise.resolve(iterations * 100);
    },
  };
  const { others } = await measure("area", { name: "work", ours: () => 1, others: { program } });
  assert.equal(others.program!.time, 100e6);
  assert.ok(asked.length > 15);
  await assert.rejects(measure("area", { name: "work", ours: () => 2, others: { program } }), /different results/);
});

test("tableOf() has the rows that miss their target on a runtime, in bold, and those beside native code", () => {
  const result = (area: string, name: string, other: string, ratio: number, target?: number) => ({
    area,
    name,
    ours: 1,
    others: { [other]: { time: ratio, ratio } },
    ratio,
    target,
    isMore: false,
  });
  const reports = [{
    runtime: "Deno 2, linux",
    results: [
      result("a", "fast", "sdk17", 4),
      result("a", "slow", "sdk17", 2.5),
      result("native", "decode", "native", 0.7, 0.6),
    ],
  }];
  const cells = (text: string) =>
    text.split("\n").slice(2).map((line) => line.split("|").slice(1, 3).map((c) => c.trim()));
  assert.deepEqual(cells(tableOf(reports, "sdk17")), [["a: slow", "**2.5**"]]);
  assert.deepEqual(cells(tableOf(reports, "native")), [["native: decode", "0.70"]]);
});

test("medians() returns the median of the runs for each row and package", () => {
  const run = (...ratios: readonly number[]) => [{
    runtime: "Deno 2, linux",
    results: ratios.map((ratio, i) => ({
      ...{ area: "a", name: `row ${i}`, ours: 1, ratio, target: undefined, isMore: false },
      others: { sdk17: { time: 5, ratio }, sdk15: { time: 6, ratio: -ratio } },
    })),
  }];
  const [report] = medians([run(3, 10), run(1, 40), run(2, 20)]);
  assert.equal(report!.runtime, "Deno 2, linux");
  const ratios = report!.results.map(({ others }) => Object.values(others).map(({ ratio }) => ratio));
  assert.deepEqual(ratios, [[2, -2], [20, -20]]);
});

test("withSpeedups() reads the speedups of calls from the table, and README has the current ones", () => {
  const page = "| keys: sign | 16 | **2.9** | 8 |\n| keys: fallback: sign | 1 | 2 | 3 |";
  assert.equal(withSpeedups("`sign` is 1 (2) times as fast", page), "`sign` is 2.9 (16) times as fast");
  assert.throws(() => withSpeedups("`other` 1 (2) times", page), /has no row for other/);

  const [readme, performance] = ["README.md", "docs/performance.md"].map((path) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), "utf8")
  );
  assert.equal(withSpeedups(readme!, performance!).replace(/\s+/g, " "), readme!.replace(/\s+/g, " "));
  const other = performance!.replaceAll(/\d/g, "7");
  assert.notEqual(withSpeedups(readme!, other).replace(/\s+/g, " "), readme!.replace(/\s+/g, " "));
});

test("table() marks the target beside the fastest of the others and returns the mean of each area", () => {
  const result = (name: string, fast: number, slow: number) => ({
    area: "strkey",
    name,
    ours: 250,
    others: { fast: { time: 250 * fast, ratio: fast }, slow: { time: 250 * slow, ratio: slow } },
    ratio: fast,
    target: 3,
    isMore: false,
  });
  const text = table([result("encode", 2, 4), result("decode", 8, 8000)]);
  const cells = (line: string) => line.split("|").map((cell) => cell.trim()).slice(1, -1);
  const lines = text.split("\n");
  assert.deepEqual(lines.slice(2, 6).map(cells), [
    ["strkey: encode", "250 ns", "fast", "500 ns", "2.00x", "3.00x MISSED"],
    ["strkey: encode", "250 ns", "slow", "1.00 µs", "4.00x", ""],
    ["strkey: decode", "250 ns", "fast", "2.00 µs", "8.00x", "3.00x ok"],
    ["strkey: decode", "250 ns", "slow", "2.00 ms", "8000.0x", ""],
  ]);
  assert.match(lines.at(-1)!, /^strkey: geometric mean .* 4\.00x$/);
});
