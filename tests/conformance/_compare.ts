/** Compares the results of an implementation with the expected ones. */

import type { Case } from "./_cases.ts";

/** The result of an implementation for a case: a line that a runner prints. Unsupported families have no lines. */
export type Output = { readonly id: string } & ({ readonly value: unknown } | { readonly error: string });

/** How a result deviates: an invalid input is accepted, a valid input is rejected, or the value is different. */
export type Difference = "accepts" | "rejects" | "differs";

/** Returns the difference of a result from its case, if any. For acceptable inputs, every result is correct. */
export function differenceOf({ result, expected }: Case, output: Output): Difference | undefined {
  const isRejected = "error" in output || output.value === false;
  if (result === "acceptable" || isRejected && result === "invalid") return undefined;
  if (isRejected) return "rejects";
  if (result === "invalid") return "accepts";
  return expected === undefined || includes(output.value, expected) ? undefined : "differs";
}

/** Returns whether a value contains everything that is expected. Objects may have more members, arrays may not. */
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
