/**
 * Parses the JSON of RPC responses. Fields that a result depends on are validated strictly. Other known fields that
 * cannot be read are kept as they are, and unknown fields are ignored, since newer servers add fields and values. An XDR value is base64 in one field, or SEP-51 JSON in another field (`xdrFormat: "json"`).
 */

import { DwsaError } from "../errors/mod.ts";
import { brandOf } from "../internal/brand.ts";
import { describe, Fault, quoteServerText, reasonOf, unexpectedAt, violated } from "../internal/fault.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import type { XdrReadable } from "../xdr/mod.ts";
import { fromJson } from "../xdr/json/_shared.ts";
import { decodeXdr, type Definition } from "../xdr/_shared.ts";
import type { UnreadPart } from "./unread_part.ts";

/** Parses an XDR value from SEP-51 JSON. */
export type JsonDecoder = <T>(type: XdrReadable<T>, json: unknown) => T;

/** Decodes the JSON of a class: the decoder of functions that accept JSON. */
export function decodeJson<T>(type: XdrReadable<T>, json: unknown): T {
  return fromJson(type.xdrName, type as unknown as Definition, json); // the public type of a class hides its schema
}

/** An object in a response, with its path. */
export class RpcObject {
  readonly #action: string;
  readonly #path: string;
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #unread: UnreadPart[] = [];
  readonly #json: JsonDecoder | undefined;

  /** Without `json`, fields with JSON are ignored: they are absent from responses to requests for base64. */
  constructor(action: string, path: string, value: unknown, json?: JsonDecoder) {
    this.#action = action;
    this.#path = path;
    this.#json = json;
    const advice = path === "" ? adviceFor(value) : undefined;
    if (typeof value !== "object" || value === null || Array.isArray(value) || advice !== undefined) {
      const expected = path === "" ? "the parsed JSON of a response" : `${path} to be an object`;
      const message = `expected ${expected}, got ${describe(value)}${advice ?? ""}`;
      throw new Fault("type", message, { path }).toError(`Cannot ${action}`);
    }
    this.#fields = value as Readonly<Record<string, unknown>>;
  }

  /** Returns the value of a field; `undefined` if the field is absent, inherited or `null`. */
  get(name: string): unknown {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    return value === null ? undefined : value;
  }

  /** Creates the error for an unexpected field value. */
  unexpected(name: string, expected: string, got: unknown): Error {
    const path = this.pathOf(name);
    const found = typeof got === "string" ? quoteServerText(got) : describe(got);
    return unexpectedAt("transaction/rpc", path, expected, found).toError(`Cannot ${this.#action}`);
  }

  /** Returns the path of a field in the response. */
  pathOf(name: string): string {
    return this.#path === "" ? name : `${this.#path}.${name}`;
  }

  /** Parses a required string. */
  text(name: string): string {
    const value = this.get(name);
    if (typeof value === "string") return value;
    throw this.unexpected(name, "a string", value);
  }

  /** Parses a transaction hash: 64 hexadecimal digits in lower case. */
  hash(name: string): string {
    const value = this.get(name);
    if (typeof value === "string" && /^[0-9a-f]{64}$/.test(value)) return value;
    throw this.unexpected(name, "64 hexadecimal digits in lower case", value);
  }

  /** Parses a ledger sequence or a count: a number from 0 to 2^32 - 1. */
  uint32(name: string): number {
    const value = this.get(name);
    if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff) return value;
    throw this.unexpected(name, "an integer from 0 to 4294967295", value);
  }

  /** Parses an unsigned 64-bit integer, which is a decimal string or a safe integer in JSON. */
  uint64(name: string): bigint {
    const value = this.get(name);
    const isNumber = typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
    const isText = typeof value === "string" && /^(0|[1-9]\d{0,19})$/.test(value);
    const integer = isNumber || isText ? BigInt(value) : -1n;
    if (integer >= 0n && integer <= 0xffff_ffff_ffff_ffffn) return integer;
    throw this.unexpected(name, "an unsigned 64-bit integer as decimal digits", value);
  }

  /** Returns a nested object; `undefined` if absent. */
  object(name: string): RpcObject | undefined {
    const value = this.get(name);
    return value === undefined ? undefined : new RpcObject(this.#action, this.pathOf(name), value, this.#json);
  }

  /** Parses a string; returns `null` if absent or empty. */
  textOrNull(name: string): string | null {
    const value = this.get(name);
    return value === undefined || value === "" ? null : this.text(name);
  }

  /** Parses the strkey of a contract (`C…`); returns `null` if absent or empty. */
  contractOrNull(name: string): string | null {
    const text = this.textOrNull(name);
    if (text === null || isValidStrKey("contract", text)) return text;
    throw this.unexpected(name, "a contract (C...)", text);
  }

  /** Parses a number from 0 to 2^32 - 1; returns `null` if absent. */
  uint32OrNull(name: string): number | null {
    return this.get(name) === undefined ? null : this.uint32(name);
  }

  /** Parses a required boolean. */
  boolean(name: string): boolean {
    const value = this.get(name);
    if (typeof value === "boolean") return value;
    throw this.unexpected(name, "a boolean", value);
  }

  /** Returns the objects of a required list. Servers send `null` for an empty list. */
  requiredObjects(name: string): RpcObject[] {
    if (Object.hasOwn(this.#fields, name) && this.#fields[name] !== undefined) return this.objects(name);
    throw this.unexpected(name, "an array", undefined);
  }

  /** Returns the objects of a list; an empty array if the list is absent. */
  objects(name: string): RpcObject[] {
    return this.#list(name).map((item, i) => this.#item(name, i, item));
  }

  #item(name: string, index: number, item: unknown): RpcObject {
    return new RpcObject(this.#action, `${this.pathOf(name)}[${index}]`, item, this.#json);
  }

  /** The parts that no result depends on and that could not be read, for the result; no property if there are none. */
  get unread(): { readonly unread?: readonly UnreadPart[] } {
    return this.#unread.length === 0 ? {} : { unread: this.#unread };
  }

  /** Parses an XDR value that no result depends on. If it cannot be read, it is kept in `unread`. */
  readableXdr<T>(name: string, jsonName: string, type: XdrReadable<T>): T | undefined {
    const field = this.get(name) === undefined ? jsonName : name;
    return this.#keep(this.pathOf(field), this.get(field), () => this.xdr(name, jsonName, type));
  }

  /** Reads the objects of a list that no result depends on. Those that cannot be read are kept in `unread`. */
  readableObjects<T>(name: string, read: (item: RpcObject) => T): T[] {
    return this.#readable(name, (item, i) => read(this.#item(name, i, item)));
  }

  /** Parses a list of XDR values that no result depends on. Those that cannot be read are kept in `unread`. */
  readableXdrList<T>(name: string, jsonName: string, type: XdrReadable<T>): T[] {
    if (this.get(name) !== undefined) {
      return this.#readable(name, (text, i) => this.#decode(`${name}[${i}]`, text, type));
    }
    return this.#json === undefined
      ? []
      : this.#readable(jsonName, (json, i) => this.#at(`${jsonName}[${i}]`, () => this.#json!(type, json)));
  }

  #readable<T>(name: string, read: (item: unknown, index: number) => T): T[] {
    const items = this.#keep(this.pathOf(name), this.get(name), () => this.#list(name)) ?? [];
    return items.flatMap((item, i) => this.#keep(`${this.pathOf(name)}[${i}]`, item, () => [read(item, i)]) ?? []);
  }

  #keep<T>(path: string, value: unknown, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      this.#unread.push({ path, value, error: error as Error });
      return undefined;
    }
  }

  /** Parses an XDR value, as base64 in one field or as JSON in another; returns `undefined` if both are absent. */
  xdr<T>(name: string, jsonName: string, type: XdrReadable<T>): T | undefined {
    const text = this.get(name);
    if (text !== undefined) return this.#decode(name, text, type);
    const json = this.#json === undefined ? undefined : this.get(jsonName);
    return json === undefined ? undefined : this.#at(jsonName, () => this.#json!(type, json));
  }

  /** Parses a required XDR value. */
  requiredXdr<T>(name: string, jsonName: string, type: XdrReadable<T>): T {
    const value = this.xdr(name, jsonName, type);
    if (value !== undefined) return value;
    throw this.unexpected(name, this.#json === undefined ? "base64" : `base64, or ${jsonName} to be JSON`, undefined);
  }

  /** Parses a list of XDR values; returns `undefined` if both fields are absent. */
  xdrList<T>(name: string, jsonName: string, type: XdrReadable<T>): T[] | undefined {
    if (this.get(name) !== undefined) {
      return this.#list(name).map((text, i) => this.#decode(`${name}[${i}]`, text, type));
    }
    if (this.#json === undefined || this.get(jsonName) === undefined) return undefined;
    return this.#list(jsonName).map((json, i) => this.#at(`${jsonName}[${i}]`, () => this.#json!(type, json)));
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

  /** Adds the path in the response to the errors of an XDR value. */
  #at<T>(name: string, read: () => T): T {
    try {
      return read();
    } catch (cause) {
      const path = this.pathOf(name);
      const reason = cause instanceof Error ? reasonOf(cause) : describe(cause);
      throw new DwsaError("transaction/rpc", `Cannot ${this.#action} at ${path}: ${reason}`, { path, cause });
    }
  }
}

/**
 * Returns advice for the error message if a value is not parsed JSON but, for example, a promise or an unread response.
 */
function adviceFor(value: unknown): string | undefined {
  if (typeof value === "string") return "; JSON.parse() parses it";
  const brand = brandOf(value);
  return brand === "Promise" ? "; await it" : brand === "Response" ? "; await its json()" : undefined;
}

/**
 * Returns the result in a response: the `result` of a JSON-RPC response, or the object itself.
 *
 * @throws {DwsaError} `transaction/rpc` if the response is an error of JSON-RPC or of the HTTP server; the message contains
 *   the code and message of that error
 */
export function resultOf(action: string, response: unknown, json?: JsonDecoder): RpcObject {
  const object = new RpcObject(action, "", response, json);
  const error = object.get("error");
  const result = object.get("result");
  // Failed simulations also have an error string, but always with a ledger.
  const isText = typeof error === "string" && result === undefined && object.get("latestLedger") === undefined;
  if (isText || (typeof error === "object" && error !== null)) {
    const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
    const text = isText ? error : message;
    const parts: string[] = [];
    if (typeof code === "string") parts.push(quoteServerText(code));
    else if (code !== undefined) parts.push(typeof code === "number" ? `${code}` : describe(code));
    if (typeof text === "string") parts.push(quoteServerText(text));
    const got = parts.join(" ");
    const rule = got === "" ? "an error without a code and a message" : `the error ${got}`;
    const fault = violated("transaction/rpc", `the server returned ${rule}`, "a result", got, { cause: error });
    throw fault.toError(`Cannot ${action}`);
  }
  if (result !== undefined) return new RpcObject(action, "result", result, json);
  if (object.get("jsonrpc") === undefined) return object;
  throw object.unexpected("result", "an object", undefined);
}
