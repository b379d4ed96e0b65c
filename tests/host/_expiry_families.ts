/** The expiry of entries, and nonces that are already used. */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import {
  ContractDataEntry,
  DwsaAuthorizedInvocation,
  ExtensionPoint,
  LedgerEntryData,
  ScNonceKey,
  ScVal,
} from "@dwsa/base/xdr";
import { accounts, type Basic, basic, callOf, question, signedBy, treeOf, unsignedEntry } from "./_calls.ts";
import { type Family, family } from "./_family.ts";
import { contractAddress, install, MAX_ENTRY_TTL, NETWORKS, person, SEQ, toLedgerEntry, treesOf } from "./_ledger.ts";
import { opinionOf } from "./_opinions.ts";
import type { Call } from "./_questions.ts";
import { changed } from "./_signed.ts";

/** Expiries around the first and the last ledger that the host accepts, and extreme ones. */
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
    // No signer accepts an expiry of 0: it is set after signing.
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

/** The families of this file. */
export const expiryFamilies: readonly Family[] = [expiries, nonces];
