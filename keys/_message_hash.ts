/** What SEP-53 signs in place of a message. */

import { parseBytes } from "../internal/arguments.ts";
import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { DwsaError } from "../errors/mod.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { hash } from "./hash.ts";

/** SHA-256 of the prefix, whose first word is part of the standard, and the message; a text counts as its UTF-8 bytes. */
export function messageHash(message: string | Uint8Array, action: string): Bytes {
  const bytes = typeof message === "string"
    ? encodeUtf8(message)
    : parseBytes(action, "message", message, undefined, "a string or a Uint8Array");
  if (bytes === undefined) {
    throw new DwsaError(
      "keys/ill-formed-text",
      `Cannot ${action}: expected message to be well-formed Unicode, got a text with a lone surrogate`,
    );
  }
  return hash(concatBytes(encodeUtf8("Stellar Signed Message:\n")!, bytes));
}
