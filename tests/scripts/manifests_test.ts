import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { importMapErrors } from "../../scripts/check_modules.ts";

test("the package's import map holds its dependencies, and the one package that its tests need", () => {
  const { imports } = JSON.parse(readFileSync(new URL("../../deno.json", import.meta.url), "utf8"));
  assert.deepEqual(Object.keys(imports), ["@noble/curves", "@noble/hashes", "fast-check"]);
});

const main = {
  exports: { ".": "./mod.ts", "./keys": "./keys/mod.ts" },
  imports: { "plain": "npm:plain@^1.0.0", "other": "npm:other@^1.0.0" },
};
const imports = {
  "@dwsa/base": "../mod.ts",
  "@dwsa/base/keys": "../keys/mod.ts",
  "plain": "npm:plain@^1.0.0",
  "own": "npm:own@1.0.0",
};

const cases = [
  { name: "accepts a map with all entrypoints and packages of its own", imports, errors: [] },
  {
    name: "finds an entrypoint that is missing",
    imports: { "@dwsa/base": "../mod.ts" },
    errors: ["scripts/deno.json: expected @dwsa/base/keys to be ../keys/mod.ts, found nothing"],
  },
  {
    name: "finds an entrypoint that was removed",
    imports: { ...imports, "@dwsa/base/old": "../old/mod.ts" },
    errors: ["scripts/deno.json: expected @dwsa/base/old to be absent, found ../old/mod.ts"],
  },
  {
    name: "finds another version of a package",
    imports: { ...imports, plain: "npm:plain@^2.0.0" },
    errors: ["scripts/deno.json: expected plain to be npm:plain@^1.0.0, found npm:plain@^2.0.0"],
  },
];

for (const { name, imports, errors } of cases) {
  test(`importMapErrors() ${name}`, () =>
    assert.deepEqual(importMapErrors("scripts", "..", main, { imports }), errors));
}
