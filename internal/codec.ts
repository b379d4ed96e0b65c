/**
 * Encodes and decodes hexadecimal and base64 strictly. Arguments must already be strings or bytes. The codecs use the
 * fastest available of the engine's own methods, Node's `Buffer`, for base64 `atob` and `btoa`, and plain JavaScript; all
 * are looked up at call time. Only the engine's `fromHex` is strict enough: for all other decoders, this module checks the
 * input or the result.
 */

import { type Bytes, copyBytes } from "./bytes.ts";
import { count, unexpected } from "./fault.ts";

/** The functions that a runtime can have: ES2026 methods, the part of Node's `Buffer` used here, and web APIs. */
interface Host {
  readonly Uint8Array: {
    fromBase64?(text: string, options: { lastChunkHandling: "strict" }): Bytes;
    fromHex?(text: string): Bytes;
    readonly prototype: { toBase64?(this: Uint8Array): string; toHex?(this: Uint8Array): string };
  };
  readonly Buffer?: {
    from(text: string, encoding: "base64" | "hex"): Uint8Array & { toString(encoding: "base64"): string };
    from(buffer: ArrayBufferLike, offset: number, length: number): { toString(encoding: "base64" | "hex"): string };
  };
  readonly atob?: (text: string) => string;
  readonly btoa?: (text: string) => string;
}

const DIGITS = "0123456789abcdef";

/** Decodes canonical base64. The result can share its memory with other values: read it immediately. */
export function decodeBase64(text: string): Uint8Array {
  const bytes = text.length % 4 === 0 ? base64Bytes(text) : undefined;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  if (bytes?.length !== text.length / 4 * 3 - padding) { // the engine's own method ignores white space
    const isUnpadded = text.length % 4 > 1 && !/[^A-Za-z0-9+/]/.test(text);
    const got = showText(text, /[^A-Za-z0-9+/=]/) + (isUnpadded ? " without padding" : "");
    const expected = "canonical base64 (A-Z, a-z, 0-9, +, / and padding; not URL-safe)";
    throw unexpected("encoding/invalid-base64", expected, got).toError("Cannot decode base64");
  }
  return bytes!;
}

/** Encodes bytes as base64. */
export function encodeBase64(bytes: Uint8Array): string {
  const { toBase64 } = (globalThis as Host).Uint8Array.prototype;
  if (toBase64 !== undefined) return toBase64.call(bytes); // from the prototype: ignores an own property of that name
  const { Buffer, btoa } = globalThis as Host;
  if (Buffer !== undefined) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
  if (btoa === undefined) return plainBase64(bytes);
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** Decodes a hexadecimal string. */
export function decodeHex(text: string): Bytes {
  const bytes = hexBytes(text);
  if (bytes === undefined) {
    const got = showText(text, /[^0-9A-Fa-f]/);
    const expected = "two hexadecimal digits (0-9, a-f, A-F) for each byte";
    throw unexpected("encoding/invalid-hex", expected, got).toError("Cannot decode hex");
  }
  return bytes;
}

/** Encodes bytes as a lower-case hexadecimal string. */
export function encodeHex(bytes: Uint8Array): string {
  const { toHex } = (globalThis as Host).Uint8Array.prototype;
  if (toHex !== undefined) return toHex.call(bytes);
  const { Buffer } = globalThis as Host;
  if (Buffer !== undefined) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");
  let text = "";
  for (const byte of bytes) text += DIGITS[byte >> 4]! + DIGITS[byte & 15];
  return text;
}

/** Describes an invalid string by its length and the index of its first invalid character. */
function showText(text: string, invalid: RegExp): string {
  const at = text.search(invalid);
  const got = count(text.length, "character");
  return at < 0 ? got : `${got} with ${text[at]!.trim() ? "an invalid one" : "white space"} at index ${at}`;
}

/** Returns the value of a hexadecimal digit from its character code. */
function digit(code: number): number {
  return (code < 58 ? code : code + 9) & 15;
}

/** Decodes hexadecimal digits; returns `undefined` if they are invalid. */
function hexBytes(text: string): Bytes | undefined {
  const { Uint8Array: native, Buffer } = globalThis as Host;
  try {
    if (native.fromHex !== undefined) return native.fromHex(text); // strict by its specification
  } catch {
    return undefined;
  }
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return undefined;
  if (Buffer !== undefined) return copyBytes(Buffer.from(text, "hex")); // small Buffers share a pool
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = digit(text.charCodeAt(2 * i)) << 4 | digit(text.charCodeAt(2 * i + 1));
  }
  return bytes;
}

/** Up to this length, decoding with `Buffer` and encoding the result again is faster than the `fromBase64` of V8. */
const SHORT = 1_000;

/**
 * Decodes base64; returns `undefined` if it is invalid. The caller detects ignored white space by the length of the
 * result.
 */
function base64Bytes(text: string): Uint8Array | undefined {
  const { Uint8Array: native, Buffer, atob, btoa } = globalThis as Host;
  const isSlow = native.fromBase64 === undefined || (text.length <= SHORT && !("Bun" in globalThis));
  if (isSlow && Buffer !== undefined) {
    const bytes = Buffer.from(text, "base64");
    return bytes.toString("base64") === text ? bytes : undefined; // `Buffer.from` ignores invalid characters
  }
  try {
    if (native.fromBase64 !== undefined) return native.fromBase64(text, { lastChunkHandling: "strict" });
    if (atob === undefined || btoa === undefined) return plainBytes(text);
    const letters = atob(text);
    return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Encodes base64 on an engine without any of these functions. */
function plainBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = bytes[i]! << 16 | (bytes[i + 1] ?? 0) << 8 | (bytes[i + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += BASE64[bits >> shift & 63];
  }
  const padding = (3 - bytes.length % 3) % 3;
  return text.slice(0, text.length - padding) + "==".slice(0, padding);
}

/** Decodes canonical base64, whose length is a multiple of 4, on such an engine. */
function plainBytes(text: string): Uint8Array | undefined {
  const letters = text.replace(/={1,2}$/, "");
  const bytes = new Uint8Array(Math.floor(letters.length * 3 / 4));
  let bits = 0;
  for (let i = 0; i < letters.length; i++) {
    const value = BASE64.indexOf(letters[i]!);
    if (value < 0) return undefined;
    bits = (bits << 6 | value) & 0xffffff;
    if (i % 4 > 0) bytes[(i >> 2) * 3 + i % 4 - 1] = bits >> 6 - i % 4 * 2;
  }
  const unused = letters.length % 4 === 2 ? 15 : letters.length % 4 === 3 ? 3 : 0;
  return letters.length % 4 === 1 || (bits & unused) !== 0 ? undefined : bytes;
}
