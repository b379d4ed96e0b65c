import assert from "node:assert/strict";
import { test } from "node:test";
import { type Fixture, FIXTURES, halfError } from "../../scripts/check_size.ts";

const fixture = (cause?: string): Fixture => ({
  name: "Address",
  code: "",
  ceiling: 13_000,
  absent: [],
  same: { names: "Address", path: "/base", ...(cause === undefined ? {} : { cause }) },
});

for (
  const { name, cause, bytes, sdkBytes, expected } of [
    { name: "above half without a cause", bytes: 13_000, sdkBytes: 25_000, expected: /above half .* say why/ },
    {
      name: "a cause where none is needed",
      cause: "JSON",
      bytes: 13_000,
      sdkBytes: 27_000,
      expected: /remove the cause/,
    },
    { name: "above half with a cause", cause: "JSON", bytes: 13_000, sdkBytes: 25_000 },
    { name: "below half", bytes: 13_000, sdkBytes: 27_000 },
    { name: "small, though above half", bytes: 12_000, sdkBytes: 13_000 },
  ]
) {
  test(`halfError() ${expected === undefined ? "accepts" : "refuses"} ${name}`, () => {
    const error = halfError(fixture(cause), bytes, sdkBytes);
    if (expected === undefined) assert.equal(error, undefined);
    else assert.match(error ?? "", expected);
  });
}

test("each bundle is measured once, and has a ceiling", () => {
  const names = FIXTURES.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const { ceiling } of FIXTURES) assert.ok(ceiling > 500 && ceiling < 50_000, `${ceiling}`);
});
