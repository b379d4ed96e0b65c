import { attempt, describe, Fault, quote } from "../../internal/fault.ts";
import { didYouMean } from "../../internal/options.ts";
import type { XdrTypes } from "../mod.ts";
import { type Bytes, copyBytes } from "../../internal/bytes.ts";
import { decodeBase64 } from "../../internal/codec.ts";
import { toJsonNamed, type ToJsonOptions } from "../json/mod.ts";
import { codecOf, fromJson, nodeOf, printJson, renameOf, SCHEMAS } from "../json/_shared.ts";
import type { XdrFormat, XdrReadable, XdrWritable } from "../mod.ts";
import { decodeXdr, encodeXdr } from "../_shared.ts";

/** The name of a wire type, such as `ScVal`. */
export type TypeName = keyof XdrTypes;

/**
 * The names of all wire types, in the order of the definitions: structs, unions, enums, and typedefs such as `Hash`.
 *
 * @example The number of types
 * ```ts
 * import { typeNames } from "@dwsa/base/catalogue";
 * import assert from "node:assert/strict";
 *
 * assert.equal(typeNames.length, 477);
 * assert.ok(typeNames.includes("LedgerCloseMeta"));
 * ```
 */
export const typeNames: readonly TypeName[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(SCHEMAS) as TypeName[],
);

/**
 * Decodes a value of a named type.
 *
 * This function contains every type, which increases the size of bundles. If your program knows the type, use its
 * class, as in `ScVal.fromXDR(bytes)`.
 *
 * @param typeName the name of the type, one of {@linkcode typeNames}
 * @param input the bytes, or a base64 string (hexadecimal if `format` is `"hex"`); decoded strictly, and copied
 * @param format the encoding of the string
 * @returns the value: an instance of the class, or a value of a type without a class, such as a `Uint8Array`
 * @throws {TypeError} if the type or format is unknown, or `input` is neither bytes nor a string
 * @throws {DwsaError} `encoding/…` or `xdr/…` if the input is not exactly one value of this type
 *
 * @example A value and a hash
 * ```ts
 * import { readNamed } from "@dwsa/base/catalogue";
 * import assert from "node:assert/strict";
 *
 * const value = readNamed("ScVal", "AAAAAwAAAAc=");
 * assert.ok(value.type === "scvU32" && value.value === 7);
 * assert.equal(readNamed("Hash", new Uint8Array(32)).length, 32);
 * ```
 */
export function readNamed<K extends TypeName>(
  typeName: K,
  input: Uint8Array | string,
  format?: XdrFormat,
): XdrTypes[K];
/** Decodes a value of a type whose name is known only at run time. */
export function readNamed(typeName: string, input: Uint8Array | string, format?: XdrFormat): unknown;
export function readNamed(typeName: string, input: Uint8Array | string, format?: XdrFormat): unknown {
  return attempt("decode XDR", () => {
    const name = parseTypeName(typeName);
    const type: XdrReadable<unknown> = codecOf(name, SCHEMAS[name]);
    return decodeXdr(type, input, format);
  });
}

/**
 * Encodes a value of a named type, including types without a class, such as `Hash` or `MemoType`.
 *
 * @param typeName the name of the type, one of {@linkcode typeNames}
 * @param value the value, as returned by {@linkcode readNamed} and {@linkcode fromJsonNamed}
 * @returns the bytes
 * @throws {TypeError} if the type or format is unknown, or a part of `value` has the wrong type
 * @throws {RangeError} if a number is out of range for its field
 * @throws {DwsaError} `xdr/…` if the value cannot be encoded
 *
 * @example A member of an enum
 * ```ts
 * import { writeNamed } from "@dwsa/base/catalogue";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(writeNamed("MemoType", "memoId"), new Uint8Array([0, 0, 0, 2]));
 * assert.equal(writeNamed("MemoType", "memoId", "base64"), "AAAAAg==");
 * ```
 */
export function writeNamed<K extends TypeName>(typeName: K, value: XdrTypes[K]): Bytes;
/** Encodes a value as a string. */
export function writeNamed<K extends TypeName>(typeName: K, value: XdrTypes[K], format: XdrFormat): string;
/** Encodes a value of a type whose name is known only at run time. */
export function writeNamed(typeName: string, value: unknown, format?: XdrFormat): Bytes | string;
export function writeNamed(typeName: string, value: unknown, format?: XdrFormat): Bytes | string {
  return attempt("encode XDR", () => {
    const name = parseTypeName(typeName);
    const type: XdrWritable<unknown> = codecOf(name, SCHEMAS[name]);
    return format === undefined ? encodeXdr(type, value) : encodeXdr(type, value, format);
  });
}

/**
 * Parses the SEP-51 JSON of a named type, as strictly as the functions for single types, such as `scValFromJson`, which
 * add less to a bundle.
 *
 * @param typeName the name of the type, one of {@linkcode typeNames}
 * @param json the JSON value, as returned by `parseJson` from `@dwsa/base/json` or `JSON.parse`, not the JSON string
 * @returns the value
 * @throws {TypeError} if the type is unknown, or a part of `json` has the wrong type; the message contains the path
 * @throws {RangeError} if a number is out of range for its field
 * @throws {DwsaError} `json/…` if `json` is not the JSON of a value of this type
 *
 * @example A value from its JSON
 * ```ts
 * import { fromJsonNamed } from "@dwsa/base/catalogue";
 * import assert from "node:assert/strict";
 *
 * assert.equal(fromJsonNamed("ScVal", { u32: 7 }).toXDR("base64"), "AAAAAwAAAAc=");
 * assert.equal(fromJsonNamed("MemoType", "none"), "memoNone");
 * ```
 */
export function fromJsonNamed<K extends TypeName>(typeName: K, json: unknown): XdrTypes[K];
/** Parses the JSON of a type whose name is known only at run time. */
export function fromJsonNamed(typeName: string, json: unknown): unknown;
export function fromJsonNamed(typeName: string, json: unknown): unknown {
  return attempt("read JSON", () => {
    const name = parseTypeName(typeName);
    return fromJson(name, SCHEMAS[name], json);
  });
}

/**
 * Converts the XDR of a named type to a SEP-51 JSON string: the same string as `JSON.stringify(readNamed(typeName,
 * input))` for a struct or a union, in half the time or less, since no values are created.
 *
 * @param typeName the name of the type, one of {@linkcode typeNames}
 * @param input the bytes, or a base64 string; decoded strictly
 * @param options the spelling of names
 * @returns the JSON string, without white space
 * @throws {TypeError} if the type is unknown, `input` is neither bytes nor a string, or `options` has an unknown
 *   property or value
 * @throws {DwsaError} `encoding/invalid-base64` or `xdr/…`, if the input is not exactly one value of this type
 *
 * @example Convert a value for another program
 * ```ts
 * import { xdrToJsonString } from "@dwsa/base/catalogue";
 * import assert from "node:assert/strict";
 *
 * assert.equal(xdrToJsonString("ScVal", "AAAAAwAAAAc="), '{"u32":7}');
 * ```
 */
export function xdrToJsonString(
  typeName: TypeName | (string & Record<never, never>),
  input: Uint8Array | string,
  options?: ToJsonOptions,
): string {
  return attempt("write JSON", () => {
    const name = parseTypeName(typeName);
    const schema = SCHEMAS[name];
    const rename = renameOf(options);
    try {
      return printJson(nodeOf(schema), rename, typeof input === "string" ? decodeBase64(input) : copyBytes(input));
    } catch { // decoding explains what is wrong
      return JSON.stringify(toJsonNamed(name, decodeXdr(codecOf(name, schema), input), options));
    }
  });
}

function parseTypeName(typeName: unknown): TypeName {
  if (typeof typeName === "string" && Object.hasOwn(SCHEMAS, typeName)) return typeName as TypeName;
  const got = typeof typeName === "string"
    ? `${quote(typeName)}${didYouMean(typeName, Object.keys(SCHEMAS))}`
    : describe(typeName);
  throw new Fault("type", `expected typeName to be the name of a wire type, such as "ScVal", got ${got}`);
}
