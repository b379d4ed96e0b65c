import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { DwsaErrorCode } from "@dwsa/base";

const ROOT = new URL("../../", import.meta.url);

/** Every code of the union, read from its source. `tests/surface/error_codes_test.ts` triggers each. */
const codes = [
  ...readFileSync(new URL("errors/dwsa_error.ts", ROOT), "utf8").matchAll(/^ {2}\| "([a-z-]+\/[a-z0-9-]+)"/gm),
]
  .map((match) => match[1] as DwsaErrorCode);

test("DwsaErrorCode lists its codes in order, each once", () => {
  assert.ok(codes.length > 50);
  assert.deepEqual(codes, [...new Set(codes)].sort());
});

test("docs/errors.md explains every code and no other", () => {
  const explained = [
    ...readFileSync(new URL("docs/errors.md", ROOT), "utf8").matchAll(/^\| `([a-z-]+\/[a-z0-9-]+)`/gm),
  ];
  assert.deepEqual(explained.map((match) => match[1]), codes);
});
