import assert from "node:assert/strict";
import { test } from "node:test";
import { progressText } from "../../cli/_terminal.ts";

const rows: readonly { name: string; columns?: number; line: string; expected: string }[] = [
  { name: "is written over the one before", columns: 80, line: "7 lines", expected: "\r\u001b[K7 lines" },
  { name: "is cut before the last column", columns: 6, line: "7 lines", expected: "\r\u001b[K7 lin" },
  { name: "fits as it is", columns: 8, line: "7 lines", expected: "\r\u001b[K7 lines" },
  {
    name: "has 79 columns where the width is not known",
    line: "x".repeat(90),
    expected: `\r\u001b[K${"x".repeat(79)}`,
  },
  { name: "is empty where there is no room", columns: 0, line: "7 lines", expected: "\r\u001b[K" },
];
for (const { name, columns, line, expected } of rows) {
  test(`a line of progress ${name}`, () => {
    assert.equal(progressText(line, columns), expected);
  });
}
