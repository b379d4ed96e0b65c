/** Creates ledgers, accounts, contracts and calls for the cases. */

import { addressToScAddress } from "@dwsa/base/address";
import { toHex } from "@dwsa/base/encoding";
import { hash, Keypair } from "@dwsa/base/keys";
import { compareScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import {
  AccountEntry,
  AccountEntryExt,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  HostFunction,
  InvokeContractArgs,
  LedgerEntry,
  LedgerEntryData,
  LedgerEntryExt,
  PublicKey,
  ScVal,
  Signer,
  SignerKey,
} from "@dwsa/base/xdr";
import type { Installed, Ledger } from "./_questions.ts";

/** The passphrases of three networks. */
export const NETWORKS = [
  "Test SDF Network ; September 2015",
  "Public Global Stellar Network ; September 2015",
  "a network of one ☂",
] as const;

/** The ledger in which calls are applied. */
export const SEQ = 1_000_000;
/** The maximum time to live of a ledger entry, in ledgers. */
export const MAX_ENTRY_TTL = 3_110_400;
/** The minimum time to live of a temporary entry, in ledgers. */
export const MIN_TEMP_TTL = 16;

/** Returns the ledger of a network. */
export function ledgerOf(network: string): Ledger {
  return { seq: SEQ, networkId: toHex(hashOf(network)), maxEntryTtl: MAX_ENTRY_TTL, minTempTtl: MIN_TEMP_TTL };
}

/** Returns the SHA-256 hash of a string. */
export function hashOf(text: string): Uint8Array {
  return hash(new TextEncoder().encode(text));
}

/** Returns the key pair of the person with this number. */
export function person(number: number): Keypair {
  return Keypair.fromRawEd25519Seed(hashOf(`person ${number}`));
}

/** Returns the ID of the contract with this number. */
export function contractId(number: number): Uint8Array {
  return hashOf(`contract ${number}`);
}

/** Returns the address of the contract with this number. */
export function contractAddress(number: number): string {
  return StrKey.encodeContract(contractId(number));
}

/** An approver: a person's account, or a contract. */
export type Who = { readonly person: number } | { readonly contract: number };

/** Returns the address of an approver. */
export function addressOf(who: Who): string {
  return "person" in who ? person(who.person).publicKey() : contractAddress(who.contract);
}

/** Installs a contract of the host program at the address with this number. */
export function install(number: number, kind: Installed["kind"], storage?: string): Installed {
  return { id: toHex(contractId(number)), kind, ...(storage === undefined ? {} : { storage }) };
}

/** The weights and thresholds of an account. */
export interface AccountRules {
  readonly master: number;
  readonly medium: number;
  /** Other signers and their weights. */
  readonly signers?: readonly (readonly [person: number, weight: number])[];
}

/** Creates the ledger entry of an account, in base64. The entry never expires. */
export function accountEntry(
  address: string,
  { master, medium, signers = [] }: AccountRules = { master: 1, medium: 0 },
): readonly [string, null] {
  const accountId = PublicKey.publicKeyTypeEd25519(StrKey.decodeEd25519PublicKey(address));
  const others = signers.map(([number, weight]) => ({ key: person(number).rawPublicKey(), weight }))
    .sort((a, b) => compareScVal(ScVal.scvBytes(a.key), ScVal.scvBytes(b.key)));
  const account = new AccountEntry({
    accountId,
    balance: 100_000_000_000n,
    seqNum: 1n,
    numSubEntries: others.length,
    inflationDest: null,
    flags: 0,
    homeDomain: "",
    thresholds: Uint8Array.of(master, 0, medium, 255),
    signers: others.map(({ key, weight }) => new Signer({ key: SignerKey.signerKeyTypeEd25519(key), weight })),
    ext: AccountEntryExt.v0(),
  });
  return [toLedgerEntry(LedgerEntryData.account(account)), null];
}

/** Encodes a ledger entry in base64. */
export function toLedgerEntry(data: LedgerEntryData): string {
  return new LedgerEntry({ lastModifiedLedgerSeq: 0, data, ext: LedgerEntryExt.v0() }).toXDR("base64");
}

/**
 * A call to the contract `caller` with this number, which requires the authorization of `who`, if any, and then makes
 * the sub-invocations.
 */
export interface CallNode {
  readonly contract: number;
  /** An address. */
  readonly who?: string;
  readonly calls?: readonly CallNode[];
  /** An `ScVal` in base64; void by default. */
  readonly data?: string;
}

/** Creates the arguments of a call in XDR. */
export function argsOf(node: CallNode): InvokeContractArgs {
  const calls = ScVal.scvVec((node.calls ?? []).map((call) => {
    const { contractAddress, functionName, args } = argsOf(call);
    return ScVal.scvVec([ScVal.scvAddress(contractAddress), ScVal.scvSymbol(functionName), ScVal.scvVec(args)]);
  }));
  const args = node.who === undefined ? [calls] : [ScVal.scvAddress(addressToScAddress(node.who)), calls, dataOf(node)];
  return new InvokeContractArgs({
    contractAddress: addressToScAddress(contractAddress(node.contract)),
    functionName: node.who === undefined ? "fan" : "run",
    args,
  });
}

function dataOf({ data }: CallNode): ScVal {
  return data === undefined ? ScVal.scvVoid() : ScVal.fromXDR(data, "base64");
}

/** Returns the host function of a call, in base64. */
export function functionOf(node: CallNode): string {
  return HostFunction.hostFunctionTypeInvokeContract(argsOf(node)).toXDR("base64");
}

/** Returns the trees that an address must authorize: one for each call that is not below another of its calls. */
export function treesOf(node: CallNode, who: string): DwsaAuthorizedInvocation[] {
  const below = (node.calls ?? []).flatMap((call) => treesOf(call, who));
  if (node.who !== who) return below;
  return [
    new DwsaAuthorizedInvocation({
      function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(argsOf(node)),
      subInvocations: below,
    }),
  ];
}

/** Returns the contracts of a call and its sub-invocations. */
export function callers(node: CallNode): Installed[] {
  const numbers = new Set<number>();
  const visit = ({ contract, calls = [] }: CallNode) => {
    numbers.add(contract);
    calls.forEach(visit);
  };
  visit(node);
  return [...numbers].map((number) => install(number, "caller"));
}

/** The credential types of an address without delegates. */
export const ARMS = ["dwsaCredentialsAddress", "dwsaCredentialsAddressV2"] as const;

/** Creates an entry, by default unsigned, as simulation returns it. */
export function unsigned(
  address: string,
  rootInvocation: DwsaAuthorizedInvocation,
  { arm = ARMS[1], nonce = 1n, expiry = 0, signature = ScVal.scvVoid() }: {
    readonly arm?: typeof ARMS[number];
    readonly nonce?: bigint;
    readonly expiry?: number;
    readonly signature?: ScVal;
  } = {},
): DwsaAuthorizationEntry {
  const credentials = new DwsaAddressCredentials({
    address: addressToScAddress(address),
    nonce,
    signatureExpirationLedger: expiry,
    signature,
  });
  return new DwsaAuthorizationEntry({ credentials: DwsaCredentials[arm](credentials), rootInvocation });
}
