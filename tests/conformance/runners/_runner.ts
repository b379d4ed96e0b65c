/** What the runners in TypeScript share: they read cases from standard input, and print a line for each. */

// deno-lint-ignore-file no-console -- a runner prints

import { readFileSync } from "node:fs";
import { type Case, familyOf } from "../_cases.ts";
import type { Output } from "../_compare.ts";

/**
 * What an implementation gives for the input of each family: it throws for an input that it rejects, and gives
 * `undefined` where it has no such function.
 */
// deno-lint-ignore no-explicit-any -- each function knows the fields of its family
export type Runner = Readonly<Record<string, (input: any) => unknown>>;

/** What an implementation says of a case; `undefined` if it has no such function. */
export async function answer(runner: Runner, { id, input }: Case): Promise<Output | undefined> {
  try {
    const value = await runner[familyOf(id)]?.(input);
    return value === undefined ? undefined : { id, value };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Prints what an implementation says of the cases on standard input. */
export async function print(runner: Runner): Promise<void> {
  for (const line of readFileSync(0, "utf8").trimEnd().split("\n")) {
    const output = await answer(runner, JSON.parse(line));
    if (output !== undefined) console.log(JSON.stringify(output));
  }
}
