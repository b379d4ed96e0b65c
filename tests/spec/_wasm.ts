/** Wasm modules that contain an interface. */

import { ScSpecEntry } from "@dwsa/base/xdr";

/** The first bytes of a module. */
export const MODULE: readonly number[] = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
/** The name of the section with the interface. */
export const NAME: readonly number[] = nameOf("contractspecv0");

/** The bytes of a name. */
export function nameOf(name: string): number[] {
  return [...new TextEncoder().encode(name)];
}

/** A Wasm module of these sections. */
export function wasm(...sections: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([...MODULE, ...sections.flat()]);
}

/** A custom section. */
export function custom(name: readonly number[], content: Uint8Array | readonly number[]): number[] {
  const body = [name.length, ...name, ...content];
  return [0, ...leb128(body.length), ...body];
}

/** A length in LEB128, of as many bytes as asked for. */
export function leb128(value: number, bytes = 1): number[] {
  const rest = value >>> 7;
  return rest === 0 && bytes <= 1 ? [value & 127] : [value & 127 | 128, ...leb128(rest, bytes - 1)];
}

/** The bytes of entries, given in base64, one after the other. */
export function stream(entries: readonly string[]): Uint8Array {
  return Uint8Array.from(entries.flatMap((entry) => [...ScSpecEntry.fromXDR(entry).toXDR()]));
}
