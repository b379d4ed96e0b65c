/** Encodes and decodes strkeys by their prefix. */

import { attempt } from "../internal/fault.ts";
import { type Bytes, isBytes } from "../internal/bytes.ts";
import { ignoreMapIndex, readChoice, readOptions } from "../internal/options.ts";
import { bodySize, encodeLetters, writeLetters } from "./_base32.ts";
import { bytesError, checkBody, codeOf, decodeText, textError } from "./_check.ts";
import type { Prefix } from "./_kinds.ts";

/**
 * Parses the prefix option of a SHA-256 hash key. Returns `"H"` by default, and if `map` passes an index instead of
 * options.
 */
export function readPrefix(options: { readonly prefix?: "H" | "X" | undefined } | undefined): "H" | "X" {
  return attempt("encode the strkey", () => {
    const { prefix } = readOptions(ignoreMapIndex(options), ["prefix"]);
    return readChoice("prefix", prefix, ["H", "X"]) ?? "H";
  });
}

/** Encodes a strkey with this prefix, as strictly as {@linkcode encodeStrKey}. */
export function encode(prefix: Prefix, data: Uint8Array): string {
  if (!isBytes(data) || checkBody(prefix, data, 0, data.length)) throw bytesError(prefix, data);
  return encodeLetters(prefix, data);
}

/** Encodes a body that is known to be valid for this prefix. */
export function encodeBody(prefix: Prefix, body: Uint8Array): string {
  return encodeLetters(prefix, body);
}

/**
 * Encodes a body that is known to be valid for this prefix as character codes in `target` from `start` on. Returns the
 * index after the last one.
 */
export function writeBody(prefix: Prefix, body: Uint8Array, target: Uint8Array, start: number): number {
  return writeLetters(target, start, prefix, body);
}

/** Decodes a strkey with this prefix, as strictly as {@linkcode decodeStrKey}. */
export function decode(prefix: Prefix, text: string): Bytes {
  const decoded = decodeText(prefix, text);
  if (typeof decoded === "string") throw textError(prefix, text);
  const bytes = decoded.slice(1, 1 + bodySize(text)) as Bytes;
  if (prefix === "S") decoded.fill(0);
  return bytes;
}

/** Space for the bytes of a strkey of maximum length, since allocating bytes costs more than decoding them. */
let space: Uint8Array | undefined;

/** Returns the raw bytes of a strkey as a view, which the next call overwrites. Not for secrets. */
export function decodeView(prefix: Prefix, text: string): Uint8Array {
  space = space ?? new Uint8Array(105);
  const decoded = decodeText(prefix, text, space);
  if (typeof decoded === "string") throw textError(prefix, text);
  return decoded.subarray(1, 1 + bodySize(text));
}

/** Returns whether a value is a strkey with this prefix. */
export function isValid(prefix: Prefix, text: unknown): boolean {
  return codeOf(prefix, text) === undefined;
}
