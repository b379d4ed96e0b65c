/** Parses options objects. Inherited properties are ignored, and unknown properties are rejected. */

import { describe, Fault, quote, SHOWN_CHARACTERS, wrongType } from "./fault.ts";
import { quoted } from "./escape.ts";

/** An empty options object. */
const NONE: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

/**
 * Returns the own properties of an options or parameters object, in an object without inherited properties.
 *
 * | value | result |
 * |---|---|
 * | `undefined` | no options |
 * | an object | its own properties |
 * | an object with a property that is not in `names` | a `TypeError` that suggests a similar name, if there is one |
 * | anything else, such as `null` or an array | a `TypeError` |
 *
 * @param value the argument
 * @param names the names of the allowed properties
 * @param argument the name of the argument in messages
 */
export function readOptions<T extends object>(
  value: T | undefined,
  names: readonly (keyof T & string)[],
  argument = "options",
): Partial<T> {
  if (value === undefined) return NONE;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(argument, `an object such as { ${names[0]}: … }`, value);
  }
  const options: Partial<T> = Object.create(NONE); // faster than null: V8 keeps such objects in hash tables
  for (const name of Object.keys(value)) {
    if (!(names as readonly string[]).includes(name)) {
      const expected = `${argument} to have no fields other than ${names.join(", ")}`;
      throw new Fault("type", `expected ${expected}, got ${quote(name)}${didYouMean(name, names)}`);
    }
    options[name as keyof T] = value[name as keyof T];
  }
  return options;
}

/**
 * Returns an options argument, or `undefined` if it is the index that `Array.prototype.map`, `flatMap` and `Array.from`
 * pass instead.
 */
export function ignoreMapIndex<T>(value: T | number | undefined): T | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? undefined : value as T | undefined;
}

/** Parses a boolean option, `false` by default. Strings are rejected, since `"false"` is truthy. */
export function readFlag(name: string, value: unknown): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  throw wrongType(name, "a boolean", value);
}

/** Parses an option with a fixed set of string values; returns `undefined` if the option is absent. */
export function readChoice<T extends string>(
  name: string,
  value: unknown,
  choices: readonly T[],
): T | undefined {
  if (value === undefined || choices.includes(value as T)) return value as T | undefined;
  const names = choices.map((choice) => JSON.stringify(choice));
  const expected = [names.slice(0, -1).join(", "), ...names.slice(-1)].join(" or ");
  const got = typeof value === "string" ? `${quote(value)}${didYouMean(value, choices)}` : describe(value);
  throw new Fault("type", `expected ${name} to be ${expected}, got ${got}`, { path: name });
}

/**
 * Returns ` (did you mean "x"?)` with the name that is most similar to an unknown name, in full, or `""` if no name is
 * similar. After a name that {@linkcode quote} cuts, a comma replaces the parentheses. Names are similar if their edit
 * distance, ignoring case, is at most a third of the length of the longer name.
 */
export function didYouMean(unknown: string, names: Iterable<string>): string {
  if (unknown.length > 64) return "";
  let best: string | undefined;
  let least = Infinity;
  for (const name of names) {
    if (name.length > 64) continue;
    const distance = editDistance(unknown.toLowerCase(), name.toLowerCase());
    const isSimilar = distance * 3 <= Math.max(unknown.length, name.length);
    if (isSimilar && distance < least) [best, least] = [name, distance];
  }
  if (best === undefined) return "";
  const question = `did you mean ${quoted(best)}?`;
  return unknown.length > SHOWN_CHARACTERS ? `, ${question}` : ` (${question})`;
}

/**
 * Returns the edit distance of two strings. An edit changes, adds or removes a character, or swaps two adjacent
 * characters.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swapped = isSwap ? before[j - 1]! + 1 : Infinity;
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (a[i] === b[j] ? 0 : 1), swapped));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
