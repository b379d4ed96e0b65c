import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const { exports } = require("@dwsa/base/package.json") as { readonly exports: Readonly<Record<string, unknown>> };
const entrypoints = Object.keys(exports).filter((path) => path !== "./package.json")
  .map((path) => `@dwsa/base${path.slice(1)}`);

for (const entrypoint of entrypoints) {
  test(`require() loads ${entrypoint}: the same functions and classes that import returns`, async () => {
    const required: Record<string, unknown> = require(entrypoint);
    const imported: Record<string, unknown> = await import(entrypoint);
    assert.ok(Object.keys(imported).length > 0);
    for (const [name, value] of Object.entries(imported)) assert.equal(required[name], value, name);
  });
}
