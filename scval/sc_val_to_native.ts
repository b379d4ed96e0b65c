import { attempt } from "../internal/fault.ts";
import { ignoreMapIndex, readChoice, readOptions } from "../internal/options.ts";
import { ScVal, type ScValArms } from "../xdr/mod.ts";
import type { ScValNatives, ScValToNativeOpts } from "./types.ts";
import { ACTION, nativeOf } from "./_native.ts";

/**
 * Converts a contract value to a native value, recursively.
 *
 * | contract value              | native value                                                             |
 * | --------------------------- | ------------------------------------------------------------------------ |
 * | void                        | null                                                                     |
 * | bool                        | boolean                                                                  |
 * | u32, i32                    | number                                                                   |
 * | all other integers          | bigint                                                                   |
 * | bytes                       | `Uint8Array`, a copy                                                     |
 * | string, symbol              | string; `Uint8Array` if the bytes are not UTF-8                          |
 * | vec                         | array                                                                    |
 * | map                         | object; `Map` if an object would lose an entry                            |
 * | address                     | string, the strkey                                                       |
 * | error                       | `{ type: "contract", code }` or `{ type: "system", errorType, code, value }` |
 * | contract instance           | `{ type: "contractInstance", executable, storage }`                      |
 * | key of a contract instance  | `{ type: "ledgerKeyContractInstance" }`                                  |
 * | key of a nonce              | `{ type: "ledgerKeyNonce", nonce }`                                      |
 * | executable tag              | `{ type: "executableTag", tag }`                                         |
 *
 * The property names of an object are the string forms of the keys' native values: a void key becomes `"null"`, the
 * bytes 1 and 2 become `"1,2"`. No entry is lost: if two names are equal, or a key has no string form (a map, an
 * error), the map becomes a `Map` with native keys in wire order. If the native values of two keys are also equal, such
 * as the string "a" and the symbol "a", these keys stay `ScVal`s. Native values lose some type information; `toXDR` and
 * `toJSON` of the `ScVal` preserve it.
 *
 * @param scv the contract value
 * @param opts the native representation of maps and strings
 * @returns the native value, typed by the type of `scv`; the result shares no data with `scv`
 * @throws {TypeError} if `scv` or a part of it is not an `ScVal` or has contents that do not match its type, or an
 *   option is unknown or has an invalid value
 * @throws {DwsaError} `scval/depth` if `scv` is nested more than 500 levels deep; `scval/ill-formed-text` if
 *   `opts.strings` is `"bytes"` and a string has a lone surrogate
 *
 * @example A struct
 * ```ts
 * import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const struct = nativeToScVal({ name: "Ada", amount: 5n, tags: ["a", "b"] }, { keyType: "symbol" });
 * assert.deepEqual(scValToNative(struct), { amount: 5n, name: "Ada", tags: ["a", "b"] });
 * ```
 *
 * @example The native type of each contract type
 * ```ts
 * import { scValToNative } from "@dwsa/base/scval";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const decimals: number = scValToNative(ScVal.scvU32(7));
 * assert.equal(decimals, 7);
 * ```
 *
 * @example Maps with integers as keys
 * ```ts
 * import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
 * import assert from "node:assert/strict";
 *
 * const balances = nativeToScVal(new Map([[10, "ten"], [9, "nine"]]));
 * assert.deepEqual(scValToNative(balances, { maps: "map" }), new Map([[9n, "nine"], [10n, "ten"]]));
 * ```
 */
export function scValToNative<T extends keyof ScValArms>(
  scv: ScVal<T>,
  opts: ScValToNativeOpts | undefined,
): ScValNatives[T];
/**
 * Converts a contract value to a native value, with the default options. For use as `values.map(scValToNative)`: the
 * index that `map` passes instead of options is ignored.
 *
 * @param scv the contract value
 * @returns the native value, typed by the type of `scv`; the result shares no data with `scv`
 * @throws {TypeError} if `scv` or a part of it is not an `ScVal` or has contents that do not match its type
 * @throws {DwsaError} `scval/depth` if `scv` is nested more than 500 levels deep
 *
 * @example All topics of an event
 * ```ts
 * import { scValToNative } from "@dwsa/base/scval";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual([ScVal.scvSymbol("transfer"), ScVal.scvI128(5n)].map(scValToNative), ["transfer", 5n]);
 * ```
 */
export function scValToNative<T extends keyof ScValArms>(scv: ScVal<T>): ScValNatives[T];
export function scValToNative<T extends keyof ScValArms>(scv: ScVal<T>, opts?: ScValToNativeOpts): ScValNatives[T] {
  // Tests check that each type of value is converted to the type in this table.
  return nativeOf(scv as ScVal<keyof ScValArms>, readChoices(ignoreMapIndex(opts))) as ScValNatives[T];
}

function readChoices(opts: ScValToNativeOpts | undefined): ScValToNativeOpts {
  return attempt(ACTION, () => {
    if (opts === undefined) return {};
    const { maps, strings } = readOptions(opts, ["maps", "strings"], "opts");
    return {
      maps: readChoice("opts.maps", maps, ["object", "map"]),
      strings: readChoice("opts.strings", strings, ["text", "bytes"]),
    };
  });
}
