/**
 * Share of a long test that runs: part of it in `deno task test`, all of it in `deno task test:long` and in the gate.
 */

/** Whether everything runs: the environment variable `TEST_LONG` is `1`. */
export const LONG: boolean = globalThis.process?.env?.TEST_LONG === "1";

/** The whole list in the long run, otherwise every `nth` of it. */
export function some<T>(all: readonly T[], nth: number): readonly T[] {
  return LONG ? all : all.filter((_, i) => i % nth === 0);
}

/** A large number in the long run, otherwise a fifth of it, which is still more than a stack holds. */
export function size(large: number): number {
  return LONG ? large : large / 5;
}

/** A number as names of tests write it: `100,000`. */
export function written(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
