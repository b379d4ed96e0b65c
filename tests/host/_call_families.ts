/** Families of what a call needs beside signatures: expiry, nonces, creations of contracts, invocation trees. */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { fromHex } from "@dwsa/base/encoding";
import {
  Asset,
  ContractDataEntry,
  ContractExecutable,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgs,
  CreateContractArgsV2,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  ExtensionPoint,
  HostFunction,
  InvokeContractArgs,
  LedgerEntryData,
  ScAddress,
  ScNonceKey,
  ScVal,
} from "@dwsa/base/xdr";
import {
  accounts,
  type Basic,
  basic,
  callOf,
  type CallRecipe,
  data,
  question,
  signedBy,
  treeOf,
  unsignedEntry,
} from "./_calls.ts";
import { contractHash } from "./_contracts.ts";
import { type Family, family } from "./_family.ts";
import {
  accountEntry,
  contractAddress,
  hashOf,
  install,
  ledgerOf,
  MAX_ENTRY_TTL,
  NETWORKS,
  person,
  SEQ,
  toLedgerEntry,
  treesOf,
} from "./_ledger.ts";
import { opinionOf } from "./_opinions.ts";
import type { Call } from "./_questions.ts";
import { changed, invalidValue } from "./_signature_families.ts";

/** Expiries around the first and the last that the host takes. */
const EXPIRIES = [
  0,
  1,
  SEQ - 1,
  SEQ,
  SEQ + 1,
  SEQ + MAX_ENTRY_TTL - 2,
  SEQ + MAX_ENTRY_TTL - 1,
  SEQ + MAX_ENTRY_TTL,
  2 ** 32 - 1,
];

const expiries = family<Basic & { readonly custom: boolean; readonly at: number }>({
  number: 9,
  name: "expiries around the first and the last that are valid",
  share: 1,
  signed: true,
  recipes: fc.tuple(basic, fc.boolean(), fc.constantFrom(...EXPIRIES))
    .map(([recipe, custom, at]) => ({ ...recipe, custom, at })),
  make: async ({ custom, at, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const signer = person(recipe.person);
    const who = custom ? contractAddress(recipe.person) : signer.publicKey();
    const node = callOf(recipe.call, who);
    // No signer takes an expiry of 0: it is put in afterwards.
    const signable = Math.max(at, 1);
    const before = unsignedEntry(who, treeOf(node, who), { ...recipe, expiry: signable });
    const signed = custom
      ? changed(before, { signature: ScVal.scvBytes(new Uint8Array(3)) })
      : await signedBy(before, [signer], signable, passphrase);
    const entry = changed(signed, { signatureExpirationLedger: at });
    return {
      question: question(
        passphrase,
        node,
        [entry],
        custom ? { contracts: [install(recipe.person, "accept")] } : { accounts: accounts(who) },
      ),
      opinion: opinionOf([entry], passphrase),
    };
  },
});

const NONCES = ["used", "used at another address", "expired", "persistent", "twice", "two", "two addresses"] as const;

const nonces = family<Basic & { readonly state: typeof NONCES[number] }>({
  number: 10,
  name: "nonces that are used, or were, or are used twice",
  share: 1,
  signed: true,
  recipes: fc.tuple(basic, fc.constantFrom(...NONCES)).map(([recipe, state]) => ({ ...recipe, state })),
  make: async ({ state, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const [signer, other] = [person(recipe.person), person(recipe.person + 50)];
    const [who, whoElse] = [signer.publicKey(), other.publicKey()];
    const call = callOf(recipe.call, who, 1);
    const twice = state === "twice" || state === "two" || state === "two addresses";
    const second = state === "two addresses" ? whoElse : who;
    const node = { contract: 1, calls: twice ? [call, callOf(recipe.call, second, 1)] : [call] };
    const trees = treesOf(node, who);
    const sign = (tree: DwsaAuthorizedInvocation, key: typeof signer, nonce: bigint) =>
      signedBy(
        unsignedEntry(key.publicKey(), tree, { ...recipe, nonce: String(nonce) }),
        [key],
        recipe.expiry,
        passphrase,
      );
    const nonce = BigInt(recipe.nonce);
    const entries = [await sign(trees[0]!, signer, nonce)];
    if (state === "two addresses") entries.push(await sign(treesOf(node, whoElse)[0]!, other, nonce));
    else if (twice) {
      entries.push(await sign(trees[1]!, signer, state === "twice" ? nonce : BigInt.asIntN(64, nonce + 1n)));
    }
    const nonceEntry = (address: string, durability: "temporary" | "persistent", liveUntil: number) =>
      [
        toLedgerEntry(LedgerEntryData.contractData(
          new ContractDataEntry({
            ext: ExtensionPoint.v0(),
            contract: addressToScAddress(address),
            key: ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce })),
            durability,
            val: ScVal.scvVoid(),
          }),
        )),
        liveUntil,
      ] as const;
    const there: Call["entries"] = state === "used"
      ? [nonceEntry(who, "temporary", SEQ)]
      : state === "used at another address"
      ? [nonceEntry(whoElse, "temporary", SEQ + 5)]
      : state === "expired"
      ? [nonceEntry(who, "temporary", SEQ - 1)]
      : state === "persistent"
      ? [nonceEntry(who, "persistent", SEQ + 5)]
      : [];
    return {
      question: question(passphrase, node, entries, { accounts: [...accounts(who, whoElse), ...there] }),
      opinion: opinionOf(entries, passphrase, {
        ok: state !== "used" && state !== "twice",
        ready: true,
        verdicts: ["call Auth/ExistingValue"],
      }),
    };
  },
});

/** The forms in which a creation of a contract is written. */
type Form = "V1" | "V2";

function creation(
  form: Form,
  contractIdPreimage: ContractIdPreimage,
  executable: ContractExecutable,
  constructorArgs: readonly ScVal[],
): DwsaAuthorizedInvocation {
  const given = form === "V1"
    ? DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(
      new CreateContractArgs({ contractIdPreimage, executable }),
    )
    : DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
      new CreateContractArgsV2({ contractIdPreimage, executable, constructorArgs }),
    );
  return new DwsaAuthorizedInvocation({ function: given, subInvocations: [] });
}

interface Creation extends Omit<Basic, "call"> {
  /** How the transaction, or the contract above, creates it. */
  readonly call: Form;
  /** The form in the entry. */
  readonly entry: Form;
  /** The form that was signed. */
  readonly signed: Form;
  readonly below: boolean;
  readonly args: readonly string[];
  /** An asset contract below, which nobody can authorize. */
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
    // The older form has no arguments.
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

    // A contract that creates another one calls the host's function for it.
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

/** A call that nobody makes. */
function callOfNothing(fields: Partial<Pick<InvokeContractArgs, "contractAddress" | "functionName" | "args">>) {
  const contractScAddress = addressToScAddress(contractAddress(99));
  const call = new InvokeContractArgs({ contractAddress: contractScAddress, functionName: "x", args: [], ...fields });
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call),
    subInvocations: [],
  });
}

/** A creation that nobody makes. */
function creationOfNothing(args: readonly ScVal[]): DwsaAuthorizedInvocation {
  const preimage = new ContractIdPreimageFromAddress({
    address: addressToScAddress(contractAddress(99)),
    salt: new Uint8Array(32),
  });
  const executable = ContractExecutable.contractExecutableWasm(new Uint8Array(32));
  return creation("V2", ContractIdPreimage.contractIdPreimageFromAddress(preimage), executable, args);
}

/** What an entry approves, with one thing changed; `at` picks the place. */
function changedTree(
  tree: DwsaAuthorizedInvocation,
  change: typeof TREE_CHANGES[number],
  at: number,
): DwsaAuthorizedInvocation {
  const { function: given, subInvocations } = tree;
  const others = (subs: readonly DwsaAuthorizedInvocation[]) =>
    new DwsaAuthorizedInvocation({ function: given, subInvocations: subs });
  // The change goes into the tree as deep as `at` leads.
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

/** Whether an approved tree covers the calls that need it: each call takes the first equal one that is left. */
function covers(approved: DwsaAuthorizedInvocation, needed: DwsaAuthorizedInvocation): boolean {
  if (approved.function.toXDR("base64") !== needed.function.toXDR("base64")) return false;
  const left = [...approved.subInvocations];
  return needed.subInvocations.every((call) => {
    const at = left.findIndex((sub) => sub.function.toXDR("base64") === call.function.toXDR("base64"));
    return at >= 0 && covers(left.splice(at, 1)[0]!, call);
  });
}

const trees = family<
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
        ready: change === "none" && unused === "none",
      }),
    };
  },
});

/** The call with at least two calls below it that need an approval. */
function branched(call: CallRecipe): CallRecipe {
  const leaf = (at: number): CallRecipe => ({ mine: true, at, calls: [] });
  return call.calls.length > 1 ? call : { ...call, calls: [...call.calls, leaf(0), leaf(1)].slice(0, 2) };
}

/** The families of this file. */
export const callFamilies: readonly Family[] = [expiries, nonces, creations, trees];
