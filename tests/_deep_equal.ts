/** Compares native values. */

import assert from "node:assert/strict";

/**
 * `assert.deepEqual()` that compares Maps entry by entry: their order counts, two of their keys may be alike, and Bun
 * cannot compare Maps that have objects as keys.
 */
export function assertSame(actual: unknown, expected: unknown): void {
  assert.deepEqual(listed(actual), listed(expected));
}

/** The value with the list of its entries in place of each Map. */
function listed(value: unknown): unknown {
  if (value instanceof Map) return { map: [...value].map(listed) };
  if (Array.isArray(value)) return value.map(listed);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, listed(part)]));
}
