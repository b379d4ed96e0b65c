import { isBytes } from "../internal/bytes.ts";

/**
 * Freezes a native value, including all nested arrays and plain objects. Bytes cannot be frozen, and the entries of a
 * `Map` can still be set. Native values have at most 500 levels, so recursion is safe.
 */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || isBytes(value)) return value;
  const parts: unknown[] = value instanceof Map ? [...value].flat(1) : Object.values(value);
  for (const part of parts) freeze(part);
  return Object.freeze(value);
}
