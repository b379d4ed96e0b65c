import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

interface Manifest {
  readonly exports: Record<string, string>;
  readonly imports: Record<string, string>;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

// These have manifests of their own, to keep the peers out of that of the package, and so must repeat it.
for (
  const { directory, root } of [{ directory: "bench", root: ".." }, { directory: "tests/differential", root: "../.." }]
) {
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
      if (name.startsWith("@stellar/")) expected[name] = target;
    }
    assert.deepEqual(other.imports, expected);
  });
}
