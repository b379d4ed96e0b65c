/** The inputs of the tests in `rows_test.ts`, by size. */

import { type ApprovalRequest, approvalRequest, type DelegateSignature } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { addressToScAddress } from "@dwsa/base/address";
import { buildTransaction } from "@dwsa/base/transaction";
import { contractInvocation } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { contractSpec, type SpecEntry } from "@dwsa/base/spec";
import { encodeStrKey } from "@dwsa/base/strkey";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  type Operation,
  ScMapEntry,
  ScMetaEntry,
  ScMetaV0,
  ScVal,
  type TransactionEnvelope,
} from "@dwsa/base/xdr";

/** Creates a list of the given size. */
export const list = <T>(size: number, make: (i: number) => T): T[] => Array.from({ length: size }, (_, i) => make(i));
/** Returns the integers from 0 to `size` - 1 in a mixed order. */
export const mixed = (size: number): number[] => list(size, (i) => (i * 7_919 + 3) % size);

export const CONTRACT = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
export const SIGNER: string = Keypair.fromRawEd25519Seed(new Uint8Array(32)).publicKey();
export const NETWORK: string = Networks.TESTNET;
export const ext: ExtensionPoint = ExtensionPoint.v0();
export const holder: ScVal = nativeToScVal(CONTRACT, { type: "address" });
export const vec = (size: number): ScVal => ScVal.scvVec(list(size, (i) => ScVal.scvU64(BigInt(i))));
export const mapOf = (size: number): ScVal =>
  ScVal.scvMap(list(size, (i) => new ScMapEntry({ key: ScVal.scvU32(i), val: ScVal.scvU32(i) })));

export function event(name: string, data: ScVal): ContractEvent {
  const topics = [ScVal.scvSymbol(name), holder, holder];
  const body = ContractEventBody.v0(new ContractEventV0({ topics, data }));
  return new ContractEvent({ ext, contractId: new Uint8Array(32), type: "contract", body });
}

export const call = (subInvocations: DwsaAuthorizedInvocation[] = []): DwsaAuthorizedInvocation =>
  contractInvocation({
    ...{ contract: CONTRACT, function: "burn", args: [holder, nativeToScVal(5n, { type: "i128" })], subInvocations },
  });
export const wide = (size: number): DwsaAuthorizedInvocation => call(list(size, () => call()));
export const entryOf = (rootInvocation: DwsaAuthorizedInvocation): DwsaAuthorizationEntry =>
  new DwsaAuthorizationEntry({ credentials: DwsaCredentials.dwsaCredentialsSourceAccount(), rootInvocation });
/** Creates an entry that the account {@linkcode SIGNER} must approve. */
export const accountEntryOf = (rootInvocation: DwsaAuthorizedInvocation): DwsaAuthorizationEntry => {
  const credentials = new DwsaAddressCredentials({
    ...{ address: addressToScAddress(SIGNER), nonce: 1n, signatureExpirationLedger: 9, signature: ScVal.scvVoid() },
  });
  return new DwsaAuthorizationEntry({
    ...{ credentials: DwsaCredentials.dwsaCredentialsAddress(credentials), rootInvocation },
  });
};
export const keypair: Keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32));
export const delegatesOf = (size: number): DelegateSignature[] => {
  const bytes = new Uint8Array(32);
  return mixed(size).map((n) => {
    new DataView(bytes.buffer).setUint32(0, n);
    return { address: encodeStrKey("contract", bytes) };
  });
};
export const transactionOf = (operation: Operation): TransactionEnvelope =>
  buildTransaction({
    ...{ source: SIGNER, accountSequence: 1n, operations: [operation], baseFee: 100, timeBounds: "unbounded" as const },
  });
export const argumentsOf = (size: number): ScVal[] => list(size, (i) => ScVal.scvU64(BigInt(i)));
export const requestsOf = (rootInvocation: DwsaAuthorizedInvocation): ApprovalRequest[] => [
  { ...approvalRequest(entryOf(rootInvocation), NETWORK), address: SIGNER },
];

/** An interface as XDR, and in a section of a contract's Wasm. */
export const entriesOf = (size: number): Uint8Array => {
  const parts = contractSpec(functions(size)).entries.map((entry) => scSpecEntryFromJson(entry).toXDR());
  return Uint8Array.from(parts.flatMap((part) => [...part]));
};
export const wasmOf = (size: number): Uint8Array => {
  const section = [14, ...new TextEncoder().encode("contractspecv0"), ...entriesOf(size)];
  const length = list(5, (i) => section.length >>> 7 * i & 127 | (i < 4 ? 128 : 0)); // LEB128
  return Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 0, ...length, ...section]);
};
export const metaOf = (size: number): Uint8Array => {
  const entry = ScMetaEntry.scMetaV0(new ScMetaV0({ key: "sep", val: "41,40" })).toXDR();
  const section = [14, ...new TextEncoder().encode("contractmetav0"), ...list(size, () => [...entry]).flat()];
  const length = list(5, (i) => section.length >>> 7 * i & 127 | (i < 4 ? 128 : 0)); // LEB128
  return Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 0, ...length, ...section]);
};
export const functions = (size: number): SpecEntry[] =>
  list(size, (i) => ({ function_v0: { name: `f${i}`, inputs: [], outputs: [] } }));

export const nested = (levels: number): ScVal => {
  let value: ScVal = ScVal.scvU32(1);
  for (let i = 1; i < levels; i++) value = ScVal.scvVec([value]);
  return value;
};
export const nestedNative = (levels: number): unknown => {
  let value: unknown = 1n;
  for (let i = 1; i < levels; i++) value = [value];
  return value;
};
export const deep = (levels: number): DwsaAuthorizedInvocation => {
  let tree = call();
  for (let i = 1; i < levels; i++) tree = call([tree]);
  return tree;
};
