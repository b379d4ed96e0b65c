/** Parses contract IDs. */

import { describe, Fault } from "../internal/fault.ts";
import { withArgumentName } from "../internal/arguments.ts";
import { brandOf } from "../internal/brand.ts";
import { decodeStrKey } from "../strkey/mod.ts";

/** Parses the strkey of a contract to its bytes. */
export function parseContractId(argument: string, value: unknown): Uint8Array {
  const expected = "a contract's strkey (C...)";
  if (typeof value === "string") {
    return withArgumentName(argument, expected, () => decodeStrKey("contract", value));
  }
  const brand = brandOf(value);
  const advice = brand === "dwsa.Address" || brand === "dwsa.Contract" ? "; pass its toString()" : "";
  throw new Fault("type", `expected ${argument} to be ${expected}, got ${describe(value)}${advice}`);
}
