import type { XdrClasses } from "./generated/type_map.ts";
import { hasXdrName } from "./value.ts";

/**
 * Whether a value is of the named wire type, of this copy of the library or of another one: what `ScVal.is(value)`
 * says for its type, for a bundle that shall not hold the class.
 *
 * @param value any value
 * @param xdrName the name of a struct or union, such as `ScVal`
 * @returns `true` when it is; the compiler then knows its type
 *
 * @example A value that may be of two types
 * ```ts
 * import { isXdr, ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const value: unknown = ScVal.scvU32(7);
 * assert.ok(isXdr(value, "ScVal") && value.type === "scvU32" && value.value === 7);
 * assert.ok(!isXdr(value, "ScAddress"));
 * ```
 */
export function isXdr<K extends keyof XdrClasses>(value: unknown, xdrName: K): value is XdrClasses[K] {
  return hasXdrName(value, xdrName);
}
