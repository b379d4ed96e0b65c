/**
 * Runs `deno test` with the reporter `dot`, and prints the failures and the line with the counts. Without a terminal,
 * that reporter would print a line for each test.
 *
 *     deno task test                   # further arguments are those of `deno test`
 *     deno task test tests/strkey      # without a path, one module for each folder of tests
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { existsSync } from "node:fs";
import { TEST_OPTIONS, withGroups } from "./_suite.ts";

/** The line of a test, or an empty line. The failures follow below. */
const DOT = /^[.,!]*$/;

async function test(args: readonly string[]): Promise<number> {
  const { stdout, status } = new Deno.Command(Deno.execPath(), {
    args: ["test", ...TEST_OPTIONS, ...args],
    env: { NO_COLOR: "1" }, // colored dots would not be recognized
    stdout: "piped",
  }).spawn();
  let rest = "";
  for await (const chunk of stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (!DOT.test(line)) console.log(line);
  }
  if (!DOT.test(rest)) console.log(rest);
  return (await status).code;
}

const hasPath = Deno.args.some((arg) => existsSync(arg));
Deno.exit(await (hasPath ? test(Deno.args) : withGroups((args) => test([...args, ...Deno.args]))));
