/** Tables of contract values and their native values. */

import { test } from "node:test";
import { scValToNative, type ScValToNativeOpts } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import { assertSame } from "../_deep_equal.ts";

export interface NativeCase {
  readonly name: string;
  readonly value: ScVal;
  readonly opts?: ScValToNativeOpts;
  readonly expected: unknown;
}

/** Creates a test for each row, with the constructed value and with the decoded one. */
export function testNatives(cases: readonly NativeCase[]): void {
  for (const { name, value, opts, expected } of cases) {
    test(`scValToNative() converts ${name}`, () => {
      for (const form of [value, ScVal.fromXDR(value.toXDR())]) {
        const found = scValToNative(form, opts);
        assertSame(found, expected);
      }
    });
  }
}
