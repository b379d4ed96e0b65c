import type { XdrClasses } from "./generated/type_map.ts";
import { hasXdrName } from "./_shapes.ts";

/**
 * Returns whether a value has the named wire type, including values from another copy of the library.
 * `isXdr(value, "ScVal")` returns the same result as `ScVal.is(value)`, but does not add the class to the bundle.
 *
 * @param value any value
 * @param xdrName the name of a struct or union, such as `ScVal`
 * @returns `true` if `value` has this type; narrows the type of `value`
 *
 * @example A value of one of two types
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
