import { DwsaError } from "../errors/mod.ts";
import { canonical, readAmount, requireDigits } from "./_read.ts";

/**
 * The whole-number contract amount of a display value: the value times 10 to the power of `decimals`. Exact for values
 * of any size, and never rounded. {@linkcode formatTokenAmount} is its inverse.
 *
 * The digits on one side of the point may be missing, never on both: `".5"` is 0.5 and `"5."` is 5, but `"."` and `""`
 * are errors. Zeros in front are dropped, and so are those behind the last decimal place.
 *
 * @param value the display value: digits with an optional point and an optional minus, a bigint, or a safe integer
 * @param decimals how many decimal places the token has, from 0 to 255; the value may show fewer
 * @returns the amount, such as `"125000000"`: digits with an optional minus
 * @throws {TypeError} if `value` is no string, bigint or number, or `decimals` is no number
 * @throws {RangeError} if `value` is a number but no safe integer, or `decimals` is no integer from 0 to 255
 * @throws {DwsaError} `amount/too-precise` if digits other than zeros follow the last decimal place, `amount/malformed`
 * if `value` is no decimal number: empty, with an exponent, separators, spaces, a plus, another radix
 *
 * @example Read what a user has typed
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
  const action = "Cannot parse token amount";
  const text = readAmount(action, value, decimals);
  const minus = text.startsWith("-") ? "-" : "";
  const point = `${text}.`.indexOf("."); // at the end when there is none
  const whole = text.slice(minus.length, point);
  const fraction = text.slice(point + 1);
  requireDigits(whole + fraction, action, 'a decimal number such as "12.5"', text);

  let places = fraction.length;
  while (places > decimals && fraction[places - 1] === "0") places--;
  if (places > decimals) {
    throw new DwsaError("amount/too-precise", `${action}: expected at most ${decimals} decimal places, got ${places}`);
  }
  return canonical(minus, whole + fraction.slice(0, places).padEnd(decimals, "0")).join("");
}
