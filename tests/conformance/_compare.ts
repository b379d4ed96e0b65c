/** Compares the results of an implementation with the expected ones. */

import type { Case } from "./_cases.ts";

/** What an implementation says of a case: a line that a runner prints. There is none if it has no such function. */
export type Output = { readonly id: string } & ({ readonly value: unknown } | { readonly error: string });

/** What an implementation does instead of what it has to do. */
export type Difference = "accepts" | "rejects" | "differs";

/** The difference of one case, if there is one. What is acceptable may be rejected, or read in another way. */
export function differenceOf({ result, expected }: Case, output: Output): Difference | undefined {
  const isRejected = "error" in output || output.value === false;
  if (result === "acceptable" || isRejected && result === "invalid") return undefined;
  if (isRejected) return "rejects";
  if (result === "invalid") return "accepts";
  return expected === undefined || includes(output.value, expected) ? undefined : "differs";
}

/** Whether a value has all that is expected. Objects may have more, lists may not. */
function includes(value: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return value === expected;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(expected)) {
    return Array.isArray(value) && value.length === expected.length &&
      expected.every((item, i) => includes(value[i], item));
  }
  return Object.entries(expected).every(([name, field]) =>
    includes((value as Readonly<Record<string, unknown>>)[name], field)
  );
}
