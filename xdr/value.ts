/** The base class of all wire types. */

import { type Bytes, equalBytes } from "../internal/bytes.ts";
import { brandOf } from "../internal/brand.ts";
import { showAs } from "../internal/inspect.ts";
import type { XdrFormat, XdrReadable } from "./codec.ts";
import { decodeXdr, encodeXdr, hasXdrName, jsonOfValue, TAG, typeOf } from "./_codec.ts";
import { consoleString, sameName } from "./_console.ts";

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
    const name = requireXdrName(this, "is");
    return isMadeBy(this as { readonly prototype?: unknown }, value) || hasXdrName(value, name);
  }

  /**
   * Decodes a value.
   *
   * @param input the bytes, or their base64 string (hexadecimal if `format` says so); read strictly, and copied
   * @param format the encoding of the string
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
    requireXdrName(this, "fromXDR");
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
   * Encodes this value as a string.
   *
   * @param format the encoding of the result
   * @returns the string
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
   * A string for logs and consoles, close to the code that makes the value: accounts, contracts and other addresses as
   * strkeys, bytes as hexadecimal digits. Long bytes, strings and lists are cut, and all of it after some 1,000
   * characters, so it cannot be read back. Never throws, even if the value was changed.
   *
   * @returns the string
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
    return consoleString(this);
  }
}

/** Whether the function for consoles is installed. */
let isShown = false;

/** Whether a value is of this class itself. This check is faster than that of the brand. */
function isMadeBy(type: { readonly prototype?: unknown }, value: unknown): boolean {
  try {
    return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === type.prototype;
  } catch {
    return false; // a revoked proxy
  }
}

/**
 * The name of the type that a static method is called on. There is none if the method is passed to `map` or `filter`.
 */
function requireXdrName(type: { readonly xdrName: string } | undefined, method: string): string {
  if (type?.xdrName !== undefined) return type.xdrName;
  throw new TypeError(
    `Cannot call ${method}: expected a call on a class; write (item) => ScVal.${method}(item) in place of ScVal.${method}`,
  );
}
