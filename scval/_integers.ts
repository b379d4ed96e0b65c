/** The integer types of contract values in one table: what fits each, and how each is made. */

import { describe } from "../internal/describe.ts";
import { ScVal } from "../xdr/mod.ts";
import { Fault } from "./_fault.ts";
import type { ScIntType } from "./sc_val_type.ts";

/** The contract value of an integer type. */
export type IntegerScVal<T extends ScIntType> = ScVal<`scv${Capitalize<T>}`>;

interface IntegerType<T extends ScIntType = ScIntType> {
  readonly bits: 32 | 64 | 128 | 256;
  readonly signed: boolean;
  readonly make: (value: bigint) => IntegerScVal<T>;
}

const INTEGERS: { readonly [T in ScIntType]: IntegerType<T> } = {
  u32: { bits: 32, signed: false, make: (value) => ScVal.scvU32(Number(value)) },
  i32: { bits: 32, signed: true, make: (value) => ScVal.scvI32(Number(value)) },
  u64: { bits: 64, signed: false, make: (value) => ScVal.scvU64(value) },
  i64: { bits: 64, signed: true, make: (value) => ScVal.scvI64(value) },
  timepoint: { bits: 64, signed: false, make: (value) => ScVal.scvTimepoint(value) },
  duration: { bits: 64, signed: false, make: (value) => ScVal.scvDuration(value) },
  u128: { bits: 128, signed: false, make: (value) => ScVal.scvU128(value) },
  i128: { bits: 128, signed: true, make: (value) => ScVal.scvI128(value) },
  u256: { bits: 256, signed: false, make: (value) => ScVal.scvU256(value) },
  i256: { bits: 256, signed: true, make: (value) => ScVal.scvI256(value) },
};

/** Whether a name is that of an integer type. */
export function isIntegerType(name: unknown): name is ScIntType {
  return typeof name === "string" && Object.hasOwn(INTEGERS, name);
}

/** Whether a contract value is an integer. */
export function isIntegerScVal(value: ScVal): value is IntegerScVal<ScIntType> {
  return typeof value.value === "number" || typeof value.value === "bigint";
}

/** The smallest type of 64 bits or more that an integer fits: signed only for negative ones. */
export function smallestType(value: bigint): ScIntType {
  const types: ScIntType[] = value < 0n ? ["i64", "i128", "i256"] : ["u64", "u128", "u256"];
  const type = types.find((type) => fits(value, INTEGERS[type]));
  if (type === undefined) throw new Fault("range", `expected an integer of at most 256 bits, got ${show(value)}`);
  return type;
}

/** The contract value of an integer, which must fit the type. */
export function makeInteger<T extends ScIntType>(type: T, value: bigint): IntegerScVal<T> {
  const integer: IntegerType<T> = INTEGERS[type];
  if (!fits(value, integer)) throw outOfRange(type, value);
  return integer.make(value);
}

/** Refuses an integer that does not fit its type. */
export function requireFit(type: ScIntType, value: bigint): void {
  if (!fits(value, INTEGERS[type])) throw outOfRange(type, value);
}

/**
 * The integer that a native value stands for.
 *
 * @param type what it shall become, for messages
 */
export function toInteger(value: unknown, type = "an integer"): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return BigInt(value);
    throw new Fault("range", Number.isInteger(value) ? UNSAFE : `expected ${type}, got ${value}`);
  }
  if (typeof value !== "string") {
    throw new Fault("type", `expected ${type} as a bigint, a number or a string, got ${describe(value)}`);
  }
  if (/^-?\d+$/.test(value)) return BigInt(value);
  throw new Fault("scval/invalid-integer", `expected ${type} as decimal digits, got ${describe(value)}`);
}

const UNSAFE = "unsafe integer, use bigint or string (a number holds 53 bits)";

function fits(value: bigint, { bits, signed }: IntegerType): boolean {
  return (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)) === value;
}

function outOfRange(type: ScIntType, value: bigint): Fault {
  const { bits, signed } = INTEGERS[type];
  const max = (1n << BigInt(signed ? bits - 1 : bits)) - 1n;
  const min = signed ? -max - 1n : 0n;
  return new Fault("range", `expected ${type} from ${min} to ${max}, got ${show(value)}`);
}

function show(value: bigint): string {
  return BigInt.asIntN(300, value) === value ? value.toString() : "a much longer integer";
}
