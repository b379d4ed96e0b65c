/** Signing policies in files, and their violations. */

import { type Approver, type SigningPolicy, signingPolicy } from "../auth/mod.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { printable } from "../internal/printable.ts";
import { parseJson } from "../xdr/json/mod.ts";
import type { TextOption } from "./_command.ts";
import { isInputError } from "./_input.ts";
import { type Io, UsageError } from "./_io.ts";

/** `--policy PATH`. */
export const POLICY: { readonly policy: TextOption } = {
  policy: { type: "text", value: "PATH", help: "the signing policy, a file of JSON" },
};

/** The policy in a file. */
export async function readPolicy(path: string, io: Io): Promise<Approver> {
  const text = await io.readFile(path);
  try {
    return signingPolicy(parseJson(text) as unknown as SigningPolicy); // which checks every part
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new UsageError(`expected a signing policy in the file of --policy: ${error.message}`);
  }
}

/** A line for each violation. */
export function violationLines(violations: readonly PolicyViolation[]): string[] {
  return violations.map(({ code, path, expected, got }) =>
    printable(`${code}${path === "" ? "" : ` at ${path}`}: expected ${expected}, got ${got}`)
  );
}
