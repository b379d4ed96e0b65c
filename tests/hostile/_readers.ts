/**
 * Every public function with each argument from which it parses a string, bytes, a wire value or JSON, found from the
 * exports and the samples. New exports are included automatically.
 */

import { instances, samples } from "./_samples.ts";
import { functions, UNCHECKED } from "./_surface.ts";

/** One argument of a function. */
export interface Reader {
  /** For example, `decodeContract, argument 0`. */
  readonly name: string;
  /** The format of the argument; for a wire value, with the name of its type. */
  readonly form: "string" | "bytes" | "json" | `xdr:${string}`;
  /** Returns the argument of the sample. */
  readonly sample: () => unknown;
  /** Calls the function with a value in place of this argument. */
  readonly read: (value: unknown) => unknown;
}

export const readers: readonly Reader[] = [...functions.values()].filter(({ id }) => !UNCHECKED.includes(id)).flatMap(
  ({ id, owner, call }) =>
    (samples[id]?.() ?? []).flatMap((argument, i): Reader[] => {
      const form = formOf(argument);
      if (form === undefined) return [];
      return [{
        name: `${id}, argument ${i}`,
        form,
        sample: () => samples[id]!()[i],
        read: (value) => call(samples[id]!().with(i, value), owner && instances[owner]!()),
      }];
    }),
);

function formOf(argument: unknown): Reader["form"] | undefined {
  if (typeof argument === "string") return "string";
  if (argument instanceof Uint8Array) return "bytes";
  const [, xdrName] = /^\[object xdr\.(\w+)\]$/.exec(Object.prototype.toString.call(argument)) ?? [];
  if (xdrName !== undefined) return `xdr:${xdrName}`;
  return isJson(argument) ? "json" : undefined;
}

/** Returns whether a value is an object or an array that JSON preserves. */
function isJson(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  try {
    const again = JSON.parse(JSON.stringify(value));
    return sameParts(value, again);
  } catch {
    return false; // a bigint
  }
}

function sameParts(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return a === b;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return left.length === right.length &&
    left.every(([name, part]) => sameParts(part, (b as Record<string, unknown>)[name]));
}
