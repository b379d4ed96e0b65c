import assert from "node:assert/strict";
import { test } from "node:test";
import { describe, quote, wrongType } from "../../internal/fault.ts";
import { ScVal } from "@dwsa/base/xdr";
import { quoted } from "../../internal/escape.ts";

const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const SHUFFLED = `${SECRET.slice(0, 28)}0${SECRET.slice(29)}`;
const GROUPS = SECRET.match(/.{4}/g)!;

const secrets: readonly { readonly name: string; readonly text: string }[] = [
  { name: "a seed", text: SECRET },
  { name: "a seed in lower case", text: SECRET.toLowerCase() },
  { name: "a seed with white space around", text: ` ${SECRET}\n` },
  { name: "a seed in another string", text: `secret: "${SECRET}"` },
  { name: "a seed behind an underscore", text: `SECRET_${SECRET}` },
  { name: "a seed without its end", text: SECRET.slice(0, 45) },
  { name: "a seed with one character too many", text: `${SECRET}A` },
  { name: "a seed with a 0 for an O", text: SHUFFLED },
  { name: "a seed with a 0 for an O, in lower case", text: SHUFFLED.toLowerCase() },
  { name: "a seed with a 1 and an 8", text: SECRET.replace("I", "1").replace("B", "8") },
  { name: "a seed in groups", text: GROUPS.join(" ") },
  { name: "a seed in groups with dashes", text: GROUPS.join("-") },
  { name: "a seed in groups with other separators", text: GROUPS.join("\u00a0").replace("\u00a0", "_") },
  { name: "a seed without its first character", text: SECRET.slice(1) },
  { name: "32 bytes as hexadecimal digits, which could be a seed or a hash", text: "ab".repeat(32) },
  { name: "32 bytes as hexadecimal digits with a prefix", text: `0x${"4D".repeat(32)}` },
  { name: "32 bytes as base64", text: "FIESsF4saTky5a3z5TYB81IQMu6+s6u14xaQLwpAoCQ=" },
  { name: "32 bytes as base64 for URLs, without padding", text: "FIESsF4saTky5a3z5TYB81IQMu6-s6u14xaQLwpAoCQ" },
  { name: "a seed character by character", text: [...SECRET].join(" ") },
];
for (const { name, text } of secrets) {
  test(`quote() repeats no more than 16 characters of ${name}`, () => {
    assert.equal(quote(text), `${quoted(`${text.slice(0, 16)}…`)} (${text.length} characters)`);
  });
}

const short = ["", "transfer", "0123456789abcdef"];
for (const text of short) {
  test(`quote() repeats a string of ${text.length} characters`, () => assert.equal(quote(text), `"${text}"`));
}

test("quote() escapes what does not show, and what steers a terminal", () => {
  assert.equal(quote("\u009b31m\u202e"), '"\\u{9b}31m\\u{202e}"');
});

const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const kinds: readonly { readonly value: unknown; readonly text: string }[] = [
  { value: undefined, text: "undefined" },
  { value: null, text: "null" },
  { value: 7, text: "number" },
  { value: 7n, text: "bigint" },
  { value: true, text: "boolean" },
  { value: Symbol("s"), text: "symbol" },
  { value: () => {}, text: "function" },
  { value: "", text: "an empty string" },
  { value: "a", text: "string of 1 character" },
  { value: SECRET, text: "string of 56 characters" },
  { value: new Uint8Array(1), text: "Uint8Array of 1 byte" },
  { value: new Uint8Array(32), text: "Uint8Array of 32 bytes" },
  { value: [1, 2], text: "array of 2 items" },
  { value: {}, text: "object" },
  { value: Object.create(null), text: "object" },
  { value: new Map(), text: "Map" },
  { value: new Date(0), text: "Date" },
  { value: { constructor: { name: SECRET } }, text: "object" },
  { value: Object.create({ constructor: { name: "a name\nof more lines" } }), text: "object" },
  { value: proxy, text: "object" },
  { value: ScVal.scvVoid(), text: "ScVal" },
  { value: { [Symbol.toStringTag]: "xdr.a name of two words" }, text: "object" },
  {
    value: new (class Foreign {
      toXDR(): void {}
    })(),
    text: "Foreign from a different library (convert it with fromXDR(value.toXDR()))",
  },
];
for (const { value, text } of kinds) {
  test(`describe() says ${text}`, () => assert.equal(describe(value), text));
}

test("wrongType() names the argument, what was expected and the type of what was found, never its contents", () => {
  const error = wrongType("data", "a Uint8Array", SECRET).toError("Cannot sign");
  assert.ok(error instanceof TypeError);
  assert.equal(error.message, "Cannot sign: expected data to be a Uint8Array, got string of 56 characters");
});
