import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { Contract } from "@dwsa/base/contract";
import { nativeToScVal, ScInt } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import {
  ACCOUNT,
  account,
  BALANCE,
  bytes,
  CONTRACT,
  contract,
  i128,
  map,
  nothing,
  POOL,
  text,
  u32,
  u64,
  vec,
} from "./_values.ts";

interface Case {
  readonly name: string;
  readonly input: unknown;
  readonly expected: ScVal;
}

const inputs: readonly Case[] = [
  { name: "null", input: null, expected: nothing() },
  { name: "undefined", input: undefined, expected: nothing() },
  { name: "true", input: true, expected: ScVal.scvBool(true) },
  { name: "a string", input: "é", expected: text("é") },
  { name: "the empty string", input: "", expected: text("") },
  { name: "bytes", input: new Uint8Array([1, 2]), expected: bytes(1, 2) },
  { name: "a number", input: 7, expected: u64(7n) },
  { name: "a negative number", input: -7, expected: ScVal.scvI64(-7n) },
  { name: "a bigint", input: 2n ** 64n, expected: ScVal.scvU128(2n ** 64n) },
  { name: "minus zero", input: -0, expected: u64(0n) },
  { name: "the biggest safe number", input: 2 ** 53 - 1, expected: u64(9007199254740991n) },
  { name: "an Address", input: new Address(ACCOUNT), expected: account },
  { name: "a Contract", input: new Contract(CONTRACT), expected: contract },
  { name: "a ScInt", input: new ScInt(5, { type: "i128" }), expected: i128(5n) },
  { name: "an empty array", input: [], expected: vec() },
  { name: "an array", input: [1, 2n], expected: vec(u64(1n), u64(2n)) },
  { name: "arrays of different lengths", input: [[], ["a"]], expected: vec(vec(), vec(text("a"))) },
  { name: "null and undefined in an array", input: [null, undefined], expected: vec(nothing(), nothing()) },
  { name: "contract values in an array", input: [u32(1), text("a")], expected: vec(u32(1), text("a")) },
  {
    name: "addresses in an array",
    input: [new Address(ACCOUNT), new Contract(CONTRACT)],
    expected: vec(account, contract),
  },
  { name: "an empty object", input: {}, expected: map() },
  { name: "an object", input: { b: 1, a: "x" }, expected: map([text("a"), text("x")], [text("b"), u64(1n)]) },
  { name: "undefined in an object", input: { a: undefined }, expected: map([text("a"), nothing()]) },
  {
    name: "a Map with keys of several kinds, null among them",
    input: new Map<unknown, unknown>([["a", 2], [null, 1]]),
    expected: map([nothing(), u64(1n)], [text("a"), u64(2n)]),
  },
  {
    name: "a Map with addresses as keys",
    input: new Map([[new Address(CONTRACT), 1], [new Address(ACCOUNT), 2]]),
    expected: map([account, u64(2n)], [contract, u64(1n)]),
  },
  {
    name: "a Map with arrays as keys, as of contract enums",
    input: new Map([[[u32(10)], 1], [[u32(9), u32(0)], 2], [[u32(9)], 3]]),
    expected: map([vec(u32(9)), u64(3n)], [vec(u32(9), u32(0)), u64(2n)], [vec(u32(10)), u64(1n)]),
  },
  {
    name: "an object without a prototype",
    input: Object.assign(Object.create(null), { a: 1 }),
    expected: map([text("a"), u64(1n)]),
  },
  {
    name: "keys named like what every object has",
    input: JSON.parse('{"__proto__":1,"constructor":2,"toString":3}'),
    expected: map([text("__proto__"), u64(1n)], [text("constructor"), u64(2n)], [text("toString"), u64(3n)]),
  },
];

for (const { name, input, expected } of inputs) {
  test(`nativeToScVal() converts ${name}`, () => {
    assert.equal(nativeToScVal(input).toXDR("base64"), expected.toXDR("base64"));
  });
}

test("nativeToScVal() takes balances and pools as an Address, which is made on purpose", () => {
  for (const address of [BALANCE, POOL].map((text) => new Address(text))) {
    assert(nativeToScVal([address]).equals(vec(address.toScVal())));
  }
});

test("nativeToScVal() gives an ScVal back as it is", () => {
  const value = vec(u32(1));
  assert.equal(nativeToScVal(value), value);
  assert.equal((nativeToScVal([value]) as ScVal<"scvVec">).value![0], value);
});

test("nativeToScVal() copies bytes, of subclasses too", () => {
  class Buffer extends Uint8Array {}
  const buffer = new Buffer([1, 2]);
  const value = nativeToScVal(buffer) as ScVal<"scvBytes">;
  buffer[0] = 9;
  assert.deepEqual(value.value, new Uint8Array([1, 2]));
});

test("nativeToScVal() converts an object that is referenced twice", () => {
  const shared = { a: 1 };
  assert.equal((nativeToScVal([shared, shared]) as ScVal<"scvVec">).value?.length, 2);
});

test("nativeToScVal() touches no prototype", () => {
  nativeToScVal(JSON.parse('{"__proto__":{"polluted":true}}'));
  assert.equal((Object.prototype as { polluted?: boolean }).polluted, undefined);
});

test("nativeToScVal() can be handed to map, flatMap and Array.from", () => {
  const natives = [5n, "a", null, { b: 1 }];
  const expected = natives.map((native) => nativeToScVal(native));
  assert.deepEqual(natives.map(nativeToScVal), expected);
  assert.deepEqual(natives.flatMap(nativeToScVal), expected);
  assert.deepEqual(Array.from(natives, nativeToScVal), expected);
  for (const opts of [-1, 0.5, NaN, 5n]) {
    assert.throws(() => nativeToScVal(1, opts as never), {
      name: "TypeError",
      message: /expected opts to be an object/,
    });
  }
});

test("nativeToScVal() reads own properties of its options only", () => {
  const inherited = Object.create({ type: "u32", keyType: "symbol" }) as { type: "u32"; keyType: "symbol" };
  assert.equal(nativeToScVal(5, inherited).type, "scvU64");
  assert(nativeToScVal({ a: 1 }, inherited).equals(nativeToScVal({ a: 1 })));
});
