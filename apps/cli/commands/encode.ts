/** `dwsa encode`: converts the JSON of a wire value to its bytes. */

import { fromJsonNamed, type TypeName, writeNamed } from "@dwsa/base/catalogue";
import { parseJson } from "@dwsa/base/json";
import { describe, quoteServerText } from "../_shared.ts";
import { holdsSecret } from "../../reader/mod.ts";
import { type Command, command, type CommandResult, FILE, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { isInputError, MAX_INPUT_BYTES, readInputs } from "../_input.ts";
import { notJsonText } from "../_describe_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { LINES_DETAILS, LINES_OPTION, requireLines, streamLines } from "../_lines.ts";
import { TYPE_OPTION, typeNamed } from "./types.ts";

const OPTIONS = {
  ...FILE,
  ...TYPE_OPTION,
  ...JSON_OPTIONS,
  ...LINES_OPTION,
} as const;

/** `dwsa encode`. */
export const ENCODE: Command = command({
  name: "encode",
  summary: "Convert the SEP-51 JSON of a wire value, as printed by decode, to base64",
  arguments: [{
    name: "INPUT",
    help: "JSON of a value",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    'Pass INPUT as arguments, with --file PATH, or on standard input (a pipe, or "-"). --type is required ' +
    "without --lines.",
    LINES_DETAILS,
    'With --lines, each input line is the JSON of a value, or, without --type, an object {"type":TYPE,"value":JSON} ' +
    'as written by decode --lines. Each output line is {"xdr":BASE64}, with the key of the object, if it has one.',
  ],
  examples: [
    {
      shows: "A contract value",
      args: ["--type", "ScVal", '{"symbol":"transfer"}'],
    },
  ],
  run: encode,
});

async function encode(
  options: Options<typeof OPTIONS>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const type = typeNamed(options.type);
  if (options.lines) {
    return await streamLines(
      args,
      options,
      io,
      (line, setKey) => JSON.stringify({ xdr: encodeLine(line, type, setKey) }),
    );
  }
  requireLines(options);
  if (type === undefined) {
    throw new UsageError(
      "expected --type, the name of the wire type; dwsa types lists the names",
    );
  }
  const read = (input: string | Uint8Array, which: string) => encodeText(input, type, which);
  const texts = await readInputs(
    "the JSON of a value",
    args,
    options.file,
    io,
    read,
    MAX_INPUT_BYTES,
  );
  return options.json || options.pretty ? texts.flatMap((text) => jsonLines(text, options)) : texts;
}

function encodeText(
  input: string | Uint8Array,
  type: TypeName,
  which: string,
): string {
  const expected = `expected the JSON of ${type}${which}`;
  if (typeof input !== "string") {
    throw new UsageError(`${expected}, got ${notJsonText(input)}`);
  }
  let json: unknown;
  try {
    json = parseJson(input);
    return encodeJson(json, type);
  } catch (error) {
    if (!isInputError(error)) throw error;
    if (isRow(json)) throw new UsageError(`${expected}, got a row of decode --lines; pass --lines without --type`);
    const isJson = /^\s*[{["]/.test(input);
    throw new UsageError(isJson ? `${error.message}${which}` : `${expected}, got ${notJsonText(input)}`);
  }
}

/** A row of `decode --lines`, for a value or an error. */
interface Row {
  readonly key?: unknown;
  readonly type?: unknown;
  readonly value?: unknown;
  readonly line?: unknown;
  readonly error?: unknown;
}

function encodeLine(line: string, named: TypeName | undefined, setKey: (key: string) => void): string {
  const json = parseJson(line);
  if (named !== undefined) {
    try {
      return encodeJson(json, named);
    } catch (error) {
      throw isRow(json) ? new UsageError("this line is a row of decode --lines; omit --type") : error;
    }
  }
  const { key, type, value, line: place, error }: Row = Object(json);
  if (typeof key === "string") setKey(key);
  else if (key !== undefined) throw new UsageError(`expected key to be a string, got ${describe(key)}`);
  if (typeof type === "string" && value !== undefined) return encodeJson(value, typeNamed(type)!);
  if (typeof error === "string" && typeof place === "number") {
    const message = holdsSecret(error) ? "" : `: ${quoteServerText(error)}`;
    throw new UsageError(`this line is the error of line ${place}${message}`);
  }
  throw new UsageError(
    'expected --type, or a line such as {"type":"ScVal","value":{"u32":7}}',
  );
}

function isRow(json: unknown): boolean {
  const { type, value, line, error }: Row = Object(json);
  return typeof type === "string" ? value !== undefined : typeof error === "string" && typeof line === "number";
}

function encodeJson(json: unknown, type: TypeName): string {
  return writeNamed(type, fromJsonNamed(type, json) as never, "base64");
}
