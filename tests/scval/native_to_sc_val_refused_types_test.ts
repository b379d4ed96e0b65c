import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal, type NativeToScValOpts } from "@dwsa/base/scval";
import { CANNOT, type Refusal, testRefusals } from "./_refusals.ts";

const opts = (wrong: unknown) => wrong as NativeToScValOpts;

const refused: readonly Refusal[] = [
  // Types that do not fit
  {
    name: "a name of a type for an object (traps 9)",
    input: { a: 1 },
    opts: { type: "symbol" },
    error: "TypeError",
    message: /^Cannot convert object to symbol: expected as its type an object with a pair/,
  },
  {
    name: 'the type "map" (traps 9)',
    input: { a: 1 },
    opts: opts({ type: "map" }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got "map"`,
  },
  {
    name: "a name of a type for a Map (traps 9)",
    input: new Map(),
    opts: { type: "i128" },
    error: "TypeError",
    message: /^Cannot convert map to i128: /,
  },
  {
    name: "a list of types for an object (traps 9)",
    input: {},
    opts: { type: ["u32"] },
    error: "TypeError",
    message: /^Cannot convert object to array of 1: /,
  },
  {
    name: "a misspelt key (traps 9)",
    input: { amount: 5 },
    opts: opts({ type: { amuont: ["symbol"] } }),
    error: "scval/unmatched-type",
    message: `${CANNOT}: type given for unknown key amuont`,
  },
  {
    name: "a misspelt key, deeper (traps 9)",
    input: { a: [{ "b c": 5 }] },
    opts: { type: { a: [null, { "b d": [] }] } },
    error: "scval/unmatched-type",
    message: `${CANNOT} at .a[0]: type given for unknown key "b d"`,
  },
  {
    name: "a key that only the prototype has (traps 9)",
    input: {},
    opts: opts({ type: { toString: ["symbol"] } }),
    error: "scval/unmatched-type",
    message: /unknown key toString$/,
  },
  {
    name: "a key that a Map does not have (traps 9)",
    input: new Map([["a", 1]]),
    opts: { type: { b: ["symbol"] } },
    error: "scval/unmatched-type",
    message: /unknown key b$/,
  },
  {
    name: "more types than items (traps 9)",
    input: [1],
    opts: { type: ["u32", "u32"] },
    error: "scval/unmatched-type",
    message: `${CANNOT}: 2 types given for 1 item`,
  },
  {
    name: "types in a Map, whose entries would be overlooked (traps 9)",
    input: new Map([["a", 1]]),
    opts: opts({ type: new Map([["a", ["symbol", "u32"]]]) }),
    error: "TypeError",
    message: /^Cannot convert map to Map: expected as its type a pair .*, or an object with a pair for each key$/,
  },
  {
    name: "types that another object inherits (traps 9)",
    input: [{ a: 1 }],
    opts: opts({ type: Object.create({ a: ["symbol", "u32"] }) }),
    error: "TypeError",
    message: /^Cannot convert array to object: /,
  },
  {
    name: "an instance as the types of an object, deeper (traps 9)",
    input: { a: { b: 1 } },
    opts: opts({ type: { a: [null, new Date(0)] } }),
    error: "TypeError",
    message: /^Cannot convert object to Date at \.a: expected as its type an object with a pair/,
  },
  {
    name: "a number as the type of no items (traps 9)",
    input: { a: [] },
    opts: opts({ type: { a: [null, 5] } }),
    error: "TypeError",
    message:
      "Cannot convert array to number at .a: expected as its type one type for all items, or a list with one for each",
  },
  {
    name: "a type where a pair is due (traps 9)",
    input: { a: 1 },
    opts: opts({ type: { a: "u32" } }),
    error: "TypeError",
    message: `${CANNOT} at .a: expected as its types a pair [key type, value type], got string of 3 characters`,
  },
  {
    name: "three types where a pair is due (traps 9)",
    input: new Map(),
    opts: { type: ["u32", "u32", "u32"] },
    error: "TypeError",
    message: /expected as its types a pair .* got array of 3$/,
  },
  {
    name: "options that are a string (traps 9)",
    input: 5,
    opts: opts("u32"),
    error: "TypeError",
    message: `${CANNOT}: expected opts to be an object such as { type: … }, got string of 3 characters`,
  },
  {
    name: "options that are null (traps 9)",
    input: 5,
    opts: opts(null),
    error: "TypeError",
    message: /expected opts to be an object .*, got null$/,
  },
  {
    name: "a misspelt option (traps 9)",
    input: 5,
    opts: opts({ typ: "u32" }),
    error: "TypeError",
    message: `${CANNOT}: expected opts to have only type, keyType, got "typ" (did you mean "type"?)`,
  },
  {
    name: "a misspelt type (traps 9)",
    input: 5,
    opts: opts({ type: "u33" }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got "u33"`,
  },
  {
    name: "a misspelt type for nothing (traps 9)",
    input: [],
    opts: opts({ type: "u33" }),
    error: "TypeError",
    message: /got "u33"$/,
  },
  {
    name: "a misspelt key type (traps 9)",
    input: {},
    opts: opts({ keyType: "symbl" }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got "symbl"`,
  },
  {
    name: "a key type that is no name (traps 9)",
    input: {},
    opts: opts({ keyType: 5 }),
    error: "TypeError",
    message: `${CANNOT}: expected the name of a type, got number`,
  },
  {
    name: "a type that is a number (traps 9)",
    input: [{}],
    opts: opts({ type: 5 }),
    error: "TypeError",
    message: /^Cannot convert array to number: expected as its type one type for all items/,
  },
  {
    name: "a boolean as i128 (traps 19)",
    input: { amount: true },
    opts: { type: { amount: [null, "i128"] } },
    error: "TypeError",
    message: "Cannot convert boolean to i128 at .amount: expected as its type bool",
  },
  {
    name: "null as address (traps 19)",
    input: null,
    opts: { type: "address" },
    error: "TypeError",
    message: "Cannot convert null to address: expected as its type void",
  },
  {
    name: "undefined as u32 (traps 19)",
    input: undefined,
    opts: { type: "u32" },
    error: "TypeError",
    message: /^Cannot convert null to u32: /,
  },
  {
    name: "an integer as symbol (traps 19)",
    input: 5,
    opts: { type: "symbol" },
    error: "TypeError",
    message: "Cannot convert integer to symbol: expected as its type an integer type",
  },
  {
    name: "a string as bytes (traps 19)",
    input: "00",
    opts: { type: "bytes" },
    error: "TypeError",
    message: /^Cannot convert string to bytes: /,
  },
  {
    name: "bytes as address (traps 19)",
    input: new Uint8Array(32),
    opts: { type: "address" },
    error: "TypeError",
    message: /^Cannot convert bytes to address: /,
  },
  {
    name: "an integer with a list of types (traps 19)",
    input: 5,
    opts: { type: ["u32"] },
    error: "TypeError",
    message: /^Cannot convert integer to array of 1: /,
  },
  {
    name: "a string with types by key (traps 19)",
    input: "a",
    opts: { type: {} },
    error: "TypeError",
    message: /^Cannot convert string to object: /,
  },
  {
    name: "a key that cannot have the type of keys",
    input: { a: 1 },
    opts: { keyType: "bool" },
    error: "TypeError",
    message: /^Cannot convert string to bool at \.a \(key\): /,
  },
];

testRefusals(refused);

test("nativeToScVal() refuses options with the names of what all objects inherit (traps 9)", () => {
  for (const name of ["constructor", "toString"]) {
    assert.throws(() => nativeToScVal(5, { [name]: "u32" } as never), {
      name: "TypeError",
      message: `Cannot convert to ScVal: expected opts to have only type, keyType, got "${name}"`,
    });
  }
});

test("nativeToScVal() refuses an object whose prototype was made by hand (traps 16)", () => {
  const inherited = Object.assign(Object.create(null), { a: 1 });
  assert.throws(() => nativeToScVal(Object.create(inherited)), TypeError);
});

test("nativeToScVal() leaves no minus zero in any type (traps 11)", () => {
  for (const type of ["u32", "i32"] as const) assert(Object.is(nativeToScVal(-0, { type }).value, 0));
});
