/** What the functions of this area make of their arguments: checked, copied, or refused. */

import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { count, describe, quote } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { encodeUtf8 } from "../internal/utf8.ts";

/**
 * A copy of bytes. It comes before any look at their contents, since shared memory could change between a check and
 * its use: an Ed25519 signer reads its data twice, and two different readings give the key away.
 */
export function takeBytes(value: unknown, action: string, name: string, length?: number): Bytes {
  if (!isBytes(value)) throw wrongType(action, name, "a Uint8Array", value);
  const bytes = copyBytes(value);
  if (length !== undefined && bytes.length !== length) {
    throw new RangeError(
      `Cannot ${action}: expected ${name} to be ${length} bytes, got ${count(bytes.length, "byte")}`,
    );
  }
  return bytes;
}

/** The UTF-8 bytes of a text. */
export function takeText(value: unknown, action: string, name: string): Bytes {
  if (typeof value !== "string") throw wrongType(action, name, "a string", value);
  const bytes = encodeUtf8(value);
  if (bytes === undefined) {
    throw new DwsaError(
      "keys/ill-formed-text",
      `Cannot ${action}: expected ${name} to be well-formed Unicode, got a text with a lone surrogate`,
    );
  }
  return bytes;
}

/** The ID of a muxed account, from its decimal text. */
export function takeMuxedId(value: string): bigint {
  const action = "make a muxed account";
  if (typeof value !== "string") throw wrongType(action, "id", "a string", value);
  if (!/^-?\d+$/.test(value)) {
    throw new DwsaError(
      "keys/invalid-id",
      `Cannot ${action}: expected id to be a decimal integer, got ${quote(value)}`,
    );
  }
  const id = BigInt(value);
  if (id < 0n || id > 0xffff_ffff_ffff_ffffn) {
    throw new RangeError(`Cannot ${action}: expected id to be from 0 to 18446744073709551615, got ${quote(value)}`);
  }
  return id;
}

/** The side on which a short payload is padded. */
export function takePadding(value: string | undefined, action: string): "left" | "right" {
  if (value === undefined || value === "left") return "left";
  if (value === "right") return value;
  if (typeof value !== "string") throw wrongType(action, "padding", "a string", value);
  throw new DwsaError(
    "keys/unknown-padding",
    `Cannot ${action}: expected padding to be "left" or "right", got ${quote(value)}`,
  );
}

/** The error for a value of the wrong JavaScript type. */
export function wrongType(action: string, name: string, expected: string, got: unknown): TypeError {
  return new TypeError(`Cannot ${action}: expected ${name} to be ${expected}, got ${describe(got)}`);
}
