/** Compares two values: the parts of their JSON, and the differences. */

import type { JsonValue } from "@dwsa/base/json";
import type { ComparedRow, ComparisonView } from "./report.ts";
import { shortened } from "./values.ts";

/** Maximum number of rows shown. */
const ROWS = 1_000;

/** Compares two JSON values part by part. List items are compared by index. */
export function compareJson(one: JsonValue, two: JsonValue): Omit<ComparisonView, "title"> {
  const rows: ComparedRow[] = [];
  let [different, left] = [0, 0];
  const pending: (readonly [path: string, one: JsonValue | undefined, two: JsonValue | undefined])[] = [["", one, two]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [path, a, b] = next;
    if (isParent(a) && isParent(b) && Array.isArray(a) === Array.isArray(b)) {
      const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
      const at = (key: string) => Array.isArray(a) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
      const part = (parent: object, key: string) =>
        Object.hasOwn(parent, key) ? (parent as Record<string, JsonValue>)[key] : undefined;
      for (const key of keys.reverse()) pending.push([at(key), part(a, key), part(b, key)]);
      continue;
    }
    const [first, second] = [textOf(a), textOf(b)];
    const same = first === second;
    if (!same) different++;
    // The last rows are reserved for differences.
    if (rows.length >= ROWS || (same && rows.length >= ROWS / 2)) left++;
    else rows.push({ path, one: shortOf(first), two: shortOf(second), same });
  }
  return { rows, different, left };
}

function isParent(value: JsonValue | undefined): value is JsonValue & object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function textOf(value: JsonValue | undefined): string | null {
  return value === undefined ? null : typeof value === "string" ? value : JSON.stringify(value);
}

function shortOf(text: string | null): string | null {
  return text === null ? null : shortened(text, 500);
}
