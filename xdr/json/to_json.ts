import { ignoreMapIndex } from "../../internal/options.ts";
import { XdrValue } from "../mod.ts";
import type { JsonValue } from "../_shared.ts";
import { writeJson } from "./_write_json.ts";
import type { ToJsonOptions } from "./to_json_options.ts";

/**
 * The JSON value of a wire value as SEP-51 (XDR-JSON) defines it: the result of its `toJSON()`, which `JSON.stringify`
 * writes. It also accepts lists of wire values, such as `LedgerEntryChanges`, and integers and bytes.
 *
 * @param value a struct or union of `@dwsa/base/xdr`, a list of them, a `bigint`, a boolean, a number, bytes or null
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError} if `value` is something else, such as a string, which could be a string or the member of an enum,
 * or if a part of it has the wrong type; the message has its path
 * @throws {RangeError} if a number does not fit its field
 * @throws {DwsaError} `xdr/…` if it cannot be encoded, `json/invalid-value` with its path if it contains a signed
 * payload of 0 bytes, which has no JSON
 *
 * @example With the names of another network
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
 * The JSON values of a list of wire values, as above.
 *
 * @param value a list of structs or unions of `@dwsa/base/xdr`
 * @returns the JSON value of each
 * @throws {TypeError | RangeError | DwsaError} as above
 */
export function toJson<Json>(value: readonly XdrValue<Json>[]): Json[];
/**
 * The JSON value of a wire value, as above, with names in the spelling that `options` say.
 *
 * @param value as above
 * @param options the spelling of names
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError} also if `options` has another property or spelling; else as above
 * @throws {RangeError | DwsaError} as above
 */
export function toJson(value: unknown, options: ToJsonOptions | undefined): JsonValue;
/**
 * The JSON value of a wire value: the form for `values.map(toJson)`, where the index in the place of the options is
 * ignored.
 *
 * @param value as above
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError | RangeError | DwsaError} as above
 */
export function toJson(value: unknown): JsonValue;
export function toJson(value: unknown, options?: ToJsonOptions): JsonValue {
  return writeJson(value, undefined, ignoreMapIndex(options));
}
