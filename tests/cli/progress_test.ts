import assert from "node:assert/strict";
import { test } from "node:test";
import { progressText } from "../../apps/cli/_terminal.ts";

const rows: readonly { name: string; columns?: number; line: string; expected: string }[] = [
  { name: "replaces the previous one", columns: 80, line: "7 lines", expected: "\r\u001b[K7 lines" },
  { name: "is truncated before the last column", columns: 6, line: "7 lines", expected: "\r\u001b[K7 lin" },
  { name: "fits as it is", columns: 8, line: "7 lines", expected: "\r\u001b[K7 lines" },
  {
    name: "has at most 79 columns if the width is unknown",
    line: "x".repeat(90),
    expected: `\r\u001b[K${"x".repeat(79)}`,
  },
  { name: "is empty if the terminal has no columns", columns: 0, line: "7 lines", expected: "\r\u001b[K" },
];
for (const { name, columns, line, expected } of rows) {
  test(`a line of progress ${name}`, () => {
    assert.equal(progressText(line, columns), expected);
  });
}
