/**
 * Every wire type that can be decoded separately, by name: all exports of the module except its runtime and its enums.
 */

import * as xdr from "@dwsa/base/xdr";
import { XdrWriter } from "../../xdr/writer.ts";

/** The interface of every struct, union and codec. */
export interface WireType {
  readonly xdrName: string;
  fromXDR(input: Uint8Array | string, format?: xdr.XdrFormat): unknown;
  write(writer: xdr.XdrWriter, value: never): void;
}

/** The wire types by exported name. */
export const wireTypes: ReadonlyMap<string, WireType> = new Map(
  Object.entries(xdr as unknown as Record<string, WireType>).filter(([, type]) => typeof type.fromXDR === "function")
    .filter(([name]) => name !== "XdrValue"),
);

/** Encodes any decoded value, with or without a class. */
export function encode(type: WireType, value: unknown): Uint8Array {
  const writer = new XdrWriter();
  type.write(writer, value as never);
  return writer.bytes();
}
