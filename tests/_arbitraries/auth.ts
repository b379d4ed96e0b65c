/** Random calls, invocation trees, authorization entries and events. */

import fc from "fast-check";
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
  ScAddress,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";
import { bytesOf, int, symbol, uint32 } from "./bytes.ts";
import { authorizer, plainScVal, scVal } from "./sc_val.ts";
import { wireValue } from "./xdr.ts";

/** A contract value that the network takes as an argument. */
export const argument: fc.Arbitrary<ScVal> = scVal.map(sorted).filter((value) => validateScVal(value) === undefined);

function sorted(value: ScVal): ScVal {
  if (value.type === "scvVec") return ScVal.scvVec(value.value!.map(sorted));
  if (value.type !== "scvMap") return value;
  return scvSortedMap(value.value!.map(({ key, val }) => new ScMapEntry({ key, val: sorted(val) })));
}

/** A value that is the same native value everywhere: no map, no error. */
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

/** An invocation tree of calls whose arguments the network takes. */
export const validTree: fc.Arbitrary<DwsaAuthorizedInvocation> = treeOf(
  callWith(simple.filter((value) => validateScVal(value) === undefined)),
);

/** An invocation tree of calls and creations, straight from the definitions of the protocol. */
export const anyTree: fc.Arbitrary<DwsaAuthorizedInvocation> = fc.oneof(
  treeOf(fc.oneof(call, wireValue<DwsaAuthorizedFunction>("DwsaAuthorizedFunction"))),
  wireValue<DwsaAuthorizedInvocation>("DwsaAuthorizedInvocation"),
);

function treeOf(node: fc.Arbitrary<DwsaAuthorizedFunction>): fc.Arbitrary<DwsaAuthorizedInvocation> {
  return fc.letrec<{ tree: DwsaAuthorizedInvocation; below: DwsaAuthorizedInvocation[] }>((tie) => ({
    tree: fc.tuple(node, tie("below"))
      .map(([given, subInvocations]) => new DwsaAuthorizedInvocation({ function: given, subInvocations })),
    below: fc.oneof(
      { maxDepth: 4, depthSize: "small" },
      fc.constant<DwsaAuthorizedInvocation[]>([]),
      fc.array(tie("tree"), { maxLength: 3 }),
    ),
  })).tree;
}

/** The two kinds of credentials of an address alone. */
export type AddressArm = "dwsaCredentialsAddress" | "dwsaCredentialsAddressV2";

/** The kinds of credentials of an address alone. */
export const addressArm: fc.Arbitrary<AddressArm> = fc.constantFrom(
  "dwsaCredentialsAddress",
  "dwsaCredentialsAddressV2",
);

/** An unsigned entry for an address, or for any account or contract. */
export function unsignedEntry(address: fc.Arbitrary<ScAddress> = authorizer): fc.Arbitrary<DwsaAuthorizationEntry> {
  return fc.tuple(address, int(64), uint32, addressArm, validTree)
    .map(([address, nonce, signatureExpirationLedger, arm, rootInvocation]) => {
      const signature = ScVal.scvVoid();
      const credentials = new DwsaAddressCredentials({ address, nonce, signatureExpirationLedger, signature });
      return new DwsaAuthorizationEntry({ credentials: DwsaCredentials[arm](credentials), rootInvocation });
    });
}

/** An entry of any kind, signed or not, straight from the definitions of the protocol. */
export const anyEntry: fc.Arbitrary<DwsaAuthorizationEntry> = wireValue("DwsaAuthorizationEntry");

/** A ledger sequence that an entry can be valid until. */
export const ledger: fc.Arbitrary<number> = fc.oneof(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.constantFrom(1));

/** The passphrase of a network. */
export const passphrase: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("Test SDF Network ; September 2015", "é", "\u{1f600}"),
  fc.string({ minLength: 1, maxLength: 30 }),
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
