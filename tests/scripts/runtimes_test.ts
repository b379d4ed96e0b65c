import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { filesRead, transpile } from "../../scripts/_installed_tests.ts";
import { readManifest } from "../../scripts/_project.ts";
import { documentRow, tableWith } from "../../scripts/test_runtimes.ts";
import { bunCounts, denoCounts, nodeCounts } from "../../scripts/_runtimes.ts";
import { importLibrary } from "../runtimes/_library.ts";
import { SMOKE } from "../runtimes/_smoke.ts";

const entrypoints = Object.keys(readManifest().exports).sort();

test("every entrypoint has a smoke test", () => assert.deepEqual(Object.keys(SMOKE).sort(), entrypoints));

test("importLibrary() imports every entrypoint", async () => {
  const names = entrypoints.map((path) => path.slice(2) || "base");
  assert.deepEqual(Object.keys(await importLibrary()).sort(), names.sort());
});

test("transpile() drops types and leads relative imports elsewhere, and no other text", () => {
  const source = `import { test } from "node:test";
import type { B } from "./b.ts";
import { a } from "../../keys/a.ts";
export const b: B = await import("./b.ts");
export const c = a(require("./c.cjs"), "./b.ts");
`;
  const expected = `import { test } from "node:test";
import { a } from "x/../../keys/a.ts";
export const b = await import("x/./b.ts");
export const c = a(require("./c.cjs"), "./b.ts");
`;
  assert.equal(transpile(source, (specifier) => `x/${specifier}`), expected);
});

const APPROVE = readdirSync(new URL("../vectors/approve/", import.meta.url)).map((name) =>
  `tests/vectors/approve/${name}`
);

const reads = [
  { name: "a file", code: 'new URL("../../deno.json", import.meta.url)', expected: ["deno.json"] },
  { name: "a directory", code: 'new URL("../vectors/approve/", import.meta.url)', expected: APPROVE },
  { name: "the repository", code: 'new URL("../../", import.meta.url)', expected: ["./"] },
  { name: "a file that is missing", code: 'new URL("../../missing.json", import.meta.url)', expected: [] },
  {
    name: "a file of the tests",
    code: 'new URL("../vectors/README.md", import.meta.url)',
    expected: ["tests/vectors/README.md"],
  },
  { name: "a file beside the repository", code: 'new URL("../../../shared/a", import.meta.url)', expected: [] },
];

for (const { name, code, expected } of reads) {
  test(`filesRead() finds ${name}`, () => {
    const found = filesRead("tests/area/a_test.ts", code);
    assert.deepEqual(found.sort(), [...expected].sort());
  });
}

const outputs = [
  {
    name: "nodeCounts()",
    counts: nodeCounts("ok 1 - # pass 9\n1..7\n# tests 7\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n"),
    expected: { passed: 3, failed: 2, skipped: 2 },
  },
  {
    name: "bunCounts()",
    counts: bunCounts("(pass) 9 pass\n\n 2176 pass\n 1 skip\n 3 fail\n 1 error\nRan 2180 tests across 58 files."),
    expected: { passed: 2176, failed: 3, skipped: 1 },
  },
  {
    name: "bunCounts() of a run without skipped tests",
    counts: bunCounts(" 2176 pass\n 0 fail\n"),
    expected: { passed: 2176, failed: 0, skipped: 0 },
  },
  {
    name: "denoCounts()",
    counts: denoCounts("9 passed ... ok\n\nFAILED | 12 passed (3 steps) | 2 failed | 1 ignored (2s)\n"),
    expected: { passed: 12, failed: 2, skipped: 1 },
  },
  { name: "denoCounts() of nothing", counts: denoCounts(""), expected: { passed: 0, failed: 0, skipped: 0 } },
];

for (const { name, counts, expected } of outputs) {
  test(`${name} reads the closing lines`, () => assert.deepEqual(counts, expected));
}

/** The cells of the rows of a table. */
function cellsOf(table: string): string[][] {
  return table.split("\n").filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
}

test("tableWith() keeps the rows of runtimes that were not tried now if they have a commit, in one order", () => {
  const before = `| \`bun\` | 1.0.0 | old | 2 passed | aaaaaaa |
| \`node\` | 20.1.0 | old | 1 passed | aaaaaaa |
| \`gone\` | 1 | old | 1 passed | aaaaaaa |
| \`workerd\` | 1 | old | 3 passed | |
`;
  const rows = new Map([["`hermes`", ["`hermes`", "0.12.0", "new", "4 passed", "abc1234"]]]);
  const table = tableWith(before, rows);
  const cells = cellsOf(table);
  assert.deepEqual(cells.filter((row) => row.at(-1) !== ""), [
    ["`node`", "20.1.0", "old", "1 passed", "aaaaaaa"],
    ["`bun`", "1.0.0", "old", "2 passed", "aaaaaaa"],
    ["`hermes`", "0.12.0", "new", "4 passed", "abc1234"],
  ]);
  assert.deepEqual(cells.find(([name]) => name === "`workerd`"), ["`workerd`", "", "", "not run yet", ""]);
  assert.match(table, /\n\nThe rows are of runs at different commits\.$/);
  assert.equal(tableWith(table, new Map()), table);
});

test("tableWith() names the commit if all runs were at one", () => {
  const names = cellsOf(tableWith("", new Map())).map(([name]) => name!);
  const rows = new Map(names.map((name) => [name, [name, "1", "suite", "1 passed", "abc1234"]]));
  assert.match(tableWith("", rows), /\n\nAll runs were at commit abc1234\.$/);
});

const documentRows = [
  {
    name: "counts",
    row: { what: "suite", version: "1.0.0", passed: 3, failed: 1, skipped: 2, reasons: ["no fish"], output: "" },
    expected: ["`bun`", "1.0.0", "suite", "3 passed, 1 failed, 2 skipped", "abc1234"],
  },
  {
    name: "why a runtime is missing",
    row: { what: "smoke", version: "", passed: 0, failed: 0, skipped: 1, reasons: ["no browser"], output: "" },
    expected: ["`bun`", "", "smoke", "no browser", "abc1234"],
  },
  {
    name: "why a run came to nothing",
    row: { what: "did not run", version: "", passed: 0, failed: 1, skipped: 0, output: "Cannot fetch a|b:\nmore" },
    expected: ["`bun`", "", "did not run", "Cannot fetch a/b:", "abc1234"],
  },
  {
    name: "failures of all tests",
    row: { what: "suite", version: "1", passed: 0, failed: 2, skipped: 1, reasons: ["no fish"], output: "" },
    expected: ["`bun`", "1", "suite", "2 failed, 1 skipped", "abc1234"],
  },
];

for (const { name, row, expected } of documentRows) {
  test(`documentRow() says ${name}`, () => assert.deepEqual(documentRow("bun", "abc1234", row), expected));
}

test("docs/runtimes.md has a row for each runtime", () => {
  const page = readFileSync(new URL("../../docs/runtimes.md", import.meta.url), "utf8");
  const names = (text: string) => cellsOf(text).map(([name]) => name);
  assert.deepEqual(names(page), names(tableWith("", new Map())));
});
