/** Converts wire values to JSON. */

import { attempt, Fault, quote, typeMismatch } from "../../internal/fault.ts";
import { readChoice, readOptions } from "../../internal/options.ts";
import { isWellFormed } from "../../internal/utf8.ts";
import { type JsonForm, XdrValue } from "../mod.ts";
import { errorOf, jsonOf, jsonOfValue, type JsonValue, type Rename } from "../_shared.ts";
import type { ToJsonOptions } from "./to_json_options.ts";

/**
 * Converts any wire value to JSON.
 *
 * @param value the value, or an array of values
 * @param form the format of values without a class
 * @param options the options of the caller
 * @param typeName the type of the value, if the caller knows it
 */
export function writeJson(
  value: unknown,
  form: JsonForm | undefined,
  options: ToJsonOptions | undefined,
  typeName?: string,
): JsonValue {
  if (form === undefined) rejectString(value, typeName); // before the options, which can be swapped with the value
  const rename = renameOf(options);
  const write = (item: unknown): JsonValue => {
    if (item instanceof XdrValue) return jsonOfValue(item, rename);
    if (Array.isArray(item)) return item.map(write);
    if (form === undefined) rejectString(item, typeName);
    try {
      if (typeof item === "string") requireString(item, form);
      return jsonOf(item, form, rename);
    } catch (error) {
      throw errorOf(error, "the value", "write JSON");
    }
  };
  return write(value);
}

/** Throws for a string without a known format: the member of an enum, or encoded XDR, which begins with small numbers. */
function rejectString(value: unknown, typeName: string | undefined): void {
  if (typeof value !== "string") return;
  const expected = typeName === undefined ? "a wire value" : `of type ${quote(typeName)}`;
  const unknown = typeName === undefined ? ", whose type is unknown; use toJsonNamed" : "";
  const advice = value.startsWith("AAAA") ? "; decode it with fromXDR(), or use xdrToJsonString()" : unknown;
  throw new TypeError(`Cannot write JSON: expected value to be ${expected}, got a string${advice}`);
}

/** Throws for a string whose type consists of bytes, and for a string that is not well-formed. */
function requireString(text: string, form: JsonForm | undefined): void {
  if (typeof form === "string" && form !== "text") throw typeMismatch("a Uint8Array", text);
  if (!isWellFormed(text)) {
    throw new Fault("xdr/invalid-value", "expected well-formed Unicode, got a lone surrogate");
  }
}

/** Returns the spelling of names that the options select: always the same function for the same spelling. */
export function renameOf(options: ToJsonOptions | undefined): Rename {
  return attempt("write JSON", () => {
    const { names } = readOptions<ToJsonOptions>(options, ["names"]);
    return readChoice("options.names", names, ["dwsa", "stellar"]) === "stellar" ? stellarName : sameName;
  });
}

function stellarName(name: string): string {
  return name.replace("dwsa", "soroban");
}

function sameName(name: string): string {
  return name;
}
