/**
 * Addresses of accounts (`G…`), muxed accounts (`M…`), contracts (`C…`), muxed contracts (`W…`), claimable balances
 * (`B…`) and liquidity pools (`L…`), as strings, wire types and contract values.
 *
 * ```ts
 * import { Address, addressToScAddress, scAddressToString } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const text = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const address = new Address(text);
 * assert.equal(address.type, "contract");
 *
 * const scAddress = addressToScAddress(text);
 * assert(scAddress.equals(address.toScAddress()));
 * assert.equal(scAddressToString(scAddress), text);
 * ```
 *
 * - SEP-23, strkeys: https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0023.md
 * - CAP-67, muxed accounts, balances and pools as addresses:
 *   https://github.com/stellar/stellar-protocol/blob/master/core/cap-0067.md
 * - CAP-84, muxed contracts: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0084.md
 *
 * @module address
 */
export type { Bytes } from "../internal/bytes.ts";
export { Address, isAddress } from "./address.ts";
export type { IntLike } from "../internal/int_like.ts";
export { addressToMuxedAccount, muxedAccountToString } from "./muxed_account.ts";
export { extractBaseAddress, muxedAddress } from "./muxed_address.ts";
export { addressToScAddress, compareScAddress, scAddressToString } from "./sc_address.ts";
export type { AddressType } from "./address_type.ts";
