import { describe } from "../../internal/fault.ts";
import type { JsonValue } from "../_shared.ts";
import { FORMS } from "./_forms.ts";
import type { ToJsonOptions } from "./to_json_options.ts";
import { writeJson } from "./_write_json.ts";

/**
 * Converts a value of a named type to SEP-51 JSON. Unlike `toJson`, this function accepts values that do not identify
 * their type, such as enum members, strings and asset codes. The function contains the JSON formats of all such types,
 * which increases the size of bundles, so use `toJson` for structs and unions.
 *
 * @param typeName the name of the type, such as `MemoType`; whether the type exists is not checked
 * @param value a value of this type, or an array of such values; enum members are not checked
 * @param options the spelling of names
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError} if `typeName` is not a string, or `value` is a string but the type is neither an enum nor a string
 *   type; otherwise as in `toJson`
 * @throws {RangeError} as in `toJson`
 * @throws {DwsaError} `xdr/…` as in `toJson`, `json/length` if the bytes of a strkey are not 32, `json/invalid-value` if a
 *   string is not well-formed, or as in `toJson`
 *
 * @example A member of an enum and an asset code
 * ```ts
 * import { toJsonNamed } from "@dwsa/base/json";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toJsonNamed("MemoType", "memoNone"), "none");
 * assert.equal(toJsonNamed("AssetCode4", new Uint8Array([85, 83, 68, 0])), "USD");
 * assert.equal(toJsonNamed("Hash", new Uint8Array(32)), "00".repeat(32));
 * ```
 */
export function toJsonNamed(typeName: string, value: unknown, options?: ToJsonOptions): JsonValue {
  if (typeof typeName !== "string") {
    throw new TypeError(`Cannot write JSON: expected typeName to be a string, got ${describe(typeName)}`);
  }
  const form = Object.hasOwn(FORMS, typeName) ? FORMS[typeName] : undefined;
  return writeJson(value, form, options, typeName);
}
