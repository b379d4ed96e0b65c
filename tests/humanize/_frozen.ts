import assert from "node:assert/strict";

/** Asserts that all objects in a value are frozen, but for bytes, which cannot be. */
export function assertFrozen(value: unknown, path = "value"): void {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return;
  assert.ok(Object.isFrozen(value), `${path} is not frozen`);
  const parts = value instanceof Map ? [...value].flat().entries() : Object.entries(value);
  for (const [name, part] of parts) assertFrozen(part, `${path}.${name}`);
}
