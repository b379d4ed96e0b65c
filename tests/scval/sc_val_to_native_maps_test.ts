import assert from "node:assert/strict";
import { test } from "node:test";
import { scValToNative } from "@dwsa/base/scval";
import { ScError, ScVal } from "@dwsa/base/xdr";
import { type NativeCase, testNatives } from "./_natives.ts";
import { ACCOUNT, account, bytes, i128, nest, nothing, rawMap, symbol, text, u32, u64, vec } from "./_values.ts";

const own = (entries: [string, unknown][]) => Object.fromEntries(entries);

const cases: readonly NativeCase[] = [
  { name: "an empty map", value: rawMap(), expected: {} },
  { name: "a map", value: rawMap([symbol("a"), u32(1)], [symbol("b"), rawMap()]), expected: { a: 1, b: {} } },
  { name: "an empty map as Map", value: rawMap(), opts: { maps: "map" }, expected: new Map() },
  {
    name: "maps as Maps, at every level",
    value: vec(rawMap([symbol("a"), rawMap([u32(10), nothing()], [u32(2), nothing()])])),
    opts: { maps: "map" },
    expected: [new Map([["a", new Map([[10, null], [2, null]])]])],
  },
  {
    name: "keys by the string of their native value",
    value: rawMap(
      [ScVal.scvBool(true), u32(1)],
      [nothing(), u32(2)],
      [u32(7), u32(3)],
      [i128(-7n), u32(4)],
      [bytes(1, 2), u32(5)],
      [text("t"), u32(6)],
      [vec(symbol("Enum"), u32(1)), u32(7)],
      [account, u32(8)],
      [text(new Uint8Array([0xff, 1])), u32(9)],
    ),
    expected: { true: 1, null: 2, "7": 3, "-7": 4, "1,2": 5, t: 6, "Enum,1": 7, [ACCOUNT]: 8, "255,1": 9 },
  },
  {
    name: "keys of objects as strings where strings are bytes",
    value: rawMap([text("a"), text("b")]),
    opts: { strings: "bytes" },
    expected: { a: new Uint8Array([98]) },
  },
  {
    name: "keys of Maps as bytes where strings are",
    value: rawMap([text("a"), nothing()]),
    opts: { strings: "bytes", maps: "map" },
    expected: new Map([[new Uint8Array([97]), null]]),
  },
  {
    name: "__proto__ and constructor as keys",
    value: rawMap([symbol("__proto__"), u32(1)], [symbol("constructor"), u32(2)], [symbol("toString"), u32(3)]),
    expected: own([["__proto__", 1], ["constructor", 2], ["toString", 3]]),
  },
  {
    name: "two keys with one string: u32 1 and string 1",
    value: rawMap([u32(1), text("x")], [text("1"), text("y")]),
    expected: new Map<unknown, string>([[1, "x"], ["1", "y"]]),
  },
  {
    name: "two keys with one string: a vec and a string",
    value: rawMap([text("1,2"), text("y")], [vec(u32(1), u32(2)), text("x")]),
    expected: new Map<unknown, string>([["1,2", "y"], [[1, 2], "x"]]),
  },
  {
    name: "two keys with one string that stand apart",
    value: rawMap([text("b"), u32(1)], [text("a"), u32(2)], [symbol("b"), u32(3)]),
    expected: new Map<unknown, number>([[text("b"), 1], ["a", 2], [symbol("b"), 3]]),
  },
  {
    name: "string a and symbol a, which are alike natively: the keys stay values",
    value: rawMap([text("a"), u32(1)], [symbol("a"), u32(2)]),
    expected: new Map<ScVal, number>([[text("a"), 1], [symbol("a"), 2]]),
  },
  {
    name: "u64 5, i64 5 and u32 5: only the first two are alike",
    value: rawMap([u32(5), u32(1)], [u64(5n), u32(2)], [ScVal.scvI64(5n), u32(3)]),
    expected: new Map<unknown, number>([[5, 1], [u64(5n), 2], [ScVal.scvI64(5n), 3]]),
  },
  {
    name: "one key twice, which no valid map has",
    value: rawMap([symbol("a"), u32(1)], [symbol("a"), u32(2)]),
    expected: new Map([[symbol("a"), 1], [symbol("a"), 2]]),
  },
  {
    name: "keys without a string of their own",
    value: rawMap([rawMap([symbol("k"), u32(1)]), u32(2)], [vec(rawMap()), u32(3)]),
    expected: new Map<unknown, number>([[{ k: 1 }, 2], [[{}], 3]]),
  },
  {
    name: "an error as a key",
    value: rawMap([ScVal.scvError(ScError.sceContract(1)), u32(1)]),
    expected: new Map([[{ type: "contract", code: 1 }, 1]]),
  },
  { name: "a missing vec as a key", value: rawMap([ScVal.scvVec(null), u32(1)]), expected: new Map([[null, 1]]) },
];

testNatives(cases);

test("scValToNative() makes plain objects, whose properties are all their own", () => {
  const native = scValToNative(rawMap([symbol("__proto__"), u32(1)])) as Record<string, unknown>;
  assert.equal(Object.getPrototypeOf(native), Object.prototype);
  assert.deepEqual(Object.getOwnPropertyDescriptor(native, "__proto__"), {
    value: 1,
    configurable: true,
    enumerable: true,
    writable: true,
  });
});

test("scValToNative() takes linear time if every level has equal keys", () => {
  const value = nest<ScVal>(400, nothing(), (inner) => rawMap([symbol("a"), inner], [symbol("a"), u32(1)]));
  assert(scValToNative(value) instanceof Map);
  const keys = nest<ScVal>(400, nothing(), (inner) => rawMap([inner, u32(1)], [symbol("a"), u32(1)]));
  assert(scValToNative(keys) instanceof Map);
});

test("scValToNative() returns copies of the keys that stay contract values", () => {
  const keys = [text("a"), symbol("a")];
  const native = scValToNative(rawMap([keys[0]!, u32(1)], [keys[1]!, u32(2)]));
  assert(native instanceof Map);
  for (const [i, key] of [...native.keys()].entries()) {
    assert(ScVal.is(key) && key !== keys[i] && key.equals(keys[i]));
  }
});
