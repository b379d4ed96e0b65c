import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex } from "@dwsa/base";
import { decodeStrKey, encodeStrKey, isValidStrKey, parseStrKey, tryParseStrKey } from "@dwsa/base/strkey";
import { kinds } from "./_kinds.ts";
import { invalid, valid } from "./_sep23.ts";

for (const { name, type, text, hex } of valid) {
  test(`SEP-23: ${name} is valid and round-trips`, () => {
    const bytes = fromHex(hex);
    assert.equal(isValidStrKey(type, text), true);
    assert.deepEqual(decodeStrKey(type, text), bytes);
    assert.equal(encodeStrKey(type, bytes), text);
    assert.equal(parseStrKey(text).type, type);
    for (const other of kinds) if (other.type !== type) assert.equal(isValidStrKey(other.type, text), false);
  });
}

for (const { reason, type, text, code } of invalid) {
  test(`SEP-23: not valid, ${reason}`, () => {
    assert.throws(() => decodeStrKey(type, text), { name: "DwsaError", code });
    assert.throws(() => parseStrKey(text), { name: "DwsaError", code });
    assert.equal(tryParseStrKey(text), undefined);
    for (const kind of kinds) assert.equal(isValidStrKey(kind.type, text), false);
  });
}

test("SEP-23: 8 strkeys are valid and 15 are not", () => {
  assert.equal(new Set(valid.map(({ text }) => text)).size, 8);
  assert.equal(new Set(invalid.map(({ text }) => text)).size, 15);
});
