/** Wire values as strings: JSON, `toString()` and the console. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { encodeStrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";

const { ScVal, ScMapEntry, ScAddress } = xdr;
const id = new Uint8Array(32).fill(7);

test("JSON.stringify() writes SEP-51", () => {
  const value = ScVal.scvMap([
    new ScMapEntry({ key: ScVal.scvSymbol("id"), val: ScVal.scvBytes(id) }),
    new ScMapEntry({ key: ScVal.scvU64(1n), val: ScVal.scvVoid() }),
  ]);
  assert.deepEqual(JSON.parse(JSON.stringify(value)), {
    map: [
      { key: { symbol: "id" }, val: { bytes: "07".repeat(32) } },
      { key: { u64: "1" }, val: "void" },
    ],
  });
});

const C32 = encodeStrKey("contract", id);
const shown: readonly { readonly name: string; readonly value: xdr.XdrValue; readonly text: string | RegExp }[] = [
  { name: "an arm with a number", value: ScVal.scvU32(7), text: "ScVal.scvU32(7)" },
  { name: "an arm without a value", value: ScVal.scvVoid(), text: "ScVal.scvVoid()" },
  { name: "an arm whose list is absent", value: ScVal.scvVec(null), text: "ScVal.scvVec(null)" },
  {
    name: "bigints and booleans",
    value: ScVal.scvVec([ScVal.scvI128(-1n), ScVal.scvBool(true)]),
    text: "ScVal.scvVec([ScVal.scvI128(-1n), ScVal.scvBool(true)])",
  },
  { name: "bytes", value: ScVal.scvBytes(new Uint8Array([1, 255])), text: "ScVal.scvBytes(0x01ff)" },
  {
    name: "long bytes",
    value: ScVal.scvBytes(new Uint8Array(33)),
    text: `ScVal.scvBytes(0x${"00".repeat(32)}… (33 bytes))`,
  },
  { name: "a long string", value: ScVal.scvString("x".repeat(101)), text: `ScVal.scvString("${"x".repeat(100)}…")` },
  {
    name: "what does not show",
    value: ScVal.scvString("\u009b31m\u202e\n"),
    text: 'ScVal.scvString("\\u{9b}31m\\u{202e}\\n")',
  },
  { name: "a string that is not UTF-8", value: ScVal.scvString(new Uint8Array([255])), text: "ScVal.scvString(0xff)" },
  { name: "an address", value: ScAddress.scAddressTypeContract(id), text: `ScAddress("${C32}")` },
  {
    name: "an address in a value",
    value: ScVal.scvAddress(ScAddress.scAddressTypeContract(id)),
    text: `ScVal.scvAddress("${C32}")`,
  },
  {
    name: "an address of 31 bytes",
    value: ScAddress.scAddressTypeContract(id.subarray(1)),
    text: `ScAddress.scAddressTypeContract(0x${"07".repeat(31)})`,
  },
  {
    name: "a struct",
    value: new ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvVoid() }),
    text: 'ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvVoid() })',
  },
  {
    name: "a long list",
    value: ScVal.scvVec(new Array(25).fill(ScVal.scvVoid())),
    text: /^ScVal\.scvVec\(\[(ScVal\.scvVoid\(\), ){19}ScVal\.scvVoid\(\), … 5 more\]\)$/,
  },
  {
    name: "a secret of a node",
    value: new xdr.Curve25519Secret({ key: id }),
    text: "Curve25519Secret({ key: Uint8Array of 32 bytes })",
  },
  {
    name: "a field of the wrong type",
    value: ScVal.scvVec([undefined, Symbol("s"), {}, () => {}] as never),
    text: /^ScVal\.scvVec\(\[undefined, Symbol\(s\), object, /,
  },
];

for (const { name, value, text } of shown) {
  test(`toString() and a console show ${name}`, () => {
    if (typeof text === "string") assert.equal(String(value), text);
    else assert.match(String(value), text);
    assert.equal(inspect(value), String(value));
  });
}

test("toString() ends after some 1,000 characters, also for a value that holds itself, and never throws", () => {
  const items: xdr.ScVal[] = [];
  const circle = Object.assign(ScVal.scvVec([]), { value: items });
  items.push(circle, circle);
  let deep = ScVal.scvVoid() as xdr.ScVal;
  for (let i = 0; i < 100_000; i++) deep = ScVal.scvVec([deep]);
  for (const value of [circle, deep]) {
    assert.ok(String(value).length <= 1001);
    assert.ok(String(value).endsWith("…"));
  }
  const throwing = Object.defineProperty(ScVal.scvU32(1), "value", {
    get: () => {
      throw new Error("no");
    },
  });
  assert.equal(String(throwing), "…");
});
