/** Time grows with the size of a value, not with its square. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal, scValFromJSON, scValToJSON, scValToNative, validateScVal } from "@dwsa/base/scval";
import type { ScVal } from "@dwsa/base/xdr";

const SIZE = 100_000;

/**
 * Some ten times of what each conversion takes. Looking at all entries for each entry would take longer by far: that is
 * ten thousand million steps.
 */
const MILLISECONDS = 5_000;

/** Integers in no order, each of them once. */
const numbers = Array.from({ length: SIZE }, (_, i) => (i * 7_919) % SIZE);

const shapes: readonly { readonly name: string; readonly native: unknown }[] = [
  { name: "an object", native: Object.fromEntries(numbers.map((n) => [`key ${n}`, n])) },
  { name: "a Map with integer keys", native: new Map(numbers.map((n) => [n, `${n}`])) },
  { name: "an array of objects", native: numbers.map((n) => ({ b: n, a: `${n}` })) },
];

for (const { name, native } of shapes) {
  test(`${name} of 100,000 entries converts in all directions without taking squared time`, () => {
    let value: ScVal | undefined;
    const conversions: [string, () => unknown][] = [
      ["nativeToScVal", () => value = nativeToScVal(native)],
      ["scValToNative", () => scValToNative(value!)],
      ["scValToNative with maps", () => scValToNative(value!, { maps: "map" })],
      ["validateScVal", () => validateScVal(value!)],
      ["JSON", () => scValFromJSON(scValToJSON(value!))],
    ];
    for (const [conversion, run] of conversions) {
      const start = performance.now();
      run();
      const time = performance.now() - start;
      assert(time < MILLISECONDS, `${conversion} takes ${time.toFixed(0)} ms`);
    }
  });
}
