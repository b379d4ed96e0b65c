import { readChoice, readOptions, unlessIndex } from "../../internal/options.ts";
import { type JsonForm, jsonOf, type JsonValue } from "../to_json.ts";
import { jsonOfValue, XdrValue } from "../value.ts";
import { EncodeError } from "../writer.ts";

/** Options for writing JSON. */
export interface ToJsonOptions {
  /**
   * How the 15 names are spelt in which the two differ: `"dwsa"`, the default, as the types of this library are; or
   * `"stellar"`, with `soroban` in its place, as the tools of that network spell them. Readers accept both.
   */
  readonly names?: "dwsa" | "stellar";
}

/**
 * The JSON value of a wire value as SEP-51 (XDR-JSON) defines it: the result of its `toJSON()`, which `JSON.stringify`
 * writes. It also accepts lists of wire values, such as `LedgerEntryChanges`, and integers and bytes.
 *
 * @param value a struct or union of `@dwsa/base/xdr`, a list of them, a `bigint`, a boolean, a number, bytes or null
 * @returns objects, arrays, strings, numbers, booleans and null
 * @throws {TypeError} if `value` is something else, such as a string, which could be a text or the member of an enum,
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
  return writeJson(value, undefined, unlessIndex(options));
}

/** The JSON value of any value; `form` is the form of a value without a class. */
export function writeJson(value: unknown, form: JsonForm | undefined, options: ToJsonOptions | undefined): JsonValue {
  const { names } = readOptions<ToJsonOptions>("write JSON", options, ["names"]);
  const stellar = readChoice("write JSON", "names", names, ["dwsa", "stellar"]) === "stellar";
  const rename = stellar ? (name: string) => name.replace("dwsa", "soroban") : (name: string) => name;
  const write = (item: unknown): JsonValue => {
    if (item instanceof XdrValue) return jsonOfValue(item, rename);
    if (Array.isArray(item)) return item.map(write);
    if (typeof item === "string" && form === undefined) {
      throw new TypeError(
        "Cannot write JSON: expected a wire value, got a string, whose type is unknown: use toJsonNamed",
      );
    }
    try {
      return jsonOf(item, form, rename);
    } catch (error) {
      throw error instanceof EncodeError ? error.toError("the value", "json", "write", " as JSON") : error;
    }
  };
  return write(value);
}
