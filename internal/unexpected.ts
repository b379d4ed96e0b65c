/** Creates faults for unexpected values. */

import { Fault } from "./fault.ts";
import type { DwsaErrorCode, DwsaErrorDetails } from "../errors/mod.ts";

/**
 * Creates a fault whose `expected` and `got` match its message.
 *
 * @param code the error code, for programs
 * @param expected the expected value; it begins with the argument's name if the function has several arguments
 * @param got the value found, without anything that could be a secret
 * @param details the path, the cause, or an `expected` without the name
 */
export function unexpected(
  code: DwsaErrorCode,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): Fault {
  return new Fault(code, `expected ${expected}, got ${got}`, { expected, got, ...details });
}

/**
 * Creates a fault whose message states the violated rule as a sentence, with `expected` and `got` as details.
 *
 * @param code the error code, for programs
 * @param rule the rule, then what to do
 * @param expected the expected value
 * @param got the value found, without anything that could be a secret
 * @param details the path and the cause
 */
export function violated(
  code: DwsaErrorCode,
  rule: string,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): Fault {
  return new Fault(code, rule, { expected, got, ...details });
}

/** Creates a fault for the part of an argument at `path`. */
export function unexpectedAt(
  code: DwsaErrorCode,
  path: string,
  expected: string,
  got: string,
): Fault {
  return unexpected(code, `${path} to be ${expected}`, got, { path, expected });
}
