import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex } from "@dwsa/base";
import { encodeStrKey, parseStrKey, StrKey, tryParseStrKey } from "@dwsa/base/strkey";
import { kinds, notTexts, signedPayload } from "./_kinds.ts";
import { valid } from "./_sep23.ts";

for (const { type, data } of kinds) {
  test(`parseStrKey() returns the kind ${type} and the bytes`, () => {
    const parsed = parseStrKey(encodeStrKey(type, data));
    assert.equal(parsed.type, type);
    assert.deepEqual(parsed.bytes, data);
  });
}

test("parseStrKey() returns the parts of a signed payload, without its padding", () => {
  for (let length = 1; length <= 64; length++) {
    const data = signedPayload(length);
    assert.deepEqual(parseStrKey(StrKey.encodeSignedPayload(data)), {
      type: "signedPayload",
      bytes: data,
      publicKey: data.slice(0, 32),
      payload: data.slice(36, 36 + length),
    });
  }
});

test("parseStrKey() reads the payloads of SEP-23", () => {
  const payloads = valid.filter(({ type }) => type === "signedPayload").map(({ text }) => parseStrKey(text));
  assert.deepEqual(
    payloads.map((key) => "payload" in key && key.payload),
    [32, 29].map((length) => Uint8Array.from({ length }, (_, i) => i + 1)),
  );
});

test("the parts that parseStrKey() returns share nothing", () => {
  const parsed = parseStrKey(valid[3]!.text);
  assert(parsed.type === "signedPayload");
  parsed.bytes.fill(0);
  assert.equal(parsed.payload[0], 1);
  assert.equal(parsed.publicKey[0], 0x3f);
  parsed.publicKey.fill(0);
  assert.deepEqual(parseStrKey(valid[3]!.text).bytes, fromHex(valid[3]!.hex));
});

test("tryParseStrKey() never throws and parseStrKey() throws a TypeError for other types", () => {
  for (const { name, value } of notTexts) {
    assert.equal(tryParseStrKey(value), undefined, name);
    assert.equal(StrKey.tryParse(value), undefined, name);
    assert.throws(() => parseStrKey(value as never), { name: "TypeError" }, name);
    assert.throws(() => StrKey.parse(value as never), { name: "TypeError" }, name);
  }
});

test("parseStrKey() names the error of a damaged strkey", () => {
  const cases: readonly [string, string, string][] = [
    ["", "strkey/kind", "expected a strkey, got an empty string"],
    ["hello", "strkey/kind", "expected a strkey, got a string of 5 characters"],
    ["G", "strkey/length", "expected 56 characters, got 1"],
    ["M", "strkey/length", "expected 69 characters, got 1"],
    [
      "B".padEnd(58, "A"),
      "strkey/checksum",
      "the key has an invalid checksum; check for a typo",
    ],
  ];
  for (const [text, code, message] of cases) {
    assert.throws(() => parseStrKey(text), { code, message: `Cannot decode the strkey: ${message}` });
  }
});
