/** Compiled, never run: uses of addresses, contracts and resource data that the compiler must accept or reject. */

import { Address, type AddressType, isAddress } from "@dwsa/base/address";
import { DwsaDataBuilder, type IntLike } from "@dwsa/base/builder";
import { hashTransaction } from "@dwsa/base/transaction";
import { Contract, contractFootprint, invokeContractFunction, type Operation2, withAuth } from "@dwsa/base/contract";
import { SignerKey } from "@dwsa/base/keys";
import type {
  DwsaAuthorizationEntry,
  DwsaTransactionData,
  InvokeHostFunctionResult,
  LedgerFootprint,
  LedgerKey,
  Operation,
  PaymentResult,
  ScAddress,
  ScVal,
  SignerKey as XdrSignerKey,
  TransactionEnvelope,
} from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export function addresses(text: string, value: unknown, list: readonly Address[]): void {
  const address = new Address(text);
  same<typeof address.type, AddressType>(true);
  same<AddressType, "account" | "muxedAccount" | "contract" | "muxedContract" | "claimableBalance" | "liquidityPool">(
    true,
  );
  same<ReturnType<Address["toScVal"]>, ScVal<"scvAddress">>(true);
  const inner: ScAddress = address.toScVal().value;
  const buffer: ArrayBuffer = address.toBuffer().buffer;
  list.toSorted(Address.compare);
  if (isAddress(value)) value.toScAddress();
  void [inner, buffer];
  // @ts-expect-error: the type is read-only
  address.type = "contract";
  // @ts-expect-error: the string is private
  address["#text"];
  // @ts-expect-error: raw bytes require the method for their type
  new Address(new Uint8Array(32));
}

export function contracts(id: string, args: readonly ScVal[], auth: readonly DwsaAuthorizationEntry[]): void {
  const contract = new Contract(id);
  const call: Operation2<InvokeHostFunctionResult> = contract.call("f", ...args);
  const operation: Operation = call;
  const authorized: Operation2<InvokeHostFunctionResult> = withAuth(operation, auth);
  invokeContractFunction(id, "f", args);
  const keys: readonly LedgerKey[] = [contract.getFootprint(), ...contractFootprint(id, new Uint8Array(32))];
  void [authorized, keys];
  // @ts-expect-error: arguments are contract values
  contract.call("f", 5);
  // @ts-expect-error: arguments are passed one by one
  contract.call("f", args);
  // @ts-expect-error: the name of the method is required
  contract.call();
  // @ts-expect-error: a different operation has a different result
  const payment: Operation2<PaymentResult> = call;
  void payment;
}

export function resources(data: DwsaTransactionData, keys: readonly LedgerKey[], envelope: TransactionEnvelope): void {
  class Special extends DwsaDataBuilder {
    special(): void {}
  }
  new Special("").setFootprint(null, undefined).setFootprint().setReadOnly().setReadWrite(null).special();
  new Special(data).setReadOnly(keys).setResources(1, 2, 3).setResourceFee(1n).appendFootprint(keys, []).special();
  same<IntLike, bigint | number | string>(true);
  same<ReturnType<DwsaDataBuilder["build"]>, DwsaTransactionData>(true);
  same<ReturnType<DwsaDataBuilder["getFootprint"]>, LedgerFootprint>(true);
  const hash: ArrayBuffer = hashTransaction(envelope, "").buffer;
  void hash;
  // @ts-expect-error: both lists are required
  new DwsaDataBuilder().appendFootprint(keys);
  // @ts-expect-error: keys are wire values
  new DwsaDataBuilder().setReadOnly(["AAAA"]);
  // @ts-expect-error: resources are numbers
  new DwsaDataBuilder().setResources(1n, 2n, 3n);
  // @ts-expect-error: the network is required
  hashTransaction(envelope);
}

export function signerKeys(text: string): void {
  const key: XdrSignerKey = SignerKey.decodeAddress(text);
  const encoded: string = SignerKey.encodeSignerKey(key, { prefix: "X" });
  void encoded;
  // @ts-expect-error: a hash has one of two prefixes
  SignerKey.encodeSignerKey(key, { prefix: "Q" });
}
