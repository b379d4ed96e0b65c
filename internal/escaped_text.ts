/** Converts between bytes and the strings of SEP-51, which escape the backslash and all but printable ASCII. */

import { encodeHex } from "./codec.ts";
import { decodeUtf8, encodeUtf8 } from "./utf8.ts";

/**
 * Converts bytes to a string. Printable ASCII except the backslash is unchanged; all other bytes are escaped, such as
 * `\n` and `\xc3\xa9`.
 */
export function escapeText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) {
    const isPrintable = byte >= 32 && byte < 127 && byte !== 92;
    text += isPrintable ? String.fromCharCode(byte) : ESCAPES[byte] ?? `\\x${encodeHex(Uint8Array.of(byte))}`;
  }
  return text;
}

const ESCAPES: { readonly [byte: number]: string } = { 0: "\\0", 9: "\\t", 10: "\\n", 13: "\\r", 92: "\\\\" };

/**
 * Converts an escaped string to bytes; characters outside of ASCII become their UTF-8 bytes. Returns `undefined` if
 * SEP-51 does not define an escape, or if the string has a lone surrogate.
 */
export function unescapeText(text: string): Uint8Array | undefined {
  const utf8 = encodeUtf8(text);
  if (utf8 === undefined || !text.includes("\\")) return utf8;
  const result: number[] = [];
  for (let i = 0; i < utf8.length; i++) {
    if (utf8[i] !== 92) {
      result.push(utf8[i]!);
      continue;
    }
    const letter = String.fromCharCode(utf8[++i] ?? 0);
    if (letter !== "x") {
      const byte = UNESCAPED[letter];
      if (byte === undefined) return undefined;
      result.push(byte);
      continue;
    }
    const digits = String.fromCharCode(utf8[i + 1] ?? 0, utf8[i + 2] ?? 0);
    if (!/^[0-9a-f]{2}$/i.test(digits)) return undefined;
    result.push(Number.parseInt(digits, 16));
    i += 2;
  }
  return Uint8Array.from(result);
}

const UNESCAPED: { readonly [letter: string]: number } = { "0": 0, t: 9, n: 10, r: 13, "\\": 92 };

/**
 * Unescapes a documentation string of a contract spec for display. A string with an invalid escape, or whose bytes are
 * not UTF-8, is returned unchanged.
 */
export function readableText(text: string): string {
  const bytes = unescapeText(text);
  return bytes && decodeUtf8(bytes) || text;
}
