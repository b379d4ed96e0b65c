/** Contract values as strings. */

import { toHex } from "../encoding/mod.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import type { ScString } from "../xdr/mod.ts";

/** A string by `write`, or the hexadecimal digits of its bytes where they are not UTF-8. */
export function formatScString(text: ScString, write: (text: string) => string): string {
  const decoded = typeof text === "string" ? text : decodeUtf8(text);
  return decoded === undefined ? `0x${toHex(text as Uint8Array)}` : write(decoded);
}
