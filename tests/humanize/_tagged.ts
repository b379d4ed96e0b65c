/** Converts native values to the JSON of the ledger corpus. */

import { toHex } from "@dwsa/base";

/** Replaces bigints with `{ $bigint }` and bytes with `{ $bytes }`. */
export function tagged(value: unknown): unknown {
  if (typeof value === "bigint") return { $bigint: value.toString() };
  if (value instanceof Uint8Array) return { $bytes: toHex(value) };
  if (Array.isArray(value)) return value.map(tagged);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, tagged(field)]));
}
