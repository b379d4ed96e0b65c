import { describe, Fault, wrongType } from "./fault.ts";

/** An integer: a bigint, a number that is a safe integer, or a decimal string. */
export type IntLike = bigint | number | string;

/** The maximum signed 64-bit integer, for amounts and sequence numbers. */
export const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/**
 * Parses an integer argument. A number must be a safe integer; a string must be decimal digits without leading zeros,
 * with an optional minus sign.
 *
 * @param name the name of the argument, for messages
 * @param value the argument
 * @param min the minimum
 * @param max the maximum
 */
export function parseIntLike(
  name: string,
  value: unknown,
  min: bigint | number,
  max: bigint | number,
): bigint {
  const integer = toBigInt(value);
  if (integer === undefined) {
    throw wrongType(name, "a bigint, a safe integer or a decimal string", value);
  }
  if (integer === null || integer < min || integer > max) {
    const got = integer === null ? unsuitable(value) : integerText(integer);
    const expected = `${name} to be an integer from ${min} to ${max}`;
    throw new Fault("range", `expected ${expected}, got ${got}`, { path: name });
  }
  return integer;
}

/**
 * Converts a value to a bigint. Returns `null` for a number that is not a safe integer and for a string that is not an
 * integer or is very long, `undefined` for other types.
 */
function toBigInt(value: unknown): bigint | null | undefined {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : null;
  if (typeof value !== "string") return undefined;
  return /^(0|-?[1-9]\d{0,39})$/.test(value) ? BigInt(value) : null;
}

/** Describes a number or string that cannot be converted, for a message. */
function unsuitable(value: unknown): string {
  if (typeof value !== "number") return describe(value);
  return `${value}${Number.isInteger(value) ? ", which is not a safe integer; use a bigint" : ""}`;
}

/** Formats an integer for a message. A very long integer could be a secret, so its digits are not shown. */
function integerText(value: bigint): string {
  return BigInt.asIntN(130, value) === value ? `${value}` : "a much longer integer";
}
