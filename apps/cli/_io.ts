/** Input and output of a program, passed as an argument so that tests can replace it. */

import { printable } from "./_shared.ts";
import type { Screen } from "./_screen.ts";

/** Input and output of a program. The columns and colors are those of standard output. */
export interface Io extends Screen {
  /** Whether standard input is a terminal, where no input is expected. */
  readonly interactive: boolean;
  /** Terminal that notes are written to. */
  readonly notes: Screen;
  /** Reads a file as a string. Throws for more than 2^20 bytes. */
  readFile(path: string): Promise<string>;
  /** Reads the bytes of a file, or of standard input without a path. Throws for more than `limit` (default: 2^20). */
  readBytes(path?: string, limit?: number): Promise<Uint8Array>;
  /** Returns the size of a file, or of a file redirected to standard input, in bytes; `undefined` if unknown. */
  sizeOf(path?: string): Promise<number | undefined>;
  /** Streams the bytes of a file, or of standard input if no file is named, in chunks and without a limit. */
  chunks(path?: string): AsyncIterable<Uint8Array>;
  /** Decompresses one complete zstd frame. Throws if the result has more than `limit` bytes. */
  unzstd(frame: Uint8Array, limit: number): Promise<Uint8Array>;
  /** Reads standard input as a string. */
  readInput(): Promise<string>;
  /** Returns the current time in seconds since 1970. Without it, times are not checked. */
  now?(): number;
  /** Returns an environment variable; `undefined` if it is not set. */
  variable(name: string): string | undefined;
  /** Reads a file with a secret; rejects a file to which other users have access. */
  readSecret(path: string): Promise<string>;
  /** Creates a file with a secret that only its owner can read; throws if the file exists. */
  writeSecret(path: string, text: string): Promise<void>;
  /**
   * Creates a copy of the inspector page that contains `data` (JSON), if given, and opens it in a browser if `open` is
   * set. Returns its address.
   */
  showInspector(data: string | undefined, open: boolean): Promise<string>;
  /** Writes a line of the result. */
  print(line: string): void;
  /** Writes part of the result unchanged. Resolves when the reader is ready for more. */
  write(text: string): Promise<void>;
  /** Shows the progress of a long run on a terminal, after two seconds: one line, updated in place. */
  progress(line: () => string): void;
  /** Writes a line to standard error: a note or an error. */
  note(line: string): void;
}

/** An input error, shown as one line without a stack trace. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/** Returns the message of a library error without its action, for embedding in another message. */
export function ruleOf({ message, reason = message }: Error & { readonly reason?: string }): string {
  return reason;
}

/** Formats an error on one line. */
export function errorLine(name: string, error: unknown): string {
  return `${name}: ${printable(error instanceof Error ? error.message : String(error))}`;
}
