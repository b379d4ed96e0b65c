/** The types of addresses. */

import { attempt, describe, unexpected, wrongType } from "../internal/fault.ts";
import { DwsaError } from "../errors/mod.ts";
import { parseStrKey } from "../strkey/mod.ts";
import { describePrefix, muxedBody, muxedIdOf, type Prefix, prefixOf } from "../strkey/_shared.ts";
import {
  ClaimableBalanceId,
  MuxedContract,
  MuxedEd25519Account,
  PublicKey,
  ScAddress,
  type ScAddressArms,
} from "../xdr/mod.ts";
import type { AddressType } from "./address_type.ts";

/** An address type. `T` is the type of the value in its `ScAddress`. */
export interface AddressKind<T = never> {
  /** The name of the type. */
  readonly type: AddressType;
  /** The strkey prefix. */
  readonly prefix: Prefix;
  /** Converts the value of an `ScAddress` to the bytes in its strkey. */
  readonly toBytes: (value: T) => Uint8Array;
  /** Converts the bytes in a strkey, which are copied, to an `ScAddress`. */
  readonly fromBytes: (bytes: Uint8Array) => ScAddress;
}

/** Names, strkey prefixes and wire encodings of the address types, by arm of `ScAddress`. */
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
    toBytes: (account) => muxedBody(account.toXDR()), // the encoding checks both parts
    fromBytes: (bytes) =>
      ScAddress.scAddressTypeMuxedAccount(
        new MuxedEd25519Account({ id: muxedIdOf(bytes), ed25519: bytes.subarray(0, 32) }),
      ),
  },
  scAddressTypeClaimableBalance: {
    type: "claimableBalance",
    prefix: "B",
    // The strkey begins with the lowest byte of the balance's type (SEP-23). The only type is 0.
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
    toBytes: (contract) => muxedBody(contract.toXDR()), // the encoding checks both parts
    fromBytes: (bytes) =>
      ScAddress.scAddressTypeMuxedContract(
        new MuxedContract({ id: muxedIdOf(bytes), contractId: bytes.subarray(0, 32) }),
      ),
  },
};

const LIST: readonly AddressKind[] = /* @__PURE__ */ (() => Object.values(KINDS))();

/** Returns the type of an address by the first character of its strkey. The other characters are not checked. */
export function kindOfText(text: string): AddressKind {
  return attempt(ACTION, () => {
    const prefix = prefixOf(text);
    for (const kind of LIST) if (kind.prefix === prefix) return kind;
    if (typeof text !== "string") throw wrongType("address", "a string (a strkey)", text);
    throw kindError("an address (G..., M..., C..., W..., B... or L...)", kindOfNoAddress(text));
  });
}

/** Describes a string that is not an address, without its contents, since the string could be a secret. */
function kindOfNoAddress(text: string): string {
  try {
    parseStrKey(text); // throws if it is not a strkey
    return describePrefix(text[0] as Prefix);
  } catch (error) {
    const kind = (error as DwsaError).code === "strkey/kind" ? (error as DwsaError).got : undefined;
    return kind ?? describe(text);
  }
}

/** Creates the error for a value that is not an address or has the wrong type. */
export function kindError(expected: string, got: string): Error {
  return unexpected("address/kind", expected, got).toError(`Cannot ${ACTION}`);
}

export const ACTION = "read the address";
