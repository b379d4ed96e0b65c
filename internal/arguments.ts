/** Validates, converts and copies arguments. */

import { type Bytes, copyBytes, isBytes } from "./bytes.ts";
import { count, describe, Fault, reasonOf, wrongType } from "./fault.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { isWasm } from "./wasm.ts";

/**
 * Validates and copies a byte argument. The bytes are copied before they are read, since shared memory could change
 * between the check and the use. An Ed25519 signer reads its data twice: if the two reads differ, the signature and
 * another one of the data of the first read reveal the key.
 *
 * @param name the name of the argument, for messages
 * @param value the argument
 * @param length required size in bytes, if fixed
 * @param expected the expected type for messages
 */
export function parseBytes(
  name: string,
  value: unknown,
  length?: number,
  expected = "a Uint8Array",
): Bytes {
  if (!isBytes(value)) throw wrongType(name, expected, value);
  const bytes = copyBytes(value);
  if (length !== undefined && bytes.length !== length) {
    const got = count(bytes.length, "byte");
    throw new Fault("range", `expected ${name} to be ${length} bytes, got ${got}`, { path: name });
  }
  return bytes;
}

/** Returns the expected type of a byte argument, with advice for an `ArrayBuffer`. */
export function expectedBytes(value: unknown): string {
  return `a Uint8Array${describe(value) === "ArrayBuffer" ? " such as new Uint8Array(buffer)" : ""}`;
}

/**
 * Parses 32 bytes: a hash or a salt.
 *
 * @param code the code of the error for a wrong length, which is a `RangeError` by default
 */
export function parseHash(name: string, value: unknown, code?: DwsaErrorCode): Bytes {
  const advice = typeof value === "string" ? " (fromHex() decodes hexadecimal digits)" : "";
  const bytes = parseBytes(name, value, undefined, `a Uint8Array${advice}`);
  if (bytes.length === 32) return bytes;
  const got = count(bytes.length, "byte") + (name === "wasmHash" && isWasm(bytes) ? "; hash(wasm) computes it" : "");
  const message = `expected ${name} to be 32 bytes, got ${got}`;
  throw code === undefined ? new Fault("range", message, { path: name }) : new Fault(code, message, { path: name });
}

/** Converts a string argument with `convert`, and adds the argument's name to the errors of `convert`. */
export function convertString<T>(
  name: string,
  expected: string,
  value: unknown,
  convert: (text: string) => T,
): T {
  if (typeof value !== "string") throw wrongType(name, expected, value);
  return withArgumentName(name, expected, () => convert(value));
}

/** Describes the value that an error rejects, or returns the whole message of the error if it has no description. */
export function foundIn(cause: DwsaError): string {
  const { code, got } = cause;
  return got !== undefined && /^strkey|(kind|asset|hex|malformed)$/.test(code)
    ? `got ${got}`
    : `but ${reasonOf(cause)}`;
}

/** Converts an argument with `read`, and adds the argument's name to the errors of `read`. */
export function withArgumentName<T>(name: string, expected: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!DwsaError.is(cause)) throw cause;
    const message = `expected ${name} to be ${expected}, ${foundIn(cause)}`;
    throw new Fault(cause.code, message, { path: name, expected, cause });
  }
}

/** Runs a conversion, and turns its errors into faults, whose paths can be extended. */
export function asFault<T>(expected: string, convert: () => T): T {
  try {
    return convert();
  } catch (cause) {
    throw DwsaError.is(cause) ? new Fault(cause.code, `expected ${expected}, ${foundIn(cause)}`, { cause }) : cause;
  }
}
