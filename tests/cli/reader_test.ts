/** `dwsa decode` of inputs as users paste them. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runCommand } from "../../apps/cli/commands.ts";
import { SAMPLES } from "../../apps/site/command_page.ts";
import { runIn } from "./_run.ts";

const ROWS: readonly {
  readonly name: string;
  readonly input: string | { readonly hex: string };
  readonly kind: string;
  readonly line: string;
}[] = JSON.parse(readFileSync(new URL("../vectors/reader.json", import.meta.url), "utf8"));

/** Types for which the command prints the parser's first line. */
const WRAPPERS = ["response", "payment-request", "link", "hash"];

for (const [name, begin] of [["tx.txt", "a transaction"], ["entry.txt", "an authorization entry"]] as const) {
  test(`dwsa decode describes ${begin} that is truncated at any length`, async () => {
    for (const length of [60, 80, 120]) {
      const { code, notes } = await runIn(runCommand, ["decode", SAMPLES[name]!.slice(0, length)]);
      assert.equal(code, 2);
      assert.match(notes[0]!, new RegExp(`Truncated: at least \\d+ bytes of ${begin} are missing`));
    }
  });
}

for (const { name, input, kind, line } of ROWS) {
  if (typeof input !== "string") continue;
  test(`dwsa decode describes ${name}`, async () => {
    const { code, out, notes } = await runIn(runCommand, ["decode"], { input });
    const printed = [...notes, out].join("\n");
    if (WRAPPERS.includes(kind)) assert.ok(notes[0]?.includes(line), printed);
    else if (kind === "unknown" || kind === "empty") {
      assert.equal(code, 2, printed);
      if (!/^$|^(Text of |JSON without |Invalid JSON$)/.test(line)) assert.equal(notes[0], `dwsa: ${line}`);
    } else if (kind === "secret") {
      for (const word of input.split(/\W+/).filter((word) => word.length > 50)) {
        assert.ok(!printed.includes(word), printed);
      }
    } else {
      assert.equal(code, 0, printed);
      assert.ok(printed.includes(kind), printed);
      if (!/^2 addresses$/.test(line)) assert.match(printed, new RegExp(`^${line.replace(/, from .*/, "")}[:,]`, "m"));
    }
  });
}
