import assert from "node:assert/strict";
import { test } from "node:test";
import { size, some } from "../_long.ts";
import { randomSource } from "../xdr/_random_xdr.ts";
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

/** Runs a check on an engine without `TextEncoder` and `TextDecoder`. */
function onBareEngine<T>(check: () => T): T {
  let result: T;
  without(globalThis, "TextEncoder", () => without(globalThis, "TextDecoder", () => result = check()));
  return result!;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Returns what the engine's decoder returns; `undefined` if it throws. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

test("decodeUtf8() without TextDecoder has the same result for all pairs of bytes", () => {
  const all = Array.from({ length: 2 ** 16 }, (_, pair) => Uint8Array.of(pair >> 8, pair & 255));
  const pairs = some(all, 7); // 7 and 256 have no common factor, so each byte is first and second
  const found = onBareEngine(() => pairs.map((bytes) => decodeUtf8(bytes)));
  assert.deepEqual(found, pairs.map(decoded));
});

test("decodeUtf8() and encodeUtf8() of random bytes and strings are the same without the engine's classes", () => {
  const random = randomSource(7);
  // Bytes at the limits of the ranges of RFC 3629 are frequent.
  const limits = [
    0,
    0x41,
    0x7f,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc1,
    0xc2,
    0xdf,
    0xe0,
    0xed,
    0xef,
    0xf0,
    0xf4,
    0xf5,
  ];
  const inputs = Array.from(
    { length: size(100_000) },
    () =>
      Uint8Array.from({ length: 1 + Math.floor(random() * 6) }, () => limits[Math.floor(random() * limits.length)]!),
  );
  const found = onBareEngine(() => inputs.map((bytes) => decodeUtf8(bytes)));
  const expected = inputs.map(decoded);
  assert.deepEqual(found, expected);
  const texts = expected.filter((text) => text !== undefined);
  assert.ok(texts.length > 500 && texts.length < inputs.length / 2, `${texts.length} strings`);
  for (const text of texts) {
    assert.deepEqual(onBareEngine(() => encodeUtf8(text)), encodeUtf8(text));
    const [ours, theirs] = [new Uint8Array(18), new Uint8Array(18)];
    assert.equal(onBareEngine(() => encodeUtf8Into(text, ours)), encodeUtf8Into(text, theirs));
    assert.deepEqual(ours, theirs);
  }
});
