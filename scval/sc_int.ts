import { describe, quote } from "../internal/describe.ts";
import { NestedError, toPublicError } from "../internal/nested_error.ts";
import { showAsText } from "../internal/inspect.ts";
import type { IntLike } from "../internal/int_like.ts";
import { isIntegerType, requireFit, toInteger } from "../internal/integers.ts";
import { readOptions } from "../internal/options.ts";
import { ScVal, type ScValJson } from "../xdr/mod.ts";
import { isIntegerScVal, isScInt, smallestType } from "./_integers.ts";
import { requireScVal } from "./_sc_val.ts";
import type { ScIntType } from "./types.ts";
import { type IntegerScVal, makeInteger } from "./_make_integer.ts";

/** Options of {@linkcode ScInt}. */
export interface ScIntOpts {
  /** The type of the integer. By default, the smallest type that fits. */
  readonly type?: ScIntType | undefined;
}

/**
 * An integer for a contract, with a type that it always fits.
 *
 * Without a type it has the smallest of `u64`, `u128` and `u256` that fits, or of `i64`, `i128` and `i256` if it is
 * negative. `toScVal()` makes the contract value of its type. The other methods make a contract value of another type,
 * if the integer fits.
 *
 * Operators use its bigint: `a < b`, `a + 1n` and `a == 5n` work at any size, and `a + 1` is a TypeError, as
 * with a bigint.
 *
 * @example One integer, several types
 * ```ts
 * import { ScInt } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const amount = new ScInt("250", { type: "i128" });
 * assert.equal(amount.toScVal().type, "scvI128");
 * assert.equal(amount.toU64().value, 250n);
 * assert.equal(JSON.stringify({ amount }), '{"amount":{"i128":"250"}}');
 *
 * assert.equal(new ScInt(2n ** 64n).type, "u128");
 * assert.throws(() => new ScInt(-1).toU64(), RangeError);
 * ```
 *
 * @example Operators
 * ```ts
 * import { ScInt } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * assert(new ScInt(9) < new ScInt(10));
 * assert.equal(new ScInt(10).valueOf() + 1n, 11n);
 * ```
 */
export class ScInt {
  /** The type of the integer. */
  declare readonly type: ScIntType;
  /** The integer: a property, not a private field, so that `assert.deepEqual` compares integers. */
  declare readonly value: bigint;

  /**
   * Makes an integer of a type.
   *
   * @param value the integer, or another `ScInt`, whose type is kept unless `opts.type` is given
   * @param opts the type
   * @throws {TypeError} if `value` is not a bigint, a number, a string or a `ScInt`, or the type is not the name of an
   *   integer type
   * @throws {RangeError} if `value` is not a safe integer, or does not fit the type (256 bits by default)
   * @throws {DwsaError} `scval/invalid-integer` if `value` is a string other than the decimal digits of an integer,
   *   without leading zeros
   */
  constructor(value: IntLike | ScInt, opts?: ScIntOpts) {
    if (new.target !== ScInt) {
      throw new TypeError("Cannot extend ScInt: the class is final; keep an instance in a property");
    }
    try {
      const { type: given } = readOptions("make a ScInt", opts, ["type"], "opts");
      const scInt = isScInt(value) ? value : undefined;
      const type: unknown = given === undefined ? scInt?.type : given;
      if (type !== undefined && !isIntegerType(type)) {
        const got = typeof type === "string" ? quote(type) : describe(type);
        throw new NestedError("type", `expected the name of an integer type, got ${got}`);
      }
      const integer = toInteger(scInt?.value ?? value, type);
      if (type !== undefined) requireFit(type, integer);
      this.type = type ?? smallestType(integer);
      this.value = BigInt(integer);
    } catch (error) {
      throw toPublicError(error, "Cannot make a ScInt");
    }
    Object.freeze(this);
    showAsText(ScInt.prototype, "ScInt");
  }

  /** The name in debuggers, by which one copy of this library recognizes the values of another. */
  get [Symbol.toStringTag](): string {
    return "dwsa.ScInt";
  }

  /**
   * The contract value of its type.
   *
   * @returns the contract value
   */
  toScVal(): ScVal {
    return makeInteger(this.type, this.value);
  }

  /**
   * The value as an unsigned 32-bit integer (`u32`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toU32(): ScVal<"scvU32"> {
    return this.#to("u32");
  }

  /**
   * The value as a signed 32-bit integer (`i32`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toI32(): ScVal<"scvI32"> {
    return this.#to("i32");
  }

  /**
   * The value as an unsigned 64-bit integer (`u64`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toU64(): ScVal<"scvU64"> {
    return this.#to("u64");
  }

  /**
   * The value as a signed 64-bit integer (`i64`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toI64(): ScVal<"scvI64"> {
    return this.#to("i64");
  }

  /**
   * The contract value for a point in time, in seconds since 1970 (an unsigned 64-bit integer).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toTimepoint(): ScVal<"scvTimepoint"> {
    return this.#to("timepoint");
  }

  /**
   * The contract value for a duration, in seconds (an unsigned 64-bit integer).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toDuration(): ScVal<"scvDuration"> {
    return this.#to("duration");
  }

  /**
   * The value as an unsigned 128-bit integer (`u128`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toU128(): ScVal<"scvU128"> {
    return this.#to("u128");
  }

  /**
   * The value as a signed 128-bit integer (`i128`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toI128(): ScVal<"scvI128"> {
    return this.#to("i128");
  }

  /**
   * The value as an unsigned 256-bit integer (`u256`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toU256(): ScVal<"scvU256"> {
    return this.#to("u256");
  }

  /**
   * The value as a signed 256-bit integer (`i256`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer does not fit
   */
  toI256(): ScVal<"scvI256"> {
    return this.#to("i256");
  }

  /**
   * The integer as a number.
   *
   * @returns the number
   * @throws {RangeError} if it is not a safe integer (beyond ±(2^53 − 1))
   */
  toNumber(): number {
    const number = Number(this.value);
    if (Number.isSafeInteger(number)) return number;
    const range = `${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;
    throw new RangeError(`Cannot convert to number: expected an integer from ${range}, got ${this}; use toBigInt()`);
  }

  /**
   * The integer as a bigint.
   *
   * @returns the bigint
   */
  toBigInt(): bigint {
    return this.value;
  }

  /**
   * The integer as a bigint, for operators: `a < b`, `a + 1n`. `Number(a)` rounds it, as it rounds any bigint:
   * {@linkcode ScInt.toNumber} does not.
   *
   * @returns the bigint
   */
  valueOf(): bigint {
    return this.value;
  }

  /**
   * The decimal digits of the integer.
   *
   * @returns the string
   */
  toString(): string {
    return this.value.toString();
  }

  /**
   * The JSON of the contract value (SEP-51), which `JSON.stringify` writes, such as `{ i128: "250" }`.
   *
   * @returns a plain object
   */
  toJSON(): ScValJson {
    return this.toScVal().toJSON();
  }

  #to<T extends ScIntType>(type: T): IntegerScVal<T> {
    try {
      return makeInteger(type, this.value);
    } catch (error) {
      throw toPublicError(error, `Cannot convert to ${type}`);
    }
  }
}

/**
 * The integer in a contract value of any of the ten integer types, time points and durations included.
 *
 * @param scv the contract value
 * @returns the integer
 * @throws {TypeError} if `scv` is not an `ScVal`, or not an integer
 *
 * @example Any width
 * ```ts
 * import { scValToBigInt } from "@dwsa/base/scval";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * assert.equal(scValToBigInt(ScVal.scvU32(7)), 7n);
 * assert.equal(scValToBigInt(ScVal.scvI256(-7n)), -7n);
 * ```
 */
export function scValToBigInt(scv: ScVal): bigint {
  try {
    requireScVal(scv);
    if (!isIntegerScVal(scv)) throw new NestedError("type", `expected an integer, got ${scv.type}`);
    return BigInt(scv.value);
  } catch (error) {
    throw toPublicError(error, "Cannot convert to bigint");
  }
}
