/** Recognising contract values. */

import { describe } from "../internal/describe.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";
import { Fault } from "../internal/fault.ts";

/** Whether a value is an `ScVal`, also one of another copy of this library, which takes longer to find out. */
export function isScVal(value: unknown): value is ScVal {
  return (value as ScVal | null | undefined)?.constructor === ScVal || ScVal.is(value);
}

/** Refuses what is not an `ScVal`. */
export function requireScVal(value: unknown): asserts value is ScVal {
  if (!isScVal(value)) throw new Fault("type", `expected ScVal, got ${describe(value)}`);
}

/** Refuses what is not an entry of a contract map. */
export function requireScMapEntry(value: unknown): asserts value is ScMapEntry {
  if ((value as ScMapEntry | null | undefined)?.constructor !== ScMapEntry && !ScMapEntry.is(value)) {
    throw new Fault("type", `expected ScMapEntry, got ${describe(value)}`);
  }
}
