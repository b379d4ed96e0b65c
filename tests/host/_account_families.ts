/** Signatures of accounts: weights, thresholds, order, and the format of their contract value. */

import fc from "fast-check";
import { hash } from "@dwsa/base/keys";
import { ScAddress, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { accountSignature } from "../auth/_entries.ts";
import { accounts, type Basic, basic, callOf, question, signedBy, treeOf, unsignedEntry } from "./_calls.ts";
import { type Family, family, refuses } from "./_family.ts";
import { accountEntry, contractAddress, install, NETWORKS, person } from "./_ledger.ts";
import { NOT_A_SIGNER, opinionOf, TOO_LITTLE_WEIGHT, UNREADABLE } from "./_opinions.ts";
import type { ContractKind } from "./_questions.ts";
import { changed, payloadOf } from "./_signed.ts";

/** The maximum number of signatures of an account. */
const MOST = 20;

const weights = family<
  Basic & {
    readonly master: number;
    readonly weights: readonly number[];
    readonly signs: readonly boolean[];
    readonly threshold: number;
  }
>({
  number: 4,
  name: "accounts with several signers, and thresholds near the sum of the weights",
  share: 1.5,
  signed: true,
  recipes: fc.tuple(
    basic,
    fc.constantFrom(0, 1, 2, 255),
    fc.array(fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 255 })), {
      maxLength: MOST,
      size: "max",
    }),
    fc.array(fc.boolean(), { minLength: MOST + 1, maxLength: MOST + 1 }),
    fc.boolean(),
    fc.integer({ min: -2, max: 2 }),
  ).map(([recipe, master, weights, some, all, delta]) => {
    const signs = [master, ...weights].map((_, i) => all || some[i]!);
    const sum = [master, ...weights].reduce((sum, weight, i) => signs[i] ? sum + weight : sum, 0);
    return { ...recipe, master, weights, signs, threshold: Math.max(0, Math.min(255, sum + delta)) };
  }),
  make: async ({ master, weights, signs, threshold, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const who = person(recipe.person).publicKey();
    const node = callOf(recipe.call, who);
    const others = weights.map((weight, i) => [recipe.person + 100 + i, weight] as const);
    const given = [recipe.person, ...others.map(([number]) => number)].filter((_, i) => signs[i]).map(person);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const payload = payloadOf(before, recipe.expiry, passphrase);
    // authorizeEntry() adds no signature to an entry that already has the maximum.
    const entry = given.length > MOST
      ? changed(before, {
        signature: accountSignature(
          ...given.map((key) => ({ publicKey: key.rawPublicKey(), signature: key.sign(payload) }))
            .sort((a, b) => Buffer.compare(a.publicKey, b.publicKey)),
        ),
      })
      : await signedBy(before, given, recipe.expiry, passphrase);
    const sum = Math.min(255, [master, ...weights].reduce((sum, weight, i) => signs[i] ? sum + weight : sum, 0));
    const everyoneCounts = !(master === 0 && signs[0]);
    return {
      question: question(passphrase, node, [entry], {
        accounts: [accountEntry(who, { master, medium: threshold, signers: others })],
      }),
      opinion: opinionOf([entry], passphrase, {
        ok: everyoneCounts && sum >= threshold,
        texts: [everyoneCounts ? TOO_LITTLE_WEIGHT : NOT_A_SIGNER],
        ready: given.length > 0 && given.length <= MOST,
      }),
    };
  },
});

const LIST_CHANGES = ["none", "swapped", "twice", "stranger", "another's", "empty"] as const;

const order = family<
  Basic & { readonly count: number; readonly change: typeof LIST_CHANGES[number]; readonly at: number }
>({
  number: 5,
  name: "signatures in another order, twice, or by strangers",
  share: 1,
  signed: true,
  recipes: fc.tuple(basic, fc.integer({ min: 1, max: 6 }), fc.constantFrom(...LIST_CHANGES), fc.nat(5))
    .map(([recipe, count, change, at]) => ({ ...recipe, count, change, at })),
  make: ({ count, change, at, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const who = person(recipe.person).publicKey();
    const node = callOf(recipe.call, who);
    const others = Array.from({ length: count - 1 }, (_, i) => [recipe.person + 100 + i, 1] as const);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const payload = payloadOf(before, recipe.expiry, passphrase);
    const keys = [recipe.person, ...others.map(([number]) => number)].map(person);
    if (change === "stranger") keys.push(person(recipe.person + 99));
    const items = keys.map((key) => ({ publicKey: key.rawPublicKey(), signature: key.sign(payload) }))
      .sort((a, b) => Buffer.compare(a.publicKey, b.publicKey));
    const [i, j] = [at % items.length, (at + 1) % items.length];
    if (change === "swapped") [items[i], items[j]] = [items[j]!, items[i]!];
    if (change === "twice") items.splice(i, 0, items[i]!);
    if (change === "another's") items[i] = { publicKey: items[i]!.publicKey, signature: items[j]!.signature };
    const entry = changed(before, { signature: accountSignature(...(change === "empty" ? [] : items)) });
    return {
      question: question(passphrase, node, [entry], {
        accounts: [accountEntry(who, { master: 1, medium: 0, signers: others })],
      }),
      opinion: opinionOf([entry], passphrase, { ok: change !== "stranger", texts: [NOT_A_SIGNER] }),
    };
  },
});

const SHAPES: Readonly<Record<string, (publicKey: Uint8Array, signature: Uint8Array) => ScVal>> = {
  "as it is": (key, signature) => mapOf([symbol("public_key"), bytes(key)], [symbol("signature"), bytes(signature)]),
  "other order": (key, signature) => mapOf([symbol("signature"), bytes(signature)], [symbol("public_key"), bytes(key)]),
  "texts": (key, signature) => mapOf([string("public_key"), bytes(key)], [string("signature"), bytes(signature)]),
  "one text": (key, signature) => mapOf([string("public_key"), bytes(key)], [symbol("signature"), bytes(signature)]),
  "more": (key, signature) =>
    mapOf([symbol("public_key"), bytes(key)], [symbol("signature"), bytes(signature)], [symbol("z"), bytes(key)]),
  "no key": (_, signature) => mapOf([symbol("signature"), bytes(signature)]),
  "no signature": (key) => mapOf([symbol("public_key"), bytes(key)]),
  "another name": (key, signature) =>
    mapOf([symbol("public_kez"), bytes(key)], [symbol("signature"), bytes(signature)]),
  "key twice": (key) => mapOf([symbol("public_key"), bytes(key)], [symbol("public_key"), bytes(key)]),
  "short key": (key, signature) =>
    mapOf([symbol("public_key"), bytes(key.slice(1))], [symbol("signature"), bytes(signature)]),
  "long key": (key, signature) =>
    mapOf([symbol("public_key"), bytes([...key, 0])], [symbol("signature"), bytes(signature)]),
  "short signature": (key, signature) =>
    mapOf([symbol("public_key"), bytes(key)], [symbol("signature"), bytes(signature.slice(1))]),
  "long signature": (key, signature) =>
    mapOf([symbol("public_key"), bytes(key)], [symbol("signature"), bytes([...signature, 0])]),
  "key as text": (key, signature) =>
    mapOf([symbol("public_key"), ScVal.scvString(key)], [symbol("signature"), bytes(signature)]),
  "vec in vec": (key, signature) => ScVal.scvVec([SHAPES["as it is"]!(key, signature)]),
  "vec of two": (key, signature) => ScVal.scvVec([bytes(key), bytes(signature)]),
  "empty map": () => mapOf(),
  "null map": () => ScVal.scvMap(null),
  "void": () => ScVal.scvVoid(),
};

function mapOf(...items: readonly (readonly [ScVal, ScVal])[]): ScVal {
  return ScVal.scvMap(items.map(([key, val]) => new ScMapEntry({ key, val })));
}

function symbol(name: string): ScVal {
  return ScVal.scvSymbol(name);
}

function string(text: string): ScVal {
  return ScVal.scvString(text);
}

/** Shapes that the host cannot convert to a value, with its verdicts. */
const UNCONVERTIBLE: Readonly<Record<string, string>> = {
  "other order": "entries Object/InvalidInput",
  "key twice": "entries Object/InvalidInput",
  "null map": "entries Value/UnexpectedType",
};

const shapes = family<Basic & { readonly shape: string; readonly first: boolean }>({
  number: 6,
  name: "maps of another shape in the signature of an account",
  share: 1,
  signed: true,
  recipes: fc.tuple(basic, fc.constantFrom(...Object.keys(SHAPES)), fc.boolean())
    .map(([recipe, shape, first]) => ({ ...recipe, shape, first })),
  make: ({ shape, first, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const [signer, other] = [person(recipe.person), person(recipe.person + 100)];
    const who = signer.publicKey();
    const node = callOf(recipe.call, who);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const payload = payloadOf(before, recipe.expiry, passphrase);
    const items = [signer, other].sort((a, b) => Buffer.compare(a.rawPublicKey(), b.rawPublicKey()))
      .map((key, i) => SHAPES[first === (i === 0) ? shape : "as it is"]!(key.rawPublicKey(), key.sign(payload)));
    const entry = changed(before, { signature: ScVal.scvVec(items) });
    const opinion = opinionOf([entry], passphrase);
    return {
      question: question(passphrase, node, [entry], {
        accounts: [accountEntry(who, { master: 1, medium: 1, signers: [[recipe.person + 100, 1]] })],
      }),
      opinion: opinion.ok || UNCONVERTIBLE[shape] === undefined ? opinion : refuses(opinion.says, UNCONVERTIBLE[shape]),
    };
  },
});

const KINDS_OF_SIGNATURE: Readonly<Record<string, (payload: Uint8Array, basic: Basic) => ScVal>> = {
  "void": () => ScVal.scvVoid(),
  "empty vec": () => ScVal.scvVec([]),
  "bytes": (payload, { person: number }) => ScVal.scvBytes(person(number).sign(payload)),
  "map": () => mapOf([symbol("a"), bytes([1])]),
  "number": () => ScVal.scvU32(7),
  "symbol": () => symbol("ok"),
  "ed25519": (payload, { person: number }) =>
    accountSignature({ publicKey: person(number).rawPublicKey(), signature: person(number).sign(payload) }),
  "ed25519 of another payload": (payload, { person: number }) =>
    accountSignature({ publicKey: person(number).rawPublicKey(), signature: person(number).sign(hash(payload)) }),
  "unreadable": (_, { person: number }) => ScVal.scvVec([invalidValue(number)]),
};

/** Values that the host cannot convert. */
const INVALID_VALUES: readonly ScVal[] = [
  mapOf([symbol("b"), ScVal.scvVoid()], [symbol("a"), ScVal.scvVoid()]),
  mapOf([symbol("a"), ScVal.scvVoid()], [symbol("a"), ScVal.scvVoid()]),
  symbol("a b"),
  ScVal.scvVec(null),
  ScVal.scvMap(null),
  ScVal.scvLedgerKeyContractInstance(),
  ScVal.scvAddress(ScAddress.scAddressTypeLiquidityPool(new Uint8Array(32))),
];

/** Returns a value that the host cannot convert, chosen by the number. */
export function invalidValue(number: number): ScVal {
  return INVALID_VALUES[number % INVALID_VALUES.length]!;
}

/** The owner of an entry: an account, or a contract of a type; "none" is a contract without code. */
const OWNERS = ["account", "accept", "refuse", "ed25519", "none"] as const;

/** Functions that return whether a contract of a type accepts a kind of signature. */
const CONTRACTS: Readonly<Record<string, (signature: string) => boolean>> = {
  accept: () => true,
  refuse: () => false,
  ed25519: (signature) => signature === "ed25519",
  none: () => false,
};

const kinds = family<Basic & { readonly signature: string; readonly owner: typeof OWNERS[number] }>({
  number: 7,
  name: "signatures of any kind, of accounts and of contracts",
  share: 1,
  signed: true,
  recipes: fc.tuple(basic, fc.constantFrom(...Object.keys(KINDS_OF_SIGNATURE)), fc.constantFrom(...OWNERS))
    .map(([recipe, signature, owner]) => ({ ...recipe, signature, owner })),
  make: ({ signature, owner, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const who = owner === "account" ? person(recipe.person).publicKey() : contractAddress(recipe.person);
    const node = callOf(recipe.call, who);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const payload = payloadOf(before, recipe.expiry, passphrase);
    const entry = changed(before, { signature: KINDS_OF_SIGNATURE[signature]!(payload, recipe) });
    const contracts = owner === "account" || owner === "none" ? [] : [install(recipe.person, owner as ContractKind)];
    const opinion = opinionOf([entry], passphrase, { ok: CONTRACTS[owner]?.(signature) ?? true });
    return {
      question: question(passphrase, node, [entry], {
        accounts: owner === "account" ? accounts(who) : [],
        contracts,
      }),
      // The host rejects the value before the account does, since it cannot convert it.
      opinion: owner === "account" && signature === "unreadable" ? refuses(opinion.says, ...UNREADABLE) : opinion,
    };
  },
});

function bytes(data: Uint8Array | readonly number[]): ScVal {
  return ScVal.scvBytes(Uint8Array.from(data));
}

/** The families of this file. */
export const accountFamilies: readonly Family[] = [weights, order, shapes, kinds];
