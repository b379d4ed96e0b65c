import type { ScVal } from "../xdr/mod.ts";
import { type Context, convert } from "./_convert.ts";
import { reporting } from "../internal/fault.ts";
import { type OptionValues, requireOptions } from "./_options.ts";
import { isTypeName, unknownName } from "./_scalars.ts";
import type { NativeToScValOpts } from "./native_to_sc_val_opts.ts";

/**
 * Converts a native value to a contract value, all the way down.
 *
 * | value                         | contract value                                                                      |
 * | ----------------------------- | ----------------------------------------------------------------------------------- |
 * | `ScVal`                       | itself                                                                              |
 * | null, undefined               | `scvVoid`                                                                           |
 * | boolean                       | `scvBool`                                                                           |
 * | number, bigint                | the smallest of `u64`, `u128`, `u256` that it fits, or `i64`, `i128`, `i256` if negative |
 * | `ScInt`                       | the integer type that it has                                                        |
 * | string                        | `scvString`                                                                         |
 * | `Uint8Array`                  | `scvBytes`                                                                          |
 * | `Address`, `Contract`         | `scvAddress`                                                                        |
 * | array                         | `scvVec`; the items must be of one kind, unless `opts.type` is a list               |
 * | plain object, `Map`           | `scvMap`, with the keys in the host's order                                         |
 *
 * `opts.type` asks for other types, `opts.keyType` for other keys of objects. Of an object its own enumerable properties
 * count, as for `Object.keys`: those named by a symbol do not. Nothing is changed silently: what has no
 * exact contract value is an error, with the path to it in its message. Values of another realm or of another copy of
 * this library are recognised.
 *
 * @param val the native value
 * @param opts which types to make
 * @returns the contract value; it shares nothing with `val` that can change
 * @throws {TypeError} if a value has no sensible conversion, an array has items of several kinds, or a type does not fit
 *   its value
 * @throws {RangeError} if a number is not a safe integer, or an integer does not fit its type
 * @throws {DwsaError} `scval/circular`, `scval/depth` (more than 500 levels), `scval/duplicate-key`, `scval/empty-item`
 *   (a hole in an array), `scval/ill-formed-text` (a lone surrogate), `scval/invalid-integer`, `scval/invalid-symbol`,
 *   `scval/unmatched-type` (a type for what is not there); for an address `scval/address-kind`, `address/kind` or
 *   `strkey/…`
 *
 * @example The arguments of a call
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const amount = nativeToScVal(250n, { type: "i128" });
 * assert.equal(amount.type, "scvI128");
 *
 * const to = nativeToScVal("GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ", { type: "address" });
 * assert.equal(to.type, "scvAddress");
 * ```
 *
 * @example A struct, whose keys are symbols
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const order = nativeToScVal(
 *   { price: "125", active: true },
 *   { keyType: "symbol", type: { price: [null, "i128"] } },
 * );
 * assert(order.type === "scvMap");
 * assert.deepEqual(order.value?.map(({ key, val }) => [key.type, key.value, val.value]), [
 *   ["scvSymbol", "active", true],
 *   ["scvSymbol", "price", 125n],
 * ]);
 * ```
 *
 * @example The path to what is wrong
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * assert.throws(() => nativeToScVal({ orders: [{ price: 0.1 }] }), {
 *   name: "RangeError",
 *   message: "Cannot convert to ScVal at .orders[0].price: expected an integer, got 0.1",
 * });
 * ```
 */
export function nativeToScVal(val: unknown, opts: NativeToScValOpts = NONE): ScVal {
  return reporting("Cannot convert to ScVal", () => {
    if (opts === NONE) return convert(val, undefined, TOP); // which saves a lone value half of its time
    requireOptions(opts, OPTIONS);
    const { type, keyType } = opts;
    if (keyType !== undefined && !isTypeName(keyType)) throw unknownName(keyType);
    return convert(val, type, { keyType, depth: 0 });
  });
}

const OPTIONS: OptionValues = { type: null, keyType: null };
const NONE: NativeToScValOpts = {};
const TOP: Context = { keyType: undefined, depth: 0 };
