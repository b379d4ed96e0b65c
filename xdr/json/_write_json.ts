/** Converts wire values to JSON. */

import { quote } from "../../internal/describe.ts";
import { readChoice, readOptions } from "../../internal/options.ts";
import { isWellFormed } from "../../internal/utf8.ts";
import { type JsonForm, XdrValue } from "../mod.ts";
import { EncodeError, jsonOf, jsonOfValue, type JsonValue, type Rename, wrongType } from "../_shared.ts";
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
  const rename = renameOf(options);
  const write = (item: unknown): JsonValue => {
    if (item instanceof XdrValue) return jsonOfValue(item, rename);
    if (Array.isArray(item)) return item.map(write);
    if (typeof item === "string" && form === undefined) {
      const expected = typeName === undefined ? "a wire value" : `of type ${quote(typeName)}`;
      const advice = typeName === undefined ? ", whose type is unknown; use toJsonNamed" : "";
      throw new TypeError(`Cannot write JSON: expected value to be ${expected}, got a string${advice}`);
    }
    try {
      if (typeof item === "string") requireString(item, form);
      return jsonOf(item, form, rename);
    } catch (error) {
      throw error instanceof EncodeError ? error.toError("the value", "json", "write", " as JSON") : error;
    }
  };
  return write(value);
}

/** Throws for a string whose type consists of bytes, and for a string that is not well-formed. */
function requireString(text: string, form: JsonForm | undefined): void {
  if (typeof form === "string" && form !== "text") throw wrongType("a Uint8Array", text);
  if (!isWellFormed(text)) {
    throw new EncodeError("invalid-value", "expected well-formed Unicode, got a lone surrogate");
  }
}

/** Returns the spelling of names that the options select: always the same function for the same spelling. */
export function renameOf(options: ToJsonOptions | undefined): Rename {
  const { names } = readOptions<ToJsonOptions>("write JSON", options, ["names"]);
  return readChoice("write JSON", "options.names", names, ["dwsa", "stellar"]) === "stellar" ? stellarName : sameName;
}

function stellarName(name: string): string {
  return name.replace("dwsa", "soroban");
}

function sameName(name: string): string {
  return name;
}
