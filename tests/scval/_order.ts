/** A vector of keys in host order, and a simple reference comparator that does not use the library. */

import { readFileSync } from "node:fs";
import type { ScAddress, ScError, ScMapEntry } from "@dwsa/base/xdr";
import { ScErrorCode, ScErrorType, ScVal, ScValType } from "@dwsa/base/xdr";

const path = new URL("../vectors/host_order.json", import.meta.url);

/** 49 keys in the order that the host requires. */
export const HOST_ORDER: readonly ScVal[] = (JSON.parse(readFileSync(path, "utf8")) as string[])
  .map((text) => ScVal.fromXDR(text));

/** Returns the sort key of a value: nested lists of integers, compared item by item, then by length. */
type Rank = readonly (bigint | Rank)[];

const number = (value: number | bigint | boolean) => [BigInt(value)];
const bytes = (value: Uint8Array) => Array.from(value, BigInt);
const text = (value: string | Uint8Array) => bytes(typeof value === "string" ? new TextEncoder().encode(value) : value);
const indexOf = (names: object, name: string) => BigInt(Object.keys(names).indexOf(name)); // all start at 0 and have no gaps

function rankOf(value: ScVal): Rank {
  return [indexOf(ScValType, value.type), contents(value)];
}

function contents(value: ScVal): Rank {
  switch (value.type) {
    case "scvVoid":
    case "scvLedgerKeyContractInstance":
      return [];
    case "scvBytes":
      return bytes(value.value);
    case "scvString":
    case "scvSymbol":
    case "scvExecutableTag":
      return text(value.value);
    case "scvVec":
      return optional(value.value, (items) => items.map(rankOf));
    case "scvMap":
      return optional(value.value, (entries) => entries.map(entryRank));
    case "scvAddress":
      return addressRank(value.value);
    case "scvError":
      return errorRank(value.value);
    case "scvLedgerKeyNonce":
      return number(value.value.nonce);
    case "scvContractInstance": {
      const { executable, storage } = value.value;
      const own: Rank = executable.type === "contractExecutableWasm"
        ? [0n, bytes(executable.value)]
        : executable.type === "contractExecutableStellarAsset"
        ? [1n]
        : [2n, addressRank(executable.value.executableOwner), text(executable.value.tag)];
      return [own, optional(storage, (entries) => entries.map(entryRank))];
    }
    default:
      return number(value.value);
  }
}

const entryRank = ({ key, val }: ScMapEntry): Rank => [rankOf(key), rankOf(val)];

function optional<T>(value: T | null, rank: (value: T) => Rank): Rank {
  return value === null ? [0n] : [1n, rank(value)];
}

function addressRank(address: ScAddress): Rank {
  switch (address.type) {
    case "scAddressTypeAccount":
      return [0n, bytes(address.value.value)];
    case "scAddressTypeContract":
      return [1n, bytes(address.value)];
    case "scAddressTypeMuxedAccount":
      return [2n, number(address.value.id), bytes(address.value.ed25519)];
    case "scAddressTypeClaimableBalance":
      return [3n, bytes(address.value.value)];
    case "scAddressTypeLiquidityPool":
      return [4n, bytes(address.value)];
    case "scAddressTypeMuxedContract":
      return [5n, number(address.value.id), bytes(address.value.contractId)];
  }
}

function errorRank({ type, value }: ScError): Rank {
  return [indexOf(ScErrorType, type), typeof value === "number" ? BigInt(value) : indexOf(ScErrorCode, value)];
}

function compareRanks(a: bigint | Rank, b: bigint | Rank): number {
  if (typeof a === "bigint" || typeof b === "bigint") return a < b ? -1 : a > b ? 1 : 0;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareRanks(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** The reference comparator. */
export function compareSlowly(a: ScVal, b: ScVal): number {
  return compareRanks(rankOf(a), rankOf(b));
}
