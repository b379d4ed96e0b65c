/** The base class of all wire types. */

import { type Bytes, copyBytes, equalBytes, isBytes } from "../internal/bytes.ts";
import { count, describe } from "../internal/describe.ts";
import { brandOf } from "../internal/brand.ts";
import { showAs } from "../internal/inspect.ts";
import { quoted } from "../internal/printable.ts";
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "../internal/codec.ts";
import { readerOf, type XdrReader } from "./reader.ts";
import { formsOf, type JsonForm, jsonOf, type JsonValue, type Rename } from "./to_json.ts";
import { EncodeError, giveBack, takeWriter, wrongType, XdrWriter } from "./writer.ts";

/** The two text forms of XDR bytes. */
export type XdrFormat = "base64" | "hex";

/** A type that can be read: the part of a generated class that `fromXDR` uses. */
export interface XdrReadable<T> {
  /** The name of the type, for errors. */
  readonly xdrName: string;
  /** Reads one value. */
  read(reader: XdrReader): T;
}

/** A type that can be written: the part of a generated class that `toXDR` uses. */
export interface XdrWritable<T> {
  /** The name of the type, for errors. */
  readonly xdrName: string;
  /** Writes one value. */
  write(writer: XdrWriter, value: T): void;
}

/**
 * The base of every struct and union of the wire format.
 *
 * Fields are `readonly` to the compiler, but values are not frozen: code without types can change them. Bytes and
 * arrays that a value is made from are copied. The library signs, hashes and stores copies, so a later change of a
 * value has no effect on them.
 *
 * The bytes in a decoded value belong to it. On some runtimes they are views of the copy that `fromXDR` made. Use
 * `slice()` before you transfer their buffer, or to keep a few bytes of a large message.
 *
 * `Json` is the type of the JSON of a value.
 */
export abstract class XdrValue<Json = unknown> {
  /** Makes consoles show values by `toString()`. The classes of the types make the values. */
  constructor() {
    if (isShown) return; // asked for every value that is read
    isShown = true;
    showAs(XdrValue.prototype, (value) => value.toString());
  }

  /**
   * `xdr.` and the name of the type. A debugger shows it, and another copy of this library recognizes values by it. The
   * name of the class is not enough, since minifiers change it.
   */
  get [Symbol.toStringTag](): string {
    return TAG + typeOf(this).xdrName;
  }

  /**
   * Makes `instanceof` return the result of {@linkcode XdrValue.is}.
   *
   * @param value any value
   * @returns `true` when it is of this type; of any wire type for `XdrValue` itself
   */
  static [Symbol.hasInstance](value: unknown): boolean {
    const { xdrName } = this as { xdrName?: string };
    return xdrName === undefined ? String(brandOf(value)).startsWith(TAG) : hasXdrName(value, xdrName);
  }

  /**
   * Whether a value is of this type, also one of another copy of this library. To be called on the class: a list is
   * filtered with `(value) => ScVal.is(value)`, not with `ScVal.is`.
   *
   * @param value any value
   * @returns `true` when it is
   */
  static is<T extends XdrValue>(this: XdrReadable<T>, value: unknown): value is T {
    const name = nameOf(this, "is");
    return isMadeBy(this as { readonly prototype?: unknown }, value) || hasXdrName(value, name);
  }

  /**
   * Decodes a value.
   *
   * @param input the bytes, or their base64 text (hexadecimal if `format` says so); read strictly, and copied
   * @param format the encoding of the text
   * @returns the value
   * @throws {TypeError} if `input` is neither bytes nor text, or `format` is unknown
   * @throws {DwsaError} `encoding/invalid-base64`, `encoding/invalid-hex`, or `xdr/…` with path and offset, if it is
   *   not exactly one value of this type
   *
   * @example Decode a contract value
   * ```ts
   * import { ScVal } from "@dwsa/base/xdr";
   * import assert from "node:assert/strict";
   *
   * const value = ScVal.fromXDR("AAAAAwAAAAc=");
   * assert.ok(value.type === "scvU32" && value.value === 7);
   * ```
   */
  static fromXDR<T>(this: XdrReadable<T>, input: Uint8Array | string, format?: XdrFormat): T {
    nameOf(this, "fromXDR");
    return decodeXdr(this, input, format);
  }

  /**
   * Encodes this value.
   *
   * @returns the bytes
   * @throws {TypeError} if a field is of the wrong type; the message has its path
   * @throws {RangeError} if a number does not fit its field
   * @throws {DwsaError} `xdr/length`, `xdr/depth` or `xdr/invalid-value`
   *
   * @example Encode a contract value
   * ```ts
   * import { ScVal } from "@dwsa/base/xdr";
   * import assert from "node:assert/strict";
   *
   * assert.deepEqual(ScVal.scvU32(7).toXDR(), new Uint8Array([0, 0, 0, 3, 0, 0, 0, 7]));
   * assert.equal(ScVal.scvU32(7).toXDR("base64"), "AAAAAwAAAAc=");
   * ```
   */
  toXDR(): Bytes;
  /**
   * Encodes this value as text.
   *
   * @param format the encoding of the result
   * @returns the text
   * @throws {TypeError} also if `format` is unknown; else as without `format`
   */
  toXDR(format: XdrFormat): string;
  toXDR(format?: XdrFormat): Bytes | string {
    return encodeXdr(typeOf(this), this, format);
  }

  /**
   * Whether another value is of the same type and has the same bytes.
   *
   * @param other any value
   * @returns `true` when both encode to the same bytes
   * @throws {TypeError} or another error of `toXDR`, if one of the two cannot be encoded
   */
  equals(other: unknown): boolean {
    if (this === other) return true;
    if (!hasXdrName(other, typeOf(this).xdrName)) return false;
    return equalBytes(this.toXDR(), other.toXDR());
  }

  /**
   * The JSON of this value as SEP-51 (XDR-JSON) defines it. `JSON.stringify` writes it, and the readers of
   * `@dwsa/base/json` read it: structs as objects, unions as `{ case: value }` or as only the name of a case, enums as
   * names, integers of 64 bits and more as strings of digits, bytes as hexadecimal digits, addresses as strkeys.
   *
   * @returns objects, arrays, strings, numbers, booleans and null
   * @throws {TypeError | RangeError | DwsaError} as `toXDR`, if this value cannot be encoded
   * @throws {DwsaError} `json/invalid-value` with the path of a signed payload of 0 bytes, which has no JSON
   *
   * @example Write and read
   * ```ts
   * import { scValFromJson } from "@dwsa/base/json";
   * import { ScVal } from "@dwsa/base/xdr";
   * import assert from "node:assert/strict";
   *
   * const value = ScVal.scvVec([ScVal.scvSymbol("amount"), ScVal.scvI128(7n), ScVal.scvVoid()]);
   * const text = JSON.stringify(value);
   * assert.equal(text, '{"vec":[{"symbol":"amount"},{"i128":"7"},"void"]}');
   * assert.ok(scValFromJson(JSON.parse(text)).equals(value));
   * ```
   */
  toJSON(): Json {
    return jsonOfValue(this, sameName) as Json;
  }

  /**
   * A text for logs and consoles, close to the code that makes the value: accounts, contracts and other addresses as
   * strkeys, bytes as hexadecimal digits. Long bytes, texts and lists are cut, and all of it after some 1,000
   * characters, so it cannot be read back. Never throws, even if the value was changed.
   *
   * @returns the text
   *
   * @example A call's argument
   * ```ts
   * import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
   * import assert from "node:assert/strict";
   *
   * const value = ScVal.scvMap([new ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) })]);
   * assert.equal(`${value}`, 'ScVal.scvMap([ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) })])');
   * ```
   */
  toString(): string {
    const out = { text: "", isFull: false };
    try {
      putValue(out, this, false);
    } catch {
      put(out, "…"); // a field that throws when it is read
    }
    return out.text;
  }
}

/** Whether the function for consoles is installed. */
let isShown = false;

/**
 * Whether a value is of the named wire type, of this copy of the library or of another one.
 *
 * @param value any value
 * @param xdrName the name of the type, such as `ScVal`
 * @returns `true` when it is
 */
export function hasXdrName(value: unknown, xdrName: string): value is XdrValue {
  return brandOf(value) === TAG + xdrName;
}

/** Whether a value is of this class itself. This check is faster than that of the brand. */
function isMadeBy(type: { readonly prototype?: unknown }, value: unknown): boolean {
  try {
    return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === type.prototype;
  } catch {
    return false; // a revoked proxy
  }
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
  const reader = readerOf(bytes, bytes !== input && bytes.length === bytes.buffer.byteLength);
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
const TAG = "xdr.";

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

/**
 * The name of the type that a static method is called on. There is none if the method is passed to `map` or `filter`.
 */
function nameOf(type: { readonly xdrName: string } | undefined, method: string): string {
  if (type?.xdrName !== undefined) return type.xdrName;
  throw new TypeError(
    `Cannot call ${method}: expected a call on a class; write (item) => ScVal.${method}(item) in place of ScVal.${method}`,
  );
}

/** The class of a value, with the members of the generated code. */
function typeOf(value: XdrValue): XdrWritable<unknown> {
  return value.constructor as never; // every subclass is generated and has `xdrName` and `write`
}

/** Reads and writes a type without a class: an array or a wide integer. */
export interface XdrCodec<T> extends XdrReadable<T>, XdrWritable<T> {
  /** Decodes a value from bytes or from their text; as strict as {@linkcode XdrValue.fromXDR}, and throws the same. */
  fromXDR(input: Uint8Array | string, format?: XdrFormat): T;
  /** Encodes a value as bytes; throws the same errors as {@linkcode XdrValue.toXDR}. */
  toXDR(value: T): Bytes;
  /** Encodes a value as text; throws the same errors as {@linkcode XdrValue.toXDR}. */
  toXDR(value: T, format: XdrFormat): string;
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
export function jsonOfValue(value: XdrValue, rename: Rename): JsonValue {
  const type = typeOf(value);
  giveBack(writeValue(type, value));
  try {
    return jsonOf(value, undefined, rename);
  } catch (error) {
    throw error instanceof EncodeError ? error.toError(type.xdrName, "json", "write", " as JSON") : error;
  }
}

/** A text that is being made. Once it is full, nothing is added. */
interface Text {
  text: string;
  isFull: boolean;
}

/** How much of a value its text shows. */
const SHOWN = { characters: 1000, items: 20, bytes: 32, letters: 100 };

/** Types whose bytes are a secret of a node. */
const SECRET = /^(Curve25519Secret|HmacSha256Key|ShortHashSeed)$/;

function put(out: Text, text: string): void {
  if (out.isFull) return;
  out.isFull = out.text.length + text.length > SHOWN.characters;
  out.text += out.isFull ? "…" : text;
}

/** Adds a struct or union: `Name({ field: … })`, `Name.arm(…)`, or `Name("G…")`; inside another value only `"G…"`. */
function putValue(out: Text, value: XdrValue, isPart: boolean): void {
  const { xdrName } = typeOf(value);
  const jsonForms = formsOf(value) ?? {};
  const self = jsonForms[""];
  const strkey = /^(bare|M|P)$/.test(`${self}`) ? jsonText(value) : undefined;
  if (strkey !== undefined) return put(out, isPart ? strkey : `${xdrName}(${strkey})`);
  if (self === undefined) {
    put(out, `${xdrName}({ `);
    Object.entries(value).forEach(([name, field], i) => {
      put(out, `${i > 0 ? ", " : ""}${name}: `);
      if (SECRET.test(xdrName)) put(out, describe(field));
      else putPart(out, field, jsonForms[name]);
    });
    return put(out, " })");
  }
  // A type with such a form is a union.
  const { type, value: inner } = value as unknown as { readonly type: string; readonly value: unknown };
  put(out, `${xdrName}.${typeof type === "string" ? type : describe(type)}(`);
  if (inner !== null || jsonForms[type] === "null") putPart(out, inner, jsonForms[type]);
  put(out, ")");
}

/** Adds a field, an arm or an item. */
function putPart(out: Text, value: unknown, form: JsonForm | undefined): void {
  if (out.isFull) return;
  if (typeof value === "bigint") return put(out, `${value}n`);
  if (typeof value === "string") return put(out, quoted(cut(value)));
  if (typeof value !== "object" || value === null) return put(out, String(value));
  if (isBytes(value)) return put(out, bytesText(value, form));
  if (Array.isArray(value)) {
    put(out, "[");
    for (let i = 0; i < Math.min(value.length, SHOWN.items); i++) {
      if (i > 0) put(out, ", ");
      putPart(out, value[i], form);
    }
    return put(out, value.length > SHOWN.items ? `, … ${value.length - SHOWN.items} more]` : "]");
  }
  if (value instanceof XdrValue) putValue(out, value, true);
  else put(out, describe(value));
}

function bytesText(bytes: Uint8Array, form: JsonForm | undefined): string {
  const text = form === undefined || form === "text" ? undefined : jsonText(bytes, form);
  if (text !== undefined) return text;
  if (bytes.length <= SHOWN.bytes) return `0x${encodeHex(bytes)}`;
  return `0x${encodeHex(bytes.subarray(0, SHOWN.bytes))}… (${count(bytes.length, "byte")})`;
}

/** The JSON of a value that is a text in JSON, in quotes; `undefined` if its parts do not fit. */
function jsonText(value: unknown, form?: JsonForm): string | undefined {
  try {
    return quoted(String(jsonOf(value, form, sameName)));
  } catch {
    return undefined;
  }
}

function sameName(name: string): string {
  return name;
}

function cut(text: string): string {
  return text.length > SHOWN.letters ? `${text.slice(0, SHOWN.letters)}…` : text;
}
