/** Hashes SEP-53 messages. */

import { parseBytes } from "../internal/arguments.ts";
import { type Bytes, concatBytes } from "../internal/bytes.ts";
import { unexpected } from "../internal/fault.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { hash } from "./hash.ts";

/**
 * Computes the hash that a SEP-53 signature covers: the SHA-256 hash of the SEP-53 prefix and the message. Strings are
 * encoded as UTF-8.
 */
export function messageHash(message: string | Uint8Array): Bytes {
  const bytes = typeof message === "string"
    ? encodeUtf8(message)
    : parseBytes("message", message, undefined, "a string or a Uint8Array");
  if (bytes === undefined) {
    const expected = "message to be well-formed Unicode";
    throw unexpected("keys/ill-formed-text", expected, "a string with a lone surrogate");
  }
  return hash(concatBytes(encodeUtf8("Stellar Signed Message:\n")!, bytes));
}
