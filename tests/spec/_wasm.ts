/** Functions that create Wasm modules with custom sections. */

import { ScSpecEntry } from "@dwsa/base/xdr";

/** The header of a module. */
export const MODULE: readonly number[] = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
/** The name of the section with the interface, in UTF-8. */
export const NAME: readonly number[] = nameOf("contractspecv0");

/** Encodes a name in UTF-8. */
export function nameOf(name: string): number[] {
  return [...new TextEncoder().encode(name)];
}

/** Returns a Wasm module with these sections. */
export function wasm(...sections: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([...MODULE, ...sections.flat()]);
}

/** Returns a custom section. */
export function custom(name: readonly number[], content: Uint8Array | readonly number[]): number[] {
  const body = [name.length, ...name, ...content];
  return [0, ...leb128(body.length), ...body];
}

/** Encodes a length in LEB128, in at least `bytes` bytes. */
export function leb128(value: number, bytes = 1): number[] {
  const rest = value >>> 7;
  return rest === 0 && bytes <= 1 ? [value & 127] : [value & 127 | 128, ...leb128(rest, bytes - 1)];
}

/** Concatenates the XDR of entries in base64. */
export function stream(entries: readonly string[]): Uint8Array {
  return Uint8Array.from(entries.flatMap((entry) => [...ScSpecEntry.fromXDR(entry).toXDR()]));
}
