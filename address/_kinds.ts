/** The one table of address kinds: how each is named, written as a strkey and held by an `ScAddress`. */

import { concatBytes } from "../internal/bytes.ts";
import { describe } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import { getVersionByteForPrefix, isValidStrKey, type VersionByteName } from "../strkey/mod.ts";
import { ClaimableBalanceId, MuxedEd25519Account, PublicKey, ScAddress, type ScAddressArms } from "../xdr/mod.ts";
import type { AddressType } from "./address_type.ts";

/** One kind of address, the one whose `ScAddress` has a value of type `T`. */
export interface AddressKind<T = never> {
  /** The name of the kind. */
  readonly type: AddressType;
  /** The kind of its strkeys. */
  readonly strKey: VersionByteName;
  /** The bytes in the strkey of an `ScAddress`. */
  readonly toBytes: (value: T) => Uint8Array;
  /** The `ScAddress` of the bytes in a strkey. */
  readonly fromBytes: (bytes: Uint8Array) => ScAddress;
}

/** The kinds by the arm of `ScAddress`. */
const KINDS: { readonly [Arm in keyof ScAddressArms]: AddressKind<ScAddressArms[Arm]> } = {
  scAddressTypeAccount: {
    type: "account",
    strKey: "ed25519PublicKey",
    toBytes: (accountId) => accountId.value,
    fromBytes: (bytes) => ScAddress.scAddressTypeAccount(PublicKey.publicKeyTypeEd25519(bytes)),
  },
  scAddressTypeContract: {
    type: "contract",
    strKey: "contract",
    toBytes: (contractId) => contractId,
    fromBytes: (bytes) => ScAddress.scAddressTypeContract(bytes),
  },
  scAddressTypeMuxedAccount: {
    type: "muxedAccount",
    strKey: "med25519PublicKey",
    // The strkey has the key first (SEP-23), the XDR the id.
    toBytes: (account) => {
      const xdr = account.toXDR(); // which checks both
      return concatBytes(xdr.subarray(8), xdr.subarray(0, 8));
    },
    fromBytes: (bytes) => {
      const id = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(32);
      return ScAddress.scAddressTypeMuxedAccount(new MuxedEd25519Account({ id, ed25519: bytes.subarray(0, 32) }));
    },
  },
  scAddressTypeClaimableBalance: {
    type: "claimableBalance",
    strKey: "claimableBalance",
    // The strkey begins with the lowest byte of the type of the balance (SEP-23): there is only 0.
    toBytes: (balanceId) => balanceId.toXDR().subarray(3),
    fromBytes: (bytes) =>
      ScAddress.scAddressTypeClaimableBalance(ClaimableBalanceId.claimableBalanceIdTypeV0(bytes.subarray(1))),
  },
  scAddressTypeLiquidityPool: {
    type: "liquidityPool",
    strKey: "liquidityPool",
    toBytes: (poolId) => poolId,
    fromBytes: (bytes) => ScAddress.scAddressTypeLiquidityPool(bytes),
  },
};

/** The kind of an `ScAddress`. */
export function kindOfScAddress(scAddress: ScAddress): AddressKind {
  requireScAddress(scAddress);
  const kind = (KINDS as Record<string, AddressKind | undefined>)[scAddress.type];
  if (kind === undefined) throw kindFault("an ScAddress of a known type", String(scAddress.type)); // of a later protocol
  return kind;
}

/** The kind that a text has by its first letter; the rest is not looked at. */
export function kindOfText(text: string): AddressKind {
  const strKey = getVersionByteForPrefix(text);
  for (const kind of Object.values(KINDS)) if (kind.strKey === strKey) return kind;
  if (typeof text !== "string") throw new TypeError(`Cannot read address: expected a string, got ${describe(text)}`);
  // Never the text itself, which could be a secret.
  const got = isValidStrKey("ed25519SecretSeed", text) ? "a secret seed (S...)" : describe(text);
  throw kindFault("an address (G..., M..., C..., B... or L...)", got);
}

/** Refuses what is not an `ScAddress`. Its parts are not looked at. */
export function requireScAddress(value: ScAddress): void {
  if (!ScAddress.is(value)) throw new TypeError(`Cannot read address: expected an ScAddress, got ${describe(value)}`);
}

/** The error for what is not an address, or not such an address. */
export function kindFault(expected: string, got: string): DwsaError {
  return new DwsaError("address/kind", `Cannot read address: expected ${expected}, got ${got}`, { expected, got });
}
