/** Recognizes integers in native values and contract values. */

import { brandOf } from "../internal/brand.ts";
import { Fault } from "../internal/fault.ts";
import { fitsType, type Integer, INTEGER_SIZES, integerText, isIntegerType } from "../internal/integers.ts";
import type { ScVal } from "../xdr/mod.ts";
import type { ScIntType } from "./types.ts";

/** The names of the integer types. */
export const INTEGER_TYPES: readonly ScIntType[] = /* @__PURE__ */ (() => Object.keys(INTEGER_SIZES) as ScIntType[])();

/** The fields of an `ScInt`. Importing the class would add it to every bundle. */
export interface ScIntLike {
  readonly type: ScIntType;
  readonly value: bigint;
}

/** Returns whether a value is an `ScInt` of any copy of the library, with a type and an integer. */
export function isScInt(value: unknown): value is ScIntLike {
  if (brandOf(value) !== "dwsa.ScInt") return false;
  const { type, value: integer } = value as Partial<ScIntLike>;
  return isIntegerType(type) && typeof integer === "bigint";
}

/** Returns whether a contract value is an integer. */
export function isIntegerScVal(value: ScVal): value is ScVal<`scv${Capitalize<ScIntType>}`> {
  return typeof value.value === "number" || typeof value.value === "bigint";
}

/** Returns the smallest type of 64 bits or more whose range contains an integer: signed only for negative integers. */
export function smallestType(value: Integer): ScIntType {
  const types = value < 0 ? SIGNED : UNSIGNED;
  for (const type of types) if (fitsType(type, value)) return type;
  throw new Fault("range", `expected an integer of at most 256 bits, got ${integerText(value)}`);
}

const SIGNED: readonly ScIntType[] = ["i64", "i128", "i256"];
const UNSIGNED: readonly ScIntType[] = ["u64", "u128", "u256"];
