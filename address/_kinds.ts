/** The one table of address kinds: how each is named, written as a strkey and held by an `ScAddress`. */

import { concatBytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { isValidStrKey, type VersionByteName } from "../strkey/mod.ts";
import { ClaimableBalanceId, MuxedEd25519Account, PublicKey, ScAddress, type ScAddressArms } from "../xdr/mod.ts";
import type { AddressType } from "./address_type.ts";

/** One kind of address, the one whose `ScAddress` has a value of type `T`. */
export interface AddressKind<T = never> {
  /** The name of the kind. */
  readonly type: AddressType;
  /** The place of the kind in protocol order. */
  readonly order: number;
  /** The first letter of its strkeys. */
  readonly prefix: string;
  /** The kind of its strkeys. */
  readonly strKey: VersionByteName;
  /** The bytes in the strkey of an `ScAddress`. */
  readonly toBytes: (value: T) => Uint8Array;
  /** The `ScAddress` of the bytes in a strkey. */
  readonly fromBytes: (bytes: Uint8Array) => ScAddress;
}

/** The kinds by the arm of `ScAddress`. */
export const ADDRESS_KINDS: { readonly [Arm in keyof ScAddressArms]: AddressKind<ScAddressArms[Arm]> } = {
  scAddressTypeAccount: {
    type: "account",
    order: 0,
    prefix: "G",
    strKey: "ed25519PublicKey",
    toBytes: (accountId) => accountId.value,
    fromBytes: (bytes) => ScAddress.scAddressTypeAccount(PublicKey.publicKeyTypeEd25519(bytes)),
  },
  scAddressTypeContract: {
    type: "contract",
    order: 1,
    prefix: "C",
    strKey: "contract",
    toBytes: (contractId) => contractId,
    fromBytes: (bytes) => ScAddress.scAddressTypeContract(bytes),
  },
  scAddressTypeMuxedAccount: {
    type: "muxedAccount",
    order: 2,
    prefix: "M",
    strKey: "med25519PublicKey",
    // The strkey has the key first (SEP-23), the XDR the id; encoding it checks both.
    toBytes: (account) => swap(account.toXDR(), 8),
    fromBytes: (bytes) => ScAddress.scAddressTypeMuxedAccount(MuxedEd25519Account.fromXDR(swap(bytes, 32))),
  },
  scAddressTypeClaimableBalance: {
    type: "claimableBalance",
    order: 3,
    prefix: "B",
    strKey: "claimableBalance",
    // The strkey begins with the type of the balance (SEP-23): there is only 0.
    toBytes: (balanceId) => concatBytes(new Uint8Array(1), balanceId.value),
    fromBytes: (bytes) =>
      ScAddress.scAddressTypeClaimableBalance(ClaimableBalanceId.claimableBalanceIdTypeV0(bytes.subarray(1))),
  },
  scAddressTypeLiquidityPool: {
    type: "liquidityPool",
    order: 4,
    prefix: "L",
    strKey: "liquidityPool",
    toBytes: (poolId) => poolId,
    fromBytes: (bytes) => ScAddress.scAddressTypeLiquidityPool(bytes),
  },
};

/** The kind of an `ScAddress`, which is checked to be one. */
export function kindOfScAddress(scAddress: ScAddress): AddressKind {
  if (!(scAddress instanceof ScAddress) && !ScAddress.is(scAddress)) {
    throw new TypeError(`Cannot read address: expected an ScAddress, got ${describe(scAddress)}`);
  }
  const kind = (ADDRESS_KINDS as Record<string, AddressKind | undefined>)[scAddress.type];
  if (kind === undefined) throw kindFault("an ScAddress of a known type", "another");
  return kind;
}

/** The kind that a text has by its first letter; the rest is not looked at. */
export function kindOfText(text: string): AddressKind {
  if (typeof text !== "string") {
    throw new TypeError(`Cannot read address: expected a string, got ${describe(text)}`);
  }
  const prefix = text[0];
  for (const kind of Object.values(ADDRESS_KINDS)) if (kind.prefix === prefix) return kind;
  throw kindFault("an address (G..., M..., C..., B... or L...)", describeText(text));
}

/** The error for an address of the wrong kind. */
export function kindFault(expected: string, got: string): DwsaError {
  return new DwsaError("address/kind", `Cannot read address: expected ${expected}, got ${got}`, { expected, got });
}

/** What a text is that is no address: never the text itself, which could be a secret. */
function describeText(text: string): string {
  return isValidStrKey("ed25519SecretSeed", text) ? "a secret seed (S...)" : describe(text);
}

/** The first `length` bytes moved behind the others. */
function swap(bytes: Uint8Array, length: number): Uint8Array {
  return concatBytes(bytes.subarray(length), bytes.subarray(0, length));
}
