/** The base class of all wire types. */

import { type Bytes, equalBytes } from "../internal/bytes.ts";
import { brandOf } from "../internal/brand.ts";
import { showAs } from "../internal/inspect.ts";
import type { XdrFormat, XdrReadable } from "./codec.ts";
import { decodeXdr, encodeXdr, jsonOfValue, typeOf } from "./_codec.ts";
import { hasXdrName, TAG } from "./_shapes.ts";
import { consoleString, sameName } from "./_console.ts";

/**
 * The base class of every struct and union of the wire format.
 *
 * Fields are `readonly` for the compiler, but values are not frozen: untyped code can change them. Constructors copy
 * bytes and arrays. The library signs, hashes and stores copies, so a later change to a value has no effect on them.
 *
 * A decoded value owns its bytes. On some runtimes, they are views of the copy that `fromXDR` creates. Call `slice()`
 * before you transfer their buffer, or to keep a few bytes of a large message.
 *
 * The type parameter `Json` is the type of the value's JSON.
 */
export abstract class XdrValue<Json = unknown> {
  /**
   * Sets up how consoles display XDR values: as the result of `toString()`. To create a value, use the class of its
   * type.
   */
  constructor() {
    if (isShown) return; // runs for every decoded value, so it must be fast
    isShown = true;
    showAs(XdrValue.prototype, (value) => value.toString());
  }

  /**
   * The tag `xdr.` followed by the name of the type. Debuggers show this tag, and other copies of this library
   * recognize values by the tag, since minifiers change class names.
   */
  get [Symbol.toStringTag](): string {
    return TAG + typeOf(this).xdrName;
  }

  /**
   * Returns the result of {@linkcode XdrValue.is} for `instanceof`.
   *
   * @param value any value
   * @returns `true` if `value` is of this type; for `XdrValue` itself, if `value` is of any wire type
   */
  static [Symbol.hasInstance](value: unknown): boolean {
    const { xdrName } = this as { xdrName?: string };
    return xdrName === undefined ? String(brandOf(value)).startsWith(TAG) : hasXdrName(value, xdrName);
  }

  /**
   * Returns whether a value is of this type, including values from another copy of this library. Call this method on
   * the class: to filter a list, pass `(value) => ScVal.is(value)`, not `ScVal.is`.
   *
   * @param value any value
   * @returns `true` if `value` is of this type
   * @throws {TypeError} if the method is detached from its class, as in `values.filter(ScVal.is)`
   */
  static is<T extends XdrValue>(this: XdrReadable<T>, value: unknown): value is T {
    const name = requireXdrName(this, "is");
    return isMadeBy(this as { readonly prototype?: unknown }, value) || hasXdrName(value, name);
  }

  /**
   * Decodes a value.
   *
   * @param input the bytes, or a base64 string (hexadecimal if `format` is `"hex"`); decoded strictly, and copied
   * @param format the encoding of the string
   * @returns the value
   * @throws {TypeError} if `input` is neither bytes nor a string, `format` is unknown, or the method is detached from its
   *   class, as in `list.map(ScVal.fromXDR)`
   * @throws {DwsaError} `encoding/invalid-base64`, `encoding/invalid-hex` or `xdr/…` if the input is not exactly one
   *   value of this type; for `xdr/…`, `path` is the type or field that was decoded, such as `ScVal.scvVec`, and
   *   `offset` is its position
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
    requireXdrName(this, "fromXDR");
    return decodeXdr(this, input, format);
  }

  /**
   * Encodes this value.
   *
   * @returns the bytes
   * @throws {TypeError} if a field is of the wrong type; the message contains the path of the field
   * @throws {RangeError} if a number is out of range for its field
   * @throws {DwsaError} `xdr/length` if a part has the wrong length, `xdr/depth` if the value is nested too deeply,
   * `xdr/invalid-value` if a string is not well-formed
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
   * Encodes this value as a string.
   *
   * @param format the encoding of the result
   * @returns the string
   * @throws {TypeError} if `format` is unknown; otherwise as in the overload without `format`
   * @throws {RangeError | DwsaError} as in the overload without `format`
   */
  toXDR(format: XdrFormat): string;
  toXDR(format?: XdrFormat): Bytes | string {
    return encodeXdr(typeOf(this), this, format);
  }

  /**
   * Returns whether a value is of the same type as this value and encodes to the same bytes.
   *
   * @param other any value
   * @returns `true` if the type and the bytes are equal
   * @throws {TypeError | RangeError | DwsaError} as in `toXDR`, if either value cannot be encoded
   */
  equals(other: unknown): boolean {
    if (this === other) return true;
    if (!hasXdrName(other, typeOf(this).xdrName)) return false;
    return equalBytes(this.toXDR(), other.toXDR());
  }

  /**
   * Converts this value to SEP-51 JSON (XDR-JSON). `JSON.stringify` calls this method, and `@dwsa/base/json` parses the
   * result. Structs are objects, unions are `{ case: value }` or just the name of the case, enums are names, integers
   * of 64 bits and more are strings of digits, bytes are hexadecimal digits, and addresses are strkeys.
   * A signed payload of 0 bytes has no strkey: it is `<INVALID:G…:EMPTY_PAYLOAD>`, which no parser accepts.
   *
   * @returns objects, arrays, strings, numbers, booleans and null
   * @throws {TypeError | RangeError | DwsaError} as in `toXDR`, if this value cannot be encoded
   *
   * @example Write and parse JSON
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
   * Returns a string for logs and consoles that resembles the code that creates the value. Addresses are shown as
   * strkeys, bytes as hexadecimal digits, and secrets of nodes only by their size. Long bytes, strings and arrays are
   * truncated, as is the result after about 1,000 characters. Never throws, even if the value was modified.
   *
   * @returns the string
   *
   * @example An argument of a call
   * ```ts
   * import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
   * import assert from "node:assert/strict";
   *
   * const value = ScVal.scvMap([new ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) })]);
   * assert.equal(`${value}`, 'ScVal.scvMap([ScMapEntry({ key: ScVal.scvSymbol("amount"), val: ScVal.scvI128(7n) })])');
   * ```
   */
  toString(): string {
    return consoleString(this);
  }
}

/** Whether the console formatter is installed. */
let isShown = false;

/** Returns whether a value is an instance of exactly this class, which is faster than comparing the brand. */
function isMadeBy(type: { readonly prototype?: unknown }, value: unknown): boolean {
  try {
    return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === type.prototype;
  } catch {
    return false; // a revoked proxy
  }
}

/**
 * Returns the type name of the class on which a static method is called. Throws if the method was detached, for example
 * to pass it to `map` or `filter`.
 */
function requireXdrName(type: { readonly xdrName: string } | undefined, method: string): string {
  if (type?.xdrName !== undefined) return type.xdrName;
  throw new TypeError(
    `Cannot call ${method}: the method is detached from its class; pass (item) => ScVal.${method}(item), not ScVal.${method}`,
  );
}
