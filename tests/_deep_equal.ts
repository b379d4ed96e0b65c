/** Compares native values. */

import assert from "node:assert/strict";

/**
 * `assert.deepEqual()` that compares `Map`s entry by entry and in order, since keys can be deeply equal, and Bun cannot
 * compare `Map`s with objects as keys.
 */
export function assertSame(actual: unknown, expected: unknown): void {
  assert.deepEqual(listed(actual), listed(expected));
}

/** Replaces each `Map` by the list of its entries. */
function listed(value: unknown): unknown {
  if (value instanceof Map) return { map: [...value].map(listed) };
  if (Array.isArray(value)) return value.map(listed);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, listed(part)]));
}
