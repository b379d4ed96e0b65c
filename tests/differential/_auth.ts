/** Authorization entries of all types: preimages, signatures and delegates. */

import fc from "fast-check";
import {
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  type DelegateSignature,
  type SigningCallback,
} from "@dwsa/base/auth";
import { Keypair } from "@dwsa/base/keys";
import { DwsaAddressCredentials, DwsaAuthorizationEntry, DwsaCredentials, ScAddress, ScVal } from "@dwsa/base/xdr";
import { addressArm, anyEntry, anyTree, callTree, ledger, passphrase, unsignedEntry } from "../_arbitraries/auth.ts";
import { bytesOf, int } from "../_arbitraries/bytes.ts";
import { strKey } from "../_arbitraries/strkey.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

const seed = bytesOf(32);
const ourPair = (seed: Uint8Array) => Keypair.fromRawEd25519Seed(seed);
const sdkPair = (seed: Uint8Array) => stellarSdk.Keypair.fromRawEd25519Seed(seed);
const toSdkEntry = (entry: DwsaAuthorizationEntry) => toSdk("DwsaAuthorizationEntry", entry);

/** A seed, and an unsigned entry for its account. */
const own = seed.chain((seed) =>
  fc.tuple(
    fc.constant(seed),
    unsignedEntry(fc.constant(ScAddress.scAddressTypeAccount(ourPair(seed).xdrAccountId()))),
  )
);

/** Nested delegates in any order, with different addresses on each level. */
const delegates: fc.Arbitrary<DelegateSignature[]> = fc.letrec<{ list: DelegateSignature[] }>((tie) => ({
  list: fc.uniqueArray(
    fc.record({
      address: strKey("Ed25519PublicKey", "Contract"),
      nestedDelegates: fc.oneof({ depthSize: "small" }, fc.constant(undefined), tie("list")),
    }),
    { maxLength: 4, selector: ({ address }) => address, depthIdentifier: "delegates" },
  ),
})).list;

/** An entry with delegates, one of which has the address of the seed. */
const delegated = fc.tuple(seed, unsignedEntry(), delegates, ledger).map(([seed, entry, list, expiry]) => {
  const address = ourPair(seed).publicKey();
  const all = [...list.filter((delegate) => delegate.address !== address), { address }];
  return {
    seed,
    address,
    expiry,
    entry: withDelegates(entry, all, expiry),
  };
});

function withDelegates(entry: DwsaAuthorizationEntry, delegates: readonly DelegateSignature[], expiry: number) {
  return buildWithDelegatesEntry({ entry, validUntilLedgerSeq: expiry, delegates });
}

/** An entry whose tree can create contracts, in both versions. */
const creating = fc.tuple(seed, anyTree, addressArm, int(64)).map(([seed, rootInvocation, arm, nonce]) => {
  const address = ScAddress.scAddressTypeAccount(ourPair(seed).xdrAccountId());
  const signature = ScVal.scvVoid();
  const credentials = new DwsaAddressCredentials({ address, nonce, signatureExpirationLedger: 0, signature });
  return [
    seed,
    new DwsaAuthorizationEntry({ credentials: DwsaCredentials[arm](credentials), rootInvocation }),
  ] as const;
});

export const authFamilies: readonly Family[] = [
  family({
    name: "buildAuthorizationEntryPreimage of a creation",
    input: fc.tuple(creating.map(([, entry]) => entry), ledger, passphrase),
    ours: ([entry, expiry, network]) => buildAuthorizationEntryPreimage(entry, expiry, network),
    sdk: ([entry, expiry, network]) => stellarSdk.buildAuthorizationEntryPreimage(toSdkEntry(entry), expiry, network),
  }),
  family({
    name: "authorizeEntry of a creation",
    input: fc.tuple(creating, ledger, passphrase).map(([[seed, entry], expiry, network]) =>
      [seed, entry, expiry, network] as const
    ),
    ours: ([seed, entry, expiry, network]) => authorizeEntry(entry, ourPair(seed), expiry, network),
    sdk: ([seed, entry, expiry, network]) =>
      stellarSdk.authorizeEntry(toSdkEntry(entry), sdkPair(seed), expiry, network),
  }),
  family({
    name: "buildAuthorizationEntryPreimage",
    input: fc.tuple(fc.oneof(anyEntry, unsignedEntry()), ledger, passphrase),
    ours: ([entry, expiry, network]) => buildAuthorizationEntryPreimage(entry, expiry, network),
    sdk: ([entry, expiry, network]) => stellarSdk.buildAuthorizationEntryPreimage(toSdkEntry(entry), expiry, network),
  }),
  family({
    name: "authorizeEntry",
    input: fc.tuple(own, ledger, passphrase),
    ours: ([[seed, entry], expiry, network]) => authorizeEntry(entry, ourPair(seed), expiry, network),
    sdk: ([[seed, entry], expiry, network]) =>
      stellarSdk.authorizeEntry(toSdkEntry(entry), sdkPair(seed), expiry, network),
  }),
  family({
    name: "authorizeEntry by a callback",
    input: fc.tuple(own, ledger, passphrase, fc.boolean()),
    ours: ([[seed, entry], expiry, network, named]) =>
      authorizeEntry(
        entry,
        ourCallback(seed, named),
        expiry,
        network,
      ),
    sdk: ([[seed, entry], expiry, network, named]) =>
      stellarSdk.authorizeEntry(
        toSdkEntry(entry),
        sdkCallback(seed, named),
        expiry,
        network,
      ),
  }),
  family({
    name: "authorizeEntry for an address among delegates",
    input: fc.tuple(delegated, passphrase),
    ours: ([{ seed, entry, expiry, address }, network]) =>
      authorizeEntry(entry, ourPair(seed), expiry, network, address),
    sdk: ([{ seed, entry, expiry, address }, network]) =>
      stellarSdk.authorizeEntry(toSdkEntry(entry), sdkPair(seed), expiry, network, address),
  }),
  family({
    name: "authorizeEntry by one of the delegates, for no address in particular",
    input: fc.tuple(delegated, passphrase),
    ours: ([{ seed, entry, expiry }, network]) => authorizeEntry(entry, ourPair(seed), expiry, network),
    sdk: ([{ seed, entry, expiry }, network]) =>
      stellarSdk.authorizeEntry(toSdkEntry(entry), sdkPair(seed), expiry, network),
  }),
  family({
    name: "authorizeEntry by the account above the delegates, or a co-signer",
    input: fc.tuple(fc.oneof(own, fc.tuple(seed, unsignedEntry())), delegates, ledger, passphrase),
    ours: ([[seed, entry], delegates, expiry, network]) =>
      authorizeEntry(withDelegates(entry, delegates, expiry), ourPair(seed), expiry, network),
    sdk: ([[seed, entry], delegates, expiry, network]) =>
      stellarSdk.authorizeEntry(toSdkEntry(withDelegates(entry, delegates, expiry)), sdkPair(seed), expiry, network),
  }),
  family({
    name: "authorizeEntry of an entry for another address",
    input: fc.tuple(seed, unsignedEntry(), ledger, passphrase),
    ours: ([seed, entry, expiry, network]) => authorizeEntry(entry, ourPair(seed), expiry, network),
    sdk: ([seed, entry, expiry, network]) =>
      stellarSdk.authorizeEntry(toSdkEntry(entry), sdkPair(seed), expiry, network),
  }),
  family({
    name: "authorizeEntry by two signers",
    input: fc.tuple(own, seed, ledger, passphrase),
    ours: async ([[seed, entry], other, expiry, network]) => {
      const once = await authorizeEntry(entry, ourPair(seed), expiry, network);
      return await authorizeEntry(once, ourPair(other), expiry, network);
    },
    sdk: async ([[seed, entry], other, expiry, network]) => {
      const once = await stellarSdk.authorizeEntry(toSdkEntry(entry), sdkPair(seed), expiry, network);
      return await stellarSdk.authorizeEntry(once, sdkPair(other), expiry, network);
    },
  }),
  family({
    name: "authorizeInvocation",
    input: fc.tuple(seed, callTree, int(64), ledger, passphrase, fc.boolean()),
    ours: ([seed, invocation, nonce, validUntilLedgerSeq, networkPassphrase, authV2]) =>
      authorizeInvocation({ signer: ourPair(seed), invocation, nonce, validUntilLedgerSeq, networkPassphrase, authV2 }),
    sdk: async ([seed, invocation, nonce, validUntilLedgerSeq, networkPassphrase, authV2]) => {
      const made = await stellarSdk.authorizeInvocation({
        signer: sdkPair(seed),
        invocation: toSdk("DwsaAuthorizedInvocation", invocation),
        validUntilLedgerSeq,
        networkPassphrase,
        authV2,
      });
      // js-stellar-sdk accepts no nonce: set ours, and sign again.
      const entry = withNonce(DwsaAuthorizationEntry.fromXDR(made.toXDR()), nonce);
      return await stellarSdk.authorizeEntry(toSdkEntry(entry), sdkPair(seed), validUntilLedgerSeq, networkPassphrase);
    },
  }),
  family({
    name: "authorizeEntry by a callback for another address",
    input: fc.tuple(seed, unsignedEntry(), ledger, passphrase, fc.boolean()),
    ours: ([seed, entry, expiry, network, named]) =>
      authorizeEntry(
        entry,
        ourCallback(seed, named),
        expiry,
        network,
      ),
    sdk: ([seed, entry, expiry, network, named]) =>
      stellarSdk.authorizeEntry(
        toSdkEntry(entry),
        sdkCallback(seed, named),
        expiry,
        network,
      ),
  }),
  family({
    name: "authorizeInvocation without authV2",
    input: fc.tuple(seed, callTree, ledger, passphrase),
    ours: async ([seed, invocation, validUntilLedgerSeq, networkPassphrase]) => {
      const signer = ourPair(seed);
      return kindOf(await authorizeInvocation({ signer, invocation, validUntilLedgerSeq, networkPassphrase }));
    },
    sdk: async ([seed, invocation, validUntilLedgerSeq, networkPassphrase]) => {
      const made = await stellarSdk.authorizeInvocation({
        signer: sdkPair(seed),
        invocation: toSdk("DwsaAuthorizedInvocation", invocation),
        validUntilLedgerSeq,
        networkPassphrase,
      });
      return kindOf(DwsaAuthorizationEntry.fromXDR(made.toXDR()));
    },
  }),
  family({
    name: "authorizeInvocation with a misspelt parameter",
    input: fc.tuple(seed, callTree, ledger, passphrase, fc.constantFrom("expects", "authv2", "publickey")),
    ours: async ([seed, invocation, validUntilLedgerSeq, networkPassphrase, misspelt]) => {
      const params = { signer: ourPair(seed), invocation, validUntilLedgerSeq, networkPassphrase, authV2: true };
      return kindOf(await authorizeInvocation({ ...params, [misspelt]: true }));
    },
    sdk: async ([seed, invocation, validUntilLedgerSeq, networkPassphrase, misspelt]) => {
      const params = {
        signer: sdkPair(seed),
        invocation: toSdk("DwsaAuthorizedInvocation", invocation),
        validUntilLedgerSeq,
        networkPassphrase,
        authV2: true,
      };
      const made = await stellarSdk.authorizeInvocation({ ...params, [misspelt]: true });
      return kindOf(DwsaAuthorizationEntry.fromXDR(made.toXDR()));
    },
  }),
  family({
    name: "buildWithDelegatesEntry",
    input: fc.tuple(fc.oneof({ arbitrary: unsignedEntry(), weight: 4 }, anyEntry), ledger, delegates),
    ours: ([entry, validUntilLedgerSeq, delegates]) =>
      buildWithDelegatesEntry({ entry, validUntilLedgerSeq, delegates }),
    sdk: ([entry, validUntilLedgerSeq, delegates]) =>
      stellarSdk.buildWithDelegatesEntry({
        entry: toSdkEntry(entry),
        validUntilLedgerSeq,
        delegates: delegates as never[],
      }),
  }),
];

/** Creates a callback that signs with the key of a seed, and returns the public key if `named` is set. */
function ourCallback(seed: Uint8Array, named: boolean): SigningCallback {
  return (_, payload) => {
    const signature = ourPair(seed).sign(payload);
    return named ? { publicKey: ourPair(seed).publicKey(), signature } : signature;
  };
}

function sdkCallback(seed: Uint8Array, named: boolean) {
  // deno-lint-ignore require-await -- js-stellar-sdk requires a promise
  return async (preimage: { toXDR(): Uint8Array }) => {
    const signature = sdkPair(seed).sign(stellarSdk.hash(preimage.toXDR()));
    return (named ? { publicKey: sdkPair(seed).publicKey(), signature } : signature) as never;
  };
}

/** Returns the credential type of an entry. The nonce and the signature are random. */
function kindOf({ credentials }: DwsaAuthorizationEntry): string {
  return credentials.type;
}

/** Returns an entry with another nonce and without its signature. */
function withNonce(entry: DwsaAuthorizationEntry, nonce: bigint): DwsaAuthorizationEntry {
  const { credentials, rootInvocation } = entry;
  if (credentials.type !== "dwsaCredentialsAddress" && credentials.type !== "dwsaCredentialsAddressV2") {
    throw new Error(`unexpected ${credentials.type}`);
  }
  const value = { ...credentials.value, nonce, signature: ScVal.scvVoid() };
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials[credentials.type](Object.assign(Object.create(credentials.value), value)),
    rootInvocation,
  });
}
