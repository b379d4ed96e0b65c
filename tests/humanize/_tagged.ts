/** Native values as the ledger corpus records them. */

import { toHex } from "@dwsa/base";

/** Bigints as `{ $bigint }` and bytes as `{ $bytes }`; all else as it is. */
export function tagged(value: unknown): unknown {
  if (typeof value === "bigint") return { $bigint: value.toString() };
  if (value instanceof Uint8Array) return { $bytes: toHex(value) };
  if (Array.isArray(value)) return value.map(tagged);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, tagged(field)]));
}
