import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { equalBytes } from "@dwsa/base";

const bytes = Uint8Array.of(1, 2, 255);

const pairs: readonly { readonly name: string; readonly other: Uint8Array; readonly equal: boolean }[] = [
  { name: "the same array", other: bytes, equal: true },
  { name: "a copy", other: bytes.slice(), equal: true },
  { name: "a Buffer", other: Buffer.from(bytes), equal: true },
  { name: "a part of a longer array", other: Uint8Array.of(0, 1, 2, 255, 0).subarray(1, 4), equal: true },
  { name: "another last byte", other: Uint8Array.of(1, 2, 254), equal: false },
  { name: "another first byte", other: Uint8Array.of(0, 2, 255), equal: false },
  { name: "a prefix", other: bytes.subarray(0, 2), equal: false },
  { name: "no bytes", other: new Uint8Array(0), equal: false },
];
for (const { name, other, equal } of pairs) {
  test(`equalBytes() compares ${name}`, () => {
    assert.equal(equalBytes(bytes, other), equal);
    assert.equal(equalBytes(other, bytes), equal);
  });
}

for (const wrong of [undefined, null, "0102ff", [1, 2, 255], bytes.buffer, new Uint16Array(3)]) {
  test(`equalBytes() rejects ${Object.prototype.toString.call(wrong)}`, () => {
    assert.throws(() => equalBytes(wrong as never, bytes), {
      name: "TypeError",
      message: /^Cannot compare bytes: expected a to be a Uint8Array, got /,
    });
    assert.throws(() => equalBytes(bytes, wrong as never), { name: "TypeError", message: /expected b to be/ });
  });
}
