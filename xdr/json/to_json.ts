import { ignoreMapIndex } from "../../internal/options.ts";
import { XdrValue } from "../mod.ts";
import type { JsonValue } from "../_shared.ts";
import { writeJson } from "./_write_json.ts";
import type { ToJsonOptions } from "./to_json_options.ts";

/**
 * Converts a wire value to SEP-51 JSON (XDR-JSON): the result of its `toJSON()`, which `JSON.stringify` writes. Also
 * accepts integers, bytes, and arrays of wire values, such as `LedgerEntryChanges`.
 *
 * @param value a struct or union from `@dwsa/base/xdr`, a `bigint`, number, boolean, bytes or null, or an array of these
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError} if `value` is of any other type, such as a string (which could be an enum member), or if a part
 *   of `value` has the wrong type; the message contains the path
 * @throws {RangeError} if a number is out of range for its field
 * @throws {DwsaError} `xdr/…` if `value` cannot be encoded
 *
 * @example The names of this library and of Stellar
 * ```ts
 * import { toJson } from "@dwsa/base/json";
 * import { DwsaTransactionMetaExt, ExtensionPoint, TransactionMetaV3 } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const meta = new TransactionMetaV3({
 *   ext: ExtensionPoint.v0(),
 *   txChangesBefore: [],
 *   operations: [],
 *   txChangesAfter: [],
 *   dwsaMeta: null,
 * });
 * assert.ok("dwsa_meta" in toJson(meta));
 * assert.ok("soroban_meta" in (toJson(meta, { names: "stellar" }) as object));
 * ```
 */
export function toJson<Json>(value: XdrValue<Json>): Json;
/**
 * Converts an array of wire values to SEP-51 JSON.
 *
 * @param value an array of structs or unions from `@dwsa/base/xdr`
 * @returns the JSON value of each item
 * @throws {TypeError | RangeError | DwsaError} as in the first overload
 */
export function toJson<Json>(value: readonly XdrValue<Json>[]): Json[];
/**
 * Converts a wire value to SEP-51 JSON with the given spelling of names.
 *
 * @param value the wire value
 * @param options the spelling of names
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError} if `options` has an unknown property or value; otherwise as in the first overload
 * @throws {RangeError | DwsaError} as in the first overload
 */
export function toJson(value: unknown, options: ToJsonOptions | undefined): JsonValue;
/**
 * Converts a wire value to SEP-51 JSON. For use as `values.map(toJson)`: the index that `map` passes instead of options
 * is ignored.
 *
 * @param value the wire value
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError | RangeError | DwsaError} as in the first overload
 */
export function toJson(value: unknown): JsonValue;
export function toJson(value: unknown, options?: ToJsonOptions): JsonValue {
  return writeJson(value, undefined, ignoreMapIndex(options));
}
