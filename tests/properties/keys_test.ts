/** Properties of key pairs and signatures. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { toHex } from "@dwsa/base";
import { hash, Keypair, sign, signMessage, verify, verifyMessage } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import { bytes, bytesOf, text, uint } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";

testProperty(
  "a Keypair gives back the seed that it was given, in every form, and keeps nothing of what it was given",
  fc.property(bytesOf(32), (seed) => {
    const copy = seed.slice();
    const keypair = Keypair.fromRawEd25519Seed(seed);
    assert.deepEqual(seed, copy);
    seed.fill(0xaa);
    keypair.rawSecretKey().fill(0xaa);
    assert.deepEqual(keypair.rawSecretKey(), copy);
    assert.equal(keypair.secret(), StrKey.encodeEd25519SecretSeed(copy));
    assert.equal(keypair.publicKey(), StrKey.encodeEd25519PublicKey(keypair.rawPublicKey()));
    const others = [Keypair.fromSecret(keypair.secret()), new Keypair({ type: "ed25519", secretKey: copy })];
    for (const other of others) {
      assert.equal(other.secret(), keypair.secret());
      assert.equal(other.publicKey(), keypair.publicKey());
    }
    const publicOnly = Keypair.fromPublicKey(keypair.publicKey());
    assert.equal(publicOnly.publicKey(), keypair.publicKey());
    assert.ok(keypair.canSign() && !publicOnly.canSign());
  }),
  20,
);

testProperty(
  "a signature is the same each time, and valid for its data and its key alone",
  fc.property(bytesOf(32), bytesOf(32), bytes(300), fc.nat(511), fc.nat(), (seed, otherSeed, data, bit, place) => {
    const [keypair, other] = [Keypair.fromRawEd25519Seed(seed), Keypair.fromRawEd25519Seed(otherSeed)];
    const copy = data.slice();
    const signature = keypair.sign(data);
    assert.deepEqual(sign(data, seed), signature);
    assert.deepEqual(keypair.sign(data), signature);
    assert.deepEqual(data, copy);
    assert.ok(Keypair.fromPublicKey(keypair.publicKey()).verify(data, signature));
    assert.ok(verify(data, signature, keypair.rawPublicKey()));
    assert.equal(other.verify(data, signature), toHex(seed) === toHex(otherSeed));
    const longer = Uint8Array.from([...data, 0]);
    assert.equal(keypair.verify(longer, signature), false);
    longer[place % longer.length]! ^= 1 << bit % 8;
    assert.equal(keypair.verify(longer.subarray(0, -1), signature), toHex(longer.subarray(0, -1)) === toHex(data));
    signature[bit >> 3]! ^= 1 << (bit & 7);
    assert.equal(keypair.verify(data, signature), false);
  }),
  20,
);

testProperty(
  "a message is signed with its prefix: a text as its UTF-8 bytes, and not as data",
  fc.property(bytesOf(32), text(), (seed, message) => {
    const keypair = Keypair.fromRawEd25519Seed(seed);
    const utf8 = new TextEncoder().encode(message);
    const signature = keypair.signMessage(message);
    assert.deepEqual(signMessage(utf8, seed), signature);
    assert.deepEqual(sign(hash(new TextEncoder().encode(`Stellar Signed Message:\n${message}`)), seed), signature);
    assert.ok(keypair.verifyMessage(utf8, signature) && verifyMessage(message, signature, keypair.rawPublicKey()));
    assert.equal(keypair.verifyMessage(`${message} `, signature), false);
    assert.equal(keypair.verify(utf8, signature), false);
  }),
  20,
);

testProperty(
  "the hints of decorated signatures are of the key, and of the payload",
  fc.property(bytesOf(32), bytes(12), fc.constantFrom("left" as const, "right" as const), (seed, data, padding) => {
    const keypair = Keypair.fromRawEd25519Seed(seed);
    const own = keypair.rawPublicKey().slice(-4);
    assert.deepEqual(keypair.signatureHint(), own);
    const plain = keypair.signDecorated(data);
    assert.deepEqual(plain.hint, own);
    assert.deepEqual(plain.signature, keypair.sign(data));
    const decorated = keypair.signPayloadDecorated(data, { padding });
    assert.deepEqual(decorated.signature, plain.signature);
    const zeros = new Array(4).fill(0);
    const tail = padding === "left" ? [...zeros, ...data].slice(-4) : [...data.slice(-4), ...zeros].slice(0, 4);
    assert.deepEqual(decorated.hint, own.map((byte, i) => byte ^ tail[i]!));
  }),
  20,
);

testProperty(
  "xdrMuxedAccount() has the key and the ID that M... has",
  fc.property(bytesOf(32), uint(64), (key, id) => {
    const keypair = Keypair.fromPublicKey(StrKey.encodeEd25519PublicKey(key));
    const muxed = keypair.xdrMuxedAccount(`${id}`);
    assert.ok(muxed.type === "keyTypeMuxedEd25519");
    assert.equal(muxed.value.id, id);
    assert.deepEqual(muxed.value.ed25519, key);
    assert.deepEqual(keypair.xdrMuxedAccount().value, key);
    assert.deepEqual(keypair.xdrAccountId().value, key);
    assert.ok(keypair.xdrPublicKey().equals(keypair.xdrAccountId()));
  }),
);
