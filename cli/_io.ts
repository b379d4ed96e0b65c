/** Input and output of a program, as an argument: tests give it another one. */

import { DwsaError } from "../errors/mod.ts";
import { printable } from "../internal/printable.ts";

/** The input and output of a program. */
export interface Io {
  /** Whether standard input is a terminal, where nobody can be expected to type base64. */
  readonly interactive: boolean;
  /** The text of a file. */
  readFile(path: string): Promise<string>;
  /** The bytes of a file, or of standard input when no file is named. */
  readBytes(path?: string): Promise<Uint8Array>;
  /** The text of standard input; an empty one if it is silent for `patience` milliseconds. */
  readInput(patience?: number): Promise<string>;
  /** An environment variable. */
  variable(name: string): string | undefined;
  /** Writes a line of the result. */
  print(line: string): void;
  /** Writes a line to standard error: what was done, or an error. */
  note(line: string): void;
}

/** An error in the input, which is shown as one line without a stack trace. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/**
 * Prints the lines that `answer` gives. An error in the input is noted in one line; any other error is thrown.
 *
 * @returns the exit code
 */
export async function respond(name: string, io: Io, answer: () => Promise<readonly string[]>): Promise<number> {
  try {
    for (const line of await answer()) io.print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || DwsaError.is(error))) throw error;
    io.note(errorLine(name, error));
    return 2;
  }
}

/** An error as one line. */
export function errorLine(name: string, error: unknown): string {
  return `${name}: ${printable(error instanceof Error ? error.message : String(error))}`;
}
