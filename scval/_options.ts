/** Options, which are refused when they are misspelt or no object: ignoring them would change what is made. */

import { describe, quote } from "../internal/describe.ts";
import { Fault } from "../internal/fault.ts";

/** The values that each option can have; `null` where something else looks at them. */
export interface OptionValues {
  readonly [name: string]: readonly string[] | null;
}

/** Refuses anything but an object with some of these options. */
export function requireOptions(opts: object, options: OptionValues): void {
  if (typeof opts !== "object" || opts === null) {
    const [name] = Object.keys(options);
    throw new Fault("type", `expected opts to be an object such as { ${name}: … }, got ${describe(opts)}`);
  }
  for (const name of Object.keys(opts)) {
    if (!Object.hasOwn(options, name)) {
      throw new Fault("type", `expected only the options ${Object.keys(options).join(", ")}, got ${quote(name)}`);
    }
    const value: unknown = (opts as Record<string, unknown>)[name];
    const values = options[name]!;
    if (values === null || value === undefined || values.includes(value as string)) continue;
    const got = typeof value === "string" ? quote(value) : describe(value);
    throw new Fault("type", `expected ${name} to be one of ${values.join(", ")}, got ${got}`);
  }
}
