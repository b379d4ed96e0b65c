import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeUtf8, encodeUtf8, encodeUtf8Into, isWellFormed } from "../../internal/utf8.ts";

/** Runs a check while an object lacks a method, as polyfills and older engines do. */
function without(holder: object, method: string, check: () => void): void {
  const found = Object.getOwnPropertyDescriptor(holder, method);
  Reflect.deleteProperty(holder, method);
  try {
    check();
  } finally {
    if (found !== undefined) Object.defineProperty(holder, method, found);
  }
}

const texts = [
  { text: "", wellFormed: true },
  { text: "abc", wellFormed: true },
  { text: "é€", wellFormed: true },
  { text: "😀", wellFormed: true },
  { text: "a\ud83d", wellFormed: false },
  { text: "\ude00\ud83d", wellFormed: false },
  { text: "\ud83d\ud83d\ude00", wellFormed: false },
];

test("decodeUtf8() keeps a leading BOM, and returns nothing for bytes that are not UTF-8", () => {
  assert.equal(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 97)), "\ufeffa");
  for (const bytes of [[0xff], [97, 0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
    assert.equal(decodeUtf8(Uint8Array.from(bytes)), undefined);
  }
});

for (const { text, wellFormed } of texts) {
  const name = JSON.stringify(text);

  test(`isWellFormed() is ${wellFormed} for ${name}, with and without the engine's method`, () => {
    assert.equal(isWellFormed(text), wellFormed);
    without(String.prototype, "isWellFormed", () => assert.equal(isWellFormed(text), wellFormed));
  });

  test(`encodeUtf8() and encodeUtf8Into() agree on ${name}, with and without the encoder's encodeInto`, () => {
    const bytes = encodeUtf8(text);
    assert.equal(bytes === undefined, !wellFormed);
    if (bytes === undefined) return;
    assert.equal(decodeUtf8(bytes), text);
    const check = () => {
      const target = new Uint8Array(3 * text.length + 1).fill(170);
      assert.equal(encodeUtf8Into(text, target), bytes.length);
      assert.deepEqual(target.subarray(0, bytes.length), bytes);
      assert.ok(target.subarray(bytes.length).every((byte) => byte === 170));
    };
    check();
    without(TextEncoder.prototype, "encodeInto", check);
  });
}
