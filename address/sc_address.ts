/** Addresses as the wire type `ScAddress`, and as text. */

import { compareBytes, concatBytes } from "../internal/bytes.ts";
import { describe, wrongType } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import { decodeView, encode, parseStrKey } from "../strkey/codec.ts";
import { type Prefix, prefixOf } from "../strkey/kinds.ts";
import { ClaimableBalanceId, MuxedEd25519Account, PublicKey, ScAddress, type ScAddressArms } from "../xdr/mod.ts";

/** The kinds of address, by name. */
export type AddressType = "account" | "muxedAccount" | "contract" | "claimableBalance" | "liquidityPool";

/**
 * The `ScAddress` of an address text, of any of the five kinds.
 *
 * @param address the strkey: `G…`, `M…`, `C…`, `B…` or `L…`
 * @returns the address as a wire type
 * @throws {TypeError} if `address` is not a string
 * @throws {DwsaError} `address/kind` if its first letter is not that of an address, such as a secret seed; `strkey/…`
 *   if it is malformed
 *
 * @example A contract
 * ```ts
 * import { addressToScAddress } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const scAddress = addressToScAddress("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * assert.equal(scAddress.type, "scAddressTypeContract");
 * ```
 */
export function addressToScAddress(address: string): ScAddress {
  const kind = kindOfText(address);
  return kind.fromBytes(decodeView(kind.prefix, address));
}

/**
 * The text of an `ScAddress`, of any of the five kinds.
 *
 * @param scAddress the address as a wire type
 * @returns the strkey: `G…`, `M…`, `C…`, `B…` or `L…`
 * @throws {TypeError} if `scAddress` is not an `ScAddress`, or its parts are of the wrong type
 * @throws {RangeError} if the id of a muxed account is not an unsigned 64-bit integer
 * @throws {DwsaError} `strkey/length` or `xdr/length` if its bytes are not 32, `address/kind` if its kind is
 * unknown to this version
 *
 * @example A contract
 * ```ts
 * import { scAddressToString } from "@dwsa/base/address";
 * import { ScAddress } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const scAddress = ScAddress.scAddressTypeContract(new Uint8Array(32));
 * assert.equal(scAddressToString(scAddress), "CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABSC4");
 * ```
 */
export function scAddressToString(scAddress: ScAddress): string {
  checkScAddress(scAddress);
  const kind = (KINDS as Record<string, AddressKind | undefined>)[scAddress.type];
  if (kind === undefined) throw kindError("an ScAddress of a known type", String(scAddress.type)); // a later protocol's
  return encode(kind.prefix, kind.toBytes(scAddress.value as never));
}

/**
 * Compares two addresses in the order of the protocol: account, contract, muxed account, claimable balance, liquidity
 * pool. Addresses of one kind are ordered by their raw bytes, muxed accounts by the id and then by the key. Map keys
 * and the delegates of CAP-71 have this order. Strkeys have another order.
 *
 * @param a an address
 * @param b another one
 * @returns a negative number if `a` comes first, a positive number if `b` comes first, zero if they are equal
 * @throws {TypeError} if one of them is not an `ScAddress`
 *
 * @example Accounts come before contracts
 * ```ts
 * import { addressToScAddress, compareScAddress } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const account = addressToScAddress("GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ");
 * const contract = addressToScAddress("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * assert.deepEqual([contract, account].sort(compareScAddress), [account, contract]);
 * ```
 */
export function compareScAddress(a: ScAddress, b: ScAddress): number {
  checkScAddress(a);
  checkScAddress(b);
  if (a.type === "scAddressTypeContract" && b.type === a.type) return compareBytes(a.value, b.value);
  if (a.type === "scAddressTypeAccount" && b.type === a.type) return compareBytes(a.value.value, b.value.value);
  // The XDR begins with the number of the kind, has one size for each kind, and integers have their highest byte first.
  return compareBytes(a.toXDR(), b.toXDR());
}

/** A kind of address, whose `ScAddress` has a value of type `T`. */
export interface AddressKind<T = never> {
  /** The name of the kind. */
  readonly type: AddressType;
  /** The first letter of its strkeys. */
  readonly prefix: Prefix;
  /** The bytes in the strkey of an `ScAddress`. */
  readonly toBytes: (value: T) => Uint8Array;
  /** The `ScAddress` of the bytes in a strkey, which are copied. */
  readonly fromBytes: (bytes: Uint8Array) => ScAddress;
}

/** The kinds by the arm of `ScAddress`: the one table of their names, strkeys and wire forms. */
const KINDS: { readonly [Arm in keyof ScAddressArms]: AddressKind<ScAddressArms[Arm]> } = {
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
    // The key is first in the strkey (SEP-23), the id is first in the XDR.
    toBytes: (account) => {
      const xdr = account.toXDR(); // checks both parts
      return concatBytes(xdr.subarray(8), xdr.subarray(0, 8));
    },
    fromBytes: (bytes) => {
      const id = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(32);
      return ScAddress.scAddressTypeMuxedAccount(new MuxedEd25519Account({ id, ed25519: bytes.subarray(0, 32) }));
    },
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
};

const LIST: readonly AddressKind[] = /* @__PURE__ */ (() => Object.values(KINDS))();

/** The kind of address that a text has by its first letter. The other letters are not checked. */
export function kindOfText(text: string): AddressKind {
  const prefix = prefixOf(text);
  for (const kind of LIST) if (kind.prefix === prefix) return kind;
  if (typeof text !== "string") throw wrongType(ACTION, "address", "a string (a strkey)", text);
  throw kindError("an address (G..., M..., C..., B... or L...)", kindOfNoAddress(text));
}

/** Describes a text that is not an address. The text could be a secret and is not repeated. */
function kindOfNoAddress(text: string): string {
  try {
    const { type } = parseStrKey(text);
    return type === "ed25519SecretSeed" ? "a secret seed (S...)" : `another kind of key (${text[0]}...)`;
  } catch (error) {
    const kind = (error as DwsaError).code === "strkey/kind" ? (error as DwsaError).got : undefined;
    return kind ?? describe(text);
  }
}

/** Refuses a value that is not an `ScAddress`. Its parts are not checked. */
function checkScAddress(value: ScAddress): void {
  if (!ScAddress.is(value)) throw wrongType(ACTION, "scAddress", "an ScAddress", value);
}

/** Error for a value that is not an address, or has the wrong kind. */
export function kindError(expected: string, got: string): DwsaError {
  return new DwsaError("address/kind", `Cannot ${ACTION}: expected ${expected}, got ${got}`, { expected, got });
}

const ACTION = "read address";
