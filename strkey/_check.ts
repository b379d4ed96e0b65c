/**
 * Validates strkeys and their bodies, and creates the errors for invalid ones. Errors contain types, lengths and version
 * bytes, but never the string or bytes, which could be a secret.
 */

import { count, Fault, typeMismatch, unexpected } from "../internal/fault.ts";
import { isBytes } from "../internal/bytes.ts";
import type { DwsaErrorCode } from "../errors/mod.ts";
import { bodySize, decodeLetters, letterCount } from "./_base32.ts";
import { KINDS, type Prefix, prefixOf } from "./_kinds.ts";

/**
 * Decodes a strkey with this prefix. Returns the version byte, the body, the checksum and zeros, or an error code.
 * Callers that decode a secret must overwrite the result.
 */
export function decodeText(prefix: Prefix, text: unknown, space?: Uint8Array): Uint8Array | DwsaErrorCode {
  if (typeof text !== "string") return "strkey/kind";
  const { min, max } = KINDS[prefix];
  const size = bodySize(text);
  if (size < min || size > max || letterCount(size) !== text.length) return "strkey/length";
  if (text[0] !== prefix) return "strkey/kind";
  const decoded = decodeLetters(text, space);
  if (typeof decoded === "string") return decoded;
  // The prefix is five bits of the version byte; SEP-23 sets the other three to zero.
  const code = (decoded[0]! & 7) === 0 ? checkBody(prefix, decoded, 1, size) : "strkey/kind";
  if (code === undefined) return decoded;
  decoded.fill(0);
  return code;
}

/** Returns an error code, or `undefined` if `size` bytes from `start` are a valid body of a key of this type. */
export function checkBody(prefix: Prefix, bytes: Uint8Array, start: number, size: number): DwsaErrorCode | undefined {
  const { min, max } = KINDS[prefix];
  if (size < min || size > max) return "strkey/length";
  if (prefix === "B" && bytes[start] !== 0) return "strkey/balance-type";
  if (prefix === "P") {
    // A 32-byte key, then the payload as XDR: a big-endian length, the bytes, and zeros up to a multiple of four. The
    // size of the body limits the payload to 1 to 64 bytes.
    const at = start + 32;
    const length = bytes[at]! << 24 | bytes[at + 1]! << 16 | bytes[at + 2]! << 8 | bytes[at + 3]!;
    const end = 36 + length;
    if ((end + 3 & ~3) !== size) return "strkey/payload";
    for (let i = end; i < size; i++) if (bytes[start + i] !== 0) return "strkey/payload";
  }
  return undefined;
}

/** The expected value, and the flaw of the value found, by error code. */
const MALFORMED: { readonly [code in DwsaErrorCode]?: readonly [expected: string, flaw: string] } = {
  "strkey/balance-type": ["a first byte of 0", "a first byte other than 0"],
  "strkey/character": ["only A-Z and 2-7", "a character other than A-Z and 2-7"],
  "strkey/checksum": ["a matching checksum", "an invalid checksum; check for a typo"],
  "strkey/payload": [
    "a payload of 1 to 64 bytes with its length and padding",
    "a payload of invalid length or padding",
  ],
  "strkey/spare-bits": ["zeros in the unused bits", "unused bits set in its last character; copy it again"],
};

/** Creates the error for a string that is not a strkey with this prefix, or with any prefix if `prefix` is absent. */
export function textError(prefix: Prefix | undefined, text: unknown): Error {
  return textFault(prefix, text).toError("Cannot decode the strkey");
}

function textFault(prefix: Prefix | undefined, text: unknown): Fault {
  if (typeof text !== "string") return typeMismatch("a string", text);
  const expected = prefix ? describePrefix(prefix) : "a strkey";
  const found = prefixOf(text);
  const code = found && codeOf(found, text);
  const disguised = disguisedKey(text);
  if (found && !code) return unexpected("strkey/kind", expected, describePrefix(found));
  const same = found && found === prefix;
  if (disguised) return unexpected(same ? code! : "strkey/kind", expected, disguised);
  if (same && code !== "strkey/kind") return malformed(found, code!, "characters", letterCount, text);
  let got = text ? `a string of ${count(text.length, "character")}` : "an empty string";
  if (same) got += ` with the version byte ${versionOf(text)}, not ${versionOf(text) & ~7}`;
  else if (found) got += ` that begins with ${found} and is not a valid strkey`;
  return unexpected("strkey/kind", expected, got);
}

/** Creates the error for a value that is not the body of a key with this prefix. */
export function bytesError(prefix: Prefix, data: unknown): Error {
  const fault = isBytes(data)
    ? malformed(prefix, checkBody(prefix, data, 0, data.length)!, "bytes", (size) => size, data)
    : typeMismatch("a Uint8Array", data);
  return fault.toError(`Cannot encode ${describePrefix(prefix)}`);
}

/** Returns the error code for a value that is not a strkey with this prefix, or `undefined` for a valid strkey. */
export function codeOf(prefix: Prefix, text: unknown): DwsaErrorCode | undefined {
  const decoded = decodeText(prefix, text);
  if (typeof decoded === "string") return decoded;
  decoded.fill(0); // the bytes could be a secret seed
  return undefined;
}

/** Returns the version byte of a strkey, or 0 if its characters or its checksum are invalid. */
function versionOf(text: string): number {
  const decoded = decodeLetters(text);
  return typeof decoded === "string" ? 0 : decoded[0]!;
}

function malformed(
  prefix: Prefix,
  code: DwsaErrorCode,
  unit: string,
  measure: (size: number) => number,
  { length }: { readonly length: number },
): Fault {
  const [min, max] = [measure(KINDS[prefix].min), measure(KINDS[prefix].max)];
  const [expected, flaw] = MALFORMED[code] ?? [`${min === max ? min : `${min} to ${max}`} ${unit}`];
  const got = flaw ? `a key with ${flaw}` : `${length} instead of ${expected}`;
  const rule = flaw ? `${unit === "bytes" ? "data" : "the key"} has ${flaw}` : `expected ${expected}, got ${length}`;
  return new Fault(code, rule, { expected, got });
}

/**
 * Describes the strkey that remains after removing all but letters and digits, and converting to upper case. Returns
 * `undefined` if no strkey remains.
 */
function disguisedKey(text: string): string | undefined {
  const bare = text.slice(0, 400).replace(/[^A-Za-z0-9]/g, "");
  const key = bare.toUpperCase();
  const prefix = prefixOf(key);
  if (key === text || !prefix || codeOf(prefix, key)) return undefined;
  const upper = "convert it to upper case";
  if (bare === text) return `${describePrefix(prefix)} with lower-case letters; ${upper}`;
  const more = text.trim() === bare ? "white space around it; trim it" : "other characters in it; remove them";
  return `${describePrefix(prefix)} with ${more}${key === bare ? "" : ` and ${upper}`}`;
}

/** Describes a strkey with this prefix, for messages. */
export function describePrefix(prefix: Prefix): string {
  return `${KINDS[prefix].name} strkey (${prefix}...)`;
}
