/** `docs/describing.md` contains the sentence of every operation and every condition. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { OperationType } from "@dwsa/base/xdr";
import { CALL_TEMPLATES, TRANSACTION_TEMPLATES } from "../../describe/_templates.ts";

const page = readFileSync(new URL("../../docs/describing.md", import.meta.url), "utf8");

test("docs/describing.md has each sentence of the library, and a row for each type of operation", () => {
  for (const [kind, sentences] of Object.entries({ ...CALL_TEMPLATES, ...TRANSACTION_TEMPLATES })) {
    for (const sentence of [sentences].flat()) {
      assert.ok(page.includes(sentence.replaceAll("[", "⟨").replaceAll("]", "⟩")), `${kind}: ${sentence}`);
    }
  }
  for (const type of Object.keys(OperationType)) assert.ok(page.includes(`| \`${type}\``), type);
});
