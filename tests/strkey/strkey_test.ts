/** `StrKey`: encoding, decoding and checking of each type. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { decodeStrKey, encodeStrKey, getVersionByteForPrefix, StrKey, type VersionByteName } from "@dwsa/base/strkey";
import { disguises, notBytes } from "../keys/_hostile.ts";
import { checkedKinds, kinds, notTexts, signedPayload } from "./_kinds.ts";
import { referenceEncode } from "./_reference.ts";

const texts = kinds.map(({ type, data }) => encodeStrKey(type, data));

for (const { method, type, prefix, data, label } of kinds) {
  const encode = StrKey[`encode${method}`];
  const decode = StrKey[`decode${method}`];
  const text = encode(data);

  test(`StrKey.encode${method}() and decode${method}() are inverse`, () => {
    assert.equal(text[0], prefix);
    assert.deepEqual(decode(text), data);
    assert.equal(text, encodeStrKey(type, data));
    assert.deepEqual(decode(text), decodeStrKey(type, text));
  });

  test(`StrKey.encode${method}() accepts bytes in every disguise, decode${method}() returns plain ones of their own`, () => {
    for (const { name, value } of disguises(data)) assert.equal(encode(value), text, name);
    assert.equal(encode(runInNewContext(`Uint8Array.from([${data}])`)), text, "of another realm");
    const [one, two] = [decode(text), decode(text)];
    assert.equal(Object.getPrototypeOf(one), Uint8Array.prototype);
    assert.equal(one.buffer.byteLength, data.length);
    one.fill(255);
    assert.deepEqual(two, data);
    assert.deepEqual(decode(text), data);
  });

  test(`StrKey.encode${method}() rejects bytes of another length`, () => {
    for (const length of [0, 1, data.length - 1, data.length + 1, 1000]) {
      assert.throws(() => encode(new Uint8Array(length)), (error: { code?: string; message: string }) => {
        assert(error.code === "strkey/length" || error.code === "strkey/payload");
        assert(error.message.startsWith(`Cannot encode ${label}: `));
        return true;
      });
    }
  });

  test(`StrKey.encode${method}() rejects a value that is not bytes`, () => {
    for (const { name, value } of notBytes) {
      assert.throws(() => encode(value as never), { name: "TypeError", message: /expected a Uint8Array/ }, name);
    }
  });

  test(`StrKey.decode${method}() rejects a value that is not a string`, () => {
    for (const { name, value } of notTexts) {
      assert.throws(() => decode(value as never), { name: "TypeError", message: /expected a string/ }, name);
    }
  });

  test(`StrKey.decode${method}() reports which type it got instead`, () => {
    kinds.forEach((other, i) => {
      if (other.type === type || type === "ed25519PublicKey" && other.prefix === "M") return;
      assert.throws(() => decode(texts[i]!), {
        name: "DwsaError",
        code: "strkey/kind",
        message: `Cannot decode the strkey: expected ${label}, got ${other.label}`,
        expected: label,
        got: other.label,
      });
    });
    assert.throws(() => decode("hello"), {
      code: "strkey/kind",
      message: `Cannot decode the strkey: expected ${label}, got a string of 5 characters`,
    });
    assert.throws(() => decode(""), { code: "strkey/kind" });
  });
}

for (const { method, type } of checkedKinds) {
  const isValid = StrKey[`isValid${method}`];

  test(`StrKey.isValid${method}() is true for its own type only`, () => {
    kinds.forEach((kind, i) => assert.equal(isValid(texts[i]), kind.type === type, kind.type));
  });

  test(`StrKey.isValid${method}() is false for values of any other type`, () => {
    for (const { name, value } of notTexts) assert.equal(isValid(value), false, name);
  });
}

test("StrKey.encodeClaimableBalance() rejects a type byte other than 0", () => {
  assert.throws(() => StrKey.encodeClaimableBalance(new Uint8Array(33).fill(1)), {
    code: "strkey/balance-type",
    message: "Cannot encode a claimable balance strkey (B...): data has a first byte other than 0",
  });
});

test("StrKey keeps signed payloads of 1, 2, 3, 4, 5, 29, 32, 63 and 64 bytes and their padding", () => {
  for (const length of [1, 2, 3, 4, 5, 29, 32, 63, 64]) {
    const data = signedPayload(length);
    const text = StrKey.encodeSignedPayload(data);
    assert.deepEqual(StrKey.decodeSignedPayload(text), data);
    assert.equal(StrKey.isValidSignedPayload(text), true);
  }
});

test("StrKey rejects signed payloads that are empty, too long, or not padded with zeros", () => {
  const long = new Uint8Array(100).fill(1);
  long.set([0, 0, 0, 61], 32);
  const bad = [
    { name: "of 0 bytes", data: new Uint8Array(40) },
    { name: "of 65 bytes", data: new Uint8Array(100).fill(65, 35, 36) },
    { name: "of 2^24 + 4 bytes", data: Uint8Array.from({ length: 40 }, (_, i) => i === 32 ? 1 : i === 35 ? 4 : 0) },
    { name: "of 2^32 - 4 bytes", data: new Uint8Array(40).fill(255, 32, 35).fill(252, 35, 36) },
    { name: "of 4 bytes in the room of 8", data: new Uint8Array(44).fill(4, 35, 36) },
    { name: "of 8 bytes in the room of 4", data: new Uint8Array(40).fill(8, 35, 36) },
    { name: "with a length that is not a multiple of 4", data: signedPayload(29).subarray(0, 65) },
    { name: "of 1 byte, padded with ones", data: signedPayload(1, 1) },
    { name: "of 3 bytes, padded with ones", data: signedPayload(3, 1) },
    { name: "of 61 bytes, padded with ones", data: long },
  ];
  for (const { name, data } of bad) {
    assert.throws(() => StrKey.encodeSignedPayload(data), { code: "strkey/payload" }, name);
    const text = referenceEncode(120, data);
    assert.equal(StrKey.isValidSignedPayload(text), false, name);
    assert.throws(() => StrKey.decodeSignedPayload(text), { code: "strkey/payload" }, name);
  }
  for (const data of [new Uint8Array(36), signedPayload(65), signedPayload(68), new Uint8Array(39)]) {
    assert.throws(() => StrKey.encodeSignedPayload(data), { code: "strkey/length" });
    assert.throws(
      () => StrKey.decodeSignedPayload(referenceEncode(120, data)),
      (error: { code?: string }) => error.code === "strkey/length",
    );
  }
});

test("StrKey.decodeEd25519PublicKey() accepts M... and returns the key under it", () => {
  const muxed = kinds[1]!.data;
  const text = StrKey.encodeMed25519PublicKey(muxed);
  assert.deepEqual(StrKey.decodeEd25519PublicKey(text), muxed.slice(0, 32));
  assert.equal(StrKey.decodeEd25519PublicKey(text).buffer.byteLength, 32);
  assert.equal(StrKey.isValidEd25519PublicKey(text), false);
  assert.throws(() => StrKey.decodeEd25519PublicKey(text.slice(0, -1) + "7"), { name: "DwsaError" });
});

test("encodeStrKey(), decodeStrKey() and isValidStrKey() reject an unknown type", () => {
  for (const type of ["", "G", "account", "toString", "constructor", "__proto__", undefined, null, 5, {}]) {
    assert.throws(() => encodeStrKey(type as VersionByteName, new Uint8Array(32)), {
      code: "strkey/kind",
      message: /^Cannot look up the strkey type: expected type to be a name such as "contract", got /,
    });
    assert.throws(() => decodeStrKey(type as VersionByteName, texts[0]!), { code: "strkey/kind" });
  }
});

test("StrKey.types and getVersionByteForPrefix() know every prefix", () => {
  const expected: Record<string, VersionByteName> = { X: "sha256Hash" };
  for (const { prefix, type } of kinds) expected[prefix] = type;
  assert.deepEqual({ ...StrKey.types }, expected);
  for (let code = 0; code < 256; code++) {
    const letter = String.fromCharCode(code);
    assert.equal(StrKey.getVersionByteForPrefix(letter + "AAAA"), expected[letter]);
    assert.equal(getVersionByteForPrefix(letter), expected[letter]);
  }
});

test("getVersionByteForPrefix() is undefined for everything else", () => {
  for (const text of ["", "gAAA", " G", "\u{1f511}", "undefined", "__proto__", "toString"]) {
    assert.equal(getVersionByteForPrefix(text), undefined);
  }
  for (const { name, value } of notTexts) assert.equal(getVersionByteForPrefix(value as never), undefined, name);
});

test("StrKey.types cannot be changed for others", () => {
  StrKey.types.C = "liquidityPool";
  assert.equal(StrKey.types.C, "contract");
});

test("StrKey is constructed without arguments and its functions work without it", () => {
  assert(new StrKey() instanceof StrKey);
  const { decodeContract, isValidContract, parse } = StrKey;
  assert.equal(isValidContract(texts[6]), true);
  assert.deepEqual(decodeContract(texts[6]!), parse(texts[6]!).bytes);
});
