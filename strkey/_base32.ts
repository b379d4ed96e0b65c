/**
 * Encodes and decodes strkeys: the base32 encoding (RFC 4648 section 6, without padding) of a version byte, a body and
 * a CRC-16. Since this code runs very often, it processes eight characters at a time and two bytes per CRC step, and
 * reuses buffers.
 */

import type { DwsaErrorCode } from "../errors/mod.ts";

/** The character codes by base32 value: A-Z, then 2-7. */
const CODES = /* @__PURE__ */ (() => Uint8Array.from({ length: 32 }, (_, value) => value + (value < 26 ? 65 : 24)))();

/** The base32 values by ASCII code; -1 for characters outside of the alphabet. */
const VALUES = /* @__PURE__ */ (() => {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < 32; value++) values[CODES[value]!] = value;
  return values;
})();

/** A place for character codes. */
interface Codes {
  [index: number]: number;
}

/** The part of Node's `Buffer` used here. */
interface NodeBuffer {
  [index: number]: number;
  fill(value: number): unknown;
  toString(encoding: "latin1", start: number, end: number): string;
}

interface Host {
  readonly Buffer?: { alloc(size: number): NodeBuffer };
}

/**
 * Scratch space for the character codes of a strkey of maximum length. It is a `Buffer` if available, since Bun
 * converts arrays of numbers to strings slowly.
 */
let codes: number[] | NodeBuffer | undefined;

/** Returns the number of bytes between the version byte and the checksum of a strkey. */
export function bodySize(text: string): number {
  return (text.length * 5 >> 3) - 3;
}

/** Returns the number of characters of a strkey with a body of `size` bytes. */
export function letterCount(size: number): number {
  return (size * 8 + 28) / 5 | 0;
}

/** Encodes a prefix and a body as a strkey. */
export function encodeLetters(prefix: string, body: Uint8Array): string {
  const letters = codes = codes ?? makeCodes();
  const length = writeLetters(letters, 0, prefix, body);
  const text = Array.isArray(letters)
    ? String.fromCharCode.apply(null, letters.slice(0, length))
    : letters.toString("latin1", 0, length);
  if (prefix === "S") { // do not leave a part of a secret seed in the buffer
    letters.fill(0);
    codes = undefined;
  }
  return text;
}

/** Writes the character codes of a strkey into `letters` from `start` on. Returns the index after the last one. */
export function writeLetters(letters: Codes, start: number, prefix: string, body: Uint8Array): number {
  const size = body.length;
  const end = start + letterCount(size);
  const code = prefix.charCodeAt(0);
  const crc = crc16(VALUES[code]! << 3, body, 0, size);

  letters[start] = code;
  let rest = 0; // the next byte begins with the low three bits of this character
  let i = 0;
  let j = start + 1;
  for (; i + 5 <= size; i += 5, j += 8) {
    putFour(letters, j, (rest & 7) << 17 | body[i]! << 9 | body[i + 1]! << 1 | body[i + 2]! >> 7);
    rest = body[i + 4]!;
    putFour(letters, j + 4, (body[i + 2]! & 127) << 13 | body[i + 3]! << 5 | rest >> 3);
  }
  // After the body come the checksum, low byte first, and zeros.
  for (let bits = 3; j < end; j++) {
    if (bits < 5) {
      rest = rest << 8 | (i < size ? body[i]! : crc >> 8 * (i - size) & 255);
      bits += 8;
      i++;
    }
    bits -= 5;
    letters[j] = CODES[rest >> bits & 31]!;
  }
  return end;
}

/**
 * Decodes a strkey into `space`, which has room for it, or into new bytes, and checks its checksum. Returns the version
 * byte, the body and the checksum, followed by zeros, or an error code. Callers that decode a secret must overwrite the
 * result.
 */
export function decodeLetters(text: string, space?: Uint8Array): Uint8Array | DwsaErrorCode {
  const size = bodySize(text);
  const decoded = space ?? new Uint8Array((text.length + 7 >> 3) * 5);
  let rest = text;
  let seen = 0; // negative after a character outside of the alphabet
  let end = 0;
  for (let i = 0; i < rest.length; i += 8, end += 5) {
    if (i + 8 > rest.length) {
      rest = rest.slice(i).padEnd(8, "A"); // decoded as zeros
      i = 0;
    }
    const a = fourLetters(rest, i);
    const b = fourLetters(rest, i + 4);
    seen |= a | b;
    decoded[end] = a >> 12;
    decoded[end + 1] = a >> 4;
    decoded[end + 2] = a << 4 | b >> 16;
    decoded[end + 3] = b >> 8;
    decoded[end + 4] = b;
  }
  const code = seen < 0 ? "strkey/character" : checksumError(decoded, size, end);
  if (code === undefined) return decoded;
  decoded.fill(0); // the bytes can be a secret seed
  return code;
}

/** Returns the error code for nonzero spare bits or a wrong checksum, or `undefined` if both are valid. */
function checksumError(decoded: Uint8Array, size: number, end: number): DwsaErrorCode | undefined {
  // Fewer than five bits are left over, and the bits after the end were decoded as zeros.
  if (end > size + 3 && decoded[size + 3] !== 0) return "strkey/spare-bits";
  const checksum = decoded[size + 1]! | decoded[size + 2]! << 8;
  return crc16(decoded[0]!, decoded, 1, size + 1) === checksum ? undefined : "strkey/checksum";
}

/** Allocates space for the longest strkey. */
function makeCodes(): number[] | NodeBuffer {
  return (globalThis as Host).Buffer?.alloc(168) ?? [];
}

/** Writes 20 bits as four characters. */
function putFour(codes: Codes, j: number, bits: number): void {
  codes[j] = CODES[bits >> 15]!;
  codes[j + 1] = CODES[bits >> 10 & 31]!;
  codes[j + 2] = CODES[bits >> 5 & 31]!;
  codes[j + 3] = CODES[bits & 31]!;
}

/** Returns the 20 bits of four characters; negative if one of them is outside of the alphabet. */
function fourLetters(text: string, i: number): number {
  const a = text.charCodeAt(i);
  const b = text.charCodeAt(i + 1);
  const c = text.charCodeAt(i + 2);
  const d = text.charCodeAt(i + 3);
  const bits = VALUES[a & 127]! << 15 | VALUES[b & 127]! << 10 | VALUES[c & 127]! << 5 | VALUES[d & 127]!;
  return bits | 127 - (a | b | c | d) >> 31;
}

/** Computes the CRC-16/XMODEM of the version byte and of `bytes` from `start` to `end`. */
function crc16(version: number, bytes: Uint8Array, start: number, end: number): number {
  // The initial value is zero, so a leading zero byte has no effect, and any number of bytes can be processed in pairs.
  let i = start;
  let crc = twoBytes(end - start & 1 ? version << 8 | bytes[i++]! : version);
  for (; i < end; i += 2) crc = twoBytes(crc ^ (bytes[i]! << 8 | bytes[i + 1]!));
  return crc;
}

/**
 * Computes the 16-bit CRC: the remainder of x * 2^16 divided by 2^16 + 2^12 + 2^5 + 1, all without carries. The
 * reciprocal of that divisor, 2^-16 * (1 + 2^-4 + 2^-8 + 2^-11 + 2^-12 + ...), yields the quotient and thus the
 * remainder.
 */
function twoBytes(x: number): number {
  const quotient = x ^ x >> 4 ^ x >> 8 ^ x >> 11 ^ x >> 12;
  return (quotient ^ quotient << 5 ^ quotient << 12) & 0xffff;
}
