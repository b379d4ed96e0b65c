/** Large values. The growth of time is measured in tests/scale. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { scValFromJson } from "@dwsa/base/json";
import { nativeToScVal, scValToNative, validateScVal } from "@dwsa/base/scval";
import { size, written } from "../_long.ts";

const SIZE = size(100_000);

/** Distinct integers in a mixed order. */
const numbers = Array.from({ length: SIZE }, (_, i) => (i * 7_919) % SIZE);

const shapes: readonly { readonly name: string; readonly native: unknown }[] = [
  { name: "an object", native: Object.fromEntries(numbers.map((n) => [`key ${n}`, n])) },
  { name: "a Map with integer keys", native: new Map(numbers.map((n) => [n, `${n}`])) },
  { name: "an array of objects", native: numbers.map((n) => ({ b: n, a: `${n}` })) },
];

for (const { name, native } of shapes) {
  test(`${name} of ${written(SIZE)} entries converts in all directions`, () => {
    const value = nativeToScVal(native);
    assert.equal(validateScVal(value), undefined);
    assert.ok(scValFromJson(value.toJSON()).equals(value));
    assert.ok(nativeToScVal(scValToNative(value, { maps: "map" })).equals(value));
    assert.equal(Object.keys(scValToNative(value) as object).length, SIZE);
  });
}
