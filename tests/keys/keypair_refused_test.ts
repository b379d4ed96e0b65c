/** Arguments that `Keypair` rejects when creating keys, signing and verifying. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Keypair, type KeypairKeys } from "@dwsa/base/keys";
import { notBytes } from "./_hostile.ts";
import { ADDRESS, DATA, keypair, SECRET, SEED } from "./_keypair.ts";

const otherSecret = Keypair.random();
const refusedKeys: readonly { readonly name: string; readonly keys: unknown; readonly error: object }[] = [
  { name: "nothing", keys: undefined, error: { name: "TypeError", message: /expected keys to be an object/ } },
  { name: "null", keys: null, error: { name: "TypeError", message: /got null/ } },
  { name: "a strkey in place of the object", keys: SECRET, error: { name: "TypeError" } },
  { name: "no type", keys: { secretKey: SEED }, error: { name: "TypeError", message: /expected type to be a string/ } },
  {
    name: "another signature system",
    keys: { type: "secp256k1", secretKey: SEED },
    error: { name: "DwsaError", code: "keys/unsupported-type", message: /"secp256k1"/ },
  },
  {
    name: "a misspelt name",
    keys: { type: "ed25519", secretkey: SEED, publicKey: ADDRESS },
    error: { name: "TypeError", message: /got "secretkey" \(did you mean "secretKey"\?\)$/ },
  },
  { name: "inherited keys", keys: Object.create({ type: "ed25519", secretKey: SEED }), error: { name: "TypeError" } },
  { name: "neither key", keys: { type: "ed25519" }, error: { name: "TypeError", message: /got neither/ } },
  {
    name: "a public key of another secret key",
    keys: { type: "ed25519", secretKey: SEED, publicKey: otherSecret.rawPublicKey() },
    error: { name: "DwsaError", code: "keys/mismatch" },
  },
  {
    name: "a public strkey of another secret key",
    keys: { type: "ed25519", secretKey: SECRET, publicKey: otherSecret.publicKey() },
    error: { name: "DwsaError", code: "keys/mismatch" },
  },
  {
    name: "a secret key of 32 characters, which are no bytes",
    keys: { type: "ed25519", secretKey: "x".repeat(32) },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a public key of 32 characters, which are no bytes",
    keys: { type: "ed25519", publicKey: "x".repeat(32) },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "an empty secret key",
    keys: { type: "ed25519", secretKey: "", publicKey: ADDRESS },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a null secret key",
    keys: { type: "ed25519", secretKey: null, publicKey: ADDRESS },
    error: { name: "TypeError", message: /expected secretKey to be a string or a Uint8Array, got null/ },
  },
  {
    name: "a public strkey as secret key",
    keys: { type: "ed25519", secretKey: ADDRESS },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a secret strkey as public key",
    keys: { type: "ed25519", publicKey: SECRET },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a secret key of 64 bytes, as some libraries have it",
    keys: { type: "ed25519", secretKey: new Uint8Array(64) },
    error: { name: "RangeError", message: /expected secretKey to be 32 bytes, got 64 bytes/ },
  },
  {
    name: "a public key of 31 bytes",
    keys: { type: "ed25519", publicKey: new Uint8Array(31) },
    error: { name: "RangeError", message: /expected publicKey to be 32 bytes, got 31 bytes/ },
  },
];

for (const { name, keys, error } of refusedKeys) {
  test(`new Keypair() rejects ${name}`, () => {
    assert.throws(() => new Keypair(keys as KeypairKeys), error);
  });
}

for (const { name, value } of notBytes) {
  test(`Keypair rejects ${name} for bytes`, () => {
    const bad = value as Uint8Array;
    const refused = { name: "TypeError", message: /: expected \w+ to be a (string or a )?Uint8Array, got / };
    assert.throws(() => Keypair.fromRawEd25519Seed(bad), refused);
    assert.throws(() => keypair.sign(bad), refused);
    assert.throws(() => keypair.verify(bad, new Uint8Array(64)), refused);
    assert.throws(() => keypair.verify(DATA, bad), refused);
    assert.throws(() => keypair.signDecorated(bad), refused);
    assert.throws(() => keypair.signPayloadDecorated(bad), refused);
    if (typeof value !== "string" && value !== undefined) {
      assert.throws(() => new Keypair({ type: "ed25519", secretKey: bad }), refused);
      assert.throws(() => new Keypair({ type: "ed25519", publicKey: bad }), refused);
    }
  });

  if (typeof value !== "string") {
    test(`Keypair rejects ${name} for strings`, () => {
      for (const make of [Keypair.fromPublicKey, Keypair.fromSecret, Keypair.master]) {
        assert.throws(() => make(value as string), TypeError);
      }
    });
  }
}

test("fromPublicKey() and fromSecret() name the argument that is not a string", () => {
  assert.throws(() => Keypair.fromPublicKey(null as never), {
    name: "TypeError",
    message: "Cannot create a key pair: expected publicKey to be a string (G...), got null",
  });
  assert.throws(() => Keypair.fromSecret(SEED as never), {
    name: "TypeError",
    message: "Cannot create a key pair: expected secret to be a string (S...), got Uint8Array of 32 bytes",
  });
});

test("sign() reports what is wrong with bytes that cannot be read", () => {
  assert.throws(() => keypair.sign(new Proxy(DATA, {})), {
    name: "TypeError",
    message: "Cannot sign: expected data to be a Uint8Array, got a proxy of a Uint8Array",
  });
  const detached = new Uint8Array(32);
  structuredClone(detached, { transfer: [detached.buffer] });
  assert.throws(() => keypair.sign(detached), {
    name: "TypeError",
    message: "Cannot sign: expected data to be a Uint8Array, got detached Uint8Array",
  });
});

test("fromPublicKey() rejects strings that are not the address of an account", () => {
  const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
  for (const text of ["", "hello", SECRET, muxed, ADDRESS.toLowerCase(), ADDRESS.slice(1), ADDRESS + " "]) {
    assert.throws(() => Keypair.fromPublicKey(text), { name: "DwsaError", code: /^strkey\// });
  }
});
