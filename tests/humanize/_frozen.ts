import assert from "node:assert/strict";

/** Asserts that all objects in a value are frozen, except bytes, which cannot be frozen. */
export function assertFrozen(value: unknown, path = "value"): void {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return;
  assert.ok(Object.isFrozen(value), `${path} is not frozen`);
  const parts = value instanceof Map ? [...value].flat().entries() : Object.entries(value);
  for (const [name, part] of parts) assertFrozen(part, `${path}.${name}`);
}
