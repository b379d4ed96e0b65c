/** Finds out what is wrong with a strkey, or with the bytes that are to become one. The words are in `_fault.ts`. */

import type { DwsaErrorCode } from "../errors/mod.ts";
import { bodySize, decoded, decodeLetters, letterCount } from "./_base32.ts";
import { KINDS, type Prefix } from "./_kinds.ts";

/**
 * Reads a strkey with this prefix. When nothing is wrong, its body is in `decoded` from offset 1 on.
 *
 * @returns what is wrong with the text, if anything
 */
export function checkText(prefix: Prefix, text: unknown): DwsaErrorCode | undefined {
  if (typeof text !== "string") return "strkey/kind";
  const { min, max } = KINDS[prefix];
  const size = bodySize(text);
  if (size < min || size > max || letterCount(size) !== text.length) return "strkey/length";
  if (text[0] !== prefix) return "strkey/kind";
  // The prefix is five bits of the version byte; SEP-23 leaves the other three zero.
  return decodeLetters(text) ?? ((decoded[0]! & 7) === 0 ? checkBody(prefix, decoded, 1, size) : "strkey/kind");
}

/** What is wrong with the `size` bytes from `start` on as the body of a key of this kind, if anything. */
export function checkBody(prefix: Prefix, bytes: Uint8Array, start: number, size: number): DwsaErrorCode | undefined {
  const { min, max } = KINDS[prefix];
  if (size < min || size > max) return "strkey/length";
  if (prefix === "B" && bytes[start] !== 0) return "strkey/balance-type";
  if (prefix === "P") {
    // A 32-byte key, then the payload as XDR: a big-endian length, the bytes, zeros up to a multiple of four. What is
    // left of the size of a body is 1 to 64 bytes, and so no other length fits.
    const at = start + 32;
    const length = bytes[at]! << 24 | bytes[at + 1]! << 16 | bytes[at + 2]! << 8 | bytes[at + 3]!;
    const end = 36 + length;
    if ((end + 3 & ~3) !== size) return "strkey/payload";
    for (let i = end; i < size; i++) if (bytes[start + i] !== 0) return "strkey/payload";
  }
  return undefined;
}
