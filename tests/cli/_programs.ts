/**
 * Runs programs as separate processes. Tests that need them are skipped without the permission, as in `deno task test`;
 * the step `command` of the gate runs them.
 */

import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** The command that runs `dwsa` on the runtime of the tests: the program, and its first arguments. */
export const DWSA: readonly [program: string, ...args: string[]] = [
  process.execPath,
  "run",
  `--config=${fileURLToPath(new URL("../../apps/cli/deno.json", import.meta.url))}`,
  "--quiet",
  "--allow-env",
  "--allow-read",
  "--allow-write",
  fileURLToPath(new URL("../../apps/cli/main.ts", import.meta.url)),
];

/** The output and the exit code of a program. */
export interface Printed {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs a program until it ends. Standard input stays open if there is no `input`. */
export function runProgram(
  program: string,
  args: readonly string[],
  { input, ...options }: { cwd?: string; env?: Record<string, string | undefined>; input?: string } = {},
): Promise<Printed> {
  const child = spawn(program, args, options);
  child.stdin.on("error", () => {}); // the program can end before it has read everything
  if (input !== undefined) child.stdin.end(input);
  const texts = { out: "", errors: "" };
  child.stdout.on("data", (chunk) => texts.out += chunk);
  child.stderr.on("data", (chunk) => texts.errors += chunk);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...texts }));
  });
}

/** Returns the reason why a program cannot be started, or `false`. `runs` starts it and returns whether it works. */
export async function obstacle(program: string, runs: () => Promise<boolean>): Promise<string | false> {
  try {
    return await runs() ? false : `${program} does not run`;
  } catch (error) {
    return `${program} may not be started: ${(error as Error).message.split("\n")[0]}`;
  }
}
