import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { decodeStrKey, encodeStrKey, getVersionByteForPrefix, StrKey, type VersionByteName } from "@dwsa/base/strkey";
import { disguises, notBytes } from "../keys/_hostile.ts";
import { checkedKinds, kinds, notTexts, signedPayload } from "./_kinds.ts";
import { referenceEncode } from "./_reference.ts";

const texts = kinds.map(({ type, data }) => encodeStrKey(type, data));
const SEED = encodeStrKey("ed25519SecretSeed", kinds[2]!.data);

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

  test(`StrKey.encode${method}() takes bytes in every disguise, decode${method}() gives plain ones of their own`, () => {
    for (const { name, value } of disguises(data)) assert.equal(encode(value), text, name);
    assert.equal(encode(runInNewContext(`Uint8Array.from([${data}])`)), text, "of another realm");
    const [one, two] = [decode(text), decode(text)];
    assert.equal(Object.getPrototypeOf(one), Uint8Array.prototype);
    assert.equal(one.buffer.byteLength, data.length);
    one.fill(255);
    assert.deepEqual(two, data);
    assert.deepEqual(decode(text), data);
  });

  test(`StrKey.encode${method}() refuses bytes of another length`, () => {
    for (const length of [0, 1, data.length - 1, data.length + 1, 1000]) {
      assert.throws(() => encode(new Uint8Array(length)), (error: { code?: string; message: string }) => {
        assert(error.code === "strkey/length" || error.code === "strkey/payload");
        assert(error.message.startsWith(`Cannot encode ${label}: expected `));
        return true;
      });
    }
  });

  test(`StrKey.encode${method}() refuses what is not bytes`, () => {
    for (const { name, value } of notBytes) {
      assert.throws(() => encode(value as never), { name: "TypeError", message: /expected a Uint8Array/ }, name);
    }
  });

  test(`StrKey.decode${method}() refuses what is not a text`, () => {
    for (const { name, value } of notTexts) {
      assert.throws(() => decode(value as never), { name: "TypeError", message: /expected a string/ }, name);
    }
  });

  test(`StrKey.decode${method}() says which kind it got instead`, () => {
    kinds.forEach((other, i) => {
      if (other.type === type || type === "ed25519PublicKey" && other.prefix === "M") return;
      assert.throws(() => decode(texts[i]!), {
        name: "DwsaError",
        code: "strkey/kind",
        message: `Cannot decode strkey: expected ${label}, got ${other.label}`,
        expected: label,
        got: other.label,
      });
    });
    assert.throws(() => decode("hello"), {
      code: "strkey/kind",
      message: `Cannot decode strkey: expected ${label}, got a text of 5 characters`,
    });
    assert.throws(() => decode(""), { code: "strkey/kind" });
  });
}

for (const { method, type } of checkedKinds) {
  const isValid = StrKey[`isValid${method}`];

  test(`StrKey.isValid${method}() is true for its own kind only`, () => {
    kinds.forEach((kind, i) => assert.equal(isValid(texts[i]), kind.type === type, kind.type));
  });

  test(`StrKey.isValid${method}() is false for values of any other type`, () => {
    for (const { name, value } of notTexts) assert.equal(isValid(value), false, name);
  });
}

test("texts of ten million characters are refused in a short message", () => {
  const long = ["G".repeat(10_000_000), SEED + "A".repeat(10_000_000), "\u0000".repeat(10_000_000)];
  for (const text of long) text.charCodeAt(9_999_999); // lets the engine put the text together
  for (const text of long) {
    for (const { method } of checkedKinds) assert.equal(StrKey[`isValid${method}`](text), false);
    assert.equal(StrKey.tryParse(text), undefined);
    assert.throws(() => StrKey.decodeContract(text), /^DwsaError: .{1,200}$/);
  }
});

test("errors name the length, the character and the checksum", () => {
  const contract = texts[6]!;
  const cases: readonly [text: string, code: string, message: string][] = [
    [contract.slice(0, -1), "strkey/length", "expected 56 characters, got 55"],
    [contract + "A", "strkey/length", "expected 56 characters, got 57"],
    [
      contract.slice(0, 9) + "1" + contract.slice(10),
      "strkey/character",
      "expected only A-Z and 2-7, got another character",
    ],
    [
      contract.slice(0, 9) + (contract[9] === "A" ? "B" : "A") + contract.slice(10),
      "strkey/checksum",
      "expected a matching checksum, got another: a character is mistyped, copy the key again",
    ],
    [
      referenceEncode(17, kinds[6]!.data),
      "strkey/kind",
      "expected a contract (C...) key, got a text of 56 characters with the version byte 17, not 16",
    ],
  ];
  for (const [text, code, message] of cases) {
    assert.throws(() => StrKey.decodeContract(text), { code, message: `Cannot decode strkey: ${message}` });
  }
  assert.throws(() => StrKey.decodeSignedPayload("PAAA"), { message: /expected 69 to 165 characters, got 4/ });
});

test("errors say how a text differs from a key and what to do", () => {
  const account = texts[0]!;
  const cases: readonly { readonly text: string; readonly code: string; readonly got: string }[] = [
    {
      text: account.toLowerCase(),
      code: "strkey/kind",
      got: "an account (G...) key in small letters: use capitals",
    },
    {
      text: ` ${account}`,
      code: "strkey/kind",
      got: "an account (G...) key with white space around it: remove it",
    },
    {
      text: `\ufeff${account}`,
      code: "strkey/kind",
      got: "an account (G...) key with white space around it: remove it",
    },
    {
      text: `${account}\n`,
      code: "strkey/length",
      got: "an account (G...) key with white space around it: remove it",
    },
    {
      text: `${account.slice(0, 8)}-${account.slice(8)}\u200b`,
      code: "strkey/length",
      got: "an account (G...) key with other characters in it: remove them",
    },
    {
      text: ` ${texts[2]!.toLowerCase()}`,
      code: "strkey/kind",
      got: "a secret seed (S...) key with white space around it: remove it; in small letters: use capitals",
    },
    {
      text: texts[6]!.slice(0, -1) + (texts[6]!.endsWith("A") ? "C" : "A"),
      code: "strkey/kind",
      got: "a text of 56 characters that begins with C and is no valid strkey",
    },
    { text: "", code: "strkey/kind", got: "an empty string" },
  ];
  for (const { text, code, got } of cases) {
    const message = `Cannot decode strkey: expected an account (G...) key, got ${got}`;
    assert.throws(() => StrKey.decodeEd25519PublicKey(text), { code, message, got }, got);
  }
  assert.throws(() => StrKey.decodeEd25519PublicKey(null as never), {
    name: "TypeError",
    message: "Cannot decode strkey: expected a string, got null",
  });
});

test("W... keys are refused with the name of the proposal that will add them", () => {
  const key = "WA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAAAWWC";
  for (const decode of [StrKey.parse, StrKey.decodeContract, StrKey.decodeMed25519PublicKey]) {
    assert.throws(() => decode(key), { code: "strkey/kind", message: /got a muxed contract \(CAP-84\)/ });
  }
  assert.equal(StrKey.tryParse(key), undefined);
});

test("StrKey.encodeContract(33 bytes) and others name both lengths", () => {
  assert.throws(() => StrKey.encodeContract(new Uint8Array(33)), {
    code: "strkey/length",
    message: "Cannot encode a contract (C...) key: expected 32 bytes, got 33",
  });
  assert.throws(() => StrKey.encodeClaimableBalance(new Uint8Array(36)), { message: /expected 33 bytes, got 36/ });
  assert.throws(() => StrKey.encodeSignedPayload(new Uint8Array(36)), { message: /expected 40 to 100 bytes, got 36/ });
});

test("no error repeats a secret seed, whole or damaged", () => {
  const secrets = [SEED, SEED.slice(0, -1), SEED + "A", SEED.slice(0, -1) + "A", SEED.toLowerCase(), ` ${SEED}`];
  for (const secret of secrets) {
    for (const { method, type } of kinds) {
      if (type === "ed25519SecretSeed" && secret === SEED) continue;
      assert.throws(() => StrKey[`decode${method}`](secret), (error: Error) => {
        const said = `${error.stack} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`.toUpperCase();
        return !said.includes(SEED.slice(1, 9)) && !said.includes(SEED.slice(40, 50));
      });
    }
  }
});

test("StrKey.encodeClaimableBalance() refuses a type byte other than 0", () => {
  assert.throws(() => StrKey.encodeClaimableBalance(new Uint8Array(33).fill(1)), {
    code: "strkey/balance-type",
    message:
      "Cannot encode a claimable balance (B...) key: expected a first byte of 0, got another type of claimable balance",
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

test("StrKey refuses signed payloads that are empty, too long, or not padded with zeros", () => {
  const long = new Uint8Array(100).fill(1);
  long.set([0, 0, 0, 61], 32);
  const bad = [
    { name: "of 0 bytes", data: new Uint8Array(40) },
    { name: "of 65 bytes", data: new Uint8Array(100).fill(65, 35, 36) },
    { name: "of 2^24 + 4 bytes", data: Uint8Array.from({ length: 40 }, (_, i) => i === 32 ? 1 : i === 35 ? 4 : 0) },
    { name: "of 2^32 - 4 bytes", data: new Uint8Array(40).fill(255, 32, 35).fill(252, 35, 36) },
    { name: "of 4 bytes in the room of 8", data: new Uint8Array(44).fill(4, 35, 36) },
    { name: "of 8 bytes in the room of 4", data: new Uint8Array(40).fill(8, 35, 36) },
    { name: "with a length that is no multiple of 4", data: signedPayload(29).subarray(0, 65) },
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

test("StrKey.decodeEd25519PublicKey() takes M... and gives the key under it", () => {
  const muxed = kinds[1]!.data;
  const text = StrKey.encodeMed25519PublicKey(muxed);
  assert.deepEqual(StrKey.decodeEd25519PublicKey(text), muxed.slice(0, 32));
  assert.equal(StrKey.decodeEd25519PublicKey(text).buffer.byteLength, 32);
  assert.equal(StrKey.isValidEd25519PublicKey(text), false);
  assert.throws(() => StrKey.decodeEd25519PublicKey(text.slice(0, -1) + "7"), { name: "DwsaError" });
});

test("hashes: H is written, X on request, both are read", () => {
  const hash = kinds[4]!.data;
  const [h, x] = [StrKey.encodeSha256Hash(hash), StrKey.encodeSha256Hash(hash, { prefix: "X" })];
  assert.equal(h, referenceEncode(7 << 3, hash));
  assert.equal(x, referenceEncode(23 << 3, hash));
  assert.equal(StrKey.encodeSha256Hash(hash, { prefix: "H" }), h);
  assert.equal(StrKey.encodeSha256Hash(hash, {}), h);
  assert.equal(encodeStrKey("sha256Hash", hash, { prefix: "X" }), x);
  assert.equal(encodeStrKey("sha256Hash", hash), h);
  for (const text of [h, x]) {
    assert.deepEqual(StrKey.decodeSha256Hash(text), hash);
    assert.deepEqual(decodeStrKey("sha256Hash", text), hash);
    assert.deepEqual(StrKey.parse(text), { type: "sha256Hash", bytes: hash });
    assert.throws(() => StrKey.decodePreAuthTx(text), { message: /got a hash \([HX]\.\.\.\) key$/ });
  }
  assert.throws(() => StrKey.decodeSha256Hash(x.slice(0, -1)), { code: "strkey/length" });
});

test("encodeStrKey() uses a prefix option for no other kind", () => {
  const { data } = kinds[6]!;
  for (const prefix of ["X", "H"] as const) {
    assert.equal(encodeStrKey("contract", data, { prefix }), StrKey.encodeContract(data));
  }
});

test("a prefix that is neither H nor X, an option of another name and options that are no object are refused", () => {
  const hash = kinds[4]!.data;
  const refused: readonly (readonly [options: unknown, message: RegExp])[] = [
    [{ prefix: "G" }, /expected prefix to be "H" or "X", got "G"/],
    [{ prefix: "x" }, /\(did you mean "[HX]"\?\)$/],
    [{ prefix: null }, /got null$/],
    [{ prefix: 7 }, /got number$/],
    [{ prefi: "X" }, /expected options to have only prefix, got "prefi" \(did you mean "prefix"\?\)$/],
    ["X", /expected options to be an object such as \{ prefix: … \}/],
    [null, /got null$/],
  ];
  for (const [options, message] of refused) {
    const expected = { name: "TypeError", message };
    assert.throws(() => StrKey.encodeSha256Hash(hash, options as never), expected);
    assert.throws(() => encodeStrKey("sha256Hash", hash, options as never), expected);
    assert.throws(() => encodeStrKey("contract", hash, options as never), expected);
  }
});

test("a prefix that every object inherits does not count", () => {
  const [hash, inherited] = [kinds[4]!.data, Object.create({ prefix: "X" })];
  assert.equal(StrKey.encodeSha256Hash(hash, inherited)[0], "H");
  assert.equal(encodeStrKey("sha256Hash", hash, inherited)[0], "H");
});

test("StrKey.encodeSha256Hash() can be handed to map, flatMap and Array.from", () => {
  const hashes = [kinds[4]!.data, new Uint8Array(32)];
  const expected = hashes.map((hash) => StrKey.encodeSha256Hash(hash));
  assert.deepEqual(hashes.map(StrKey.encodeSha256Hash), expected);
  assert.deepEqual(hashes.flatMap(StrKey.encodeSha256Hash), expected);
  assert.deepEqual(Array.from(hashes, StrKey.encodeSha256Hash), expected);
});

test("encodeStrKey(), decodeStrKey() and isValidStrKey() refuse a kind that is none", () => {
  for (const type of ["", "G", "account", "toString", "constructor", "__proto__", undefined, null, 5, {}]) {
    assert.throws(() => encodeStrKey(type as VersionByteName, new Uint8Array(32)), {
      code: "strkey/kind",
      message: /^Cannot use strkey kind: expected a VersionByteName, got /,
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

test("kinds that are not known yet have a clear error", () => {
  // A muxed contract (CAP-84) will have 40 bytes under a prefix of its own.
  for (let value = 0; value < 32; value++) {
    const text = referenceEncode(value << 3, kinds[1]!.data);
    if (text[0]! in StrKey.types) continue;
    assert.equal(StrKey.tryParse(text), undefined);
    const got = text[0] === "W"
      ? "a muxed contract (CAP-84), which is not part of the protocol yet"
      : "a text of 69 characters";
    assert.throws(() => StrKey.parse(text), {
      code: "strkey/kind",
      message: `Cannot decode strkey: expected a strkey, got ${got}`,
    });
    for (const { method } of checkedKinds) {
      assert.equal(StrKey[`isValid${method}`](text), false);
    }
  }
});
