/** Decodes the values of a stream one by one. */

import { attempt, wrongType } from "../internal/fault.ts";
import { isBytes } from "../internal/bytes.ts";
import { readChoice, readOptions } from "../internal/options.ts";
import { DwsaError } from "../errors/mod.ts";
import { XdrReader } from "./reader.ts";
import type { XdrReadable } from "./codec.ts";

/** The framing of values in a stream. */
export interface DecodeStreamOptions {
  /**
   * The framing of the values:
   *
   * | framing | bytes | found in |
   * |---|---|---|
   * | `"none"` (the default) | value, value, … | custom sections of a contract's Wasm |
   * | `"records"` | records with record marks (RFC 5531, section 11) | history archives, a node's meta stream |
   * | `"array"` | a length of 4 bytes, then the values (RFC 4506, section 4.13) | any type that is an array |
   */
  readonly framing?: "none" | "records" | "array";
}

/** The maximum size of a value in bytes, so that a corrupt length cannot exhaust memory. */
const MAX_BYTES = 268_435_456;

/** The chunk size for input that is a single byte array, so that the whole input is never copied at once. */
const PIECE = 65_536;

const ACTION = "decode the stream";

/**
 * Decodes values of one type one by one, without keeping all of them in memory. Returns a generator, since the input is
 * a byte array.
 *
 * A value that cannot be decoded, for example because of an unknown arm, ends the stream with an error, after all
 * preceding values. The `offset` of the error is relative to the first byte of the stream.
 *
 * @param type the class or codec of the values, such as `ScSpecEntry`
 * @param input the bytes
 * @param options the framing of the values
 * @returns the values, decoded on demand
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `xdr/truncated` if the bytes end inside a value, `xdr/length` if a value has more than 256 MiB,
 *   `xdr/trailing-bytes` if bytes follow the value of a record or the last item of an array, `xdr/…` if a value is
 *   malformed
 *
 * @example The entries of a section
 * ```ts
 * import { fromHex } from "@dwsa/base";
 * import { decodeStream, ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const bytes = fromHex("0000000300000007" + "00000001");
 * const types: string[] = [];
 * for (const value of decodeStream(ScVal, bytes)) types.push(value.type);
 * assert.deepEqual(types, ["scvU32", "scvVoid"]);
 * ```
 */
export function decodeStream<T>(
  type: XdrReadable<T>,
  input: Uint8Array,
  options?: DecodeStreamOptions,
): Generator<T, void, undefined>;
/**
 * Decodes values of one type one by one, without keeping all of them in memory. Returns an asynchronous generator,
 * since the input consists of chunks. Chunks can end anywhere, even inside a value. Without record marks, the end of a
 * value is known only after decoding it. Therefore, an incomplete value is decoded again once a quarter more bytes, or
 * all bytes, are available.
 *
 * @param type the class or codec of the values
 * @param chunks the bytes in chunks, such as a `ReadableStream` or a file stream
 * @param options the framing of the values
 * @returns the values, decoded on demand; leaving the loop also ends `chunks`
 * @throws {TypeError} if an argument or a chunk is of the wrong type
 * @throws {DwsaError} as in the overload for bytes
 *
 * @example Ledger headers of a history archive
 * ```ts
 * import { fromHex } from "@dwsa/base";
 * import { decodeStream, ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * async function* chunks() { // stands for a decompressed file
 *   yield fromHex("8000000800000003");
 *   yield fromHex("000000078000000400000001");
 * }
 * const types: string[] = [];
 * for await (const value of decodeStream(ScVal, chunks(), { framing: "records" })) types.push(value.type);
 * assert.deepEqual(types, ["scvU32", "scvVoid"]);
 * ```
 */
export function decodeStream<T>(
  type: XdrReadable<T>,
  chunks: AsyncIterable<Uint8Array>,
  options?: DecodeStreamOptions,
): AsyncGenerator<T, void, undefined>;
export function decodeStream<T>(
  type: XdrReadable<T>,
  input: Uint8Array | AsyncIterable<Uint8Array>,
  options?: DecodeStreamOptions,
): Generator<T, void, undefined> | AsyncGenerator<T, void, undefined> {
  return attempt(ACTION, () => decodeChunks(type, input, options));
}

function decodeChunks<T>(
  type: XdrReadable<T>,
  input: Uint8Array | AsyncIterable<Uint8Array>,
  options?: DecodeStreamOptions,
): Generator<T, void, undefined> | AsyncGenerator<T, void, undefined> {
  if (typeof type?.read !== "function") throw wrongType("type", "a wire type, such as ScVal", type);
  const { framing } = readOptions(options, ["framing"]);
  const chosen = readChoice("options.framing", framing, ["none", "records", "array"]) ?? "none";
  const decoder = chosen === "records" ? new RecordDecoder(type) : new ValueDecoder(type, chosen === "array");
  if (isBytes(input)) return fromBytes(decoder, input);
  if (typeof (input as Partial<AsyncIterable<Uint8Array>> | null)?.[Symbol.asyncIterator] !== "function") {
    const error = wrongType("input", "a Uint8Array or an async iterable of Uint8Array chunks", input);
    throw typeof input === "string" ? error.withAdvice("convert base64 with fromBase64()") : error;
  }
  return fromChunks(decoder, input);
}

function* fromBytes<T>(decoder: Decoder<T>, bytes: Uint8Array): Generator<T, void, undefined> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    decoder.push(bytes.subarray(at, at + PIECE));
    yield* decoder.values(false);
  }
  yield* decoder.values(true);
}

async function* fromChunks<T>(
  decoder: Decoder<T>,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<T, void, undefined> {
  for await (const chunk of chunks) {
    if (!isBytes(chunk)) throw wrongType("a chunk", "a Uint8Array", chunk).toError(`Cannot ${ACTION}`);
    decoder.push(chunk);
    yield* decoder.values(false);
  }
  yield* decoder.values(true);
}

/** Collects bytes and returns the complete values. */
interface Decoder<T> {
  /** Appends bytes. */
  push(chunk: Uint8Array): void;
  /** Returns the complete values; `isEnd` is true if there are no more bytes. */
  values(isEnd: boolean): Generator<T, void, undefined>;
}

/** A buffer of bytes that have not been decoded yet. */
class Pending {
  #bytes: Uint8Array = new Uint8Array(0);
  #start = 0;
  #end = 0;
  /** The position in the stream of the first byte of the buffer. */
  position = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  /** Returns a range as a view, which `push` and `join` can change. */
  view(from: number, to: number): Uint8Array {
    return this.#bytes.subarray(this.#start + from, this.#start + to);
  }

  uint32(at: number): number {
    return new DataView(this.#bytes.buffer, this.#start + at, 4).getUint32(0);
  }

  push(chunk: Uint8Array): void {
    const { length } = this;
    if (this.#end + chunk.length > this.#bytes.length) {
      const needed = length + chunk.length;
      const target = needed > this.#bytes.length / 2 ? new Uint8Array(needed * 2) : this.#bytes;
      target.set(this.view(0, length)); // also correct if both are the same array
      this.#bytes = target;
      this.#start = 0;
      this.#end = length;
    }
    this.#bytes.set(chunk, this.#end);
    this.#end += chunk.length;
  }

  /** Drops the first `count` bytes. */
  drop(count: number): void {
    this.#start += count;
    this.position += count;
  }

  /** Moves a range to an earlier position. */
  join(to: number, from: number, count: number): void {
    const start = this.#start;
    this.#bytes.copyWithin(start + to, start + from, start + from + count);
  }
}

/** Decodes concatenated values (no framing). */
class ValueDecoder<T> implements Decoder<T> {
  readonly #type: XdrReadable<T>;
  readonly #pending = new Pending();
  /** The number of remaining values; `undefined` before the length of an array has been read. */
  #left: number | undefined;
  /** The number of bytes required for the next attempt to decode. */
  #enough = 0;

  constructor(type: XdrReadable<T>, isArray: boolean) {
    this.#type = type;
    this.#left = isArray ? undefined : Infinity;
  }

  push(chunk: Uint8Array): void {
    this.#pending.push(chunk);
  }

  *values(isEnd: boolean): Generator<T, void, undefined> {
    const pending = this.#pending;
    if (!isEnd && pending.length < this.#enough) return;
    const reader = readerOf(this.#type, pending, pending.length);
    while (reader.left > 0 || (isEnd && this.#left !== Infinity)) {
      const begin = reader.offset;
      let value: T;
      try {
        if (this.#left === undefined) {
          this.#left = reader.uint32(this.#type.xdrName);
          pending.drop(4);
          continue;
        }
        if (this.#left === 0) return reader.end(this.#type.xdrName);
        value = this.#type.read(reader);
      } catch (error) {
        if (isEnd || !isTruncated(error)) throw begin === 0 ? withAdvice(error, pending) : error;
        requireSize(this.#type, pending.length, begin);
        this.#enough = Math.ceil(pending.length * 1.25); // decoding after each chunk would take quadratic time
        return;
      }
      this.#left--;
      this.#enough = 0;
      pending.drop(reader.offset - begin);
      yield value;
    }
  }
}

/**
 * Decodes records with record marks (RFC 5531, section 11): each fragment is preceded by a word that contains its
 * length and a flag for the last fragment.
 */
class RecordDecoder<T> implements Decoder<T> {
  readonly #type: XdrReadable<T>;
  readonly #pending = new Pending();
  /** The number of bytes of the current record that are at the front of the buffer, without marks. */
  #joined = 0;
  /** The position of the next mark. */
  #next = 0;
  /** Whether a record has begun but its last fragment is missing. */
  #isOpen = false;
  /** The advice for messages until a record has been decoded. */
  #advice = CHECK_FRAMING;

  constructor(type: XdrReadable<T>) {
    this.#type = type;
  }

  push(chunk: Uint8Array): void {
    this.#pending.push(chunk);
  }

  *values(isEnd: boolean): Generator<T, void, undefined> {
    const pending = this.#pending;
    const { xdrName } = this.#type;
    while (pending.length >= this.#next + 4) {
      const mark = pending.uint32(this.#next);
      const size = mark & 0x7fff_ffff;
      requireSize(this.#type, this.#joined + size, pending.position, this.#advice);
      if (pending.length < this.#next + 4 + size) break;
      if (this.#joined === 0) {
        pending.drop(this.#next + 4);
        this.#next = size;
      } else {
        pending.join(this.#joined, this.#next + 4, size);
        this.#next += 4 + size;
      }
      this.#joined += size;
      this.#isOpen = mark >>> 31 === 0;
      if (this.#isOpen) continue;
      const reader = readerOf(this.#type, pending, this.#joined);
      const value = this.#type.read(reader);
      reader.end(xdrName);
      pending.drop(this.#next);
      this.#joined = this.#next = 0;
      this.#advice = "";
      yield value;
    }
    if (isEnd && (this.#isOpen || pending.length > 0)) {
      throw truncated(xdrName, pending.position + pending.length, this.#advice);
    }
  }
}

function isTruncated(error: unknown): boolean {
  return error instanceof DwsaError && error.code === "xdr/truncated";
}

const CHECK_FRAMING = "; check options.framing";

/** Adds advice to the error of the first value, if the stream begins with a record mark. */
function withAdvice(error: unknown, pending: Pending): unknown {
  if (!(error instanceof DwsaError) || pending.length < 4 || pending.uint32(0) >>> 31 === 0) return error;
  const { code, message, path, offset } = error;
  return new DwsaError(code, message + CHECK_FRAMING, { path: path!, offset: offset! });
}

/** Creates a reader of the first `size` bytes of the buffer. */
function readerOf({ xdrName: type }: { readonly xdrName: string }, pending: Pending, size: number): XdrReader {
  return new XdrReader(pending.view(0, size), { input: "borrowed", base: pending.position, type });
}

function truncated(path: string, offset: number, advice: string): DwsaError {
  const message = `Cannot decode ${path}: the stream ends inside a record (at offset ${offset})${advice}`;
  return new DwsaError("xdr/truncated", message, { path, offset });
}

function requireSize(
  { xdrName: path }: { readonly xdrName: string },
  size: number,
  offset: number,
  advice = "",
): void {
  if (size <= MAX_BYTES) return;
  const reason = `a value of ${size} bytes is above the maximum of ${MAX_BYTES}`;
  throw new DwsaError("xdr/length", `Cannot decode ${path}: ${reason} (at offset ${offset})${advice}`, {
    path,
    offset,
  });
}
