/** Contract creations, in both versions. */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { fromHex } from "@dwsa/base/encoding";
import {
  Asset,
  ContractExecutable,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgs,
  CreateContractArgsV2,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  HostFunction,
  InvokeContractArgs,
  ScVal,
} from "@dwsa/base/xdr";
import { type Basic, basic, data, signedBy, unsignedEntry } from "./_calls.ts";
import { contractHash } from "./_contracts.ts";
import { type Family, family } from "./_family.ts";
import { accountEntry, contractAddress, hashOf, install, ledgerOf, NETWORKS, person } from "./_ledger.ts";
import { opinionOf } from "./_opinions.ts";

/** The version of a contract creation in XDR. */
type Form = "V1" | "V2";

/** Creates the invocation of a contract creation. V1 has no constructor arguments. */
export function creation(
  form: Form,
  contractIdPreimage: ContractIdPreimage,
  executable: ContractExecutable,
  constructorArgs: readonly ScVal[],
): DwsaAuthorizedInvocation {
  const create = form === "V1"
    ? DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(
      new CreateContractArgs({ contractIdPreimage, executable }),
    )
    : DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
      new CreateContractArgsV2({ contractIdPreimage, executable, constructorArgs }),
    );
  return new DwsaAuthorizedInvocation({ function: create, subInvocations: [] });
}

interface Creation extends Omit<Basic, "call"> {
  /** The version in the transaction, or in the parent call. */
  readonly call: Form;
  /** The version in the entry. */
  readonly entry: Form;
  /** The version that was signed. */
  readonly signed: Form;
  readonly below: boolean;
  readonly args: readonly string[];
  /** Whether the entry also contains the creation of an asset contract, which no entry can authorize. */
  readonly asset: boolean;
  readonly salt: string;
}

const form = fc.constantFrom<Form>("V1", "V2");

const creations = family<Creation>({
  number: 11,
  name: "creations of contracts, in the older and the newer form",
  share: 1.5,
  signed: true,
  recipes: fc.tuple(
    basic,
    fc.record({
      call: form,
      entry: form,
      signed: form,
      below: fc.boolean(),
      args: fc.oneof(fc.constant<string[]>([]), fc.array(data, { minLength: 2, maxLength: 2 })),
      asset: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
      salt: fc.string({ unit: "grapheme-ascii", maxLength: 5 }),
    }),
  ).map(([{ call: _, ...recipe }, given]) => ({
    ...recipe,
    ...given,
    // V1 has no arguments.
    args: [given.call, given.entry, given.signed].includes("V1") ? [] : given.args,
  })),
  make: async ({ call, entry: inEntry, signed, below, args, asset, salt, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const signer = person(recipe.person);
    const who = signer.publicKey();
    const address = addressToScAddress(who);
    const hash = fromHex(contractHash(args.length > 0 ? "constructed" : "plain"));
    const preimage = ContractIdPreimage.contractIdPreimageFromAddress(
      new ContractIdPreimageFromAddress({ address, salt: hashOf(salt) }),
    );
    const executable = ContractExecutable.contractExecutableWasm(hash);
    const values = args.map((arg) => ScVal.fromXDR(arg, "base64"));
    const ofAsset = creation(
      signed,
      ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative()),
      ContractExecutable.contractExecutableStellarAsset(),
      [],
    );

    // A contract creates another contract by a host function.
    const inside = new InvokeContractArgs({
      contractAddress: addressToScAddress(contractAddress(2)),
      functionName: call === "V1" ? "create" : "create_with",
      args: [
        ScVal.scvAddress(address),
        ScVal.scvBytes(hash),
        ScVal.scvBytes(hashOf(salt)),
        ...(call === "V1" ? [] : [ScVal.scvVec(values)]),
      ],
    });
    const outside = new InvokeContractArgs({
      contractAddress: addressToScAddress(contractAddress(1)),
      functionName: "run",
      args: [
        ScVal.scvAddress(address),
        ScVal.scvVec([
          ScVal.scvVec([
            ScVal.scvAddress(inside.contractAddress),
            ScVal.scvSymbol(inside.functionName),
            ScVal.scvVec(inside.args),
          ]),
        ]),
        ScVal.scvVoid(),
      ],
    });
    const treeWith = (form: Form) => {
      const created = creation(form, preimage, executable, values);
      const more = asset ? [ofAsset] : [];
      return below
        ? new DwsaAuthorizedInvocation({
          function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(outside),
          subInvocations: [created, ...more],
        })
        : new DwsaAuthorizedInvocation({ function: created.function, subInvocations: more });
    };
    const before = await signedBy(unsignedEntry(who, treeWith(signed), recipe), [signer], recipe.expiry, passphrase);
    const entry = new DwsaAuthorizationEntry({ credentials: before.credentials, rootInvocation: treeWith(inEntry) });
    const hostFunction = below
      ? HostFunction.hostFunctionTypeInvokeContract(outside)
      : call === "V1"
      ? HostFunction.hostFunctionTypeCreateContract(
        new CreateContractArgs({ contractIdPreimage: preimage, executable }),
      )
      : HostFunction.hostFunctionTypeCreateContractV2(
        new CreateContractArgsV2({ contractIdPreimage: preimage, executable, constructorArgs: values }),
      );
    return {
      question: {
        op: "call",
        ledger: ledgerOf(passphrase),
        entries: [accountEntry(who)],
        contracts: [install(1, "caller"), install(2, "caller")],
        function: hostFunction.toXDR("base64"),
        auth: [entry.toXDR("base64")],
      },
      opinion: opinionOf([entry], passphrase),
    };
  },
});

/** The families of this file. */
export const creationFamilies: readonly Family[] = [creations];
