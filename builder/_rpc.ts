/**
 * Reads the JSON of an RPC answer. Known fields are read strictly, and unknown fields are ignored, since newer servers
 * add fields. XDR is base64 in one field, or SEP-51 JSON in its sibling (`xdrFormat: "json"`).
 */

import { DwsaError } from "../errors/mod.ts";
import { describe, quote } from "../internal/describe.ts";
import { decodeXdr, type XdrReadable } from "../xdr/value.ts";

/** Reads a wire value from SEP-51 JSON. */
type JsonReader<T> = (json: unknown) => T;

/** An object of an answer and its path. */
export class RpcObject {
  readonly #action: string;
  readonly #path: string;
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(action: string, path: string, value: unknown) {
    this.#action = action;
    this.#path = path;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new TypeError(
        `Cannot ${action}: expected ${path === "" ? "an object" : `${path} to be an object`}, got ${describe(value)}`,
      );
    }
    this.#fields = value as Readonly<Record<string, unknown>>;
  }

  /** The value of a field of its own; `undefined` when it is absent or null. */
  get(name: string): unknown {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    return value === null ? undefined : value;
  }

  /** The error for a field that is not as expected. */
  unexpected(name: string, expected: string, got: unknown): Error {
    const path = this.pathOf(name);
    const found = typeof got === "string" ? quote(got) : describe(got);
    return new DwsaError("builder/rpc", `Cannot ${this.#action}: expected ${path} to be ${expected}, got ${found}`, {
      path,
      expected,
      got: found,
    });
  }

  /** The path of a field. */
  pathOf(name: string): string {
    return this.#path === "" ? name : `${this.#path}.${name}`;
  }

  /** A text. */
  text(name: string): string {
    const value = this.get(name);
    if (typeof value === "string") return value;
    throw this.unexpected(name, "a string", value);
  }

  /** The hash of a transaction. */
  hash(name: string): string {
    const value = this.get(name);
    if (typeof value === "string" && /^[0-9a-f]{64}$/.test(value)) return value;
    throw this.unexpected(name, "64 hexadecimal digits", value);
  }

  /** A ledger or a count: a number from 0 to 2^32 - 1. */
  uint32(name: string): number {
    const value = this.get(name);
    if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff) return value;
    throw this.unexpected(name, "an integer from 0 to 4294967295", value);
  }

  /** An unsigned integer of 64 bits, in decimal text or as a safe number. */
  uint64(name: string): bigint {
    const value = this.get(name);
    const isNumber = typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
    const isText = typeof value === "string" && /^(0|[1-9]\d{0,19})$/.test(value);
    const integer = isNumber || isText ? BigInt(value) : -1n;
    if (integer >= 0n && integer <= 0xffff_ffff_ffff_ffffn) return integer;
    throw this.unexpected(name, "an unsigned 64-bit integer as decimal text", value);
  }

  /** An object inside this one, `undefined` when it is absent. */
  object(name: string): RpcObject | undefined {
    const value = this.get(name);
    return value === undefined ? undefined : new RpcObject(this.#action, this.pathOf(name), value);
  }

  /** The objects of a list; no objects if the list is absent. */
  objects(name: string): RpcObject[] {
    return this.#list(name).map((item, i) => new RpcObject(this.#action, `${this.pathOf(name)}[${i}]`, item));
  }

  /** A wire value, as base64 under one name or as JSON under another; `undefined` when both are absent. */
  xdr<T>(name: string, jsonName: string, type: XdrReadable<T>, fromJson: JsonReader<T>): T | undefined {
    const text = this.get(name);
    if (text !== undefined) return this.#decode(name, text, type);
    const json = this.get(jsonName);
    return json === undefined ? undefined : this.#at(jsonName, () => fromJson(json));
  }

  /** A wire value that must be there. */
  requiredXdr<T>(name: string, jsonName: string, type: XdrReadable<T>, fromJson: JsonReader<T>): T {
    const value = this.xdr(name, jsonName, type, fromJson);
    if (value !== undefined) return value;
    throw this.unexpected(name, `base64, or ${jsonName} to be JSON`, undefined);
  }

  /** A list of wire values, `undefined` when both fields are absent. */
  xdrList<T>(name: string, jsonName: string, type: XdrReadable<T>, fromJson: JsonReader<T>): T[] | undefined {
    if (this.get(name) !== undefined) {
      return this.#list(name).map((text, i) => this.#decode(`${name}[${i}]`, text, type));
    }
    if (this.get(jsonName) === undefined) return undefined;
    return this.#list(jsonName).map((json, i) => this.#at(`${jsonName}[${i}]`, () => fromJson(json)));
  }

  #list(name: string): readonly unknown[] {
    const value = this.get(name) ?? [];
    if (Array.isArray(value)) return Array.from(value);
    throw this.unexpected(name, "an array", value);
  }

  #decode<T>(name: string, text: unknown, type: XdrReadable<T>): T {
    if (typeof text !== "string") throw this.unexpected(name, "base64", text);
    return this.#at(name, () => decodeXdr(type, text, "base64"));
  }

  /** Adds the path in the answer to the error of a wire value. */
  #at<T>(name: string, read: () => T): T {
    try {
      return read();
    } catch (cause) {
      const path = this.pathOf(name);
      const reason = cause instanceof Error ? cause.message : describe(cause);
      throw new DwsaError("builder/rpc", `Cannot ${this.#action}: ${path}: ${reason}`, { path, cause });
    }
  }
}

/**
 * The result in a JSON-RPC answer. The caller can also pass the result alone.
 *
 * @throws {DwsaError} `builder/rpc` if the answer is a JSON-RPC error, with its code and message
 */
export function resultOf(action: string, answer: unknown): RpcObject {
  const object = new RpcObject(action, "", answer);
  const error = object.get("error");
  if (typeof error === "object" && error !== null) {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
    const got = `${typeof code === "number" ? code : describe(code)} ${
      typeof message === "string" ? quote(message) : ""
    }`;
    throw new DwsaError("builder/rpc", `Cannot ${action}: expected a result, got the error ${got.trim()}`, {
      expected: "a result",
      got: got.trim(),
      cause: error,
    });
  }
  const result = object.get("result");
  if (result !== undefined) return new RpcObject(action, "result", result);
  if (object.get("jsonrpc") === undefined) return object;
  throw object.unexpected("result", "an object", undefined);
}
