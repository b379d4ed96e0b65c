/**
 * Reads the integers, bytes and strings of JSON. The common spellings are written word by word, since allocating a
 * bigint or bytes for each costs more than reading it.
 */

import { decodeHex } from "../../internal/codec.ts";
import { describe, Fault, typeMismatch, withPath } from "../../internal/fault.ts";
import { unescapeText } from "../../internal/escaped_text.ts";
import { isWellFormed } from "../../internal/utf8.ts";
import type { XdrWriter } from "../mod.ts";

/** Writes an integer of 64-bit words. */
export function writeInteger(w: XdrWriter, json: unknown, words: number, signed: boolean): void {
  const small = typeof json === "string" ? smallInteger(json) : -1;
  if (small < 0) return w.wide(integer(json), words, signed);
  for (let i = 1; i < words; i++) w.uint64(0n);
  w.uint32(Math.floor(small / 2 ** 32));
  w.uint32(small >>> 0);
}

/** Parses 1 to 15 decimal digits without leading zeros; returns -1 for any other string. */
function smallInteger(text: string): number {
  const { length } = text;
  if (length > 15 || length === 0 || (text[0] === "0" && length > 1)) return -1;
  let value = 0;
  for (let i = 0; i < length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** Parses an integer of 64 bits or more: decimal digits, a safe integer or a bigint. */
function integer(json: unknown): bigint {
  if (typeof json === "bigint") return json;
  if (typeof json === "number") {
    if (Number.isSafeInteger(json)) return BigInt(json);
    throw new Fault("range", "expected an integer as a string of digits, got a number that is not a safe integer");
  }
  if (typeof json !== "string") throw typeMismatch("an integer as a string of digits", json);
  // The longest integers have 78 digits and a sign. Longer strings are rejected immediately.
  if (json.length > 79 || !/^(0|-?[1-9]\d*)$/.test(json)) {
    throw new Fault("xdr/invalid-value", `expected an integer as digits without leading zeros, got ${describe(json)}`);
  }
  return BigInt(json);
}

/**
 * Writes bytes from hexadecimal digits. Returns `false` for anything but a string of valid digits for `size` bytes.
 */
function writeHex(w: XdrWriter, json: unknown, size: number): boolean {
  if (typeof json !== "string" || json.length !== size * 2 || size % 4 !== 0) return false;
  let word = 0;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    const letter = code | 32;
    const isLetter = letter >= 97 && letter <= 102;
    if (!isLetter && (code < 48 || code > 57)) return false;
    word = word << 4 | (isLetter ? letter - 87 : code - 48);
    if (i % 8 === 7) w.int32(word);
  }
  return true;
}

/** Writes bytes of a fixed size. */
export function writeBytes(w: XdrWriter, json: unknown, size: number): void {
  if (!writeHex(w, json, size)) w.opaque(bytes(json), size);
}

/** Parses bytes: hexadecimal digits, or an array of numbers, which some tools write. */
export function bytes(json: unknown): Uint8Array {
  if (typeof json === "string") {
    try {
      return decodeHex(json);
    } catch {
      throw new Fault("xdr/invalid-value", `expected bytes as pairs of hexadecimal digits, got ${describe(json)}`);
    }
  }
  if (!Array.isArray(json)) throw typeMismatch("bytes as a string of hexadecimal digits", json);
  const result = new Uint8Array(json.length);
  for (let i = 0; i < json.length; i++) {
    const byte: unknown = json[i];
    if (typeof byte !== "number") throw withPath(typeMismatch("an integer from 0 to 255", byte), `[${i}]`);
    if ((byte & 255) !== byte) {
      throw withPath(new Fault("range", `expected an integer from 0 to 255, got ${byte}`), `[${i}]`);
    }
    result[i] = byte;
  }
  return result;
}

/** Converts an escaped string to bytes. */
export function unescape(json: unknown): Uint8Array {
  if (typeof json !== "string") throw typeMismatch("a string", json);
  const bytes = unescapeText(json);
  if (bytes !== undefined) return bytes;
  const expected = isWellFormed(json)
    ? "only the escapes \\0, \\t, \\n, \\r, \\\\ and \\xNN, got a different one"
    : "well-formed Unicode, got a lone surrogate";
  throw new Fault("xdr/invalid-value", `expected ${expected}`);
}

/** Writes an asset code of ASCII letters and digits. Returns `false` for anything else, which can need escapes. */
export function writeCode(w: XdrWriter, json: unknown, least: number, size: number): boolean {
  if (typeof json !== "string" || json.length < least || json.length > size) return false;
  if (!/^[A-Za-z0-9]*$/.test(json)) return false;
  // Past the end, the code of a letter is not a number, which counts as zero.
  const letter = (i: number) => json.charCodeAt(i) << 24 - 8 * (i % 4);
  for (let i = 0; i < size; i += 4) w.int32(letter(i) | letter(i + 1) | letter(i + 2) | letter(i + 3));
  return true;
}
