/** Modifications with which a hostile server replaces a requested value. */

import { addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { contractInvocation } from "@dwsa/base/contract";
import { nativeToScVal } from "@dwsa/base/scval";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  ContractExecutable,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgsV2,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  InvokeContractArgs,
  ScVal,
} from "@dwsa/base/xdr";

const THIEF = encodeStrKey("ed25519PublicKey", new Uint8Array(32).fill(66));
const BAIT = encodeStrKey("contract", new Uint8Array(32).fill(66));
const LUMENS = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"; // on the test network

/** An attack: entries that a server returns in place of the expected one. */
export interface Attack {
  readonly name: string;
  readonly entries: readonly DwsaAuthorizationEntry[];
}

/** Returns lists of entries that a hostile server could return in place of an entry. */
export function attacksOn(entry: DwsaAuthorizationEntry): Attack[] {
  const { function: fn, subInvocations } = entry.rootInvocation;
  if (fn.type !== "dwsaAuthorizedFunctionTypeContractFn") throw new TypeError("expected the entry of a call");
  const call = fn.value;
  const own = addressOf(entry) ?? THIEF;
  const theft = contractInvocation({
    contract: LUMENS,
    function: "transfer",
    args: [
      nativeToScVal(own, { type: "address" }),
      nativeToScVal(THIEF, { type: "address" }),
      nativeToScVal(1_000_000_000_000n, { type: "i128" }),
    ],
  });
  const as = (part: Partial<InvokeContractArgs>, below: readonly DwsaAuthorizedInvocation[] = subInvocations) =>
    withRoot(
      entry,
      new DwsaAuthorizedInvocation({
        function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
          new InvokeContractArgs({ ...call, ...part }),
        ),
        subInvocations: below,
      }),
    );
  const creation = new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
      new CreateContractArgsV2({
        contractIdPreimage: ContractIdPreimage.contractIdPreimageFromAddress(
          new ContractIdPreimageFromAddress({ address: addressToScAddress(own), salt: new Uint8Array(32) }),
        ),
        executable: ContractExecutable.contractExecutableWasm(new Uint8Array(32).fill(66)),
        constructorArgs: [],
      }),
    ),
    subInvocations: [],
  });
  const number = call.args.findIndex(({ type }) => type === "scvI128");
  const recipient = call.args.findLastIndex(({ type }) => type === "scvAddress");
  const bySource = new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
    rootInvocation: theft,
  });
  return [
    { name: "a theft in its place", entries: [withRoot(entry, theft)] },
    { name: "a theft beside it", entries: [entry, withRoot(entry, theft)] },
    { name: "a theft before it", entries: [withRoot(entry, theft), entry] },
    { name: "a theft below it", entries: [as({}, [theft])] },
    { name: "a theft deep below it", entries: [as({}, [nested(theft, 20)])] },
    { name: "a theft by the transaction's signature", entries: [entry, bySource] },
    { name: "the same call twice", entries: [entry, again(entry)] },
    { name: "another function", entries: [as({ functionName: "approve" })] },
    { name: "another contract", entries: [as({ contractAddress: addressToScAddress(BAIT) })] },
    { name: "an argument more", entries: [as({ args: [...call.args, ScVal.scvVoid()] })] },
    { name: "an empty function", entries: [as({ functionName: "" })] },
    { name: "the creation of a contract", entries: [withRoot(entry, creation)] },
    { name: "for another account", entries: [withAddress(entry, THIEF)] },
    { name: "a hundred entries", entries: Array.from({ length: 100 }, () => again(entry)) },
    ...(call.args.length === 0 ? [] : [{ name: "an argument less", entries: [as({ args: call.args.slice(1) })] }]),
    ...(number < 0 ? [] : [{
      name: "another amount",
      entries: [as({ args: call.args.with(number, nativeToScVal(1_000_000_000_000n, { type: "i128" })) })],
    }]),
    ...(recipient < 0 ? [] : [{
      name: "another recipient",
      entries: [as({ args: call.args.with(recipient, nativeToScVal(THIEF, { type: "address" })) })],
    }]),
  ];
}

function withRoot(entry: DwsaAuthorizationEntry, rootInvocation: DwsaAuthorizedInvocation): DwsaAuthorizationEntry {
  return new DwsaAuthorizationEntry({ credentials: entry.credentials, rootInvocation });
}

/** Returns an entry with changed address credentials; returns entries with other credentials unchanged. */
function withFields(
  { credentials, rootInvocation }: DwsaAuthorizationEntry,
  change: (before: DwsaAddressCredentials) => DwsaAddressCredentials,
): DwsaAuthorizationEntry {
  switch (credentials.type) {
    case "dwsaCredentialsAddress":
      return new DwsaAuthorizationEntry({
        credentials: DwsaCredentials.dwsaCredentialsAddress(change(credentials.value)),
        rootInvocation,
      });
    case "dwsaCredentialsAddressV2":
      return new DwsaAuthorizationEntry({
        credentials: DwsaCredentials.dwsaCredentialsAddressV2(change(credentials.value)),
        rootInvocation,
      });
    default:
      return new DwsaAuthorizationEntry({ credentials, rootInvocation });
  }
}

function again(entry: DwsaAuthorizationEntry): DwsaAuthorizationEntry {
  return withFields(entry, (before) => new DwsaAddressCredentials({ ...before, nonce: before.nonce + 1n }));
}

function withAddress(entry: DwsaAuthorizationEntry, address: string): DwsaAuthorizationEntry {
  return entry.credentials.type === "dwsaCredentialsSourceAccount"
    ? new DwsaAuthorizationEntry({
      credentials: DwsaCredentials.dwsaCredentialsAddressV2(
        new DwsaAddressCredentials({
          address: addressToScAddress(address),
          nonce: 1n,
          signatureExpirationLedger: 0,
          signature: ScVal.scvVoid(),
        }),
      ),
      rootInvocation: entry.rootInvocation,
    })
    : withFields(entry, (before) => new DwsaAddressCredentials({ ...before, address: addressToScAddress(address) }));
}

function addressOf({ credentials }: DwsaAuthorizationEntry): string | undefined {
  return credentials.type === "dwsaCredentialsAddress" || credentials.type === "dwsaCredentialsAddressV2"
    ? scAddressToString(credentials.value.address)
    : undefined;
}

/** Wraps a call in `depth` other calls. */
function nested(call: DwsaAuthorizedInvocation, depth: number): DwsaAuthorizedInvocation {
  let root = call;
  for (let i = 0; i < depth; i++) {
    const above = contractInvocation({ contract: BAIT, function: "swap", args: [] });
    root = new DwsaAuthorizedInvocation({ function: above.function, subInvocations: [root] });
  }
  return root;
}
