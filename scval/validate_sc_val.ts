import { joinSteps, reporting } from "../internal/nested_error.ts";
import { readChoice, readOptions, unlessIndex } from "../internal/options.ts";
import { symbolError } from "../internal/texts.ts";
import { type ScAddress, type ScMapEntry, ScVal } from "../xdr/mod.ts";
import { writeXdr } from "../xdr/value.ts";
import { EncodeError, XdrWriter } from "../xdr/writer.ts";
import { requireScVal } from "./_sc_val.ts";
import { compare } from "./compare_sc_val.ts";
import { firstUnsorted, nameOfKey } from "./scv_sorted_map.ts";

/** A reason why the network refuses a contract value. */
export interface ScValProblem {
  /** The place, such as `.scvVec[2].scvMap[0].key`; empty for the value itself. */
  readonly path: string;
  /** The expected value, and the value that was found. */
  readonly reason: string;
}

/** Options of {@linkcode validateScVal}. */
export interface ValidateScValOpts {
  /**
   * The use of the value:
   *
   * | use                       | differences                                                                  |
   * | ------------------------- | ---------------------------------------------------------------------------- |
   * | `"argument"`, the default | an argument of a call, a signature, or any other value for a contract        |
   * | `"storageKey"`            | can be the key of a contract instance or of a nonce; no muxed account  |
   */
  readonly use?: "argument" | "storageKey" | undefined;
}

/**
 * The host's limit of recursion, in levels of values. A value shares it with all values around it. Our own limit for
 * XDR is five times as much.
 */
const HOST_DEPTH = 100;

/**
 * Checks whether the network accepts a contract value, and returns the reason if not. (The network reports only "failed
 * to convert ScVal to host value".) It refuses:
 *
 * - keys of a map that are out of order or repeated,
 * - symbols with other characters than `[A-Za-z0-9_]`,
 * - a missing (null) vec or map,
 * - addresses and kinds of values that contracts do not accept,
 * - more than 100 levels of nesting,
 * - values that cannot be encoded.
 *
 * {@linkcode nativeToScVal} and {@linkcode scvSortedMap} sort the keys of maps. Use this function for values that were
 * made by hand or come from another program. Some limits depend on the place of a value and are not checked. The 100
 * levels include the levels around the value, such as the delegates around a signature. The network decodes at most 500
 * levels of XDR. A vec takes 4 of these and a map 5, so an argument of 100 levels of maps is refused.
 *
 * @param value the contract value
 * @param opts the use of the value
 * @returns the first reason why the network refuses the value, or `undefined` if there is none
 * @throws {TypeError} if `value` is not an `ScVal`
 *
 * @example A map that was made by hand
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
 * Checks a contract value as an argument of a call: the form for `args.map(validateScVal)`, where the index in the place
 * of the options is ignored.
 *
 * @param value the contract value
 * @returns the first reason why the network refuses the value, or `undefined` if there is none
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
  const { use } = readOptions(ACTION, unlessIndex(opts), ["use"], "opts");
  return problemOf(value, readChoice(ACTION, "opts.use", use, ["argument", "storageKey"]));
}

const ACTION = "validate a contract value";

/** The use of a value. */
type Use = NonNullable<ValidateScValOpts["use"]>;

/** Why the network refuses a value, or `undefined`. */
export function problemOf(value: ScVal, use: Use = "argument"): ScValProblem | undefined {
  const found = reporting(`Cannot ${ACTION}`, () => {
    requireScVal(value);
    return encodeError(value) ?? hostError(value, use, 1);
  });
  return found && { path: joinSteps(found.steps), reason: found.reason };
}

/** A reason, while its path is collected. */
interface Found {
  readonly steps: string[];
  readonly reason: string;
}

/** Checks that a value can be encoded, so that all parts in it are of the right types. */
function encodeError(value: ScVal): Found | undefined {
  try {
    writeXdr(ScVal, new XdrWriter(), value);
    return undefined;
  } catch (error) {
    if (!(error instanceof EncodeError)) throw error;
    return { steps: error.steps, reason: error.message };
  }
}

/** Checks a value, which can be encoded, and its children by the rules of the host. */
function hostError(value: ScVal, use: Use, depth: number): Found | undefined {
  const found = depth > HOST_DEPTH
    ? mismatch(`expected at most ${HOST_DEPTH} levels of nesting`)
    : ownError(value, use, depth) ?? partError(value, use, depth);
  found?.steps.push(`.${value.type}`);
  return found;
}

/** Checks the value itself, not its children. */
function ownError(value: ScVal, use: Use, depth: number): Found | undefined {
  switch (value.type) {
    case "scvSymbol": {
      const reason = symbolError(value.value);
      return reason === undefined ? undefined : mismatch(reason);
    }
    case "scvVec":
    case "scvMap":
      return value.value === null ? mismatch("expected a list, got null") : undefined;
    case "scvAddress":
      return addressError(value.value, use);
    case "scvLedgerKeyContractInstance":
    case "scvLedgerKeyNonce":
      return use === "storageKey" && depth === 1
        ? undefined
        : mismatch("expected a value, got the key of a ledger entry");
    case "scvContractInstance":
      return mismatch("expected a value, got a contract instance, which can only be the value of its ledger entry");
    default:
      return undefined;
  }
}

function addressError(address: ScAddress, use: Use): Found | undefined {
  switch (address.type) {
    case "scAddressTypeClaimableBalance":
    case "scAddressTypeLiquidityPool":
      return mismatch("expected an account or a contract, got a claimable balance or a liquidity pool");
    case "scAddressTypeMuxedAccount":
      return use === "storageKey" ? mismatch("expected no muxed account in a storage key") : undefined;
    default:
      return undefined;
  }
}

function partError(value: ScVal, use: Use, depth: number): Found | undefined {
  if (value.type === "scvVec") {
    for (const [i, item] of value.value!.entries()) {
      const found = hostError(item, use, depth + 1);
      if (found !== undefined) return withPath(found, `[${i}]`);
    }
  } else if (value.type === "scvMap") {
    for (const [i, { key, val }] of value.value!.entries()) {
      const inKey = hostError(key, use, depth + 1);
      if (inKey !== undefined) return withPath(inKey, ".key", `[${i}]`);
      const inVal = hostError(val, use, depth + 1);
      if (inVal !== undefined) return withPath(inVal, ".val", `[${i}]`);
    }
    return orderError(value.value!);
  }
  return undefined;
}

function orderError(entries: readonly ScMapEntry[]): Found | undefined {
  const at = firstUnsorted(entries);
  if (at === -1) return undefined;
  const [before, after] = [nameOfKey(entries[at - 1]!.key), nameOfKey(entries[at]!.key)];
  const reason = compare(entries[at - 1]!.key, entries[at]!.key, 1) === 0
    ? `duplicate map key ${after}`
    : `expected ascending keys, got ${after} after ${before}`;
  return withPath(mismatch(reason), ".key", `[${at}]`);
}

function mismatch(reason: string): Found {
  return { steps: [], reason };
}

function withPath(found: Found, ...steps: readonly string[]): Found {
  found.steps.push(...steps);
  return found;
}
