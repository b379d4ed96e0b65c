import { decodeStrKey } from "../strkey/mod.ts";
import type { ScAddress } from "../xdr/mod.ts";
import { kindOfText } from "./_kinds.ts";

/**
 * The `ScAddress` of an address text, of any of the five kinds.
 *
 * @param address the strkey: `G…`, `M…`, `C…`, `B…` or `L…`
 * @returns the address as a wire type
 * @throws {TypeError} if `address` is not a string
 * @throws {DwsaError} `address/kind` if it begins like no address, such as a secret seed; `strkey/…` if it is malformed
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
  return kind.fromBytes(decodeStrKey(kind.strKey, address));
}
