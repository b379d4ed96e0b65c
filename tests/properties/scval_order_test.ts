/** Properties of the order of contract values, and of sorted maps. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { compareScVal, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { testProperty } from "../_arbitraries/property.ts";
import { everyScVal, scMapEntries } from "../_arbitraries/sc_val.ts";
import { compareSlowly, HOST_ORDER } from "../scval/_order.ts";

/** Two values, which often have equal parts. */
const related = fc.tuple(everyScVal, everyScVal, fc.nat(2)).map(([a, b, how]) =>
  how === 0 ? [a, b] as const : how === 1 ? [ScVal.scvVec([a, b]), ScVal.scvVec([a, a])] as const : [
    ScVal.scvMap([new ScMapEntry({ key: a, val: a })]),
    ScVal.scvMap([new ScMapEntry({ key: a, val: b })]),
  ] as const
);

testProperty(
  "compareScVal() agrees with the rules written down slowly, for values of every kind",
  fc.property(related, ([a, b]) => {
    assert.equal(Math.sign(compareScVal(a, b)), Math.sign(compareSlowly(a, b)));
    assert.equal(Math.sign(compareScVal(b, a)), -Math.sign(compareSlowly(a, b)) + 0);
    assert.equal(compareScVal(a, ScVal.fromXDR(a.toXDR())), 0);
    assert.equal(compareScVal(a, b) === 0, a.equals(b));
  }),
  200,
);

const keysOf = (map: ScVal<"scvMap">) => map.value!.map(({ key }) => key.toXDR("base64"));
const entries = fc.tuple(scMapEntries(everyScVal), fc.array(everyScVal, { maxLength: 20 })).map(([some, keys]) => {
  const more = keys.map((key) => new ScMapEntry({ key, val: ScVal.scvVoid() }));
  return [...new Map([...some, ...more].map((entry) => [entry.key.toXDR("base64"), entry])).values()];
});

testProperty(
  "scvSortedMap() keeps every entry, strictly ascending, whatever the order, and leaves its list alone",
  fc.property(
    entries.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
    ([
      one,
      other,
    ]) => {
      const input = [...one];
      const map = scvSortedMap(input);
      assert.deepEqual(input, one);
      input.length = 0; // later changes to the input have no effect
      const sorted = map.value!;
      assert.equal(sorted.length, one.length);
      assert.deepEqual(new Set(sorted), new Set(one));
      for (let i = 1; i < sorted.length; i++) {
        // Compares with all preceding keys, which also shows that the order is transitive.
        for (const before of sorted.slice(0, i)) assert(compareScVal(before.key, sorted[i]!.key) < 0);
      }
      assert.deepEqual(scvSortedMap(other).value, sorted);
      assert.deepEqual(scvSortedMap(sorted).value, sorted, "a second time changes nothing");
    },
  ),
);

testProperty(
  "scvSortedMap() puts any part of the host's vector in the host's order",
  fc.property(fc.shuffledSubarray([...HOST_ORDER], { minLength: 2 }), (keys) => {
    const map = scvSortedMap(keys.map((key) => new ScMapEntry({ key, val: ScVal.scvVoid() })));
    assert.deepEqual(keysOf(map), HOST_ORDER.filter((key) => keys.includes(key)).map((key) => key.toXDR("base64")));
  }),
);

testProperty(
  "scvSortedMap() rejects any map with a duplicate key",
  fc.property(entries.filter(({ length }) => length > 0), fc.nat(), fc.nat(), (all, which, where) => {
    const again = new ScMapEntry({ key: ScVal.fromXDR(all[which % all.length]!.key.toXDR()), val: ScVal.scvVoid() });
    const list = all.toSpliced(where % (all.length + 1), 0, again);
    assert.throws(() => scvSortedMap(list), { code: "scval/duplicate-key" });
  }),
);

testProperty(
  "validateScVal() finds a map whose keys are not in order, and says where",
  fc.property(entries.filter(({ length }) => length > 1), fc.nat(), fc.integer({ min: 1 }), (all, one, step) => {
    const sorted = scvSortedMap(all).value!.map(({ key }) => new ScMapEntry({ key, val: ScVal.scvVoid() }));
    const keys = ScVal.scvMap(sorted);
    if (validateScVal(keys) !== undefined) return; // a key that contracts do not accept
    const [i, k] = [one % sorted.length, (one + 1 + step % (sorted.length - 1)) % sorted.length];
    const swapped = sorted.with(i, sorted[k]!).with(k, sorted[i]!);
    assert.match(validateScVal(ScVal.scvMap(swapped))!.path, /^\.scvMap\[\d+\]\.key$/);
  }),
);

testProperty(
  "validateScVal() never throws for a value, and points at a part of it",
  fc.property(everyScVal, (value) => {
    const found = validateScVal(value);
    if (found !== undefined) assert.match(found.path, /^(\.scv\w+(\[\d+\](\.key|\.val)?)?)+…?$/);
  }),
);
