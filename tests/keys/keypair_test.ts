/** The constructors of a `Keypair`. */

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { hash, Keypair, type KeypairKeys } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import { engines, withEngine } from "./_engines.ts";
import { disguises } from "./_hostile.ts";
import { ADDRESS, DATA, keypair, PUBLIC_KEY, SECRET, SEED } from "./_keypair.ts";

const waysWithSecret: readonly { readonly name: string; readonly make: () => Keypair }[] = [
  { name: "fromSecret()", make: () => Keypair.fromSecret(SECRET) },
  { name: "fromRawEd25519Seed()", make: () => Keypair.fromRawEd25519Seed(SEED) },
  { name: "fromRawEd25519Seed() of a Buffer", make: () => Keypair.fromRawEd25519Seed(Buffer.from(SEED)) },
  { name: "new Keypair() of a strkey", make: () => new Keypair({ type: "ed25519", secretKey: SECRET }) },
  { name: "new Keypair() of bytes", make: () => new Keypair({ type: "ed25519", secretKey: SEED }) },
  {
    name: "new Keypair() of bytes and the public key",
    make: () => new Keypair({ type: "ed25519", secretKey: SEED, publicKey: PUBLIC_KEY }),
  },
  {
    name: "new Keypair() of strkeys",
    make: () => new Keypair({ type: "ed25519", secretKey: SECRET, publicKey: ADDRESS }),
  },
  {
    name: "new Keypair() with an undefined public key",
    make: () => new Keypair({ type: "ed25519", secretKey: SECRET, publicKey: undefined }),
  },
];

for (const { name, make } of waysWithSecret) {
  test(`${name} makes a key pair that signs`, () => {
    for (const { engine, skip } of engines) {
      if (skip) continue;
      withEngine(engine!, () => {
        const made = make();
        assert.equal(made.type, "ed25519");
        assert.equal(made.canSign(), true);
        assert.deepEqual(made.sign(DATA), keypair.sign(DATA), "before the public key is derived");
        assert.equal(made.publicKey(), ADDRESS);
        assert.deepEqual(made.rawPublicKey(), PUBLIC_KEY);
        assert.equal(made.secret(), SECRET);
        assert.deepEqual(made.rawSecretKey(), SEED);
        assert.ok(made.verify(DATA, made.sign(DATA)));
      });
    }
  });
}

const waysWithout: readonly { readonly name: string; readonly make: () => Keypair }[] = [
  { name: "fromPublicKey()", make: () => Keypair.fromPublicKey(ADDRESS) },
  { name: "new Keypair() of a public strkey", make: () => new Keypair({ type: "ed25519", publicKey: ADDRESS }) },
  { name: "new Keypair() of a raw public key", make: () => new Keypair({ type: "ed25519", publicKey: PUBLIC_KEY }) },
  {
    name: "new Keypair() with an undefined secret key",
    make: () => new Keypair({ type: "ed25519", publicKey: ADDRESS, secretKey: undefined }),
  },
  {
    name: "new Keypair() of the JSON of a key pair",
    make: () => new Keypair(JSON.parse(JSON.stringify(keypair)) as KeypairKeys),
  },
];

for (const { name, make } of waysWithout) {
  test(`${name} makes a key pair that verifies and does not sign`, () => {
    const made = make();
    assert.equal(made.type, "ed25519");
    assert.equal(made.canSign(), false);
    assert.equal(made.publicKey(), ADDRESS);
    assert.deepEqual(made.rawPublicKey(), PUBLIC_KEY);
    assert.ok(made.verify(DATA, keypair.sign(DATA)));
    assert.ok(!made.verify(new Uint8Array(3), keypair.sign(DATA)));
    for (
      const act of [
        () => made.sign(DATA),
        () => made.signDecorated(DATA),
        () => made.signPayloadDecorated(DATA),
        () => made.signMessage("text"),
        () => made.secret(),
        () => made.rawSecretKey(),
      ]
    ) {
      assert.throws(act, {
        name: "DwsaError",
        code: "keys/no-secret",
        message:
          /^Cannot (sign|sign a payload|sign a message|read the secret key): expected a key pair with a secret key, got one with only a public key$/,
      });
    }
  });
}

test("fromRawEd25519Seed() accepts the seed in every disguise, and no other length", () => {
  for (const { name, value } of disguises(SEED)) {
    assert.equal(Keypair.fromRawEd25519Seed(value).publicKey(), ADDRESS, name);
  }
  for (const length of [0, 31, 33, 64]) {
    assert.throws(() => Keypair.fromRawEd25519Seed(new Uint8Array(length)), {
      name: "RangeError",
      message: `Cannot create a key pair: expected rawSeed to be 32 bytes, got ${length} bytes`,
    });
  }
});

test("fromPublicKey() accepts 32 bytes that are not a point of the curve, for which no signature is valid", () => {
  const offCurve = new Uint8Array(32);
  offCurve[0] = 2;
  const made = Keypair.fromPublicKey(StrKey.encodeEd25519PublicKey(offCurve));
  assert.deepEqual(made.rawPublicKey(), offCurve);
  for (const { engine, skip } of engines) {
    if (!skip) assert.equal(withEngine(engine!, () => made.verify(DATA, keypair.sign(DATA))), false);
  }
});

test("master() is the key pair of the hash of the passphrase", () => {
  for (
    const { passphrase, address } of [
      {
        passphrase: "Test SDF Network ; September 2015",
        address: "GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H",
      },
      {
        passphrase: "Public Global Stellar Network ; September 2015",
        address: "GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7",
      },
    ]
  ) {
    const master = Keypair.master(passphrase);
    assert.equal(master.publicKey(), address);
    assert.deepEqual(master.rawSecretKey(), hash(new TextEncoder().encode(passphrase)));
  }
});

test("master() rejects an empty or ill-formed passphrase, whose key pair everybody would know", () => {
  for (const passphrase of ["", "\ud800"]) {
    assert.throws(() => Keypair.master(passphrase), { name: "DwsaError", code: "network/passphrase" });
  }
});

test("random() makes another key pair each time", () => {
  const made = Array.from({ length: 20 }, () => Keypair.random());
  assert.equal(new Set(made.map((each) => each.publicKey())).size, 20);
  assert.ok(made.every((each) => each.canSign() && each.verify(DATA, each.sign(DATA))));
});

const badRandomness = [
  { name: "no crypto", crypto: undefined },
  { name: "no getRandomValues", crypto: {} },
  { name: "a getRandomValues that does nothing", crypto: { getRandomValues: (array: Uint8Array) => array } },
];
for (const { name, crypto } of badRandomness) {
  test(`random() rejects to work with ${name}`, () => {
    const saved = Object.getOwnPropertyDescriptor(globalThis, "crypto")!;
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
    try {
      assert.throws(() => Keypair.random(), { name: "DwsaError", code: "keys/no-randomness", message: /polyfill/ });
    } finally {
      Object.defineProperty(globalThis, "crypto", saved);
    }
  });
}

test("fromSecret(), fromRawEd25519Seed(), random() and fromPublicKey() do no Ed25519", () => {
  const none = {
    secretKey: () => assert.fail("an engine was asked"),
    verify: () => assert.fail("an engine was asked"),
  };
  withEngine(none, () => {
    Keypair.fromSecret(SECRET).secret();
    Keypair.fromRawEd25519Seed(SEED).canSign();
    Keypair.random().rawSecretKey();
    Keypair.fromPublicKey(ADDRESS).publicKey();
  });
});

test("a key pair prepares its secret key once", () => {
  for (const { engine, skip } of engines) {
    if (skip) continue;
    let [prepared, derived] = [0, 0];
    const counting = {
      ...engine!,
      secretKey(seed: Uint8Array) {
        prepared++;
        const key = engine!.secretKey(seed);
        return { sign: key.sign, publicKey: () => (derived++, key.publicKey()) };
      },
    };
    withEngine(counting, () => {
      const made = Keypair.fromSecret(SECRET);
      for (let i = 0; i < 5; i++) assert.ok(made.verify(DATA, made.sign(DATA)) && made.publicKey() === ADDRESS);
    });
    assert.deepEqual([prepared, derived], [1, 1]);
  }
});
