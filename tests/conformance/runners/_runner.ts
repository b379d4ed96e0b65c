/** Shared by the TypeScript runners, which read cases from standard input and print one line for each. */

// deno-lint-ignore-file no-console -- a runner prints

import { readFileSync } from "node:fs";
import { type Case, familyOf } from "../_cases.ts";
import type { Output } from "../_compare.ts";

/**
 * The functions of an implementation, by family. A function throws for an input that the implementation rejects, and
 * returns `undefined` if the implementation does not support the case.
 */
// deno-lint-ignore no-explicit-any -- each function knows the fields of its family
export type Runner = Readonly<Record<string, (input: any) => unknown>>;

/** Runs a case, and returns the output; `undefined` if the implementation does not support the case. */
export async function answer(runner: Runner, { id, input }: Case): Promise<Output | undefined> {
  try {
    const value = await runner[familyOf(id)]?.(input);
    return value === undefined ? undefined : { id, value };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Runs the cases on standard input, and prints the output of the implementation. */
export async function print(runner: Runner): Promise<void> {
  for (const line of readFileSync(0, "utf8").trimEnd().split("\n")) {
    const output = await answer(runner, JSON.parse(line));
    if (output !== undefined) console.log(JSON.stringify(output));
  }
}
