/** The integer types of contract values in one table: what fits each, and how each is made. */

import { describe } from "../internal/describe.ts";
import { ScVal } from "../xdr/mod.ts";
import { Fault } from "./_fault.ts";
import type { ScIntType } from "./sc_val_type.ts";

/** The contract value of an integer type. */
export type IntegerScVal<T extends ScIntType> = ScVal<`scv${Capitalize<T>}`>;

/** An integer without loss: a safe number, or a bigint. */
export type Integer = number | bigint;

interface IntegerType<T extends ScIntType = ScIntType> {
  readonly bits: 32 | 64 | 128 | 256;
  readonly signed: boolean;
  readonly make: (value: Integer) => IntegerScVal<T>;
}

const INTEGERS: { readonly [T in ScIntType]: IntegerType<T> } = {
  u32: { bits: 32, signed: false, make: (value) => ScVal.scvU32(Number(value)) },
  i32: { bits: 32, signed: true, make: (value) => ScVal.scvI32(Number(value)) },
  u64: { bits: 64, signed: false, make: (value) => ScVal.scvU64(BigInt(value)) },
  i64: { bits: 64, signed: true, make: (value) => ScVal.scvI64(BigInt(value)) },
  timepoint: { bits: 64, signed: false, make: (value) => ScVal.scvTimepoint(BigInt(value)) },
  duration: { bits: 64, signed: false, make: (value) => ScVal.scvDuration(BigInt(value)) },
  u128: { bits: 128, signed: false, make: (value) => ScVal.scvU128(BigInt(value)) },
  i128: { bits: 128, signed: true, make: (value) => ScVal.scvI128(BigInt(value)) },
  u256: { bits: 256, signed: false, make: (value) => ScVal.scvU256(BigInt(value)) },
  i256: { bits: 256, signed: true, make: (value) => ScVal.scvI256(BigInt(value)) },
};

/** Whether a name is that of an integer type. */
export function isIntegerType(name: unknown): name is ScIntType {
  return typeof name === "string" && INTEGERS[name as ScIntType]?.bits !== undefined; // Object.hasOwn takes longer
}

/** Whether a contract value is an integer. */
export function isIntegerScVal(value: ScVal): value is IntegerScVal<ScIntType> {
  return typeof value.value === "number" || typeof value.value === "bigint";
}

/** The smallest type of 64 bits or more that an integer fits: signed only for negative ones. */
export function smallestType(value: Integer): ScIntType {
  const types = value < 0 ? SIGNED : UNSIGNED;
  for (const type of types) if (fits(value, INTEGERS[type])) return type;
  throw new Fault("range", `expected an integer of at most 256 bits, got ${show(value)}`);
}

const SIGNED: readonly ScIntType[] = ["i64", "i128", "i256"];
const UNSIGNED: readonly ScIntType[] = ["u64", "u128", "u256"];

/** The contract value of an integer, which must fit the type. */
export function makeInteger<T extends ScIntType>(type: T, value: Integer): IntegerScVal<T> {
  requireFit(type, value);
  return INTEGERS[type].make(value);
}

/** Refuses an integer that does not fit its type. */
export function requireFit(type: ScIntType, value: Integer): void {
  if (fits(value, INTEGERS[type])) return;
  const { bits, signed } = INTEGERS[type];
  const max = (1n << BigInt(signed ? bits - 1 : bits)) - 1n;
  const min = signed ? -max - 1n : 0n;
  throw new Fault("range", `expected ${type} from ${min} to ${max}, got ${show(value)}`);
}

/**
 * The integer that a native value stands for.
 *
 * @param type what it shall become, for messages
 */
export function toInteger(value: unknown, type = "an integer"): Integer {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return value + 0; // -0 becomes 0
    throw new Fault("range", Number.isInteger(value) ? UNSAFE : `expected ${type}, got ${value}`);
  }
  if (typeof value !== "string") {
    throw new Fault("type", `expected ${type} as a bigint, a number or a string, got ${describe(value)}`);
  }
  if (/^-?\d+$/.test(value)) {
    if (value.length <= MAX_DIGITS) return BigInt(value);
    throw new Fault("range", `expected ${type}, got ${describe(value)}`); // which would take BigInt long
  }
  throw new Fault("scval/invalid-integer", `expected ${type} as decimal digits, got ${describe(value)}`);
}

/** Many more than any integer needs that fits. */
const MAX_DIGITS = 1_000;

const UNSAFE = "unsafe integer, use bigint or string (a number holds 53 bits)";

function fits(value: Integer, { bits, signed }: IntegerType): boolean {
  if (typeof value === "bigint") return (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)) === value;
  if (bits === 32) return (signed ? value | 0 : value >>> 0) === value;
  return signed || value >= 0; // a safe number has 53 bits
}

function show(value: Integer): string {
  return typeof value === "number" || BigInt.asIntN(300, value) === value ? `${value}` : "a much longer integer";
}
