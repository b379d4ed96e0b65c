/**
 * Reads the custom sections of a WebAssembly module (core specification, sections 5.5.2 and 5.5.3) without executing
 * it.
 */

import { decodeUtf8 } from "./utf8.ts";

/** A custom section of a module. */
export interface CustomSection {
  /** The name of the section; `undefined` if it is not UTF-8. */
  readonly name: string | undefined;
  /** The bytes after the name, as a view of the module. */
  readonly bytes: Uint8Array;
  /** The offset of `bytes` in the module. */
  readonly offset: number;
}

/** The header of a module: `\0asm` and version 1. */
const HEADER = [0, 97, 115, 109, 1, 0, 0, 0];

/** Returns whether bytes begin with the header of a WebAssembly module. */
export function isWasm(bytes: Uint8Array): boolean {
  return HEADER.every((byte, i) => bytes[i] === byte);
}

/**
 * Returns the custom sections of a module, in order.
 *
 * @param wasm the bytes of the module
 * @param fail creates the error for invalid bytes, from their offset and the expected content
 */
export function customSections(wasm: Uint8Array, fail: (offset: number, expected: string) => Error): CustomSection[] {
  if (!isWasm(wasm)) throw fail(HEADER.findIndex((byte, i) => wasm[i] !== byte), "a WebAssembly module of version 1");
  const sections: CustomSection[] = [];
  let at = HEADER.length;

  /** Reads an unsigned 32-bit integer in LEB128: seven bits per byte, least significant first. */
  const readU32 = (end: number): number => {
    const start = at;
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = at < end ? wasm[at++]! : undefined;
      if (byte === undefined || (shift === 28 && byte > 15)) break;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw fail(start, "a length");
  };

  while (at < wasm.length) {
    const id = wasm[at++]!;
    const start = at;
    const size = readU32(wasm.length);
    const end = at + size;
    if (end > wasm.length) throw fail(start, `a section of ${size} bytes`);
    if (id === 0) {
      const nameStart = at;
      const length = readU32(end);
      if (at + length > end) throw fail(nameStart, `a name of ${length} bytes`);
      const name = decodeUtf8(wasm.subarray(at, at + length));
      sections.push({ name, bytes: wasm.subarray(at + length, end), offset: at + length });
    }
    at = end;
  }
  return sections;
}
