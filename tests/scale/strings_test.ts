/**
 * Every public function, and every command, with hostile strings of 10^3 to 10^6 characters at every place where it reads
 * a string: the time grows in proportion to the length. The places are found by looking: a new export is tested
 * without being named here.
 *
 *     REPORT=1 deno test --config=scripts/deno.json -RE tests/scale/strings_test.ts    # prints the figures
 */

import { instances, samples } from "../hostile/_samples.ts";
import { type Callable, callables, entrypoints } from "../hostile/_surface.ts";
import { type Reader, slots, testStrings } from "./_strings.ts";

/** An error made by hand is not checked. */
const UNCHECKED = ["new DwsaError"];

const { "./xdr": wire, ...areas } = entrypoints;
const all = new Map<string, Callable>(
  Object.values(areas).flatMap(callables).map((callable) => [callable.id, callable]),
);

const functions: Reader[] = [...all.values()].filter(({ id }) => !UNCHECKED.includes(id)).map((
  { id, owner, call },
) => ({
  id,
  slots: slots((samples[id] ?? (() => []))()),
  call: (args: readonly unknown[]) => call(args, owner && instances[owner]!()),
})).filter(({ slots }) => slots.length > 0);

/** The types share few functions that read strings: one type stands for those of the same function. */
const types: Reader[] = [
  ...new Map(
    Object.entries(wire!).flatMap(([name, type]) => {
      const { fromXDR } = Object(type) as { readonly fromXDR?: (text: unknown) => unknown };
      if (typeof fromXDR !== "function") return [];
      const call = (args: readonly unknown[]) => Reflect.apply(fromXDR, type, args);
      return [[fromXDR, { id: `${name}.fromXDR`, slots: slots([""]), call }] as const];
    }),
  ).values(),
];

for (const reader of [...functions, ...types]) testStrings(reader);
