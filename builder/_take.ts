/** Numbers as the builder takes them: checked, or refused. */

import { describe } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import type { IntLike } from "../internal/int_like.ts";

const MAX_UINT32 = 0xffff_ffff;
const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/** An unsigned 32-bit integer. */
export function takeUint32(value: number, name: string): number {
  if (Number.isInteger(value) && value >= 0 && value <= MAX_UINT32) return value;
  const message = `Cannot set resources: expected ${name} to be an integer from 0 to ${MAX_UINT32}, got `;
  throw typeof value === "number" ? new RangeError(message + value) : new TypeError(message + describe(value));
}

/** A fee: a signed 64-bit integer that is not negative. */
export function takeFee(fee: IntLike): bigint {
  const message = `Cannot set resource fee: expected an integer from 0 to ${MAX_INT64}, got `;
  switch (typeof fee) {
    case "bigint":
      break;
    case "number":
      if (!Number.isSafeInteger(fee)) throw new RangeError(message + fee);
      break;
    case "string":
      if (!/^-?\d{1,99}$/.test(fee)) throw new DwsaError("builder/fee", message + describe(fee));
      break;
    default:
      throw new TypeError(message + describe(fee));
  }
  const value = BigInt(fee);
  if (value < 0n || value > MAX_INT64) throw new RangeError(message + value);
  return value;
}
