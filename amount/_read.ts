/** What formatting and parsing share: checking and reading their arguments, and dropping zeros in front. */

import { quote } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";

/** Refuses what is not a number of decimal places. */
export function requireDecimals(action: string, decimals: number): void {
  const message = `${action}: expected integer decimals from 0 to 255, got `;
  if (typeof decimals !== "number") throw new TypeError(message + typeof decimals);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) throw new RangeError(message + decimals);
}

/** An amount as text. */
export function readAmount(action: string, amount: string | bigint | number): string {
  const message = `${action}: expected a string, bigint or safe integer, got `;
  if (typeof amount === "number") {
    // A larger one may have lost digits before it came here.
    if (!Number.isSafeInteger(amount)) throw new RangeError(message + amount);
  } else if (typeof amount !== "string" && typeof amount !== "bigint") throw new TypeError(message + typeof amount);
  return `${amount}`;
}

/** Refuses all but digits, of which there must be one. Looks at each character once, however long the text. */
export function requireDigits(digits: string, action: string, expected: string, text: string): void {
  if (digits === "" || /\D/.test(digits)) {
    throw new DwsaError("amount/malformed", `${action}: expected ${expected}, got ${quote(text)}`);
  }
}

/** A whole number as it is written: no zeros in front, no minus before zero. */
export function canonical(minus: string, digits: string): readonly [sign: string, digits: string] {
  const first = digits.search(/[1-9]/);
  return first < 0 ? ["", "0"] : [minus, digits.slice(first)];
}
