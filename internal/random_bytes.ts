import { Fault } from "./fault.ts";
import type { DwsaErrorCode } from "../errors/mod.ts";
import type { Bytes } from "./bytes.ts";

/**
 * Returns bytes from the runtime's secure random number generator. The generator is looked up on use, so runtimes
 * without one can import this module.
 *
 * @param length the number of bytes
 * @param code the error code for a runtime without a secure random number generator
 */
export function randomBytes(length: number, code: DwsaErrorCode): Bytes {
  const { crypto } = globalThis as { crypto?: { getRandomValues?(array: Bytes): unknown } };
  const bytes = new Uint8Array(length);
  crypto?.getRandomValues?.(bytes);
  // The bytes stay zero if the generator is missing or does nothing.
  if (bytes.some((byte) => byte !== 0)) return bytes;
  const rule = "crypto.getRandomValues is missing or returns no random bytes; add a polyfill for it";
  throw new Fault(code, rule);
}
