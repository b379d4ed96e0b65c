/** Contract values as text for people, with their types. */

import { nameText, quoted } from "./_quoted.ts";
import type { ScValJson } from "./invocation_tree.ts";

/** `i128 7`, `string "two words"`, `vec [u32 1, u32 2]`, `map {symbol amount: i128 7}`, `void`. */
export function scValText({ type, value }: ScValJson): string {
  const write = WRITERS[type];
  if (write !== undefined && value !== null) return `${type} ${write(value as never)}`;
  return value === null && type !== "vec" && type !== "map" ? type : `${type} ${value}`;
}

/** How to write the values that are not simply their text. */
const WRITERS: { readonly [type: string]: (value: never) => string } = {
  bytes: hexText,
  string: (value: Text) => typeof value === "string" ? quoted(value) : hexText(value.bytes),
  symbol: (value: Text) => typeof value === "string" ? nameText(value) : hexText(value.bytes),
  executableTag: (value: Text) => typeof value === "string" ? quoted(value) : hexText(value.bytes),
  vec: (items: readonly ScValJson[]) => `[${items.map(scValText).join(", ")}]`,
  map: (entries: readonly { key: ScValJson; val: ScValJson }[]) =>
    `{${entries.map(({ key, val }) => `${scValText(key)}: ${scValText(val)}`).join(", ")}}`,
  error: ({ type, code }: { type: string; code: number | string }) => `${type} ${code}`,
};

/** A text, or the bytes of one that is not UTF-8. */
type Text = string | { readonly bytes: string };

function hexText(hex: string): string {
  return `0x${hex}`;
}
