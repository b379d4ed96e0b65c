/** The error for a value that is not as expected. */

import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../errors/mod.ts";

/**
 * Creates a `DwsaError` whose `expected` and `got` match its message.
 *
 * @param code the reason, for programs
 * @param action the action that failed, such as "sign"
 * @param expected the expected value; it begins with the name of the argument, if there is more than one
 * @param got the value that was found, without anything that could be a secret
 * @param details the path, the cause, or an `expected` without the name
 */
export function unexpected(
  code: DwsaErrorCode,
  action: string,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): DwsaError {
  return new DwsaError(code, `Cannot ${action}: expected ${expected}, got ${got}`, { expected, got, ...details });
}

/** The same for the part of an argument at a path. */
export function unexpectedAt(
  code: DwsaErrorCode,
  action: string,
  path: string,
  expected: string,
  got: string,
): DwsaError {
  return unexpected(code, action, `${path} to be ${expected}`, got, { path, expected });
}
