/** The types of addresses. */

import { describe, wrongType } from "../internal/describe.ts";
import { unexpected } from "../internal/unexpected.ts";
import { DwsaError } from "../errors/mod.ts";
import { parseStrKey } from "../strkey/mod.ts";
import { muxedBody, muxedIdOf, type Prefix, prefixOf } from "../strkey/_shared.ts";
import {
  ClaimableBalanceId,
  MuxedContract,
  MuxedEd25519Account,
  PublicKey,
  ScAddress,
  type ScAddressArms,
} from "../xdr/mod.ts";
import type { AddressType } from "./address_type.ts";

/** A type of address, whose `ScAddress` has a value of type `T`. */
export interface AddressKind<T = never> {
  /** The name of the kind. */
  readonly type: AddressType;
  /** The first character of its strkeys. */
  readonly prefix: Prefix;
  /** The bytes in the strkey of an `ScAddress`. */
  readonly toBytes: (value: T) => Uint8Array;
  /** The `ScAddress` of the bytes in a strkey, which are copied. */
  readonly fromBytes: (bytes: Uint8Array) => ScAddress;
}

/** The kinds by the arm of `ScAddress`: the one table of their names, strkeys and wire forms. */
export const KINDS: { readonly [Arm in keyof ScAddressArms]: AddressKind<ScAddressArms[Arm]> } = {
  scAddressTypeAccount: {
    type: "account",
    prefix: "G",
    toBytes: (accountId) => accountId.value,
    fromBytes: (bytes) => ScAddress.scAddressTypeAccount(PublicKey.publicKeyTypeEd25519(bytes)),
  },
  scAddressTypeContract: {
    type: "contract",
    prefix: "C",
    toBytes: (contractId) => contractId,
    fromBytes: (bytes) => ScAddress.scAddressTypeContract(bytes),
  },
  scAddressTypeMuxedAccount: {
    type: "muxedAccount",
    prefix: "M",
    toBytes: (account) => muxedBody(account.toXDR()), // which checks both parts
    fromBytes: (bytes) =>
      ScAddress.scAddressTypeMuxedAccount(
        new MuxedEd25519Account({ id: muxedIdOf(bytes), ed25519: bytes.subarray(0, 32) }),
      ),
  },
  scAddressTypeClaimableBalance: {
    type: "claimableBalance",
    prefix: "B",
    // The strkey begins with the lowest byte of the balance's type (SEP-23), of which there is only 0.
    toBytes: (balanceId) => balanceId.toXDR().subarray(3),
    fromBytes: (bytes) =>
      ScAddress.scAddressTypeClaimableBalance(ClaimableBalanceId.claimableBalanceIdTypeV0(bytes.subarray(1))),
  },
  scAddressTypeLiquidityPool: {
    type: "liquidityPool",
    prefix: "L",
    toBytes: (poolId) => poolId,
    fromBytes: (bytes) => ScAddress.scAddressTypeLiquidityPool(bytes),
  },
  scAddressTypeMuxedContract: {
    type: "muxedContract",
    prefix: "W",
    toBytes: (contract) => muxedBody(contract.toXDR()), // which checks both parts
    fromBytes: (bytes) =>
      ScAddress.scAddressTypeMuxedContract(
        new MuxedContract({ id: muxedIdOf(bytes), contractId: bytes.subarray(0, 32) }),
      ),
  },
};

const LIST: readonly AddressKind[] = /* @__PURE__ */ (() => Object.values(KINDS))();

/** The type of address that a string has by its first character. The other characters are not checked. */
export function kindOfText(text: string): AddressKind {
  const prefix = prefixOf(text);
  for (const kind of LIST) if (kind.prefix === prefix) return kind;
  if (typeof text !== "string") throw wrongType(ACTION, "address", "a string (a strkey)", text);
  throw kindError("an address (G..., M..., C..., W..., B... or L...)", kindOfNoAddress(text));
}

/** Describes a string that is not an address. The string could be a secret and is not repeated. */
function kindOfNoAddress(text: string): string {
  try {
    const { type } = parseStrKey(text);
    return type === "ed25519SecretSeed" ? "a secret seed (S...)" : `another kind of key (${text[0]}...)`;
  } catch (error) {
    const kind = (error as DwsaError).code === "strkey/kind" ? (error as DwsaError).got : undefined;
    return kind ?? describe(text);
  }
}

/** Error for a value that is not an address, or has the wrong kind. */
export function kindError(expected: string, got: string): DwsaError {
  return unexpected("address/kind", ACTION, expected, got);
}

export const ACTION = "read address";
