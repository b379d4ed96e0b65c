/** Muxed contracts (CAP-84) as contract values, and the order of values on the host of protocol 30. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Address, muxedAddress } from "@dwsa/base/address";
import { compareScVal, nativeToScVal, scValToNative, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";

interface Order {
  readonly sorted: readonly string[];
  readonly pairs: readonly { readonly a: string; readonly b: string; readonly order: number }[];
  readonly maps: readonly {
    readonly map: string;
    readonly keys: string;
    readonly host30: string;
    readonly host28: string;
  }[];
}

const order: Order = JSON.parse(readFileSync(new URL("../vectors/protocol/order.json", import.meta.url), "utf8"));
const strkeys: { readonly valid: readonly { readonly text: string; readonly scVal: string }[] } = JSON.parse(
  readFileSync(new URL("../vectors/protocol/strkeys.json", import.meta.url), "utf8"),
);
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const muxed = nativeToScVal(muxedAddress(CONTRACT, 7n), { type: "address" });

test("nativeToScVal() and scValToNative() give every muxed contract of the vectors, and its string", () => {
  for (const { text, scVal } of strkeys.valid) {
    assert.equal(nativeToScVal(text, { type: "address" }).toXDR("base64"), scVal);
    assert.equal(nativeToScVal(new Address(text)).toXDR("base64"), scVal);
    assert.equal(scValToNative(ScVal.fromXDR(scVal)), text);
  }
});

test("compareScVal() has the order of the host", () => {
  const sorted = order.sorted.map((xdr) => ScVal.fromXDR(xdr));
  assert.equal(sorted.length, 73);
  for (const [i, a] of sorted.entries()) {
    for (const [j, b] of sorted.entries()) assert.equal(Math.sign(compareScVal(a, b)), Math.sign(i - j), `${i}, ${j}`);
  }
  assert.equal(order.pairs.length, 366);
  for (const { a, b, order: expected } of order.pairs) {
    assert.equal(Math.sign(compareScVal(ScVal.fromXDR(a), ScVal.fromXDR(b))), expected, `${a} ${b}`);
  }
});

test("validateScVal() accepts the maps that the host accepts", () => {
  assert.equal(order.maps.length, 100);
  const verdicts = { ok: 0, refused: 0 };
  for (const { map, host30 } of order.maps) {
    const problem = validateScVal(ScVal.fromXDR(map));
    verdicts[host30 === "ok" ? "ok" : "refused"]++;
    assert.equal(problem === undefined, host30 === "ok", `${map} ${JSON.stringify(problem)}`);
  }
  assert.ok(verdicts.ok > 10 && verdicts.refused > 10, JSON.stringify(verdicts));
});

test("validateScVal() accepts a muxed contract everywhere but in a storage key", () => {
  const places = [muxed, ScVal.scvVec([muxed]), scvSortedMap([new ScMapEntry({ key: muxed, val: muxed })])];
  for (const value of places) assert.equal(validateScVal(value), undefined);
  for (const [value, path] of [[muxed, ""], [ScVal.scvVec([muxed]), ".scvVec[0]"]] as const) {
    assert.deepEqual(validateScVal(value, { use: "storageKey" }), {
      path: `${path}.scvAddress`,
      reason: "expected no muxed contract (W...) in a storage key",
    });
  }
});

test("validateScVal() rejects a muxed contract for a network of protocol 28", () => {
  assert.deepEqual(validateScVal(ScVal.scvVec([muxed]), { protocol: 28 }), {
    path: ".scvVec[0].scvAddress",
    reason: "expected a value of protocol 28, got a muxed contract (W...), which needs protocol 30",
  });
  assert.equal(validateScVal(ScVal.scvVec([muxed]), { protocol: 30 }), undefined);
  assert.equal(validateScVal(nativeToScVal(CONTRACT, { type: "address" }), { protocol: 28 }), undefined);
});

test("validateScVal() rejects another protocol", () => {
  assert.throws(() => validateScVal(muxed, { protocol: 29 as never }), {
    name: "RangeError",
    message: "Cannot validate a contract value: expected opts.protocol to be 28 or 30, got 29",
  });
  assert.throws(() => validateScVal(muxed, { protocol: "30" as never }), TypeError);
});

test("two ids of one contract are two keys of a map", () => {
  const other = nativeToScVal(muxedAddress(CONTRACT, 0n), { type: "address" });
  const plain = nativeToScVal(CONTRACT, { type: "address" });
  const keys = [muxed, other, plain].map((key) => new ScMapEntry({ key, val: ScVal.scvVoid() }));
  const map = scvSortedMap(keys);
  assert.deepEqual(map.value!.map(({ key }) => key), [plain, other, muxed]);
  assert.equal(validateScVal(map), undefined);
});
