/** Families of signatures: who signs, over what, and in which form. */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { fromHex } from "@dwsa/base/encoding";
import { hash, verify } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import {
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  HostFunction,
  InvokeContractArgs,
  ScAddress,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";
import { accountSignature } from "../auth/_entries.ts";
import {
  accounts,
  type Arm,
  arm,
  type Basic,
  basic,
  callOf,
  data,
  question,
  signedBy,
  someone,
  treeOf,
  unsignedEntry,
} from "./_calls.ts";
import { accepts, type Family, family, refuses } from "./_family.ts";
import { accountEntry, contractAddress, install, ledgerOf, NETWORKS, person, SEQ } from "./_ledger.ts";
import { opinionOf, UNREADABLE } from "./_opinions.ts";
import type { ContractKind } from "./_questions.ts";

/** The credentials that an entry with an address has, whatever their kind. */
function credentialsOf({ credentials }: DwsaAuthorizationEntry): DwsaAddressCredentials {
  if (credentials.type === "dwsaCredentialsAddressWithDelegates") return credentials.value.addressCredentials;
  if (credentials.type === "dwsaCredentialsAddress") return credentials.value;
  if (credentials.type === "dwsaCredentialsAddressV2") return credentials.value;
  throw new Error(`no address in ${credentials.type}`);
}

/** The entry with some fields of its credentials changed, or credentials of another kind. */
export function changed(
  entry: DwsaAuthorizationEntry,
  fields: Partial<Pick<DwsaAddressCredentials, "address" | "nonce" | "signature" | "signatureExpirationLedger">>,
  arm?: Arm,
): DwsaAuthorizationEntry {
  const { address, nonce, signature, signatureExpirationLedger } = credentialsOf(entry);
  const credentials = new DwsaAddressCredentials({ address, nonce, signature, signatureExpirationLedger, ...fields });
  const { type } = entry.credentials;
  const now = arm ?? (type === "dwsaCredentialsAddress" ? 0 : type === "dwsaCredentialsAddressV2" ? 1 : 2);
  const delegates = entry.credentials.type === "dwsaCredentialsAddressWithDelegates"
    ? entry.credentials.value.delegates
    : [];
  return new DwsaAuthorizationEntry({
    credentials: now === 0
      ? DwsaCredentials.dwsaCredentialsAddress(credentials)
      : now === 1
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddressWithDelegates(
        new DwsaAddressCredentialsWithDelegates({ addressCredentials: credentials, delegates }),
      ),
    rootInvocation: entry.rootInvocation,
  });
}

/** The payload that is signed for an entry. */
export function payloadOf(entry: DwsaAuthorizationEntry, expiry: number, network: string): Uint8Array {
  return hash(buildAuthorizationEntryPreimage(entry, expiry, network).toXDR());
}

const signed = family<Basic & { readonly delegates: readonly number[] }>({
  number: 1,
  name: "entries of accounts, signed by authorizeEntry()",
  share: 3,
  signed: true,
  recipes: fc.tuple(basic, fc.uniqueArray(someone, { maxLength: 3 }))
    .map(([recipe, delegates]) => ({ ...recipe, delegates: recipe.arm === 2 ? delegates : [] })),
  make: async (recipe) => {
    const passphrase = NETWORKS[recipe.network]!;
    const signer = person(recipe.person);
    const who = signer.publicKey();
    const node = callOf(recipe.call, who);
    const delegates = recipe.delegates.map((number) => person(number));
    const addresses = delegates.map((delegate) => delegate.publicKey());
    let entry = unsignedEntry(who, treeOf(node, who), recipe, addresses);
    entry = await signedBy(entry, [signer], recipe.expiry, passphrase);
    for (const [i, delegate] of delegates.entries()) {
      entry = await signedBy(entry, [delegate], recipe.expiry, passphrase, addresses[i]!);
    }
    return {
      question: question(passphrase, node, [entry], { accounts: accounts(who, ...addresses) }),
      opinion: opinionOf([entry], passphrase, { ok: true, ready: true }),
    };
  },
});

const CHANGES = ["network", "nonce", "expiry", "data", "contract", "function", "signature", "key", "address"] as const;

/**
 * The call of `for_args`, whose authorization does not name the address in its arguments, so that the address of the
 * credentials can be changed alone.
 */
function callForArgs(
  address: string,
  args: readonly ScVal[],
  contract: number,
): readonly [string, DwsaAuthorizedInvocation] {
  const contractScAddress = addressToScAddress(contractAddress(contract));
  const call = new InvokeContractArgs({
    contractAddress: contractScAddress,
    functionName: "for_args",
    args: [ScVal.scvAddress(addressToScAddress(address)), ScVal.scvVec(args)],
  });
  const required = new InvokeContractArgs({ contractAddress: contractScAddress, functionName: "for_args", args });
  return [
    HostFunction.hostFunctionTypeInvokeContract(call).toXDR("base64"),
    new DwsaAuthorizedInvocation({
      function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(required),
      subInvocations: [],
    }),
  ];
}

const changedAfterSigning = family<
  Omit<Basic, "call"> & { readonly change: typeof CHANGES[number]; readonly bit: number; readonly argument: string }
>({
  number: 2,
  name: "one thing changed after signing",
  share: 3,
  signed: true,
  recipes: fc.tuple(basic, fc.constantFrom(...CHANGES), fc.nat(255), data)
    .map(([{ call: _, ...recipe }, change, bit, argument]) => ({ ...recipe, change, bit, argument })),
  make: async ({ change, bit, argument, ...recipe }) => {
    const [signer, other] = [person(recipe.person), person(recipe.person + 50)];
    const passphrase = NETWORKS[recipe.network]!;
    const given = (on: boolean) => {
      const bytes = new Uint8Array(32);
      if (on) bytes[bit >> 3]! ^= 1 << (bit & 7);
      return [ScVal.scvBytes(bytes), ScVal.fromXDR(argument, "base64")];
    };
    const [, root] = callForArgs(signer.publicKey(), given(false), 1);
    const before = await signedBy(unsignedEntry(signer.publicKey(), root, recipe), [signer], recipe.expiry, passphrase);

    const now = change === "network" ? NETWORKS[(recipe.network + 1) % NETWORKS.length]! : passphrase;
    const who = (change === "address" ? other : signer).publicKey();
    const [call, tree] = callForArgs(who, given(change === "data"), change === "contract" ? 2 : 1);
    const signature = ScVal.fromXDR(credentialsOf(before).signature.toXDR());
    const { nonce, signatureExpirationLedger } = credentialsOf(before);
    const entry = changed(
      new DwsaAuthorizationEntry({
        credentials: before.credentials,
        rootInvocation: change === "function" ? withFunction(tree, "for_arg") : tree,
      }),
      {
        address: addressToScAddress(who),
        nonce: change === "nonce" ? BigInt.asIntN(64, nonce ^ (1n << BigInt(bit & 63))) : nonce,
        signatureExpirationLedger: change !== "expiry"
          ? signatureExpirationLedger
          : signatureExpirationLedger > SEQ
          ? signatureExpirationLedger - 1
          : SEQ + 1,
        signature: change === "signature"
          ? damagedAt(signature, "signature", bit)
          : change === "key"
          ? damagedAt(signature, "public_key", bit)
          : signature,
      },
    );
    return {
      question: {
        op: "call",
        ledger: ledgerOf(now),
        // The other account is signed by the same key: nothing but the payload can bind the entry to its address.
        entries: [
          accountEntry(signer.publicKey()),
          accountEntry(other.publicKey(), { master: 1, medium: 1, signers: [[recipe.person, 1]] }),
        ],
        contracts: [install(1, "caller"), install(2, "caller")],
        function: call,
        auth: [entry.toXDR("base64")],
      },
      opinion: opinionOf([entry], now),
    };
  },
});

function withFunction({ function: given, subInvocations }: DwsaAuthorizedInvocation, functionName: string) {
  if (given.type !== "dwsaAuthorizedFunctionTypeContractFn") throw new Error("no call");
  const { contractAddress, args } = given.value;
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress, functionName, args }),
    ),
    subInvocations,
  });
}

/** The signature of an account with one bit of its first item's bytes at this key flipped. */
function damagedAt(signature: ScVal, name: string, bit: number): ScVal {
  if (signature.type !== "scvVec") throw new Error("no signatures");
  const items = signature.value!.map((item, i) => {
    if (i > 0 || item.type !== "scvMap") return item;
    return ScVal.scvMap(item.value!.map(({ key, val }) => {
      if (key.type !== "scvSymbol" || key.value !== name || val.type !== "scvBytes") {
        return new ScMapEntry({ key, val });
      }
      const bytes = Uint8Array.from(val.value);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      return new ScMapEntry({ key, val: ScVal.scvBytes(bytes) });
    }));
  });
  return ScVal.scvVec(items);
}

const otherArm = family<Basic & { readonly to: Arm }>({
  number: 3,
  name: "credentials of another kind than those that were signed",
  share: 2,
  signed: true,
  recipes: fc.tuple(basic, arm).map(([recipe, to]) => ({ ...recipe, to })),
  make: async ({ to, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const signer = person(recipe.person);
    const who = signer.publicKey();
    const node = callOf(recipe.call, who);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const entry = changed(await signedBy(before, [signer], recipe.expiry, passphrase), {}, to);
    return {
      question: question(passphrase, node, [entry], { accounts: accounts(who) }),
      opinion: opinionOf([entry], passphrase),
    };
  },
});

/** The most signatures that an account takes. */
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
    // authorizeEntry() does not add a signature to as many as an account takes.
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
      opinion: opinionOf([entry], passphrase, { ok: change !== "stranger" }),
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

function bytes(given: Uint8Array | readonly number[]): ScVal {
  return ScVal.scvBytes(Uint8Array.from(given));
}

/** Shapes that no host value has. */
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

/** Values that the host cannot read. */
const INVALID_VALUES: readonly ScVal[] = [
  mapOf([symbol("b"), ScVal.scvVoid()], [symbol("a"), ScVal.scvVoid()]),
  mapOf([symbol("a"), ScVal.scvVoid()], [symbol("a"), ScVal.scvVoid()]),
  symbol("a b"),
  ScVal.scvVec(null),
  ScVal.scvMap(null),
  ScVal.scvLedgerKeyContractInstance(),
  ScVal.scvAddress(ScAddress.scAddressTypeLiquidityPool(new Uint8Array(32))),
];

/** A value that the host cannot read; the number picks one. */
export function invalidValue(number: number): ScVal {
  return INVALID_VALUES[number % INVALID_VALUES.length]!;
}

/** Who an entry is of: an account, or a contract of a kind; "none" has no code. */
const OWNERS = ["account", "accept", "refuse", "ed25519", "none"] as const;

/** What contracts of a kind make of a signature. */
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
      // What no account takes may be what the host cannot even read.
      opinion: owner === "account" && signature === "unreadable" ? refuses(opinion.says, ...UNREADABLE) : opinion,
    };
  },
});

interface Vector {
  readonly message: string;
  readonly signature: string;
  readonly publicKey: string;
}

/** The project's own Ed25519 vectors. */
const vectors: readonly Vector[] = JSON.parse(
  readFileSync(new URL("../vectors/ed25519-own.json", import.meta.url), "utf8"),
);

const ed25519 = family<{ readonly vector: number; readonly bare: boolean; readonly flip?: number }>({
  number: 8,
  name: "Ed25519 vectors, alone and as the signature of an entry",
  share: 3,
  signed: true,
  recipes: fc.record({
    vector: fc.nat(vectors.length - 1),
    bare: fc.boolean(),
    flip: fc.nat(511),
  }, { requiredKeys: ["vector", "bare"] }),
  make: ({ vector, bare, flip }) => {
    const { message, signature, publicKey } = vectors[vector]!;
    const [data, key, given] = [fromHex(message), fromHex(publicKey), fromHex(signature)];
    if (flip !== undefined && given.length === 64) given[flip >> 3]! ^= 1 << (flip & 7);
    if (bare || key.length !== 32) {
      const valid = key.length === 32 && verify(data, given, key);
      const opinion = valid ? accepts("valid") : refuses(
        "not valid",
        "call Crypto/InvalidInput",
        ...(given.length === 64 ? [] : ["call Object/UnexpectedSize"]),
      );
      return { question: { op: "verify", key: publicKey, message, signature: toHexOf(given) }, opinion };
    }
    const passphrase = NETWORKS[0];
    const who = StrKey.encodeEd25519PublicKey(key);
    const node = { contract: 1, who };
    const before = unsignedEntry(who, treeOf(node, who), { arm: 1, nonce: String(vector), expiry: SEQ + 10 });
    const entry = changed(before, { signature: accountSignature({ publicKey: key, signature: given }) });
    return {
      question: question(passphrase, node, [entry], { accounts: accounts(who) }),
      opinion: opinionOf([entry], passphrase),
    };
  },
});

function toHexOf(given: Uint8Array): string {
  return Array.from(given, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The families of this file. */
export const signatureFamilies: readonly Family[] = [
  signed,
  changedAfterSigning,
  otherArm,
  weights,
  order,
  shapes,
  kinds,
  ed25519,
];
