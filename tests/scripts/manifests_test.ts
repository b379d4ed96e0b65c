import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

interface Manifest {
  readonly exports: Record<string, string>;
  readonly imports: Record<string, string>;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

// These have manifests of their own, so that README's commands do not fetch their packages. They repeat the package's.
const others = [
  { directory: "bench", root: ".." },
  { directory: "scripts", root: ".." },
  { directory: "tests/differential", root: "../.." },
];

for (const { directory, root } of others) {
  test(`the import map of ${directory} agrees with that of the package`, () => {
    const main = read("deno.json");
    const other = read(`${directory}/deno.json`);
    const expected: Record<string, string> = {};
    for (const [name, path] of Object.entries(main.exports)) {
      if (name !== "./cli") expected[`@dwsa/base${name.slice(1)}`] = `${root}${path.slice(1)}`;
    }
    for (const [name, target] of Object.entries(main.imports)) {
      if (name in other.imports) expected[name] = target;
    }
    for (const [name, target] of Object.entries(other.imports)) {
      if (target.startsWith("npm:") && !(name in main.imports)) expected[name] = target;
    }
    assert.deepEqual(other.imports, expected);
  });
}

test("the package's import map holds its dependencies, and the one package that its tests need", () => {
  assert.deepEqual(Object.keys(read("deno.json").imports), ["@noble/curves", "@noble/hashes", "fast-check"]);
});
