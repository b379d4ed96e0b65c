/**
 * The input and output of a process, on Deno, Node and Bun. This file alone imports the `node:` modules that the three
 * have in common.
 */

import { createReadStream } from "node:fs";
import process from "node:process";
import { concatBytes } from "../internal/bytes.ts";
import { errorLine, type Io, UsageError } from "./_io.ts";

/** The most bytes of input: six times those of the largest transaction, eight times those of the largest Wasm. */
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
    readFile: (path) => orUsageError(() => readText(createReadStream(path, { end: LIMIT }))),
    readBytes: (path) =>
      orUsageError(() => readBytes(path === undefined ? process.stdin : createReadStream(path, { end: LIMIT }))),
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

/** Reads a file. An error of the system becomes one in the input. */
async function orUsageError<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`expected a file that can be read, got ${reasonOf(error)}`);
  }
}

/** The code or name of a system error. Its message repeats the path or name, which could be a mistyped secret. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
}

/** All of the text of a stream; `begun` is called when there is some. */
async function readText(stream: AsyncIterable<Uint8Array>, begun?: () => void): Promise<string> {
  return new TextDecoder().decode(await readBytes(stream, begun));
}

/** All bytes of a stream; `begun` is called when there are some. */
async function readBytes(stream: AsyncIterable<Uint8Array>, begun?: () => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    begun?.();
    chunks.push(chunk);
    length += chunk.length;
    if (length > LIMIT) throw new UsageError(`expected at most ${LIMIT} bytes of input, got more`);
  }
  return concatBytes(...chunks);
}
