/** Streams of values: one in each line of the input, one JSON object for each in a line of the result. */

import { count } from "../internal/describe.ts";
import { escapeInvisible } from "../internal/escape.ts";
import { type Answer, jsonLines, type OptionSpec } from "./_command.ts";
import { isInputError, MAX_INPUT_BYTES } from "./_input.ts";
import { type Io, UsageError } from "./_io.ts";

/** `--lines`, for {@linkcode streamLines}. */
export const LINES_OPTION: {
  readonly lines: OptionSpec & { readonly type: "flag" };
  readonly strict: OptionSpec & { readonly type: "flag" };
} = {
  lines: {
    type: "flag",
    help: "convert a stream: one value a line in, one JSON object a line out",
  },
  strict: {
    type: "flag",
    help: "with --lines: exit with 1 if a line cannot be read",
  },
};

/** Help for `--lines`. */
export const LINES_DETAILS: string =
  "With --lines, each line of input gives one line of output, in the same order: a JSON object, or " +
  '{"line":N,"error":TEXT} for a line that cannot be read. Such a line does not end the run, and the exit code ' +
  "stays 0 unless --strict is given; the number of such lines is on standard error. Memory does not grow with the input.";

/**
 * Converts a stream line by line, from a file or standard input. It keeps only the current line, and reads on only
 * after the reader has read all lines before it.
 *
 * @param convert returns the JSON text of an object for one line; an error that it throws becomes an object with
 *   `error`
 */
export async function streamLines(
  args: readonly string[],
  { file, pretty, strict }: {
    readonly file: string | undefined;
    readonly pretty: boolean;
    readonly strict: boolean;
  },
  io: Io,
  convert: (line: string) => string,
): Promise<Answer> {
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
  const state = { lines: 0, errors: 0 };
  let out = "";
  const put = (line: string | undefined) => {
    state.lines++;
    try {
      if (line === undefined) {
        throw new UsageError(
          `expected at most ${MAX_INPUT_BYTES} characters in a line, got more`,
        );
      }
      if (line.trim() === "") {
        throw new UsageError("expected a value, got an empty line");
      }
      out += `${convert(line)}\n`;
    } catch (error) {
      if (!isInputError(error)) throw error;
      state.errors++;
      out += `${
        jsonLines({
          line: state.lines,
          error: escapeInvisible(error.message, escapeOf),
        })[0]
      }\n`;
    }
  };
  const progress = () => `${count(state.lines, "line")}, ${state.errors} with an error`;
  const decoder = new TextDecoder();
  let rest = "";
  let isTooLong = false;
  for await (const chunk of io.chunks(file)) {
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
    if (out !== "") await io.write(out); // a program that sends line by line gets a response
    out = "";
    io.progress(progress);
  }
  rest += decoder.decode();
  if (isTooLong || rest !== "") put(isTooLong ? undefined : rest);
  if (out !== "") await io.write(out);
  io.note(progress());
  return { lines: [], code: strict && state.errors > 0 ? 1 : 0 };
}

/** How much of the result is written at once. */
const BATCH = 2 ** 16;

const escapeOf = (letter: string): string => `\\u{${letter.codePointAt(0)!.toString(16)}}`;
