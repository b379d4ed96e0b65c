import assert from "node:assert/strict";
import { test } from "node:test";
import { ScalarMultiplier } from "@noble/curves/abstract/curve.js";
import fc from "fast-check";
import { fromHex, toHex } from "@dwsa/base";
import { verify } from "@dwsa/base/keys";
import { ed25519, encodePoint, multiplyBase, useTable } from "../../keys/_ed25519/curve.ts";
import { fallback } from "../../keys/_ed25519/fallback.ts";
import { findNative } from "../../keys/_ed25519/native.ts";
import { numRuns } from "../_arbitraries/law.ts";
import { skipNative, withEngine } from "./_engines.ts";
import { readJson, type Verification } from "./_vectors.ts";

/** RFC 8032 section 7.1, test 3. */
const SEED = "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7";
const PUBLIC_KEY = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025";
const DATA = fromHex("af82");
const SIGNATURE = "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac" +
  "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a";

const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** What the fallback multiplies the base point with: the more often it does so, the more. */
const tables = [
  { name: "without a table", bits: 1 },
  { name: "with a table of 8 bits", bits: 8 },
  { name: "with a table of 10 bits", bits: 10 },
];

for (const { name, bits } of tables) {
  test(`the fallback gives the public key and the signature of RFC 8032 section 7.1 ${name}`, () => {
    withTable(bits, () => {
      const key = fallback.secretKey(fromHex(SEED));
      assert.equal(toHex(key.publicKey()), PUBLIC_KEY);
      assert.equal(toHex(key.sign(DATA)), SIGNATURE);
      key.publicKey().fill(0);
      assert.equal(toHex(key.sign(DATA)), SIGNATURE, "what it hands out is a copy");
    });
  });

  test(`the fallback gives the validators' verdict on the project's own vectors ${name}, traps 39`, () => {
    const own = readJson("../vectors/ed25519-own.json") as readonly Verification[];
    const isWrong = ({ message, signature, publicKey, expected }: Verification) =>
      publicKey.length === 64 && verify(fromHex(message), fromHex(signature), fromHex(publicKey)) !== expected;
    withTable(bits, () => assert.deepEqual(withEngine(fallback, () => own.filter(isWrong)), []));
  });

  test(`the fallback derives and signs as the native engine does ${name}`, { skip: skipNative }, () => {
    const native = findNative()!;
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const alike = fc.property(seeds, fc.uint8Array({ maxLength: 300 }), (seed, data) => {
      const [ours, theirs] = [fallback.secretKey(seed), native.secretKey(seed)];
      assert.deepEqual(ours.publicKey(), theirs.publicKey());
      assert.deepEqual(ours.sign(data), theirs.sign(data));
    });
    withTable(bits, () => fc.assert(alike, { numRuns: numRuns(20) }));
  });

  test(`the base point is multiplied right by what is special to a table, ${name}`, () => {
    withTable(bits, () => {
      for (const scalar of [1n, 2n, 127n, 128n, 129n, 255n, 256n, 257n, 511n, 512n, 513n, ORDER - 2n, ORDER - 1n]) {
        assert.equal(multiplyBase(scalar).toHex(), toHex(doubleAndAdd(scalar)));
      }
    });
  });

  test(`the base point is not multiplied by 0, since such a nonce would give the key away, ${name}`, () => {
    withTable(bits, () => assert.throws(() => multiplyBase(0n)));
  });
}

test("encodePoint() is the library's encoding of every point, of the identity and those of small order too", () => {
  const { BASE, ZERO } = ed25519();
  const smallOrders = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
  ].map((hex) => ed25519().fromBytes(fromHex(hex)));
  let point = BASE;
  for (const addend of [ZERO, BASE, ...smallOrders, BASE.negate(), BASE.double()]) {
    for (const each of [addend, addend.double(), point = point.add(addend).double(), point.negate()]) {
      assert.equal(toHex(encodePoint(each)), each.toHex());
    }
  }
  assert.equal(toHex(encodePoint(point.subtract(point))), ZERO.toHex(), "a zero with Z other than 1");
});

test("the base point has no table for 8 multiplications, one of 8 bits for 1016 more, then one of 10 bits", (t) => {
  const { setWindowSize } = ScalarMultiplier.prototype;
  const changes: [multiplication: number, bits: number][] = [];
  let multiplication = 0;
  t.after(() => void (ScalarMultiplier.prototype.setWindowSize = setWindowSize));
  ScalarMultiplier.prototype.setWindowSize = function (point, bits) {
    changes.push([multiplication, bits]);
    setWindowSize.call(this, point, bits);
  };
  useTable(undefined);
  const expected = ed25519().BASE.toHex();
  while (multiplication++ < 1100) assert.equal(multiplyBase(1n).toHex(), expected);
  assert.deepEqual(changes, [[0, 1], [1, 1], [9, 8], [1025, 10]]);
});

function withTable(bits: number, body: () => void): void {
  useTable(bits);
  try {
    body();
  } finally {
    useTable(undefined);
  }
}

/** `[scalar]B`, bit by bit. */
function doubleAndAdd(scalar: bigint): Uint8Array {
  let [result, power] = [ed25519().ZERO, ed25519().BASE];
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = result.add(power);
    power = power.double();
  }
  return result.toBytes();
}
