/** Where nonces come from. */

import { wrongType } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";

/** Signed 64 bits from the runtime's secure source, which is looked up on use. */
export function randomNonce(): bigint {
  const { crypto } = globalThis as { crypto?: { getRandomValues?(array: Uint8Array): unknown } };
  const bytes = new Uint8Array(8);
  crypto?.getRandomValues?.(bytes);
  const nonce = new DataView(bytes.buffer).getBigInt64(0);
  // Zero is what is left when the source is absent, or a stand-in that does nothing.
  if (nonce !== 0n) return nonce;
  throw new DwsaError(
    "auth/no-randomness",
    "Cannot make a nonce: expected crypto.getRandomValues to give random bytes, got none; add a polyfill for it",
  );
}

/** A nonce that the caller has chosen. */
export function takeNonce(value: unknown, action: string): bigint {
  if (typeof value !== "bigint") throw wrongType(action, "nonce", "a bigint", value);
  if (BigInt.asIntN(64, value) !== value) {
    throw new RangeError(`Cannot ${action}: expected nonce to be a signed 64-bit integer, got ${value}`);
  }
  return value;
}
