/** Where nonces come from. */

import { wrongType } from "../internal/describe.ts";
import { randomBytes } from "../internal/random_bytes.ts";

/** Signed 64 bits from the runtime's secure source. */
export function randomNonce(): bigint {
  const bytes = randomBytes(8, "auth/no-randomness", "make a nonce");
  return new DataView(bytes.buffer).getBigInt64(0);
}

/** A nonce that the caller has chosen. */
export function takeNonce(value: unknown, action: string): bigint {
  if (typeof value !== "bigint") throw wrongType(action, "nonce", "a bigint", value);
  if (BigInt.asIntN(64, value) !== value) {
    throw new RangeError(`Cannot ${action}: expected nonce to be a signed 64-bit integer, got ${value}`);
  }
  return value;
}
