/** Reads the input of a command: base64 texts, and the authorization entries in them. */

import { fromBase64 } from "../encoding/mod.ts";
import type { DwsaError } from "../errors/mod.ts";
import { DwsaAuthorizationEntries, DwsaAuthorizationEntry, TransactionEnvelope } from "../xdr/mod.ts";
import { entriesOf } from "./_envelope.ts";
import type { Argument, Options, TextOption } from "./_command.ts";
import { type Io, UsageError } from "./_io.ts";

/** The texts given as arguments, in a file or on standard input, of which several stand on lines of their own. */
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

/** Readers for the three things that a text can hold. */
const READERS: readonly ((bytes: Uint8Array) => readonly DwsaAuthorizationEntry[])[] = [
  (bytes) => [DwsaAuthorizationEntry.fromXDR(bytes)],
  (bytes) => DwsaAuthorizationEntries.fromXDR(bytes),
  (bytes) => entriesOf(TransactionEnvelope.fromXDR(bytes)),
];

/** The entries in texts, each of which is an entry, a list of entries, or an envelope. */
export function entriesIn(texts: readonly string[]): DwsaAuthorizationEntry[] {
  return texts.flatMap((text, i) => {
    try {
      return readEntries(fromBase64(text));
    } catch (error) {
      const which = texts.length === 1 ? "" : ` in text ${i + 1} of ${texts.length}`;
      const expected = `the base64 of an authorization entry, a list of them or a transaction envelope${which}`;
      throw new UsageError(`expected ${expected}: ${(error as Error).message}`);
    }
  });
}

/** The entries in bytes. If no reader accepts them, the error is that of the reader that came furthest. */
function readEntries(bytes: Uint8Array): readonly DwsaAuthorizationEntry[] {
  const found: (readonly DwsaAuthorizationEntry[])[] = [];
  const errors: DwsaError[] = [];
  for (const read of READERS) {
    try {
      found.push(read(bytes));
    } catch (error) {
      errors.push(error as DwsaError);
    }
  }
  if (found.length > 1) throw new UsageError("the bytes are those of more than one of these");
  if (found.length === 1) return found[0]!;
  throw errors.reduce((last, error) => (error.offset ?? 0) > (last.offset ?? 0) ? error : last);
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

/** The envelope that a text holds; `purpose` says what for. */
export function envelopeIn(text: string, purpose: string): TransactionEnvelope {
  try {
    return TransactionEnvelope.fromXDR(text.trim());
  } catch (error) {
    throw new UsageError(`expected the base64 of a transaction envelope${purpose}: ${(error as Error).message}`);
  }
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
  return envelopeIn(into ?? await io.readFile(file!), " to set signatures into");
}
