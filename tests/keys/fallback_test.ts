import assert from "node:assert/strict";
import { test } from "node:test";
import { ed25519 } from "@noble/curves/ed25519.js";
import fc from "fast-check";
import { fromHex, toHex } from "@dwsa/base";
import { fallback } from "../../keys/_ed25519.ts";
import { numRuns } from "../_arbitraries/property.ts";

/** RFC 8032 section 7.1, test 3. */
const SEED = "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7";
const PUBLIC_KEY = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025";
const DATA = fromHex("af82");
const SIGNATURE = "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac" +
  "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a";

test("the fallback returns the public key and the signature of RFC 8032 section 7.1", () => {
  const key = fallback.secretKey(fromHex(SEED));
  assert.equal(toHex(key.publicKey()), PUBLIC_KEY);
  assert.equal(toHex(key.sign(DATA)), SIGNATURE);
  key.publicKey().fill(0);
  assert.equal(toHex(key.publicKey()), PUBLIC_KEY, "the public key is a copy");
  assert.equal(toHex(key.sign(DATA)), SIGNATURE);
});

test("the fallback derives and signs as the ready-made ed25519 of @noble/curves does", () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const equal = fc.property(seeds, fc.uint8Array({ maxLength: 300 }), (seed, data) => {
    const key = fallback.secretKey(seed);
    assert.deepEqual(key.publicKey(), ed25519.getPublicKey(seed));
    assert.deepEqual(key.sign(data), ed25519.sign(data, seed));
  });
  fc.assert(equal, { numRuns: numRuns(20) });
});

test("the fallback blinds each multiplication with a secret by random bytes", () => {
  const { crypto } = globalThis;
  const original = Object.getOwnPropertyDescriptor(crypto, "getRandomValues");
  const lengths: number[] = [];
  const key = fallback.secretKey(fromHex(SEED));
  key.sign(DATA); // creates the curve, which uses the random source once
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  Object.defineProperty(crypto, "getRandomValues", {
    configurable: true,
    value: (array: Uint8Array<ArrayBuffer>) => {
      lengths.push(array.length);
      return getRandomValues(array);
    },
  });
  try {
    assert.equal(toHex(key.publicKey()), PUBLIC_KEY);
    assert.deepEqual(lengths, [16], "one for the public key");
    lengths.length = 0;
    assert.equal(toHex(key.sign(DATA)), SIGNATURE);
    assert.deepEqual(lengths, [16, 16], "one for the public key, one for the nonce");
    lengths.length = 0;
    assert.equal(fallback.verify(DATA, fromHex(SIGNATURE), fromHex(PUBLIC_KEY)), true);
    assert.deepEqual(lengths, [], "nothing is secret in a verification");
  } finally {
    if (original === undefined) Reflect.deleteProperty(crypto, "getRandomValues");
    else Object.defineProperty(crypto, "getRandomValues", original);
  }
});

test("the fallback keeps at most 64 decoded public keys", () => {
  // More keys than the cache holds, each verified twice: a wrong cache entry would give a wrong result.
  const keys = Array.from({ length: 70 }, (_, i) => ed25519.getPublicKey(new Uint8Array(32).fill(i)));
  for (let round = 0; round < 2; round++) {
    for (const [i, publicKey] of keys.entries()) {
      const signature = round === 0 ? new Uint8Array(64).fill(1) : ed25519.sign(DATA, new Uint8Array(32).fill(i));
      assert.equal(fallback.verify(DATA, signature, publicKey), round === 1);
    }
  }
});
