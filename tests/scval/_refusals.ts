/** Tables of values that nativeToScVal() refuses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal, type NativeToScValOpts } from "@dwsa/base/scval";

/** The beginning of most messages. */
export const CANNOT = "Cannot convert to ScVal";

export interface Refusal {
  readonly name: string;
  readonly input: unknown;
  readonly opts?: NativeToScValOpts;
  /** The name of the error and, for a `DwsaError`, its code. */
  readonly error: string;
  readonly message: string | RegExp;
}

/** One test for each row. */
export function testRefusals(refused: readonly Refusal[]): void {
  for (const { name, input, opts, error, message } of refused) {
    test(`nativeToScVal() refuses ${name}`, () => {
      const code = error.includes("/") ? { name: "DwsaError", code: error } : { name: error };
      assert.throws(() => nativeToScVal(input, opts), { ...code, message });
    });
  }
}
