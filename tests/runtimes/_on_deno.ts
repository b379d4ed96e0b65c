/**
 * Runs the smoke tests on Deno, from the sources. With `--no-eval`, it first checks that code cannot be created from
 * strings.
 */

// deno-lint-ignore-file no-console -- prints the report

import { runSmoke } from "./_smoke.ts";

/** Returns whether the engine rejects code from strings. */
function refusesEval(): boolean {
  try {
    return new Function("return false")();
  } catch {
    return true;
  }
}

if (Deno.args.includes("--no-eval") && !refusesEval()) throw new Error("This engine makes code from strings");
console.log(JSON.stringify(await runSmoke()));
