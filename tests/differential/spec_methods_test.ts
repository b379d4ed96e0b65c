/** Statements of docs/contracts.md about `Spec` of js-stellar-sdk 17.2.0. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { contract } from "@stellar/stellar-sdk";

const page = readFileSync(new URL("../../docs/contracts.md", import.meta.url), "utf8");
const methods = [...new Set([...page.matchAll(/^\| `spec\.(\w+)[`(]/gm)].map(([, name]) => name!))];

test("docs/contracts.md names methods of Spec", () => assert.ok(methods.length > 8));

for (const name of methods) {
  test(`Spec of js-stellar-sdk has the method ${name}`, () => {
    assert.equal(typeof (contract.Spec.prototype as unknown as Record<string, unknown>)[name], "function");
  });
}
