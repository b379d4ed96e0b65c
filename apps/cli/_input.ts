/** Reads the input of a command: strings, bytes and the wire values in them. */

import { fromBase64 } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import { identify, readNamed, type TypeName } from "@dwsa/base/catalogue";
import type { DwsaAuthorizationEntry, TransactionEnvelope, XdrTypes } from "@dwsa/base/xdr";
import { holdsSecret, type Reading, readPasted } from "../reader/mod.ts";
import { entriesOf } from "./_envelope.ts";
import type { Argument, Options, TextOption } from "./_command.ts";
import { decodePlainText, inputText } from "./_describe_input.ts";
import { type Io, UsageError } from "./_io.ts";

/** Reads strings, separated by whitespace, from the arguments, a file or standard input. */
export async function readTexts(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<string[]> {
  if (args.length > 0 && file !== undefined) {
    throw new UsageError(`expected ${what} or --file, got both`);
  }
  const texts = (await sourceText(what, args, file, io)).split(/\s+/).filter((
    text,
  ) => text !== "");
  if (texts.length === 0) throw new UsageError(`expected ${what}, got nothing`);
  return texts;
}

async function sourceText(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<string> {
  if (file !== undefined) return await io.readFile(file);
  if (args.length > 0 && args.join() !== "-") return args.join("\n");
  if (args.length > 0 || !io.interactive) return await io.readInput();
  throw new UsageError(
    `expected ${what} as an argument, with --file, or on standard input`,
  );
}

/** Maximum size of an input that can contain large values, and of a line of a stream, in bytes. */
export const MAX_INPUT_BYTES: number = 2 ** 25;

/** Reads one input; `which` identifies the input in messages, if there are several. */
export type ReadInput<T> = (input: string | Uint8Array, which: string) => T;

/**
 * Reads the input from arguments, a file or standard input.
 *
 * | input | read as |
 * |---|---|
 * | arguments | one input each |
 * | bytes that are not text | one input |
 * | JSON | one input, or one in each line |
 * | any other string | one input per word, or one per paragraph if a value is broken into lines |
 */
export async function readInputs<T>(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
  read: ReadInput<T>,
  limit?: number,
): Promise<T[]> {
  if (args.length > 0 && file !== undefined) {
    throw new UsageError(`expected ${what} or --file, got both`);
  }
  if (args.length > 0 && args.join() !== "-") return await readArguments(args, io, read);
  if (args.length === 0 && file === undefined && io.interactive) {
    throw new UsageError(
      `expected ${what} as an argument, with --file, or on standard input`,
    );
  }
  const bytes = await io.readBytes(file, limit);
  const text = decodePlainText(bytes);
  if (text === undefined) return [read(bytes, "")];
  if (text.trim() === "") throw new UsageError(`expected ${what}, got nothing`);
  return readText(text.trim(), read);
}

function readText<T>(text: string, read: ReadInput<T>): T[] {
  const trimmed = text.split("\n").map((line) => line.trim());
  if (/^[[{"]/.test(text)) {
    const lines = trimmed.filter((line) => line !== "");
    return lines.length === 1 ? [read(text, "")] : firstOf(() => [read(text, "")], () => readEach(lines, read));
  }
  const paragraphs = trimmed.join("\n").split(/\n\n+/);
  return paragraphs.flatMap((paragraph) => {
    const words = paragraph.split(/\s+/);
    if (words.length === 1) return [read(paragraph, "")];
    const joined = () => {
      const whole = words.join("");
      // Words around a secret seed could be valid base64, and the seed would be printed as numbers.
      if (whole.length === 56 || !holdsSecret(paragraph)) return [read(whole, "")];
      throw new UsageError("expected a value, got words with a secret key, which is not repeated");
    };
    const separate = () => readEach(words, read);
    return isBroken(words) ? firstOf(joined, separate) : firstOf(separate, joined);
  });
}

/** Matches an argument that could be a file name. */
const FILE_NAME = /^[\w.\-/\\:]{1,100}$/;

async function readArguments<T>(args: readonly string[], io: Io, read: ReadInput<T>): Promise<T[]> {
  try {
    return readEach(args, read);
  } catch (error) {
    const name = args.find((text) => FILE_NAME.test(text) && identify(text).length === 0);
    if (!(error instanceof UsageError) || name === undefined) throw error;
    const advice = await io.sizeOf(name) === undefined ? "to read a file" : "a file has this name: to read it";
    throw new UsageError(`${error.message}; ${advice}, pass --file PATH`);
  }
}

function readEach<T>(inputs: readonly string[], read: ReadInput<T>): T[] {
  return inputs.map((input, i) =>
    read(
      input,
      inputs.length === 1 ? "" : ` in input ${i + 1} of ${inputs.length}`,
    )
  );
}

/**
 * Returns whether words look like the lines of one string: all but the last have equal length, at least 16, and only
 * the last may have padding.
 */
function isBroken(words: readonly string[]): boolean {
  const length = words[0]!.length;
  return length >= 16 &&
    words.every((word, i) =>
      i === words.length - 1 ? word.length <= length : word.length === length && !word.includes("=")
    );
}

/** Returns the result of the first reader that succeeds. If both fail, throws the error of the first. */
function firstOf<T>(first: () => T, second: () => T): T {
  try {
    return first();
  } catch (error) {
    if (!isInputError(error)) throw error;
    try {
      return second();
    } catch {
      throw error;
    }
  }
}

/** Returns whether an error concerns the input rather than the program. */
export function isInputError(error: unknown): error is Error {
  return error instanceof UsageError || DwsaError.is(error) ||
    error instanceof TypeError ||
    error instanceof RangeError;
}

/** A decoded value and the name of its type. */
export type Named<K extends TypeName> = {
  readonly [N in K]: { readonly type: N; readonly value: XdrTypes[N] };
}[K];

/**
 * Reads one value of one of the given types. Base64 is parsed strictly; other formats are detected.
 *
 * @param select returns one of several types that the input matches, or throws
 * @param possible the types that base64 can have, if the caller knows that
 */
export function readWire<K extends TypeName>(
  input: string | Uint8Array,
  types: readonly K[],
  what: string,
  which = "",
  select: (fitting: readonly Named<K>[]) => Named<K> = () => {
    throw new AmbiguousInput(`expected ${what}${which}, got bytes that match several of these types`);
  },
  possible: readonly K[] = types,
): Named<K> {
  const bytes = typeof input === "string" ? base64Bytes(input) : undefined;
  if (bytes !== undefined) {
    const fitting = possible.flatMap((type) => {
      try {
        return [{ type, value: readNamed(type, bytes) } as Named<K>];
      } catch {
        return [];
      }
    });
    if (fitting.length > 0) return fitting.length > 1 ? select(fitting) : fitting[0]!;
  }
  const candidates = identify(input);
  const found = candidates.filter(({ type, form }) => form !== "wasm" && (types as readonly string[]).includes(type));
  if (found.length > 0) {
    const fitting = found.filter(({ form }) => form === found[0]!.form);
    const named = fitting as unknown as readonly Named<K>[]; // their types are in `types`
    return named.length > 1 ? select(named) : named[0]!;
  }
  throw new UsageError(
    `expected ${what}${which}, got ${inputText(input, candidates, types)}`,
  );
}

/** The error for bytes of several types, which no other way of reading can decide. */
export class AmbiguousInput extends UsageError {}

/** How {@linkcode readValues} converts what the reader finds. */
interface Pasted<K extends TypeName, T> {
  /** The types to convert. */
  readonly types: readonly K[];
  readonly convert: (found: Named<K>) => T;
  /** The type that replaces all others of an input. */
  readonly preferred?: TypeName;
  /** Receives the result of the reader, for its description and other contents. */
  readonly onReading?: (reading: Reading) => void;
  /** The maximum size of the input in bytes. */
  readonly limit?: number;
}

/**
 * Reads values from each input as {@linkcode readInputs}. If that fails, converts what the reader finds in the input:
 * values in responses of servers, in links, and with percent-encoding or other strings around them.
 */
export async function readValues<T, K extends TypeName>(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
  read: ReadInput<T>,
  { types, convert, preferred, onReading, limit }: Pasted<K, T>,
): Promise<T[]> {
  let bytes: Uint8Array | undefined;
  const tapped: Io = { ...io, readBytes: async (path, most) => bytes = await io.readBytes(path, most) };
  try {
    return await readInputs(what, args, file, tapped, read, limit);
  } catch (error) {
    if (!(error instanceof UsageError) || error instanceof AmbiguousInput) throw error;
    const inputs = bytes === undefined ? file === undefined ? args : [] : [decodePlainText(bytes) ?? bytes];
    const found = inputs.map((input) => {
      const reading = readPasted(input);
      onReading?.(reading);
      const values = reading.items.map(({ candidates: [first] }) => first!).filter(({ form, type }) =>
        form !== "wasm" && (types as readonly string[]).includes(type)
      );
      const best = values.filter(({ type }) => type === preferred);
      // Their types are in `types`.
      return (best.length > 0 ? best : values).map((value) => convert(value as unknown as Named<K>));
    });
    if (found.length === 0 || found.some((values) => values.length === 0)) throw error;
    return found.flat();
  }
}

function base64Bytes(text: string): Uint8Array | undefined {
  try {
    return fromBase64(text);
  } catch {
    return undefined; // another format, or unknown input
  }
}

/** Authorization entries of one input, and the envelope that contains them, if any. */
export interface EntrySource {
  readonly entries: readonly DwsaAuthorizationEntry[];
  readonly envelope?: TransactionEnvelope;
}

/** Reads inputs that are an authorization entry, a list of entries or a transaction envelope. */
export function readSources(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<EntrySource[]> {
  return readValues(what, args, file, io, readSource, { types: ENTRY_TYPES, convert: sourceOf });
}

/** Returns the authorization entries of all inputs that {@linkcode readSources} reads. */
export async function readEntries(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<DwsaAuthorizationEntry[]> {
  return (await readSources(what, args, file, io)).flatMap(({ entries }) => entries);
}

const ENTRY_TYPES = [
  "DwsaAuthorizationEntry",
  "DwsaAuthorizationEntries",
  "TransactionEnvelope",
] as const;

function readSource(input: string | Uint8Array, which: string): EntrySource {
  const what = "an authorization entry, a list of them or a transaction envelope";
  return sourceOf(readWire(input, ENTRY_TYPES, what, which));
}

function sourceOf(found: Named<typeof ENTRY_TYPES[number]>): EntrySource {
  switch (found.type) {
    case "DwsaAuthorizationEntry":
      return { entries: [found.value] };
    case "DwsaAuthorizationEntries":
      return { entries: found.value };
    case "TransactionEnvelope":
      return { entries: entriesOf(found.value), envelope: found.value };
  }
}

/** Input argument of commands that read entries. */
export const ENTRIES: Argument = {
  name: "INPUT",
  help:
    "authorization entries, lists of entries or transaction envelopes, in base64 or another format that decode accepts",
  optional: true,
  many: true,
};

/** Help for input sources. */
export const INPUT_SOURCES =
  'Pass INPUT as arguments, with --file PATH, or on standard input (a pipe, or "-"), one value per line.';

/** Reads transaction envelopes; `purpose` is appended to "transaction envelope" in messages. */
export function readEnvelopes(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
  purpose = "",
  onReading?: (reading: Reading) => void,
): Promise<TransactionEnvelope[]> {
  const types = ["TransactionEnvelope"] as const;
  const read = (input: string | Uint8Array, which: string) =>
    readWire(input, types, `a transaction envelope${purpose}`, which).value;
  return readValues(what, args, file, io, read, {
    types,
    convert: ({ value }) => value,
    ...onReading === undefined ? {} : { onReading },
  });
}

/** `--into` and `--into-file`, for {@linkcode intoEnvelope}. */
export const INTO_OPTIONS: {
  readonly into: TextOption;
  readonly "into-file": TextOption;
} = {
  into: {
    type: "text",
    value: "ENVELOPE",
    help: "transaction envelope that receives the signatures",
  },
  "into-file": {
    type: "text",
    value: "PATH",
    help: "file with that envelope",
  },
};

/** Reads the envelope of `--into` or `--into-file`. */
export async function intoEnvelope(
  { into, "into-file": file }: Options<typeof INTO_OPTIONS>,
  io: Io,
): Promise<TransactionEnvelope> {
  if ((into === undefined) === (file === undefined)) {
    const got = into === undefined ? "neither" : "both";
    throw new UsageError(
      `expected --into or --into-file (the envelope that receives the signatures), got ${got}`,
    );
  }
  const given = into === undefined ? [] : [into];
  return requireOneEnvelope(await readEnvelopes("an envelope", given, file, io, " that receives the signatures"));
}

/** Returns the only envelope of the input; throws if there are several. */
export function requireOneEnvelope(
  envelopes: readonly TransactionEnvelope[],
): TransactionEnvelope {
  if (envelopes.length > 1) {
    throw new UsageError(
      `expected one transaction envelope, got ${envelopes.length}`,
    );
  }
  return envelopes[0]!;
}
