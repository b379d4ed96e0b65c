/** Defines the integer types of contract values, and parses and checks integers. */

import { describe, Fault, typeMismatch } from "./fault.ts";

/** The integer types of contract values. */
export type ScIntType =
  | "u32"
  | "i32"
  | "u64"
  | "i64"
  | "timepoint"
  | "duration"
  | "u128"
  | "i128"
  | "u256"
  | "i256";

/** An exact integer: a safe integer as a number, or a bigint. */
export type Integer = number | bigint;

/** The size and sign of an integer type. */
export interface IntegerSize {
  /** The width in bits. */
  readonly bits: 32 | 64 | 128 | 256;
  /** Whether the type is signed. */
  readonly signed: boolean;
}

/** The integer types by name. */
export const INTEGER_SIZES: { readonly [T in ScIntType]: IntegerSize } = {
  u32: { bits: 32, signed: false },
  i32: { bits: 32, signed: true },
  u64: { bits: 64, signed: false },
  i64: { bits: 64, signed: true },
  timepoint: { bits: 64, signed: false },
  duration: { bits: 64, signed: false },
  u128: { bits: 128, signed: false },
  i128: { bits: 128, signed: true },
  u256: { bits: 256, signed: false },
  i256: { bits: 256, signed: true },
};

/** Returns whether a value is the name of an integer type. */
export function isIntegerType(name: unknown): name is ScIntType {
  return typeof name === "string" && Object.hasOwn(INTEGER_SIZES, name);
}

/** Returns whether an integer has at most so many bits. */
export function fitsBits(value: bigint, bits: number, signed: boolean): boolean {
  if (signed) return BigInt.asIntN(bits, value) === value;
  // QuickJS returns a negative number for asUintN(64, n) if n has the highest bit.
  return value >= 0n && (BigInt.asUintN(bits, value) === value || value >> BigInt(bits) === 0n);
}

/** Returns whether an integer is in the range of a type. */
export function fitsType(type: ScIntType, value: Integer): boolean {
  const { bits, signed } = INTEGER_SIZES[type];
  if (typeof value === "bigint") return fitsBits(value, bits, signed);
  if (bits === 32) return (signed ? value | 0 : value >>> 0) === value;
  return signed || value >= 0; // a safe integer has 53 bits
}

/** Throws if an integer is out of range for its type. */
export function requireFit(type: ScIntType, value: Integer): void {
  if (fitsType(type, value)) return;
  const { bits, signed } = INTEGER_SIZES[type];
  const max = (1n << BigInt(signed ? bits - 1 : bits)) - 1n;
  const min = signed ? -max - 1n : 0n;
  throw new Fault("range", `expected ${type} from ${min} to ${max}, got ${integerText(value)}`);
}

/** Formats an integer for a message. A long integer could be a secret, so at most 41 characters are shown. */
export function integerText(value: Integer): string {
  if (typeof value !== "number" && BigInt.asIntN(300, value) !== value) return "a much longer integer";
  const text = `${value}`;
  return text.length > 41 ? `${text.slice(0, 16)}… (${text.length} characters)` : text;
}

/**
 * Parses an `IntLike`: a safe integer, a bigint, or a decimal string.
 *
 * @param type the type of the result, for messages
 */
export function toInteger(value: unknown, type = "an integer"): Integer {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return value + 0; // -0 becomes 0
    const reason = Number.isInteger(value) ? ", which is not a safe integer; pass a bigint or a string" : "";
    throw new Fault("range", `expected ${type}, got ${value}${reason}`);
  }
  if (typeof value !== "string") throw typeMismatch(`${type} as a bigint, a number or a string`, value);
  if (!/^-?\d+$/.test(value)) {
    const advice = /^\d+\.\d+$/.test(value) ? "; for a token amount, use parseTokenAmount()" : "";
    const message = `expected ${type} as digits with an optional minus sign, got ${describe(value)}${advice}`;
    throw new Fault("scval/invalid-integer", message);
  }
  if (/^-?0./.test(value) || value === "-0") { // each integer has exactly one string
    const expected = `${type} without leading zeros or -0`;
    throw new Fault("scval/invalid-integer", `expected ${expected}, got ${describe(value)}`);
  }
  if (value.length <= MAX_DIGITS) return BigInt(value);
  throw new Fault("range", `expected ${type}, got ${describe(value)}`); // conversion would be slow
}

/** The maximum length of a parsed string; more digits than any 256-bit integer has. */
const MAX_DIGITS = 1_000;
