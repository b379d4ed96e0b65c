/** Converts token amounts. */

import { attempt, count, Fault, quote, unexpected, wrongType } from "../internal/fault.ts";

/**
 * Converts base units to a decimal number. The decimal point precedes the last `decimals` digits. Trailing zeros are
 * dropped, except one directly after the point. The result is exact for amounts of any size.
 * {@linkcode parseTokenAmount} is the inverse.
 *
 * @param amount an integer in base units: digits with an optional minus sign, a bigint, or a safe integer
 * @param decimals the number of decimals of the token, from 0 to 255
 * @returns the display value, such as `"12.5"`; without a decimal point if `decimals` is 0
 * @throws {TypeError} if `amount` is not a string, a bigint or a number, or `decimals` is not a number
 * @throws {RangeError} if `amount` is a number but not a safe integer, or `decimals` is not an integer from 0 to 255
 * @throws {DwsaError} `amount/malformed` if `amount` is a string other than digits with an optional minus sign, such as
 *   an empty string or a string with a decimal point, an exponent, separators, spaces or a plus sign
 *
 * @example Show a balance
 * ```ts
 * import { formatTokenAmount } from "@dwsa/base/amount";
 * import assert from "node:assert/strict";
 *
 * assert.equal(formatTokenAmount("125000000", 7), "12.5");
 * assert.equal(formatTokenAmount(-1n, 7), "-0.0000001");
 * assert.equal(formatTokenAmount("100", 2), "1.0");
 * assert.equal(formatTokenAmount("100", 0), "100");
 * ```
 */
export function formatTokenAmount(amount: string | bigint | number, decimals: number): string {
  return attempt("format the token amount", () => formatAmount(amount, decimals));
}

function formatAmount(amount: string | bigint | number, decimals: number): string {
  const text = amountText(amount, decimals);
  const minus = text.startsWith("-") ? "-" : "";
  const whole = text.slice(minus.length);
  checkDigits('the amount to be a whole number such as "125"', text, minus.length, text.length);

  const digits = withoutLeadingZeros(whole) || "0";
  const sign = digits === "0" ? "" : minus;
  if (decimals === 0) return sign + digits;
  const padded = digits.padStart(decimals + 1, "0");
  const point = padded.length - decimals;
  let end = padded.length;
  while (end > point + 1 && padded[end - 1] === "0") end--;
  return `${sign}${padded.slice(0, point)}.${padded.slice(point, end)}`;
}

/**
 * Converts a decimal number to base units: the value times 10 to the power of `decimals`. The result is exact for
 * values of any size, and is never rounded. {@linkcode formatTokenAmount} is the inverse.
 *
 * Digits may be missing on one side of the decimal point, but not on both: `".5"` is 0.5 and `"5."` is 5, but `"."` and
 * `""` are errors. Leading zeros are dropped, and so are zeros after the last decimal place.
 *
 * @param value the display value: digits with an optional decimal point and minus sign, a bigint, or a safe integer
 * @param decimals the number of decimals of the token, from 0 to 255; the value may have fewer
 * @returns the amount, such as `"125000000"`: digits with an optional minus sign
 * @throws {TypeError} if `value` is not a string, a bigint or a number, or `decimals` is not a number
 * @throws {RangeError} if `value` is a number but not a safe integer, or `decimals` is not an integer from 0 to 255
 * @throws {DwsaError} `amount/too-precise` if digits other than zeros follow the last decimal place, `amount/malformed`
 *   if `value` is not a decimal number, for example an empty string or a string with an exponent, separators, spaces, a
 *   plus sign or another radix
 *
 * @example Parse an amount that a user typed
 * ```ts
 * import { parseTokenAmount } from "@dwsa/base/amount";
 * import assert from "node:assert/strict";
 *
 * assert.equal(parseTokenAmount("12.5", 7), "125000000");
 * assert.equal(parseTokenAmount("-.5", 2), "-50");
 * assert.equal(parseTokenAmount("1.500", 1), "15");
 * assert.throws(() => parseTokenAmount("1.51", 1), { code: "amount/too-precise" });
 * assert.throws(() => parseTokenAmount("", 7), { code: "amount/malformed" });
 * ```
 */
export function parseTokenAmount(value: string | bigint | number, decimals: number): string {
  return attempt("parse the token amount", () => parseAmount(value, decimals));
}

function parseAmount(value: string | bigint | number, decimals: number): string {
  const text = amountText(value, decimals);
  const minus = text.startsWith("-") ? "-" : "";
  const found = text.indexOf(".");
  const point = found < 0 ? text.length : found;
  checkDigits('the amount to be a decimal number such as "12.5"', text, minus.length, point);
  const whole = text.slice(minus.length, point);
  const fraction = text.slice(point + 1);

  let places = fraction.length;
  while (places > decimals && fraction[places - 1] === "0") places--;
  if (places > decimals) {
    throw unexpected("amount/too-precise", `at most ${count(decimals, "decimal place")}`, `${places}`);
  }
  const high = withoutLeadingZeros(whole);
  const low = fraction.slice(0, places).padEnd(decimals, "0");
  const digits = high === "" ? withoutLeadingZeros(low) : high + low;
  return digits === "" ? "0" : minus + digits;
}

/** Converts an amount to a string, whose characters are not validated yet. Validates `decimals`. */
function amountText(amount: string | bigint | number, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    const expected = "an integer from 0 to 255";
    if (typeof decimals !== "number") throw wrongType("decimals", expected, decimals);
    throw new Fault("range", `expected decimals to be ${expected}, got ${decimals}`);
  }
  if (typeof amount === "string") return amount;
  if (typeof amount === "bigint") return amount.toString();
  const expected = "a string, bigint or safe integer";
  if (typeof amount !== "number") throw wrongType("the amount", expected, amount);
  // A larger or fractional number may have lost digits before this call.
  if (Number.isSafeInteger(amount)) return `${amount}`;
  throw new Fault("range", `expected the amount to be ${expected}, got ${amount}`);
}

/**
 * Throws unless the characters from `start` on, except the one at `point`, are digits, and there is at least one digit.
 * Without a decimal point, `point` is the length.
 */
function checkDigits(expected: string, text: string, start: number, point: number): void {
  const hasDigit = point > start || point + 1 < text.length;
  if (hasDigit && areDigits(text, start, point) && areDigits(text, point + 1, text.length)) return;
  throw unexpected("amount/malformed", expected, quote(text));
}

/** Returns whether a part of a string consists of digits. A loop is faster than a regular expression. */
function areDigits(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** Removes leading zeros; the result for zero is empty. */
function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (digits[start] === "0") start++;
  return start === 0 ? digits : digits.slice(start);
}
