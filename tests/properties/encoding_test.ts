/** Properties of hexadecimal and base64 strings. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { equalBytes, fromBase64, fromHex, toBase64, toHex } from "@dwsa/base";
import { bytes } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";

/** Strings that are base64, hexadecimal, both, or almost valid. */
const texts = fc.oneof(
  bytes().map((input) => toBase64(input)),
  bytes().map((input) => toHex(input)),
  fc.tuple(bytes(), fc.nat(), fc.constantFrom(..."AQgw059+/=-_ \n", "    ", "AQID", "====")).map(
    ([input, place, letter]) => {
      const text = toBase64(input);
      const at = place % (text.length + 1);
      return text.slice(0, at) + letter + text.slice(at + 1);
    },
  ),
  fc.stringMatching(/^[0-9a-fA-F]{0,12}$/),
  fc.stringMatching(/^[A-Za-z0-9+/]{0,12}={0,3}$/),
  fc.string({ maxLength: 12 }),
);

testProperty(
  "fromHex() and fromBase64() return what toHex() and toBase64() encoded, and do not change it",
  fc.property(bytes(), (input) => {
    const copy = input.slice();
    assert.deepEqual(fromHex(toHex(input)), copy);
    assert.deepEqual(fromHex(toHex(input).toUpperCase()), copy);
    assert.deepEqual(fromBase64(toBase64(input)), copy);
    assert.deepEqual(input, copy);
  }),
);

testProperty(
  "toHex() and toBase64() write the only text that fromHex() and fromBase64() read as these bytes, but for case",
  fc.property(texts, (text) => {
    if (reads(fromHex, text, "encoding/invalid-hex")) assert.equal(toHex(fromHex(text)), text.toLowerCase());
    if (reads(fromBase64, text, "encoding/invalid-base64")) assert.equal(toBase64(fromBase64(text)), text);
  }),
  200,
);

testProperty(
  "equalBytes() says whether the hexadecimal texts are equal",
  fc.property(bytes(8), fc.option(bytes(8)), fc.nat(), (a, other, place) => {
    const b = other ?? a.map((byte, i) => i === place % 9 ? byte ^ 1 : byte); // often differs in one bit only
    assert.equal(equalBytes(a, b), toHex(a) === toHex(b));
    assert.equal(equalBytes(b, a), toHex(a) === toHex(b));
  }),
);

/** Returns whether a string can be decoded. The only accepted error has the given code. */
function reads(read: (text: string) => unknown, text: string, code: string): boolean {
  try {
    read(text);
    return true;
  } catch (error) {
    assert.equal((error as { code?: unknown }).code, code);
    return false;
  }
}
