/** Encodes and decodes values of wire types. */

import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { describe, Fault, joinSteps } from "../internal/fault.ts";
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "../internal/codec.ts";
import { XdrReader } from "./reader.ts";
import { type Schema, writeTracing } from "./_shapes.ts";
import { jsonOf, type Rename } from "./_to_json.ts";
import type { JsonValue } from "./json_forms.ts";
import { XdrWriter } from "./writer.ts";
import { acquireWriter, releaseWriter } from "./_writers.ts";
import type { XdrFormat, XdrReadable, XdrWritable } from "./codec.ts";

/** Decodes exactly one value of `type`. */
export function decodeXdr<T>(type: XdrReadable<T>, input: Uint8Array | string, format: XdrFormat = "base64"): T {
  const bytes = inputBytes(input, format, type.xdrName);
  const isOwned = bytes !== input && bytes.length === bytes.buffer.byteLength;
  const reader = new XdrReader(bytes, { input: isOwned ? "owned" : "borrowed", type: type.xdrName });
  const value = type.read(reader);
  reader.end(type.xdrName);
  return value;
}

/** Encodes one value of `type`. */
export function encodeXdr<T>(type: XdrWritable<T>, value: T): Bytes;
export function encodeXdr<T>(type: XdrWritable<T>, value: T, format: XdrFormat): string;
export function encodeXdr<T>(type: XdrWritable<T>, value: T, format?: XdrFormat): Bytes | string;
export function encodeXdr<T>(type: XdrWritable<T>, value: T, format?: XdrFormat): Bytes | string {
  const writer = writeValue(type, value);
  const result = format === undefined ? writer.bytes() : formatOf(format).encode(writer.peek());
  releaseWriter(writer);
  return result;
}

/** Copies a value deeply by encoding and decoding it, which validates all of its parts. */
export function copyXdr<T>(type: XdrReadable<T> & XdrWritable<T>, value: T): T {
  const writer = writeValue(type, value);
  const copy = decodeXdr(type, writer.peek());
  releaseWriter(writer);
  return copy;
}

/** Encodes a value into a pooled writer, which the caller must release. */
function writeValue<T>(type: XdrWritable<T>, value: T): XdrWriter {
  const writer = acquireWriter();
  try {
    type.write(writer, value);
  } catch (error) {
    throw error instanceof Fault ? errorOf(traced(type, value, error), type.xdrName) : error;
  }
  return writer;
}

/** The beginning of a message, before and after the path. */
const ACTIONS = {
  "encode": ["Cannot encode ", ""],
  "write JSON": ["Cannot write ", " as JSON"],
  "read JSON": ["Cannot read ", " from JSON"],
} as const;

/** Converts a fault in a value of a type to the error of a public function. Returns other errors unchanged. */
export function errorOf(error: unknown, typeName: string, action: keyof typeof ACTIONS = "encode"): unknown {
  if (!(error instanceof Fault)) return error;
  const path = typeName + joinSteps(error.steps);
  const [before, after] = ACTIONS[action];
  const kind = action === "encode" ? error.kind : error.kind.replace(/^xdr/, "json") as Fault["kind"];
  return error.toErrorAt(before + path + after, path, kind);
}

/** Writes an invalid value again, and returns the error with its complete path. */
function traced<T>(type: XdrWritable<T>, value: T, error: Fault): Fault {
  try {
    writeTracing(new XdrWriter(), type as Schema, value);
  } catch (again) {
    if (again instanceof Fault) return again;
  }
  return error; // a getter that changes
}

/** String codecs by format name. */
const FORMATS = {
  base64: { decode: decodeBase64, encode: encodeBase64 },
  hex: { decode: decodeHex, encode: encodeHex },
};

function formatOf(format: unknown): typeof FORMATS[XdrFormat] {
  if (format === "base64" || format === "hex") return FORMATS[format];
  const advice = typeof format === "string" && format.includes(" ") ? "; XDR needs no network passphrase" : "";
  throw new TypeError(`Cannot convert XDR: expected format to be "base64" or "hex", got ${describe(format)}${advice}`);
}

function inputBytes(input: unknown, format: XdrFormat, xdrName: string): Uint8Array {
  if (isBytes(input)) return input;
  if (typeof input === "string") return formatOf(format).decode(input);
  throw new TypeError(
    `Cannot decode ${xdrName}: expected input to be a Uint8Array or a string, got ${describe(input)}`,
  );
}

/** Returns the class of a value, with its generated members. */
export function typeOf(value: object): XdrWritable<unknown> {
  return value.constructor as never; // every subclass is generated and has `xdrName` and `write`
}

/**
 * A marker that `read` passes to a constructor instead of fields. The constructor leaves the struct empty, and `read`
 * sets the fields without copying them. The package does not export this marker. The type `never` is assignable to the
 * fields of any struct.
 */
export const BLANK: never = {} as never;

/** A struct with assignable fields, used while reading it. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Copies bytes, or an array with its nested arrays and bytes, since the caller could change them later. Other values
 * are returned unchanged. No type nests arrays more than three levels deep.
 */
export function copyOf<T>(value: T, levels = 3): T {
  if (typeof value !== "object") return value;
  if (levels > 0 && Array.isArray(value)) return value.map((item) => copyOf(item, levels - 1)) as T;
  return isBytes(value) ? copyBytes(value) as T : value;
}

/** Converts a value to JSON. Encodes it first, which validates all of its parts. */
export function jsonOfValue(value: object, rename: Rename): JsonValue {
  const type = typeOf(value);
  releaseWriter(writeValue(type, value));
  try {
    return jsonOf(value, undefined, rename);
  } catch (error) {
    throw errorOf(error, type.xdrName, "write JSON");
  }
}
