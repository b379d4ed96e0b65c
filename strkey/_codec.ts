/** Encodes, decodes and checks strkeys of a kind given by its prefix. What is public names the kind. */

import { type Bytes, isBytes } from "../internal/bytes.ts";
import { bodySize, decoded, encodeLetters, wipe } from "./_base32.ts";
import { checkBody, checkText } from "./_check.ts";
import { bytesFault, textFault } from "./_fault.ts";
import type { Prefix } from "./_kinds.ts";

/** The strkey of raw bytes. */
export function encode(prefix: Prefix, data: Uint8Array): string {
  if (!isBytes(data) || checkBody(prefix, data, 0, data.length)) throw bytesFault(prefix, data);
  const text = encodeLetters(prefix, data);
  wipeSecret(prefix);
  return text;
}

/** The raw bytes of a strkey. */
export function decode(prefix: Prefix, text: string): Bytes {
  if (checkText(prefix, text)) throw textFault(prefix, text);
  const bytes = decoded.slice(1, 1 + bodySize(text));
  wipeSecret(prefix);
  return bytes;
}

/** Whether a value is a strkey with this prefix. */
export function isValid(prefix: Prefix, text: unknown): boolean {
  const valid = !checkText(prefix, text);
  wipeSecret(prefix);
  return valid;
}

function wipeSecret(prefix: Prefix): void {
  if (prefix === "S") wipe();
}
