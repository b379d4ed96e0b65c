/**
 * Hex and base64, strict both ways. By the engine's own methods, else by Node's `Buffer`, else letter by letter or by
 * `atob` and `btoa`, all looked up at call time. None of these is strict enough by itself, so what they return is checked here.
 */

import { type Bytes, copyBytes, isBytes } from "./bytes.ts";
import { count, describe } from "./describe.ts";
import { DwsaError } from "./errors.ts";

type Encoding = "base64" | "hex";

/** What a runtime may have: methods of ES2026, the part of Node's `Buffer` that is used here, those of the web. */
interface Host {
  readonly Uint8Array: {
    fromBase64?(text: string, options: { lastChunkHandling: "strict" }): Bytes;
    fromHex?(text: string): Bytes;
  };
  readonly Buffer?: {
    from(text: string, encoding: Encoding): Uint8Array & { toString(encoding: Encoding): string };
    from(buffer: ArrayBufferLike, offset: number, length: number): { toString(encoding: Encoding): string };
  };
  readonly atob?: (text: string) => string;
  readonly btoa?: (text: string) => string;
}

/** A `Uint8Array` with the newer methods, where the engine has them. */
type NativeBytes = Uint8Array & { toBase64?(): string; toHex?(): string };

/**
 * The bytes of a standard base64 text (RFC 4648 section 4): padded, no white space, no URL-safe letters, no stray
 * bits after the last byte. What this accepts, {@linkcode toBase64} gives back letter by letter.
 *
 * @param text the base64 text
 * @returns the bytes, in an array of their own
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `encoding/invalid-base64` if it is not canonical base64
 *
 * @example Decode, strictly
 * ```ts
 * import { fromBase64 } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(fromBase64("AQID"), new Uint8Array([1, 2, 3]));
 * assert.throws(() => fromBase64("AQI"), { code: "encoding/invalid-base64" });
 * ```
 */
export function fromBase64(text: string): Bytes {
  return ownBytes(decodeBase64(text));
}

/** {@linkcode fromBase64} for who reads the bytes at once: they may stand in an array that others use too. */
export function decodeBase64(text: string): Uint8Array {
  requireText(text, "base64");
  const bytes = text.length % 4 === 0 ? base64Bytes(text) : undefined;
  if (bytes === undefined || bytes.length !== base64Length(text)) {
    throw new DwsaError("encoding/invalid-base64", `Cannot decode base64: ${base64Fault(text)}`);
  }
  return bytes;
}

/**
 * The standard base64 text of bytes (RFC 4648 section 4, padded).
 *
 * @param bytes any bytes
 * @returns the base64 text
 * @throws {TypeError} if `bytes` is not a `Uint8Array`
 *
 * @example Encode
 * ```ts
 * import { toBase64 } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toBase64(new Uint8Array([1, 2, 3])), "AQID");
 * ```
 */
export function toBase64(bytes: Uint8Array): string {
  requireBytes(bytes, "base64");
  const native = bytes as NativeBytes;
  if (native.toBase64 !== undefined) return native.toBase64();
  const { Buffer, btoa = missing } = globalThis as unknown as Host;
  if (Buffer !== undefined) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/**
 * The bytes of a hexadecimal text: two digits a byte, either case, no prefix, no separators.
 *
 * @param text the hexadecimal text
 * @returns the bytes, in an array of their own
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `encoding/invalid-hex` if it has an odd length or anything but hexadecimal digits
 *
 * @example Decode
 * ```ts
 * import { fromHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(fromHex("00FFa0"), new Uint8Array([0, 255, 160]));
 * assert.throws(() => fromHex("0x00"), { code: "encoding/invalid-hex" });
 * ```
 */
export function fromHex(text: string): Bytes {
  requireText(text, "hex");
  if (text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) {
    throw new DwsaError(
      "encoding/invalid-hex",
      text.length % 2 === 0
        ? "Cannot decode hex: expected only the digits 0-9, a-f and A-F"
        : `Cannot decode hex: expected two digits a byte, got ${count(text.length, "character")}`,
    );
  }
  const { Uint8Array: native, Buffer } = globalThis as unknown as Host;
  if (native.fromHex !== undefined) return native.fromHex(text);
  if (Buffer !== undefined) return ownBytes(Buffer.from(text, "hex"));
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/**
 * The lower-case hexadecimal text of bytes.
 *
 * @param bytes any bytes
 * @returns the hexadecimal text, two digits a byte
 * @throws {TypeError} if `bytes` is not a `Uint8Array`
 *
 * @example Encode
 * ```ts
 * import { toHex } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.equal(toHex(new Uint8Array([0, 255, 160])), "00ffa0");
 * ```
 */
export function toHex(bytes: Uint8Array): string {
  requireBytes(bytes, "hex");
  const native = bytes as NativeBytes;
  if (native.toHex !== undefined) return native.toHex();
  const { Buffer } = globalThis as unknown as Host;
  if (Buffer !== undefined) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex");
  let text = "";
  for (const byte of bytes) text += (byte < 16 ? "0" : "") + byte.toString(16);
  return text;
}

/** The number of bytes that a base64 text of this length and padding stands for. */
function base64Length(text: string): number {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}

/** Decodes, or `undefined`. White space that the engine skips shows in the length, which the caller checks. */
function base64Bytes(text: string): Uint8Array | undefined {
  const { Uint8Array: native, Buffer, atob = missing, btoa = missing } = globalThis as unknown as Host;
  if (native.fromBase64 === undefined && Buffer !== undefined) {
    const bytes = Buffer.from(text, "base64");
    return bytes.toString("base64") === text ? bytes : undefined; // it skips what it cannot read
  }
  try {
    if (native.fromBase64 !== undefined) return native.fromBase64(text, { lastChunkHandling: "strict" });
    const letters = atob(text);
    return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : undefined;
  } catch (error) {
    if (DwsaError.is(error)) throw error;
    return undefined;
  }
}

function missing(): never {
  throw new DwsaError(
    "encoding/unsupported-runtime",
    "Cannot convert base64: this runtime has neither Buffer nor atob and btoa; add a polyfill",
  );
}

/** The bytes in a plain array of their own: small Buffers share a pool. */
function ownBytes(bytes: Uint8Array): Bytes {
  return bytes.constructor === Uint8Array ? bytes as Bytes : copyBytes(bytes);
}

/** Says what is wrong with a text that is not canonical base64, without repeating it. */
function base64Fault(text: string): string {
  const strange = text.search(/[^A-Za-z0-9+/=]/);
  if (strange >= 0) return `expected only A-Z, a-z, 0-9, "+" and "/", got another character at position ${strange}`;
  if (text.length % 4 !== 0) return `expected a length that is a multiple of 4, got ${count(text.length, "character")}`;
  return "expected padding only at the end, and no bits but zero behind the last byte";
}

function requireText(value: unknown, encoding: Encoding): asserts value is string {
  if (typeof value !== "string") {
    throw new TypeError(`Cannot decode ${encoding}: expected a string, got ${describe(value)}`);
  }
}

function requireBytes(value: unknown, encoding: Encoding): asserts value is Uint8Array {
  if (!isBytes(value)) throw new TypeError(`Cannot encode ${encoding}: expected a Uint8Array, got ${describe(value)}`);
}
