import type { Address } from "./address.ts";

/**
 * Whether a value is an {@linkcode Address}, also one of another copy of this library, which `instanceof` misses.
 *
 * @param value any value
 * @returns `true` when it is
 *
 * @example Tell an address from its text
 * ```ts
 * import { Address, isAddress } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const text = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * assert.equal(isAddress(new Address(text)), true);
 * assert.equal(isAddress(text), false);
 * ```
 */
export function isAddress(value: unknown): value is Address {
  return (value as { [Symbol.toStringTag]?: unknown } | null | undefined)?.[Symbol.toStringTag] === "dwsa.Address";
}
