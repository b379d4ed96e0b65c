import assert from "node:assert/strict";
import { test } from "node:test";
import { mutantsOf, testsOf } from "../../scripts/mutants.ts";

const CASES: readonly { readonly code: string; readonly expected: readonly string[] }[] = [
  { code: "export const f = (a: number) => a < 3;", expected: ["< -> <=", "3 -> 4"] },
  { code: "export function f(a: boolean) { if (!a) g(); }", expected: ["!a -> !(!a)", "!a -> a", "g(); -> ;"] },
  { code: 'type A = 1 | 2;\nimport { b } from "./b.ts";', expected: [] },
  { code: "const a = 5n, b = true;", expected: ["5n -> 6n", "true -> false"] },
  { code: 'throw new Error(`got ${1 + 2}`); const a = "x" + b;', expected: [] },
];
for (const { code, expected } of CASES) {
  test(`mutantsOf() changes ${code.split("\n")[0]}`, () => {
    const found = mutantsOf("a/b.ts", code).map(({ before, after }) => `${before} -> ${after}`);
    assert.deepEqual(found, expected);
  });
}

test("mutantsOf() returns the file, the line and the place of a change", () => {
  const [mutant] = mutantsOf("a/b.ts", "const a = 1;\nconst b = a && 2;\n").slice(1);
  assert.deepEqual(mutant, { file: "a/b.ts", line: 2, start: 25, end: 27, before: "&&", after: "||" });
});

test("testsOf() names the tests of an area", () => {
  assert.deepEqual(testsOf("auth/mod.ts"), ["tests/auth"]);
  assert.deepEqual(testsOf("xdr/json/parse_json.ts"), ["tests/json"]);
});
