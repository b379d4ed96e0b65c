/**
 * Runs `deno test` with the reporter `dot`, and prints the failures and the line with the counts. Without a terminal,
 * that reporter would print a line for each test.
 *
 *     deno task test                   # further arguments are those of `deno test`
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

/** The line of a test, or an empty line. The failures follow below. */
const DOT = /^[.,!]*$/;

const options = ["--no-check", "--quiet", "--parallel", "--reporter=dot", "--allow-read", "--allow-env"];
const { stdout, status } = new Deno.Command(Deno.execPath(), {
  args: ["test", ...options, ...Deno.args],
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
Deno.exit((await status).code);
