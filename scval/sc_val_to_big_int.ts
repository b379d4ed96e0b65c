import type { ScVal } from "../xdr/mod.ts";
import { Fault, reporting } from "../internal/fault.ts";
import { isIntegerScVal } from "./_integers.ts";
import { requireScVal } from "./_is_sc_val.ts";

/**
 * The integer in a contract value of any of the ten integer types, time points and durations included.
 *
 * @param scv the contract value
 * @returns the integer
 * @throws {TypeError} if `scv` is not an `ScVal`, or holds no integer
 *
 * @example Any width
 * ```ts
 * import { scValToBigInt } from "@dwsa/base/scval";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * assert.equal(scValToBigInt(ScVal.scvU32(7)), 7n);
 * assert.equal(scValToBigInt(ScVal.scvI256(-7n)), -7n);
 * ```
 */
export function scValToBigInt(scv: ScVal): bigint {
  return reporting("Cannot convert to bigint", () => {
    requireScVal(scv);
    if (!isIntegerScVal(scv)) throw new Fault("type", `expected an integer, got ${scv.type}`);
    return BigInt(scv.value);
  });
}
