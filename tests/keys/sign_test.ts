import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import vm from "node:vm";
import { fromHex, toHex } from "@dwsa/base";
import { Keypair, sign, verify } from "@dwsa/base/keys";
import { engines, withEngine } from "./_engines.ts";
import { disguises, notBytes } from "./_hostile.ts";

/** RFC 8032 section 7.1. */
const rfc8032 = [
  {
    name: "test 1",
    seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
    publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    data: "",
    signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155" +
      "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  },
  {
    name: "test 2",
    seed: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
    publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
    data: "72",
    signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da" +
      "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
  },
  {
    name: "test 3",
    seed: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
    publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
    data: "af82",
    signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac" +
      "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
  },
  {
    name: "test SHA(abc)",
    seed: "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
    publicKey: "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
    data: "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a" +
      "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    signature: "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589" +
      "09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704",
  },
].map(({ name, ...hex }) => ({
  name,
  seed: fromHex(hex.seed),
  publicKey: fromHex(hex.publicKey),
  data: fromHex(hex.data),
  signature: fromHex(hex.signature),
}));

const { seed: SEED, publicKey: PUBLIC_KEY, data: DATA, signature: SIGNATURE } = rfc8032[2]!;

for (const { name: engineName, engine, skip } of engines) {
  for (const { name, seed, publicKey, data, signature } of rfc8032) {
    test(`sign() and verify() of RFC 8032, ${name}, through ${engineName}`, { skip }, () => {
      withEngine(engine!, () => {
        assert.deepEqual(sign(data, seed), signature);
        assert.ok(verify(data, signature, publicKey));
        assert.deepEqual(Keypair.fromRawEd25519Seed(seed).rawPublicKey(), publicKey);
      });
    });
  }

  test(`sign() and verify() accept bytes in every disguise through ${engineName}`, { skip }, () => {
    withEngine(engine!, () => {
      for (const { value: data } of disguises(DATA)) assert.deepEqual(sign(data, SEED), SIGNATURE);
      for (const { value: seed } of disguises(SEED)) assert.deepEqual(sign(DATA, seed), SIGNATURE);
      for (const { value: signature } of disguises(SIGNATURE)) assert.ok(verify(DATA, signature, PUBLIC_KEY));
      for (const { value: publicKey } of disguises(PUBLIC_KEY)) assert.ok(verify(DATA, SIGNATURE, publicKey));
      assert.deepEqual(sign(Buffer.from(DATA), Buffer.from(SEED)), SIGNATURE);
      assert.ok(verify(Buffer.from(DATA), Buffer.from(SIGNATURE), Buffer.from(PUBLIC_KEY)));
    });
  });

  test(`sign() and verify() accept data of 0 bytes and of 1 MB through ${engineName}`, { skip }, () => {
    withEngine(engine!, () => {
      for (const data of [new Uint8Array(0), new Uint8Array(1_000_000).fill(5)]) {
        const signature = sign(data, SEED);
        assert.ok(verify(data, signature, PUBLIC_KEY));
        assert.ok(!verify(Buffer.concat([data, new Uint8Array(1)]), signature, PUBLIC_KEY));
      }
    });
  });
}

test("sign() returns plain bytes of their own and leaves its arguments as they are", () => {
  const [data, seed] = [DATA.slice(), SEED.slice()];
  const signature = sign(data, seed);
  assert.equal(Object.getPrototypeOf(signature), Uint8Array.prototype);
  assert.equal(signature.buffer.byteLength, 64);
  assert.deepEqual([data, seed], [DATA, SEED]);
});

test("sign() keeps nothing of the seed, and leaves no copy of it", () => {
  for (const { engine, skip } of engines) {
    if (skip) continue;
    const seeds: Uint8Array[] = [];
    const watching = { ...engine!, secretKey: (seed: Uint8Array) => (seeds.push(seed), engine!.secretKey(seed)) };
    const seed = SEED.slice();
    withEngine(watching, () => assert.deepEqual(sign(DATA, seed), SIGNATURE));
    assert.equal(seeds.length, 1);
    assert.ok(seeds[0]!.every((byte) => byte === 0));
    assert.deepEqual(seed, SEED, "the seed of the caller is the caller's");
  }
});

test("sign() and verify() accept bytes of another realm", () => {
  const foreign = (bytes: Uint8Array): Uint8Array => vm.runInNewContext(`new Uint8Array([${bytes}])`);
  assert.ok(!(foreign(DATA) instanceof Uint8Array));
  assert.deepEqual(sign(foreign(DATA), foreign(SEED)), SIGNATURE);
  assert.ok(verify(foreign(DATA), foreign(SIGNATURE), foreign(PUBLIC_KEY)));
});

for (const { name, value } of notBytes) {
  test(`sign() and verify() reject ${name}`, () => {
    const refused = (argument: string) => ({
      name: "TypeError",
      message: new RegExp(`^Cannot \\w+: expected ${argument} `),
    });
    const bad = value as Uint8Array;
    assert.throws(() => sign(bad, SEED), refused("data"));
    assert.throws(() => sign(DATA, bad), refused("rawSecret"));
    assert.throws(() => verify(bad, SIGNATURE, PUBLIC_KEY), refused("data"));
    assert.throws(() => verify(DATA, bad, PUBLIC_KEY), refused("signature"));
    assert.throws(() => verify(DATA, SIGNATURE, bad), refused("rawPublicKey"));
  });
}

test("sign() rejects a seed that is not 32 bytes", () => {
  for (const length of [0, 31, 33, 64]) {
    assert.throws(() => sign(DATA, new Uint8Array(length)), {
      name: "RangeError",
      message: `Cannot sign: expected rawSecret to be 32 bytes, got ${length} bytes`,
    });
  }
});

test("verify() rejects a public key that is not 32 bytes", () => {
  for (const length of [0, 31, 33]) {
    assert.throws(() => verify(DATA, SIGNATURE, new Uint8Array(length)), {
      name: "RangeError",
      message: `Cannot verify: expected rawPublicKey to be 32 bytes, got ${length} bytes`,
    });
  }
});

test("verify() is false for a signature that is not 64 bytes", () => {
  for (const length of [0, 1, 32, 63, 65, 96, 128]) {
    const signature = new Uint8Array(length);
    signature.set(SIGNATURE.subarray(0, length));
    assert.equal(verify(DATA, signature, PUBLIC_KEY), false);
    assert.equal(new Keypair({ type: "ed25519", publicKey: PUBLIC_KEY }).verify(DATA, signature), false);
  }
});

const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

for (const { name, engine, skip } of engines) {
  test(`verify() is false for S + L through ${name}`, { skip }, () => {
    const S = BigInt("0x" + toHex(SIGNATURE.slice(32).reverse())) + ORDER;
    const raised = fromHex(S.toString(16).padStart(64, "0")).reverse();
    const signature = new Uint8Array([...SIGNATURE.subarray(0, 32), ...raised]);
    assert.equal(withEngine(engine!, () => verify(DATA, signature, PUBLIC_KEY)), false);
  });

  test(
    `verify() says no to the identity as public key with a signature of zeros through ${name}`,
    { skip },
    () => {
      const identity = new Uint8Array(32);
      identity[0] = 1;
      const zeros = new Uint8Array(64);
      const identityAndZero = new Uint8Array(64);
      identityAndZero[0] = 1; // R is the identity and S is 0: the equation holds for all data
      withEngine(engine!, () => {
        assert.equal(verify(DATA, zeros, identity), false);
        assert.equal(verify(DATA, identityAndZero, identity), false);
      });
    },
  );

  test(`verify() is false for a public key that is not on the curve through ${name}`, { skip }, () => {
    const offCurve = new Uint8Array(32);
    offCurve[0] = 2;
    assert.equal(withEngine(engine!, () => verify(DATA, SIGNATURE, offCurve)), false);
  });
}
