/** Options, which are refused when they are misspelt or no object: ignoring them would change what is made. */

import { describe, quote } from "../internal/describe.ts";
import { Fault } from "./_fault.ts";

/** Refuses anything but an object with some of these names. */
export function requireOptions(opts: unknown, names: readonly string[]): void {
  if (typeof opts !== "object" || opts === null) {
    throw new Fault("type", `expected opts to be an object such as { ${names[0]}: … }, got ${describe(opts)}`);
  }
  for (const name of Object.keys(opts)) {
    if (!names.includes(name)) {
      throw new Fault("type", `expected only the options ${names.join(", ")}, got ${quote(name)}`);
    }
  }
}

/** Refuses an option that is none of these values. */
export function requireOneOf(name: string, value: unknown, values: readonly string[]): void {
  if (value === undefined || values.includes(value as string)) return;
  const got = typeof value === "string" ? quote(value) : describe(value);
  throw new Fault("type", `expected ${name} to be ${values.map((value) => `"${value}"`).join(" or ")}, got ${got}`);
}
