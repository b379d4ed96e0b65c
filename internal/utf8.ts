/** Text to bytes and back, with nothing silently replaced. */

import type { Bytes } from "./bytes.ts";
import { DwsaError } from "../errors/mod.ts";

/**
 * The UTF-8 bytes of a string, or `undefined` when it is not well-formed Unicode (a lone surrogate, which an encoder
 * would silently turn into U+FFFD: two different strings with one signature).
 */
export function encodeUtf8(text: string): Bytes | undefined {
  if (!isWellFormed(text)) return undefined;
  encoder = encoder ?? new (codec("TextEncoder"))();
  return encoder.encode(text) as Bytes;
}

/** The string encoded by UTF-8 bytes, or `undefined` when they are not well-formed UTF-8. A leading BOM is kept. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  decoder = decoder ?? new (codec("TextDecoder"))("utf-8", { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

let decoder: TextDecoder | undefined;

/**
 * Writes the UTF-8 bytes of a text into `target`, which must have three bytes for each UTF-16 unit, and returns the
 * number of bytes.
 */
export function encodeUtf8Into(text: string, target: Uint8Array): number {
  encoder = encoder ?? new (codec("TextEncoder"))();
  if (encoder.encodeInto !== undefined) return encoder.encodeInto(text, target).written;
  const bytes = encoder.encode(text); // some polyfills have no `encodeInto`
  target.set(bytes);
  return bytes.length;
}

let encoder: TextEncoder | undefined;

/** Whether a string has no lone surrogates. */
export function isWellFormed(text: string): boolean {
  const native = (text as { isWellFormed?(): boolean }).isWellFormed; // ES2024
  // With the flag `u`, a pair of surrogates is one character and no match.
  return native === undefined ? !/[\ud800-\udfff]/u.test(text) : native.call(text);
}

/** `TextEncoder` or `TextDecoder`, looked up on use so that importing works where they are missing. */
function codec<K extends "TextEncoder" | "TextDecoder">(name: K): (typeof globalThis)[K] {
  const found = globalThis[name];
  if (found === undefined) {
    throw new DwsaError(
      "encoding/unsupported-runtime",
      `Cannot convert strings: this runtime has no ${name}; add a polyfill for it`,
    );
  }
  return found;
}
