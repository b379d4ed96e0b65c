import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { decodeStrKey, encodeStrKey, isValidStrKey, tryParseStrKey } from "@dwsa/base/strkey";
import { numRuns } from "../_arbitraries/property.ts";
import { damagedStrKey, strKeyData } from "../_arbitraries/strkey.ts";
import { kinds, signedPayload } from "./_kinds.ts";
import { referenceDecode, referenceEncode } from "./_reference.ts";

for (const { type, method, version } of kinds) {
  test(`encodeStrKey() and decodeStrKey() agree with a plain implementation on ${type}`, () => {
    fc.assert(
      fc.property(strKeyData[method], (data) => {
        const text = encodeStrKey(type, data);
        assert.equal(text, referenceEncode(version, data));
        assert.deepEqual(decodeStrKey(type, text), data);
        assert.equal(isValidStrKey(type, text), true);
      }),
      { numRuns: numRuns(50) },
    );
  });

  test(`isValidStrKey() agrees with a plain implementation on damaged ${type}`, () => {
    fc.assert(
      fc.property(damagedStrKey(method), (text) => {
        const body = referenceDecode(version, text);
        const expected = body !== undefined && accepts(type, body);
        if (type === "sha256Hash" && text[0] === "X") return;
        assert.equal(isValidStrKey(type, text), expected);
        if (expected) assert.deepEqual(decodeStrKey(type, text), body);
      }),
      { numRuns: numRuns(50) },
    );
  });
}

/** Returns whether `encodeStrKey()` accepts bytes, as strictly as `decodeStrKey()`. */
function accepts(type: Parameters<typeof encodeStrKey>[0], body: Uint8Array): boolean {
  try {
    encodeStrKey(type, body);
    return true;
  } catch {
    return false;
  }
}

test("every character that is not of the alphabet is rejected at every place", () => {
  const text = encodeStrKey("contract", kinds[0]!.data);
  // Includes characters whose low seven bits are those of a letter: \u0141 is A plus 256, \u00c1 is A plus 128.
  for (const strange of "019=-_ \n\u0000\u007fabz\u00c1\u0141\u0241\uff21\ud800") {
    for (let at = 0; at < text.length; at++) {
      assert.equal(isValidStrKey("contract", text.slice(0, at) + strange + text.slice(at + 1)), false);
    }
  }
});

test("spare bits are rejected in strkeys of every length", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  let refused = 0;
  const texts = [
    ...kinds.map(({ type, data }) => encodeStrKey(type, data)),
    ...Array.from({ length: 64 }, (_, size) => encodeStrKey("signedPayload", signedPayload(size + 1))),
  ];
  for (const text of texts) {
    const { type } = tryParseStrKey(text)!;
    const spare = text.length * 5 % 8;
    for (let bit = 0; bit < spare; bit++, refused++) {
      const last = letters[letters.indexOf(text.at(-1)!) ^ 1 << bit]!;
      assert.throws(() => decodeStrKey(type, text.slice(0, -1) + last), { code: "strkey/spare-bits" });
    }
  }
  assert.equal(refused, 130);
});

const seed = () => encodeStrKey("ed25519SecretSeed", new Uint8Array(32).fill(7));

/** Runs `body` with a different `Buffer`, which earlier and later calls do not use. */
function withBuffer(other: unknown, body: () => void): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, "Buffer")!;
  seed(); // the next call allocates a new buffer
  Object.defineProperty(globalThis, "Buffer", { configurable: true, get: () => other });
  try {
    body();
    seed();
  } finally {
    Object.defineProperty(globalThis, "Buffer", own);
  }
}

test("the characters of a secret seed stay in no buffer", () => {
  const { Buffer } = globalThis;
  const made: Uint8Array[] = [];
  const noting = {
    alloc(length: number) {
      const buffer = Buffer.alloc(length);
      made.push(buffer);
      return buffer;
    },
  };
  withBuffer(noting, () => {
    for (const { type, data } of kinds.filter(({ type }) => type !== "ed25519SecretSeed")) encodeStrKey(type, data);
    assert.equal(made.length, 1);
    assert(made[0]!.some((byte) => byte !== 0));
    seed();
    assert(made[0]!.every((byte) => byte === 0));
    encodeStrKey("contract", new Uint8Array(32));
    assert.equal(made.length, 2);
  });
});

test("encodeStrKey() returns the same on a runtime without Buffer", () => {
  withBuffer(undefined, () => {
    for (const { type, data, version } of kinds) assert.equal(encodeStrKey(type, data), referenceEncode(version, data));
  });
});

test("encodeStrKey() and decodeStrKey() take nothing over from an earlier call of another length", () => {
  const long = encodeStrKey("signedPayload", signedPayload(64));
  const short = encodeStrKey("contract", kinds[0]!.data);
  const middle = encodeStrKey("med25519PublicKey", kinds[1]!.data);
  for (const text of [long, short, middle, long, middle, short, long]) {
    const parsed = tryParseStrKey(text)!;
    assert.equal(encodeStrKey(parsed.type, parsed.bytes), text);
  }
});
