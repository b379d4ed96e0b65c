/**
 * Calls every public function and command with hostile strings at every position of a string. The time must grow
 * linearly with the length. The positions are found automatically, also for new exports.
 *
 *     REPORT=1 deno test --config=scripts/deno.json -RE tests/scale/strings_test.ts    # prints the measurements
 */

import { instances, samples } from "../hostile/_samples.ts";
import { entrypoints, functions } from "../hostile/_surface.ts";
import { type Reader, slots, testStrings } from "./_strings.ts";

/** The constructor of errors does not check its arguments. */
const UNCHECKED = ["new DwsaError"];

const called: Reader[] = [...functions.values()].filter(({ id }) => !UNCHECKED.includes(id)).map((
  { id, owner, call },
) => ({
  id,
  slots: slots((samples[id] ?? (() => []))()),
  call: (args: readonly unknown[]) => call(args, owner && instances[owner]!()),
})).filter(({ slots }) => slots.length > 0);

/** Wire types, one for each distinct `fromXDR`. */
const types: Reader[] = [
  ...new Map(
    Object.entries(entrypoints["./xdr"]!).flatMap(([name, type]) => {
      const { fromXDR } = Object(type) as { readonly fromXDR?: (text: unknown) => unknown };
      if (typeof fromXDR !== "function") return [];
      const call = (args: readonly unknown[]) => Reflect.apply(fromXDR, type, args);
      return [[fromXDR, { id: `${name}.fromXDR`, slots: slots([""]), call }] as const];
    }),
  ).values(),
];

for (const reader of [...called, ...types]) testStrings(reader);
