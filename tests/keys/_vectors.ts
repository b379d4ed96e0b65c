/** Reads the verification vectors. */

import { readFileSync } from "node:fs";

/** A verification vector; bytes are hexadecimal. */
export interface Verification {
  readonly message: string;
  readonly signature: string;
  readonly publicKey: string;
  readonly expected: boolean;
  readonly note: string;
}

/** Reads a JSON file by its path relative to this one; `undefined` if it does not exist. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(new URL(path, import.meta.url), "utf8");
  } catch {
    return undefined;
  }
  return JSON.parse(text);
}
