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
        // Entry by entry: the order of a Map counts, and two of its keys may be alike.
        const [one, other] = [found, expected].map((native) => native instanceof Map ? [...native] : native);
        assert.deepEqual(one, other);
        assert.equal(found instanceof Map, expected instanceof Map);
      }
    });
  }
}
