/** Numbers as the builder takes them: checked, or refused. */

import { describe } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import type { IntLike } from "../internal/int_like.ts";

const MAX_UINT32 = 0xffff_ffff;
const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/** An unsigned 32-bit integer. */
export function takeUint32(value: number, name: string): number {
  const action = "Cannot set resources";
  if (typeof value !== "number") {
    throw new TypeError(`${action}: expected ${name} to be a number, got ${describe(value)}`);
  }
  if (!Number.isInteger(value) || value < 0 || value > MAX_UINT32) {
    throw new RangeError(`${action}: expected ${name} to be an integer from 0 to ${MAX_UINT32}, got ${value}`);
  }
  return value;
}

/** A fee: a signed 64-bit integer that is not negative. */
export function takeFee(fee: IntLike): bigint {
  const action = "Cannot set resource fee";
  const expected = `an integer from 0 to ${MAX_INT64}`;
  if (typeof fee !== "bigint" && typeof fee !== "number" && typeof fee !== "string") {
    throw new TypeError(`${action}: expected a bigint, a number or a string, got ${describe(fee)}`);
  }
  if (typeof fee === "number" && !Number.isSafeInteger(fee)) {
    throw new RangeError(`${action}: expected ${expected} (as bigint or string above 2^53), got ${fee}`);
  }
  if (typeof fee === "string" && !/^-?\d{1,99}$/.test(fee)) {
    throw new DwsaError("builder/fee", `${action}: expected ${expected}, got ${describe(fee)}`, { expected });
  }
  const value = BigInt(fee);
  if (value < 0n || value > MAX_INT64) throw new RangeError(`${action}: expected ${expected}, got ${value}`);
  return value;
}
