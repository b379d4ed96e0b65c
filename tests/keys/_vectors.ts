/** Reads the verification vectors. */

import { readFileSync } from "node:fs";

/** One verification; the bytes are hexadecimal. */
export interface Verification {
  readonly message: string;
  readonly signature: string;
  readonly publicKey: string;
  readonly expected: boolean;
  readonly note: string;
}

/** The JSON of a file beside this one, or `undefined` when there is no such file. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(new URL(path, import.meta.url), "utf8");
  } catch {
    return undefined;
  }
  return JSON.parse(text);
}
