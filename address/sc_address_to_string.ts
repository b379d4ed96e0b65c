import { encodeStrKey } from "../strkey/mod.ts";
import type { ScAddress } from "../xdr/mod.ts";
import { kindOfScAddress } from "./_kinds.ts";

/**
 * The text of an `ScAddress`, of any of the five kinds.
 *
 * @param scAddress the address as a wire type
 * @returns the strkey: `G…`, `M…`, `C…`, `B…` or `L…`
 * @throws {TypeError} if `scAddress` is not an `ScAddress`, or its parts are of the wrong type
 * @throws {RangeError} if the id of a muxed account is not an unsigned 64-bit integer
 * @throws {DwsaError} `strkey/length` or `xdr/length` if its bytes are not 32, `address/kind` if it is of a kind that is not known here
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
  const kind = kindOfScAddress(scAddress);
  return encodeStrKey(kind.strKey, kind.toBytes(scAddress.value as never));
}
