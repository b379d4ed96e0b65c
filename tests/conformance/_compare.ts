/** What an implementation gives beside what is expected. */

import type { Case, FamilyName, Output } from "./_cases.ts";

/** A case in which an implementation does something else than it has to. */
export interface Difference {
  readonly id: string;
  readonly kind: "accepts an invalid input" | "rejects a valid input" | "gives something else";
  readonly output: unknown;
}

/** The difference of one case, if there is one. What is acceptable may be rejected, or read in another way. */
export function differenceOf({ id, result, expected }: Case, output: Output): Difference | undefined {
  if (result === "acceptable" || "unsupported" in output) return undefined;
  if ("error" in output) {
    return result === "valid" ? { id, kind: "rejects a valid input", output: output.error } : undefined;
  }
  if (result === "invalid") return { id, kind: "accepts an invalid input", output: output.value };
  return expected === undefined || includes(output.value, expected)
    ? undefined
    : { id, kind: "gives something else", output: output.value };
}

/** Asks an implementation in this process. */
export async function run(
  implementation: Partial<Readonly<Record<FamilyName, (input: unknown) => unknown>>>,
  family: FamilyName,
  { input }: Case,
): Promise<Output> {
  const answer = implementation[family];
  if (answer === undefined) return { unsupported: "there is no such function" };
  try {
    return { value: await answer(input) };
  } catch (error) {
    return { error: String(error) };
  }
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
