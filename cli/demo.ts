/**
 * Reads, signs and verifies an authorization entry, and reads contract events: `deno task demo --help`.
 *
 * This file is the edge to Deno: arguments, files, environment and terminal. What the demo does is in `_run_demo.ts`.
 *
 *     deno task demo
 *     echo "$ENTRY" | deno task demo --secret-env SEED --network testnet --valid-until 1000
 *
 * @module
 */

// deno-lint-ignore-file no-console -- a command talks to the terminal

import { UsageError } from "./_options.ts";
import { runDemo } from "./_run_demo.ts";

/** How many milliseconds a pipe may be silent before it counts as one that nobody writes to. */
const PATIENCE = 500;

async function readFile(path: string): Promise<string> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    throw new UsageError(`expected --file to be a file that can be read: ${(error as Error).message}`);
  }
}

async function readInput(wait: boolean): Promise<string> {
  if (!wait && Deno.stdin.isTerminal()) return "";
  const reader = Deno.stdin.readable.pipeThrough(new TextDecoderStream()).getReader();
  const silence = new Promise<void>((resolve) => wait || setTimeout(resolve, PATIENCE));
  let text = "";
  for (;;) {
    const next = reader.read();
    const chunk = await (text === "" ? Promise.race([next, silence]) : next);
    if (!chunk || chunk.done) return text;
    text += chunk.value;
  }
}

function variable(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch (error) {
    throw new UsageError(`expected --secret-env to be a variable that can be read: ${(error as Error).message}`);
  }
}

if (import.meta.main) {
  const code = await runDemo(Deno.args, {
    readFile,
    readInput,
    variable,
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
  Deno.exit(code); // a pipe that nobody writes to would keep the process waiting
}
