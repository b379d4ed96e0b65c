import { compareBytes } from "../internal/bytes.ts";
import type { ScAddress } from "../xdr/mod.ts";
import { requireScAddress } from "./_kinds.ts";

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
  requireScAddress(a);
  requireScAddress(b);
  if (a.type === "scAddressTypeContract" && b.type === a.type) return compareBytes(a.value, b.value);
  if (a.type === "scAddressTypeAccount" && b.type === a.type) return compareBytes(a.value.value, b.value.value);
  // The XDR begins with the number of the kind, and has one size for each and integers with their highest byte first.
  return compareBytes(a.toXDR(), b.toXDR());
}
