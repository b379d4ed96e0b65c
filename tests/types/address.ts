/** Compiled, never run: uses of addresses that the compiler must accept, and those that it must reject. */

import { Address, addressToScAddress, type AddressType, isAddress, scAddressToString } from "@dwsa/base/address";
import type { ScAddress, ScVal } from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export function results(address: Address, unknown: unknown): void {
  same<typeof address.type, AddressType>(true);
  same<AddressType, "account" | "muxedAccount" | "contract" | "muxedContract" | "claimableBalance" | "liquidityPool">(
    true,
  );
  const buffer: ArrayBuffer = address.toBuffer().buffer;
  const scAddress: ScAddress = address.toScAddress();
  const scVal: ScVal = address.toScVal();
  same<ReturnType<Address["toScVal"]>, ScVal<"scvAddress">>(true);
  const text: string = scAddressToString(addressToScAddress(address.toString()));
  if (isAddress(unknown)) same<typeof unknown, Address>(true);
  void [buffer, scAddress, scVal, text];
}

export function refused(address: Address, scVal: ScVal): void {
  // @ts-expect-error the type is read-only
  address.type = "contract";
  // @ts-expect-error a string is not bytes
  Address.contract("CAAA");
  // @ts-expect-error bytes are not a string
  new Address(new Uint8Array(32));
  // @ts-expect-error a contract value is not an address
  Address.fromScAddress(scVal);
}
