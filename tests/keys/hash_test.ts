import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { toHex } from "@dwsa/base";
import { hash } from "@dwsa/base/keys";
import { numRuns } from "../_arbitraries/property.ts";
import { disguises, notBytes } from "./_hostile.ts";

// The examples of NIST for FIPS 180-4.
const vectors = [
  { text: "", expected: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
  { text: "abc", expected: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
  {
    text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    expected: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  },
];

for (const { text, expected } of vectors) {
  test(`hash() of ${JSON.stringify(text)}`, () => {
    assert.equal(toHex(hash(new TextEncoder().encode(text))), expected);
  });
}

test("hash() is the SHA-256 of node:crypto for all bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (data) => {
      assert.deepEqual(Buffer.from(hash(data)), createHash("sha256").update(data).digest());
    }),
    { numRuns: numRuns(50) },
  );
});

test("hash() returns plain bytes of their own for bytes in every disguise", () => {
  const data = new Uint8Array([1, 2, 3]);
  const expected = hash(data);
  assert.equal(Object.getPrototypeOf(expected), Uint8Array.prototype);
  assert.equal(expected.buffer.byteLength, 32);
  for (const { value } of disguises(data)) assert.deepEqual(hash(value), expected);
});

for (const { name, value } of notBytes) {
  test(`hash() rejects ${name}`, () => {
    assert.throws(() => hash(value as Uint8Array), {
      name: "TypeError",
      message: /^Cannot hash: expected data to be a Uint8Array, got /,
    });
  });
}
