/** Determines why the network rejects a contract value. */

import { Fault, joinSteps, toPublicError } from "../internal/fault.ts";
import { symbolError } from "../internal/strings.ts";
import {
  NEWEST_PROTOCOL,
  type ProtocolVersion,
  type ScAddress,
  type ScAddressArms,
  type ScMapEntry,
  ScVal,
} from "../xdr/mod.ts";
import { writeTracing, XdrWriter } from "../xdr/_shared.ts";
import { requireScVal, shortName } from "./_sc_val.ts";
import { compare } from "./_compare.ts";
import { firstUnsorted, nameOfKey } from "./_sorted_map.ts";
import type { ScValProblem, ValidateScValOpts } from "./types.ts";

/**
 * The host's recursion limit, in nesting levels. The levels around a value count as well. This library's own limit for
 * XDR is 500 levels.
 */
const HOST_DEPTH = 100;

export const ACTION = "validate a contract value";

/** The use of a value. */
type Use = NonNullable<ValidateScValOpts["use"]>;

/** The use of a value, and the protocol of the network. */
type Place = Required<{ readonly [K in keyof ValidateScValOpts]: NonNullable<ValidateScValOpts[K]> }>;

/** Returns the reason why the network rejects a value, or `undefined`. */
export function problemOf(
  value: ScVal,
  use: Use = "argument",
  protocol: ProtocolVersion = NEWEST_PROTOCOL,
): ScValProblem | undefined {
  try {
    requireScVal(value);
    const found = encodeError(value) ?? hostError(value, { use, protocol }, 1);
    return found && { path: joinSteps(found.steps), reason: found.reason };
  } catch (error) {
    throw toPublicError(error, `Cannot ${ACTION}`);
  }
}

/** A reason, and the path steps that have been collected so far. */
interface Found {
  readonly steps: string[];
  readonly reason: string;
}

/** Checks that a value can be encoded, which ensures that all of its parts are of the right types. */
function encodeError(value: ScVal): Found | undefined {
  try {
    writeTracing(new XdrWriter(), ScVal, value);
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { steps: error.steps, reason: error.message };
  }
}

/** Checks a value and its children against the rules of the host. The value must be known to be encodable. */
function hostError(value: ScVal, place: Place, depth: number): Found | undefined {
  const found = depth > HOST_DEPTH
    ? mismatch(`expected at most ${HOST_DEPTH} levels of nesting`)
    : ownError(value, place, depth) ?? partError(value, place, depth);
  found?.steps.push(`.${value.type}`);
  return found;
}

/** Checks the value itself, not its children. */
function ownError(value: ScVal, place: Place, depth: number): Found | undefined {
  switch (value.type) {
    case "scvSymbol": {
      const reason = symbolError(value.value);
      return reason === undefined ? undefined : mismatch(reason);
    }
    case "scvVec":
    case "scvMap":
      return value.value === null ? mismatch(`expected a ${shortName(value.type)}, got null`) : undefined;
    case "scvAddress":
      return addressError(value.value, place);
    case "scvLedgerKeyContractInstance":
    case "scvLedgerKeyNonce":
      return place.use === "storageKey" && depth === 1
        ? undefined
        : mismatch("expected a value, got the key of a ledger entry");
    case "scvContractInstance":
      return mismatch("expected a value, got a contract instance, which can only be the value of its ledger entry");
    default:
      return undefined;
  }
}

/**
 * The address types that contracts accept: 0 if they accept the type everywhere. Otherwise, the name of the type in
 * messages, whether contracts accept the type outside of storage keys, and the first protocol that defines the type,
 * unless all supported protocols define it.
 */
const ADDRESSES: Readonly<
  Record<keyof ScAddressArms, readonly [name: string, isArgument?: boolean, since?: ProtocolVersion] | 0>
> = {
  scAddressTypeAccount: 0,
  scAddressTypeContract: 0,
  scAddressTypeMuxedAccount: ["muxed account", true],
  scAddressTypeMuxedContract: ["muxed contract (W...)", true, 30],
  scAddressTypeClaimableBalance: ["claimable balance"],
  scAddressTypeLiquidityPool: ["liquidity pool"],
};

function addressError({ type }: ScAddress, { use, protocol }: Place): Found | undefined {
  const [name, isArgument, since = protocol] = ADDRESSES[type] || []; // a value that can be encoded has a known type
  if (name === undefined) return undefined;
  if (since > protocol) {
    return mismatch(`expected a value of protocol ${protocol}, got a ${name}, which needs protocol ${since}`);
  }
  if (!isArgument) return mismatch(`expected an account or a contract, got a ${name}`);
  return use === "storageKey" ? mismatch(`expected no ${name} in a storage key`) : undefined;
}

function partError(value: ScVal, place: Place, depth: number): Found | undefined {
  if (value.type === "scvVec") {
    for (const [i, item] of value.value!.entries()) {
      const found = hostError(item, place, depth + 1);
      if (found !== undefined) return withPath(found, `[${i}]`);
    }
  } else if (value.type === "scvMap") {
    for (const [i, { key, val }] of value.value!.entries()) {
      const inKey = hostError(key, place, depth + 1);
      if (inKey !== undefined) return withPath(inKey, ".key", `[${i}]`);
      const inVal = hostError(val, place, depth + 1);
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
