/** Input and output of a program, as an argument: tests give it another one. */

import { printable } from "../internal/escape.ts";

/** The input and output of a program. */
export interface Io {
  /** Whether standard input is a terminal. Nobody types base64 there. */
  readonly interactive: boolean;
  /** The width of the terminal that standard output is; `undefined` when it is none. */
  readonly columns: number | undefined;
  /** Whether the result may be colored: on a terminal, if `NO_COLOR` is not set. */
  readonly colour: boolean;
  /** Reads a file as a string. */
  readFile(path: string): Promise<string>;
  /** The bytes of a file, or of standard input when no file is named: at most `limit` of them, or some 2^20. */
  readBytes(path?: string, limit?: number): Promise<Uint8Array>;
  /** The bytes of a file, or of standard input when no file is named, piece by piece and without a limit. */
  chunks(path?: string): AsyncIterable<Uint8Array>;
  /** Reads standard input as a string; returns an empty one after `patience` milliseconds of silence. */
  readInput(patience?: number): Promise<string>;
  /** An environment variable. */
  variable(name: string): string | undefined;
  /** Reads a file with a secret; rejects a file that other users can read. */
  readSecret(path: string): Promise<string>;
  /** Makes a file with a secret that only its owner can read; rejects to change an existing file. */
  writeSecret(path: string, text: string): Promise<void>;
  /**
   * Makes a copy of the inspector page, with the data as JSON if there are any, and opens it in a browser if `open` is
   * set. Gives its address.
   */
  showInspector(data: string | undefined, open: boolean): Promise<string>;
  /** Writes a line of the result. */
  print(line: string): void;
  /** Writes text of the result as it is. Resolves when the reader is ready for more. */
  write(text: string): Promise<void>;
  /** Shows the state of a long run on a terminal: one line that replaces itself, from the third second on. */
  progress(line: () => string): void;
  /** Writes a line to standard error: a note or an error. */
  note(line: string): void;
}

/** An error in the input, which is shown as one line without a stack trace. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/** An error as one line. */
export function errorLine(name: string, error: unknown): string {
  return `${name}: ${printable(error instanceof Error ? error.message : String(error))}`;
}
