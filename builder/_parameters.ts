/** Checks of parameters that several functions of this area have: integers, source accounts, envelopes. */

import { addressToMuxedAccount } from "../address/mod.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { naming } from "../internal/arguments.ts";
import { describe, wrongType } from "../internal/describe.ts";
import { type MuxedAccount, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/value.ts";

/** The largest unsigned integer of 32 bits: of fees, ledgers and counts. */
export const MAX_UINT32 = 0xffff_ffff;
/** The largest unsigned integer of 64 bits: of times and memo ids. */
export const MAX_UINT64 = 0xffff_ffff_ffff_ffffn;
/** The largest signed integer of 64 bits: of sequence numbers and amounts. */
export const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/**
 * An integer from 0 to `max`. A number must be safe; a text, where one is allowed, must be decimal digits without a
 * leading zero.
 */
export function parseUnsigned(
  action: string,
  name: string,
  value: unknown,
  max: bigint | number,
  kinds: readonly ("bigint" | "number" | "string")[] = ["bigint", "number"],
): bigint {
  const integer = toBigInt(value, kinds);
  if (integer === undefined) {
    const words = kinds.map((kind) => kind === "string" ? "decimal text" : `a ${kind}`).join(" or ");
    throw wrongType(action, name, words, value);
  }
  if (integer === null || integer < 0n || integer > max) {
    const got = integer === null ? unsuitable(value) : integer;
    throw new RangeError(`Cannot ${action}: expected ${name} to be an integer from 0 to ${max}, got ${got}`);
  }
  return integer;
}

/** The integer of a value; `null` for a value of the right type that is not an integer. */
function toBigInt(value: unknown, kinds: readonly string[]): bigint | null | undefined {
  if (!kinds.includes(typeof value)) return undefined;
  if (typeof value === "bigint") return value;
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : null;
  return /^(0|-?[1-9]\d{0,39})$/.test(value as string) ? BigInt(value as string) : null;
}

/** A value of the right type that is not an integer, for a message. */
function unsuitable(value: unknown): string {
  if (typeof value !== "number") return describe(value);
  return `${value}${Number.isInteger(value) ? ", which is not a safe integer: use a bigint" : ""}`;
}

/** The account of a strkey `G…` or `M…`. */
export function parseSource(action: string, name: string, value: unknown): MuxedAccount {
  const expected = "an account (G...) or a muxed account (M...)";
  if (typeof value !== "string") throw wrongType(action, name, expected, value);
  return naming(action, name, expected, () => addressToMuxedAccount(value));
}

/** A copy of an envelope, which may be of another copy of this library. */
export function parseEnvelope(action: string, value: unknown): TransactionEnvelope {
  if (!TransactionEnvelope.is(value)) throw wrongType(action, "envelope", "a TransactionEnvelope", value);
  return copyXdr(TransactionEnvelope, value);
}

/** An error whose message and details say the same. */
export function unexpected(
  code: DwsaErrorCode,
  action: string,
  expected: string,
  got: string,
  cause?: unknown,
): DwsaError {
  return new DwsaError(code, `Cannot ${action}: expected ${expected}, got ${got}`, { expected, got, cause });
}
