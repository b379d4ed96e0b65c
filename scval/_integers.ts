/** Integers of native values and of contract values. */

import { describe } from "../internal/describe.ts";
import { brandOf } from "../internal/brand.ts";
import { NestedError, typeMismatch } from "../internal/nested_error.ts";
import { fitsType, type Integer, INTEGER_SIZES, integerText, isIntegerType } from "../internal/integers.ts";
import type { ScVal } from "../xdr/mod.ts";
import type { ScIntType } from "./types.ts";

/** The names of the integer types. */
export const INTEGER_TYPES: readonly ScIntType[] = /* @__PURE__ */ (() => Object.keys(INTEGER_SIZES) as ScIntType[])();

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
export function isIntegerScVal(value: ScVal): value is ScVal<`scv${Capitalize<ScIntType>}`> {
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
    throw typeMismatch(`${type} as a bigint, a number or a string`, value);
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
