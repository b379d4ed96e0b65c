/** The fee as the builder takes it. */

import { describe } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import type { IntLike } from "../internal/int_like.ts";

const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/** A fee: a signed 64-bit integer that is not negative. */
export function takeFee(fee: IntLike): bigint {
  const message = `Cannot set resource fee: expected an integer from 0 to ${MAX_INT64}, got `;
  switch (typeof fee) {
    case "bigint":
      break;
    case "number":
      if (Number.isSafeInteger(fee)) break;
      throw new RangeError(message + fee + (Number.isInteger(fee) ? ": use a bigint" : ""));
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
