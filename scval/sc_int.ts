import { describe, Fault, quote, toPublicError } from "../internal/fault.ts";
import { showAsText } from "../internal/inspect.ts";
import type { IntLike } from "../internal/int_like.ts";
import { isIntegerType, requireFit, toInteger } from "../internal/integers.ts";
import { readOptions } from "../internal/options.ts";
import { ScVal, type ScValJson } from "../xdr/mod.ts";
import { isIntegerScVal, isScInt, smallestType } from "./_integers.ts";
import { requireScVal } from "./_sc_val.ts";
import type { ScIntType } from "./types.ts";
import { type IntegerScVal, makeInteger } from "./_make_integer.ts";

/** Options for {@linkcode ScInt}. */
export interface ScIntOpts {
  /** The type of the integer; by default, the smallest type of at least 64 bits whose range contains the integer. */
  readonly type?: ScIntType | undefined;
}

/**
 * An integer for a contract, in the range of its type.
 *
 * The default type is the smallest of `u64`, `u128` and `u256` that can hold the integer, or of `i64`, `i128` and
 * `i256` if the integer is negative. `toScVal()` returns a contract value of this type. Methods such as `toU32()`
 * return a contract value of a different type if the integer is in its range.
 *
 * Operators use the bigint: `a < b`, `a + 1n` and `a == 5n` work at any size, and `a + 1` throws a `TypeError`, as with
 * any bigint.
 *
 * @example Convert one integer to several types
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
 * @example Use operators
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
  /** The integer. It is a property and not a private field, so that `assert.deepEqual` compares integers. */
  declare readonly value: bigint;

  /**
   * Creates a typed integer.
   *
   * @param value the integer, or another `ScInt`, whose type is kept unless `opts.type` is given
   * @param opts the type
   * @throws {TypeError} if `value` is not a bigint, a number, a string or an `ScInt`, the type is not the name of an
   *   integer type, or an option is unknown
   * @throws {RangeError} if `value` is a number but not a safe integer, or is out of range for the type (by default, if
   *   it has more than 256 bits)
   * @throws {DwsaError} `scval/invalid-integer` if `value` is a string but not a decimal integer without leading zeros
   */
  constructor(value: IntLike | ScInt, opts?: ScIntOpts) {
    if (new.target !== ScInt) {
      throw new TypeError("Cannot extend ScInt: the class is final; keep an instance in a property");
    }
    try {
      const { type: given } = readOptions(opts, ["type"], "opts");
      const scInt = isScInt(value) ? value : undefined;
      const type: unknown = given === undefined ? scInt?.type : given;
      if (type !== undefined && !isIntegerType(type)) {
        const got = typeof type === "string" ? quote(type) : describe(type);
        throw new Fault("type", `expected opts.type to be the name of an integer type, got ${got}`);
      }
      const integer = toInteger(scInt?.value ?? value, type);
      if (type !== undefined) requireFit(type, integer);
      this.type = type ?? smallestType(integer);
      this.value = BigInt(integer);
    } catch (error) {
      throw toPublicError(error, "Cannot create an ScInt");
    }
    Object.freeze(this);
    showAsText(ScInt.prototype, "ScInt");
  }

  /** The tag that debuggers show, and by which other copies of this library recognize instances of the class. */
  get [Symbol.toStringTag](): string {
    return "dwsa.ScInt";
  }

  /**
   * Converts the integer to a contract value of its type.
   *
   * @returns the contract value
   */
  toScVal(): ScVal {
    return makeInteger(this.type, this.value);
  }

  /**
   * Converts the integer to an unsigned 32-bit contract value (`u32`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toU32(): ScVal<"scvU32"> {
    return this.#to("u32");
  }

  /**
   * Converts the integer to a signed 32-bit contract value (`i32`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toI32(): ScVal<"scvI32"> {
    return this.#to("i32");
  }

  /**
   * Converts the integer to an unsigned 64-bit contract value (`u64`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toU64(): ScVal<"scvU64"> {
    return this.#to("u64");
  }

  /**
   * Converts the integer to a signed 64-bit contract value (`i64`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toI64(): ScVal<"scvI64"> {
    return this.#to("i64");
  }

  /**
   * Converts the integer to a time point: Unix time in seconds as an unsigned 64-bit integer (`timepoint`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toTimepoint(): ScVal<"scvTimepoint"> {
    return this.#to("timepoint");
  }

  /**
   * Converts the integer to a duration: seconds as an unsigned 64-bit integer (`duration`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toDuration(): ScVal<"scvDuration"> {
    return this.#to("duration");
  }

  /**
   * Converts the integer to an unsigned 128-bit contract value (`u128`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toU128(): ScVal<"scvU128"> {
    return this.#to("u128");
  }

  /**
   * Converts the integer to a signed 128-bit contract value (`i128`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toI128(): ScVal<"scvI128"> {
    return this.#to("i128");
  }

  /**
   * Converts the integer to an unsigned 256-bit contract value (`u256`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toU256(): ScVal<"scvU256"> {
    return this.#to("u256");
  }

  /**
   * Converts the integer to a signed 256-bit contract value (`i256`).
   *
   * @returns the contract value
   * @throws {RangeError} if the integer is out of range for the type
   */
  toI256(): ScVal<"scvI256"> {
    return this.#to("i256");
  }

  /**
   * Returns the integer as a number.
   *
   * @returns the number
   * @throws {RangeError} if the integer is not a safe integer (beyond ±(2^53 − 1))
   */
  toNumber(): number {
    const number = Number(this.value);
    if (Number.isSafeInteger(number)) return number;
    const range = `${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;
    throw new RangeError(`Cannot convert to number: expected an integer from ${range}, got ${this}; use toBigInt()`);
  }

  /**
   * Returns the integer as a bigint.
   *
   * @returns the bigint
   */
  toBigInt(): bigint {
    return this.value;
  }

  /**
   * Returns the integer as a bigint, for operators: `a < b`, `a + 1n`. `Number(a)` rounds large integers;
   * {@linkcode ScInt.toNumber} throws instead.
   *
   * @returns the bigint
   */
  valueOf(): bigint {
    return this.value;
  }

  /**
   * Returns the integer as a decimal string.
   *
   * @returns the string
   */
  toString(): string {
    return this.value.toString();
  }

  /**
   * Returns the JSON of the contract value (SEP-51), which `JSON.stringify` writes, such as `{ i128: "250" }`.
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
 * Returns the integer in a contract value of any of the ten integer types, including time points and durations.
 *
 * @param scv the contract value
 * @returns the integer
 * @throws {TypeError} if `scv` is not an `ScVal`, or not an integer
 *
 * @example Read an integer of any width
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
    if (!isIntegerScVal(scv)) throw new Fault("type", `expected an integer, got ${scv.type}`);
    return BigInt(scv.value);
  } catch (error) {
    throw toPublicError(error, "Cannot convert to bigint");
  }
}
