/** One test for each known difference from `Spec` of js-stellar-sdk 17.2.0. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import {
  type ContractSpec,
  contractSpec,
  decodeEvent,
  decodeResult,
  encodeArguments,
  type SpecEntry,
  type SpecType,
} from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";
import { ACCOUNT, map, MUXED, sym, vec } from "./_natives.ts";

const u64 = (value: bigint) => ScVal.scvU64(value);

/** Returns an interface whose function `f` accepts and returns a value of a type. */
function of(type: SpecType, ...definitions: readonly SpecEntry[]): ContractSpec {
  return contractSpec(
    [{ function_v0: { name: "f", inputs: [{ name: "a", type }], outputs: [type] } }, ...definitions] as SpecEntry[],
  );
}

function encode(spec: ContractSpec, value: unknown): string {
  return encodeArguments(spec, "f", { a: value })[0]!.toXDR("base64");
}

/** The interface of a struct whose fields are not declared in the host's key order. */
const abc = of({ udt: { name: "Abc" } }, {
  udt_struct_v0: {
    name: "Abc",
    fields: [
      { name: "c", type: "u64" },
      { name: "a", type: { option: { value_type: "u64" } } },
      { name: "b", type: "u64" },
    ],
  },
});

test("a missing option of a struct is null, and the other fields are found by name", () => {
  const value = map([sym("b"), u64(2n)], [sym("c"), u64(3n)]);
  assert.deepEqual(decodeResult(abc, "f", value), { a: null, b: 2n, c: 3n });
});

test("a struct with the right number of fields but other names is rejected", () => {
  const value = map([sym("x"), u64(1n)], [sym("y"), u64(2n)], [sym("z"), u64(3n)]);
  assert.throws(() => decodeResult(abc, "f", value), { code: "spec/missing-field", path: ".b" });
});

test("an unexpected field of a struct is rejected by name", () => {
  const value = map([sym("a"), u64(1n)], [sym("b"), u64(2n)], [sym("c"), u64(3n)], [sym("d"), u64(4n)]);
  assert.throws(() => decodeResult(abc, "f", value), { code: "spec/unexpected-field", path: ".d" });
});

test("map entries are sorted in the host's order, and duplicate keys are rejected", () => {
  const spec = of({ map: { key_type: "bytes", value_type: "u64" } });
  const [one, two] = [Uint8Array.of(1), Uint8Array.of(2)];
  const sorted = map([ScVal.scvBytes(one), u64(1n)], [ScVal.scvBytes(two), u64(2n)]).toXDR("base64");
  assert.equal(encode(spec, new Map([[two, 2n], [one, 1n]])), sorted);
  assert.throws(() => encode(spec, new Map([[one, 1n], [Uint8Array.of(1), 2n]])), { code: "scval/duplicate-key" });
});

test("struct fields are sorted in the host's order, not in declared order", () => {
  const value = map([sym("a"), u64(1n)], [sym("b"), u64(2n)], [sym("c"), u64(3n)]);
  assert.equal(encode(abc, { c: 3n, a: 1n, b: 2n }), value.toXDR("base64"));
});

test("a misspelled field of a struct is rejected", () => {
  assert.throws(() => encode(abc, { A: 1n, b: 2n, c: 3n, a: null }), { code: "spec/unexpected-field", path: ".a.A" });
});

test("u64 and void are rejected as u32", () => {
  for (const value of [u64(5n), ScVal.scvVoid()]) {
    assert.throws(() => decodeResult(of("u32"), "f", value), { code: "spec/mismatch" });
  }
});

test("a number that is not a case of an enum is rejected", () => {
  const spec = of({ udt: { name: "Side" } }, { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 7 }] } });
  assert.equal(decodeResult(spec, "f", ScVal.scvU32(7)), "Buy");
  assert.throws(() => decodeResult(spec, "f", ScVal.scvU32(8)), { code: "spec/unknown-case" });
});

test("a union case with too many values is rejected", () => {
  const spec = of({ udt: { name: "Kind" } }, {
    udt_union_v0: { name: "Kind", cases: [{ tuple_v0: { name: "Limit", type: ["u64"] } }] },
  });
  assert.deepEqual(decodeResult(spec, "f", vec(sym("Limit"), u64(1n))), { tag: "Limit", values: [1n] });
  const value = vec(sym("Limit"), u64(1n), u64(2n));
  assert.throws(() => decodeResult(spec, "f", value), { code: "spec/mismatch", path: ".values" });
});

test("an ScVal and a function are rejected as native values", () => {
  let called = false;
  for (const value of [ScVal.scvU32(5), ScVal.scvBool(true), () => called = true]) {
    assert.throws(() => encode(of("u32"), value), TypeError);
  }
  assert.equal(called, false);
});

test("M… is rejected as address and accepted as muxed_address", () => {
  assert.throws(() => encode(of("address"), MUXED), { code: "scval/address-kind" });
  assert.equal(decodeResult(of("muxed_address"), "f", ScVal.fromXDR(encode(of("muxed_address"), MUXED))), MUXED);
});

test("addresses are strings, for both types", () => {
  for (const type of ["address", "muxed_address"] as const) {
    assert.throws(() => encode(of(type), new Address(ACCOUNT)), TypeError);
    assert.equal(decodeResult(of(type), "f", ScVal.fromXDR(encode(of(type), ACCOUNT))), ACCOUNT);
  }
});

test("the empty tuple is void", () => {
  const spec = of({ tuple: { value_types: [] } });
  assert.equal(encode(spec, null), ScVal.scvVoid().toXDR("base64"));
  assert.throws(() => decodeResult(spec, "f", vec()), { code: "spec/mismatch" });
});

test("a symbol with a space and a hexadecimal integer are rejected", () => {
  assert.throws(() => encode(of("symbol"), "has space"), { code: "scval/invalid-symbol" });
  for (const type of ["u32", "u64", "i128"] as const) {
    assert.throws(() => encode(of(type), "0x10"), { code: "scval/invalid-integer" });
  }
});

const paid: SpecEntry = {
  event_v0: {
    name: "paid",
    prefix_topics: ["paid"],
    params: [{ name: "a", type: "u64", location: "data" }, { name: "b", type: "u64", location: "data" }],
    data_format: "map",
  },
};

test("an event whose data lack a parameter does not match", () => {
  const spec = contractSpec([paid]);
  const event = (data: ScVal) => decodeEvent(spec, { topics: [sym("paid")], data });
  const whole = map([sym("a"), u64(1n)], [sym("b"), u64(2n)]);
  assert.deepEqual(event(whole), { name: "paid", params: { a: 1n, b: 2n }, rest: [] });
  assert.equal(event(map([sym("a"), u64(1n)])), null);
});

test("a function and an event can have the same name", () => {
  const spec = contractSpec([paid, { function_v0: { name: "paid", inputs: [], outputs: ["u64"] } }]);
  assert.equal(decodeResult(spec, "paid", u64(5n)), 5n);
  assert.deepEqual(encodeArguments(spec, "paid", {}), []);
  assert.equal(spec.events[0]?.name, "paid");
});
