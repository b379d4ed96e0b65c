import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal, type NativeToScValOpts } from "@dwsa/base/scval";
import { CANNOT, type Refusal, testRefusals } from "./_refusals.ts";

const opts = (wrong: unknown) => wrong as NativeToScValOpts;

const refused: readonly Refusal[] = [
  // Types that do not fit
  {
    name: "a name of a type for an object",
    input: { a: 1 },
    opts: { type: "symbol" },
    error: "TypeError",
    message:
      `${CANNOT}: expected the type of an object to be an object with a pair [key type, value type] for each key, got symbol`,
  },
  {
    name: 'the type "map"',
    input: { a: 1 },
    opts: opts({ type: "map" }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got "map"`,
  },
  {
    name: "a name of a type for a Map",
    input: new Map(),
    opts: { type: "i128" },
    error: "TypeError",
    message: /expected the type of a Map to be a pair .*, got i128$/,
  },
  {
    name: "a list of types for an object",
    input: {},
    opts: { type: ["u32"] },
    error: "TypeError",
    message: /expected the type of an object to be .*, got array of 1$/,
  },
  {
    name: "a misspelt key",
    input: { amount: 5 },
    opts: opts({ type: { amuont: ["symbol"] } }),
    error: "scval/unmatched-type",
    message: `${CANNOT}: type given for unknown key amuont`,
  },
  {
    name: "a misspelt key, deeper",
    input: { a: [{ "b c": 5 }] },
    opts: { type: { a: [null, { "b d": [] }] } },
    error: "scval/unmatched-type",
    message: `${CANNOT} at .a[0]: type given for unknown key "b d"`,
  },
  {
    name: "a key that only the prototype has",
    input: {},
    opts: opts({ type: { toString: ["symbol"] } }),
    error: "scval/unmatched-type",
    message: /unknown key toString$/,
  },
  {
    name: "a key that a Map does not have",
    input: new Map([["a", 1]]),
    opts: { type: { b: ["symbol"] } },
    error: "scval/unmatched-type",
    message: /unknown key b$/,
  },
  {
    name: "more types than items",
    input: [1],
    opts: { type: ["u32", "u32"] },
    error: "scval/unmatched-type",
    message: `${CANNOT}: 2 types given for 1 item`,
  },
  {
    name: "types in a Map, whose entries would be overlooked",
    input: new Map([["a", 1]]),
    opts: opts({ type: new Map([["a", ["symbol", "u32"]]]) }),
    error: "TypeError",
    message: /expected the type of a Map to be a pair .* or an object with a pair for each key, got Map$/,
  },
  {
    name: "types that another object inherits",
    input: [{ a: 1 }],
    opts: opts({ type: Object.create({ a: ["symbol", "u32"] }) }),
    error: "TypeError",
    message: /expected the type of an array to be one type for all items or a list with one for each, got object$/,
  },
  {
    name: "an instance as the types of an object, deeper",
    input: { a: { b: 1 } },
    opts: opts({ type: { a: [null, new Date(0)] } }),
    error: "TypeError",
    message:
      /^Cannot convert to ScVal at \.a: expected the type of an object to be an object with a pair .*, got Date$/,
  },
  {
    name: "a number as the type of no items",
    input: { a: [] },
    opts: opts({ type: { a: [null, 5] } }),
    error: "TypeError",
    message:
      `${CANNOT} at .a: expected the type of an array to be one type for all items or a list with one for each, got number`,
  },
  {
    name: "a type where a pair is due",
    input: { a: 1 },
    opts: opts({ type: { a: "u32" } }),
    error: "TypeError",
    message: `${CANNOT} at .a: expected a pair of types [key type, value type], got string of 3 characters`,
  },
  {
    name: "three types where a pair is due",
    input: new Map(),
    opts: { type: ["u32", "u32", "u32"] },
    error: "TypeError",
    message: /expected a pair of types .* got array of 3$/,
  },
  {
    name: "options that are a string",
    input: 5,
    opts: opts("u32"),
    error: "TypeError",
    message: `${CANNOT}: expected opts to be an object such as { type: … }, got string of 3 characters`,
  },
  {
    name: "options that are null",
    input: 5,
    opts: opts(null),
    error: "TypeError",
    message: /expected opts to be an object .*, got null$/,
  },
  {
    name: "a misspelt option",
    input: 5,
    opts: opts({ typ: "u32" }),
    error: "TypeError",
    message: `${CANNOT}: expected opts to have only type, keyType, maxBytes, got "typ" (did you mean "type"?)`,
  },
  {
    name: "a misspelt type",
    input: 5,
    opts: opts({ type: "u33" }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got "u33" (did you mean "u32"?)`,
  },
  {
    name: "a misspelt type for nothing",
    input: [],
    opts: opts({ type: "u33" }),
    error: "TypeError",
    message: /got "u33" \(did you mean "u32"\?\)$/,
  },
  {
    name: "a misspelt key type",
    input: {},
    opts: opts({ keyType: "symbl" }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got "symbl" (did you mean "symbol"?)`,
  },
  {
    name: "a key type that is no name",
    input: {},
    opts: opts({ keyType: 5 }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got number`,
  },
  {
    name: "a type that is a number",
    input: [{}],
    opts: opts({ type: 5 }),
    error: "TypeError",
    message: /expected the type of an array to be one type for all items .*, got number$/,
  },
  {
    name: "a misspelt type for a boolean",
    input: { amount: true },
    opts: opts({ type: { amount: [null, "i129"] } }),
    error: "TypeError",
    message: `${CANNOT} at .amount: expected the name of a type, got "i129" (did you mean "i128"?)`,
  },
  {
    name: "a misspelt type for null",
    input: null,
    opts: opts({ type: "adress" }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got "adress" (did you mean "address"?)`,
  },
  {
    name: "a number as the type of undefined",
    input: undefined,
    opts: opts({ type: 5 }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got number`,
  },
  {
    name: "maxBytes that is a text",
    input: 5,
    opts: opts({ maxBytes: "5" }),
    error: "TypeError",
    message: `${CANNOT}: expected opts.maxBytes to be a number of bytes, got string of 1 character`,
  },
  {
    name: "maxBytes that is negative",
    input: 5,
    opts: { maxBytes: -1 },
    error: "RangeError",
    message: `${CANNOT}: expected opts.maxBytes to be a number of bytes, got -1`,
  },
  {
    name: "an integer as symbol",
    input: 5,
    opts: { type: "symbol" },
    error: "TypeError",
    message: `${CANNOT}: expected the type of an integer to be an integer type such as i128, got symbol`,
  },
  {
    name: "a string as bytes",
    input: "00",
    opts: { type: "bytes" },
    error: "TypeError",
    message: `${CANNOT}: expected the type of a string to be string, symbol, address or an integer type, got bytes`,
  },
  {
    name: "bytes as address",
    input: new Uint8Array(32),
    opts: { type: "address" },
    error: "TypeError",
    message: /expected the type of bytes to be bytes, string or symbol, got address$/,
  },
  {
    name: "an integer with a list of types",
    input: 5,
    opts: { type: ["u32"] },
    error: "TypeError",
    message: /expected the type of an integer to be .*, got array of 1$/,
  },
  {
    name: "a string with types by key",
    input: "a",
    opts: { type: {} },
    error: "TypeError",
    message: /expected the type of a string to be .*, got types by key$/,
  },
  {
    name: "a key that cannot have the type of keys",
    input: { a: 1 },
    opts: { keyType: "bool" },
    error: "TypeError",
    message: /^Cannot convert to ScVal at \.a \(key\): expected the type of a string to be .*, got bool$/,
  },
];

testRefusals(refused);

test("nativeToScVal() refuses options with names that all objects inherit", () => {
  for (const name of ["constructor", "toString"]) {
    assert.throws(() => nativeToScVal(5, { [name]: "u32" } as never), {
      name: "TypeError",
      message: `Cannot convert to ScVal: expected opts to have only type, keyType, maxBytes, got "${name}"`,
    });
  }
});

test("nativeToScVal() refuses an object whose prototype was made by hand", () => {
  const inherited = Object.assign(Object.create(null), { a: 1 });
  assert.throws(() => nativeToScVal(Object.create(inherited)), TypeError);
});

test("nativeToScVal() leaves no minus zero in any type", () => {
  for (const type of ["u32", "i32"] as const) assert(Object.is(nativeToScVal(-0, { type }).value, 0));
});
