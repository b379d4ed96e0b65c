import type { ScVal } from "../xdr/mod.ts";
import { convert } from "./_convert.ts";
import { reporting } from "../internal/fault.ts";
import { readOptions, unlessIndex } from "../internal/options.ts";
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
export function nativeToScVal(val: unknown, opts: NativeToScValOpts | undefined): ScVal;
/**
 * Converts a native value to a contract value with the default types: the form for `values.map(nativeToScVal)`, where
 * the index in the place of the options is ignored.
 *
 * @param val the native value
 * @returns the contract value; it shares nothing with `val` that can change
 * @throws {TypeError} if a value has no sensible conversion, or an array has items of several kinds
 * @throws {RangeError} if a number is not a safe integer, or an integer has more than 256 bits
 * @throws {DwsaError} as with options
 *
 * @example All arguments of a call
 * ```ts
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual([5n, true].map(nativeToScVal).map(({ type }) => type), ["scvU64", "scvBool"]);
 * ```
 */
export function nativeToScVal(val: unknown): ScVal;
export function nativeToScVal(val: unknown, opts?: NativeToScValOpts): ScVal {
  return reporting("Cannot convert to ScVal", () => {
    const { type, keyType } = readOptions("convert to ScVal", unlessIndex(opts), ["type", "keyType"], "opts");
    if (keyType !== undefined && !isTypeName(keyType)) throw unknownName(keyType);
    return convert(val, type, { keyType, depth: 0 });
  });
}
