/** Formats the strings in contract values. */

import { toHex } from "../encoding/mod.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import type { ScString } from "../xdr/mod.ts";

/** Formats a string with `write`; bytes that are not UTF-8 become hexadecimal digits. */
export function formatScString(text: ScString, write: (text: string) => string): string {
  const decoded = typeof text === "string" ? text : decodeUtf8(text);
  return decoded === undefined ? `0x${toHex(text as Uint8Array)}` : write(decoded);
}
