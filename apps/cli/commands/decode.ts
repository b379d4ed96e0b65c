/** `dwsa decode`: identifies a value and renders it. */

import type { ParsedStrKey } from "@dwsa/base/strkey";
import { type Candidate, identify, readNamed, type TypeName, xdrToJsonString } from "@dwsa/base/catalogue";
import { toJsonNamed, type ToJsonOptions } from "@dwsa/base/json";
import { count } from "../_shared.ts";
import {
  type Command,
  command,
  type CommandResult,
  FILE,
  JSON_OPTIONS,
  jsonLines,
  NAMES_OPTION,
  type Options,
} from "../_command.ts";
import { MAX_INPUT_BYTES, readInputs } from "../_input.ts";
import { articleOf, decodePlainText, fileText, FORMS, inputText } from "../_describe_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { ordered, readPasted, titleOf, wasmOf } from "../../reader/mod.ts";
import { LINES_DETAILS, LINES_OPTION, requireLines, streamLines, valueOf } from "../_lines.ts";
import { namesOf } from "../_options.ts";
import { folded, styleOf } from "../_screen.ts";
import { showValue } from "../_show.ts";
import { strKeyFields, strKeyLines } from "./strkey.ts";
import { TYPE_OPTION, typeNamed } from "./types.ts";

const OPTIONS = {
  ...FILE,
  ...TYPE_OPTION,
  ...JSON_OPTIONS,
  ...LINES_OPTION,
  ...NAMES_OPTION,
} as const;

/** `dwsa decode`. */
export const DECODE: Command = command({
  name: "decode",
  summary: "Identify and show a value",
  arguments: [{
    name: "INPUT",
    help:
      "a value of any wire type as base64 (also URL-safe, or with line breaks), hexadecimal digits, JSON or bytes; a " +
      "strkey; or the Wasm file of a contract",
    optional: true,
    many: true,
  }],
  options: OPTIONS,
  details: [
    'Pass INPUT as arguments, with --file PATH, or on standard input (a pipe, or "-"). In a file or a pipe, each ' +
    "value has its own line.",
    "Without --type, the command guesses the type, and lists other possible types. Protocol amounts with seven " +
    "decimals are shown as decimal numbers. The JSON of a wire value is SEP-51, which encode accepts.",
    LINES_DETAILS,
  ],
  examples: [
    {
      shows: "A value of unknown type",
      args: ["AAAADwAAAAh0cmFuc2Zlcg=="],
    },
    {
      shows: "A transaction, as JSON",
      args: ["--type", "TransactionEnvelope", "--json", "--file", "tx.txt"],
    },
    {
      shows: "A strkey",
      args: ["GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57"],
    },
    {
      shows: "A stream with an invalid line",
      args: ["--lines", "--type", "ScVal"],
      input: "values.txt",
    },
  ],
  run: decode,
});

async function decode(
  options: Options<typeof OPTIONS>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const type = typeNamed(options.type);
  const names = namesOf(options);
  if (options.lines) {
    return await streamLines(args, options, io, converter(type, names));
  }
  requireLines(options);
  const found = type === undefined ? await readWithReader(options, args, io) : await readInputs(
    "something to decode",
    args,
    options.file,
    io,
    (input: string | Uint8Array, which: string) => readAny(input, type, which),
    MAX_INPUT_BYTES,
  );
  if (!options.json && !options.pretty) {
    return found.flatMap((
      candidates,
      i,
    ) => [...(i > 0 ? [""] : []), ...show(candidates, type !== undefined, io)]);
  }
  for (const candidates of found) {
    const also = alsoText(candidates);
    if (type === undefined) {
      io.note(
        `${headOf(candidates[0]!, false)}${also === undefined ? "" : `; ${also}`}`,
      );
    }
  }
  return found.flatMap((candidates) => jsonLines(jsonOf(candidates, names), options));
}

/** Input types other than a single value: a line describes the input, then any values follow. */
const WRAPPERS: readonly string[] = ["response", "payment-request", "link", "hash"];

/** Returns the values of the input, as the reader of the page finds them; each of several arguments is one input. */
async function readWithReader(
  { file }: Options<typeof OPTIONS>,
  args: readonly string[],
  io: Io,
): Promise<(readonly Candidate[])[]> {
  const readEach = (given: readonly string[], source: Io) =>
    readInputs(
      "something to decode",
      given,
      file,
      source,
      (input, which) => readAny(input, undefined, which),
      MAX_INPUT_BYTES,
    );
  const isArgument = args.length === 1 && args[0] !== "-";
  const isMissing = args.length === 0 && file === undefined && io.interactive;
  if (args.length > 1 || isMissing || isArgument && file !== undefined) return await readEach(args, io);
  const input = isArgument ? args[0]! : await io.readBytes(file, MAX_INPUT_BYTES);
  const reading = readPasted(decodedOf(input));
  if (reading.items.length > 0) {
    if (WRAPPERS.includes(reading.kind)) io.note(reading.line);
    return reading.items.map(({ candidates }) => candidates);
  }
  if (reading.isWrapped && !reading.isGeneral && reading.kind !== "secret") throw new UsageError(reading.line);
  return await readEach(args, { ...io, readBytes: () => Promise.resolve(input as Uint8Array) });
}

/** Returns an input as a string, or as bytes if it is not a string. */
function decodedOf(input: string | Uint8Array): string | Uint8Array {
  return typeof input === "string" ? input : decodePlainText(input) ?? input;
}

/** Returns the possible types of the input, most likely first; at least one. */
function readAny(
  input: string | Uint8Array,
  type: TypeName | undefined,
  which: string,
): readonly Candidate[] {
  if (type !== undefined) return [readTyped(input, type, which)];
  const text = typeof input === "string" ? input.replace(/^\s*["'`](\w{56})["'`]\s*$/, "$1") : input;
  const candidates = fileText(input) === undefined ? identify(wasmOf(input) ?? text) : [];
  if (candidates.length > 0) return ordered(candidates);
  throw new UsageError(
    `expected a recognizable value${which}, got ${inputText(input, candidates)}`,
  );
}

/** Decodes a value of one type, in any format. */
function readTyped(
  input: string | Uint8Array,
  type: TypeName,
  which: string,
): Candidate {
  try {
    const value = readNamed(type, input);
    return {
      form: typeof input === "string" ? "base64" : "bytes",
      type,
      value,
      evidence: { confidence: 0, warnings: [] },
    };
  } catch {
    // another format or type
  }
  const candidates = identify(input);
  const found = candidates.find((one) => one.type === type);
  if (found !== undefined) return found;
  const got = inputText(input, candidates, [type]);
  throw new UsageError(
    `expected ${articleOf(type)} ${type}${which}, got ${got}`,
  );
}

/** Converts a line of a stream to a JSON object. */
function converter(type: TypeName | undefined, names: ToJsonOptions): (line: string) => string {
  if (type === undefined) {
    return (line) => {
      const candidates = readAny(valueOf(line), undefined, "");
      const also = others(candidates);
      return JSON.stringify({
        type: candidates[0]!.type,
        value: jsonOf(candidates, names),
        ...(also.length > 0 ? { also: also.map(({ type }) => type) } : {}),
      });
    };
  }
  const before = `{"type":${JSON.stringify(type)},"value":`;
  return (line) => {
    return `${before}${jsonOfLine(valueOf(line), type, names)}}`;
  };
}

/** Converts a value in any format to a JSON string. XDR is converted without decoding it first. */
function jsonOfLine(input: string, type: TypeName, names: ToJsonOptions): string {
  try {
    return xdrToJsonString(type, input, names);
  } catch {
    return JSON.stringify(toJsonNamed(type, readTyped(input, type, "").value, names));
  }
}

/** Lists the other possible types of the same input. */
function others(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates[0]!.form === "wasm" ? [] : candidates.slice(1);
}

/** Maximum number of names in a line. */
const LISTED = 6;

function alsoText(candidates: readonly Candidate[]): string | undefined {
  const names = others(candidates).map(({ type, form }) =>
    form === candidates[0]!.form ? type : `${type} ${FORMS[form]}`
  );
  if (names.length === 0) return undefined;
  const more = names.length > LISTED ? [`${names.length - LISTED} more`] : [];
  return `can also be ${[...names.slice(0, LISTED), ...more].join(", ")}; select one with --type`;
}

/** Returns the type and format of a value, after the reader's description unless that only repeats the type. */
function headOf(candidate: Candidate, isNamed: boolean): string {
  const { type, form } = candidate;
  const title = isNamed ? type : titleOf(candidate);
  const words = title.replaceAll(" ", "").endsWith(type) ? title.replace(/(?<=^Perhaps: |^).*/, "") : `${title}: `;
  return `${words}${type} ${FORMS[form]}`;
}

/** Renders a value as lines for people. */
function show(candidates: readonly Candidate[], isNamed: boolean, io: Io): string[] {
  const [first] = candidates;
  const style = styleOf(io);
  const { warnings } = first!.evidence;
  const also = alsoText(candidates);
  const notes = [
    ...(also === undefined ? [] : [also]),
    ...warnings.map((warning) => `doubtful: ${warning}`),
  ];
  const head = headOf(first!, isNamed);
  const [line, ...rest] = folded([head + notes.map((note) => `; ${note}`).join("")], io.columns);
  return [
    ...(first!.form === "wasm" ? [] : [style.title(line!.slice(0, head.length)) + line!.slice(head.length), ...rest]),
    ...linesOf(candidates, io).map((line) => first!.form === "wasm" ? line : `  ${line}`),
  ];
}

function linesOf(candidates: readonly Candidate[], io: Io): string[] {
  const [first] = candidates;
  const room = { columns: (io.columns ?? 100) - 2, color: io.color };
  if (first!.form === "strkey") {
    const key = first!.value as ParsedStrKey | null;
    return key === null ? [`kind        ${first!.type}: a secret seed, which is not repeated`] : strKeyLines(key);
  }
  if (first!.form !== "wasm") return showValue(first!.type, first!.value, room);
  return candidates.flatMap((one) => {
    const { type, value, evidence } = one;
    return [
      styleOf(io).title(
        `${headOf(one, false)}, ${count((value as readonly unknown[]).length, "value")}`,
      ) +
      evidence.warnings.map((warning) => `; doubtful: ${warning}`).join(""),
      ...(value as readonly unknown[]).flatMap((item) =>
        showValue(type, item, room).map((line, i) => `${i === 0 ? "- " : "  "}${line}`)
      ),
    ];
  });
}

/** Returns the result as JSON: SEP-51 for wire values, and arrays of SEP-51 values for Wasm sections. */
function jsonOf(candidates: readonly Candidate[], names: ToJsonOptions): unknown {
  const [first] = candidates;
  if (first!.form === "wasm") {
    return Object.fromEntries(
      candidates.map((
        { type, value },
      ) => [
        type,
        (value as readonly unknown[]).map((one) => toJsonNamed(type, one, names)),
      ]),
    );
  }
  if (first!.form !== "strkey") return toJsonNamed(first!.type, first!.value, names);
  return first!.value === null ? { kind: first!.type } : strKeyFields(first!.value as ParsedStrKey);
}
