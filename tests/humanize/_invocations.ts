/** Functions that create invocations. */

import { addressToScAddress } from "@dwsa/base/address";
import {
  AlphaNum12,
  AlphaNum4,
  Asset,
  ContractExecutable,
  ContractExecutableExternalRef,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgs,
  CreateContractArgsV2,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  InvokeContractArgs,
  PublicKey,
  type ScVal,
} from "@dwsa/base/xdr";

export const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
export const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
export const SALT: string = "07".repeat(32);
export const HASH: string = "03".repeat(32);

type Invocations = readonly DwsaAuthorizedInvocation[];

export function node(fn: DwsaAuthorizedFunction, subInvocations: Invocations = []): DwsaAuthorizedInvocation {
  return new DwsaAuthorizedInvocation({ function: fn, subInvocations });
}

export function call(
  functionName: string | Uint8Array,
  args: readonly ScVal[] = [],
  below: Invocations = [],
): DwsaAuthorizedInvocation {
  const contractAddress = addressToScAddress(CONTRACT);
  return node(
    DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress, functionName, args }),
    ),
    below,
  );
}

export function createV1(
  contractIdPreimage: ContractIdPreimage,
  executable: ContractExecutable,
): DwsaAuthorizedInvocation {
  return node(
    DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(
      new CreateContractArgs({ contractIdPreimage, executable }),
    ),
  );
}

export function createV2(
  contractIdPreimage: ContractIdPreimage,
  executable: ContractExecutable,
  constructorArgs: readonly ScVal[] = [],
): DwsaAuthorizedInvocation {
  return node(
    DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
      new CreateContractArgsV2({ contractIdPreimage, executable, constructorArgs }),
    ),
  );
}

export const fromAddress: ContractIdPreimage = ContractIdPreimage.contractIdPreimageFromAddress(
  new ContractIdPreimageFromAddress({ address: addressToScAddress(ACCOUNT), salt: new Uint8Array(32).fill(7) }),
);

/** Returns the preimage of an asset's contract ID. Without a code, the asset is native. */
export function fromAsset(code?: string, size: 4 | 12 = 4): ContractIdPreimage {
  if (code === undefined) return ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative());
  const address = addressToScAddress(ACCOUNT);
  const issuer = address.type === "scAddressTypeAccount"
    ? address.value
    : PublicKey.publicKeyTypeEd25519(new Uint8Array(32));
  const assetCode = Uint8Array.from({ length: size }, (_, i) => code.charCodeAt(i) || 0);
  return ContractIdPreimage.contractIdPreimageFromAsset(
    size === 4
      ? Asset.assetTypeCreditAlphanum4(new AlphaNum4({ assetCode, issuer }))
      : Asset.assetTypeCreditAlphanum12(new AlphaNum12({ assetCode, issuer })),
  );
}

export const wasm: ContractExecutable = ContractExecutable.contractExecutableWasm(new Uint8Array(32).fill(3));
export const assetContract: ContractExecutable = ContractExecutable.contractExecutableStellarAsset();

/** Returns the executable that {@linkcode CONTRACT} names by a tag. */
export function external(tag: string | Uint8Array): ContractExecutable {
  return ContractExecutable.contractExecutableExternalRef(
    new ContractExecutableExternalRef({ executableOwner: addressToScAddress(CONTRACT), tag }),
  );
}

/** Returns a chain of nested calls. */
export function chain(depth: number): DwsaAuthorizedInvocation {
  let root = call(`f${depth}`);
  for (let i = depth - 1; i > 0; i--) root = call(`f${i}`, [], [root]);
  return root;
}
