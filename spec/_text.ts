/** Texts of SEP-51: printable ASCII, all other bytes escaped. */

import { concatBytes } from "../internal/bytes.ts";
import { decodeUtf8, encodeUtf8 } from "../internal/utf8.ts";

const SHORT: { readonly [byte: number]: string } = { 0: "\\0", 9: "\\t", 10: "\\n", 13: "\\r", 92: "\\\\" };
const BYTES: { readonly [letter: string]: number } = { "0": 0, t: 9, n: 10, r: 13, "\\": 92 };

/** The text of bytes: `\n`, `\xc3\xa9`. */
export function escapeText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    const printable = byte >= 0x20 && byte < 0x7f && byte !== 92;
    return printable ? String.fromCharCode(byte) : SHORT[byte] ?? `\\x${byte.toString(16).padStart(2, "0")}`;
  }).join("");
}

/** The bytes of a text; letters outside of ASCII stand for their UTF-8. `undefined` if an escape is none of SEP-51. */
export function unescapeText(text: string): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  for (const [part, escape] of text.matchAll(/\\([0nrt\\]|x[\dA-Fa-f]{2})|\\|[^\\]+/g)) {
    const bytes = escape !== undefined
      ? Uint8Array.of(BYTES[escape] ?? parseInt(escape.slice(1), 16))
      : part === "\\"
      ? undefined
      : encodeUtf8(part);
    if (bytes === undefined) return undefined;
    parts.push(bytes);
  }
  return concatBytes(...parts);
}

/** The text of documentation as people read it; bytes that are not UTF-8 stay escaped. */
export function readableText(text: string): string {
  const bytes = unescapeText(text);
  return bytes && decodeUtf8(bytes) || text;
}
