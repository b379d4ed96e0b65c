import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { DwsaError } from "@dwsa/base";

class Subclass extends DwsaError {}

const error = { name: "DwsaError", code: "strkey/length" };
const values: readonly { readonly name: string; readonly value: unknown; readonly expected: boolean }[] = [
  { name: "a DwsaError", value: new DwsaError("strkey/length", "Cannot"), expected: true },
  { name: "one of a subclass", value: new Subclass("strkey/length", "Cannot"), expected: true },
  { name: "one of a second copy", value: Object.assign(new Error("Cannot"), error), expected: true },
  {
    name: "one of another realm",
    value: runInNewContext("Object.assign(new Error(), e)", { e: error }),
    expected: true,
  },
  { name: "another error with a code", value: Object.assign(new Error(), { code: "ENOENT" }), expected: false },
  { name: "an error with its name only", value: Object.assign(new Error(), { name: "DwsaError" }), expected: false },
  { name: "an object that looks like one", value: { ...error, message: "Cannot" }, expected: false },
  { name: "undefined", value: undefined, expected: false },
  { name: "null", value: null, expected: false },
  { name: "its name", value: "DwsaError", expected: false },
];

for (const { name, value, expected } of values) {
  test(`DwsaError.is() ${expected ? "knows" : "refuses"} ${name}, traps 18`, () => {
    assert.equal(DwsaError.is(value), expected);
  });
}
