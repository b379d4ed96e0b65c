/** The helpers of arguments, options and faults, for functions that pass their action to each of them. */

import type { DwsaError, DwsaErrorCode, DwsaErrorDetails } from "../errors/mod.ts";
import * as args from "./arguments.ts";
import type { Bytes } from "./bytes.ts";
import * as faults from "./unexpected.ts";
import { wrongType as wrongPart } from "./describe.ts";
import { attempt, type Fault } from "./fault.ts";
import { parseIntLike as parsePart } from "./int_like.ts";
import * as options from "./options.ts";

const named = (action: string, fault: Fault) => fault.toError(`Cannot ${action}`);

/** Creates the error for an argument of the wrong JavaScript type. */
export function wrongType(action: string, ...facts: Parameters<typeof wrongPart>): Error {
  return named(action, wrongPart(...facts));
}

/** Creates a `DwsaError` whose `expected` and `got` match its message. */
export function unexpected(
  code: DwsaErrorCode,
  action: string,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): DwsaError {
  return named(action, faults.unexpected(code, expected, got, details)) as DwsaError;
}

/** Creates a `DwsaError` whose message states the violated rule. */
export function violated(
  code: DwsaErrorCode,
  action: string,
  rule: string,
  expected: string,
  got: string,
  details?: DwsaErrorDetails,
): DwsaError {
  return named(action, faults.violated(code, rule, expected, got, details)) as DwsaError;
}

/** Creates a `DwsaError` for the part of an argument at `path`. */
export function unexpectedAt(
  code: DwsaErrorCode,
  action: string,
  path: string,
  expected: string,
  got: string,
): DwsaError {
  return named(action, faults.unexpectedAt(code, path, expected, got)) as DwsaError;
}

/** Validates and copies a byte argument. */
export function parseBytes(action: string, ...given: Parameters<typeof args.parseBytes>): Bytes {
  return attempt(action, () => args.parseBytes(...given));
}

/** Parses 32 bytes. */
export function parseHash(action: string, ...given: Parameters<typeof args.parseHash>): Bytes {
  return attempt(action, () => args.parseHash(...given));
}

/** Parses an integer argument. */
export function parseIntLike(action: string, ...given: Parameters<typeof parsePart>): bigint {
  return attempt(action, () => parsePart(...given));
}

/** Parses a boolean option. */
export function readFlag(action: string, ...given: Parameters<typeof options.readFlag>): boolean {
  return attempt(action, () => options.readFlag(...given));
}

/** Converts a string argument with `convert`, and adds the argument's name to the errors of `convert`. */
export function convertString<T>(
  action: string,
  name: string,
  expected: string,
  value: unknown,
  convert: (text: string) => T,
): T {
  return attempt(action, () => args.convertString(name, expected, value, convert));
}

/** Converts an argument with `read`, and adds the argument's name to the errors of `read`. */
export function withArgumentName<T>(action: string, name: string, expected: string, read: () => T): T {
  return attempt(action, () => args.withArgumentName(name, expected, read));
}

/** Returns the own properties of an options or parameters object. */
export function readOptions<T extends object>(
  action: string,
  value: T | undefined,
  names: readonly (keyof T & string)[],
  argument?: string,
): Partial<T> {
  return attempt(action, () => options.readOptions(value, names, argument));
}

/** Parses an option with a fixed set of string values; returns `undefined` if the option is absent. */
export function readChoice<T extends string>(
  action: string,
  name: string,
  value: unknown,
  choices: readonly T[],
): T | undefined {
  return attempt(action, () => options.readChoice(name, value, choices));
}
