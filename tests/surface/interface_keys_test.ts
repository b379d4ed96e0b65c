/**
 * The rules of the interface specification for keys and strkeys, one test each, in the order of its sections.
 * docs/decisions.md lists what differs from it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Networks } from "@dwsa/base/network";
import { hash, Keypair, sign, SignerKey, verify } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";

const SEED = new Uint8Array(32).fill(7);
const DATA = new Uint8Array([1, 2, 3]);
const NETWORK = Networks.TESTNET;
const pair = Keypair.fromRawEd25519Seed(SEED);
const publicOnly = Keypair.fromPublicKey(pair.publicKey());
const C = StrKey.encodeContract(SEED);
const isPlain = (value: unknown) => assert.equal(Object.getPrototypeOf(value), Uint8Array.prototype);

test("the type of a key pair is ed25519, and cannot be changed", () => {
  assert.equal(pair.type, "ed25519");
  assert.throws(() => Object.assign(pair, { type: "rsa" }), TypeError);
});

test("new Keypair() takes a secret key as text or bytes, with or without the public key", () => {
  const made = [
    new Keypair({ type: "ed25519", secretKey: SEED }),
    new Keypair({ type: "ed25519", secretKey: pair.secret() }),
    new Keypair({ type: "ed25519", secretKey: SEED, publicKey: pair.rawPublicKey() }),
  ];
  for (const one of made) assert.equal(one.publicKey(), pair.publicKey());
});

test("a Keypair of a public key alone cannot sign", () => {
  for (const publicKey of [pair.publicKey(), pair.rawPublicKey()]) {
    const made = new Keypair({ type: "ed25519", publicKey });
    assert.equal(made.canSign(), false);
    assert.throws(() => made.sign(DATA), { code: "keys/no-secret" });
  }
});

test("new Keypair() refuses to be made without a key", () =>
  assert.throws(() => new Keypair({ type: "ed25519" } as never)));

test("SignerKey is made without arguments", () => assert.ok(new SignerKey() instanceof SignerKey));

test("StrKey is made without arguments", () => assert.ok(new StrKey() instanceof StrKey));

test("StrKey.types maps prefixes to kinds", () => {
  for (const prefix of "GMSTHPCBL") assert.equal(typeof StrKey.types[prefix], "string", prefix);
});

test("fromPublicKey() cannot sign", () => assert.equal(publicOnly.canSign(), false));

test("fromRawEd25519Seed() takes 32 bytes", () => {
  assert.throws(() => Keypair.fromRawEd25519Seed(new Uint8Array(31)), RangeError);
});

test("fromSecret() takes a seed S", () =>
  assert.equal(Keypair.fromSecret(pair.secret()).publicKey(), pair.publicKey()));

test("master() is the key of the hash of the passphrase", () => {
  const seed = hash(new TextEncoder().encode(NETWORK));
  assert.equal(Keypair.master(NETWORK).publicKey(), Keypair.fromRawEd25519Seed(seed).publicKey());
});

test("random() gives another pair each time", () => {
  assert.notEqual(Keypair.random().publicKey(), Keypair.random().publicKey());
});

test("canSign() is true with a secret key", () => assert.equal(pair.canSign(), true));

test("publicKey() is a strkey G", () => assert.match(pair.publicKey(), /^G[A-Z2-7]{55}$/));

test("rawPublicKey() is 32 bytes", () => {
  assert.deepEqual(pair.rawPublicKey(), StrKey.decodeEd25519PublicKey(pair.publicKey()));
  isPlain(pair.rawPublicKey());
});

test("rawSecretKey() is the seed, and throws without one", () => {
  assert.deepEqual(pair.rawSecretKey(), SEED);
  assert.throws(() => publicOnly.rawSecretKey(), { code: "keys/no-secret" });
});

test("secret() is a strkey S, and throws without one", () => {
  assert.equal(pair.secret(), StrKey.encodeEd25519SecretSeed(SEED));
  assert.throws(() => publicOnly.secret(), { code: "keys/no-secret" });
});

test("sign() gives 64 bytes, and throws without a secret key", () => {
  assert.equal(pair.sign(DATA).length, 64);
  assert.throws(() => publicOnly.sign(DATA), { code: "keys/no-secret" });
});

test("verify() is true for a valid signature and false for another", () => {
  assert.equal(publicOnly.verify(DATA, pair.sign(DATA)), true);
  assert.equal(publicOnly.verify(new Uint8Array(3), pair.sign(DATA)), false);
});

test("signatureHint() is the last 4 bytes of the XDR of the account ID", () => {
  assert.deepEqual(pair.signatureHint(), pair.xdrAccountId().toXDR().slice(-4));
});

test("signDecorated() is the hint and the signature", () => {
  const { hint, signature } = pair.signDecorated(DATA);
  assert.deepEqual([hint, signature], [pair.signatureHint(), pair.sign(DATA)]);
});

test("signPayloadDecorated() XORs the hint with the last 4 bytes of the payload", () => {
  const payload = new Uint8Array([9, 9, 1, 2, 3, 4]);
  const expected = pair.signatureHint().map((byte, i) => byte ^ payload[i + 2]!);
  assert.deepEqual(pair.signPayloadDecorated(payload).hint, expected);
});

test("signPayloadDecorated() pads a shorter payload with zeros on the left", () => {
  const expected = pair.signatureHint().map((byte, i) => byte ^ [0, 0, 1, 2][i]!);
  assert.deepEqual(pair.signPayloadDecorated(new Uint8Array([1, 2])).hint, expected);
});

test("xdrAccountId() and xdrPublicKey() are public keys", () => {
  assert.ok(xdr.PublicKey.is(pair.xdrAccountId()) && xdr.PublicKey.is(pair.xdrPublicKey()));
});

test("xdrMuxedAccount() is muxed when an id is given", () => {
  assert.equal(pair.xdrMuxedAccount().type, "keyTypeEd25519");
  const muxed = pair.xdrMuxedAccount("5");
  assert.ok(muxed.type === "keyTypeMuxedEd25519" && muxed.value.id === 5n);
});

test("decodeAddress() takes G, T, H and P", () => {
  const payload = Uint8Array.from([...SEED, 0, 0, 0, 1, 9, 0, 0, 0]);
  const keys = [
    pair.publicKey(),
    StrKey.encodePreAuthTx(SEED),
    StrKey.encodeSha256Hash(SEED),
    StrKey.encodeSignedPayload(payload),
  ];
  for (const key of keys) assert.equal(SignerKey.encodeSignerKey(SignerKey.decodeAddress(key)), key);
  for (const other of [C, pair.secret()]) assert.throws(() => SignerKey.decodeAddress(other));
});

for (
  const [kind, size, prefix, check] of [
    ["Ed25519PublicKey", 32, "G", true],
    ["Med25519PublicKey", 40, "M", true],
    ["Ed25519SecretSeed", 32, "S", true],
    ["PreAuthTx", 32, "T", false],
    ["Sha256Hash", 32, "H", false],
    ["Contract", 32, "C", true],
    ["ClaimableBalance", 33, "B", true],
    ["LiquidityPool", 32, "L", true],
  ] as const
) {
  test(`${kind} is encoded with ${prefix}, decoded${check ? ", and checked" : ""}`, () => {
    const text = StrKey[`encode${kind}`](new Uint8Array(size));
    assert.equal(text[0], prefix);
    assert.deepEqual(StrKey[`decode${kind}`](text), new Uint8Array(size));
    const isValid = (StrKey as unknown as Record<string, ((text: unknown) => boolean) | undefined>)[`isValid${kind}`];
    assert.equal(isValid !== undefined, check);
    if (isValid === undefined) return;
    assert.deepEqual([text, `${text}A`, "", null, {}, 5].map((one) => isValid.call(StrKey, one)), [
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
}

test("a signed payload is encoded with P, decoded, and checked", () => {
  const text = StrKey.encodeSignedPayload(Uint8Array.from([...SEED, 0, 0, 0, 1, 9, 0, 0, 0]));
  assert.ok(text[0] === "P" && StrKey.isValidSignedPayload(text) && StrKey.decodeSignedPayload(text).length === 40);
});

test("decodeEd25519PublicKey() takes M, and gives its basic key", () => {
  const muxed = StrKey.encodeMed25519PublicKey(Uint8Array.from([...pair.rawPublicKey(), 0, 0, 0, 0, 0, 0, 0, 5]));
  assert.deepEqual(StrKey.decodeEd25519PublicKey(muxed), pair.rawPublicKey());
});

test("getVersionByteForPrefix() gives the kind of a strkey, or undefined", () => {
  assert.equal(StrKey.getVersionByteForPrefix(C), "contract");
  for (const other of ["", "?", "1"]) assert.equal(StrKey.getVersionByteForPrefix(other), undefined);
});

test("sign() and verify() work with raw keys", () => {
  assert.deepEqual(sign(DATA, SEED), pair.sign(DATA));
  assert.equal(verify(DATA, sign(DATA, SEED), pair.rawPublicKey()), true);
});
