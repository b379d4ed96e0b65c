/** What scValToNative() makes, as a table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { scValToNative, type ScValToNativeOpts } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";

export interface NativeCase {
  readonly name: string;
  readonly value: ScVal;
  readonly opts?: ScValToNativeOpts;
  readonly expected: unknown;
}

/** One test for each row: for the value as it is made and as it is decoded. */
export function testNatives(cases: readonly NativeCase[]): void {
  for (const { name, value, opts, expected } of cases) {
    test(`scValToNative() converts ${name}`, () => {
      for (const given of [value, ScVal.fromXDR(value.toXDR())]) {
        const found = scValToNative(given, opts);
        assert.deepEqual(found, expected);
        if (found instanceof Map) assert.deepEqual([...found.keys()], [...(expected as Map<unknown, unknown>).keys()]);
      }
    });
  }
}
