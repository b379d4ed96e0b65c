/** What holds between the conversions, for random values. */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  nativeToScVal,
  type ScValNative,
  scValToNative,
  type ScValType,
  type ScValTypeSpec,
  scvSortedMap,
  validateScVal,
} from "@dwsa/base/scval";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { symbol, text } from "../_arbitraries/bytes.ts";
import { native } from "../_arbitraries/native.ts";
import { everyScVal, plainScVal } from "../_arbitraries/sc_val.ts";

const numRuns = Number(globalThis.process?.env?.FC_NUM_RUNS ?? 100);

const noPool = plainScVal.filter((value) => validateScVal(value) === undefined);
const key = fc.oneof(symbol.map((name) => ScVal.scvSymbol(name)), text().map((name) => ScVal.scvString(name)));

/** Values for which a type can be written down: maps have texts as keys, no two of them alike. */
const typable: fc.Arbitrary<ScVal> = fc.letrec<{ value: ScVal }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    noPool,
    fc.array(tie("value"), { maxLength: 4 }).map((items) => ScVal.scvVec(items)),
    fc.uniqueArray(fc.tuple(key, tie("value")), { maxLength: 4, selector: ([key]) => key.value })
      .map((entries) => scvSortedMap(entries.map(([key, val]) => new ScMapEntry({ key, val })))),
  ),
})).value;

/** The type of a value, as `opts.type` wants it. */
function typeOf(value: ScVal): ScValTypeSpec {
  if (value.type === "scvVec") return value.value!.map(typeOf);
  if (value.type !== "scvMap") return value.type.slice(3).toLowerCase() as ScValType;
  return Object.fromEntries(
    value.value!.map(({ key, val }) => [key.value as string, [typeOf(key) as ScValType, typeOf(val)]]),
  );
}

test("nativeToScVal() makes a value again of what scValToNative() made of it, when it is told the types", () => {
  fc.assert(
    fc.property(typable, (value) => {
      const again = nativeToScVal(scValToNative(value), { type: typeOf(value) });
      assert.equal(again.toXDR("base64"), value.toXDR("base64"));
    }),
    { numRuns },
  );
});

test("nativeToScVal() takes back every Map of scValToNative(), with as many entries", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(everyScVal, noPool), { selector: ([key]) => key.toXDR("hex") }), (entries) => {
      const map = scvSortedMap(entries.map(([key, val]) => new ScMapEntry({ key, val })));
      const found = scValToNative(map, { maps: "map" }) as Map<unknown, ScValNative>;
      assert.equal(found.size, entries.length);
      for (const [i, { key }] of map.value!.entries()) {
        const native = [...found.keys()][i];
        if (ScVal.is(native)) assert.equal(native, key);
        else assert.deepEqual(native, scValToNative(key, { maps: "map" }));
      }
    }),
    { numRuns },
  );
});

/** What a native value is after a round trip: integers are bigints, nothing is null, keys are in host order. */
function normal(value: unknown): unknown {
  if (typeof value === "number") return BigInt(value);
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== "object" || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normal(item)]));
}

test("scValToNative() gives back what was given to nativeToScVal()", () => {
  fc.assert(
    fc.property(native, (value) => {
      const found = scValToNative(nativeToScVal(value));
      assert.deepEqual(found, normal(value));
      assert.deepEqual(scValToNative(nativeToScVal(found)), found);
    }),
    { numRuns },
  );
});

test("nativeToScVal() does not care in which order keys come", () => {
  const entries = fc.uniqueArray(fc.tuple(text(), fc.integer()), { minLength: 2, selector: ([key]) => key });
  const shuffled = entries.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length }))
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      assert(nativeToScVal(Object.fromEntries(one)).equals(nativeToScVal(Object.fromEntries(other))));
      assert(nativeToScVal(new Map(one)).equals(nativeToScVal(Object.fromEntries(other))));
    }),
    { numRuns },
  );
});

test("nativeToScVal() changes nothing that it is given", () => {
  fc.assert(
    fc.property(native, (value) => {
      const before = structuredClone(value);
      nativeToScVal(value);
      assert.deepEqual(value, before);
    }),
    { numRuns },
  );
});
