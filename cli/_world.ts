/** What the programs need of the world around them: an argument, so that tests can give them another. */

import { printable } from "../internal/printable.ts";
import { DwsaError } from "../errors/mod.ts";

/** The world around a program. */
export interface World {
  /** Whether standard input is a terminal, where nobody can be expected to type base64. */
  readonly interactive: boolean;
  /** The text of a file. */
  readFile(path: string): Promise<string>;
  /** What is on standard input; nothing if it stays silent for `patience` milliseconds. */
  readInput(patience?: number): Promise<string>;
  /** An environment variable. */
  variable(name: string): string | undefined;
  /** Writes a line of the result. */
  print(line: string): void;
  /** Writes a line beside the result: what was done, or what is wrong. */
  note(line: string): void;
}

/** Input that the user can put right: shown as one line, without a stack trace. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/**
 * Prints the lines that `answer` gives, or notes in one line why there are none. Errors that are nobody's input are
 * thrown.
 *
 * @returns the exit code
 */
export async function respond(name: string, world: World, answer: () => Promise<readonly string[]>): Promise<number> {
  try {
    for (const line of await answer()) world.print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || DwsaError.is(error))) throw error;
    world.note(complaint(name, error));
    return 2;
  }
}

/** What is wrong, in one line. */
export function complaint(name: string, error: unknown): string {
  return `${name}: ${printable(error instanceof Error ? error.message : String(error))}`;
}
