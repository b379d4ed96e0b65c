import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal, type ScValNative, scValToNative, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { scValFromJson } from "@dwsa/base/json";
import { ScVal } from "@dwsa/base/xdr";
import { corpus } from "../_corpus.ts";

const entries = corpus("scVals");

/** Converts native values to the recorded format, with tags for values that JSON cannot represent. */
function record(native: ScValNative): unknown {
  return JSON.parse(JSON.stringify(native, function (this: Record<string, unknown>, key) {
    const value = this[key];
    if (typeof value === "bigint") return { $bigint: value.toString() };
    if (value instanceof Uint8Array) {
      return { $bytes: Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("") };
    }
    return value;
  }));
}

test("scValToNative() returns the recorded native form of every value from the ledger", () => {
  let compared = 0;
  for (const { xdr, type, native } of entries) {
    const value = ScVal.fromXDR(xdr);
    assert.equal(value.type, type);
    if (value.type === "scvContractInstance") {
      // The recording has an instance of a wire type where this library has a plain object.
      assert.deepEqual(native, { $class: "ScContractInstance" });
      assert.equal(scValToNative(value).type, "contractInstance");
    } else {
      assert.deepEqual(record(scValToNative(value as ScVal)), native);
      compared++;
    }
  }
  assert(compared > 100, `only ${compared} values`);
});

test("scvSortedMap() puts the maps of the ledger into their order again, at every level", () => {
  let maps = 0;
  const look = (value: ScVal): void => {
    if (value.type === "scvVec") value.value!.forEach(look);
    const map = value.type === "scvMap"
      ? value.value!
      : value.type === "scvContractInstance"
      ? value.value.storage
      : null;
    if (map === null) return;
    maps++;
    assert.deepEqual(scvSortedMap([...map].reverse()).value, map);
    for (const { key, val } of map) [key, val].forEach(look);
  };
  for (const { xdr } of entries) look(ScVal.fromXDR(xdr));
  assert(maps > 20, `only ${maps} maps`);
});

test(
  "validateScVal() has nothing against values from the ledger but instances and balances",
  () => {
    for (const { xdr, type } of entries) {
      const found = validateScVal(ScVal.fromXDR(xdr));
      if (type === "scvContractInstance") assert.match(found!.reason, /contract instance/);
      else if (found !== undefined) assert.match(found.reason, /got a (claimable balance|liquidity pool)$/);
    }
  },
);

test("values from the ledger survive JSON and a round trip through native values", () => {
  for (const { xdr } of entries) {
    const value = ScVal.fromXDR(xdr);
    assert.equal(scValFromJson(JSON.parse(JSON.stringify(value))).toXDR("base64"), xdr);
    assert.equal(nativeToScVal(value), value);
  }
});
