/** Colors of lines for a terminal. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { screenLines } from "../../apps/cli/_screen.ts";

const [RED, YELLOW, BLUE, CYAN, GREEN, BOLD] = ["1;31", "33", "34", "36", "32", "1"];
const paint = (code: string | undefined, text: string) => `\u001b[${code}m${text}\u001b[0m`;

const COLORED: readonly { readonly name: string; readonly line: string; readonly expected: string }[] = [
  { name: "the name of a value", line: "  must sign    G", expected: `  ${paint(CYAN, "must sign")}    G` },
  { name: "the title of an entry", line: "Entry 0", expected: paint(BOLD, "Entry 0") },
  { name: "a failure", line: "failed in f of C: E", expected: `${paint(RED, "failed")} in f of C: E` },
  { name: "an error", line: "  error: E", expected: `  ${paint(RED, "error")}: E` },
  {
    name: "the result of a call",
    line: "f of C: failed with Error(Auth, InvalidAction)",
    expected: `f of C: ${paint(RED, "failed")} with Error(Auth, InvalidAction)`,
  },
  {
    name: "a violation",
    line: "  call at x: expected a, got b",
    expected: `  ${paint(RED, "call")} at x: expected a, got b`,
  },
  { name: "nothing in a string that reads like a verdict", line: "The policy accepts the input", expected: "" },
  { name: "nothing in a sentence", line: "  and with it: Send 1 XLM", expected: "" },
];
for (const { name, line, expected } of COLORED) {
  test(`screenLines() colors ${name}`, () => {
    assert.deepEqual(screenLines([line], { columns: undefined, color: true }), [expected || line]);
    assert.deepEqual(screenLines([line], { columns: undefined, color: false }), [line]);
  });
}

test("screenLines() colors whole lines by their style, in each of their parts", () => {
  const rows = [["danger", RED], ["warning", YELLOW], ["note", BLUE], ["title", BOLD], ["good", GREEN]] as const;
  for (const [style, color] of rows) {
    const line = { text: "Danger: a b", style };
    assert.deepEqual(screenLines([line], { columns: undefined, color: true }), [paint(color, line.text)]);
    assert.deepEqual(screenLines([line], { columns: undefined, color: false }), [line.text]);
    assert.deepEqual(screenLines([line], { columns: 9, color: true }), [
      paint(color, "Danger: a"),
      paint(color, "    b"),
    ]);
  }
});

test("screenLines() wraps colored lines at the same words as plain lines", () => {
  const line = `warning      ${"word ".repeat(20).trim()}`;
  const plain = screenLines([line], { columns: 40, color: false });
  assert.ok(plain.length > 1 && plain.every((one) => one.length <= 40));
  const colored = screenLines([line], { columns: 40, color: true });
  // deno-lint-ignore no-control-regex -- matches colors
  assert.deepEqual(colored.map((one) => one.replace(/\u001b\[[\d;]*m/g, "")), plain);
});
