/** Short functions that create contract values. */

import { Address } from "@dwsa/base/address";
import { scvSortedMap } from "@dwsa/base/scval";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { EXAMPLES } from "../address/_addresses.ts";

const [g, c, m, b, l] = EXAMPLES.map((example) => example.text);

/** An address of each type, as a string. */
export const ACCOUNT: string = g!;
export const CONTRACT: string = c!;
export const MUXED: string = m!;
export const BALANCE: string = b!;
export const POOL: string = l!;

export const account: ScVal = new Address(ACCOUNT).toScVal();
export const contract: ScVal = new Address(CONTRACT).toScVal();

export const nothing: typeof ScVal.scvVoid = ScVal.scvVoid;
export const u32: typeof ScVal.scvU32 = ScVal.scvU32;
export const u64: typeof ScVal.scvU64 = ScVal.scvU64;
export const i128: typeof ScVal.scvI128 = ScVal.scvI128;
export const text: typeof ScVal.scvString = ScVal.scvString;
export const symbol: typeof ScVal.scvSymbol = ScVal.scvSymbol;

export function bytes(...values: number[]): ScVal<"scvBytes"> {
  return ScVal.scvBytes(new Uint8Array(values));
}

export function utf8(letters: string): Uint8Array {
  return new TextEncoder().encode(letters);
}

export function vec(...items: ScVal[]): ScVal<"scvVec"> {
  return ScVal.scvVec(items);
}

/** Creates a map with the entries in host order. */
export function map(...entries: [ScVal, ScVal][]): ScVal<"scvMap"> {
  return scvSortedMap(entries.map(([key, val]) => new ScMapEntry({ key, val })));
}

/** Creates a map with the entries in the given order, which can be wrong. */
export function rawMap(...entries: [ScVal, ScVal][]): ScVal<"scvMap"> {
  return ScVal.scvMap(entries.map(([key, val]) => new ScMapEntry({ key, val })));
}

/** Wraps a value the given number of times. */
export function nest<T>(levels: number, innermost: T, wrap: (value: T) => T): T {
  let value = innermost;
  for (let i = 0; i < levels; i++) value = wrap(value);
  return value;
}
