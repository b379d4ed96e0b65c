/**
 * The part of a long test that runs: a share in `deno task test` and in the gate, more of it, mostly all, in `deno task test:long`.
 */

/** Whether long tests run their larger share: the environment variable `TEST_LONG` is `1`. */
export const LONG: boolean = globalThis.process?.env?.TEST_LONG === "1";

/** Returns the whole list in the long run, otherwise every `nth` item, beginning with that at `first`. */
export function some<T>(all: readonly T[], nth: number, first = 0): readonly T[] {
  return LONG ? all : all.filter((_, i) => i % nth === first % nth);
}

/** Returns a number in the long run, otherwise a fifth of it, which still exceeds the depth of the stack. */
export function size(large: number): number {
  return LONG ? large : large / 5;
}

/** Formats a number for the name of a test, such as `100,000`. */
export function written(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
