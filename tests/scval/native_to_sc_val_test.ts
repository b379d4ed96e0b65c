import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { Address } from "@dwsa/base/address";
import { Contract } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal, type NativeToScValOpts, ScInt } from "@dwsa/base/scval";
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
  MUXED,
  nothing,
  POOL,
  symbol,
  text,
  u32,
  u64,
  utf8,
  vec,
} from "./_values.ts";

interface Case {
  readonly name: string;
  readonly input: unknown;
  readonly opts?: NativeToScValOpts;
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
    name: "a Map with keys of several types, null among them",
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

test("nativeToScVal() accepts balances and pools as an Address, which is made on purpose", () => {
  for (const address of [BALANCE, POOL].map((text) => new Address(text))) {
    assert(nativeToScVal([address]).equals(vec(address.toScVal())));
  }
});

test("nativeToScVal() returns an ScVal unchanged", () => {
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

const types: readonly Case[] = [
  ...([
    ["u32", ScVal.scvU32(5)],
    ["i32", ScVal.scvI32(5)],
    ["u64", ScVal.scvU64(5n)],
    ["i64", ScVal.scvI64(5n)],
    ["timepoint", ScVal.scvTimepoint(5n)],
    ["duration", ScVal.scvDuration(5n)],
    ["u128", ScVal.scvU128(5n)],
    ["i128", ScVal.scvI128(5n)],
    ["u256", ScVal.scvU256(5n)],
    ["i256", ScVal.scvI256(5n)],
  ] as const).flatMap(([type, expected]) => [
    { name: `a number as ${type}`, input: 5, opts: { type }, expected },
    { name: `a bigint as ${type}`, input: 5n, opts: { type }, expected },
    { name: `decimal digits as ${type}`, input: "5", opts: { type }, expected },
    { name: `a ScInt of another type as ${type}`, input: new ScInt(5, { type: "i64" }), opts: { type }, expected },
  ]),
  { name: "minus zero as i32", input: -0, opts: { type: "i32" }, expected: ScVal.scvI32(0) },
  {
    name: "keys that all objects inherit, of which no type is given",
    input: { constructor: 1, a: 2 },
    opts: { type: { a: [null, "u32"] } },
    expected: map([text("a"), u32(2)], [text("constructor"), u64(1n)]),
  },
  { name: "a negative string as i128", input: "-7", opts: { type: "i128" }, expected: i128(-7n) },
  { name: "a boolean as bool", input: false, opts: { type: "bool" }, expected: ScVal.scvBool(false) },
  { name: "null as void", input: null, opts: { type: "void" }, expected: ScVal.scvVoid() },
  { name: "a string as string", input: "a b", opts: { type: "string" }, expected: text("a b") },
  { name: "a string as symbol", input: "a_B9", opts: { type: "symbol" }, expected: symbol("a_B9") },
  { name: "the empty symbol", input: "", opts: { type: "symbol" }, expected: symbol("") },
  {
    name: "a symbol of 32 characters",
    input: "x".repeat(32),
    opts: { type: "symbol" },
    expected: symbol("x".repeat(32)),
  },
  { name: "an account as address", input: ACCOUNT, opts: { type: "address" }, expected: account },
  { name: "a contract as address", input: CONTRACT, opts: { type: "address" }, expected: contract },
  {
    name: "a muxed account as address",
    input: MUXED,
    opts: { type: "address" },
    expected: new Address(MUXED).toScVal(),
  },
  {
    name: "bytes as bytes",
    input: new Uint8Array([1]),
    opts: { type: "bytes" },
    expected: ScVal.scvBytes(new Uint8Array([1])),
  },
  { name: "bytes as string", input: utf8("é"), opts: { type: "string" }, expected: text("é") },
  {
    name: "bytes that are not UTF-8 as string",
    input: new Uint8Array([0xff, 0x61]),
    opts: { type: "string" },
    expected: text(new Uint8Array([0xff, 0x61])),
  },
  { name: "bytes as symbol", input: utf8("abc"), opts: { type: "symbol" }, expected: symbol("abc") },
  { name: "an array with one type", input: [1, 2], opts: { type: "u32" }, expected: vec(u32(1), u32(2)) },
  { name: "nested arrays with one type", input: [[1], []], opts: { type: "u32" }, expected: vec(vec(u32(1)), vec()) },
  {
    name: "an array of objects with one type",
    input: [{ a: 1 }, { a: 2 }],
    opts: { type: { a: ["symbol", "u32"] } },
    expected: vec(map([symbol("a"), u32(1)]), map([symbol("a"), u32(2)])),
  },
  {
    name: "an array of several types with a list of types",
    input: [1, "a", null, [2], { b: 3 }],
    opts: { type: ["u32", "symbol", null, "i128", { b: [null, "u32"] }] },
    expected: vec(u32(1), symbol("a"), ScVal.scvVoid(), vec(i128(2n)), map([text("b"), u32(3)])),
  },
  {
    name: "a list of types that ends early: the default from there on",
    input: [1, "a", true],
    opts: { type: ["u32"] },
    expected: vec(u32(1), text("a"), ScVal.scvBool(true)),
  },
  {
    name: "an object with types for some of its keys",
    input: { a: 1, b: "x", c: 2, d: ACCOUNT, e: 3 },
    opts: { type: { a: ["symbol", "i128"], b: [null, "symbol"], c: null, d: ["symbol", "address"], e: ["symbol"] } },
    expected: map([symbol("a"), i128(1n)], [text("b"), symbol("x")], [text("c"), u64(2n)], [symbol("d"), account], [
      symbol("e"),
      u64(3n),
    ]),
  },
  {
    name: "types at every level",
    input: { orders: [{ price: "5" }] },
    opts: { type: { orders: ["symbol", { price: ["symbol", "i128"] }] } },
    expected: map([symbol("orders"), vec(map([symbol("price"), i128(5n)]))]),
  },
  {
    name: "integer keys of an object in numeric order",
    input: { "-1": 1, "10": 2, "9": 3 },
    opts: { keyType: "i32" },
    expected: map([ScVal.scvI32(-1), u64(1n)], [ScVal.scvI32(9), u64(3n)], [ScVal.scvI32(10), u64(2n)]),
  },
  {
    name: "addresses as keys of an object",
    input: { [CONTRACT]: 1, [ACCOUNT]: 2 },
    opts: { keyType: "address" },
    expected: map([account, u64(2n)], [contract, u64(1n)]),
  },
  {
    name: "a struct without naming its fields",
    input: { b: 1, a: 2 },
    opts: { keyType: "symbol" },
    expected: map([symbol("a"), u64(2n)], [symbol("b"), u64(1n)]),
  },
  {
    name: "structs in structs, with types for the values only",
    input: { list: [{ x: 1 }], other: { y: { z: "t" } } },
    opts: { keyType: "symbol", type: { list: [null, { x: [null, "u32"] }] } },
    expected: map(
      [symbol("list"), vec(map([symbol("x"), u32(1)]))],
      [symbol("other"), map([symbol("y"), map([symbol("z"), text("t")])])],
    ),
  },
  {
    name: "a Map inside a struct by what its keys are",
    input: { m: new Map([["k", 1]]) },
    opts: { keyType: "symbol" },
    expected: map([symbol("m"), map([text("k"), u64(1n)])]),
  },
  {
    name: "a Map with one pair of types for all entries",
    input: new Map([[CONTRACT, 1], [ACCOUNT, 2]]),
    opts: { type: ["address", "i128"] },
    expected: map([account, i128(2n)], [contract, i128(1n)]),
  },
  {
    name: "a Map of one entry with one pair of types",
    input: new Map([["a", 1]]),
    opts: { type: [null, "u32"] },
    expected: map([text("a"), u32(1)]),
  },
  {
    name: "a Map with types by key",
    input: new Map<unknown, unknown>([["a", 1], [5, 2]]),
    opts: { type: { a: ["symbol", "u32"] } },
    expected: map([u64(5n), u64(2n)], [symbol("a"), u32(1)]),
  },
  { name: "an Address, whatever the type", input: new Address(ACCOUNT), opts: { type: "i128" }, expected: account },
  { name: "a Contract, whatever the type", input: new Contract(CONTRACT), opts: { type: ["u32"] }, expected: contract },
  { name: "a contract value, whatever the type", input: u32(1), opts: { type: "string" }, expected: u32(1) },
];

for (const { name, input, opts, expected } of types) {
  test(`nativeToScVal() converts ${name}`, () => {
    assert.equal(nativeToScVal(input, opts).toXDR("base64"), expected.toXDR("base64"));
  });
}

test("nativeToScVal() ignores inherited properties of types by key", () => {
  const type = JSON.parse('{"__proto__":["symbol","u32"]}');
  const value = nativeToScVal(JSON.parse('{"__proto__":1}'), { type }) as ScVal<"scvMap">;
  assert(value.equals(map([symbol("__proto__"), u32(1)])));
});

test("nativeToScVal() converts null and undefined to void, for every type", () => {
  const specs = ["u32", "address", "bool", "void", ["u32"], { a: ["symbol", "u32"] }, null] as const;
  for (const type of specs) {
    for (const none of [null, undefined]) assert(nativeToScVal(none, { type }).equals(ScVal.scvVoid()));
  }
});

test("nativeToScVal() accepts types by key for the optional fields that an object lacks", () => {
  const type = { amount: ["symbol", "i128"], limit: ["symbol", "u32"], to: ["symbol", "address"] } as const;
  const absent = nativeToScVal({ amount: 5n }, { type });
  assert(absent.equals(map([symbol("amount"), i128(5n)])));
  const value = nativeToScVal({ amount: 5n, limit: null, to: undefined }, { type });
  const nothing = ScVal.scvVoid();
  assert(value.equals(map([symbol("amount"), i128(5n)], [symbol("limit"), nothing], [symbol("to"), nothing])));
  const nested = nativeToScVal([[{ amount: 5n }], [{}]], { type: [[type], type] });
  assert(nested.equals(ScVal.scvVec([ScVal.scvVec([absent]), ScVal.scvVec([map()])])));
  assert(nativeToScVal(new Map([["amount", 5n]]), { type }).equals(absent));
  assert(nativeToScVal({}, { type: { toString: ["symbol"] } as never }).equals(map()));
});

const INTEGERS = ["u32", "i32", "u64", "i64", "timepoint", "duration", "u128", "i128", "u256", "i256"] as const;

/** By native value: the types that it can be converted to, or `"any"` if it ignores types. */
const COMPATIBLE: readonly (readonly [value: unknown, types: readonly string[] | "any"])[] = [
  [5, INTEGERS],
  [5n, INTEGERS],
  [new ScInt(5), INTEGERS],
  ["5", [...INTEGERS, "string", "symbol"]],
  ["a", ["string", "symbol"]],
  [ACCOUNT, ["string", "address"]], // too long for a symbol
  [new Uint8Array([97]), ["bytes", "string", "symbol"]],
  [true, ["bool"]],
  [false, ["bool"]],
  [[true], ["bool"]],
  [["a"], ["string", "symbol"]],
  [{ a: 1 }, []],
  [new Map([["a", 1]]), []],
  [null, "any"],
  [undefined, "any"],
  [new Address(ACCOUNT), "any"],
  [Keypair.fromPublicKey(ACCOUNT), "any"],
  [u32(5), "any"],
];
for (const type of [...INTEGERS, "bool", "void", "bytes", "string", "symbol", "address"] as const) {
  test(`nativeToScVal() rejects each native value that cannot be a ${type}`, () => {
    for (const [value, types] of COMPATIBLE) {
      if (types === "any" || types.includes(type)) {
        nativeToScVal(value, { type });
        continue;
      }
      assert.throws(
        () => nativeToScVal(value, { type }),
        /^(TypeError|DwsaError): Cannot convert to ScVal/,
        String(value),
      );
    }
  });
}

test("nativeToScVal() makes the address of a key pair, and nothing of its secret", () => {
  const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
  const expected = new Address(keypair.publicKey()).toScVal();
  assert(nativeToScVal(keypair).equals(expected));
  assert(nativeToScVal({ a: keypair }, { type: { a: [null, "address"] } }).equals(map([text("a"), expected])));
  assert(nativeToScVal([keypair, new Address(ACCOUNT)]).type === "scvVec");
});

test("nativeToScVal() rejects objects that are copies of contract values and addresses without their class", () => {
  const copies: readonly [unknown, string][] = [
    [structuredClone(u32(7)), "an ScVal"],
    [structuredClone(ScVal.scvVoid()), "an ScVal"],
    [structuredClone(map([text("a"), u32(1)])), "an ScVal"],
    [{ value: "x", type: "scvSymbol" }, "an ScVal"],
    [structuredClone(new Address(ACCOUNT)), "an Address"],
    [structuredClone(new Address(CONTRACT)), "an Address"],
  ];
  for (const [copy, name] of copies) {
    const advice = name === "an ScVal" ? "ScVals between threads as XDR" : "addresses between threads as strings";
    assert.throws(() => nativeToScVal({ list: [copy] }), {
      name: "TypeError",
      message: "Cannot convert to ScVal at .list[0]: expected a value, got what looks like a structured clone of " +
        `${name}; send ${advice}`,
    });
  }
  for (const other of [{ type: "u32", value: 7 }, { type: "scvU32" }, { text: "hello" }, { text: ACCOUNT, a: 1 }]) {
    assert(nativeToScVal(other).type === "scvMap");
  }
  assert(nativeToScVal({ text: ACCOUNT }, { type: { text: ["symbol", "address"] } }).type === "scvMap");
});

test("nativeToScVal() rejects objects of the engine that have a plain prototype", () => {
  const list = (function () {
    return arguments; // the tested behavior
  })();
  for (const value of [Math, JSON, Reflect, Intl, Atomics, list, { [Symbol.toStringTag]: "Mine" }]) {
    assert.throws(() => nativeToScVal({ a: value }), {
      name: "TypeError",
      message: /^Cannot convert to ScVal at \.a: expected null, undefined, a boolean, /,
    });
  }
  assert.throws(() => nativeToScVal(runInNewContext("[Math, JSON]")), TypeError);
});

test("nativeToScVal() rejects a result of more than maxBytes, and stops when it is reached", () => {
  const values: readonly unknown[] = [
    null,
    true,
    5n,
    -(2n ** 200n),
    "text",
    new Uint8Array(5),
    [],
    [[1n, 2n], [3n]],
    { a: { b: "c" }, d: null },
    new Map([[1n, [true]]]),
    new Address(ACCOUNT),
    new Contract(CONTRACT),
    map([text("a"), u32(1)]),
    new ScInt(5, { type: "u32" }),
  ];
  for (const value of values) {
    const { length } = nativeToScVal(value).toXDR();
    assert(nativeToScVal(value, { maxBytes: length }).equals(nativeToScVal(value)));
    assert.throws(() => nativeToScVal(value, { maxBytes: length - 1 }), {
      code: "scval/size",
      message: new RegExp(`: expected at most ${length - 1} bytes of XDR, got more$`),
    });
  }
  let reads = 0;
  let shared: object = {
    get leaf() {
      reads++;
      return 1n;
    },
  };
  for (let i = 0; i < 60; i++) shared = { a: shared, b: shared };
  assert.throws(() => nativeToScVal(shared, { maxBytes: 10_000 }), { code: "scval/size" });
  assert(reads < 1_000, `${reads} leaves were read`);
});
