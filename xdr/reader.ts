/** Reads XDR (RFC 4506). Only this module reads untrusted bytes. */

import { copyBytes, isBytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { MAX_DEPTH } from "./_depth.ts";
import { NEWEST_PROTOCOL } from "./generated/protocols.ts";

/**
 * Whether opaque data are handed out as views of one copy of the whole input. Otherwise each is a copy.
 *
 * Views are for Deno alone. Its build of V8 does not allocate typed arrays on its heap, so a small typed array costs
 * seven times as much as on Node, and a view costs almost nothing. On Node and Bun views are slower: whole decodes with
 * views take 1.0 to 1.5 times (Node) and 1.0 to 3.1 times (Bun) as long as with copies.
 */
let usesViews: boolean | undefined;

/** Inputs from this size on often repeat strings, such as the names in the events of a ledger. */
const REPETITIVE = 1024;

/** Options of {@linkcode XdrReader}. */
export interface XdrReaderOptions {
  /**
   * Who may change the bytes. `"shared"`, the default: anybody, so they are copied. `"borrowed"`: nobody until the last
   * value has been read. `"owned"`: nobody ever, so values can be views of them.
   */
  readonly input?: "shared" | "borrowed" | "owned";
  /** The position of the first byte in a stream, for errors and {@linkcode XdrReader.offset}; 0 by default. */
  readonly base?: number;
}

/**
 * A cursor over the bytes of one XDR value. Every generated type has a static `read` that takes a reader. Programs
 * rarely need it, since `fromXDR` makes one.
 *
 * It copies its input, unless an option says that nobody changes that. Opaque data that it returns belong to the values
 * that are read. On some runtimes they are views of that copy; `slice()` makes a separate copy.
 *
 * The `path` of each method is the name of the type or field that is read ("DwsaAddressCredentials.nonce"). Bytes that
 * are not of that type are a `DwsaError` with an `xdr/…` code, this path and the offset.
 *
 * @example Read two values that follow each other
 * ```ts
 * import { fromHex } from "@dwsa/base";
 * import { ScVal, XdrReader } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const reader = new XdrReader(fromHex("0000000300000007" + "00000001"));
 * assert.equal(ScVal.read(reader).value, 7);
 * assert.equal(ScVal.read(reader).type, "scvVoid");
 * reader.end("two values");
 * ```
 */
export class XdrReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #size: number;
  readonly #base: number;
  #offset = 0;
  #depth = 0;
  #selecting = "";
  /** Strings that were made, and where their bytes are, by eight bits of those. */
  readonly #texts: ({ readonly text: string; readonly start: number } | undefined)[] = [];

  /**
   * Starts at the first of some bytes.
   *
   * @param bytes the bytes to read, which are copied by default
   * @param options who may change the bytes, and where they begin in a stream
   * @throws {TypeError} if `bytes` is not a `Uint8Array`
   */
  constructor(bytes: Uint8Array, { input = "shared", base = 0 }: XdrReaderOptions = {}) {
    if (!isBytes(bytes)) throw new TypeError(`Cannot decode XDR: expected a Uint8Array, got ${describe(bytes)}`);
    usesViews = usesViews ?? "Deno" in globalThis;
    const needsCopy = input !== "owned" && (input !== "borrowed" || usesViews); // a view outlives the reading
    const own = needsCopy ? copyBytes(bytes) : plainBytes(bytes);
    this.#base = base;
    this.#bytes = own;
    this.#view = new DataView(own.buffer, own.byteOffset, own.byteLength);
    this.#size = this.#view.byteLength;
  }

  /** The number of bytes that were read; in a stream, the position of the next byte. */
  get offset(): number {
    return this.#base + this.#offset;
  }

  /** Number of bytes left. */
  get left(): number {
    return this.#size - this.#offset;
  }

  /** Reads a signed 32-bit integer. */
  int32(path: string): number {
    return this.#view.getInt32(this.#take(4, path));
  }

  /** Reads an unsigned 32-bit integer. */
  uint32(path: string): number {
    return this.#view.getUint32(this.#take(4, path));
  }

  /** Reads a signed 64-bit integer. */
  int64(path: string): bigint {
    return this.#view.getBigInt64(this.#take(8, path));
  }

  /** Reads an unsigned 64-bit integer. */
  uint64(path: string): bigint {
    return this.#view.getBigUint64(this.#take(8, path));
  }

  /** Reads an integer of several words of 64 bits, the highest first. */
  wide(words: number, signed: boolean, path: string): bigint {
    const start = this.#take(words * 8, path);
    let value = signed ? this.#view.getBigInt64(start) : this.#view.getBigUint64(start);
    for (let i = 1; i < words; i++) {
      const word = this.#view.getBigUint64(start + i * 8);
      value = value === 0n ? word : (value << 64n) | word; // most are small: nothing to shift then
    }
    return value;
  }

  /** Reads a boolean, which is 0 or 1 and nothing else. */
  bool(path: string): boolean {
    const value = this.int32(path);
    if (value !== 0 && value !== 1) {
      throw this.#error("xdr/invalid-bool", path, `expected a boolean (0 or 1), got ${value}`, this.#offset - 4);
    }
    return value === 1;
  }

  /** Reads bytes of a fixed size and their padding. */
  opaque(size: number, path: string): Uint8Array {
    return this.#part(this.#padded(size, path), size);
  }

  /** Reads a length of at most `max`, then as many bytes. */
  varOpaque(max: number, path: string): Uint8Array {
    return this.opaque(this.#length(max, 1, path), path);
  }

  /** Reads a string; bytes that are not well-formed UTF-8 stay bytes, so that writing them again changes nothing. */
  text(max: number, path: string): string | Uint8Array {
    const size = this.#length(max, 1, path);
    const start = this.#padded(size, path);
    if (size === 0 || this.#size < REPETITIVE) return this.#newText(start, size);
    const view = this.#view;
    const ends = view.getInt32(start) + view.getInt32((start + size - 1) & ~3);
    const slot = Math.imul(ends + size, 0x9e3779b1) >>> 24;
    const made = this.#texts[slot];
    if (made !== undefined) {
      let at = -4; // the lengths, which are before the strings, and the padding are compared as well
      while (at < size && view.getInt32(start + at) === view.getInt32(made.start + at)) at += 4;
      if (at >= size) return made.text;
    }
    const text = this.#newText(start, size);
    if (typeof text === "string") this.#texts[slot] = { text, start };
    return text;
  }

  /** Makes a string. A short one of ASCII characters takes longer by `TextDecoder`. */
  #newText(start: number, size: number): string | Uint8Array {
    if (size <= (usesViews ? 64 : 12)) {
      let text = "";
      let at = start;
      for (; at < start + size; at++) {
        const byte = this.#bytes[at]!;
        if (byte > 127) break;
        text += String.fromCharCode(byte);
      }
      if (at === start + size) return text;
    }
    return decodeUtf8(this.#bytes.subarray(start, start + size)) ?? this.#part(start, size);
  }

  /** Reads a flag, then the value when the flag is set. */
  optional<T>(path: string, read: (reader: XdrReader) => T): T | null {
    return this.bool(path) ? read(this) : null;
  }

  /** Reads a length of at most `max`, then as many elements of at least `minSize` bytes each. */
  array<T>(max: number, minSize: number, path: string, read: (reader: XdrReader) => T): readonly T[] {
    const length = this.#length(max, minSize, path);
    // It has its final size, also because V8 can start to allocate the arrays of a literal as long-lived objects, with
    // their contents.
    const items = new Array<T>(length);
    for (let i = 0; i < length; i++) items[i] = read(this);
    return items;
  }

  /** Reads an enum: its number, then its name in `names`. */
  enum<T extends string>(names: { readonly [value: number]: T }, path: string): T {
    const value = this.discriminant(path);
    return names[value] ?? this.unknown(value);
  }

  /** Reads the number that selects an arm of a union. */
  discriminant(path: string): number {
    this.#selecting = path;
    return this.int32(path);
  }

  /** Rejects the discriminant that has just been read. */
  unknown(discriminant: number): never {
    const message = `unknown discriminant ${discriminant} (this version knows protocols up to ${NEWEST_PROTOCOL})`;
    throw this.#error("xdr/unknown-discriminant", this.#selecting, message, this.#offset - 4);
  }

  /** Enters a recursive type. */
  enter(path: string): void {
    if (++this.#depth > MAX_DEPTH) {
      throw this.#error("xdr/depth", path, `nested more than ${MAX_DEPTH} levels deep`, this.#offset);
    }
  }

  /** Leaves a recursive type. */
  exit(): void {
    this.#depth--;
  }

  /** Rejects bytes that are left over. */
  end(path: string): void {
    const { left } = this;
    if (left > 0) {
      throw this.#error("xdr/trailing-bytes", path, `trailing ${left} byte(s) after the value`, this.#offset);
    }
  }

  /** Advances by `size` bytes and returns their start. */
  #take(size: number, path: string): number {
    const start = this.#offset;
    const left = this.#size - start;
    if (size > left) throw this.#error("xdr/truncated", path, `expected ${size} more byte(s), got ${left}`, start);
    this.#offset = start + size;
    return start;
  }

  /** Advances by `size` bytes and by their padding, which must be zero, and returns their start. */
  #padded(size: number, path: string): number {
    const start = this.#take(size, path);
    for (let at = this.#take(-size & 3, path); at < this.#offset; at++) {
      if (this.#bytes[at] !== 0) throw this.#error("xdr/bad-padding", path, "expected padding of zero bytes", at);
    }
    return start;
  }

  /** Some of the bytes, safe from later changes of the input. */
  #part(start: number, size: number): Uint8Array {
    return usesViews ? this.#bytes.subarray(start, start + size) : this.#bytes.slice(start, start + size);
  }

  /** Reads a length. Throws, before anything is allocated, if the rest of the input is too short for it. */
  #length(max: number, minSize: number, path: string): number {
    const length = this.uint32(path);
    const at = this.#offset - 4;
    if (length > max) throw this.#error("xdr/length", path, `length ${length} is above the maximum of ${max}`, at);
    const { left } = this;
    if (length * minSize > left) {
      const needs = `length ${length} needs at least ${length * minSize} byte(s), got ${left}`;
      throw this.#error("xdr/truncated", path, needs, at);
    }
    return length;
  }

  #error(code: DwsaErrorCode, path: string, reason: string, at: number): DwsaError {
    const offset = this.#base + at;
    return new DwsaError(code, `Cannot decode ${path}: ${reason} (at offset ${offset})`, { path, offset });
  }
}

/** The same bytes without the methods of a subclass: `slice` of a Node `Buffer` does not copy. */
function plainBytes(bytes: Uint8Array): Uint8Array {
  return bytes.constructor === Uint8Array ? bytes : new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
