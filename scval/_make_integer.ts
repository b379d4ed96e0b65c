/** Creates contract values of integers. */

import { type Integer, requireFit } from "../internal/integers.ts";
import { ScVal } from "../xdr/mod.ts";
import type { ScIntType } from "./types.ts";

/** The contract value of an integer type. */
export type IntegerScVal<T extends ScIntType> = ScVal<`scv${Capitalize<T>}`>;

const MAKERS: { readonly [T in ScIntType]: (value: Integer) => IntegerScVal<T> } = {
  u32: (value) => ScVal.scvU32(Number(value)),
  i32: (value) => ScVal.scvI32(Number(value)),
  u64: (value) => ScVal.scvU64(BigInt(value)),
  i64: (value) => ScVal.scvI64(BigInt(value)),
  timepoint: (value) => ScVal.scvTimepoint(BigInt(value)),
  duration: (value) => ScVal.scvDuration(BigInt(value)),
  u128: (value) => ScVal.scvU128(BigInt(value)),
  i128: (value) => ScVal.scvI128(BigInt(value)),
  u256: (value) => ScVal.scvU256(BigInt(value)),
  i256: (value) => ScVal.scvI256(BigInt(value)),
};

/** Creates the contract value of an integer, which must be in the range of the type. */
export function makeInteger<T extends ScIntType>(type: T, value: Integer): IntegerScVal<T> {
  requireFit(type, value);
  return MAKERS[type](value);
}
