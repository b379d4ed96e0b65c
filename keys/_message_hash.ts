/** What SEP-53 signs in place of a message. */

import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { takeBytes, takeText } from "./_arguments.ts";
import { hash } from "./hash.ts";

/** SHA-256 of the prefix, whose first word is part of the standard, and the message; a text counts as its UTF-8 bytes. */
export function messageHash(message: string | Uint8Array, action: string): Bytes {
  const bytes = typeof message === "string"
    ? takeText(message, action, "message")
    : takeBytes(message, action, "a message that is no string");
  return hash(concatBytes(encodeUtf8("Stellar Signed Message:\n")!, bytes));
}
