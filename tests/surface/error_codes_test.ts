/**
 * Every error code, triggered once: its class, its code, the grammar of its message, and that `docs/errors.md` shows
 * that very message. `UPDATE_ERRORS=1 deno test -A tests/surface/error_codes_test.ts` writes the messages anew.
 */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base";
import { triggers } from "./_error_triggers.ts";

const FILE = new URL("../../docs/errors.md", import.meta.url);

/** Where the messages begin: all below is made here. */
const HEADING = "## Examples of messages\n";

const messages = new Map<string, string>();

for (const [code, trigger] of Object.entries(triggers)) {
  test(`${code} has a way to come about, and a message that says what to do`, async () => {
    const error = await errorOf(trigger);
    assert.ok(DwsaError.is(error), `${error}`);
    assert.equal(error.code, code);
    assert.equal(error.name, "DwsaError");
    assert.ok(error instanceof DwsaError && error instanceof Error);
    assert.match(error.message, /^Cannot [a-zA-Z]/, "a capital letter, and the action");
    assert.doesNotMatch(error.message, /[.!]$/, "no final period");
    assert.doesNotMatch(error.message, /\bundefined\b|\[object|NaN/);
    messages.set(code, error.message);
  });
}

test("docs/errors.md shows these messages", () => {
  const list = [...messages].map(([code, message]) => `- \`${code}\`: \`${message}\``);
  const text = readFileSync(FILE, "utf8");
  if (process.env.UPDATE_ERRORS === "1") {
    writeFileSync(FILE, `${text.split(HEADING)[0]!.trimEnd()}\n\n${HEADING}\n${list.join("\n")}\n`);
    return;
  }
  // The formatter puts line breaks into long items.
  const shown = (text.split(HEADING)[1] ?? "").trim().replace(/\s+/g, " ");
  assert.equal(shown, list.join(" ").replace(/\s+/g, " "));
});

async function errorOf(trigger: () => unknown): Promise<unknown> {
  try {
    await trigger();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}
