/**
 * Checks strkeys, and bytes that are to become one, and makes the errors. Those name kinds, lengths and positions, and
 * never repeat a text or bytes, which could be a secret.
 */

import { isBytes } from "../internal/bytes.ts";
import { count, describe } from "../internal/describe.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { bodySize, decoded, decodeLetters, letterCount, wipe } from "./_base32.ts";
import { KINDS, type Prefix, prefixOf } from "./kinds.ts";

/**
 * Reads a strkey with this prefix. When nothing is wrong, its body is in `decoded` from offset 1 on.
 *
 * @returns what is wrong with the text, if anything
 */
export function checkText(prefix: Prefix, text: unknown): DwsaErrorCode | undefined {
  if (typeof text !== "string") return "strkey/kind";
  const { min, max } = KINDS[prefix];
  const size = bodySize(text);
  if (size < min || size > max || letterCount(size) !== text.length) return "strkey/length";
  if (text[0] !== prefix) return "strkey/kind";
  // The prefix is five bits of the version byte; SEP-23 leaves the other three zero.
  return decodeLetters(text) ?? ((decoded[0]! & 7) === 0 ? checkBody(prefix, decoded, 1, size) : "strkey/kind");
}

/** What is wrong with the `size` bytes from `start` on as the body of a key of this kind, if anything. */
export function checkBody(prefix: Prefix, bytes: Uint8Array, start: number, size: number): DwsaErrorCode | undefined {
  const { min, max } = KINDS[prefix];
  if (size < min || size > max) return "strkey/length";
  if (prefix === "B" && bytes[start] !== 0) return "strkey/balance-type";
  if (prefix === "P") {
    // A 32-byte key, then the payload as XDR: a big-endian length, the bytes, zeros up to a multiple of four. What is
    // left of the size of a body is 1 to 64 bytes, and so no other length fits.
    const at = start + 32;
    const length = bytes[at]! << 24 | bytes[at + 1]! << 16 | bytes[at + 2]! << 8 | bytes[at + 3]!;
    const end = 36 + length;
    if ((end + 3 & ~3) !== size) return "strkey/payload";
    for (let i = end; i < size; i++) if (bytes[start + i] !== 0) return "strkey/payload";
  }
  return undefined;
}

/** The error for a text that is not a strkey with this prefix, or with any when none is given. */
export function textError(prefix: Prefix | undefined, text: unknown): Error {
  const action = "Cannot decode strkey";
  if (typeof text !== "string") return new TypeError(message(action, "a string", describe(text)));
  const expected = prefix ? nameOf(prefix) : "a strkey";
  const found = prefixOf(text);
  const code = found && checkText(found, text);
  const [version, firstByte] = decoded;
  const disguised = disguisedKey(text);
  wipe(); // the buffer may hold a secret seed
  if (found && !code) return strKeyError("strkey/kind", action, expected, nameOf(found));
  const same = found !== undefined && found === prefix;
  if (disguised) return strKeyError(same ? code! : "strkey/kind", action, expected, disguised);
  if (same && code !== "strkey/kind") {
    const { min, max } = KINDS[found];
    switch (code) {
      case "strkey/length":
        return wrongLength(action, letterCount(min), letterCount(max), text.length, "character");
      case "strkey/character":
        return strKeyError(code, action, "only A-Z and 2-7", `another character at position ${strangeAt(text)}`);
      default:
        return malformed(code!, action, firstByte!);
    }
  }
  let got = text === "" ? "an empty string" : `a text of ${count(text.length, "character")}`;
  if (/^W[A-Z2-7]{68}$/.test(text)) {
    got = "a text that begins with W: muxed contracts (CAP-84) are not part of the protocol yet";
  } else if (same) got += ` whose version byte is ${version}, not ${version! & ~7}`;
  else if (found) got += ` that begins with ${found} and is no valid strkey`;
  return strKeyError("strkey/kind", action, expected, got);
}

/** The error for a value that is not the body of a key with this prefix. */
export function bytesError(prefix: Prefix, data: unknown): Error {
  const action = `Cannot encode ${nameOf(prefix)}`;
  if (!isBytes(data)) return new TypeError(message(action, "a Uint8Array", describe(data)));
  const { min, max } = KINDS[prefix];
  const code = checkBody(prefix, data, 0, data.length)!;
  return code === "strkey/length"
    ? wrongLength(action, min, max, data.length, "byte")
    : malformed(code, action, data[0]!);
}

/** An error whose message and details say the same. */
export function strKeyError(code: DwsaErrorCode, action: string, expected: string, got: string): DwsaError {
  return new DwsaError(code, message(action, expected, got), { expected, got });
}

/** The error for a key of the right length and alphabet. `type` is the first byte of its body. */
function malformed(code: DwsaErrorCode, action: string, type: number): DwsaError {
  switch (code) {
    case "strkey/balance-type":
      return strKeyError(code, action, "a first byte of 0, the only type of claimable balance", `${type}`);
    case "strkey/payload":
      return strKeyError(
        code,
        action,
        "the length of the payload, 1 to 64 bytes, and zeros up to a multiple of four",
        "another length or padding",
      );
    case "strkey/spare-bits":
      return strKeyError(
        code,
        action,
        "zero bits after the last byte",
        "others: the last character is mistyped; copy the key again",
      );
    default:
      return strKeyError(
        code,
        action,
        "a checksum that matches the other characters",
        "another: characters are mistyped or swapped; copy the key again",
      );
  }
}

function wrongLength(action: string, min: number, max: number, length: number, unit: string): DwsaError {
  return strKeyError("strkey/length", action, `${min === max ? min : `${min} to ${max}`} ${unit}s`, `${length}`);
}

/** What a text is that would be a strkey without white space or other characters in it, and in capital letters. */
function disguisedKey(text: string): string | undefined {
  if (text.length > 400) return undefined;
  const trimmed = text.trim();
  const bare = trimmed.replace(/[^A-Za-z0-9]/g, "");
  const key = bare.toUpperCase();
  const prefix = prefixOf(key);
  if (key === text || !prefix || checkText(prefix, key)) return undefined;
  const faults = [
    ...(trimmed === text ? [] : ["with white space around it: call trim() on it"]),
    ...(bare === trimmed ? [] : [`with ${count(trimmed.length - bare.length, "other character")} in it: remove them`]),
    ...(key === bare ? [] : ["in small letters: call toUpperCase() on it"]),
  ];
  return `${nameOf(prefix)} ${faults.join(", ")}`;
}

/** The position, from 1, of the first character that is not of the alphabet. */
function strangeAt(text: string): number {
  return text.search(/[^A-Z2-7]/) + 1;
}

function message(action: string, expected: string, got: string): string {
  return `${action}: expected ${expected}, got ${got}`;
}

/** What messages call a key with this prefix. */
function nameOf(prefix: Prefix): string {
  return `${KINDS[prefix].name} (${prefix}...) key`;
}
