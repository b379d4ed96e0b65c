/** Converts between strkeys and the wire type `ScAddress`. */

import { attempt, wrongType } from "../internal/fault.ts";
import { compareBytes } from "../internal/bytes.ts";
import { decodeView, encode } from "../strkey/_shared.ts";
import { ScAddress } from "../xdr/mod.ts";
import { ACTION, type AddressKind, kindError, kindOfText, KINDS } from "./_types.ts";

/**
 * Converts an address of any type to an `ScAddress`.
 *
 * @param address the strkey: `G…`, `M…`, `C…`, `W…`, `B…` or `L…`
 * @returns the wire type
 * @throws {TypeError} if `address` is not a string
 * @throws {DwsaError} `address/kind` if the first character is not the prefix of an address type, as in a secret seed;
 *   `strkey/…` if `address` is malformed
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
 * Converts an `ScAddress` of any type to its address.
 *
 * @param scAddress the wire type
 * @returns the strkey: `G…`, `M…`, `C…`, `W…`, `B…` or `L…`
 * @throws {TypeError} if `scAddress` is not an `ScAddress`, or its parts are of the wrong type
 * @throws {RangeError} if the ID of a muxed account or contract is not an unsigned 64-bit integer
 * @throws {DwsaError} `strkey/length` or `xdr/length` if a key, ID or hash is not 32 bytes, `address/kind` if this
 *   version does not support the type of the address
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
  return attempt(ACTION, () => {
    checkScAddress("scAddress", scAddress);
    const kind = (KINDS as Record<string, AddressKind | undefined>)[scAddress.type];
    // The type is from a later protocol.
    if (kind === undefined) throw kindError("an ScAddress of a known type", String(scAddress.type));
    return encode(kind.prefix, kind.toBytes(scAddress.value as never));
  });
}

/**
 * Compares two addresses in the order of the protocol: account, contract, muxed account, claimable balance, liquidity
 * pool, muxed contract. Addresses of one type are ordered by their raw bytes. Muxed accounts and muxed contracts are
 * ordered by ID first. Map keys and CAP-71 delegates use this order. Sorting strkeys yields a different order.
 *
 * @param a an address
 * @param b another address
 * @returns a negative number if `a` comes first, a positive number if `b` comes first, zero if they are equal
 * @throws {TypeError} if `a` or `b` is not an `ScAddress`
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
  return attempt("compare addresses", () => {
    checkScAddress("a", a);
    checkScAddress("b", b);
    if (a.type === "scAddressTypeContract" && b.type === a.type) return compareBytes(a.value, b.value);
    if (a.type === "scAddressTypeAccount" && b.type === a.type) return compareBytes(a.value.value, b.value.value);
    // The XDR begins with the type number, has a fixed size for each type, and its integers are big-endian.
    return compareBytes(a.toXDR(), b.toXDR());
  });
}

/** Throws for a value that is not an `ScAddress`. The parts of the value are not checked. */
function checkScAddress(name: string, value: ScAddress): void {
  if (!ScAddress.is(value)) throw wrongType(name, "an ScAddress", value);
}
