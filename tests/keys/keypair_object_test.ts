/** `Keypair` as an object: copies, `this`, equality, subclasses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Keypair, type Signer, verify } from "@dwsa/base/keys";
import { ADDRESS, DATA, keypair, PUBLIC_KEY, publicOnly, SECRET, SEED } from "./_keypair.ts";

test("methods of a key pair say so when they are called on something else", () => {
  const proxy = new Proxy(keypair, {});
  const calls: Readonly<Record<string, (self: Keypair) => unknown>> = {
    publicKey: (self) => Keypair.prototype.publicKey.call(self),
    rawPublicKey: (self) => Keypair.prototype.rawPublicKey.call(self),
    rawSecretKey: (self) => Keypair.prototype.rawSecretKey.call(self),
    secret: (self) => Keypair.prototype.secret.call(self),
    canSign: (self) => Keypair.prototype.canSign.call(self),
    sign: (self) => Keypair.prototype.sign.call(self, DATA),
    verify: (self) => Keypair.prototype.verify.call(self, DATA, new Uint8Array(64)),
    signMessage: (self) => Keypair.prototype.signMessage.call(self, "text"),
    verifyMessage: (self) => Keypair.prototype.verifyMessage.call(self, "text", new Uint8Array(64)),
    signatureHint: (self) => Keypair.prototype.signatureHint.call(self),
    signDecorated: (self) => Keypair.prototype.signDecorated.call(self, DATA),
    signPayloadDecorated: (self) => Keypair.prototype.signPayloadDecorated.call(self, DATA),
    xdrAccountId: (self) => Keypair.prototype.xdrAccountId.call(self),
    xdrPublicKey: (self) => Keypair.prototype.xdrPublicKey.call(self),
    xdrMuxedAccount: (self) => Keypair.prototype.xdrMuxedAccount.call(self, "5"),
    toJSON: (self) => Keypair.prototype.toJSON.call(self),
  };
  for (const [name, call] of Object.entries(calls)) {
    const values: readonly (readonly [unknown, RegExp])[] = [
      [proxy, /: expected the method to be called on a Keypair itself, got a proxy or copy of a Keypair$/],
      [undefined, /: expected the method to be called on a Keypair itself, got undefined$/],
      [{ ...keypair }, /got object$/],
      [structuredClone(keypair), /got object$/],
    ];
    for (const [self, message] of values) {
      assert.throws(() => call(self as Keypair), { name: "TypeError", message }, `${name} ${message}`);
    }
  }
  const { sign } = keypair;
  assert.throws(() => sign(DATA), /^TypeError: Cannot sign: expected the method to be called on a Keypair itself/);
});

test("Object.prototype.toString() describes a proxy and the prototype of a key pair", () => {
  assert.equal(Object.prototype.toString.call(Keypair.prototype), "[object Keypair]");
  assert.equal(Object.prototype.toString.call(new Proxy(keypair, {})), "[object Keypair]");
});

test("the static methods of a subclass make a Keypair, as the class is final", () => {
  class Labelled extends Keypair {
    readonly label: string = "savings";
  }
  assert.equal(Labelled.fromSecret(SECRET).constructor, Keypair);
  assert.deepEqual([SECRET].map(Keypair.fromSecret)[0], keypair);
});

test("bytes are copied on their way into and out of a key pair", () => {
  const [seed, publicKey] = [SEED.slice(), PUBLIC_KEY.slice()];
  const made = new Keypair({ type: "ed25519", secretKey: seed, publicKey });
  const open = new Keypair({ type: "ed25519", publicKey });
  const signature = made.sign(DATA);
  seed.fill(0);
  publicKey.fill(0);
  made.rawSecretKey().fill(0);
  made.rawPublicKey().fill(0);
  open.rawPublicKey().fill(0);
  made.signatureHint().fill(0);
  made.signDecorated(DATA).hint.fill(0);
  for (const each of [made, open]) {
    assert.equal(each.publicKey(), ADDRESS);
    assert.deepEqual(each.signatureHint(), PUBLIC_KEY.slice(28));
  }
  assert.equal(made.secret(), SECRET);
  assert.deepEqual(made.sign(DATA), signature);
  assert.ok(verify(DATA, signature, made.rawPublicKey()));
});

test("nothing in a key pair can be replaced from outside", () => {
  const made = Keypair.fromSecret(SECRET);
  Object.assign(made, { _publicKey: new Uint8Array(32), _secretSeed: new Uint8Array(32), seed: new Uint8Array(32) });
  assert.throws(() => Object.assign(made, { type: "other" }), TypeError);
  assert.equal(made.publicKey(), ADDRESS);
  assert.ok(publicOnly.verify(DATA, made.sign(DATA)));
});

test("a Keypair is a Signer, and so is a key that signs asynchronously", async () => {
  const remote: Signer = {
    publicKey: () => ADDRESS,
    sign: (data) => Promise.resolve(keypair.sign(data)),
  };
  const signers: readonly Signer[] = [keypair, remote];
  for (const signer of signers) {
    const signature = await signer.sign(DATA);
    assert.ok(Keypair.fromPublicKey(signer.publicKey()).verify(DATA, signature));
  }
});

test("two key pairs of one secret compare equal, and different ones do not", () => {
  assert.deepEqual(Keypair.fromSecret(SECRET), keypair);
  assert.notDeepEqual(Keypair.random(), keypair);
});

test("Object.prototype.toString() describes the prototype of key pairs", () => {
  assert.match(Object.prototype.toString.call(Keypair.prototype), /^\[object Keypair/);
});
