/** Contract values of the integer types. */

import { describe } from "../internal/describe.ts";
import { brandOf } from "../internal/brand.ts";
import { NestedError } from "../internal/nested_error.ts";
import { fitsType, type Integer, integerText, isIntegerType, requireFit } from "../internal/integers.ts";
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

/** The names of the integer types. */
export const INTEGER_TYPES: readonly ScIntType[] = /* @__PURE__ */ (() => Object.keys(MAKERS) as ScIntType[])();

/** The fields of a `ScInt`. Importing the class would add it to every bundle. */
export interface ScIntLike {
  readonly type: ScIntType;
  readonly value: bigint;
}

/** Whether a value is a `ScInt`, of any copy of the library, with a type and an integer. */
export function isScInt(value: unknown): value is ScIntLike {
  if (brandOf(value) !== "dwsa.ScInt") return false;
  const { type, value: integer } = value as Partial<ScIntLike>;
  return isIntegerType(type) && typeof integer === "bigint";
}

/** Whether a contract value is an integer. */
export function isIntegerScVal(value: ScVal): value is IntegerScVal<ScIntType> {
  return typeof value.value === "number" || typeof value.value === "bigint";
}

/** The smallest type of 64 bits or more that an integer fits: signed only for negative ones. */
export function smallestType(value: Integer): ScIntType {
  const types = value < 0 ? SIGNED : UNSIGNED;
  for (const type of types) if (fitsType(type, value)) return type;
  throw new NestedError("range", `expected an integer of at most 256 bits, got ${integerText(value)}`);
}

const SIGNED: readonly ScIntType[] = ["i64", "i128", "i256"];
const UNSIGNED: readonly ScIntType[] = ["u64", "u128", "u256"];

/** The contract value of an integer, which must fit the type. */
export function makeInteger<T extends ScIntType>(type: T, value: Integer): IntegerScVal<T> {
  requireFit(type, value);
  return MAKERS[type](value);
}

/**
 * The integer of a native value.
 *
 * @param type the type of the result, for messages
 */
export function toInteger(value: unknown, type = "an integer"): Integer {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return value + 0; // -0 becomes 0
    throw new NestedError("range", Number.isInteger(value) ? UNSAFE : `expected ${type}, got ${value}`);
  }
  if (typeof value !== "string") {
    throw new NestedError("type", `expected ${type} as a bigint, a number or a string, got ${describe(value)}`);
  }
  if (!/^-?\d+$/.test(value)) {
    throw new NestedError("scval/invalid-integer", `expected ${type} as decimal digits, got ${describe(value)}`);
  }
  if (/^-?0./.test(value) || value === "-0") { // each integer has one text
    throw new NestedError(
      "scval/invalid-integer",
      `expected ${type} without leading zeros or -0, got ${describe(value)}`,
    );
  }
  if (value.length <= MAX_DIGITS) return BigInt(value);
  throw new NestedError("range", `expected ${type}, got ${describe(value)}`); // BigInt would take long
}

/** Many more than an integer of 256 bits needs. */
const MAX_DIGITS = 1_000;

const UNSAFE = "unsafe integer, use bigint or string (a number holds 53 bits)";
