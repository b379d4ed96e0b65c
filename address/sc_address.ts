/** Addresses as the wire type `ScAddress`, and as a string. */

import { compareBytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { decodeView, encode } from "../strkey/_shared.ts";
import { ScAddress } from "../xdr/mod.ts";
import { ACTION, type AddressKind, kindError, kindOfText, KINDS } from "./_types.ts";

/**
 * The `ScAddress` of an address text, of any kind.
 *
 * @param address the strkey: `G…`, `M…`, `C…`, `W…`, `B…` or `L…`
 * @returns the address as a wire type
 * @throws {TypeError} if `address` is not a string
 * @throws {DwsaError} `address/kind` if its first character is not that of an address, such as a secret seed;
 *   `strkey/…` if it is malformed
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
 * The string form of a `ScAddress`, of any kind.
 *
 * @param scAddress the address as a wire type
 * @returns the strkey: `G…`, `M…`, `C…`, `W…`, `B…` or `L…`
 * @throws {TypeError} if `scAddress` is not an `ScAddress`, or its parts are of the wrong type
 * @throws {RangeError} if the id of a muxed account or contract is not an unsigned 64-bit integer
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
 * pool, muxed contract. Addresses of one kind are ordered by their raw bytes, muxed accounts and muxed contracts by the
 * id first, then by the rest. Map keys and the delegates of CAP-71 have this order. Strkeys have another order.
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
  // The XDR begins with the number of the kind, has one size for each type, and integers have their highest byte first.
  return compareBytes(a.toXDR(), b.toXDR());
}

/** Rejects a value that is not an `ScAddress`. Its parts are not checked. */
function checkScAddress(value: ScAddress): void {
  if (!ScAddress.is(value)) throw wrongType(ACTION, "scAddress", "an ScAddress", value);
}
