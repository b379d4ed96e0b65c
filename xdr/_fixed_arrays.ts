/** Reads and writes arrays of a fixed size, which have no length prefix. */

import { Fault, typeMismatch, withPath } from "../internal/fault.ts";
import type { XdrReader } from "./reader.ts";
import type { XdrWriter } from "./writer.ts";

/** Reads the elements of an array of a fixed size. */
export function readFixedArray<T>(reader: XdrReader, size: number, read: (reader: XdrReader) => T): readonly T[] {
  return Array.from({ length: size }, () => read(reader));
}

/** Writes the elements of an array of a fixed size. */
export function writeFixedArray<T>(
  writer: XdrWriter,
  value: readonly T[],
  size: number,
  write: (writer: XdrWriter, value: T) => void,
): void {
  if (!Array.isArray(value)) throw typeMismatch(`an array of ${size} items`, value);
  if (value.length !== size) throw new Fault("xdr/length", `expected ${size} items, got ${value.length}`);
  for (let i = 0; i < size; i++) {
    try {
      write(writer, value[i]!);
    } catch (error) {
      throw withPath(error, `[${i}]`);
    }
  }
}
