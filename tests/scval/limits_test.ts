/** Values at the depth limit, the order of single types, and values that differ in a single detail. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  compareScVal,
  nativeToScVal,
  ScInt,
  scValToBigInt,
  scValToNative,
  scvSortedMap,
  validateScVal,
} from "@dwsa/base/scval";
import { ScMapEntry, ScNonceKey, ScVal } from "@dwsa/base/xdr";
import { ACCOUNT, bytes, nest, nothing, rawMap, symbol, text, u32, u64, vec } from "./_values.ts";

const WRAPPERS: readonly (readonly [name: string, wrap: (value: ScVal) => ScVal])[] = [
  ["vecs", (value) => vec(value)],
  ["values of maps", (value) => rawMap([u32(1), value])],
];
for (const [name, wrap] of WRAPPERS) {
  test(`scValToNative() accepts 500 ${name} in each other, and no more`, () => {
    assert.doesNotThrow(() => scValToNative(nest(500, nothing() as ScVal, wrap)));
    assert.throws(() => scValToNative(nest(501, nothing() as ScVal, wrap)), {
      code: "scval/depth",
      message: /: nested more than 500 levels deep$/,
    });
  });

  test(`compareScVal() accepts 500 ${name} in each other, and no more`, () => {
    const compare = (levels: number) =>
      compareScVal(nest(levels, u32(1) as ScVal, wrap), nest(levels, u32(2) as ScVal, wrap));
    assert.equal(compare(500), -1);
    assert.throws(() => compare(501), { code: "scval/depth" });
  });
}

test("scValToNative() accepts 500 keys in each other, and no more", () => {
  const wrap = (value: ScVal) => rawMap([value, nothing()]);
  assert.doesNotThrow(() => scValToNative(nest(500, nothing() as ScVal, wrap), { maps: "map" }));
  assert.throws(() => scValToNative(nest(501, nothing() as ScVal, wrap), { maps: "map" }), { code: "scval/depth" });
  const inVec = (levels: number) => rawMap([nest(levels, u32(1) as ScVal, (value) => vec(value)), nothing()]);
  assert.deepEqual(scValToNative(inVec(499)), { 1: null });
  assert.throws(() => scValToNative(inVec(500)), { code: "scval/depth" });
});

test("validateScVal() accepts 100 levels, also with a map whose keys are deep", () => {
  assert.equal(validateScVal(nest(99, nothing() as ScVal, (value) => vec(value))), undefined);
  const deep = (last: number) => nest(98, u32(last) as ScVal, (value) => vec(value));
  assert.equal(validateScVal(rawMap([deep(1), nothing()], [deep(2), nothing()])), undefined);
  assert.deepEqual(validateScVal(rawMap([deep(2), nothing()], [deep(1), nothing()])), {
    path: ".scvMap[1].key",
    reason: "expected ascending keys, got vec (1 item) after vec (1 item)",
  });
});

const ORDERED: readonly (readonly [name: string, low: ScVal, high: ScVal])[] = [
  ["nonces", nonce(1n), nonce(2n)],
  ["negative nonces", nonce(-2n), nonce(-1n)],
  ["truth values", ScVal.scvBool(false), ScVal.scvBool(true)],
  ["a missing list before an empty one", ScVal.scvVec(null), vec()],
  ["a missing map before an empty one", ScVal.scvMap(null), rawMap()],
  ["values of equal keys", rawMap([u32(1), u32(1)]), rawMap([u32(1), u32(2)])],
  ["keys before values", rawMap([u32(1), u32(2)]), rawMap([u32(2), u32(1)])],
  ["the last unit below the surrogates before those above", text("\ud7ff"), text("\ue000")],
  ["all units of 16 bits before surrogates", text("\uffff"), text("\u{10000}")],
  ["the last unit before the surrogates before them", text("\ud7ff"), text("\u{10000}")],
  ["surrogates among each other", text("\u{10000}"), text("\u{10ffff}")],
  ["low surrogates", text("\u{10000}"), text("\u{10001}")],
  ["a text before a longer one", text("a"), text("aa")],
  ["bytes of a text before a longer one", text(new Uint8Array([97])), text("aa")],
  ["tags", ScVal.scvExecutableTag("a"), ScVal.scvExecutableTag("b")],
];
function nonce(value: bigint): ScVal {
  return ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: value }));
}
for (const [name, low, high] of ORDERED) {
  test(`compareScVal() sorts ${name}`, () => {
    assert.ok(compareScVal(low, high) < 0);
    assert.ok(compareScVal(high, low) > 0);
    assert.equal(compareScVal(low, low), 0);
  });
}

test("compareScVal() reports which types of JavaScript differ in values made by hand", () => {
  assert.throws(() => compareScVal(u64(1n), u64(1 as never)), {
    name: "TypeError",
    message: "Cannot compare contract values: expected values of the same JavaScript type, got bigint and number",
  });
});

test("scvSortedMap() checks every entry, the first one and a single one too", () => {
  const good = new ScMapEntry({ key: u32(1), val: nothing() });
  const bad = new ScMapEntry({ key: "a" as never, val: nothing() });
  for (const [items, at] of [[[bad], 0], [[bad, good], 0], [[good, bad], 1]] as const) {
    assert.throws(() => scvSortedMap(items), {
      name: "TypeError",
      message: `Cannot create a map at [${at}]: expected ScVal, got string of 1 character`,
    });
  }
  assert.throws(() => scvSortedMap([undefined as never]), {
    name: "TypeError",
    message: "Cannot create a map at [0]: expected ScMapEntry, got undefined",
  });
});

/** Keys of a map, and whether an object can have a distinct property for each of them. */
const NAMES: readonly (readonly [name: string, keys: readonly ScVal[], isObject: boolean])[] = [
  ["ascending texts", [text("a"), text("b")], true],
  ["a text twice", [text("a"), text("a")], false],
  ["integers whose texts do not ascend", [u32(9), u32(10)], true],
  ["negative integers", [ScVal.scvI32(-10), ScVal.scvI32(-9), ScVal.scvI32(5)], true],
  ["an integer twice", [u32(9), u32(10), u32(10)], false],
  ["an integer and its text", [u32(1), text("1")], false],
  ["a text and a symbol", [text("a"), symbol("a")], false],
  ["a text and a symbol, apart", [text("a"), text("b"), symbol("a")], false],
  ["truth values and void", [ScVal.scvBool(false), nothing()], true],
  ["bytes", [bytes(1), bytes(1, 2)], true],
  ["bytes that read as another list", [bytes(1, 2), vec(u32(1), u32(2))], false],
  ["lists", [vec(), vec(u32(1)), vec(u32(1), text("a"))], true],
  ["lists of equal texts", [vec(text("a,b")), vec(text("a"), text("b"))], false],
  ["a map", [rawMap()], false],
  ["a list with a map in it", [vec(u32(1), rawMap())], false],
  ["a missing list", [ScVal.scvVec(null)], false],
];
for (const [name, keys, isObject] of NAMES) {
  test(`scValToNative() gives ${isObject ? "an object" : "a Map"} for keys: ${name}`, () => {
    const entries = rawMap(...keys.map((key, i): [ScVal, ScVal] => [key, u32(i)]));
    const native = scValToNative(entries) as object;
    assert.equal(native instanceof Map, !isObject);
    const values = native instanceof Map ? [...native.values()] : Object.values(native).sort();
    assert.deepEqual(values, keys.map((_, i) => i));
    const map = scValToNative(entries, { maps: "map" }) as unknown as Map<unknown, unknown>;
    assert.deepEqual([...map.values()], keys.map((_, i) => i));
  });
}

test("scValToNative() names the key or the value of another type", () => {
  const broken = (key: unknown, val: unknown) =>
    ScVal.scvMap([
      new ScMapEntry({ key: u32(1), val: u32(1) }),
      new ScMapEntry({ key: key as ScVal, val: val as ScVal }),
    ]);
  for (const [key, val, at] of [[5, u32(1), "[1].key"], [u32(2), 5, "[1].val"], [vec(5 as never), u32(1), "[1].key"]]) {
    assert.throws(() => scValToNative(broken(key, val)), {
      name: "TypeError",
      message: `Cannot convert to a native value at ${at}: expected ScVal, got number`,
    });
  }
});

const COPIES: readonly (readonly [name: string, object: object, isRefused: boolean])[] = [
  ["a type and a value", { type: "scvU32", value: 5n }, true],
  ["a type and a value, the other way round", { value: 5n, type: "scvVoid" }, true],
  ["a type of no value", { type: "u32", value: 5n }, false],
  ["a type that is inherited by objects", { type: "toString", value: 5n }, false],
  ["a type that is no text", { type: 5n, value: 5n }, false],
  ["a type alone", { type: "scvVoid" }, false],
  ["a type and another property", { type: "scvVoid", other: 5n }, false],
  ["a third property", { type: "scvVoid", value: 5n, other: 5n }, false],
  ["the text of an address", { text: ACCOUNT }, true],
  ["the text of an address and another property", { text: ACCOUNT, other: 5n }, false],
  ["a text that is no address", { text: ACCOUNT.toLowerCase() }, false],
  ["a text that is nearly an address", { text: `${ACCOUNT.slice(0, -1)}${ACCOUNT.endsWith("A") ? "B" : "A"}` }, false],
  ["a text that is no text", { text: 5n }, false],
];
for (const [name, object, isRefused] of COPIES) {
  test(`nativeToScVal() ${isRefused ? "rejects" : "accepts"} an object with ${name}`, () => {
    const convert = () => nativeToScVal(object);
    if (isRefused) {
      assert.throws(convert, { name: "TypeError", message: /looks like a structured clone of an? (ScVal|Address)/ });
    } else assert.equal(convert().type, "scvMap");
  });
}

test("nativeToScVal() converts what looks like a copy, if the types of its properties are given", () => {
  const types = { type: ["symbol", "string"], value: ["symbol", "u64"] } as const;
  assert.equal(nativeToScVal({ type: "scvU32", value: 5n }, { type: types }).type, "scvMap");
});

test("an ScInt gives its value as a bigint, of every type", () => {
  for (
    const [value, type] of [[5n, "u32"], [-5n, "i32"], [2n ** 255n - 1n, "i256"], [2n ** 256n - 1n, "u256"]] as const
  ) {
    const int = new ScInt(value, { type });
    assert.equal(int.toBigInt(), value);
    assert.equal(int.type, type);
    assert.equal(scValToBigInt(int.toScVal()), value);
  }
});
