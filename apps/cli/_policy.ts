/** Signing policies in files, and their violations. */

import { type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { DwsaError, type PolicyViolation } from "@dwsa/base/errors";
import { Networks } from "@dwsa/base/network";
import { printable } from "./_shared.ts";
import { parseJson } from "@dwsa/base/json";
import { type CommandResult, type JSON_OPTIONS, jsonLines, type Options, type TextOption } from "./_command.ts";
import { indented } from "./_describe.ts";
import { isInputError } from "./_input.ts";
import { decodePlainText, notJsonText } from "./_describe_input.ts";
import { type Io, ruleOf, UsageError } from "./_io.ts";
import { networkText } from "./_options.ts";
import { screenLines } from "./_screen.ts";

/** `--policy PATH`. */
export const POLICY: { readonly policy: TextOption } = {
  policy: { type: "text", value: "PATH", help: "JSON file with the signing policy" },
};

/** Reads and validates the policy in a file. `where` names the file in messages, which do not repeat its path. */
export async function readPolicy(path: string, io: Io, where = "the file of --policy"): Promise<SigningPolicy> {
  const bytes = await io.readBytes(path);
  const text = decodePlainText(bytes)?.trim();
  if (!text?.startsWith("{")) {
    throw new UsageError(`expected a signing policy in ${where}, got ${notJsonText(text ?? bytes)}`);
  }
  try {
    const policy = parseJson(text) as unknown as SigningPolicy; // signingPolicy() validates every part
    const name = `${policy.network}`.trim().toUpperCase();
    if (Object.hasOwn(Networks, name)) {
      const advice = `write ${JSON.stringify(Networks[name as keyof typeof Networks])}`;
      throw new UsageError(`network is the name of a network, not its passphrase; ${advice}`);
    }
    signingPolicy(policy);
    return policy;
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw new UsageError(`invalid signing policy in ${where}: ${ruleOf(error)}`);
  }
}

/** Returns one line for each violation. */
export function violationLines(violations: readonly PolicyViolation[]): string[] {
  return violations.map(({ code, path, expected, got }) =>
    printable(`${code}${path === "" ? "" : ` at ${path}`}: expected ${expected}, got ${got}`)
  );
}

/** Help for `--policy`. */
export function policyDetails(what: string): string {
  return `With --policy, nothing is signed unless the policy accepts ${what}. Otherwise the violations are printed ` +
    "to standard error (as JSON to standard output with --json), and the exit code is 1.";
}

/** Returns the result of a command whose policy rejected the signature. Rethrows any other error. */
export function rejectedResult(
  error: unknown,
  passphrase: string,
  options: Options<typeof JSON_OPTIONS>,
  io: Io,
): CommandResult {
  if (!DwsaError.is(error) || error.code !== "auth/refused") throw error;
  const violations = error.violations ?? [];
  if (options.json || options.pretty) return { lines: jsonLines({ violations }, options), code: 1 };
  io.note(`The policy does not allow signing for ${networkText(passphrase)}`);
  for (const line of screenLines(indented(violationLines(violations)), io.notes)) io.note(line);
  return { lines: [], code: 1 };
}
