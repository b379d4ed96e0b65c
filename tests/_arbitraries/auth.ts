/** Random calls, invocation trees, authorization entries and events. */

import fc from "fast-check";
import { TOKEN_FUNCTIONS } from "@dwsa/base/contract";
import { scvSortedMap, validateScVal } from "@dwsa/base/scval";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  InvokeContractArgs,
  MuxedContract,
  MuxedEd25519Account,
  PublicKey,
  ScAddress,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";
import { bytesOf, int, symbol, uint32 } from "./bytes.ts";
import { authorizer, plainScVal, scVal } from "./sc_val.ts";
import { wireValue } from "./xdr.ts";

/** A contract value that the network accepts as an argument. */
export const argument: fc.Arbitrary<ScVal> = scVal.map(sorted).filter((value) => validateScVal(value) === undefined);

function sorted(value: ScVal): ScVal {
  if (value.type === "scvVec") return ScVal.scvVec(value.value!.map(sorted));
  if (value.type !== "scvMap") return value;
  return scvSortedMap(value.value!.map(({ key, val }) => new ScMapEntry({ key, val: sorted(val) })));
}

/** A value that both libraries convert to the same native value: neither a map nor an error. */
const simple: fc.Arbitrary<ScVal> = fc.oneof(
  plainScVal,
  fc.array(plainScVal, { maxLength: 3 }).map((items) => ScVal.scvVec(items)),
);

function callWith(arg: fc.Arbitrary<ScVal>): fc.Arbitrary<DwsaAuthorizedFunction> {
  return fc.tuple(bytesOf(32), symbol, fc.array(arg, { maxLength: 3 })).map(([id, functionName, args]) =>
    DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress: ScAddress.scAddressTypeContract(id), functionName, args }),
    )
  );
}

const call = callWith(simple);

/** An invocation tree of calls. */
export const callTree: fc.Arbitrary<DwsaAuthorizedInvocation> = treeOf(call);

/** An invocation tree of calls whose arguments the network accepts. */
export const validTree: fc.Arbitrary<DwsaAuthorizedInvocation> = treeOf(
  callWith(simple.filter((value) => validateScVal(value) === undefined)),
);

/** Any invocation tree that the wire format allows, with calls and contract creations. */
export const anyTree: fc.Arbitrary<DwsaAuthorizedInvocation> = fc.oneof(
  treeOf(fc.oneof(call, wireValue<DwsaAuthorizedFunction>("DwsaAuthorizedFunction"))),
  wireValue<DwsaAuthorizedInvocation>("DwsaAuthorizedInvocation"),
);

/** Two token contracts. */
const CONTRACTS = [7, 8].map((byte) => ScAddress.scAddressTypeContract(new Uint8Array(32).fill(byte)));
const HOLDERS = [
  ...CONTRACTS,
  ScAddress.scAddressTypeAccount(PublicKey.publicKeyTypeEd25519(new Uint8Array(32).fill(9))),
  ScAddress.scAddressTypeMuxedAccount(new MuxedEd25519Account({ id: 5n, ed25519: new Uint8Array(32).fill(9) })),
  ScAddress.scAddressTypeMuxedContract(new MuxedContract({ id: 5n, contractId: new Uint8Array(32).fill(8) })),
];
const tokenArgument: { readonly [type in string]: fc.Arbitrary<ScVal> } = {
  address: fc.constantFrom(...HOLDERS.slice(0, 3)).map((address) => ScVal.scvAddress(address)),
  recipient: fc.constantFrom(...HOLDERS).map((address) => ScVal.scvAddress(address)),
  i128: fc.oneof(fc.constantFrom(0n, 1n, 2n ** 63n - 1n, 2n ** 127n - 1n), int(128)).map((n) => ScVal.scvI128(n)),
  u32: uint32.map((ledger) => ScVal.scvU32(ledger)),
  bool: fc.boolean().map((value) => ScVal.scvBool(value)),
};
const tokenFunction = fc.constantFrom(...Object.entries(TOKEN_FUNCTIONS)).chain(([name, { args }]) => {
  const typed = fc.tuple(...args.map(([, type]) => tokenArgument[type]!));
  return fc.tuple(fc.constant(name), fc.oneof({ weight: 5, arbitrary: typed }, fc.array(simple, { maxLength: 3 })));
});

/** The contracts that {@linkcode tokenTree} calls. */
export const tokenContracts: readonly Uint8Array[] = CONTRACTS.map(({ value }) => value as Uint8Array);
/** The addresses in the arguments of {@linkcode tokenTree}. */
export const tokenHolders: readonly ScAddress[] = HOLDERS;

/** An invocation tree with mostly token calls, a few of which have arguments of other types. */
export const tokenTree: fc.Arbitrary<DwsaAuthorizedInvocation> = treeOf(fc.oneof(
  { weight: 1, arbitrary: call },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...CONTRACTS), tokenFunction).map(([contractAddress, [functionName, args]]) =>
      DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
        new InvokeContractArgs({ contractAddress, functionName, args }),
      )
    ),
  },
));

function treeOf(node: fc.Arbitrary<DwsaAuthorizedFunction>): fc.Arbitrary<DwsaAuthorizedInvocation> {
  return fc.letrec<{ tree: DwsaAuthorizedInvocation; below: DwsaAuthorizedInvocation[] }>((tie) => ({
    tree: fc.tuple(node, tie("below"))
      .map(([call, subInvocations]) => new DwsaAuthorizedInvocation({ function: call, subInvocations })),
    below: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      fc.constant<DwsaAuthorizedInvocation[]>([]),
      fc.array(tie("tree"), { maxLength: 3 }),
    ),
  })).tree;
}

/** The two types of address credentials without delegates. */
export type AddressArm = "dwsaCredentialsAddress" | "dwsaCredentialsAddressV2";

/** A type of address credentials without delegates. */
export const addressArm: fc.Arbitrary<AddressArm> = fc.constantFrom(
  "dwsaCredentialsAddress",
  "dwsaCredentialsAddressV2",
);

/** An unsigned entry for an address; by default, for any account or contract. */
export function unsignedEntry(address: fc.Arbitrary<ScAddress> = authorizer): fc.Arbitrary<DwsaAuthorizationEntry> {
  return fc.tuple(address, int(64), uint32, addressArm, validTree)
    .map(([address, nonce, signatureExpirationLedger, arm, rootInvocation]) => {
      const signature = ScVal.scvVoid();
      const credentials = new DwsaAddressCredentials({ address, nonce, signatureExpirationLedger, signature });
      return new DwsaAuthorizationEntry({ credentials: DwsaCredentials[arm](credentials), rootInvocation });
    });
}

/** Any entry that the wire format allows. */
export const anyEntry: fc.Arbitrary<DwsaAuthorizationEntry> = wireValue("DwsaAuthorizationEntry");

/** A ledger sequence at which an entry can expire. */
export const ledger: fc.Arbitrary<number> = fc.oneof(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.constantFrom(1));

/** The passphrase of a network. */
export const passphrase: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("Test SDF Network ; September 2015", "é", "\u{1f600}"),
  fc.string({ minLength: 1, maxLength: 30 }).map((text) => `(${text})`), // without outer white space
);

/** An event of a contract. */
export const contractEvent: fc.Arbitrary<ContractEvent> = fc.tuple(
  fc.constantFrom("system" as const, "contract" as const, "diagnostic" as const),
  fc.option(bytesOf(32)),
  fc.array(simple, { maxLength: 4 }),
  simple,
).map(([type, contractId, topics, data]) =>
  new ContractEvent({
    ext: ExtensionPoint.v0(),
    contractId,
    type,
    body: ContractEventBody.v0(new ContractEventV0({ topics, data })),
  })
);
