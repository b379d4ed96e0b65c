/** Reads XDR (RFC 4506). All untrusted XDR is read by this module. */

import { copyBytes, isBytes } from "../internal/bytes.ts";
import { count, describe, withReason } from "../internal/fault.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { MAX_DEPTH } from "./_depth.ts";
import { NEWEST_PROTOCOL } from "./generated/protocols.ts";

/**
 * Whether the reader returns opaque data as views of one copy of the whole input, rather than as separate copies.
 *
 * Views are used only on Deno. Its build of V8 does not allocate typed arrays on its heap, so a small typed array costs
 * seven times as much as on Node, and a view costs almost nothing. Decoding with views takes 1.0 to 1.5 times as long
 * as with copies on Node, and 1.0 to 3.1 times as long on Bun.
 */
let usesViews: boolean | undefined;

/**
 * The minimum size in bytes of an input whose strings are cached. Large inputs, such as the events of a ledger, often
 * repeat strings.
 */
const REPETITIVE = 1024;

/** Options for {@linkcode XdrReader}. */
export interface XdrReaderOptions {
  /**
   * The owner of the input bytes. With `"shared"`, the default, the caller can change the bytes, so the reader copies
   * them. With `"borrowed"`, the bytes do not change until the last value has been read. With `"owned"`, the bytes
   * never change, so values can be views of them.
   */
  readonly input?: "shared" | "borrowed" | "owned";
  /** The offset of the first byte in its stream, for errors and {@linkcode XdrReader.offset}; 0 by default. */
  readonly base?: number;
  /** The name of the type that the caller decodes, for the messages of errors in other types inside it. */
  readonly type?: string;
}

/**
 * A cursor over XDR bytes. Every generated type has a static `read` method that accepts a reader. Programs rarely need
 * a reader, since `fromXDR` creates one.
 *
 * A reader copies its input unless the option `input` is `"borrowed"` or `"owned"`. On some runtimes, the opaque data
 * of decoded values is a view of the copied input; `slice()` creates a separate copy.
 *
 * The argument `path` is the name of the type or field to read, such as `DwsaAddressCredentials.nonce`. If the bytes do
 * not match the type, the method throws a `DwsaError` with an `xdr/…` code, this path and the offset.
 *
 * @example Read two consecutive values
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
  readonly #type: string | undefined;
  /** The bytes that views refer to: the input from `#lastingStart` on. Borrowed bytes are copied for the first view. */
  #lasting: Uint8Array | undefined;
  #lastingStart = 0;
  #offset = 0;
  #depth = 0;
  #selecting = "";
  /** Decoded strings and their byte offsets, by an eight-bit hash. */
  readonly #texts: ({ readonly text: string; readonly start: number } | undefined)[] = [];

  /**
   * Creates a reader at the first byte.
   *
   * @param bytes the bytes to read, which are copied by default
   * @param options the ownership of the bytes, their position in a stream, and the name of the type
   * @throws {TypeError} if `bytes` is not a `Uint8Array`
   */
  constructor(bytes: Uint8Array, { input = "shared", base = 0, type }: XdrReaderOptions = {}) {
    if (!isBytes(bytes)) {
      throw new TypeError(`Cannot decode XDR: expected bytes to be a Uint8Array, got ${describe(bytes)}`);
    }
    usesViews = usesViews ?? "Deno" in globalThis;
    const own = input === "shared" ? copyBytes(bytes) : plainBytes(bytes);
    this.#base = base;
    this.#type = type;
    this.#bytes = own;
    this.#lasting = input === "borrowed" ? undefined : own;
    this.#view = new DataView(own.buffer, own.byteOffset, own.byteLength);
    this.#size = this.#view.byteLength;
  }

  /** The number of bytes read; in a stream, the position of the next byte. */
  get offset(): number {
    return this.#base + this.#offset;
  }

  /** The number of bytes left to read. */
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

  /** Reads an integer of several 64-bit words, most significant first. */
  wide(words: number, signed: boolean, path: string): bigint {
    const start = this.#take(words * 8, path);
    let value = signed ? this.#view.getBigInt64(start) : this.#view.getBigUint64(start);
    for (let i = 1; i < words; i++) {
      const word = this.#view.getBigUint64(start + i * 8);
      value = value === 0n ? word : (value << 64n) | word; // skips the shift for small values
    }
    return value;
  }

  /** Reads a boolean, which must be 0 or 1. */
  bool(path: string): boolean {
    const value = this.int32(path);
    if (value !== 0 && value !== 1) {
      throw this.#error(
        "xdr/invalid-bool",
        path,
        `expected a boolean (0 or 1), got ${isShown(value) ? value : "a different integer"}`,
        this.#offset - 4,
      );
    }
    return value === 1;
  }

  /** Reads bytes of a fixed size, and their padding. */
  opaque(size: number, path: string): Uint8Array {
    return this.#part(this.#padded(size, path), size);
  }

  /** Reads a length of at most `max`, then that number of bytes and their padding. */
  varOpaque(max: number, path: string): Uint8Array {
    return this.opaque(this.length(max, 1, path), path);
  }

  /** Skips bytes without validating them; `size` must be a multiple of four. */
  skip(size: number, path: string): void {
    this.#take(size, path);
  }

  /** Skips variable-length bytes or a string, and checks only the length and the padding. */
  skipVarOpaque(max: number, path: string): void {
    this.#padded(this.length(max, 1, path), path);
  }

  /**
   * Reads a string. Bytes that are not well-formed UTF-8 are returned as bytes, so writing the value again yields the
   * same XDR.
   */
  text(max: number, path: string): string | Uint8Array {
    const size = this.length(max, 1, path);
    const start = this.#padded(size, path);
    if (size === 0 || this.#size < REPETITIVE) return this.#newText(start, size);
    const view = this.#view;
    const ends = view.getInt32(start) + view.getInt32((start + size - 1) & ~3);
    const slot = Math.imul(ends + size, 0x9e3779b1) >>> 24;
    const made = this.#texts[slot];
    if (made !== undefined) {
      let at = -4; // also compares the lengths before the strings, and the padding
      while (at < size && view.getInt32(start + at) === view.getInt32(made.start + at)) at += 4;
      if (at >= size) return made.text;
    }
    const text = this.#newText(start, size);
    if (typeof text === "string") this.#texts[slot] = { text, start };
    return text;
  }

  /** Decodes a string. `TextDecoder` is slower for short ASCII strings. */
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

  /**
   * Reads a length of at most `max`. Throws, before anything is allocated, if the rest of the input is too short for
   * that number of elements of at least `minSize` bytes each.
   */
  length(max: number, minSize: number, path: string): number {
    const length = this.uint32(path);
    const at = this.#offset - 4;
    if (length > max) {
      const found = isShown(length) ? `length ${length}` : "the length";
      throw this.#error("xdr/length", path, `${found} is above the maximum of ${max}`, at);
    }
    const { left } = this;
    if (length * minSize > left) {
      const needs = isShown(length)
        ? `length ${length} needs at least ${count(length * minSize, "byte")}, got ${left}`
        : `the length is above 65,535, with ${count(left, "byte")} left; ${NOT_XDR}`;
      throw this.#error("xdr/truncated", path, needs, at);
    }
    return length;
  }

  /** Reads a flag, then the value if the flag is set; returns null otherwise. */
  optional<T>(path: string, read: (reader: XdrReader) => T): T | null {
    return this.bool(path) ? read(this) : null;
  }

  /** Reads a length of at most `max`, then that number of elements of at least `minSize` bytes each. */
  array<T>(max: number, minSize: number, path: string, read: (reader: XdrReader) => T): readonly T[] {
    const length = this.length(max, minSize, path);
    // Allocated with its final size. V8 can also start to allocate the arrays of a literal, and their contents, as
    // long-lived objects.
    const items = new Array<T>(length);
    for (let i = 0; i < length; i++) items[i] = read(this);
    return items;
  }

  /** Reads the number of an enum member and returns its name in `names`. */
  enum<T extends string>(names: { readonly [value: number]: T }, path: string): T {
    const value = this.discriminant(path);
    return names[value] ?? this.unknown(value);
  }

  /** Reads the number that selects an arm of a union. */
  discriminant(path: string): number {
    this.#selecting = path;
    return this.int32(path);
  }

  /** Throws for the discriminant that was read last, which the type does not define. */
  unknown(discriminant: number): never {
    const message = isShown(discriminant)
      ? `unknown discriminant ${discriminant}; the input may be damaged, or XDR of another type or of a protocol after ${NEWEST_PROTOCOL}`
      : `unknown discriminant; ${NOT_XDR}`;
    throw this.#error("xdr/unknown-discriminant", this.#selecting, message, this.#offset - 4);
  }

  /** Enters a recursive type. Throws if values are nested too deeply. */
  enter(path: string): void {
    if (++this.#depth > MAX_DEPTH) {
      throw this.#error("xdr/depth", path, `nested more than ${MAX_DEPTH} levels deep`, this.#offset);
    }
  }

  /** Leaves a recursive type. */
  exit(): void {
    this.#depth--;
  }

  /** Throws if bytes are left after the last value. */
  end(path: string): void {
    const { left } = this;
    if (left > 0) {
      throw this.#error("xdr/trailing-bytes", path, `${count(left, "trailing byte")} after the value`, this.#offset);
    }
  }

  /** Advances by `size` bytes and returns their start. */
  #take(size: number, path: string): number {
    const start = this.#offset;
    const left = this.#size - start;
    if (size > left) this.#missing(size, path);
    this.#offset = start + size;
    return start;
  }

  /**
   * Throws because fewer than `size` bytes are left. Separate from `#take`, which engines inline only if it is short.
   */
  #missing(size: number, path: string): never {
    const reason = this.#size + this.#base === 0
      ? "the input is empty"
      : `expected ${isShown(size) ? count(size, "more byte") : "more than 65,535 bytes"}, got ${this.left}`;
    throw this.#error("xdr/truncated", path, reason, this.#offset);
  }

  /** Advances by `size` bytes and their padding, which must be zero, and returns their start. */
  #padded(size: number, path: string): number {
    const start = this.#take(size, path);
    for (let at = this.#take(-size & 3, path); at < this.#offset; at++) {
      if (this.#bytes[at] !== 0) throw this.#error("xdr/bad-padding", path, "expected padding of zero bytes", at);
    }
    return start;
  }

  /** Returns a range of the input that later changes to the caller's bytes do not affect. */
  #part(start: number, size: number): Uint8Array {
    if (!usesViews) return this.#bytes.slice(start, start + size);
    if (this.#lasting === undefined) {
      this.#lasting = this.#bytes.slice(start);
      this.#lastingStart = start;
    }
    const from = start - this.#lastingStart;
    return this.#lasting.subarray(from, from + size);
  }

  #error(code: DwsaErrorCode, path: string, rule: string, at: number): DwsaError {
    const offset = this.#base + at;
    const type = this.#type;
    const target = type === undefined || `${path}.`.startsWith(`${type}.`) ? path : `${type} at ${path}`;
    const reason = `${rule} (at offset ${offset})`;
    return withReason(new DwsaError(code, `Cannot decode ${target}: ${reason}`, { path, offset }), reason);
  }
}

/** Returns the same bytes as a plain `Uint8Array`, since `slice` of a Node `Buffer` does not copy. */
function plainBytes(bytes: Uint8Array): Uint8Array {
  return bytes.constructor === Uint8Array ? bytes : new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The smallest absolute value that errors do not show: such a number is probably not XDR, and could be the beginning of
 * a secret.
 */
const LARGE = 65_536;

const NOT_XDR = "the input is probably of another type, or a string passed as bytes";

function isShown(value: number): boolean {
  return Math.abs(value) < LARGE; // codes of errors are small negative numbers
}
