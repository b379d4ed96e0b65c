/** Key pairs, signatures, messages and hashes. */

import fc from "fast-check";
import { hash, Keypair, sign, signMessage, verify } from "@dwsa/base/keys";
import { bytes, bytesOf, text, uint } from "../_arbitraries/bytes.ts";
import { damagedStrKey, strKey, strKeyKinds } from "../_arbitraries/strkey.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk } from "./_sdk.ts";

const seed = bytesOf(32);
const anyStrKey = fc.oneof(strKey(...strKeyKinds), damagedStrKey(...strKeyKinds), text());

/** Functions that create the key pair of a seed in both libraries. */
const ourPair = (seed: Uint8Array) => Keypair.fromRawEd25519Seed(seed);
const sdkPair = (seed: Uint8Array) => stellarSdk.Keypair.fromRawEd25519Seed(seed);

/** Returns the properties of a key pair. */
function facts(pair: Keypair | stellarSdk.Keypair): unknown[] {
  return [
    pair.publicKey(),
    pair.rawPublicKey(),
    pair.canSign(),
    pair.signatureHint(),
    pair.xdrAccountId(),
    pair.xdrPublicKey(),
    pair.xdrMuxedAccount(),
    pair.canSign() ? [pair.secret(), pair.rawSecretKey()] : "public only",
  ];
}

/** A valid signature, or one with a changed bit, a changed key or another length. */
const signature = fc.tuple(seed, bytes(), fc.nat(700), fc.nat(4)).map(([seed, data, bit, what]) => {
  const signature = sign(data, seed);
  const key = ourPair(seed).rawPublicKey();
  if (what === 1) signature[(bit >> 3) % 64]! ^= 1 << (bit & 7);
  if (what === 2) key[(bit >> 3) % 32]! ^= 1 << (bit & 7);
  if (what === 3) return { data, signature: signature.slice(0, bit % 66), key };
  return { data, signature, key };
});

export const keysFamilies: readonly Family[] = [
  family({
    name: "Keypair.fromRawEd25519Seed",
    input: fc.oneof({ arbitrary: seed, weight: 3 }, { arbitrary: bytes(), weight: 1 }),
    ours: (seed) => facts(ourPair(seed)),
    sdk: (seed) => facts(sdkPair(seed)),
  }),
  family({
    name: "Keypair.fromSecret",
    input: fc.oneof(strKey("Ed25519SecretSeed"), anyStrKey),
    ours: (secret) => facts(Keypair.fromSecret(secret)),
    sdk: (secret) => facts(stellarSdk.Keypair.fromSecret(secret)),
  }),
  family({
    name: "Keypair.fromPublicKey",
    input: fc.oneof(strKey("Ed25519PublicKey"), anyStrKey),
    ours: (key) => facts(Keypair.fromPublicKey(key)),
    sdk: (key) => facts(stellarSdk.Keypair.fromPublicKey(key)),
  }),
  family({
    name: "new Keypair with both keys",
    input: fc.tuple(seed, fc.oneof(fc.constant(undefined), seed)),
    ours: ([seed, other]) =>
      facts(new Keypair({ type: "ed25519", secretKey: seed, publicKey: ourPair(other ?? seed).rawPublicKey() })),
    sdk: ([seed, other]) => {
      const publicKey = sdkPair(other ?? seed).rawPublicKey();
      return facts(new stellarSdk.Keypair({ type: "ed25519", secretKey: seed, publicKey }));
    },
  }),
  family({
    name: "Keypair.master",
    input: text(),
    ours: (passphrase) => facts(Keypair.master(passphrase)),
    sdk: (passphrase) => facts(stellarSdk.Keypair.master(passphrase)),
  }),
  family({
    name: "Keypair.sign, sign",
    input: fc.tuple(seed, bytes(300)),
    ours: ([seed, data]) => [ourPair(seed).sign(data), sign(data, seed)],
    sdk: ([seed, data]) => [sdkPair(seed).sign(data), stellarSdk.sign(data, seed)],
  }),
  family({
    name: "Keypair.verify, verify",
    input: signature,
    ours: ({ data, signature, key }) => verify(data, signature, key),
    sdk: ({ data, signature, key }) => stellarSdk.verify(data, signature, key),
  }),
  family({
    name: "Keypair.signDecorated",
    input: fc.tuple(seed, bytes()),
    ours: ([seed, data]) => ourPair(seed).signDecorated(data),
    sdk: ([seed, data]) => sdkPair(seed).signDecorated(data),
  }),
  family({
    name: "Keypair.signPayloadDecorated",
    input: fc.tuple(seed, bytes(8)),
    ours: ([seed, data]) => ourPair(seed).signPayloadDecorated(data),
    sdk: ([seed, data]) => sdkPair(seed).signPayloadDecorated(data),
  }),
  family({
    name: "Keypair.signPayloadDecorated, padded as in CAP-40",
    input: fc.tuple(seed, bytes(8)),
    ours: ([seed, data]) => ourPair(seed).signPayloadDecorated(data, { padding: "right" }),
    sdk: ([seed, data]) => sdkPair(seed).signPayloadDecorated(data),
  }),
  family({
    name: "Keypair.xdrMuxedAccount",
    input: fc.tuple(seed, fc.oneof(uint(64).map(String), uint(72).map(String), text(4))),
    ours: ([seed, id]) => ourPair(seed).xdrMuxedAccount(id),
    sdk: ([seed, id]) => sdkPair(seed).xdrMuxedAccount(id),
  }),
  family({
    name: "Keypair.signMessage, signMessage (SEP-53)",
    input: fc.tuple(seed, fc.oneof(text(), bytes())),
    ours: ([seed, message]) => [ourPair(seed).signMessage(message), signMessage(message, seed)],
    sdk: ([seed, message]) => {
      const signature = sdkPair(seed).signMessage(message as string);
      return [signature, signature];
    },
  }),
  family({
    name: "Keypair.verifyMessage (SEP-53)",
    input: fc.tuple(seed, text(), text(), fc.boolean()),
    ours: ([seed, message, other, same]) =>
      ourPair(seed).verifyMessage(same ? message : other, sdkPair(seed).signMessage(message)),
    sdk: ([seed, message, other, same]) =>
      sdkPair(seed).verifyMessage(same ? message : other, ourPair(seed).signMessage(message)),
  }),
  family({
    name: "hash",
    input: bytes(300),
    ours: (data) => hash(data),
    sdk: (data) => stellarSdk.hash(data),
  }),
];
