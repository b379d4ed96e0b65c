/** Values of all wire types that the crate stellar-xdr has made: bytes, JSON, and all functions that read values. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { typeNames } from "@dwsa/base/catalogue";
import { some } from "../_long.ts";
import { nameOf, recordedValues, requireSame, type WireValue } from "./_wire_values.ts";

const byType = new Map<string, WireValue[]>();
for (const value of recordedValues()) {
  const name = nameOf(value.type);
  byType.set(name, [...byType.get(name) ?? [], value]);
}

test("every wire type has values of the crate, but for three that the crate names or writes differently", () => {
  const others = [...typeNames].filter((name) => !byType.has(name));
  assert.deepEqual(others.sort(), ["Int64", "Uint256Bytes", "Uint64"]);
});

for (const [type, values] of byType) {
  test(`${type} has the bytes and the JSON of the crate, and no function that reads it throws`, () => {
    for (const value of some(values, 4)) requireSame(value);
  });
}
