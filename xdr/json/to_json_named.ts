import { describe, quote } from "../../internal/describe.ts";
import type { JsonValue } from "../_shared.ts";
import { FORMS } from "./_forms.ts";
import type { ToJsonOptions } from "./to_json_options.ts";
import { writeJson } from "./_write_json.ts";

/**
 * The JSON value of a value of a named type. In addition to `toJson`, it accepts values that do not show their type,
 * such as members of enums, strings and asset codes. It makes bundles larger, since it contains all these types: use
 * `toJson` for structs and unions.
 *
 * @param typeName the name of the type, such as `MemoType`
 * @param value the value
 * @param options the spelling of names
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError} if `typeName` is not a string, or `value` is a string and the type is not a type of a string;
 *   else as `toJson`
 * @throws {RangeError} as `toJson`
 * @throws {DwsaError} `xdr/…`, `json/invalid-value` as `toJson`; `strkey/…` if bytes do not fit the type
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
  if (typeof value === "string" && form === undefined) {
    throw new TypeError(`Cannot write JSON: expected a value of ${quote(typeName)}, got a text`);
  }
  return writeJson(value, form, options);
}
