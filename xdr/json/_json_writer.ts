/** Writes the characters of JSON while reading XDR. All characters are ASCII, since SEP-51 escapes all others. */

import { concatBytes } from "../../internal/bytes.ts";
import { escapeText } from "../../internal/escaped_text.ts";
import { decodeUtf8 } from "../../internal/utf8.ts";
import { muxedBody, type Prefix, writeBody } from "../../strkey/_shared.ts";
import { XdrReader } from "../mod.ts";
import { emptyPayloadJson } from "../_shared.ts";

/** The maximum size in bytes of a buffer that is kept for the next value. */
const KEEP_BYTES = 1_048_576;

/** The maximum number of characters of a strkey. */
const STRKEY = 165;

const QUOTE = 34;
const MINUS = 45;
const ZERO = 48;
const BACKSLASH = 92;

/** The buffer of the previous writer. Allocating one for each value would cost more than writing the value. */
let pooled: Uint8Array | undefined;

/** The character codes of the two hexadecimal digits of each byte. */
let digits: Uint8Array | undefined;

/** Reads one XDR value and writes it as JSON. Every method reads a part and writes it, and throws if it is invalid. */
export class JsonWriter {
  /** Reads the same bytes. Its errors do not name a type, since the caller decodes invalid bytes again. */
  readonly reader: XdrReader;
  readonly #xdr: Uint8Array;
  readonly #digits: Uint8Array = digits ?? (digits = hexDigits());
  #json: Uint8Array = pooled ?? new Uint8Array(1 << 16);
  #end = 0;

  /** Creates a writer that reads `xdr`, which must not change before the result has been taken. */
  constructor(xdr: Uint8Array) {
    pooled = undefined;
    this.#xdr = xdr;
    this.reader = new XdrReader(xdr, { input: "borrowed" });
  }

  /** Returns the JSON, after the whole input has been read. The writer cannot be used after this call. */
  finish(): string {
    this.reader.end("");
    const json = decodeUtf8(this.#json.subarray(0, this.#end))!; // ASCII
    if (this.#json.length <= KEEP_BYTES) pooled = this.#json;
    return json;
  }

  /** Writes one character. */
  put(code: number): void {
    const at = this.#reserve(1);
    this.#json[at] = code;
  }

  /** Writes several characters. */
  putAll(codes: Uint8Array): void {
    let at = this.#reserve(codes.length);
    const json = this.#json;
    for (let i = 0; i < codes.length; i++) json[at++] = codes[i]!;
  }

  /** Writes an integer of 32 bits as a number. */
  integer(value: number): void {
    if (value < 0) this.put(MINUS);
    this.#decimal(Math.abs(value));
  }

  /** Reads an integer of 64-bit words and writes it as a string of digits. */
  wide(words: number, signed: boolean): void {
    this.put(QUOTE);
    if (words > 1) {
      this.#ascii(`${this.reader.wide(words, signed, "")}`);
    } else {
      const high = signed ? this.reader.int32("") : this.reader.uint32("");
      const low = this.reader.uint32("");
      if (Math.abs(high) < 2 ** 20) this.integer(high * 2 ** 32 + low); // a safe integer
      else this.#ascii(`${BigInt(high) << 32n | BigInt(low)}`);
    }
    this.put(QUOTE);
  }

  /** Reads bytes and writes their hexadecimal digits. */
  hex(size: number): void {
    const start = this.#read(size);
    const [xdr, pairs] = [this.#xdr, this.#digits];
    let at = this.#reserve(2 * size + 2);
    const json = this.#json;
    json[at++] = QUOTE;
    for (let i = start; i < start + size; i++) {
      const pair = xdr[i]! << 1;
      json[at++] = pairs[pair]!;
      json[at++] = pairs[pair + 1]!;
    }
    json[at] = QUOTE;
  }

  /** Reads bytes and writes them as an escaped string. Zeros at the end count only up to `least` bytes. */
  text(size: number, least: number = size): void {
    const start = this.#read(size);
    let end = start + size;
    while (end > start + least && this.#xdr[end - 1] === 0) end--;
    const before = this.#end;
    let at = this.#reserve(end - start + 2);
    const json = this.#json;
    json[at++] = QUOTE;
    for (let i = start; i < end; i++) {
      const code = this.#xdr[i]!;
      if (code < 32 || code > 126 || code === QUOTE || code === BACKSLASH) {
        this.#end = before;
        return this.#ascii(JSON.stringify(escapeText(this.#xdr.subarray(start, end))));
      }
      json[at++] = code;
    }
    json[at] = QUOTE;
  }

  /** Reads the bytes of a strkey and writes the strkey. */
  strkey(prefix: Prefix): void {
    const body = this.#body(prefix);
    if (prefix === "P" && body.length === 36) return this.#ascii(`"${emptyPayloadJson(body)}"`);
    const at = this.#reserve(STRKEY + 2);
    this.#json[at] = QUOTE;
    const end = writeBody(prefix, body, this.#json, at + 1);
    this.#json[end] = QUOTE;
    this.#end = end + 1;
  }

  #body(prefix: Prefix): Uint8Array {
    const start = this.#read(prefix === "M" || prefix === "W" ? 40 : 32);
    if (prefix === "P") this.#read(this.reader.length(64, 1, ""));
    const bytes = this.#xdr.subarray(start, this.reader.offset);
    if (prefix === "M" || prefix === "W") return muxedBody(bytes);
    return prefix === "B" ? concatBytes(Uint8Array.of(0), bytes) : bytes;
  }

  /** Reads bytes and their padding, and returns the offset of the first byte. */
  #read(size: number): number {
    const start = this.reader.offset;
    this.reader.skip(size + (-size & 3), "");
    for (let i = start + size; i < this.reader.offset; i++) {
      if (this.#xdr[i] !== 0) throw new RangeError("expected padding of zero bytes");
    }
    return start;
  }

  #ascii(text: string): void {
    let at = this.#reserve(text.length);
    const json = this.#json;
    for (let i = 0; i < text.length; i++) json[at++] = text.charCodeAt(i);
  }

  /** Writes the digits of a safe integer of at least 0. */
  #decimal(value: number): void {
    let size = 1;
    for (let power = 10; power <= value; power *= 10) size++;
    let at = this.#reserve(size) + size;
    const json = this.#json;
    let rest = value;
    for (; rest > 0xffff_ffff; rest = Math.floor(rest / 10)) json[--at] = ZERO + rest % 10;
    let low = rest >>> 0; // integers of 32 bits are divided faster
    for (; low > 9; low = low / 10 >>> 0) json[--at] = ZERO + low % 10;
    json[--at] = ZERO + low;
  }

  /**
   * Reserves space and returns the offset of its start. Replaces `#json` if it is too small, so read it only after the
   * call.
   */
  #reserve(size: number): number {
    const start = this.#end;
    this.#end = start + size;
    if (this.#end > this.#json.length) {
      const bigger = new Uint8Array(Math.max(this.#end, this.#json.length * 2));
      bigger.set(this.#json.subarray(0, start));
      this.#json = bigger;
    }
    return start;
  }
}

function hexDigits(): Uint8Array {
  const codes = new Uint8Array(512);
  for (let byte = 0; byte < 256; byte++) {
    codes[2 * byte] = "0123456789abcdef".charCodeAt(byte >> 4);
    codes[2 * byte + 1] = "0123456789abcdef".charCodeAt(byte & 15);
  }
  return codes;
}
