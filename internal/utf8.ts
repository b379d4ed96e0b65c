/** Converts strings to bytes and back without silent replacements. */

import type { Bytes } from "./bytes.ts";
import { DwsaError } from "../errors/mod.ts";

/**
 * Encodes a string as UTF-8; returns `undefined` if it has a lone surrogate. `TextEncoder` would silently replace the
 * surrogate with U+FFFD, so two different strings would have the same signature.
 */
export function encodeUtf8(text: string): Bytes | undefined {
  if (!isWellFormed(text)) return undefined;
  encoder = encoder ?? new (codec("TextEncoder"))();
  return encoder.encode(text) as Bytes;
}

/** Decodes UTF-8 bytes; returns `undefined` if they are not well-formed. A leading BOM is kept. */
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
 * Writes the UTF-8 bytes of a string into `target`, which must have three bytes for each UTF-16 code unit, and returns
 * the number of bytes.
 */
export function encodeUtf8Into(text: string, target: Uint8Array): number {
  encoder = encoder ?? new (codec("TextEncoder"))();
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

/**
 * Returns `TextEncoder` or `TextDecoder`, looked up on use so that runtimes without these classes can import this
 * module.
 */
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
