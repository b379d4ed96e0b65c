/**
 * Every public function with each argument from which it parses a string, bytes, a wire value or JSON, found from the
 * exports and the samples. New exports are included automatically.
 */

import { instances, samples } from "./_samples.ts";
import { type Callable, callables, entrypoints } from "./_surface.ts";

/** One argument of a function. */
export interface Reader {
  /** `decodeContract, argument 0`. */
  readonly name: string;
  /** What it is: for a wire value, the name of the type follows a colon. */
  readonly form: "string" | "bytes" | "json" | `xdr:${string}`;
  /** The argument of the sample. */
  readonly sample: () => unknown;
  /** Calls the function with another one, and the sample's other arguments. */
  readonly read: (value: unknown) => unknown;
}

/** They make errors by hand, and check nothing. */
const UNCHECKED = ["new ClientError", "new DwsaError"];

const { "./xdr": _xdr, ...areas } = entrypoints;

/** Everything that can be called but the wire types, by its name. */
const all: ReadonlyMap<string, Callable> = new Map(
  Object.values(areas).flatMap(callables).map((callable) => [callable.id, callable]),
);

export const readers: readonly Reader[] = [...all.values()].filter(({ id }) => !UNCHECKED.includes(id)).flatMap(
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

/** Whether it is an object or an array that JSON has in full. */
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
