/** What formatting and parsing share: checking and reading their arguments, and dropping zeros in front. */

import { DwsaError } from "../errors/mod.ts";

/** An amount as text, if it and the number of decimal places are such. */
export function readAmount(action: string, amount: string | bigint | number, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw wrongArgument(`${action}: expected decimals to be an integer from 0 to 255, got `, decimals);
  }
  // A number that is no safe integer may have lost digits before it came here.
  if (typeof amount !== "string" && typeof amount !== "bigint" && !Number.isSafeInteger(amount)) {
    throw wrongArgument(`${action}: expected a string, bigint or safe integer, got `, amount);
  }
  return `${amount}`;
}

/** Refuses all but digits, of which there must be one. Looks at each character once, however long the text. */
export function requireDigits(digits: string, action: string, expected: string, text: string): void {
  if (digits === "" || /\D/.test(digits)) {
    // What is long enough for a secret seed is not repeated.
    const got = text.length > 40 ? `a text of length ${text.length}` : JSON.stringify(text);
    throw new DwsaError("amount/malformed", `${action}: expected ${expected}, got ${got}`, { expected, got });
  }
}

/** A whole number as it is written: no zeros in front, no minus before zero. */
export function canonical(minus: string, digits: string): readonly [sign: string, digits: string] {
  const first = digits.search(/[1-9]/);
  return first < 0 ? ["", "0"] : [minus, digits.slice(first)];
}

/** The error for a number out of range, or for what is no number at all, whose contents are not repeated. */
function wrongArgument(message: string, value: unknown): Error {
  return typeof value === "number" ? new RangeError(message + value) : new TypeError(message + typeof value);
}
