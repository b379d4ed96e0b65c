/** Where new secret seeds come from. */

import type { Bytes } from "../internal/bytes.ts";
import { DwsaError } from "../internal/errors.ts";

/** 32 bytes from the runtime's secure source, looked up on use so that importing works where there is none. */
export function randomSeed(): Bytes {
  const { crypto } = globalThis as { crypto?: { getRandomValues?(array: Bytes): unknown } };
  const seed = new Uint8Array(32);
  crypto?.getRandomValues?.(seed);
  // All zeros are what is left when the source is absent, or a stand-in that does nothing.
  if (seed.every((byte) => byte === 0)) {
    throw new DwsaError(
      "keys/no-randomness",
      "Cannot make a random key pair: expected crypto.getRandomValues to give random bytes, got none; " +
        "add a polyfill for it",
    );
  }
  return seed;
}
