import { attempt, count, Fault, quote, wrongType } from "../../internal/fault.ts";
import type { JsonValue } from "../_shared.ts";

/**
 * Parses a JSON string like `JSON.parse`, except that these are errors:
 *
 * - A duplicate key in an object. `JSON.parse` silently uses the last value, but other programs use the first, so two
 *   programs could read different values from one string.
 * - A number that `JSON.parse` and `JSON.stringify` would change, such as `9007199254740993` or `1e400`. SEP-51
 *   represents 64-bit and larger integers as strings.
 *
 * @param text the JSON string
 * @returns the value
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `json/invalid-value` if `text` is not valid JSON or contains such a number, `json/duplicate-key` if
 *   an object has a duplicate key
 *
 * @example A duplicate key
 * ```ts
 * import { parseJson } from "@dwsa/base/json";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(parseJson('{"u32":1}'), { u32: 1 });
 * assert.throws(() => parseJson('{"amount":"1","amount":"1000"}'), { code: "json/duplicate-key" });
 * ```
 */
export function parseJson(text: string): JsonValue {
  return attempt("parse JSON", () => {
    if (typeof text !== "string") throw wrongType("text", "a string", text);
    let value: JsonValue;
    try {
      value = JSON.parse(text);
    } catch { // the engine's message could contain the string
      throw new Fault("json/invalid-value", `the string of ${count(text.length, "character")} is not valid JSON`);
    }
    rejectLossyJson(text);
    return value;
  });
}

/** Throws for duplicate keys and inexact numbers in a valid JSON string. */
function rejectLossyJson(text: string): void {
  const objects: (Set<string> | undefined)[] = []; // the keys of each open object; undefined for an array
  let expectsKey = false;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]|-?\d[\d.eE+-]*/g)) {
    switch (token) {
      case "{":
        objects.push(new Set());
        expectsKey = true;
        break;
      case "[":
        objects.push(undefined);
        expectsKey = false;
        break;
      case "}":
      case "]":
        objects.pop();
        expectsKey = false;
        break;
      case ",":
        expectsKey = objects[objects.length - 1] !== undefined;
        break;
      default: {
        if (token[0] !== '"') {
          requireExact(token, index);
          break;
        }
        const keys = objects[objects.length - 1];
        if (!expectsKey || keys === undefined) break;
        const key: string = JSON.parse(token);
        if (keys.has(key)) {
          throw new Fault("json/duplicate-key", `an object has the key ${quote(key)} twice`, { offset: index });
        }
        keys.add(key);
        expectsKey = false;
      }
    }
  }
}

/** Throws for a number that `JSON.parse` and `JSON.stringify` change. */
function requireExact(number: string, offset: number): void {
  if (/^[-.\d]{1,15}$/.test(number)) return; // never changed
  if (significant(number) === significant(String(Number(number)))) return;
  const reason = `the number at offset ${offset} cannot be read exactly; write it as a string`;
  throw new Fault("json/invalid-value", reason, { offset });
}

/** Returns the significant digits of a decimal number, and their exponent. */
function significant(number: string): string {
  const [, whole = "", fraction = "", exponent] = /^-?(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  let end = digits.length;
  while (digits[end - 1] === "0") end--; // /0+$/ would take quadratic time
  return end === 0 ? "0" : `${digits.slice(0, end)}e${Number(exponent ?? 0) - fraction.length + digits.length - end}`;
}
