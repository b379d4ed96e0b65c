/** Streams of values: each input line produces one output line, a JSON object. */

import { count, quote } from "../internal/describe.ts";
import { escapeInvisible } from "../internal/escape.ts";
import { type CommandResult, jsonLines, type Options, type OptionSpec, type TextOption } from "./_command.ts";
import { isInputError, MAX_INPUT_BYTES } from "./_input.ts";
import { type Io, UsageError } from "./_io.ts";

/** `--lines` and its related options, for {@linkcode streamLines}. */
export const LINES_OPTION: {
  readonly lines: OptionSpec & { readonly type: "flag" };
  readonly key: TextOption;
  readonly strict: OptionSpec & { readonly type: "flag" };
  readonly "max-errors": TextOption;
} = {
  lines: {
    type: "flag",
    help: "convert a stream: one value per input line, one JSON object per output line",
  },
  key: {
    type: "text",
    value: "COLUMN",
    help: "with --lines: number of the column (from 1) to copy to the result as key",
  },
  strict: {
    type: "flag",
    help: "with --lines: exit with code 1 if a line is invalid",
  },
  "max-errors": {
    type: "text",
    value: "N",
    help: "with --lines: stop with exit code 1 after more than N invalid lines",
  },
};

/** Help for `--lines`. */
export const LINES_DETAILS: string =
  "With --lines, each input line produces one output line, in the same order: a JSON object, or " +
  '{"line":N,"error":MESSAGE} for an invalid line. Invalid lines do not end the run, and the exit code stays 0 ' +
  "unless --strict or --max-errors is given. The number of lines, and of those with an error, is printed to standard " +
  "error. Columns are separated by tabs, or by commas if the line has no tab; with --key COLUMN, a line must " +
  "have one other column, the value. Memory use does not grow with the number of lines.";

/**
 * Converts a stream line by line, from a file or standard input. Memory use does not grow with the number of lines:
 * reading pauses until the output has been consumed.
 *
 * @param convert returns the JSON string of an object for one line; a thrown error becomes an object with
 *   `error`
 */
export async function streamLines(
  args: readonly string[],
  { file, pretty, strict, key: column, "max-errors": max }: Options<typeof LINES_OPTION> & {
    readonly file: string | undefined;
    readonly pretty: boolean;
  },
  io: Io,
  convert: (line: string) => string,
): Promise<CommandResult> {
  if (args.length > 0 && args.join() !== "-") {
    throw new UsageError(
      "expected --file or standard input with --lines, got an argument",
    );
  }
  if (pretty) {
    throw new UsageError(
      "expected --lines without --pretty, since each result is one line",
    );
  }
  const keyed = column === undefined ? undefined : numberOf(column, "--key", 1);
  const most = max === undefined ? Infinity : numberOf(max, "--max-errors", 0);
  const size = await io.sizeOf(file);
  const state = { lines: 0, errors: 0, bytes: 0 };
  let out = "";
  const put = (line: string | undefined) => {
    if (state.errors > most) return;
    state.lines++;
    let key: string | undefined;
    try {
      if (line === undefined) {
        throw new UsageError(
          `expected at most ${MAX_INPUT_BYTES} characters in a line, got more`,
        );
      }
      if (line.trim() === "") {
        throw new UsageError("expected a value, got an empty line");
      }
      let value = line;
      if (keyed !== undefined) [key, value] = splitKey(line, keyed);
      out += withKey(key, convert(value));
    } catch (error) {
      if (!isInputError(error)) throw error;
      state.errors++;
      out += withKey(
        key,
        jsonLines({
          line: state.lines,
          error: escapeInvisible(error.message, escapeOf),
        })[0]!,
      );
    }
  };
  const summary = () => `${count(state.lines, "line")}, ${state.errors} with an error`;
  const progress = () => size === undefined ? summary() : `${percent(state.bytes, size)} %, ${summary()}`;
  const decoder = new TextDecoder();
  let rest = "";
  let isTooLong = false;
  for await (const chunk of io.chunks(file)) {
    state.bytes += chunk.length;
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = pieces.pop()!;
    for (const piece of pieces) {
      put(isTooLong || piece.length > MAX_INPUT_BYTES ? undefined : piece);
      isTooLong = false;
      if (out.length < BATCH) continue;
      await io.write(out);
      out = "";
    }
    if (rest.length > MAX_INPUT_BYTES) [rest, isTooLong] = ["", true];
    if (out !== "") await io.write(out); // interactive senders get each result at once
    out = "";
    if (state.errors > most) break;
    io.progress(progress);
  }
  rest += decoder.decode();
  if (isTooLong || rest !== "") put(isTooLong ? undefined : rest);
  if (out !== "") await io.write(out);
  const isStopped = state.errors > most;
  io.note(isStopped ? `${summary()}: stopped, since --max-errors is ${max}` : summary());
  return { lines: [], code: isStopped || (strict && state.errors > 0) ? 1 : 0 };
}

/** Parses the integer value of an option. */
function numberOf(text: string, option: string, least: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`expected ${option} to be a whole number from ${least}, got ${quote(text)}`);
}

/** Extracts a column from a line; the only other column is the value, which can be JSON with commas. */
function splitKey(line: string, column: number): [key: string, value: string] {
  const separator = line.includes("\t") ? "\t" : ",";
  const columns = line.trimEnd().split(separator);
  const isAtEnd = column === 1 || column === columns.length;
  const [key] = columns.splice(column - 1, 1);
  if (key === undefined || columns.length === 0) {
    const found = count(columns.length + (key === undefined ? 0 : 1), "column");
    throw new UsageError(`expected column ${column} and a column with the value, got ${found}`);
  }
  const value = columns.join(separator);
  if (columns.length > 1 && !(separator === "," && isAtEnd && isJson(value))) {
    throw new UsageError(
      `expected one column besides column ${column}, got ${columns.length}; keep only the key and the value, for ` +
        "example with cut",
    );
  }
  return [key, value];
}

/**
 * Returns the value of a line without the whitespace around it. Throws if a value other than JSON contains spaces, tabs
 * or commas: decoders ignore whitespace, so two columns could become one value.
 */
export function valueOf(line: string): string {
  const value = line.trim();
  if (/^[[{"]/.test(value) || !/[\s,]/.test(value)) return value;
  const separator = value.includes("\t") ? "\t" : value.includes(",") ? "," : /\s+/;
  const columns = value.split(separator).length;
  const advice = separator instanceof RegExp
    ? ""
    : `; pass --key 1 if the first column is a key${columns > 2 ? ", and keep only the key and the value" : ""}`;
  throw new UsageError(`expected one value, got ${columns} columns${advice}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Rejects options that have no effect without `--lines`. */
export function requireLines(options: Options<typeof LINES_OPTION>): void {
  for (const name of ["key", "strict", "max-errors"] as const) {
    if (options[name] !== undefined && options[name] !== false) throw new UsageError(`--${name} requires --lines`);
  }
}

/** Returns the JSON of an object as a line, with the key, if there is one, as its first field. */
function withKey(key: string | undefined, json: string): string {
  return key === undefined ? `${json}\n` : `{"key":${jsonLines(key)[0]},${json.slice(1)}\n`;
}

/** Progress in percent: at most 100, even if the file has grown. */
function percent(bytes: number, size: number): number {
  return Math.min(100, Math.floor(bytes / Math.max(size, 1) * 100));
}

/** Number of buffered characters from which output is written. */
const BATCH = 2 ** 16;

const escapeOf = (letter: string): string => `\\u{${letter.codePointAt(0)!.toString(16)}}`;
