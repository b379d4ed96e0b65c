/** Encodes and decodes values of wire types. */

import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import { brandOf } from "../internal/brand.ts";
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "../internal/codec.ts";
import { XdrReader } from "./reader.ts";
import { formsOf, jsonOf, type Rename } from "./_to_json.ts";
import type { JsonValue } from "./json_forms.ts";
import { XdrWriter } from "./writer.ts";
import { giveBack, takeWriter } from "./_writers.ts";
import { EncodeError, wrongType } from "./_encode_error.ts";
import type { XdrCodec, XdrFormat, XdrReadable, XdrWritable } from "./codec.ts";

/**
 * Whether a value is of the named wire type, of this copy of the library or of another one.
 *
 * @param value any value
 * @param xdrName the name of the type, such as `ScVal`
 * @returns `true` when it is
 */
export function hasXdrName(value: unknown, xdrName: string): value is object & { toXDR(): Bytes } {
  return brandOf(value) === TAG + xdrName;
}

/**
 * Refuses a value that is not of this wire type. Called for a value that is not of the class. A value of another copy
 * of the library passes because of its brand. (The generated code compares the class, since a call would be slow.)
 */
export function requireXdr(value: unknown, type: { readonly xdrName: string }): void {
  if (!hasXdrName(value, type.xdrName)) throw wrongType(type.xdrName, value);
}

/** Decodes exactly one value of `type`. */
export function decodeXdr<T>(type: XdrReadable<T>, input: Uint8Array | string, format: XdrFormat = "base64"): T {
  const bytes = inputBytes(input, format, type.xdrName);
  const isOwned = bytes !== input && bytes.length === bytes.buffer.byteLength;
  const reader = new XdrReader(bytes, { input: isOwned ? "owned" : "borrowed" });
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
  giveBack(writer);
  return result;
}

/** A value that shares nothing with `value`. It is encoded and decoded again, which checks everything in it. */
export function copyXdr<T>(type: XdrReadable<T> & XdrWritable<T>, value: T): T {
  const writer = writeValue(type, value);
  const copy = decodeXdr(type, writer.peek());
  giveBack(writer);
  return copy;
}

/** A writer with one value of `type`, to be given back. */
function writeValue<T>(type: XdrWritable<T>, value: T): XdrWriter {
  const writer = takeWriter();
  try {
    writeXdr(type, writer, value);
  } catch (error) {
    throw error instanceof EncodeError ? error.toError(type.xdrName) : error;
  }
  return writer;
}

/** Writes a value. An `EncodeError` has the steps to the part that cannot be written. */
export function writeXdr<T>(type: XdrWritable<T>, writer: XdrWriter, value: T): void {
  try {
    type.write(writer, value);
  } catch (error) {
    if (error instanceof EncodeError) error.steps = stepsToError(type, value);
    throw error;
  }
}

/** A part of a value that was read, after the part that it is in. */
interface Step {
  readonly of: object;
  readonly key: string;
  readonly before: Step | undefined;
}

/**
 * The steps to the part of a value that cannot be written. The generated code does not follow the path, since only
 * errors need it. So the value is written once more, through proxies that note which part is read last.
 */
function stepsToError<T>(type: XdrWritable<T>, value: T): string[] {
  let last: Step | undefined;
  const noted = <V>(part: V, at: Step | undefined): V => {
    if (typeof part !== "object" || part === null || !(Array.isArray(part) || formsOf(part))) return part;
    // A proxy of the part itself would have to return the fields of a frozen one as they are.
    return new Proxy(Array.isArray(part) ? [] : {}, {
      get(_, key) {
        const inner: unknown = part[key as keyof V];
        if (typeof key === "symbol" || key === "constructor" || key === "length") return inner;
        last = { of: part, key, before: at };
        return noted(inner, last);
      },
    }) as V;
  };
  try {
    type.write(new XdrWriter(), noted(value, undefined));
  } catch (error) {
    const steps: string[] = [];
    for (let step = last; step !== undefined; step = step.before) steps.push(stepText(step, error));
    return steps;
  }
  return []; // a value that changes when it is read
}

/** A step as text: an index, a field or the arm of a union. */
function stepText({ of, key }: Step, error: unknown): string {
  if (Array.isArray(of)) return `[${key}]`;
  const isDeep = error instanceof EncodeError && error.kind === "depth"; // is found before the value of the arm is read
  if (formsOf(of)?.[""] !== undefined && (key === "value" || isDeep)) return `.${(of as { type: string }).type}`;
  return `.${key}`;
}

/** The start of the tag of every value. */
export const TAG = "xdr.";

/** How to get from each text form to bytes, and back. */
const FORMATS = {
  base64: { decode: decodeBase64, encode: encodeBase64 },
  hex: { decode: decodeHex, encode: encodeHex },
};

function formatOf(format: XdrFormat): typeof FORMATS[XdrFormat] {
  if (format !== "base64" && format !== "hex") {
    throw new TypeError(`Cannot convert XDR: expected the format "base64" or "hex", got ${describe(format)}`);
  }
  return FORMATS[format];
}

function inputBytes(input: unknown, format: XdrFormat, xdrName: string): Uint8Array {
  if (isBytes(input)) return input;
  if (typeof input === "string") return formatOf(format).decode(input);
  throw new TypeError(`Cannot decode ${xdrName}: expected a Uint8Array or a string, got ${describe(input)}`);
}

/** The class of a value, with the members of the generated code. */
export function typeOf(value: object): XdrWritable<unknown> {
  return value.constructor as never; // every subclass is generated and has `xdrName` and `write`
}

/** Makes the codec of a type from the two functions that read and write it. */
export function xdrCodec<T>(
  xdrName: string,
  read: (reader: XdrReader) => T,
  write: (writer: XdrWriter, value: T) => void,
): XdrCodec<T> {
  const type = { xdrName, read, write };
  return {
    ...type,
    fromXDR: (input, format) => decodeXdr(type, input, format),
    toXDR: ((value: T, format?: XdrFormat) => encodeXdr(type, value, format)) as XdrCodec<T>["toXDR"],
  };
}

/**
 * If it is passed in place of the fields, the constructor leaves the struct empty, and `read` sets the fields: values
 * from a reader need no copy. The package does not export it. `never` fits the fields of any struct.
 */
export const BLANK: never = {} as never;

/** A struct whose fields can be assigned: one that is being read. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A copy of bytes, or of an array with the bytes and arrays in it, that a caller may go on to change; any other value as
 * it is. No type nests arrays more than three deep.
 */
export function copyOf<T>(value: T, levels = 3): T {
  if (typeof value !== "object") return value;
  if (levels > 0 && Array.isArray(value)) return value.map((item) => copyOf(item, levels - 1)) as T;
  return isBytes(value) ? copyBytes(value) as T : value;
}

/** The JSON of a value, which is encoded first: that checks everything in it. */
export function jsonOfValue(value: object, rename: Rename): JsonValue {
  const type = typeOf(value);
  giveBack(writeValue(type, value));
  try {
    return jsonOf(value, undefined, rename);
  } catch (error) {
    throw error instanceof EncodeError ? error.toError(type.xdrName, "json", "write", " as JSON") : error;
  }
}
