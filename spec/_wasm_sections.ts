/** Reads the named custom sections of a contract's Wasm, for parsing its interface and its metadata. */

import { Fault, wrongType } from "../internal/fault.ts";
import { expectedBytes } from "../internal/arguments.ts";
import { isBytes } from "../internal/bytes.ts";
import { customSections } from "../internal/wasm.ts";
import { type XdrReadable, XdrReader } from "../xdr/mod.ts";

/** Returns the contents of the custom sections with the given name, in order. */
export type NamedSections = (name: string) => readonly Uint8Array[];

/** Finds the custom sections of a module. The code is neither run nor copied. */
export function readSections(wasm: Uint8Array): NamedSections {
  if (!isBytes(wasm)) throw wrongType("wasm", expectedBytes(wasm), wasm);
  const fail = (offset: number, expected: string): Fault => {
    const message = `expected ${expected} (at offset ${offset})`;
    return new Fault("spec/invalid-wasm", message, { offset });
  };
  const sections = customSections(wasm, fail);
  const unnamed = sections.find(({ name }) => name === undefined);
  if (unnamed !== undefined) throw fail(unnamed.offset, "a custom section with a UTF-8 name");
  return (name) => sections.filter((section) => section.name === name).map(({ bytes }) => bytes);
}

/** Decodes the values of a stream without framing. */
export function decodeAll<T>(type: XdrReadable<T>, bytes: Uint8Array): T[] {
  const reader = new XdrReader(bytes, { type: type.xdrName });
  const values: T[] = [];
  while (reader.left > 0) values.push(type.read(reader));
  return values;
}
