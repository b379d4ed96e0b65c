/** Creates errors for unexpected values. */

import { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "../errors/mod.ts";

/**
 * Creates a `DwsaError` whose `expected` and `got` match its message.
 *
 * @param code the error code, for programs
 * @param action the action that failed, such as "sign"
 * @param expected the expected value; it begins with the argument's name if the function has several arguments
 * @param got the value found, without anything that could be a secret
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

/**
 * Creates a `DwsaError` whose message states the violated rule as a sentence, with `expected` and `got` as details.
 *
 * @param code the error code, for programs
 * @param action the action that failed, such as "sign"
 * @param rule the rule, then what to do
 * @param expected the expected value
 * @param got the value found, without anything that could be a secret
 * @param details the path and the cause
 */
export function violated(
  code: DwsaErrorCode,
  action: string,
  rule: string,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): DwsaError {
  return new DwsaError(code, `Cannot ${action}: ${rule}`, { expected, got, ...details });
}

/** Creates a `DwsaError` for the part of an argument at `path`. */
export function unexpectedAt(
  code: DwsaErrorCode,
  action: string,
  path: string,
  expected: string,
  got: string,
): DwsaError {
  return unexpected(code, action, `${path} to be ${expected}`, got, { path, expected });
}
