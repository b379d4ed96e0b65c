/** Inputs as users paste them, and the expected readings. */

import { readFileSync } from "node:fs";

/** The rows of `tests/vectors/reader.json`. */
export const ROWS: readonly {
  readonly name: string;
  readonly input: string | { readonly hex: string };
  readonly kind: string;
  readonly network: string | null;
  readonly line: string;
}[] = JSON.parse(readFileSync(new URL("../vectors/reader.json", import.meta.url), "utf8"));
