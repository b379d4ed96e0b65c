/**
 * The input and output of a process, on Deno, Node and Bun. This file alone imports the `node:` modules that the three
 * have in common.
 */

import { createReadStream } from "node:fs";
import process from "node:process";
import { errorLine, type Io, UsageError } from "./_io.ts";

/** The most characters of input: six times those of the largest transaction. */
const LIMIT = 2 ** 20;

/** Runs a program on the arguments of the process, and ends it. */
export async function runProgram(
  name: string,
  run: (args: readonly string[], io: Io) => Promise<number>,
): Promise<void> {
  const { stdout, stderr } = process;
  stdout.on("error", () => process.exit(1)); // nobody reads any further, such as `head`
  let code = 1;
  try {
    code = await run(process.argv.slice(2), processIo());
  } catch (error) {
    stderr.write(`${errorLine(name, error)}\n`);
  }
  for (const stream of [stdout, stderr]) await new Promise((resolve) => stream.write("", resolve));
  process.exit(code); // a pipe without a writer would keep the process waiting
}

function processIo(): Io {
  return {
    interactive: process.stdin.isTTY === true,
    async readFile(path) {
      try {
        return await readText(createReadStream(path, { end: LIMIT }));
      } catch (error) {
        if (error instanceof UsageError) throw error;
        throw new UsageError(`expected a file that can be read, got ${reasonOf(error)}`);
      }
    },
    readInput(patience) {
      if (patience === undefined) return readText(process.stdin);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve(""), patience);
        readText(process.stdin, () => clearTimeout(timer)).then(resolve, reject);
      });
    },
    variable(name) {
      try {
        return process.env[name];
      } catch (error) { // on Deno, which asks whether this may be read
        throw new UsageError(`expected an environment variable that can be read, got ${reasonOf(error)}`);
      }
    },
    print: (line) => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
  };
}

/** The code or name of a system error. Its message repeats the path or name, which could be a mistyped secret. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
}

/** All of the text of a stream; `begun` is called when there is some. */
async function readText(stream: AsyncIterable<Uint8Array>, begun?: () => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    begun?.();
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LIMIT) throw new UsageError(`expected at most ${LIMIT} characters of input, got more`);
  }
  return text + decoder.decode();
}
