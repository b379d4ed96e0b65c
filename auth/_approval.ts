/** Calls the approver of a signing function. */

import { DwsaError, type PolicyViolation } from "../errors/mod.ts";
import { describe, wrongType } from "../internal/describe.ts";
import { isClass } from "./_arguments.ts";

/** Throws if the approver found violations. */
export function requireApproval<Subject>(
  action: string,
  approve: (subject: Subject) => readonly PolicyViolation[],
  subject: Subject,
  maker = "signingPolicy",
): void {
  if (typeof approve !== "function" || isClass(approve)) {
    throw wrongType(action, "approve", `a function, as ${maker}() gives`, approve);
  }
  const violations: unknown = approve(subject);
  // A promise is rejected as well, since an approver that resolves later has not approved yet.
  if (!Array.isArray(violations)) throw wrongType(action, "the result of approve", "an array", violations);
  if (violations.length > 0) throw refusal(action, violations);
}

/** The error for violations, of which there is at least one. */
export function refusal(action: string, violations: readonly PolicyViolation[]): DwsaError {
  const [expected, got, path] = ["expected", "got", "path"].map((name) => {
    const text: unknown = Object(violations[0])[name];
    return typeof text === "string" ? text : describe(text); // an approver can be anybody's
  }) as [string, string, string];
  const more = violations.length > 1 ? ` (violation 1 of ${violations.length})` : "";
  const message = `Cannot ${action}: expected ${expected}, got ${got}${path === "" ? "" : ` at ${path}`}${more}`;
  return new DwsaError("auth/refused", message, { path, expected, got, violations: violations.slice() });
}
