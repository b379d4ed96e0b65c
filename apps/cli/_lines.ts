/** Streams of values: each input line produces one output line, a JSON object. */

import { count, decodeUtf8, escapeInvisible, joinBytes, quote } from "./_shared.ts";
import { type CommandResult, jsonLines, type Options, type OptionSpec, type TextOption } from "./_command.ts";
import { fileText } from "./_describe_input.ts";
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
 * @param convert returns the JSON string of an object for one line, and can set the key of the result; a thrown error
 *   becomes an object with `error`
 */
export async function streamLines(
  args: readonly string[],
  { file, pretty, strict, key: column, "max-errors": max }: Options<typeof LINES_OPTION> & {
    readonly file: string | undefined;
    readonly pretty: boolean;
  },
  io: Io,
  convert: (line: string, setKey: (key: string) => void) => string,
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
  const put = (line: string | UsageError) => {
    if (state.errors > most) return;
    state.lines++;
    let key: string | undefined;
    try {
      if (typeof line !== "string") throw line;
      if (line.trim() === "" && !(keyed !== undefined && line.includes("\t"))) {
        throw new UsageError("expected a value, got an empty line");
      }
      let value = line;
      if (keyed !== undefined) {
        [key, value] = splitKey(line, keyed);
        if (value.trim() === "") throw new UsageError("the value is empty");
      }
      const json = convert(value, (found) => key ??= found);
      out += withKey(key, json);
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
  const read = lineReader();
  for await (const chunk of io.chunks(file)) {
    if (state.bytes === 0) requireText(chunk);
    state.bytes += chunk.length;
    for (const line of read(chunk)) {
      put(line);
      if (out.length < BATCH) continue;
      await io.write(out);
      out = "";
    }
    if (out !== "") await io.write(out); // interactive senders get each result at once
    out = "";
    if (state.errors > most) break;
    io.progress(progress);
  }
  for (const line of read()) put(line);
  if (out !== "") await io.write(out);
  const isStopped = state.errors > most;
  io.note(isStopped ? `${summary()}: stopped, since --max-errors is ${max}` : summary());
  return { lines: [], code: isStopped || (strict && state.errors > 0) ? 1 : 0 };
}

/** Rejects a file that has no lines, such as gzip data. */
function requireText(begin: Uint8Array): void {
  const found = begin.includes(0) ? fileText(begin) : undefined;
  if (found !== undefined) throw new UsageError(`expected lines of text, got ${found}`);
}

/** A newline. */
const NEWLINE = 10;

/**
 * Returns a function that returns the lines that end in a chunk, or without a chunk, the last line if no newline ends
 * it. An invalid line is an error.
 */
export function lineReader(): (chunk?: Uint8Array) => (string | UsageError)[] {
  let parts: Uint8Array[] = [];
  let size = 0; // of the line that has not ended
  let isTooLong = false;
  let isFirst = true;
  return (chunk) => {
    if (chunk === undefined && size === 0) return [];
    const bytes = chunk ?? Uint8Array.of(NEWLINE);
    const first = bytes.indexOf(NEWLINE);
    size += first < 0 ? bytes.length : first;
    if (size > MAX_INPUT_BYTES) [parts, isTooLong] = [[], true];
    if (first < 0) {
      if (!isTooLong) parts.push(bytes);
      return [];
    }
    const end = bytes.lastIndexOf(NEWLINE);
    const lines = decodeLines(joinBytes([...parts, bytes.subarray(isTooLong ? first : 0, end)]));
    if (isTooLong) lines[0] = new UsageError(`expected at most ${MAX_INPUT_BYTES} bytes in a line, got more`);
    else if (isFirst && typeof lines[0] === "string") lines[0] = lines[0].replace(/^\ufeff/, "");
    [parts, size, isTooLong, isFirst] = [[bytes.subarray(end + 1)], bytes.length - end - 1, false, false];
    return lines;
  };
}

/** Decodes lines. Bytes that are not UTF-8 are never replaced: two different keys would become equal. */
function decodeLines(bytes: Uint8Array): (string | UsageError)[] {
  const text = decodeUtf8(bytes);
  if (text !== undefined && !text.includes("\0")) return text.split("\n");
  const lines: (string | UsageError)[] = [];
  for (let start = 0; start <= bytes.length;) {
    const next = bytes.indexOf(NEWLINE, start);
    const end = next < 0 ? bytes.length : next;
    lines.push(decodeLine(bytes.subarray(start, end)));
    start = end + 1;
  }
  return lines;
}

function decodeLine(bytes: Uint8Array): string | UsageError {
  if (bytes.includes(0)) {
    return new UsageError(
      "the line contains NUL characters: the input is binary or UTF-16; decodeStream() of the library reads framed XDR",
    );
  }
  return decodeUtf8(bytes) ?? new UsageError("the line is not UTF-8");
}

/** Parses the integer value of an option. */
function numberOf(text: string, option: string, least: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`expected ${option} to be a whole number from ${least}, got ${quote(text)}`);
}

/** Extracts a column from a line; the only other column is the value, which can be JSON with commas. */
function splitKey(line: string, column: number): [key: string, value: string] {
  const separator = line.includes("\t") ? "\t" : ",";
  const columns = line.replace(/[^\S\t]+$/, "").split(separator); // a tab at the end separates an empty column
  const isAtEnd = column === 1 || column === columns.length;
  const [key] = columns.splice(column - 1, 1);
  if (key === undefined || columns.length === 0) {
    const found = count(columns.length + (key === undefined ? 0 : 1), "column");
    const advice = /\s/.test(line.trim()) ? SEPARATORS : "";
    throw new UsageError(`expected column ${column} and a column with the value, got ${found}${advice}`);
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
  const separator = value.includes("\t") ? "\t" : ",";
  if (!value.includes(separator)) throw new UsageError(`the value contains a space${SEPARATORS}`);
  const columns = value.split(separator).length;
  const advice = columns > 2 ? ", and keep only the key and the value" : "";
  throw new UsageError(
    `expected one value, got ${columns} columns; pass --key 1 if the first column is a key${advice}`,
  );
}

const SEPARATORS = "; columns are separated by tabs or commas";

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
