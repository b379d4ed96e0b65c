/** Converts wire values to JSON. */

import { readChoice, readOptions } from "../../internal/options.ts";
import { type JsonForm, XdrValue } from "../mod.ts";
import { EncodeError, jsonOf, jsonOfValue, type JsonValue, type Rename } from "../_shared.ts";
import type { ToJsonOptions } from "./to_json_options.ts";

/** Converts any wire value to JSON; `form` is the format of a value without a class. */
export function writeJson(value: unknown, form: JsonForm | undefined, options: ToJsonOptions | undefined): JsonValue {
  const rename = renameOf(options);
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

/** Returns the spelling of names that the options select: always the same function for the same spelling. */
export function renameOf(options: ToJsonOptions | undefined): Rename {
  const { names } = readOptions<ToJsonOptions>("write JSON", options, ["names"]);
  return readChoice("write JSON", "names", names, ["dwsa", "stellar"]) === "stellar" ? stellarName : sameName;
}

function stellarName(name: string): string {
  return name.replace("dwsa", "soroban");
}

function sameName(name: string): string {
  return name;
}
