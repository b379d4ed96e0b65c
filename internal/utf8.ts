/** Converts strings to bytes and back without silent replacements, also on engines without `TextEncoder`. */

import type { Bytes } from "./bytes.ts";

/**
 * Encodes a string as UTF-8; returns `undefined` if it has a lone surrogate. `TextEncoder` would silently replace the
 * surrogate with U+FFFD, so two different strings would have the same signature.
 */
export function encodeUtf8(text: string): Bytes | undefined {
  if (!isWellFormed(text)) return undefined;
  if (globalThis.TextEncoder === undefined) return plainBytes(text);
  encoder = encoder ?? new TextEncoder();
  return encoder.encode(text) as Bytes;
}

/** Decodes UTF-8 bytes; returns `undefined` if they are not well-formed. A leading BOM is kept. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (globalThis.TextDecoder === undefined) return plainText(bytes);
  decoder = decoder ?? new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

let decoder: TextDecoder | undefined;

/**
 * Writes the UTF-8 bytes of a string into `target`, which must have three bytes for each UTF-16 code unit, and returns
 * the number of bytes.
 */
export function encodeUtf8Into(text: string, target: Uint8Array): number {
  if (globalThis.TextEncoder === undefined) return plainInto(text, target);
  encoder = encoder ?? new TextEncoder();
  if (encoder.encodeInto !== undefined) return encoder.encodeInto(text, target).written;
  const bytes = encoder.encode(text); // some polyfills have no `encodeInto`
  target.set(bytes);
  return bytes.length;
}

let encoder: TextEncoder | undefined;

/** Returns whether a string has no lone surrogates. */
export function isWellFormed(text: string): boolean {
  const native = (text as { isWellFormed?(): boolean }).isWellFormed; // ES2024
  // With the flag `u`, a surrogate pair is one character and does not match.
  return native === undefined ? !/[\ud800-\udfff]/u.test(text) : native.call(text);
}

function plainBytes(text: string): Bytes {
  const target = new Uint8Array(text.length * 3);
  return target.slice(0, plainInto(text, target));
}

/** Encodes a string as `TextEncoder` does, with U+FFFD for lone surrogates. */
function plainInto(text: string, target: Uint8Array): number {
  let at = 0;
  for (const letter of text) {
    const found = letter.codePointAt(0)!;
    const code = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found;
    if (code <= 0x7f) target[at++] = code;
    else {
      const count = code <= 0x7ff ? 1 : code <= 0xffff ? 2 : 3; // of the bytes that follow the first
      target[at++] = 0xff << 7 - count & 0xff | code >> 6 * count;
      for (let shift = 6 * (count - 1); shift >= 0; shift -= 6) target[at++] = 0x80 | code >> shift & 0x3f;
    }
  }
  return at;
}

/** Decodes UTF-8 strictly (RFC 3629): no overlong forms, surrogates, or code points above U+10FFFF. */
function plainText(bytes: Uint8Array): string | undefined {
  let text = "";
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++]!;
    if (first <= 0x7f) {
      text += String.fromCharCode(first);
      continue;
    }
    const count = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1; // of the bytes that follow the first
    if (first < 0xc2 || first > 0xf4) return undefined;
    let code = first & 0x3f >> count;
    for (let i = 0; i < count; i++) {
      const byte = bytes[at++] ?? 0;
      if ((byte & 0xc0) !== 0x80) return undefined;
      code = code << 6 | byte & 0x3f;
    }
    const isOverlong = code <= (count === 1 ? 0x7f : count === 2 ? 0x7ff : 0xffff);
    if (isOverlong || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff) return undefined;
    text += String.fromCodePoint(code);
  }
  return text;
}
