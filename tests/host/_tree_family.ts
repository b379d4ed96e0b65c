/** Approved call trees that differ from the actual call. */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import {
  ContractExecutable,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  InvokeContractArgs,
  ScAddress,
  ScVal,
} from "@dwsa/base/xdr";
import {
  accounts,
  type Basic,
  basic,
  callOf,
  type CallRecipe,
  question,
  signedBy,
  treeOf,
  unsignedEntry,
} from "./_calls.ts";
import { invalidValue } from "./_account_families.ts";
import { creation } from "./_creation_family.ts";
import { type Family, family } from "./_family.ts";
import { contractAddress, NETWORKS, person } from "./_ledger.ts";
import { opinionOf, UNMATCHED } from "./_opinions.ts";
import { changed } from "./_signed.ts";

const TREE_CHANGES = [
  "none",
  "argument",
  "missing",
  "extra",
  "reversed",
  "deeper",
  "repeated",
  "unreadable argument",
  "unreadable constructor argument",
  "unreadable name",
  "contract of another kind",
  "account for a contract",
] as const;
const UNUSED = ["none", "valid", "unsigned", "invalid", "duplicate"] as const;

/** Creates a call that the transaction does not make. */
function callOfNothing(fields: Partial<Pick<InvokeContractArgs, "contractAddress" | "functionName" | "args">>) {
  const contractScAddress = addressToScAddress(contractAddress(99));
  const call = new InvokeContractArgs({ contractAddress: contractScAddress, functionName: "x", args: [], ...fields });
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call),
    subInvocations: [],
  });
}

/** Creates a contract creation that the transaction does not make. */
function creationOfNothing(args: readonly ScVal[]): DwsaAuthorizedInvocation {
  const preimage = new ContractIdPreimageFromAddress({
    address: addressToScAddress(contractAddress(99)),
    salt: new Uint8Array(32),
  });
  const executable = ContractExecutable.contractExecutableWasm(new Uint8Array(32));
  return creation("V2", ContractIdPreimage.contractIdPreimageFromAddress(preimage), executable, args);
}

/** Returns an approved tree with one change; `at` determines its position. */
function changedTree(
  tree: DwsaAuthorizedInvocation,
  change: typeof TREE_CHANGES[number],
  at: number,
): DwsaAuthorizedInvocation {
  const { function: given, subInvocations } = tree;
  const others = (subs: readonly DwsaAuthorizedInvocation[]) =>
    new DwsaAuthorizedInvocation({ function: given, subInvocations: subs });
  // The bits of `at` lead to the changed call.
  if (at > 0 && subInvocations.length > 0) {
    const place = at % subInvocations.length;
    return others(subInvocations.map((sub, i) => i === place ? changedTree(sub, change, at >> 1) : sub));
  }
  switch (change) {
    case "none":
      return tree;
    case "argument": {
      if (given.type !== "dwsaAuthorizedFunctionTypeContractFn") return tree;
      const { contractAddress, functionName, args } = given.value;
      return new DwsaAuthorizedInvocation({
        function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
          new InvokeContractArgs({ contractAddress, functionName, args: [...args.slice(0, -1), ScVal.scvU32(77)] }),
        ),
        subInvocations,
      });
    }
    case "missing":
      return others(subInvocations.slice(1));
    case "extra":
      return others([new DwsaAuthorizedInvocation({ function: given, subInvocations: [] }), ...subInvocations]);
    case "reversed":
      return others([...subInvocations].reverse());
    case "repeated":
      return others(subInvocations.flatMap((sub) => [sub, sub]));
    case "unreadable argument":
      return others([...subInvocations, callOfNothing({ args: [invalidValue(at)] })]);
    case "unreadable constructor argument":
      return others([...subInvocations, creationOfNothing([ScVal.scvVoid(), invalidValue(at)])]);
    case "unreadable name":
      return others([...subInvocations, callOfNothing({ functionName: "a b" })]);
    case "contract of another kind":
      return others([
        ...subInvocations,
        callOfNothing({ contractAddress: ScAddress.scAddressTypeLiquidityPool(new Uint8Array(32)) }),
      ]);
    case "account for a contract":
      return others([
        ...subInvocations,
        callOfNothing({ contractAddress: addressToScAddress(person(1).publicKey()) }),
      ]);
    case "deeper":
      return others(
        subInvocations.length === 0
          ? []
          : [new DwsaAuthorizedInvocation({ function: given, subInvocations: [...subInvocations] })],
      );
  }
}

/** Returns whether an approved tree covers the required calls: each call uses up the first equal approved call. */
function covers(approved: DwsaAuthorizedInvocation, needed: DwsaAuthorizedInvocation): boolean {
  if (approved.function.toXDR("base64") !== needed.function.toXDR("base64")) return false;
  const left = [...approved.subInvocations];
  return needed.subInvocations.every((call) => {
    const at = left.findIndex((sub) => sub.function.toXDR("base64") === call.function.toXDR("base64"));
    return at >= 0 && covers(left.splice(at, 1)[0]!, call);
  });
}

const callTrees = family<
  Basic & {
    readonly change: typeof TREE_CHANGES[number];
    readonly at: number;
    readonly unused: typeof UNUSED[number];
  }
>({
  number: 16,
  name: "trees that approve more or less than the call, and entries that nothing needs",
  share: 1.5,
  signed: true,
  recipes: fc.tuple(
    basic,
    fc.constantFrom(...TREE_CHANGES),
    fc.nat(15),
    fc.oneof({ arbitrary: fc.constant("none" as const), weight: 4 }, fc.constantFrom(...UNUSED)),
  ).map(([recipe, change, at, unused]) => ({ ...recipe, call: branched(recipe.call), change, at, unused })),
  make: async ({ change, at, unused, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const [signer, other] = [person(recipe.person), person(recipe.person + 50)];
    const who = signer.publicKey();
    const node = callOf(recipe.call, who);
    const needed = treeOf(node, who);
    const approved = changedTree(needed, change, at);
    const entry = await signedBy(unsignedEntry(who, approved, recipe), [signer], recipe.expiry, passphrase);
    const entries = [entry];
    if (unused !== "none") {
      const nothing = unsignedEntry(other.publicKey(), needed, recipe);
      const strangers = unused === "invalid" ? signer : other;
      entries.push(
        unused === "duplicate"
          ? entry
          : unused === "unsigned"
          ? nothing
          : unused === "valid"
          ? await signedBy(nothing, [strangers], recipe.expiry, passphrase)
          : changed(
            await signedBy(nothing, [other], recipe.expiry, passphrase),
            { nonce: BigInt.asIntN(64, BigInt(recipe.nonce) + 1n) },
          ),
      );
    }
    return {
      question: question(passphrase, node, entries, { accounts: accounts(who, other.publicKey()) }),
      opinion: opinionOf(entries, passphrase, {
        ok: covers(approved, needed),
        texts: [UNMATCHED],
        unmatched: true,
        ready: change === "none" && unused === "none",
      }),
    };
  },
});

/** Returns a call with two sub-invocations; added ones require an approval. */
function branched(call: CallRecipe): CallRecipe {
  const leaf = (at: number): CallRecipe => ({ mine: true, at, calls: [] });
  return call.calls.length > 1 ? call : { ...call, calls: [...call.calls, leaf(0), leaf(1)].slice(0, 2) };
}

/** The families of this file. */
export const treeFamilies: readonly Family[] = [callTrees];
