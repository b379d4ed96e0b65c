/**
 * The input and output of a process, on Deno, Node and Bun. Of the files of the command, only this one imports `node:`
 * modules.
 */

import { spawn } from "node:child_process";
import { createReadStream, fstatSync } from "node:fs";
import { mkdtemp, open, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import * as zlib from "node:zlib";
import { Decompress } from "fzstd";
import { joinBytes } from "./_shared.ts";
import { holdsSecret } from "../reader/mod.ts";
import { errorLine, type Io, UsageError } from "./_io.ts";
import type { Screen } from "./_screen.ts";

/** Maximum input size in bytes, unless a command sets another limit. */
const LIMIT = 2 ** 20;

/** Runs a program with the arguments of the process, and exits. */
export async function runProgram(
  name: string,
  run: (args: readonly string[], io: Io) => Promise<number>,
): Promise<void> {
  const { stdout, stderr } = process;
  let code = 3; // an internal error of the program
  // The reader, such as `head`, has closed the pipe: the command stops without an error.
  stdout.on(
    "error",
    ({ code }: { code?: string }) => process.exit(code === "EPIPE" ? 0 : 3),
  );
  stderr.on("error", () => {});
  try {
    code = await run(process.argv.slice(2), processIo());
  } catch (error) {
    stderr.write(`${errorLine(name, error)}\n`);
  }
  for (const stream of [stdout, stderr]) {
    await new Promise((resolve) => stream.write("", resolve));
  }
  process.exit(code); // a pipe without a writer would keep the process alive
}

/** Minimum time before the first progress line, and between progress lines, in milliseconds. */
const [SILENCE, STEP] = [2_000, 200];

/** Clears the line of a terminal. */
const CLEAR = "\r\u001b[K";

/** Formats a progress line that replaces the previous one, truncated to one row because `CLEAR` clears one row. */
export function progressText(line: string, columns = 80): string {
  return `${CLEAR}${line.slice(0, Math.max(0, columns - 1))}`;
}

function processIo(): Io {
  const { stdout, stderr } = process;
  let shown = performance.now() + SILENCE - STEP;
  let clear = "";
  // If the result goes to the same terminal, progress would interrupt it.
  const showsProgress = stderr.isTTY === true && stdout.isTTY !== true &&
    variable("TERM") !== "dumb";
  return {
    interactive: process.stdin.isTTY === true,
    ...screenOf(stdout),
    notes: screenOf(stderr),
    readFile: (path) => orUsageError(() => readText(createReadStream(path, { end: LIMIT })), cannotRead(path)),
    readBytes: (path, limit = LIMIT) =>
      orUsageError(
        () => readBytes(path === undefined ? process.stdin : createReadStream(path, { end: limit }), limit),
        cannotRead(path),
      ),
    readInput: () => readText(process.stdin),
    sizeOf,
    chunks: (path) => chunksOf(path),
    unzstd: (frame, limit) => Promise.resolve().then(() => unzstd(frame, limit)),
    now: () => Math.floor(Date.now() / 1000),
    variable(name) {
      try {
        return process.env[name];
      } catch (error) { // Deno requires a permission to read this
        throw new UsageError(
          `cannot read the environment variable: ${reasonOf(error)}`,
        );
      }
    },
    readSecret: (path) => orUsageError(() => readSecret(path), cannotRead(path)),
    writeSecret: (path, text) =>
      orUsageError(() => writeSecret(path, text), `cannot create ${fileName(path)} (on Deno: --allow-write)`),
    showInspector: (data, open) =>
      orUsageError(
        () => showInspector(data, open),
        "cannot show the inspector page (on Deno: --allow-write, --allow-run)",
      ),
    print: (line) => void stdout.write(`${line}\n`),
    write(text) {
      return new Promise((resolve) => {
        if (stdout.write(text)) resolve();
        else stdout.once("drain", resolve);
      });
    },
    progress(line) {
      const now = performance.now();
      if (!showsProgress || now < shown + STEP) return;
      shown = now;
      clear = CLEAR;
      stderr.write(progressText(line(), stderr.columns));
    },
    note(line) {
      stderr.write(`${clear}${line}\n`);
      clear = "";
    },
  };
}

/** Reads an environment variable that affects formatting; returns an empty string without permission. */
function variable(name: string): string {
  try {
    return process.env[name] ?? "";
  } catch {
    return "";
  }
}

/**
 * Describes an output device. A non-empty `NO_COLOR` and a `FORCE_COLOR` of 0 or false turn colors off; any other
 * non-empty `FORCE_COLOR` turns them on.
 */
function screenOf(stream: typeof process.stdout | typeof process.stderr): Screen {
  const forced = variable("FORCE_COLOR");
  const isOff = variable("NO_COLOR") !== "" || forced === "0" || forced === "false";
  return {
    columns: stream.isTTY ? stream.columns || undefined : undefined,
    color: !isOff && (forced !== "" || (stream.isTTY === true && variable("TERM") !== "dumb")),
  };
}

/** Returns the size of a file or of redirected standard input; `undefined` for a pipe. */
async function sizeOf(path?: string): Promise<number | undefined> {
  try {
    const stats = path === undefined ? fstatSync(0) : await stat(path);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined; // reading it reports the error
  }
}

async function* chunksOf(path: string | undefined): AsyncIterable<Uint8Array> {
  const source: AsyncIterable<Uint8Array> = path === undefined
    ? process.stdin
    : createReadStream(path, { highWaterMark: 2 ** 18 });
  const chunks = source[Symbol.asyncIterator]();
  while (true) {
    const { done, value } = await orUsageError(() => chunks.next(), cannotRead(path));
    if (done) return;
    yield value;
  }
}

/** Decompresses a zstd frame: with the runtime (Node 22.15 and later, Deno, Bun), or with a package. */
export function unzstd(
  frame: Uint8Array,
  limit: number,
  native: typeof zlib.zstdDecompressSync | null = zlib.zstdDecompressSync ?? null,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    if (native !== null) return native(frame, { maxOutputLength: limit });
    new Decompress((chunk) => {
      if ((size += chunk.length) > limit) throw new RangeError("too large");
      parts.push(chunk);
    }).push(frame, true);
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (size <= limit && code !== "ERR_BUFFER_TOO_LARGE") throw new TypeError("a zstd frame is damaged");
    throw new RangeError(`a zstd frame decompresses to more than ${limit} bytes`);
  }
  return joinBytes(parts);
}

/** Runs a file operation. Reports any error as an input error. */
async function orUsageError<T>(act: () => Promise<T>, failure: string): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${failure}: ${reasonOf(error)}`);
  }
}

function cannotRead(path: string | undefined): string {
  return `cannot read ${path === undefined ? "standard input" : fileName(path)}`;
}

/** Formats a path for a message; a path that contains a secret is not repeated. */
export function fileName(path: string): string {
  return holdsSecret(path) ? "the file, whose path looks like a secret" : path;
}

/** Maximum size of a secret file in bytes; a seed has 56. */
const SECRET_LIMIT = 1024;

/** Reads a secret file. Checks the mode of the open file, so the file cannot be replaced after the check. */
async function readSecret(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const mode = (await file.stat()).mode & 0o777;
    if (process.platform !== "win32" && (mode & 0o077) !== 0) { // Windows has no such modes
      throw new UsageError(
        `expected the file with the secret to have mode 600, so that nobody else can read it, got ${
          mode.toString(8).padStart(3, "0")
        }; make it private with chmod 600, and replace the secret if another user could have read it`,
      );
    }
    const { bytesRead, buffer } = await file.read(
      new Uint8Array(SECRET_LIMIT + 1),
      0,
      SECRET_LIMIT + 1,
      null,
    );
    if (bytesRead > SECRET_LIMIT) {
      throw new UsageError(
        `expected at most ${SECRET_LIMIT} bytes in the file with the secret, got more`,
      );
    }
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Creates a file that only its owner can read. Never changes an existing file or follows a link. */
async function writeSecret(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600).catch((error) => {
    if (error.code !== "EEXIST") throw error;
    throw new UsageError(
      "the file exists and is never overwritten; pass the path of a new file",
    );
  });
  try {
    await file.write(new TextEncoder().encode(text));
  } finally {
    await file.close();
  }
}

/** The inspector page, compressed with Brotli; `deno task test:inspector` builds it. */
const INSPECTOR = new URL("../../dist/inspector.html.br", import.meta.url);

/** Program that opens a browser, by operating system; `xdg-open` on all others. */
const OPENERS: { readonly [platform: string]: string } = {
  darwin: "open",
  win32: "explorer.exe",
};

/** Creates a copy of the page, with any data embedded, and opens it. */
async function showInspector(
  data: string | undefined,
  open: boolean,
): Promise<string> {
  const page = new TextDecoder().decode(
    zlib.brotliDecompressSync(await readFile(INSPECTOR)),
  );
  const path = join(
    await mkdtemp(join(tmpdir(), "dwsa-inspect-")),
    "inspector.html",
  );
  const block = `<script type="application/json" id="given">${data?.replace(/</g, "\\u003c")}</script>`;
  const copy = data === undefined ? page : page.replace('<div id="app">', (app) => block + app);
  await writeFile(path, copy, { mode: 0o600 });
  const address = pathToFileURL(path).href;
  if (open) {
    const browser = spawn(OPENERS[process.platform] ?? "xdg-open", [address], {
      detached: true,
      stdio: "ignore",
    });
    await new Promise<void>((resolve) => {
      browser.once("spawn", () => resolve(browser.unref()));
      browser.on("error", () => resolve()); // without such a program, the address is printed
    });
  }
  return address;
}

/** Describes a system error by its code or name. Its message repeats the path, possibly a misplaced secret. */
function reasonOf(error: unknown): string {
  const { code, name } = error as {
    readonly code?: unknown;
    readonly name?: unknown;
  };
  return code === "EISDIR" ? "it is a folder" : String(code ?? name);
}

/** Reads a whole stream as a string; calls `begun` on the first data. */
async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  return new TextDecoder().decode(await readBytes(stream));
}

/** Reads all bytes of a stream. */
async function readBytes(stream: AsyncIterable<Uint8Array>, limit: number = LIMIT): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) {
      throw new UsageError(
        `expected at most ${limit} bytes of input, got more`,
      );
    }
  }
  return joinBytes(chunks);
}
