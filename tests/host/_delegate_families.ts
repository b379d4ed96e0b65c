/** Entries with delegates. */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { mergeAuthEntries } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import {
  ClaimableBalanceId,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  DwsaDelegateSignature,
  MuxedEd25519Account,
  ScAddress,
  ScVal,
} from "@dwsa/base/xdr";
import { accountSignature } from "../auth/_entries.ts";
import { accounts, type Basic, basic, callOf, question, signedBy, treeOf, unsignedEntry } from "./_calls.ts";
import { type Family, family } from "./_family.ts";
import { accountEntry, addressOf, contractAddress, install, NETWORKS, person, type Who } from "./_ledger.ts";
import { opinionOf, TOO_LITTLE_WEIGHT } from "./_opinions.ts";
import type { ContractKind, Installed } from "./_questions.ts";
import { changed, payloadOf } from "./_signed.ts";

/** How a delegate signs. */
type Signs = "right" | "wrong" | "not";

/** A delegate: a person, or a contract of a type. */
interface Delegate {
  readonly who: Who;
  readonly kind: "account" | ContractKind;
  readonly signs: Signs;
  readonly delegates: readonly Delegate[];
}

/** Creates the signature of a delegate for a payload. */
function signatureOf({ who, kind, signs }: Delegate, payload: Uint8Array): ScVal {
  if (signs === "not") return ScVal.scvVoid();
  if (kind === "accept") return ScVal.scvSymbol("yes");
  const number = "person" in who ? who.person : who.contract;
  const signed = signs === "right" ? payload : hash(payload);
  return accountSignature({ publicKey: person(number).rawPublicKey(), signature: person(number).sign(signed) });
}

/** Creates the nodes of delegates, in the given order or in the order that the host requires. */
function nodesOf(delegates: readonly Delegate[], payload: Uint8Array, sorted: boolean): DwsaDelegateSignature[] {
  const given = sorted ? inOrder(delegates) : delegates;
  return given.map((delegate) =>
    new DwsaDelegateSignature({
      address: addressToScAddress(addressOf(delegate.who)),
      signature: signatureOf(delegate, payload),
      nestedDelegates: nodesOf(delegate.delegates, payload, sorted),
    })
  );
}

/** Sorts delegates by the XDR of their addresses: accounts first, then contracts. */
function inOrder(delegates: readonly Delegate[]): readonly Delegate[] {
  return [...delegates].sort((a, b) =>
    Buffer.compare(addressToScAddress(addressOf(a.who)).toXDR(), addressToScAddress(addressOf(b.who)).toXDR())
  );
}

/** Returns an entry with other delegates. */
function withDelegates(
  entry: DwsaAuthorizationEntry,
  delegates: readonly DwsaDelegateSignature[],
): DwsaAuthorizationEntry {
  if (entry.credentials.type !== "dwsaCredentialsAddressWithDelegates") throw new Error("no delegates");
  const { addressCredentials } = entry.credentials.value;
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressWithDelegates(
      new DwsaAddressCredentialsWithDelegates({ addressCredentials, delegates }),
    ),
    rootInvocation: entry.rootInvocation,
  });
}

/** Returns the contracts and the accounts of delegates at all levels. */
function everyone(delegates: readonly Delegate[]): { readonly contracts: Installed[]; readonly people: string[] } {
  const contracts = new Map<number, Installed>();
  const people = new Set<string>();
  const visit = ({ who, kind, delegates }: Delegate) => {
    if ("contract" in who && kind !== "account") contracts.set(who.contract, install(who.contract, kind));
    else people.add(addressOf(who));
    delegates.forEach(visit);
  };
  delegates.forEach(visit);
  return { contracts: [...contracts.values()], people: [...people] };
}

/** A list of delegates with different addresses. The number of a contract depends on its type. */
function delegates(signs: fc.Arbitrary<Signs>, depth: number, minLength: number): fc.Arbitrary<Delegate[]> {
  const someone = fc.integer({ min: 1, max: 30 });
  const account = fc.tuple(someone, signs)
    .map(([number, signs]): Delegate => ({ who: { person: number }, kind: "account", signs, delegates: [] }));
  const contract = (kind: "accept" | "ed25519", first: number) =>
    fc.tuple(someone, signs)
      .map(([number, signs]): Delegate => ({ who: { contract: first + number }, kind, signs, delegates: [] }));
  const through = (kind: "delegate_all" | "delegate_first", first: number) =>
    fc.tuple(someone, delegates(signs, depth - 1, 1))
      // A running contract cannot be called again, so each level has its own contracts.
      .map(([number, delegates]): Delegate => ({
        who: { contract: first + 100 * depth + number },
        kind,
        signs: "not",
        delegates,
      }));
  const leaves = [account, account, contract("accept", 1000), contract("ed25519", 2000)];
  const any = depth === 0
    ? fc.oneof(...leaves)
    : fc.oneof(...leaves, through("delegate_all", 3000), through("delegate_first", 5000));
  return fc.uniqueArray(any, { minLength, maxLength: 4, selector: ({ who }) => addressOf(who) });
}

const right = fc.constant<Signs>("right");
const some = fc.oneof({ arbitrary: right, weight: 2 }, fc.constantFrom<Signs>("wrong", "not"));

/** Returns delegates nested `levels` deep, one on each level. */
function chain(levels: number): Delegate[] {
  let delegates: Delegate[] = [];
  for (let level = levels; level > 0; level--) {
    delegates = [{ who: { contract: 7000 + level }, kind: "accept", signs: "right", delegates }];
  }
  return delegates;
}

const order = family<
  Basic & {
    readonly delegates: readonly Delegate[];
    readonly change: "none" | "swapped" | "twice";
    readonly chain?: number;
  }
>(
  {
    number: 12,
    name: "delegates in order, in another order, twice, and 96 to 101 levels deep",
    share: 1.5,
    signed: true,
    recipes: fc.oneof(
      {
        arbitrary: fc.tuple(
          basic,
          delegates(right, 3, 1),
          fc.constantFrom<"none" | "swapped" | "twice">("none", "swapped", "twice"),
        ).map(([recipe, delegates, change]) => ({ ...recipe, delegates, change })),
        weight: 5,
      },
      {
        arbitrary: fc.tuple(basic, fc.integer({ min: 96, max: 101 }))
          .map(([recipe, chain]) => ({ ...recipe, delegates: [], change: "none" as const, chain })),
        weight: 1,
      },
    ),
    make: ({ delegates: given, change, chain: levels, ...recipe }) => {
      const delegates = levels === undefined ? given : chain(levels);
      const passphrase = NETWORKS[recipe.network]!;
      const who = contractAddress(1);
      const node = callOf(recipe.call, who);
      const before = unsignedEntry(who, treeOf(node, who), { ...recipe, arm: 2 });
      const payload = payloadOf(before, recipe.expiry, passphrase);
      const nodes = nodesOf(delegates, payload, true);
      if (change === "swapped") nodes.reverse();
      if (change === "twice") nodes.splice(1, 0, nodes[0]!);
      const entry = withDelegates(before, nodes);
      const { contracts, people } = everyone(delegates);
      return {
        question: question(passphrase, node, [entry], {
          accounts: accounts(...people),
          contracts: [install(1, "delegate_all"), ...contracts],
        }),
        opinion: opinionOf([entry], passphrase, { ok: true, ready: change === "none" && (levels ?? 0) <= 98 }),
      };
    },
  },
);

const subsets = family<Basic & { readonly top: Delegate["kind"]; readonly delegates: readonly Delegate[] }>({
  number: 13,
  name: "delegates of whom some have signed, for contracts that ask all, the first, or nobody",
  share: 1.5,
  signed: true,
  recipes: fc.tuple(
    basic,
    fc.constantFrom<Delegate["kind"]>("delegate_all", "delegate_first", "accept", "account"),
    delegates(some, 2, 0),
  ).map(([recipe, top, delegates]) => ({ ...recipe, top, delegates })),
  make: ({ top, delegates, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const root: Delegate = {
      who: top === "account" ? { person: 40 } : { contract: 1 },
      kind: top,
      signs: top === "account" || top === "accept" ? "right" : "not",
      delegates,
    };
    const who = addressOf(root.who);
    const node = callOf(recipe.call, who);
    const before = unsignedEntry(who, treeOf(node, who), { ...recipe, arm: 2 });
    const payload = payloadOf(before, recipe.expiry, passphrase);
    const entry = withDelegates(
      changed(before, { signature: signatureOf(root, payload) }),
      nodesOf(delegates, payload, true),
    );
    const { contracts, people } = everyone([root]);
    return {
      question: question(passphrase, node, [entry], { accounts: accounts(...people), contracts }),
      opinion: opinionOf([entry], passphrase),
    };
  },
});

const sameAddress = family<Basic & { readonly above: boolean; readonly depth: number; readonly missing: boolean }>({
  number: 14,
  name: "an address at several nodes, signed by authorizeEntry() for that address",
  share: 1,
  signed: true,
  recipes: fc.tuple(basic, fc.boolean(), fc.integer({ min: 1, max: 3 }), fc.boolean())
    .map(([recipe, above, depth, missing]) => ({ ...recipe, above, depth, missing })),
  make: async ({ above, depth, missing, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const [signer, other] = [person(recipe.person), person(recipe.person + 50)];
    const twice: Delegate = { who: { person: recipe.person }, kind: "account", signs: "not", delegates: [] };
    const once: Delegate = { ...twice, who: { person: recipe.person + 50 } };
    let tree: Delegate[] = [twice, once];
    for (let level = 0; level < depth; level++) {
      tree = [twice, { who: { contract: 10 + level }, kind: "delegate_all", signs: "not", delegates: tree }];
    }
    const who = above ? signer.publicKey() : contractAddress(1);
    const node = callOf(recipe.call, who);
    const before = unsignedEntry(who, treeOf(node, who), { ...recipe, arm: 2 });
    let entry = withDelegates(before, nodesOf(tree, new Uint8Array(32), true));
    entry = await signedBy(entry, [signer], recipe.expiry, passphrase, signer.publicKey());
    if (!missing) entry = await signedBy(entry, [other], recipe.expiry, passphrase, other.publicKey());
    const { contracts } = everyone(tree);
    return {
      question: question(passphrase, node, [entry], {
        accounts: accounts(signer.publicKey(), other.publicKey()),
        contracts: [install(1, "delegate_all"), ...contracts],
      }),
      opinion: opinionOf([entry], passphrase, { ok: true, ready: !missing }),
    };
  },
});

const KINDS: Readonly<Record<string, (key: Uint8Array) => ScAddress>> = {
  muxed: (ed25519) => ScAddress.scAddressTypeMuxedAccount(new MuxedEd25519Account({ id: 7n, ed25519 })),
  balance: (id) => ScAddress.scAddressTypeClaimableBalance(ClaimableBalanceId.claimableBalanceIdTypeV0(id)),
  pool: (id) => ScAddress.scAddressTypeLiquidityPool(id),
};

const wrongKinds = family<Basic & { readonly kind: string; readonly place: "top" | "delegate"; readonly top: string }>({
  number: 15,
  name: "addresses that cannot sign, in credentials and among delegates",
  share: 0.5,
  signed: true,
  recipes: fc.tuple(
    basic,
    fc.constantFrom(...Object.keys(KINDS)),
    fc.constantFrom<"top" | "delegate">("top", "delegate"),
    fc.constantFrom("account", "accept", "delegate_all"),
  ).map(([recipe, kind, place, top]) => ({ ...recipe, kind, place, top })),
  make: ({ kind, place, top, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const signer = person(recipe.person);
    const root: Delegate = {
      who: top === "account" ? { person: recipe.person } : { contract: recipe.person },
      kind: top as ContractKind,
      signs: top === "delegate_all" ? "not" : "right",
      delegates: [],
    };
    const who = addressOf(root.who);
    const node = callOf(recipe.call, who);
    const strange = KINDS[kind]!(signer.rawPublicKey());
    const arm = place === "delegate" ? 2 : recipe.arm;
    let entry = unsignedEntry(who, treeOf(node, who), { ...recipe, arm });
    if (place === "top") entry = changed(entry, { address: strange });
    const payload = payloadOf(entry, recipe.expiry, passphrase);
    entry = changed(entry, { signature: signatureOf(root, payload) });
    const signed: Delegate = { who: { person: recipe.person }, kind: "account", signs: "right", delegates: [] };
    if (place === "delegate") {
      entry = withDelegates(entry, [
        new DwsaDelegateSignature({ address: strange, signature: signatureOf(signed, payload), nestedDelegates: [] }),
      ]);
    }
    return {
      question: question(passphrase, node, [entry], {
        accounts: accounts(signer.publicKey()),
        contracts: top === "account" ? [] : [install(recipe.person, top as ContractKind)],
      }),
      opinion: opinionOf([entry], passphrase),
    };
  },
});

const merged = family<
  Basic & {
    readonly count: number;
    readonly missing: number;
    readonly order: readonly number[];
    readonly twice: boolean;
  }
>({
  number: 17,
  name: "entries that each signer has signed alone, merged in any order",
  share: 1,
  signed: true,
  recipes: fc.integer({ min: 2, max: 8 }).chain((count) =>
    fc.tuple(
      basic,
      fc.constantFrom(0, 0, 1),
      fc.shuffledSubarray([...Array(count).keys()], { minLength: count, maxLength: count }),
      fc.boolean(),
    ).map(([recipe, missing, order, twice]) => ({ ...recipe, count, missing, order, twice }))
  ),
  make: async ({ count, missing, order, twice, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const who = person(recipe.person).publicKey();
    const node = callOf(recipe.call, who);
    const others = Array.from({ length: count - 1 }, (_, i) => [recipe.person + 100 + i, 1] as const);
    const keys = [recipe.person, ...others.map(([number]) => number)].map(person);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const parts = [];
    for (const i of order.slice(missing)) parts.push(await signedBy(before, [keys[i]!], recipe.expiry, passphrase));
    if (twice) parts.push(parts[0]!);
    const entry = parts.reduce((whole, part) => mergeAuthEntries(whole, part));
    return {
      question: question(passphrase, node, [entry], {
        accounts: [accountEntry(who, { master: 1, medium: count, signers: others })],
      }),
      opinion: opinionOf([entry], passphrase, { ok: missing === 0, texts: [TOO_LITTLE_WEIGHT], ready: true }),
    };
  },
});

/** Returns the numbers of the persons among delegates at all levels. */
function personsIn(delegates: readonly Delegate[]): number[] {
  return delegates.flatMap(({ who, delegates }) => ["person" in who ? [who.person] : [], personsIn(delegates)].flat());
}

/**
 * Delegates below at most `levels` levels of contracts that require all of their delegates; the leaves are accounts.
 */
function accountsBelow(levels: number): fc.Arbitrary<Delegate[]> {
  const account = fc.integer({ min: 1, max: 30 })
    .map((number): Delegate => ({ who: { person: number }, kind: "account", signs: "right", delegates: [] }));
  const contract = fc.tuple(fc.integer({ min: 1, max: 30 }), levels === 0 ? fc.constant([]) : accountsBelow(levels - 1))
    .map(([number, delegates]): Delegate => ({
      who: { contract: 3000 + 100 * levels + number },
      kind: "delegate_all",
      signs: "not",
      delegates,
    }));
  const any = levels === 0 ? account : fc.oneof(account, { arbitrary: contract, weight: 3 });
  return fc.uniqueArray(any, { minLength: 1, maxLength: 2, selector: ({ who }) => addressOf(who) });
}

const mergedDeep = family<Basic & { readonly delegates: readonly Delegate[]; readonly swaps: readonly number[] }>({
  number: 30,
  name: "delegates up to five levels deep who have each signed a copy, merged in any order",
  share: 1,
  signed: true,
  recipes: fc.tuple(basic, accountsBelow(4), fc.array(fc.nat(1), { minLength: 16, maxLength: 16 }))
    .map(([recipe, delegates, swaps]) => ({ ...recipe, delegates, swaps })),
  make: async ({ delegates, swaps, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const who = contractAddress(1);
    const node = callOf(recipe.call, who);
    const before = withDelegates(
      unsignedEntry(who, treeOf(node, who), { ...recipe, arm: 2 }),
      nodesOf(withoutSigning(delegates), new Uint8Array(32), true),
    );
    const people = [...new Set(personsIn(delegates))].map(person);
    const copies: DwsaAuthorizationEntry[] = [];
    for (const signer of people) {
      copies.push(await signedBy(before, [signer], recipe.expiry, passphrase, signer.publicKey()));
    }
    let whole = before;
    for (const [i, copy] of copies.entries()) {
      whole = swaps[i % swaps.length] === 0 ? mergeAuthEntries(whole, copy) : mergeAuthEntries(copy, whole);
    }
    const { contracts } = everyone(delegates);
    return {
      question: question(passphrase, node, [whole], {
        accounts: accounts(...people.map((signer) => signer.publicKey())),
        contracts: [install(1, "delegate_all"), ...contracts],
      }),
      opinion: opinionOf([whole], passphrase, { ok: true, ready: true }),
    };
  },
});

function withoutSigning(delegates: readonly Delegate[]): Delegate[] {
  return delegates.map((one) => ({ ...one, signs: "not", delegates: withoutSigning(one.delegates) }));
}

/** The families of this file. */
export const delegateFamilies: readonly Family[] = [order, subsets, sameAddress, wrongKinds, merged, mergedDeep];
