import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { STEPS, stepsTable } from "../../scripts/ok.ts";
import { replaceSection } from "../../scripts/_report.ts";

const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");

test("docs/architecture.md lists the steps of the gate; `deno task ok --write` writes the list", () => {
  assert.equal(replaceSection(page, "steps", stepsTable()), page);
});

test("every step of the gate says what it checks", () => {
  for (const [name, { checks }] of Object.entries(STEPS)) assert.ok(checks.length > 8, name);
});
