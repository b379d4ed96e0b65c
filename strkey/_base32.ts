/**
 * The characters of strkeys: base32 (RFC 4648 section 6, without padding) over a version byte, a body and a CRC-16.
 * The hottest code of the library, hence the groups of eight characters, the two bytes a step of the CRC, and the
 * buffers that are used again.
 */

import type { DwsaErrorCode } from "../errors/mod.ts";

/** The character code of each character by its value: A-Z, then 2-7. */
const CODES = /* @__PURE__ */ (() => Uint8Array.from({ length: 32 }, (_, value) => value + (value < 26 ? 65 : 24)))();

/** The value of each ASCII character in the alphabet A-Z, 2-7; -1 for the others. */
const VALUES = /* @__PURE__ */ (() => {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < 32; value++) values[CODES[value]!] = value;
  return values;
})();

/** The part of Node's `Buffer` that is used here. */
interface NodeBuffer {
  [index: number]: number;
  fill(value: number): unknown;
  toString(encoding: "latin1", start: number, end: number): string;
}

interface Host {
  readonly Buffer?: { alloc(size: number): NodeBuffer };
}

/**
 * The character codes of the last string that was encoded, with room for the longest: in a `Buffer` where there is one,
 * since Bun is slow to make a string of an array of numbers.
 */
let codes: number[] | NodeBuffer | undefined;

/** The number of bytes between the version byte and the checksum of a strkey. */
export function bodySize(text: string): number {
  return (text.length * 5 >> 3) - 3;
}

/** The number of characters of a strkey whose body has `size` bytes. */
export function letterCount(size: number): number {
  return (size * 8 + 28) / 5 | 0;
}

/** The strkey with this prefix and body. */
export function encodeLetters(prefix: string, body: Uint8Array): string {
  const size = body.length;
  const length = letterCount(size);
  const letters = codes = codes ?? makeCodes();
  const code = prefix.charCodeAt(0);
  const crc = crc16(VALUES[code]! << 3, body, 0, size);

  letters[0] = code;
  let rest = 0; // the next byte begins with the low three bits of this character
  let i = 0;
  let j = 1;
  for (; i + 5 <= size; i += 5, j += 8) {
    putFour(letters, j, (rest & 7) << 17 | body[i]! << 9 | body[i + 1]! << 1 | body[i + 2]! >> 7);
    rest = body[i + 4]!;
    putFour(letters, j + 4, (body[i + 2]! & 127) << 13 | body[i + 3]! << 5 | rest >> 3);
  }
  // The checksum follows the body, its low byte first, then zeros.
  for (let bits = 3; j < length; j++) {
    if (bits < 5) {
      rest = rest << 8 | (i < size ? body[i]! : crc >> 8 * (i - size) & 255);
      bits += 8;
      i++;
    }
    bits -= 5;
    letters[j] = CODES[rest >> bits & 31]!;
  }
  const text = Array.isArray(letters)
    ? String.fromCharCode.apply(null, letters.slice(0, length))
    : letters.toString("latin1", 0, length);
  if (prefix === "S") { // nothing of a secret seed stays in a buffer
    letters.fill(0);
    codes = undefined;
  }
  return text;
}

/**
 * Decodes a strkey: the version byte, the body and the checksum, which is checked. The bytes behind it are
 * zeros. A caller that reads a secret overwrites the result.
 */
export function decodeLetters(text: string): Uint8Array | DwsaErrorCode {
  const size = bodySize(text);
  const decoded = new Uint8Array((text.length + 7 >> 3) * 5);
  let rest = text;
  let seen = 0; // negative as soon as a character is not of the alphabet
  let end = 0;
  for (let i = 0; i < rest.length; i += 8, end += 5) {
    if (i + 8 > rest.length) {
      rest = rest.slice(i).padEnd(8, "A"); // read as zeros
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
  decoded.fill(0); // it can be a secret seed
  return code;
}

/** What is wrong with the end of decoded bytes: their spare bits or their checksum. */
function checksumError(decoded: Uint8Array, size: number, end: number): DwsaErrorCode | undefined {
  // Fewer than five bits are left, and bits after the end were read as zeros.
  if (end > size + 3 && decoded[size + 3] !== 0) return "strkey/spare-bits";
  const checksum = decoded[size + 1]! | decoded[size + 2]! << 8;
  return crc16(decoded[0]!, decoded, 1, size + 1) === checksum ? undefined : "strkey/checksum";
}

/** Room for the longest text. */
function makeCodes(): number[] | NodeBuffer {
  return (globalThis as Host).Buffer?.alloc(168) ?? [];
}

/** Writes 20 bits as four characters. */
function putFour(codes: number[] | NodeBuffer, j: number, bits: number): void {
  codes[j] = CODES[bits >> 15]!;
  codes[j + 1] = CODES[bits >> 10 & 31]!;
  codes[j + 2] = CODES[bits >> 5 & 31]!;
  codes[j + 3] = CODES[bits & 31]!;
}

/** The 20 bits of four characters; negative when one of them is not of the alphabet. */
function fourLetters(text: string, i: number): number {
  const a = text.charCodeAt(i);
  const b = text.charCodeAt(i + 1);
  const c = text.charCodeAt(i + 2);
  const d = text.charCodeAt(i + 3);
  const bits = VALUES[a & 127]! << 15 | VALUES[b & 127]! << 10 | VALUES[c & 127]! << 5 | VALUES[d & 127]!;
  return bits | 127 - (a | b | c | d) >> 31;
}

/** CRC-16/XMODEM of the version byte and of `bytes` from `start` to `end`. */
function crc16(version: number, bytes: Uint8Array, start: number, end: number): number {
  // The initial value is zero, so that a zero byte in front changes nothing: any number of bytes comes in pairs.
  let i = start;
  let crc = twoBytes(end - start & 1 ? version << 8 | bytes[i++]! : version);
  for (; i < end; i += 2) crc = twoBytes(crc ^ (bytes[i]! << 8 | bytes[i + 1]!));
  return crc;
}

/**
 * The CRC of 16 bits: the remainder of x * 2^16 divided by 2^16 + 2^12 + 2^5 + 1, all without carries. One over that
 * divisor is 2^-16 * (1 + 2^-4 + 2^-8 + 2^-11 + 2^-12 + ...), which gives the quotient; the rest is the remainder.
 */
function twoBytes(x: number): number {
  const quotient = x ^ x >> 4 ^ x >> 8 ^ x >> 11 ^ x >> 12;
  return (quotient ^ quotient << 5 ^ quotient << 12) & 0xffff;
}
