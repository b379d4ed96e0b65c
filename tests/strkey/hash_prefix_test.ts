/** The prefixes H and X of SHA-256 hashes, and the option that selects one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeStrKey, encodeStrKey, StrKey } from "@dwsa/base/strkey";
import { kinds } from "./_kinds.ts";
import { referenceEncode } from "./_reference.ts";

test("encodeSha256Hash() writes H, or X on request, and decodeSha256Hash() reads both", () => {
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
    assert.throws(() => StrKey.decodePreAuthTx(text), { message: /got a hash strkey \([HX]\.\.\.\)$/ });
  }
  assert.throws(() => StrKey.decodeSha256Hash(x.slice(0, -1)), { code: "strkey/length" });
});

test("hashes have 32 bytes, with both prefixes", () => {
  for (const [prefix, version] of [["H", 7], ["X", 23]] as const) {
    for (const size of [31, 33]) {
      const data = new Uint8Array(size);
      assert.throws(() => encodeStrKey("sha256Hash", data, { prefix }), { code: "strkey/length" });
      assert.throws(() => decodeStrKey("sha256Hash", referenceEncode(version << 3, data)), { code: "strkey/length" });
    }
  }
});

test("encodeStrKey() uses a prefix option for no other type", () => {
  const { data } = kinds[6]!;
  for (const prefix of ["X", "H"] as const) {
    assert.equal(encodeStrKey("contract", data, { prefix }), StrKey.encodeContract(data));
  }
});

test("encodeSha256Hash() rejects a prefix that is neither H nor X, an option of another name, and options that are no object", () => {
  const hash = kinds[4]!.data;
  const refused: readonly (readonly [options: unknown, message: RegExp])[] = [
    [{ prefix: "G" }, /expected prefix to be "H" or "X", got "G"/],
    [{ prefix: "x" }, /\(did you mean "[HX]"\?\)$/],
    [{ prefix: null }, /got null$/],
    [{ prefix: 7 }, /got number$/],
    [{ prefi: "X" }, /expected options to have no fields other than prefix, got "prefi" \(did you mean "prefix"\?\)$/],
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

test("encodeSha256Hash() ignores a prefix that every object inherits", () => {
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
