import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import type { Bytes } from "./bytes.ts";

/**
 * Bytes from the runtime's secure source. The source is looked up on use, so that the import works on runtimes without
 * one.
 *
 * @param length the number
 * @param code the code of the error for a runtime without such a source
 * @param action the action for messages, such as "make a nonce"
 */
export function randomBytes(length: number, code: DwsaErrorCode, action: string): Bytes {
  const { crypto } = globalThis as { crypto?: { getRandomValues?(array: Bytes): unknown } };
  const bytes = new Uint8Array(length);
  crypto?.getRandomValues?.(bytes);
  // The bytes stay zero if the source is missing, or does nothing.
  if (bytes.some((byte) => byte !== 0)) return bytes;
  const expected = "crypto.getRandomValues to give random bytes, got none; add a polyfill for it";
  throw new DwsaError(code, `Cannot ${action}: expected ${expected}`);
}
