/** What SEP-53 signs in place of a message. */

import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { DwsaError } from "../internal/errors.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { takeBytes } from "./_arguments.ts";
import { hash } from "./hash.ts";

/** SHA-256 of the prefix, whose first word is part of the standard, and the message; a text counts as its UTF-8 bytes. */
export function messageHash(message: string | Uint8Array, action: string): Bytes {
  const bytes = typeof message === "string"
    ? encodeUtf8(message)
    : takeBytes(message, action, "message", undefined, "a string or a Uint8Array");
  if (bytes === undefined) {
    throw new DwsaError(
      "keys/ill-formed-text",
      `Cannot ${action}: expected message to be well-formed Unicode, got a text with a lone surrogate`,
    );
  }
  return hash(concatBytes(encodeUtf8("Stellar Signed Message:\n")!, bytes));
}
