/**
 * Builds the inspector, checks what it weighs, and tests it in Chromium. Where there is no Chromium, it says so, and runs
 * the tests that need none.
 *
 *     deno task test:inspector
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { existsSync } from "node:fs";
import { run } from "./_project.ts";

const CONFIG = "--config=site/inspector/deno.json";

/** Runs Deno with the packages of the page, and ends with its output if it fails. */
async function deno(...args: string[]): Promise<string> {
  const { ok, stdout, output } = await run([Deno.execPath(), ...args]);
  if (ok) return stdout.trim();
  console.error(output);
  return Deno.exit(1);
}

if (import.meta.main) {
  await deno("check", CONFIG, "--frozen", "site/inspector", "tests/inspector");
  console.log(await deno("run", CONFIG, "--frozen", "--quiet", "--allow-all", "site/inspector/build.ts"));
  if (!existsSync("/usr/bin/chromium")) {
    console.log("NO CHROMIUM: the inspector was built and NOT tried in a browser (apt-get install chromium)");
  }
  console.log(await deno("test", CONFIG, "--frozen", "--quiet", "--reporter=dot", "--allow-all", "tests/inspector"));
}
