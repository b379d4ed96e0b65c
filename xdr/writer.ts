/** Writes XDR (RFC 4506), and validates values before they become bytes. */

import { byteCount, type Bytes, isBytes } from "../internal/bytes.ts";
import { count, Fault, typeMismatch, withPath } from "../internal/fault.ts";
import { fitsBits, integerText } from "../internal/integers.ts";
import { encodeUtf8Into, isWellFormed } from "../internal/utf8.ts";
import { MAX_DEPTH } from "./_depth.ts";

/** The maximum size in bytes of a buffer that is kept for the next value. */
const KEEP_BYTES = 1 << 16;

/** The maximum length of strings that are written without `TextEncoder`, whose call costs more than a loop. */
const SHORT_TEXT = 96;

/** The maximum number of enum members listed in a message. */
const SHOWN_NAMES = 12;

/**
 * A growing buffer for one XDR value, created by `toXDR`. Every generated class has a static `write` method that accepts
 * a writer. The methods that write throw if the value is not valid for its type, and every `write` adds its field or arm
 * to the path of the error.
 */
export class XdrWriter {
  #bytes: Uint8Array = new Uint8Array(1024);
  #view: DataView = new DataView(this.#bytes.buffer);
  #offset = 0;
  #depth = 0;

  /** The number of bytes written. */
  get offset(): number {
    return this.#offset;
  }

  /** Returns a copy of the written bytes. */
  bytes(): Bytes {
    return this.#bytes.slice(0, this.#offset) as Bytes;
  }

  /** Returns the written bytes as a view, which the next write can change. */
  peek(): Uint8Array {
    return this.#bytes.subarray(0, this.#offset);
  }

  /** Resets the writer for reuse. Returns `false` if its buffer is too large to keep. */
  reset(): boolean {
    this.#offset = 0;
    return this.#bytes.length <= KEEP_BYTES;
  }

  /** Writes a signed 32-bit integer. */
  int32(value: number): void {
    if (typeof value !== "number" || (value | 0) !== value) throw badNumber("a signed integer of 32 bits", value);
    const at = this.#take(4);
    this.#view.setInt32(at, value);
  }

  /** Writes an unsigned 32-bit integer. */
  uint32(value: number): void {
    if (typeof value !== "number" || (value >>> 0) !== value) throw badNumber("an unsigned integer of 32 bits", value);
    const at = this.#take(4);
    this.#view.setUint32(at, value);
  }

  /** Writes a signed 64-bit integer. */
  int64(value: bigint): void {
    requireFit(value, 64, true);
    const at = this.#take(8);
    this.#view.setBigInt64(at, value);
  }

  /** Writes an unsigned 64-bit integer. */
  uint64(value: bigint): void {
    requireFit(value, 64, false);
    const at = this.#take(8);
    this.#view.setBigUint64(at, value);
  }

  /** Writes an integer of several 64-bit words, most significant first. */
  wide(value: bigint, words: number, signed: boolean): void {
    requireFit(value, words * 64, signed);
    const start = this.#take(words * 8);
    for (let i = words - 1; i >= 0; i--, value >>= 64n) {
      this.#view.setBigUint64(start + i * 8, BigInt.asUintN(64, value));
    }
  }

  /** Writes a boolean. */
  bool(value: boolean): void {
    if (typeof value !== "boolean") throw typeMismatch("a boolean", value);
    this.int32(value ? 1 : 0);
  }

  /** Writes bytes of a fixed size, and their padding. */
  opaque(value: Uint8Array, size: number): void {
    if (!isBytes(value)) throw typeMismatch(`a Uint8Array of ${count(size, "byte")}`, value);
    const length = byteCount(value);
    if (length !== size) throw new Fault("xdr/length", `expected ${count(size, "byte")}, got ${length}`);
    this.#put(value, length);
  }

  /** Writes a length of at most `max`, the bytes and their padding. */
  varOpaque(value: Uint8Array, max: number): void {
    if (!isBytes(value)) throw typeMismatch("a Uint8Array", value);
    const length = byteCount(value);
    this.#length(length, max);
    this.#put(value, length);
  }

  /** Writes a string, or the bytes of a string; `max` is in bytes. */
  text(value: string | Uint8Array, max: number): void {
    if (typeof value !== "string") {
      if (!isBytes(value)) throw typeMismatch("a string or a Uint8Array", value);
      return this.varOpaque(value, max);
    }
    if (value.length > max) throw tooLong(value.length, max); // the number of bytes is at least as large
    const start = this.#take(4);
    const length = this.#asciiText(value) || this.#utf8Text(value);
    if (length > max) throw tooLong(length, max);
    this.#view.setUint32(start, length);
    this.#pad(length);
  }

  /** Writes a flag, then the value unless it is null. */
  optional<T>(value: T | null, write: (writer: XdrWriter, value: T) => void): void {
    if (value === undefined) throw typeMismatch("a value or null", value); // a field that untyped code omitted
    this.bool(value !== null);
    if (value !== null) write(this, value);
  }

  /** Writes a length of at most `max`, then the elements. */
  array<T>(value: readonly T[], max: number, write: (writer: XdrWriter, value: T) => void): void {
    if (!Array.isArray(value)) throw typeMismatch("an array", value);
    const length = value.length;
    this.#length(length, max);
    let i = 0;
    try {
      for (; i < length; i++) write(this, value[i]!);
    } catch (error) {
      throw withPath(error, `[${i}]`);
    }
  }

  /**
   * Writes the number of an enum member. The object `names` contains the name of each number. Changes to it after its
   * first use are ignored.
   */
  enum<T extends string>(value: T, names: { readonly [value: number]: T }): void {
    const number = numbersOf(names).get(value);
    if (number !== undefined) return this.int32(number);
    const known = Object.values(names);
    throw typeMismatch(
      known.length > SHOWN_NAMES ? "the name of a member" : `one of ${known.join(", ")}`,
      value,
    );
  }

  /** Throws for a `type` that is not an arm of the union. */
  arm(type: unknown): never {
    throw typeMismatch("the name of an arm", type);
  }

  /** Enters a recursive type. Throws if values are nested too deeply. */
  enter(): void {
    if (++this.#depth > MAX_DEPTH) throw new Fault("xdr/depth", `nested more than ${MAX_DEPTH} levels deep`);
  }

  /** Leaves a recursive type. */
  exit(): void {
    this.#depth--;
  }

  /**
   * Reserves `size` bytes and returns the offset of the first one. Replaces `#bytes` and `#view` if the buffer is too
   * small, so read these fields only after the call.
   */
  #take(size: number): number {
    const start = this.#offset;
    const end = start + size;
    if (end > this.#bytes.length) this.#grow(end);
    this.#offset = end;
    return start;
  }

  #grow(needed: number): void {
    const bigger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    bigger.set(this.#bytes.subarray(0, this.#offset));
    this.#bytes = bigger;
    this.#view = new DataView(bigger.buffer);
  }

  #length(length: number, max: number): void {
    if (length > max) throw tooLong(length, max);
    this.uint32(length);
  }

  #put(value: Uint8Array, length: number): void {
    const at = this.#take(length);
    this.#bytes.set(value, at);
    this.#pad(length);
  }

  /** Pads with zero bytes to a multiple of four. The buffer can contain bytes of earlier values. */
  #pad(length: number): void {
    const padding = -length & 3;
    const start = this.#take(padding);
    for (let i = 0; i < padding; i++) this.#bytes[start + i] = 0;
  }

  /** Writes a short ASCII string and returns its length; returns 0 for any other string. */
  #asciiText(value: string): number {
    const { length } = value;
    if (length > SHORT_TEXT) return 0;
    const start = this.#take(length);
    for (let i = 0; i < length; i++) {
      const letter = value.charCodeAt(i);
      if (letter > 127) {
        this.#offset = start;
        return 0;
      }
      this.#bytes[start + i] = letter;
    }
    return length;
  }

  #utf8Text(value: string): number {
    if (value.length === 0) return 0;
    if (!isWellFormed(value)) {
      throw new Fault("xdr/invalid-value", "expected well-formed Unicode, got a lone surrogate");
    }
    const start = this.#take(value.length * 3);
    const written = encodeUtf8Into(value, this.#bytes.subarray(start));
    this.#offset = start + written;
    return written;
  }
}

/** The member numbers by name, for each enum that has been written. */
const NUMBERS: WeakMap<object, ReadonlyMap<string, number>> = /* @__PURE__ */ new WeakMap();

function numbersOf(names: { readonly [value: number]: string }): ReadonlyMap<string, number> {
  let numbers = NUMBERS.get(names);
  if (numbers === undefined) {
    numbers = new Map(Object.entries(names).map(([number, name]) => [name, Number(number)]));
    NUMBERS.set(names, numbers);
  }
  return numbers;
}

function badNumber(expected: string, value: unknown): Fault {
  return typeof value === "number"
    ? new Fault("range", `expected ${expected}, got ${value}`)
    : typeMismatch(expected, value);
}

function tooLong(length: number, max: number): Fault {
  return new Fault("xdr/length", `length ${length} is above the maximum of ${max}`);
}

function requireFit(value: bigint, bits: number, signed: boolean): void {
  if (typeof value !== "bigint") throw typeMismatch(`a bigint of ${bits} bits`, value);
  if (!fitsBits(value, bits, signed)) {
    const expected = `${signed ? "a signed" : "an unsigned"} integer of ${bits} bits`;
    throw new Fault("range", `expected ${expected}, got ${integerText(value)}`);
  }
}
