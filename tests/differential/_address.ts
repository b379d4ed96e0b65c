/** Addresses of all five types. */

import fc from "fast-check";
import { Address, addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { bytes, text } from "../_arbitraries/bytes.ts";
import { scAddress, scVal } from "../_arbitraries/sc_val.ts";
import { damagedStrKey, strKey, strKeyData, strKeyKinds } from "../_arbitraries/strkey.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

/** Returns the properties of an address. */
function facts(address: Address | stellarSdk.Address): unknown[] {
  return [address.type, address.toString(), address.toBuffer(), address.toScAddress(), address.toScVal()];
}

/** The static methods that create each type of address, with the bytes that they accept. */
const makers = {
  account: strKeyData.Ed25519PublicKey,
  muxedAccount: strKeyData.Med25519PublicKey,
  contract: strKeyData.Contract,
  claimableBalance: strKeyData.ClaimableBalance,
  liquidityPool: strKeyData.LiquidityPool,
};

export const addressFamilies: readonly Family[] = [
  family({
    name: "new Address, Address.fromString",
    input: fc.oneof(strKey(...strKeyKinds), damagedStrKey(...strKeyKinds), text()),
    ours: (input) => [facts(new Address(input)), facts(Address.fromString(input))],
    sdk: (input) => [facts(new stellarSdk.Address(input)), facts(stellarSdk.Address.fromString(input))],
  }),
  ...Object.entries(makers).map(([name, data]) => {
    const maker = name as keyof typeof makers;
    return family({
      name: `Address.${maker}`,
      input: fc.oneof({ arbitrary: data, weight: 2 }, { arbitrary: bytes(42), weight: 1 }),
      ours: (data) => facts(Address[maker](data)),
      sdk: (data) => facts(stellarSdk.Address[maker](data as never)), // declared for a Buffer, but accepts any bytes
    });
  }),
  family({
    name: "Address.fromScAddress",
    input: scAddress,
    ours: (input) => facts(Address.fromScAddress(input)),
    sdk: (input) => facts(stellarSdk.Address.fromScAddress(toSdk("ScAddress", input))),
  }),
  family({
    name: "Address.fromScVal",
    input: scVal,
    ours: (input) => facts(Address.fromScVal(input)),
    sdk: (input) => facts(stellarSdk.Address.fromScVal(toSdk("ScVal", input))),
  }),
  family({
    name: "addressToScAddress, scAddressToString",
    input: strKey("Ed25519PublicKey", "Med25519PublicKey", "Contract", "ClaimableBalance", "LiquidityPool"),
    ours: (input) => [addressToScAddress(input), scAddressToString(addressToScAddress(input))],
    sdk: (input) => {
      const address = new stellarSdk.Address(input).toScAddress();
      return [address, stellarSdk.Address.fromScAddress(address).toString()];
    },
  }),
];
