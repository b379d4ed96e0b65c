import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import type { Bytes } from "./bytes.ts";

/**
 * Bytes from the runtime's secure source, which is looked up on use so that importing works where there is none.
 *
 * @param length how many
 * @param code the code of the error for a runtime without such a source
 * @param action what cannot be done then, such as "make a nonce"
 */
export function randomBytes(length: number, code: DwsaErrorCode, action: string): Bytes {
  const { crypto } = globalThis as { crypto?: { getRandomValues?(array: Bytes): unknown } };
  const bytes = new Uint8Array(length);
  crypto?.getRandomValues?.(bytes);
  // All zeros are left when the source is absent, or a stand-in that does nothing.
  if (bytes.some((byte) => byte !== 0)) return bytes;
  const expected = "crypto.getRandomValues to give random bytes, got none; add a polyfill for it";
  throw new DwsaError(code, `Cannot ${action}: expected ${expected}`);
}
