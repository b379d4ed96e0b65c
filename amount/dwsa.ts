import { formatTokenAmount, parseTokenAmount } from "./token_amount.ts";

/**
 * Converts token amounts between base units, which contracts use, and decimal numbers.
 *
 * @example A round trip
 * ```ts
 * import { Dwsa } from "@dwsa/base/amount";
 * import assert from "node:assert/strict";
 *
 * assert.equal(Dwsa.formatTokenAmount("1000000001", 7), "100.0000001");
 * assert.equal(Dwsa.parseTokenAmount("100.0000001", 7), "1000000001");
 * ```
 */
export class Dwsa {
  /**
   * Converts base units to a decimal number. See {@linkcode formatTokenAmount}.
   *
   * @param amount an integer in base units: digits with an optional minus sign, a bigint, or a safe integer
   * @param decimals the number of decimals of the token, from 0 to 255
   * @returns the display value, such as `"12.5"`; without a decimal point if `decimals` is 0
   * @throws {TypeError | RangeError | DwsaError} as in {@linkcode formatTokenAmount}
   *
   * @example Show a balance
   * ```ts
   * import { Dwsa } from "@dwsa/base/amount";
   * import assert from "node:assert/strict";
   *
   * assert.equal(Dwsa.formatTokenAmount("125000000", 7), "12.5");
   * assert.equal(Dwsa.formatTokenAmount("5", 7), "0.0000005");
   * ```
   */
  static formatTokenAmount(amount: string | bigint | number, decimals: number): string {
    return formatTokenAmount(amount, decimals);
  }

  /**
   * Converts a decimal number to base units. See {@linkcode parseTokenAmount}.
   *
   * @param value the display value: digits with an optional decimal point and minus sign, a bigint, or a safe integer
   * @param decimals the number of decimals of the token, from 0 to 255; the value may have fewer
   * @returns the amount, such as `"125000000"`: digits with an optional minus sign
   * @throws {TypeError | RangeError | DwsaError} as in {@linkcode parseTokenAmount}
   *
   * @example Parse an amount that a user typed
   * ```ts
   * import { Dwsa } from "@dwsa/base/amount";
   * import assert from "node:assert/strict";
   *
   * assert.equal(Dwsa.parseTokenAmount("12.5", 7), "125000000");
   * assert.equal(Dwsa.parseTokenAmount("3", 7), "30000000");
   * ```
   */
  static parseTokenAmount(value: string | bigint | number, decimals: number): string {
    return parseTokenAmount(value, decimals);
  }
}
