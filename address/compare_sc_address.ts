import { compareBytes } from "../internal/bytes.ts";
import type { ScAddress } from "../xdr/mod.ts";
import { kindOfScAddress } from "./_kinds.ts";

/**
 * Compares two addresses in the order of the protocol: account, contract, muxed account, claimable balance, liquidity
 * pool; those of one kind by their raw bytes, muxed accounts by the id and then by the key. Map keys and the delegates
 * of CAP-71 are sorted like this, which is not the order of the strkeys.
 *
 * @param a an address
 * @param b another one
 * @returns negative when `a` comes first, positive when `b` does, zero when they are equal
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
  const kind = kindOfScAddress(a);
  const order = kind.order - kindOfScAddress(b).order;
  if (order !== 0) return order;
  if (a.type === "scAddressTypeMuxedAccount" && b.type === "scAddressTypeMuxedAccount") {
    return a.value.id === b.value.id
      ? compareBytes(a.value.ed25519, b.value.ed25519)
      : a.value.id < b.value.id
      ? -1
      : 1;
  }
  return compareBytes(kind.toBytes(a.value as never), kind.toBytes(b.value as never));
}
