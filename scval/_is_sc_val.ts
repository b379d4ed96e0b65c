/** Recognising contract values. */

import { describe } from "../internal/describe.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";
import { Fault } from "./_fault.ts";

/** Whether a value is an `ScVal`, also one of another copy of this library. */
export function isScVal(value: unknown): value is ScVal {
  return value instanceof ScVal || ScVal.is(value);
}

/** Refuses what is not an `ScVal`. */
export function requireScVal(value: unknown): asserts value is ScVal {
  if (!isScVal(value)) throw new Fault("type", `expected ScVal, got ${describe(value)}`);
}

/** Refuses what is not an entry of a contract map. */
export function requireScMapEntry(value: unknown): asserts value is ScMapEntry {
  if (!(value instanceof ScMapEntry) && !ScMapEntry.is(value)) {
    throw new Fault("type", `expected ScMapEntry, got ${describe(value)}`);
  }
}
