/** Keys, invocations and entries for the tests of `auth`. */

import { addressToScAddress } from "@dwsa/base/address";
import {
  authorizeEntry,
  buildWithDelegatesEntry,
  type DelegateSignature,
  inspectAuthEntry,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { contractInvocation } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import {
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
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";

/** The passphrase of the test network. */
export const NETWORK = "Test SDF Network ; September 2015";

/** Returns the key pair whose seed consists of 32 copies of a byte. */
export function keypair(byte: number): Keypair {
  return Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte));
}

/** Three key pairs. */
export const alice: Keypair = keypair(1);
export const bob: Keypair = keypair(2);
export const carol: Keypair = keypair(3);

/** The addresses of the key pairs. */
export const ALICE: string = alice.publicKey();
export const BOB: string = bob.publicKey();
export const CAROL: string = carol.publicKey();

/** Returns the address of the contract whose ID consists of 32 copies of a byte. */
export function contract(byte: number): string {
  return StrKey.encodeContract(new Uint8Array(32).fill(byte));
}

/** Addresses that cannot be the address of an entry. */
export const UNABLE: readonly string[] = [
  StrKey.encodeMed25519PublicKey(new Uint8Array(40).fill(1)),
  StrKey.encodeClaimableBalance(new Uint8Array(33)),
  StrKey.encodeLiquidityPool(new Uint8Array(32)),
];

/** Returns the invocation of a contract function, with sub-invocations. */
export function call(
  address: string,
  functionName: string,
  args: readonly ScVal[] = [],
  subInvocations: readonly DwsaAuthorizedInvocation[] = [],
): DwsaAuthorizedInvocation {
  return contractInvocation({ contract: address, function: functionName, args, subInvocations });
}

/** Returns an invocation whose address, function name and arguments can be invalid. */
export function uncheckedCall(
  address: string,
  functionName: string | Uint8Array,
  args: readonly ScVal[] = [],
  subInvocations: readonly DwsaAuthorizedInvocation[] = [],
): DwsaAuthorizedInvocation {
  const contractAddress = addressToScAddress(address);
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress, functionName, args }),
    ),
    subInvocations,
  });
}

/** swap(7), which calls transfer(). */
export const invocation: DwsaAuthorizedInvocation = call(contract(3), "swap", [ScVal.scvU32(7)], [
  call(contract(4), "transfer"),
]);

/** The parameters of {@linkcode creation}. */
export interface Creation {
  /** The arm of the function; only the V2 arm has constructor arguments. */
  readonly arm: "V1" | "V2";
  readonly constructorArgs?: readonly ScVal[];
  readonly executable?: ContractExecutable;
  readonly preimage?: ContractIdPreimage;
  readonly subInvocations?: readonly DwsaAuthorizedInvocation[];
}

/** Returns the creation of a contract, by default from Wasm code, with an ID derived from Alice's address. */
export function creation(
  { arm, constructorArgs = [], subInvocations = [], ...options }: Creation,
): DwsaAuthorizedInvocation {
  const {
    executable = ContractExecutable.contractExecutableWasm(new Uint8Array(32).fill(5)),
    preimage: contractIdPreimage = ContractIdPreimage.contractIdPreimageFromAddress(
      new ContractIdPreimageFromAddress({ address: addressToScAddress(ALICE), salt: new Uint8Array(32).fill(6) }),
    ),
  } = options;
  const fields = { contractIdPreimage, executable };
  return new DwsaAuthorizedInvocation({
    function: arm === "V1"
      ? DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(new CreateContractArgs(fields))
      : DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
        new CreateContractArgsV2({ ...fields, constructorArgs }),
      ),
    subInvocations,
  });
}

/** The two types of address credentials without delegates. */
export const arms = ["dwsaCredentialsAddress", "dwsaCredentialsAddressV2"] as const;

/** Creates an entry with address credentials without delegates. */
export function entryFor(
  address: string,
  options: {
    readonly arm?: (typeof arms)[number];
    readonly nonce?: bigint;
    readonly expiry?: number;
    readonly signature?: ScVal;
    readonly root?: DwsaAuthorizedInvocation;
  } = {},
): DwsaAuthorizationEntry {
  const { arm = "dwsaCredentialsAddress", nonce = 5n, expiry = 0, signature = ScVal.scvVoid(), root = invocation } =
    options;
  const credentials = new DwsaAddressCredentials({
    address: addressToScAddress(address),
    nonce,
    signatureExpirationLedger: expiry,
    signature,
  });
  return new DwsaAuthorizationEntry({ credentials: DwsaCredentials[arm](credentials), rootInvocation: root });
}

/** Creates an entry with delegates that expires at ledger 100. */
export function delegatedFor(address: string, delegates: readonly DelegateSignature[]): DwsaAuthorizationEntry {
  return buildWithDelegatesEntry({ entry: entryFor(address), validUntilLedgerSeq: 100, delegates });
}

/** An entry that the source account of the transaction approves. */
export const sourceEntry: DwsaAuthorizationEntry = new DwsaAuthorizationEntry({
  credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
  rootInvocation: invocation,
});

/** Signs an entry with several keys, each in the nodes of its own address. */
export async function signedBy(
  entry: DwsaAuthorizationEntry,
  signers: readonly Keypair[],
  expiry = 100,
  network: string = NETWORK,
): Promise<DwsaAuthorizationEntry> {
  let signed = entry;
  for (const signer of signers) {
    signed = await authorizeEntry(signed, signer, expiry, network, signer.publicKey());
  }
  return signed;
}

/** Returns the signers of each signed node by its path. */
export function signersOf(entry: DwsaAuthorizationEntry): Record<string, string[]> {
  return Object.fromEntries(
    inspectAuthEntry(entry).nodes.filter(({ present }) => present)
      .map(({ path, signatures }) => [path, signatures.map(({ publicKey }) => publicKey)]),
  );
}

/** Returns the verification result of each signed node by its path. */
export function verdictsOf(entry: DwsaAuthorizationEntry, network: string = NETWORK): Record<string, unknown> {
  return Object.fromEntries(
    verifyAuthEntry(entry, network).filter(({ present }) => present).map(({ path, verified }) => [path, verified]),
  );
}

/** Creates a map with symbol keys. */
export function mapOf(fields: Readonly<Record<string, Uint8Array>>): ScVal {
  return ScVal.scvMap(
    Object.entries(fields).map(([name, bytes]) =>
      new ScMapEntry({ key: ScVal.scvSymbol(name), val: ScVal.scvBytes(bytes) })
    ),
  );
}

/** Encodes signatures in account format, in the given order, which can be wrong. */
export function accountSignature(...signatures: readonly { publicKey: Uint8Array; signature: Uint8Array }[]): ScVal {
  return ScVal.scvVec(signatures.map(({ publicKey, signature }) => mapOf({ public_key: publicKey, signature })));
}
