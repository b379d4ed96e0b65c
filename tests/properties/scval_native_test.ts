/** Properties of the conversions between native and contract values. */

import assert from "node:assert/strict";
import fc from "fast-check";
import {
  nativeToScVal,
  ScInt,
  type ScValNative,
  scValToBigInt,
  scValToNative,
  type ScValType,
  type ScValTypeSpec,
  scvSortedMap,
  validateScVal,
} from "@dwsa/base/scval";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { symbol, text } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { integer, integerType, native } from "../_arbitraries/native.ts";
import { everyScVal, plainScVal } from "../_arbitraries/sc_val.ts";
import { assertSame } from "../_deep_equal.ts";
import { rawMap } from "../scval/_values.ts";

const noPool = plainScVal.filter((value) => validateScVal(value) === undefined);
const key = fc.oneof(symbol.map((name) => ScVal.scvSymbol(name)), text().map((name) => ScVal.scvString(name)));

/** Values whose types can be specified: the keys of maps are distinct strings. */
const typable: fc.Arbitrary<ScVal> = fc.letrec<{ value: ScVal }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    noPool,
    fc.array(tie("value"), { maxLength: 4 }).map((items) => ScVal.scvVec(items)),
    fc.uniqueArray(fc.tuple(key, tie("value")), { maxLength: 4, selector: ([key]) => key.value })
      .map((entries) => scvSortedMap(entries.map(([key, val]) => new ScMapEntry({ key, val })))),
  ),
})).value;

/** Returns the type of a value in the format of `opts.type`. */
function typeOf(value: ScVal): ScValTypeSpec {
  if (value.type === "scvVec") return value.value!.map(typeOf);
  if (value.type !== "scvMap") return value.type.slice(3).toLowerCase() as ScValType;
  return Object.fromEntries(
    value.value!.map(({ key, val }) => [key.value as string, [typeOf(key) as ScValType, typeOf(val)]]),
  );
}

testProperty(
  "nativeToScVal() with types converts the result of scValToNative() to the same value",
  fc.property(typable, (value) => {
    const again = nativeToScVal(scValToNative(value), { type: typeOf(value) });
    assert.equal(again.toXDR("base64"), value.toXDR("base64"));
  }),
  100,
);

testProperty(
  "nativeToScVal() takes back every Map of scValToNative(), with as many entries",
  fc.property(fc.uniqueArray(fc.tuple(everyScVal, noPool), { selector: ([key]) => key.toXDR("hex") }), (entries) => {
    const map = scvSortedMap(entries.map(([key, val]) => new ScMapEntry({ key, val })));
    const found = scValToNative(map, { maps: "map" }) as Map<unknown, ScValNative>;
    assert.equal(found.size, entries.length);
    for (const [i, { key }] of map.value!.entries()) {
      const native = [...found.keys()][i];
      if (ScVal.is(native)) assert(native.equals(key) && native !== key);
      else assertSame(native, scValToNative(key, { maps: "map" }));
    }
  }),
  100,
);

/** Returns the native value after a round trip: integers become bigints, and `undefined` becomes `null`. */
function normal(value: unknown): unknown {
  if (typeof value === "number") return BigInt(value);
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== "object" || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normal(item)]));
}

testProperty(
  "scValToNative() gives back what was given to nativeToScVal(), which the network takes",
  fc.property(native, (value) => {
    const scVal = nativeToScVal(value);
    assert.equal(validateScVal(scVal), undefined);
    assert(ScVal.fromXDR(scVal.toXDR()).equals(scVal));
    assert.equal(nativeToScVal(scVal), scVal, "a contract value is taken as it is");
    const found = scValToNative(scVal);
    assert.deepEqual(found, normal(value));
    assertSame(scValToNative(nativeToScVal(found)), found);
  }),
  100,
);

testProperty(
  "nativeToScVal() does not care in which order keys come",
  fc.property(
    fc.uniqueArray(fc.tuple(text(), fc.integer()), { minLength: 2, selector: ([key]) => key })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
    ([one, other]) => {
      assert(nativeToScVal(Object.fromEntries(one)).equals(nativeToScVal(Object.fromEntries(other))));
      assert(nativeToScVal(new Map(one)).equals(nativeToScVal(Object.fromEntries(other))));
    },
  ),
  100,
);

testProperty(
  "nativeToScVal() changes nothing that it is given, and keeps nothing of it",
  fc.property(native, (value) => {
    const before = structuredClone(value);
    const scVal = nativeToScVal(value);
    const encoded = scVal.toXDR("base64");
    assert.deepEqual(value, before);
    overwrite(value);
    assert.equal(scVal.toXDR("base64"), encoded);
  }),
  100,
);

testProperty(
  "scValToNative() changes nothing that it is given, and what it gives may be changed",
  fc.property(everyScVal, fc.constantFrom("object" as const, "map" as const), (value, maps) => {
    const before = value.toXDR("base64");
    overwrite(scValToNative(value, { maps }));
    assert.equal(value.toXDR("base64"), before);
  }),
  100,
);

/** Overwrites and empties all mutable parts of a value. */
function overwrite(value: unknown): void {
  if (value instanceof Uint8Array) value.fill(0xaa);
  else if (value instanceof Map) {
    for (const pair of value) pair.forEach(overwrite);
    value.clear();
  } else if (typeof value === "object" && value !== null && !ScVal.is(value)) {
    Object.values(value).forEach(overwrite);
    if (Array.isArray(value)) value.length = 0;
    else for (const name of Object.keys(value)) Reflect.deleteProperty(value, name);
  }
}

testProperty(
  "scValToNative() drops no entry, whatever the keys",
  fc.property(fc.array(fc.tuple(everyScVal, everyScVal), { maxLength: 8 }), fc.boolean(), (entries, twice) => {
    const map = ScVal.fromXDR(rawMap(...entries, ...(twice ? entries : [])).toXDR()) as ScVal<"scvMap">;
    const size = (native: unknown) => native instanceof Map ? native.size : Object.keys(native as object).length;
    assert.equal(size(scValToNative(map)), map.value!.length);
    assert.equal(size(scValToNative(map, { maps: "map" })), map.value!.length);
  }),
  100,
);

/** The bits below and above zero of each integer type, and the method of `ScInt` that converts to the type. */
const INTEGERS = {
  u32: [0n, 32n, "toU32"],
  i32: [31n, 31n, "toI32"],
  u64: [0n, 64n, "toU64"],
  i64: [63n, 63n, "toI64"],
  timepoint: [0n, 64n, "toTimepoint"],
  duration: [0n, 64n, "toDuration"],
  u128: [0n, 128n, "toU128"],
  i128: [127n, 127n, "toI128"],
  u256: [0n, 256n, "toU256"],
  i256: [255n, 255n, "toI256"],
} as const;

testProperty(
  "ScInt and nativeToScVal() make an integer of every type that it fits, and of no other",
  fc.property(integer, integerType, fc.boolean(), (value, type, asText) => {
    const input = asText ? `${value}` : value;
    const scInt = new ScInt(input);
    assert.equal(scInt.toBigInt(), BigInt(value));
    assert.equal(scInt.toString(), `${BigInt(value)}`);
    const [below, above, method] = INTEGERS[type];
    const min = below === 0n ? 0n : -1n << below;
    if (BigInt(value) < min || BigInt(value) >= 1n << above) {
      assert.throws(() => scInt[method](), RangeError);
      assert.throws(() => nativeToScVal(input, { type }), RangeError);
    } else {
      const made = scInt[method]();
      assert.equal(scValToBigInt(ScVal.fromXDR(made.toXDR())), BigInt(value));
      assert(nativeToScVal(input, { type }).equals(made));
    }
  }),
  100,
);

testProperty(
  "nativeToScVal() takes the smallest type that an integer fits",
  fc.property(integer, (value) => {
    const { type } = nativeToScVal(value);
    const n = BigInt(value);
    const [order, bits] = n < 0n
      ? [["scvI64", "scvI128", "scvI256"], -n - 1n << 1n]
      : [["scvU64", "scvU128", "scvU256"], n];
    assert.equal(type, order[bits < 1n << 64n ? 0 : bits < 1n << 128n ? 1 : 2]);
  }),
  100,
);
