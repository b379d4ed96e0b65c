/** Converts contract values for display: untrusted strings are escaped, and large values are truncated. */

import { formatScVal, scAddressToString, type ScValNative, scValToNative, toHex, tryParseStrKey } from "@dwsa/base";
import type { JsonValue } from "@dwsa/base/json";
import { ScVal } from "@dwsa/base/xdr";
import type { ValueView } from "./report.ts";

/** Maximum number of characters shown per string. */
const TEXT = 1_000;

/** Maximum number of levels shown per value. */
const LEVELS = 40;

/** Maximum number of parts shown per value. */
const PARTS = 200;

/** The number of items that can still be shown. The limit keeps the page for a large input short enough to scroll. */
export class Budget {
  #left: number;

  /** @param left the number of values and calls that can be shown */
  constructor(left: number) {
    this.#left = left;
  }

  /** Counts one item. Returns whether it can be shown. */
  take(): boolean {
    return this.#left-- > 0;
  }
}

/** Quotes an untrusted string on one line, with ambiguous characters escaped. */
export function quoted(text: string | Uint8Array): string {
  return shortened(formatScVal(ScVal.scvString(text)).slice("string ".length));
}

/** Formats an untrusted name: in quotes unless it consists of letters, digits and `_`. */
export function nameText(text: string | Uint8Array): string {
  return shortened(formatScVal(ScVal.scvSymbol(text)).slice("symbol ".length));
}

/** Truncates a long string, and appends the number of omitted characters. */
export function shortened(text: string, length: number = TEXT): string {
  return text.length <= length ? text : `${text.slice(0, length)} … and ${text.length - length} more characters`;
}

/** Converts a contract value for display. */
export function viewValue(value: ScVal, budget: Budget, level: number = 0): ValueView {
  const type = value.type.slice(3, 4).toLowerCase() + value.type.slice(4);
  if (value.type === "scvVec" && value.value !== null) {
    return { type, ...partsOf(value.value, (part) => ({ value: viewValue(part, budget, level + 1) }), budget, level) };
  }
  if (value.type === "scvMap" && value.value !== null) {
    const view = ({ key, val }: { readonly key: ScVal; readonly val: ScVal }) => ({
      key: viewValue(key, budget, level + 1),
      value: viewValue(val, budget, level + 1),
    });
    return { type, ...partsOf(value.value, view, budget, level) };
  }
  if (value.type === "scvAddress") return { type, text: scAddressToString(value.value) };
  const text = formatScVal(value);
  const space = text.indexOf(" ");
  return { type, text: space < 0 ? "" : shortened(text.slice(space + 1)) };
}

function partsOf<T>(
  items: readonly T[],
  view: (item: T) => NonNullable<ValueView["parts"]>[number],
  budget: Budget,
  level: number,
): Pick<ValueView, "parts" | "left"> {
  const parts: NonNullable<ValueView["parts"]>[number][] = [];
  if (level < LEVELS) {
    for (const item of items) {
      if (parts.length === PARTS || !budget.take()) break;
      parts.push(view(item));
    }
  }
  return { parts, left: items.length - parts.length };
}

/** Converts a wire value for display: names come from its SEP-51 JSON, types from the value, if given. */
export function viewJson(json: JsonValue, budget: Budget, value?: unknown, level: number = 0): ValueView {
  if (value instanceof ScVal) return viewValue(value, budget, level);
  if (Array.isArray(json)) {
    const values = Array.isArray(value) ? value as readonly unknown[] : [];
    const items = json.map((part, i) => [part, values[i]] as const);
    const view = ([part, inside]: readonly [JsonValue, unknown]) => ({
      value: viewJson(part, budget, inside, level + 1),
    });
    return { type: "list", ...partsOf(items, view, budget, level) };
  }
  if (typeof json === "object" && json !== null) {
    const fields: Readonly<Record<string, unknown>> = { ...Object(value) };
    const names = Object.keys(fields);
    const isUnion = names.join() === "type,value" && Object.keys(json).length === 1;
    const entries = Object.entries<JsonValue>(json).map(([name, part], i) =>
      [name, part, isUnion ? fields["value"] : fields[names[i] ?? ""]] as const
    );
    const view = ([name, part, inside]: readonly [string, JsonValue, unknown]) => ({
      key: { type: "name", text: name }, // from the definitions, not from untrusted input
      value: viewJson(part, budget, inside, level + 1),
    });
    return { type: "fields", ...partsOf(entries, view, budget, level) };
  }
  if (json === null) return { type: "none", text: "" };
  if (typeof json !== "string") return { type: typeof json, text: `${json}` };
  if (value instanceof Uint8Array) {
    return tryParseStrKey(json) === undefined
      ? { type: "bytes", text: shortened(json) }
      : { type: "address", text: json };
  }
  if (typeof value === "bigint") return { type: "number", text: json };
  return tryParseStrKey(json) === undefined ? { type: "string", text: quoted(json) } : { type: "address", text: json };
}

/** Formats the native value in JavaScript syntax. */
export function nativeText(value: ScVal): string {
  return shortened(printNative(scValToNative(value), ""), 20_000);
}

function printNative(native: ScValNative, indent: string): string {
  if (typeof native === "bigint") return `${native}n`;
  if (typeof native === "string") return quoted(native); // quoted() uses JavaScript escapes
  if (typeof native !== "object" || native === null) return String(native);
  if (native instanceof Uint8Array) return `Uint8Array(${native.length}) 0x${toHex(native)}`;
  const deeper = `${indent}  `;
  const block = (open: string, lines: readonly string[], close: string) =>
    lines.length === 0
      ? `${open}${close}`
      : `${open}\n${lines.map((line) => `${deeper}${line},\n`).join("")}${indent}${close}`;
  const print = (part: unknown) => printNative(part as ScValNative, deeper);
  if (Array.isArray(native)) return block("[", native.map(print), "]");
  if (native instanceof Map) {
    return block("Map {", [...native].map(([key, part]) => `${print(key)} => ${print(part)}`), "}");
  }
  if (native instanceof ScVal) return formatScVal(native as ScVal);
  return block("{", Object.entries(native).map(([key, part]) => `${quoted(key)}: ${print(part)}`), "}");
}
