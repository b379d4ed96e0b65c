/**
 * Signatures that violate one rule each, in groups like those of Project Wycheproof, generated from the rules. The
 * expected verdicts come from a naive verifier and from the name of the group.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Keypair, verify } from "@dwsa/base/keys";
import { engines, withEngine } from "./_engines.ts";
import {
  add,
  BASE,
  bytes32,
  challenge,
  encode,
  expand,
  L,
  littleEndian,
  multiply,
  ORDER_8,
  type Point,
  sha512,
  verifyNaively,
} from "./_naive_ed25519.ts";

interface Case {
  readonly group: string;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly publicKey: Uint8Array;
  /** The expected verdict of the group; `undefined` if it depends on the case. */
  readonly valid: boolean | undefined;
}

const cases: Case[] = [];
const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const flipped = (bytes: Uint8Array, bit: number) =>
  bytes.map((byte, i) => i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte);
const text = (value: string) => new TextEncoder().encode(value);
const scalar = (value: string) => littleEndian(sha512(text(value))) % L;

/** Creates a signature from a chosen nonce, secret scalar, and points of small order to add to both points. */
function crafted(message: Uint8Array, a: bigint, r: bigint, smallA = 0n, smallR = 0n) {
  const shifted = (n: bigint, times: bigint): Point => add(multiply(BASE, n), multiply(ORDER_8, times));
  const [publicKey, point] = [encode(shifted(a, smallA)), encode(shifted(r, smallR))];
  const s = (r + challenge(point, publicKey, message) * a) % L;
  return { message, publicKey, signature: join(point, bytes32(s)) };
}

for (const [i, length] of [0, 129].entries()) {
  const seed = sha512(text(`seed ${i}`)).subarray(0, 32);
  const message = sha512(text("message")).subarray(0, 64);
  const data = Uint8Array.from({ length }, (_, at) => message[at % 64]! ^ at);
  const keypair = Keypair.fromRawEd25519Seed(seed);
  const [publicKey, honest] = [keypair.rawPublicKey(), Uint8Array.from(keypair.sign(data))];
  const [r, s] = [honest.slice(0, 32), littleEndian(honest.subarray(32))];
  const put = (group: string, valid: boolean | undefined, change: Partial<Case>) =>
    cases.push({ group, valid, message: data, signature: honest, publicKey, ...change });

  put("an honest signature", true, {});
  for (const cut of [0, 1, 31, 32, 63]) put("a signature cut off", false, { signature: honest.slice(0, cut) });
  put("a byte too many", false, { signature: join(honest, Uint8Array.of(0)) });
  put("a byte in front", false, { signature: join(Uint8Array.of(0), honest) });
  for (let bit = 0; bit < 512; bit += 13 + i) put("a flipped bit", false, { signature: flipped(honest, bit) });
  for (let bit = 0; bit < 256; bit += 23 + i) {
    put("a flipped bit of the key", false, { publicKey: flipped(publicKey, bit) });
  }
  for (let n = 1n; s + n * L < 2n ** 256n; n++) {
    put("S that is too large by a multiple of the order", false, { signature: join(r, bytes32(s + n * L)) });
  }
  for (
    const [name, value] of [["0", 0n], ["1", 1n], ["L - 1", L - 1n], ["L", L], ["2^255 - 1", 2n ** 255n - 1n]] as const
  ) {
    put(`S of ${name}`, false, { signature: join(r, bytes32(value)) });
  }
  put("S negated", false, { signature: join(r, bytes32(L - s)) });
  put("S with its bytes turned", false, { signature: join(r, honest.slice(32).reverse()) });
  put("R and S exchanged", false, { signature: join(honest.slice(32), r) });
  put("R negated", false, { signature: join(flipped(r, 255), bytes32(s)) });
  put("another message", false, { message: join(data, Uint8Array.of(0)) });
  put("the hash of the message", false, { message: sha512(data) });
  const domain = join(text("SigEd25519 no Ed25519 collisions"), Uint8Array.of(0, 0));
  put("a signature of Ed25519ctx", false, { signature: Uint8Array.from(keypair.sign(join(domain, data))) });

  const { scalar: a } = expand(seed);
  put("a nonce of the signer's choice", true, crafted(data, a % L, scalar(`nonce ${i}`)));
  put("a nonce of zero: R is the identity", false, crafted(data, a % L, 0n));
  put("a secret scalar of zero: the key is the identity", false, crafted(data, 0n, scalar(`nonce ${i}`)));
  for (let n = 1n; n < 8n; n++) {
    put("a small point added to R", false, crafted(data, a % L, scalar(`r ${n}`), 0n, n));
    put("a small point added to the key", undefined, crafted(data, a % L, scalar(`a ${n}`), n));
    put("small points added to both", undefined, crafted(data, a % L, scalar(`both ${n}`), n, 8n - n));
    put("a small point as the key", false, crafted(data, 0n, scalar(`small ${n}`), n));
    put("a small point as R", false, crafted(data, a % L, 0n, 0n, n));
  }
  for (let y = 2n ** 255n - 20n; y < 2n ** 255n; y += 1n) {
    put("y of the key at or above p - 1", false, { publicKey: bytes32(y) });
    put("y of R at or above p - 1", false, { signature: join(bytes32(y), bytes32(s)) });
  }
  put("x of zero with a sign", false, { publicKey: bytes32(1n | (1n << 255n)) });
}

const verdicts = cases.map(({ message, signature, publicKey }) => verifyNaively(message, signature, publicKey));

test("the naive verifier and the names of the groups agree", () => {
  const wrong = cases.filter(({ valid }, i) => valid !== undefined && verdicts[i] !== valid);
  assert.deepEqual(wrong.map(({ group }) => group), []);
});

test("the cases with an added small point are of both verdicts", () => {
  const both = new Set(verdicts.filter((_, i) => cases[i]!.valid === undefined));
  assert.deepEqual([...both].sort(), [false, true]);
  assert.ok(cases.length > 300, `${cases.length} cases`);
});

for (const { name, engine, skip } of engines) {
  test(`verify() returns the verdict of the rules in every group through ${name}`, { skip }, () => {
    withEngine(engine!, () => {
      const wrong = cases.filter(({ message, signature, publicKey }, i) =>
        verify(message, signature, publicKey) !== verdicts[i]
      );
      assert.deepEqual(wrong.map(({ group }) => group), []);
    });
  });
}
