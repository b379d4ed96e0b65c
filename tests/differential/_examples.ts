/** Inputs that reproduce the listed differences. */

import { contractCodeKey } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import {
  Asset,
  ContractExecutable,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgs,
  CreateContractArgsV2,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  InvokeContractArgs,
  ScAddress,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";

/** A contract and a liquidity pool. */
export const CONTRACT = ScAddress.scAddressTypeContract(new Uint8Array(32));
export const POOL = ScAddress.scAddressTypeLiquidityPool(new Uint8Array(32));

/** The account of the seed of 32 zeros. */
export const ACCOUNT = ScAddress.scAddressTypeAccount(
  Keypair.fromRawEd25519Seed(new Uint8Array(32)).xdrAccountId(),
);

/** Two ledger keys. */
export const KEYS = [0, 1].map((byte) => contractCodeKey(new Uint8Array(32).fill(byte)));

/** Creates the invocation of an asset contract creation with a constructor argument. */
export function assetWithArguments(): DwsaAuthorizedInvocation {
  const args = new CreateContractArgsV2({
    contractIdPreimage: ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative()),
    executable: ContractExecutable.contractExecutableStellarAsset(),
    constructorArgs: [ScVal.scvVoid()],
  });
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(args),
    subInvocations: [],
  });
}

/** Creates the invocation of a function without arguments. */
export function invocationOf(functionName: string | Uint8Array): DwsaAuthorizedInvocation {
  const call = new InvokeContractArgs({ contractAddress: CONTRACT, functionName, args: [] });
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call),
    subInvocations: [],
  });
}

/** Creates the invocation of a V1 contract creation, which has no constructor arguments. */
export function creationV1(): DwsaAuthorizedInvocation {
  const args = new CreateContractArgs({
    contractIdPreimage: ContractIdPreimage.contractIdPreimageFromAddress(
      new ContractIdPreimageFromAddress({ address: ACCOUNT, salt: new Uint8Array(32) }),
    ),
    executable: ContractExecutable.contractExecutableWasm(new Uint8Array(32)),
  });
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(args),
    subInvocations: [],
  });
}

/** Returns whether an input, or an item of a list, contains a V1 contract creation anywhere in its tree. */
export function holdsCreationV1(input: unknown): boolean {
  if (Array.isArray(input)) return input.some(holdsCreationV1);
  if (DwsaAuthorizationEntry.is(input)) return holdsCreationV1(input.rootInvocation);
  return DwsaAuthorizedInvocation.is(input) &&
    (input.function.type === "dwsaAuthorizedFunctionTypeCreateContractHostFn" ||
      input.subInvocations.some(holdsCreationV1));
}

/** Creates an entry for an address, with legacy credentials. */
export function entryOf(
  address: ScAddress,
  signature: ScVal = ScVal.scvVoid(),
  rootInvocation: DwsaAuthorizedInvocation = invocationOf("a"),
): DwsaAuthorizationEntry {
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddress(
      new DwsaAddressCredentials({ address, nonce: 0n, signatureExpirationLedger: 0, signature }),
    ),
    rootInvocation,
  });
}

/** Creates a map entry with a void value. */
export function mapEntry(key: ScVal): ScMapEntry {
  return new ScMapEntry({ key, val: ScVal.scvVoid() });
}
