/** The errors of this area. They name kinds and lengths, and never repeat a text or bytes: those could be a secret. */

import { isBytes } from "../internal/bytes.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { letterCount, wipe } from "./_base32.ts";
import { checkBody, checkText } from "./_check.ts";
import { KINDS, type Prefix, prefixOf } from "./_kinds.ts";

/** What was expected, for the faults of which there is nothing more to say. */
const EXPECTED: { readonly [code in DwsaErrorCode]?: string } = {
  "strkey/balance-type": "a type byte of 0",
  "strkey/character": "only A-Z and 2-7",
  "strkey/checksum": "a matching checksum",
  "strkey/payload": "a padded payload of 1 to 64 bytes",
  "strkey/spare-bits": "zero spare bits",
};

/** The error for a text that is not a strkey with this prefix, or with any when none is given. */
export function textFault(prefix: Prefix | undefined, text: unknown): Error {
  const action = "Cannot decode strkey";
  if (typeof text !== "string") return new TypeError(message(action, "a string", typeof text));
  const found = prefixOf(text);
  const code = found && checkText(found, text);
  wipe(); // what was read may be a secret seed
  if (found && found === prefix && code && code !== "strkey/kind") {
    return malformed(found, code, action, "characters", letterCount, text.length);
  }
  const got = found && !code ? nameOf(found) : `a text of length ${text.length}`;
  return fault("strkey/kind", action, prefix ? nameOf(prefix) : "a strkey", got);
}

/** The error for what is not the body of a key with this prefix. */
export function bytesFault(prefix: Prefix, data: unknown): Error {
  const action = `Cannot encode ${nameOf(prefix)}`;
  return isBytes(data)
    ? malformed(prefix, checkBody(prefix, data, 0, data.length)!, action, "bytes", (size) => size, data.length)
    : new TypeError(message(action, "a Uint8Array", typeof data));
}

/** An error whose message and details say the same. */
export function fault(code: DwsaErrorCode, action: string, expected: string, got: string): DwsaError {
  return new DwsaError(code, message(action, expected, got), { expected, got });
}

function malformed(
  prefix: Prefix,
  code: DwsaErrorCode,
  action: string,
  unit: string,
  count: (size: number) => number,
  length: number,
): DwsaError {
  const expected = EXPECTED[code];
  if (expected) return fault(code, action, expected, "something else");
  const [min, max] = [count(KINDS[prefix].min), count(KINDS[prefix].max)];
  return fault(code, action, `${min === max ? min : `${min} to ${max}`} ${unit}`, `${length}`);
}

function message(action: string, expected: string, got: string): string {
  return `${action}: expected ${expected}, got ${got}`;
}

/** What messages call a key with this prefix. */
function nameOf(prefix: Prefix): string {
  return `${KINDS[prefix].name} (${prefix}...) key`;
}
