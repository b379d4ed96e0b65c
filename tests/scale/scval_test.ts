import assert from "node:assert/strict";
import { scValFromJson, toJson } from "@dwsa/base/json";
import { nativeToScVal, scValToNative, validateScVal } from "@dwsa/base/scval";
import type { ScVal } from "@dwsa/base/xdr";
import { testGrowth } from "./_growth.ts";

/** Returns the integers from 0 to `size` - 1 in a mixed order. */
const shuffled = (size: number): number[] => Array.from({ length: size }, (_, i) => (i * 7_919) % size);

const shapes: readonly { readonly name: string; readonly make: (size: number) => unknown }[] = [
  { name: "an object", make: (size) => Object.fromEntries(shuffled(size).map((n) => [`key ${n}`, n])) },
  { name: "a Map with integer keys", make: (size) => new Map(shuffled(size).map((n) => [n, `${n}`])) },
  { name: "an array of objects", make: (size) => shuffled(size).map((n) => ({ b: n, a: `${n}` })) },
];

for (const { name, make } of shapes) {
  const sizes = { small: 1_000, large: 100_000 };
  testGrowth({
    name: `nativeToScVal() of ${name}`,
    ...sizes,
    prepare: (size) => {
      const native = make(size);
      return () => nativeToScVal(native);
    },
  });
  const conversions: Readonly<Record<string, (value: ScVal) => unknown>> = {
    "scValToNative()": (value) => scValToNative(value),
    "scValToNative() with maps": (value) => scValToNative(value, { maps: "map" }),
    "validateScVal()": (value) => assert.equal(validateScVal(value), undefined),
    "toJson() and scValFromJson()": (value) => scValFromJson(toJson(value)),
  };
  for (const [conversion, run] of Object.entries(conversions)) {
    testGrowth({
      name: `${conversion} of ${name}`,
      ...sizes,
      prepare: (size) => {
        const value = nativeToScVal(make(size));
        return () => run(value);
      },
    });
  }
}
