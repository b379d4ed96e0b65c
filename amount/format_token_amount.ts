import { canonical, readAmount, requireDigits } from "./_read.ts";

/**
 * The display value of a whole-number contract amount: the decimal point stands `decimals` digits from the right, and
 * the zeros at the end are dropped but for one. Exact for amounts of any size. {@linkcode parseTokenAmount} is its
 * inverse.
 *
 * @param amount a whole number of the smallest unit: digits with an optional minus, a bigint, or a safe integer
 * @param decimals how many decimal places the token has, from 0 to 255
 * @returns the display value, such as `"12.5"`; without a point when `decimals` is 0
 * @throws {TypeError} if `amount` is no string, bigint or number, or `decimals` is no number
 * @throws {RangeError} if `amount` is a number but no safe integer, or `decimals` is no integer from 0 to 255
 * @throws {DwsaError} `amount/malformed` if `amount` is a string of anything but digits with an optional minus: empty,
 * with a decimal point, an exponent, separators, spaces, a plus
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
  const action = "Cannot format token amount";
  const text = readAmount(action, amount, decimals);
  const minus = text.startsWith("-") ? "-" : "";
  const whole = text.slice(minus.length);
  requireDigits(whole, action, 'a whole number such as "125"', text);

  const [sign, digits] = canonical(minus, whole);
  if (decimals === 0) return sign + digits;
  const padded = digits.padStart(decimals + 1, "0");
  const point = padded.length - decimals;
  let end = padded.length;
  while (end > point + 1 && padded[end - 1] === "0") end--;
  return `${sign}${padded.slice(0, point)}.${padded.slice(point, end)}`;
}
