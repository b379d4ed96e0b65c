/** The interfaces of types that can be decoded and encoded, and of codecs. */

import type { Bytes } from "../internal/bytes.ts";
import type { XdrReader } from "./reader.ts";
import type { XdrWriter } from "./writer.ts";

/** The two string encodings of XDR bytes. */
export type XdrFormat = "base64" | "hex";

/** A type that can be decoded: the part of a generated class that `fromXDR` uses. */
export interface XdrReadable<T> {
  /** The name of the type, for errors. */
  readonly xdrName: string;
  /** Reads one value from the reader. */
  read(reader: XdrReader): T;
}

/** A type that can be encoded: the part of a generated class that `toXDR` uses. */
export interface XdrWritable<T> {
  /** The name of the type, for errors. */
  readonly xdrName: string;
  /** Writes one value to the writer. */
  write(writer: XdrWriter, value: T): void;
}

/** A codec of a type without a class: an array or a wide integer. */
export interface XdrCodec<T> extends XdrReadable<T>, XdrWritable<T> {
  /**
   * Decodes a value from bytes or an encoded string, as strictly as {@linkcode XdrValue.fromXDR} and with the same
   * errors.
   */
  fromXDR(input: Uint8Array | string, format?: XdrFormat): T;
  /** Encodes a value as bytes; throws the same errors as {@linkcode XdrValue.toXDR}. */
  toXDR(value: T): Bytes;
  /** Encodes a value as a string; throws the same errors as {@linkcode XdrValue.toXDR}. */
  toXDR(value: T, format: XdrFormat): string;
}
