/**
 * Encodes and decodes hexadecimal and base64 strictly. Arguments must already be strings or bytes. The codecs use the
 * fastest available of the engine's own methods, Node's `Buffer`, `atob` and `btoa`, and plain JavaScript; all are
 * looked up at call time. Only the engine's `fromHex` is strict enough: for all other decoders, this module checks the
 * input or the result.
 */

import { type Bytes, copyBytes } from "./bytes.ts";
import { count } from "./describe.ts";
import { DwsaError } from "../errors/mod.ts";
import { unexpected } from "./unexpected.ts";

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
    throw unexpected("encoding/invalid-base64", "decode base64", expected, got);
  }
  return bytes!;
}

/** Encodes bytes as base64. */
export function encodeBase64(bytes: Uint8Array): string {
  const { toBase64 } = (globalThis as Host).Uint8Array.prototype;
  if (toBase64 !== undefined) return toBase64.call(bytes); // from the prototype: ignores an own property of that name
  const { Buffer, btoa = missing } = globalThis as Host;
  if (Buffer !== undefined) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
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
    throw unexpected("encoding/invalid-hex", "decode hex", expected, got);
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
  const { Uint8Array: native, Buffer, atob = missing, btoa = missing } = globalThis as Host;
  const isSlow = native.fromBase64 === undefined || (text.length <= SHORT && !("Bun" in globalThis));
  if (isSlow && Buffer !== undefined) {
    const bytes = Buffer.from(text, "base64");
    return bytes.toString("base64") === text ? bytes : undefined; // `Buffer.from` ignores invalid characters
  }
  try {
    if (native.fromBase64 !== undefined) return native.fromBase64(text, { lastChunkHandling: "strict" });
    const letters = atob(text);
    return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : undefined;
  } catch (error) {
    if (DwsaError.is(error)) throw error;
    return undefined;
  }
}

function missing(): never {
  throw new DwsaError(
    "encoding/unsupported-runtime",
    "Cannot convert base64: this runtime has neither Buffer nor atob and btoa; add a polyfill",
  );
}
