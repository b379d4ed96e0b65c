/** Values that `nativeToScVal` rejects: values without a conversion, wrong types, and scalars out of range. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { scValFromJson } from "@dwsa/base/json";
import { nativeToScVal, type NativeToScValOpts, scValToNative } from "@dwsa/base/scval";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { ACCOUNT, BALANCE, nest, POOL, u32, utf8 } from "./_values.ts";

/** The beginning of most messages. */
const CANNOT = "Cannot convert to ScVal";

interface Refusal {
  readonly name: string;
  readonly input: unknown;
  readonly opts?: NativeToScValOpts;
  /** The name of the error and, for a `DwsaError`, its code. */
  readonly error: string;
  readonly message: string | RegExp;
}

/** Creates a test for each row. */
function testRefusals(refused: readonly Refusal[]): void {
  for (const { name, input, opts, error, message } of refused) {
    test(`nativeToScVal() rejects ${name}`, () => {
      const code = error.includes("/") ? { name: "DwsaError", code: error } : { name: error };
      assert.throws(() => nativeToScVal(input, opts), { ...code, message });
    });
  }
}

const circular: Record<string, unknown> = { a: {} };
(circular["a"] as Record<string, unknown>)["b"] = circular;
const circularMap = new Map<string, unknown>();
circularMap.set("list", [circularMap]);

class Custom {
  readonly a = 1;
}

const VALUES: readonly Refusal[] = [
  // Values without a sensible conversion
  {
    name: "a hole in an array",
    input: { list: [1, , 3] },
    error: "scval/empty-item",
    message: `${CANNOT} at .list[1]: index 1 is empty`,
  },
  {
    name: "an array of holes",
    input: new Array(4294967295),
    error: "scval/empty-item",
    message: /index 0 is empty$/,
  },
  {
    name: "a function, which is not called",
    input: () => assert.fail("called"),
    opts: { type: "u32" },
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got function$/,
  },
  {
    name: "a function in an object",
    input: { f: () => 5 },
    error: "TypeError",
    message: /^Cannot convert to ScVal at \.f: expected null, .*, got function$/,
  },
  {
    name: "a symbol of JavaScript",
    input: Symbol("a"),
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got symbol$/,
  },
  {
    name: "a Date",
    input: { at: new Date(0) },
    error: "TypeError",
    message: /^Cannot convert to ScVal at \.at: expected null, .*, got Date$/,
  },
  {
    name: "an instance of a class",
    input: new Custom(),
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got Custom$/,
  },
  {
    name: "a boxed number",
    input: Object(5),
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got Number$/,
  },
  {
    name: "a Set",
    input: new Set([1]),
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got Set$/,
  },
  {
    name: "a typed array of another type",
    input: new Uint16Array(2),
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got Uint16Array$/,
  },
  {
    name: "an ArrayBuffer",
    input: new ArrayBuffer(2),
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got ArrayBuffer$/,
  },
  {
    name: "another XDR value",
    input: [new ScMapEntry({ key: u32(1), val: u32(1) })],
    error: "TypeError",
    message: /^Cannot convert to ScVal at \[0\]: expected null, .*, got ScMapEntry$/,
  },
  {
    name: "what only claims to be a Map",
    input: {
      m: new (class {
        readonly [Symbol.toStringTag] = "Map";
      })(),
    },
    error: "TypeError",
    message: /to ScVal at \.m: expected null, /,
  },
  {
    name: "an object made from another one",
    input: Object.create({ a: 1 }),
    error: "TypeError",
    message: /^Cannot convert to ScVal: expected null, .*, got object$/,
  },
  {
    name: "an array of two types",
    input: { list: [1, "a"] },
    error: "TypeError",
    message: `${CANNOT} at .list[1]: array items must share one type, got string after integer; for a mixed array, ` +
      "pass an array of types",
  },
  ...([
    ["integer", 1],
    ["null", null],
    ["array", []],
    ["object", {}],
    ["map", new Map()],
    ["bytes", new Uint8Array(1)],
    ["address", new Address(ACCOUNT)],
    ["scVal", u32(1)],
    ["boolean", true],
  ] as const).map(([kind, item]) => ({
    name: `an array of a string and of ${kind}`,
    input: ["a", item],
    error: "TypeError",
    message:
      `${CANNOT} at [1]: array items must share one type, got ${kind} after string; for a mixed array, pass an array ` +
      "of types",
  })),
  {
    name: "an array of two types with one type for all",
    input: [1, "2"],
    opts: { type: "i128" },
    error: "TypeError",
    message: /array items must share one type, got string after integer; for a mixed/,
  },

  // Structure
  { name: "a circle", input: circular, error: "scval/circular", message: `${CANNOT}: circular reference at .a.b` },
  {
    name: "a circle through a Map and an array",
    input: [circularMap],
    error: "scval/circular",
    message: `${CANNOT}: circular reference at [0].list[0]`,
  },
  {
    name: "keys that become one",
    input: new Map<unknown, string>([[1, "a"], [1n, "b"]]),
    error: "scval/duplicate-key",
    message: `${CANNOT}: duplicate map key u64 1`,
  },
  {
    name: "keys that become one, deeper",
    input: { a: new Map<unknown, number>([["1", 1], [1, 2]]) },
    opts: { type: { a: [null, { "1": ["u64"] }] } },
    error: "scval/duplicate-key",
    message: `${CANNOT} at .a: duplicate map key u64 1`,
  },
  {
    name: "a wrong key of a Map",
    input: new Map<unknown, unknown>([[[1, "a"], 1]]),
    error: "TypeError",
    message: /^Cannot convert to ScVal at \[0\] \(key\)\[1\]: array items must share one type,/,
  },
  {
    name: "a wrong value of a Map",
    input: new Map<unknown, unknown>([[1, 1], [2, NaN]]),
    error: "RangeError",
    message: `${CANNOT} at [1]: expected an integer, got NaN`,
  },
];

testRefusals(VALUES);

test("nativeToScVal() reports where a value is that is nested too deeply, without overflowing the stack", () => {
  for (
    const wrap of [(value: unknown) => [value], (a: unknown) => ({ a }), (value: unknown) => new Map([[1, value]])]
  ) {
    assert.throws(() => nativeToScVal(nest<unknown>(10_000, 1, wrap)), {
      name: "DwsaError",
      code: "scval/depth",
      message: /…/,
    });
    const deepest = ScVal.fromXDR(nativeToScVal(nest<unknown>(500, 1, wrap)).toXDR());
    assert.doesNotThrow(() => scValToNative(deepest));
    assert.ok(scValFromJson(deepest.toJSON()).equals(deepest));
    assert.throws(() => nativeToScVal(nest<unknown>(501, 1, wrap)), { code: "scval/depth" });
  }
  assert.throws(() => nativeToScVal(nest<unknown>(10_000, 1, (value) => new Map([[value, 1]]))), {
    code: "scval/depth",
  });
});

const opts = (wrong: unknown) => wrong as NativeToScValOpts;

const TYPES: readonly Refusal[] = [
  // Types that do not match
  {
    name: "a name of a type for an object",
    input: { a: 1 },
    opts: { type: "symbol" },
    error: "TypeError",
    message:
      `${CANNOT}: expected the type for an object to be an object with a pair [key type, value type] for each key, got "symbol"`,
  },
  {
    name: 'the type "map"',
    input: { a: 1 },
    opts: opts({ type: "map" }),
    error: "TypeError",
    message: `${CANNOT}: expected a type such as "i128", got "map"`,
  },
  {
    name: "a name of a type for a Map",
    input: new Map(),
    opts: { type: "i128" },
    error: "TypeError",
    message: /expected the type for a Map to be a pair .*, got "i128"$/,
  },
  {
    name: "a list of types for an object",
    input: {},
    opts: { type: ["u32"] },
    error: "TypeError",
    message: /expected the type for an object to be .*, got array of 1 item$/,
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
    message: /expected the type for a Map to be a pair .* or an object with a pair for each key, got Map$/,
  },
  {
    name: "types that another object inherits",
    input: [{ a: 1 }],
    opts: opts({ type: Object.create({ a: ["symbol", "u32"] }) }),
    error: "TypeError",
    message:
      /expected the type for an array to be a type for all items or an array with a type for each item, got object$/,
  },
  {
    name: "an instance as the types of an object, deeper",
    input: { a: { b: 1 } },
    opts: opts({ type: { a: [null, new Date(0)] } }),
    error: "TypeError",
    message:
      /^Cannot convert to ScVal at \.a: expected the type for an object to be an object with a pair .*, got Date$/,
  },
  {
    name: "a number as the type of an empty list",
    input: { a: [] },
    opts: opts({ type: { a: [null, 5] } }),
    error: "TypeError",
    message:
      `${CANNOT} at .a: expected the type for an array to be a type for all items or an array with a type for each item, got number`,
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
    message: /expected a pair of types .* got array of 3 items$/,
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
    message:
      `${CANNOT}: expected opts to have no fields other than type, keyType, maxBytes, got "typ" (did you mean "type"?)`,
  },
  {
    name: "a misspelt type",
    input: 5,
    opts: opts({ type: "u33" }),
    error: "TypeError",
    message: `${CANNOT}: expected a type such as "i128", got "u33" (did you mean "u32"?)`,
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
    message:
      `${CANNOT}: expected opts.keyType to be the name of a type, such as "symbol", got "symbl" (did you mean "symbol"?)`,
  },
  {
    name: "a key type that is not a name",
    input: {},
    opts: opts({ keyType: 5 }),
    error: "TypeError",
    message: `${CANNOT}: expected opts.keyType to be the name of a type, such as "symbol", got number`,
  },
  {
    name: "a type that is a number",
    input: [{}],
    opts: opts({ type: 5 }),
    error: "TypeError",
    message: /expected the type for an array to be a type for all items .*, got number$/,
  },
  {
    name: "a misspelt type for a boolean",
    input: { amount: true },
    opts: opts({ type: { amount: [null, "i129"] } }),
    error: "TypeError",
    message: `${CANNOT} at .amount: expected a type such as "i128", got "i129" (did you mean "i128"?)`,
  },
  {
    name: "an integer type for a boolean",
    input: { flags: [true] },
    opts: { type: { flags: [null, "u32"] } },
    error: "TypeError",
    message: `${CANNOT} at .flags[0]: expected the type for a boolean to be "bool", got "u32"`,
  },
  {
    name: "types of items for a boolean",
    input: true,
    opts: { type: ["bool"] },
    error: "TypeError",
    message: `${CANNOT}: expected the type for a boolean to be "bool", got array of 1 item`,
  },
  {
    name: "a misspelt type for null",
    input: null,
    opts: opts({ type: "adress" }),
    error: "TypeError",
    message: `${CANNOT}: expected a type such as "i128", got "adress" (did you mean "address"?)`,
  },
  {
    name: "a number as the type of undefined",
    input: undefined,
    opts: opts({ type: 5 }),
    error: "TypeError",
    message: `${CANNOT}: expected a type such as "i128", got number`,
  },
  {
    name: "maxBytes that is a string",
    input: 5,
    opts: opts({ maxBytes: "5" }),
    error: "TypeError",
    message: `${CANNOT}: expected opts.maxBytes to be a non-negative integer, got string of 1 character`,
  },
  {
    name: "maxBytes that is negative",
    input: 5,
    opts: { maxBytes: -1 },
    error: "RangeError",
    message: `${CANNOT}: expected opts.maxBytes to be a non-negative integer, got -1`,
  },
  {
    name: "an integer as symbol",
    input: 5,
    opts: { type: "symbol" },
    error: "TypeError",
    message: `${CANNOT}: expected the type for an integer to be an integer type such as "i128", got "symbol"`,
  },
  {
    name: "a string as bytes",
    input: "00",
    opts: { type: "bytes" },
    error: "TypeError",
    message:
      `${CANNOT}: expected the type for a string to be "string", "symbol", "address" or an integer type such as "i128", got "bytes"`,
  },
  {
    name: "bytes as address",
    input: new Uint8Array(32),
    opts: { type: "address" },
    error: "TypeError",
    message: /expected the type for a Uint8Array to be "bytes", "string" or "symbol", got "address"$/,
  },
  {
    name: "an integer with a list of types",
    input: 5,
    opts: { type: ["u32"] },
    error: "TypeError",
    message: /expected the type for an integer to be .*, got array of 1 item$/,
  },
  {
    name: "a string with types by key",
    input: "a",
    opts: { type: {} },
    error: "TypeError",
    message: /expected the type for a string to be .*, got object$/,
  },
  {
    name: "a key that cannot have the type of keys",
    input: { a: 1 },
    opts: { keyType: "bool" },
    error: "TypeError",
    message: /^Cannot convert to ScVal at \.a \(key\): expected the type for a string to be .*, got "bool"$/,
  },
];

testRefusals(TYPES);

test("nativeToScVal() rejects options with names that all objects inherit", () => {
  for (const name of ["constructor", "toString"]) {
    assert.throws(() => nativeToScVal(5, { [name]: "u32" } as never), {
      name: "TypeError",
      message:
        `Cannot convert to ScVal: expected opts to have no fields other than type, keyType, maxBytes, got "${name}"`,
    });
  }
});

test("nativeToScVal() rejects an object whose prototype was made by hand", () => {
  const inherited = Object.assign(Object.create(null), { a: 1 });
  assert.throws(() => nativeToScVal(Object.create(inherited)), TypeError);
});

test("nativeToScVal() leaves no minus zero in any type", () => {
  for (const type of ["u32", "i32"] as const) assert(Object.is(nativeToScVal(-0, { type }).value, 0));
});

const SCALARS: readonly Refusal[] = [
  // Integers
  {
    name: "an unsafe number",
    input: 9007199254740993,
    opts: { type: "i128" },
    error: "RangeError",
    message:
      /^Cannot convert to ScVal: expected i128, got 9007199254740992, which is not a safe integer; pass a bigint or a string$/,
  },
  {
    name: "2^53 without a type",
    input: { orders: [0, 1, 2, 2 ** 53] },
    error: "RangeError",
    message:
      /^Cannot convert to ScVal at \.orders\[3\]: expected an integer, got 9007199254740992, which is not a safe/,
  },
  {
    name: "a fraction",
    input: 1.5,
    error: "RangeError",
    message: `${CANNOT}: expected an integer, got 1.5`,
  },
  {
    name: "NaN",
    input: [NaN],
    opts: { type: "u32" },
    error: "RangeError",
    message: `${CANNOT} at [0]: expected u32, got NaN`,
  },
  {
    name: "an infinity",
    input: -Infinity,
    error: "RangeError",
    message: `${CANNOT}: expected an integer, got -Infinity`,
  },
  ...["", " 12 ", "0x10", "1e3", "+1", "--1", "1.0", "1_0", "12\n", "\u0661", "-"].map((input) => ({
    name: `${JSON.stringify(input)} as i128`,
    input: { a: input },
    opts: { type: { a: [null, "i128"] } } as const,
    error: "scval/invalid-integer",
    message:
      /^Cannot convert to ScVal at \.a: expected i128 as digits with an optional minus sign, got (an empty string|string of \d+ characters?)(; for a token amount, use parseTokenAmount\(\))?$/,
  })),
  {
    name: "a fraction as i128",
    input: "12.5",
    opts: { type: "i128" },
    error: "scval/invalid-integer",
    message:
      `${CANNOT}: expected i128 as digits with an optional minus sign, got string of 4 characters; for a token amount, use ` +
      "parseTokenAmount()",
  },
  {
    name: "2^127 as i128",
    input: 2n ** 127n,
    opts: { type: "i128" },
    error: "RangeError",
    message:
      `${CANNOT}: expected i128 from -170141183460469231731687303715884105728 to 170141183460469231731687303715884105727, got 170141183460469231731687303715884105728`,
  },
  {
    name: "-1 as u128",
    input: -1,
    opts: { type: "u128" },
    error: "RangeError",
    message: /expected u128 from 0 to 340282366920938463463374607431768211455, got -1$/,
  },
  {
    name: "2^32 as u32",
    input: 2 ** 32,
    opts: { type: "u32" },
    error: "RangeError",
    message: `${CANNOT}: expected u32 from 0 to 4294967295, got 4294967296`,
  },
  {
    name: "2^31 as i32",
    input: [2 ** 31],
    opts: { type: "i32" },
    error: "RangeError",
    message: `${CANNOT} at [0]: expected i32 from -2147483648 to 2147483647, got 2147483648`,
  },
  {
    name: "-5 as timepoint",
    input: "-5",
    opts: { type: "timepoint" },
    error: "RangeError",
    message: `${CANNOT}: expected timepoint from 0 to 18446744073709551615, got -5`,
  },
  {
    name: "2^256",
    input: 2n ** 256n,
    error: "RangeError",
    message: /expected an integer of at most 256 bits, got 1157920/,
  },
  {
    name: "a bigint without end",
    input: 2n ** 9999n,
    error: "RangeError",
    message: /got a much longer integer$/,
  },
  {
    name: "more digits than any integer has",
    input: "9".repeat(1_001),
    opts: { type: "i128" },
    error: "RangeError",
    message: /expected i128, got string of 1001 characters$/,
  },

  // Strings
  {
    name: "a symbol with a space",
    input: "a b",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: `${CANNOT}: expected a symbol of A-Z, a-z, 0-9 and _, got " "`,
  },
  {
    name: "a symbol with an accent",
    input: "é",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "é"$/,
  },
  {
    name: "a symbol with a line break at its end",
    input: "a\n",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "\\n"$/,
  },
  {
    name: "a symbol of 33 characters",
    input: "x".repeat(33),
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: `${CANNOT}: expected a symbol of at most 32 characters, got 33 characters`,
  },
  {
    name: "a key that is not a symbol",
    input: { a: { "has space": 1 } },
    opts: { keyType: "symbol" },
    error: "scval/invalid-symbol",
    message: `${CANNOT} at .a["has space"] (key): expected a symbol of A-Z, a-z, 0-9 and _, got " "`,
  },
  {
    name: "bytes that are no symbol",
    input: utf8("a-b"),
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "-"$/,
  },
  {
    name: "bytes that are not UTF-8 as symbol",
    input: new Uint8Array([0xff]),
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got bytes that are not UTF-8$/,
  },
  {
    name: "a lone surrogate",
    input: ["a", "\ud800"],
    error: "scval/ill-formed-text",
    message: `${CANNOT} at [1]: expected well-formed Unicode, got a lone surrogate`,
  },
  {
    name: "a lone surrogate in a key",
    input: { "\udfff": 1 },
    error: "scval/ill-formed-text",
    message: /\(key\): expected well-formed Unicode/,
  },
  {
    name: "a lone surrogate as symbol",
    input: "\ud800",
    opts: { type: "symbol" },
    error: "scval/invalid-symbol",
    message: /got "\\ud800"$/,
  },

  // Addresses
  {
    name: "a liquidity pool as address",
    input: { to: POOL },
    opts: { type: { to: [null, "address"] } },
    error: "scval/address-kind",
    message: /^Cannot convert to ScVal at \.to: expected an address \(.*\), got a liquidity pool, /,
  },
  {
    name: "a claimable balance as address",
    input: BALANCE,
    opts: { type: "address" },
    error: "scval/address-kind",
    message: /got a claimable balance, /,
  },
  {
    name: "another string as address",
    input: ["hello"],
    opts: { type: "address" },
    error: "address/kind",
    message: /^Cannot convert to ScVal at \[0\]: expected an address \(.*\), got a string of 5 characters$/,
  },
  {
    name: "a mistyped address",
    input: { to: ACCOUNT.replace("3", "4") },
    opts: { type: { to: [null, "address"] } },
    error: "strkey/checksum",
    message: /^Cannot convert to ScVal at \.to: expected an address \(.*\), got a key with an invalid checksum;/,
  },
];

testRefusals(SCALARS);
