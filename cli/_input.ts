/** Reads the input of a command: texts, bytes, and the wire values in them. */

import { fromBase64 } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { type Candidate, identify, readNamed, type TypeName } from "../xdr/catalogue/mod.ts";
import type { DwsaAuthorizationEntry, TransactionEnvelope, XdrTypes } from "../xdr/mod.ts";
import { entriesOf } from "./_envelope.ts";
import type { Argument, Options, TextOption } from "./_command.ts";
import { type Io, UsageError } from "./_io.ts";

/** The words given as arguments, in a file or on standard input. */
export async function givenTexts(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<string[]> {
  if (args.length > 0 && file !== undefined) throw new UsageError(`expected ${what} or --file, got both`);
  const texts = (await givenText(what, args, file, io)).split(/\s+/).filter((text) => text !== "");
  if (texts.length === 0) throw new UsageError(`expected ${what}, got nothing`);
  return texts;
}

async function givenText(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<string> {
  if (file !== undefined) return await io.readFile(file);
  if (args.length > 0 && args.join() !== "-") return args.join("\n");
  if (args.length > 0 || !io.interactive) return await io.readInput();
  throw new UsageError(`expected ${what} as an argument, with --file, or on standard input`);
}

/** The most bytes of a value of any kind: those of a large ledger, and of a line of a stream. */
export const LARGE: number = 2 ** 25;

/** Reads one input; `which` says which one it is in messages, where there are several. */
export type ReadInput<T> = (input: string | Uint8Array, which: string) => T;

/**
 * Reads the input from arguments, a file or standard input.
 *
 * | given | read as |
 * |---|---|
 * | arguments | one input each |
 * | bytes that are no text | one input |
 * | text that begins as JSON | one input, or one in each line |
 * | other text | one input for each word; or one for each paragraph, if a value is broken into lines |
 */
export async function givenInputs<T>(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
  read: ReadInput<T>,
  limit?: number,
): Promise<T[]> {
  if (args.length > 0 && file !== undefined) throw new UsageError(`expected ${what} or --file, got both`);
  if (args.length > 0 && args.join() !== "-") return readEach(args, read);
  if (args.length === 0 && file === undefined && io.interactive) {
    throw new UsageError(`expected ${what} as an argument, with --file, or on standard input`);
  }
  const bytes = await io.readBytes(file, limit);
  const text = decodeUtf8(bytes);
  // deno-lint-ignore no-control-regex -- no text that people paste has these
  if (text === undefined || /[\0-\x08\x0e-\x1f]/.test(text)) return [read(bytes, "")];
  if (text.trim() === "") throw new UsageError(`expected ${what}, got nothing`);
  return readText(text.trim(), read);
}

function readText<T>(text: string, read: ReadInput<T>): T[] {
  if (/^[[{"]/.test(text)) {
    const lines = text.split(/\s*\n\s*/);
    return lines.length === 1 ? [read(text, "")] : firstOf(() => [read(text, "")], () => readEach(lines, read));
  }
  const paragraphs = text.split(/\s*\n\s*\n\s*/);
  return paragraphs.flatMap((paragraph) => {
    const words = paragraph.split(/\s+/);
    if (words.length === 1) return [read(paragraph, "")];
    const joined = () => [read(words.join(""), "")];
    const separate = () => readEach(words, read);
    return isBroken(words) ? firstOf(joined, separate) : firstOf(separate, joined);
  });
}

function readEach<T>(inputs: readonly string[], read: ReadInput<T>): T[] {
  return inputs.map((input, i) => read(input, inputs.length === 1 ? "" : ` in text ${i + 1} of ${inputs.length}`));
}

/** Whether words look like the lines of one text: of one length but the last, without the padding of an end. */
function isBroken(words: readonly string[]): boolean {
  const length = words[0]!.length;
  return length >= 16 &&
    words.every((word, i) =>
      i === words.length - 1 ? word.length <= length : word.length === length && !word.includes("=")
    );
}

/** What the first of two ways of reading gives that can read it; the error is that of the first. */
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

/** Whether an error is about the input, and not one of the program. */
export function isInputError(error: unknown): error is Error {
  return error instanceof UsageError || DwsaError.is(error) || error instanceof TypeError ||
    error instanceof RangeError;
}

/** A value of one of the named types. */
export type Named<K extends TypeName> = { readonly [N in K]: { readonly type: N; readonly value: XdrTypes[N] } }[K];

/** Texts below this length are no entry or envelope, but may be the name of a file. */
const SHORTEST = 100;

/** Reads one value of one of some types. Base64 is read strictly; other forms are recognised. */
export function readWire<K extends TypeName>(
  input: string | Uint8Array,
  types: readonly K[],
  what: string,
  which = "",
): Named<K> {
  let furthest: Error & { readonly offset?: number | undefined } = new UsageError("it is not text");
  if (typeof input === "string") {
    let bytes: Uint8Array | undefined;
    try {
      bytes = fromBase64(input);
    } catch (error) {
      furthest = error as DwsaError;
    }
    const fitting: Named<K>[] = [];
    for (const type of bytes === undefined ? [] : types) {
      try {
        fitting.push({ type, value: readNamed(type, bytes!) } as Named<K>);
      } catch (error) {
        const { offset = 0 } = error as DwsaError;
        if (!(offset < (furthest.offset ?? 0))) furthest = error as DwsaError;
      }
    }
    if (fitting.length > 1) throw new UsageError(`expected ${what}${which}, got bytes that are more than one of these`);
    if (fitting.length === 1) return fitting[0]!;
  }
  const candidates = identify(input);
  const found = candidates.find(({ type }) => (types as readonly string[]).includes(type));
  if (found !== undefined && found.form !== "wasm") {
    return found as unknown as Named<K>; // its type is one of `types`, as was asked for
  }
  if (candidates.length > 0) throw new UsageError(`expected ${what}${which}, got ${candidateText(candidates[0]!)}`);
  const hint = typeof input === "string" && input.length < SHORTEST ? "; a file is read with --file" : "";
  throw new UsageError(
    `expected the base64 of ${what.replace(/^the base64 of /, "")}${which}: ${furthest.message}${hint}`,
  );
}

/** `an ScVal in hexadecimal digits`. */
export function candidateText({ type, form }: Candidate): string {
  return `${articleOf(type)} ${type} ${FORMS[form]}`;
}

/** `an`, `a`. */
export function articleOf(type: string): string {
  return /^([AEIO]|Sc|ed25|SError)/.test(type) ? "an" : "a";
}

/** The forms of an input in words. */
export const FORMS: { readonly [form in Candidate["form"]]: string } = {
  json: "as JSON",
  hex: "in hexadecimal digits",
  base64: "in base64",
  bytes: "as bytes",
  wasm: "in WebAssembly",
  strkey: "as a strkey",
};

/** Authorization entries of one input, with the envelope that they stand in. */
export interface EntrySource {
  readonly entries: readonly DwsaAuthorizationEntry[];
  readonly envelope?: TransactionEnvelope;
}

/** The authorization entries that are given: entries, lists of them and envelopes. */
export function givenSources(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<EntrySource[]> {
  return givenInputs(what, args, file, io, readSource);
}

/** The same entries, without the value around them. */
export async function givenEntries(
  what: string,
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<DwsaAuthorizationEntry[]> {
  return (await givenSources(what, args, file, io)).flatMap(({ entries }) => entries);
}

const ENTRY_TYPES = ["DwsaAuthorizationEntry", "DwsaAuthorizationEntries", "TransactionEnvelope"] as const;

function readSource(input: string | Uint8Array, which: string): EntrySource {
  const found = readWire(
    input,
    ENTRY_TYPES,
    "the base64 of an authorization entry, a list of them or a transaction envelope",
    which,
  );
  switch (found.type) {
    case "DwsaAuthorizationEntry":
      return { entries: [found.value] };
    case "DwsaAuthorizationEntries":
      return { entries: found.value };
    case "TransactionEnvelope":
      return { entries: entriesOf(found.value), envelope: found.value };
  }
}

/** The argument of commands that read entries. */
export const ENTRIES: Argument = {
  name: "INPUT",
  help: "the base64 of an authorization entry, of a list of them, or of a transaction envelope; or several of these",
  optional: true,
  many: true,
};

/** Where that can be. */
export const PLACES =
  'INPUT is given as arguments, with --file PATH, or on standard input ("-", or a pipe), on lines of its own.';

/** Reads an envelope; `purpose` names the use in messages. */
export function envelopeReader(purpose: string): ReadInput<TransactionEnvelope> {
  return (input, which) =>
    readWire(input, ["TransactionEnvelope"], `the base64 of a transaction envelope${purpose}`, which).value;
}

/** `--into` and `--into-file`, for {@linkcode intoEnvelope}. */
export const INTO_OPTIONS: { readonly into: TextOption; readonly "into-file": TextOption } = {
  into: { type: "text", value: "ENVELOPE", help: "the base64 of the transaction envelope" },
  "into-file": { type: "text", value: "PATH", help: "read the envelope from a file" },
};

/** The envelope that `--into` or `--into-file` gives. */
export async function intoEnvelope(
  { into, "into-file": file }: Options<typeof INTO_OPTIONS>,
  io: Io,
): Promise<TransactionEnvelope> {
  if ((into === undefined) === (file === undefined)) {
    const got = into === undefined ? "neither" : "both";
    throw new UsageError(`expected --into or --into-file, the envelope to set signatures into, got ${got}`);
  }
  const read = envelopeReader(" to set signatures into");
  return oneOf(into === undefined ? await givenInputs("an envelope", [], file, io, read) : [read(into, "")]);
}

/** The only one of the envelopes that were given. */
export function oneOf(envelopes: readonly TransactionEnvelope[]): TransactionEnvelope {
  if (envelopes.length > 1) throw new UsageError(`expected one transaction envelope, got ${envelopes.length} texts`);
  return envelopes[0]!;
}
