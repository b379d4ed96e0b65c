import { attempt, Fault, wrongType } from "../internal/fault.ts";
import { ignoreMapIndex, readChoice, readOptions } from "../internal/options.ts";
import { type ProtocolVersion, ScVal } from "../xdr/mod.ts";
import { PROTOCOLS } from "../xdr/_shared.ts";
import { ACTION, problemOf } from "./_problem.ts";
import type { ScValProblem, ValidateScValOpts } from "./types.ts";

/**
 * Checks whether the network accepts a contract value, and returns the reason if it does not. (The network only reports
 * "failed to convert ScVal to host value".) The function reports:
 *
 * - map keys that are out of order or repeated,
 * - symbols with characters other than `[A-Za-z0-9_]`,
 * - missing (null) vecs and maps,
 * - addresses and types of values that contracts do not accept, or that need a later protocol than `opts.protocol`,
 * - more than 100 levels of nesting,
 * - values that cannot be encoded.
 *
 * {@linkcode nativeToScVal} and {@linkcode scvSortedMap} sort map keys. Use this function for values that you create
 * with `ScVal` directly, and for values from other programs. Limits that depend on the context of a value are not
 * checked. The 100 levels include the levels around the value, such as the delegates around a signature. The network
 * decodes at most 500 levels of XDR. Each vec counts as 4 of these levels and each map as 5, so the network rejects an
 * argument of 100 levels of maps.
 *
 * @param value the contract value
 * @param opts the use of the value, and the protocol of the network
 * @returns the first reason why the network rejects the value, or `undefined` if there is none
 * @throws {TypeError} if `value` is not an `ScVal`, or an option is unknown or of the wrong type
 * @throws {RangeError} if `opts.protocol` is a number other than 28 or 30
 *
 * @example A hand-made map
 * ```ts
 * import { validateScVal } from "@dwsa/base/scval";
 * import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entries = ["b", "a"].map((name) => new ScMapEntry({ key: ScVal.scvSymbol(name), val: ScVal.scvVoid() }));
 * assert.deepEqual(validateScVal(ScVal.scvMap(entries)), {
 *   path: ".scvMap[1].key",
 *   reason: 'expected ascending keys, got symbol "a" after symbol "b"',
 * });
 * assert.equal(validateScVal(ScVal.scvMap(entries.reverse())), undefined);
 * ```
 */
export function validateScVal(value: ScVal, opts: ValidateScValOpts | undefined): ScValProblem | undefined;
/**
 * Checks a contract value as an argument of a call. For use as `args.map(validateScVal)`: the index that `map` passes
 * instead of options is ignored.
 *
 * @param value the contract value
 * @returns the first reason why the network rejects the value, or `undefined` if there is none
 * @throws {TypeError} if `value` is not an `ScVal`
 *
 * @example All arguments of a call
 * ```ts
 * import { validateScVal } from "@dwsa/base/scval";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual([ScVal.scvU32(7), ScVal.scvVoid()].map(validateScVal), [undefined, undefined]);
 * ```
 */
export function validateScVal(value: ScVal): ScValProblem | undefined;
export function validateScVal(value: ScVal, opts?: ValidateScValOpts): ScValProblem | undefined {
  return attempt(ACTION, () => {
    const { use, protocol } = readOptions(ignoreMapIndex(opts), ["use", "protocol"], "opts");
    return problemOf(value, readChoice("opts.use", use, ["argument", "storageKey"]), readProtocol(protocol));
  });
}

function readProtocol(protocol: ProtocolVersion | undefined): ProtocolVersion | undefined {
  if (protocol === undefined || PROTOCOLS.includes(protocol)) return protocol;
  const expected = PROTOCOLS.join(" or ");
  if (typeof protocol !== "number") throw wrongType("opts.protocol", expected, protocol);
  throw new Fault("range", `expected opts.protocol to be ${expected}, got ${protocol}`);
}
