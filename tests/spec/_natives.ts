/** Functions that create contract values, and test data. */

import assert from "node:assert/strict";
import { addressToScAddress } from "@dwsa/base/address";
import { StrKey } from "@dwsa/base/strkey";
import { type ScAddress, ScMapEntry, ScVal } from "@dwsa/base/xdr";

/** 32 bytes, followed by addresses that contain them. */
export const BYTES: Uint8Array = new Uint8Array(32).fill(7);
export const ACCOUNT: string = StrKey.encodeEd25519PublicKey(BYTES);
export const MUXED: string = StrKey.encodeMed25519PublicKey(Uint8Array.from([...BYTES, 0, 0, 0, 0, 0, 0, 0, 5]));
export const POOL: string = StrKey.encodeLiquidityPool(BYTES);

/** Creates a symbol. The functions below create other contract values. */
export function sym(text: string): ScVal {
  return ScVal.scvSymbol(text);
}

export function vec(...items: ScVal[]): ScVal {
  return ScVal.scvVec(items);
}

export function map(...entries: (readonly [ScVal, ScVal])[]): ScVal {
  return ScVal.scvMap(entries.map(([key, val]) => new ScMapEntry({ key, val })));
}

export function address(text: string): ScVal {
  return ScVal.scvAddress(addressToScAddress(text) as ScAddress);
}

/** A case of a union without values. */
export const market: ScVal = vec(sym("Market"));
export const struct: Readonly<Record<string, unknown>> = { Kind: { tag: "Market" }, note: null, price: 5n };

/** Returns a tree that is `levels` levels deep below its root. */
export function deepTree(levels: number): unknown {
  let value = { value: 0, branches: [] as unknown[] };
  for (let i = 0; i < levels; i++) value = { value: i, branches: [value] };
  return value;
}

/** Returns the error that a function throws. */
export function errorOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  return assert.fail("nothing was thrown");
}
