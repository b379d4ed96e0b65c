/** Signed entries: unchanged, changed after signing, with other credentials, and with the Ed25519 vectors. */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { fromHex } from "@dwsa/base/encoding";
import { verify } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import {
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  HostFunction,
  InvokeContractArgs,
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
import { opinionOf } from "./_opinions.ts";
import { changed, credentialsOf } from "./_signed.ts";

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
 * Creates a call to `for_args` in base64, and the invocation that must be authorized. The arguments of the invocation
 * do not contain the address, so the address of the credentials can be changed alone.
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
        // The other account has the same signer, so only the payload can bind the entry to its address.
        entries: [
          accountEntry(signer.publicKey()),
          accountEntry(other.publicKey(), { master: 1, medium: 1, signers: [[recipe.person, 1]] }),
        ],
        contracts: [install(1, "caller"), install(2, "caller")],
        function: call,
        auth: [entry.toXDR("base64")],
      },
      opinion: opinionOf([entry], now, { ok: true, unmatched: true }),
    };
  },
});

function withFunction({ function: given, subInvocations }: DwsaAuthorizedInvocation, functionName: string) {
  if (given.type !== "dwsaAuthorizedFunctionTypeContractFn") throw new Error("expected a call");
  const { contractAddress, args } = given.value;
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress, functionName, args }),
    ),
    subInvocations,
  });
}

/** Returns the signature of an account with one bit flipped in the first item, in the bytes under this key. */
function damagedAt(signature: ScVal, name: string, bit: number): ScVal {
  if (signature.type !== "scvVec") throw new Error("expected a vec of signatures");
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
export const signatureFamilies: readonly Family[] = [signed, changedAfterSigning, otherArm, ed25519];
