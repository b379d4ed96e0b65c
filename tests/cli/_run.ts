/** Runs a program in this process, with input and output supplied by a test. */

import assert from "node:assert/strict";
import type { Io } from "../../apps/cli/_io.ts";
import { unzstd } from "../../apps/cli/_terminal.ts";

/** The input of a program. */
export interface Around {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** The contents of standard input; a terminal if absent. */
  readonly input?: string | undefined;
  readonly variables?: Readonly<Record<string, string>>;
  /** Receives the files with secrets that the program creates. */
  readonly made?: Record<string, string>;
  /** Receives the data for the inspector page, and whether the page is opened. */
  readonly shown?: (data: string | undefined, open: boolean) => void;
}

/** The output of a program. */
export interface Ran {
  readonly code: number;
  /** The result on standard output. */
  readonly out: string;
  /** The lines on standard error. */
  readonly notes: readonly string[];
}

/** Runs a program, and returns its output. */
export async function runIn(
  program: (args: readonly string[], io: Io) => Promise<number>,
  args: readonly string[],
  { files = {}, input, variables = {}, made = {}, shown = () => {} }: Around = {},
): Promise<Ran> {
  const [out, notes]: [string[], string[]] = [[], []];
  const code = await program(args, {
    interactive: input === undefined,
    readFile: (path) => Promise.resolve(textOf(files[path] ?? assert.fail(`read ${path}`))),
    readBytes: (path) =>
      Promise.resolve(bytesOf(path === undefined ? input ?? "" : files[path] ?? assert.fail(`read ${path}`))),
    columns: undefined,
    color: false,
    notes: { columns: undefined, color: false },
    sizeOf: (path = "") => Promise.resolve(files[path]?.length),
    chunks: (path) => piecesOf(bytesOf(path === undefined ? input ?? "" : files[path] ?? assert.fail(`read ${path}`))),
    unzstd: (frame, limit) => Promise.resolve().then(() => unzstd(frame, limit)),
    readInput: () => Promise.resolve(input ?? ""),
    readSecret: (path) => Promise.resolve(textOf(files[path] ?? assert.fail(`read ${path}`))),
    writeSecret(path, text) {
      made[path] = text;
      return Promise.resolve();
    },
    variable: (name) => variables[name],
    showInspector(data, open) {
      shown(data, open);
      return Promise.resolve("file:///inspector.html");
    },
    print: (line) => void out.push(line),
    write(text) {
      out.push(text.replace(/\n$/, ""));
      return Promise.resolve();
    },
    progress: () => {},
    note: (line) => void notes.push(line),
  });
  return { code, out: out.join("\n"), notes };
}

function textOf(content: string | Uint8Array): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

/** Yields bytes in chunks of arbitrary sizes. */
async function* piecesOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let i = 0; i < bytes.length; i += 1_000) yield await Promise.resolve(bytes.slice(i, i + 1_000));
}
