/**
 * Runs `deno test` with the reporter `dot`, and prints the failures and the line with the counts. Without a terminal,
 * that reporter would print a line for each test.
 *
 *     deno task test                   # further arguments are those of `deno test`
 *     deno task test tests/strkey      # without a path, one module for each folder of tests
 *     deno task test --examples        # the examples in doc comments and documents, and their types
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { existsSync } from "node:fs";
import { TEST_OPTIONS, withExamples, withGroups } from "./_suite.ts";

/** The line of a test, or an empty line. The failures follow below. */
const DOT = /^[.,!]*$/;

async function test(args: readonly string[]): Promise<number> {
  const { stdout, status } = new Deno.Command(Deno.execPath(), {
    args: ["test", ...args],
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

if (Deno.args.includes("--examples")) {
  const rest = Deno.args.filter((arg) => arg !== "--examples");
  Deno.exit(
    await test([...TEST_OPTIONS.filter((option) => option !== "--no-check"), "--doc", ...withExamples(), ...rest]),
  );
}
const hasPath = Deno.args.some((arg) => existsSync(arg));
Deno.exit(
  await (hasPath
    ? test([...TEST_OPTIONS, ...Deno.args])
    : withGroups((args) => test([...TEST_OPTIONS, ...args, ...Deno.args]))),
);
