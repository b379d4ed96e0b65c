/** Objects of options and of parameters: own properties only, and no name that is not known. */

import { describe, quote, wrongType } from "./describe.ts";

/** No options. */
const NONE: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

/**
 * The own properties of an object of options or parameters, in an object without a prototype.
 *
 * | found | result |
 * |---|---|
 * | `undefined` | no options |
 * | an object | its own properties, not those of its prototype |
 * | a name that is not in `names` | a `TypeError` with the nearest name that is |
 * | anything else, such as `null` or an array | a `TypeError` |
 *
 * @param action the action for messages, such as "authorize the entry"
 * @param value the argument
 * @param names the properties that it may have
 * @param argument its name in messages
 */
export function readOptions<T extends object>(
  action: string,
  value: T | undefined,
  names: readonly (keyof T & string)[],
  argument = "options",
): Partial<T> {
  if (value === undefined) return NONE;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(action, argument, `an object such as { ${names[0]}: … }`, value);
  }
  const options: Partial<T> = Object.create(null);
  for (const name of Object.keys(value)) {
    if (!(names as readonly string[]).includes(name)) {
      const expected = `${argument} to have only ${names.join(", ")}`;
      throw new TypeError(`Cannot ${action}: expected ${expected}, got ${quote(name)}${didYouMean(name, names)}`);
    }
    options[name as keyof T] = value[name as keyof T];
  }
  return options;
}

/**
 * An argument for options, unless it is the index that `Array.prototype.map`, `flatMap` and `Array.from` hand over in
 * its place.
 */
export function unlessIndex<T>(value: T | number | undefined): T | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? undefined : value as T | undefined;
}

/** An option that is on or off, off when it is absent. Texts are refused, since "false" would be on. */
export function readFlag(action: string, name: string, value: unknown): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  throw wrongType(action, name, "a boolean", value);
}

/** An option that is one of some texts, `undefined` when it is absent. */
export function readChoice<T extends string>(
  action: string,
  name: string,
  value: unknown,
  choices: readonly T[],
): T | undefined {
  if (value === undefined || choices.includes(value as T)) return value as T | undefined;
  const expected = choices.map((choice) => JSON.stringify(choice)).join(" or ");
  const got = typeof value === "string" ? `${quote(value)}${didYouMean(value, choices)}` : describe(value);
  throw new TypeError(`Cannot ${action}: expected ${name} to be ${expected}, got ${got}`);
}

/** ` (did you mean "x"?)` with the name that is most similar to an unknown name, or `""` if no name is similar. */
export function didYouMean(unknown: string, names: Iterable<string>): string {
  if (unknown.length > 64) return "";
  let best: string | undefined;
  let least = Math.max(2, Math.floor(unknown.length / 3)) + 1;
  for (const name of names) {
    if (name.length > 64) continue;
    const distance = editDistance(unknown.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best === undefined ? "" : ` (did you mean ${quote(best)}?)`;
}

/** How many letters must be changed, added or removed to make one text the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
