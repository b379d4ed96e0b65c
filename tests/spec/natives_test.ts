/** Conversions between native values and contract values. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base/errors";
import { validateScVal } from "@dwsa/base/scval";
import {
  type ContractSpec,
  contractSpec,
  decodeArguments,
  decodeResult,
  encodeArguments,
  encodeValue,
  type SpecEntry,
} from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import { ScError, ScVal } from "@dwsa/base/xdr";
import { definitions, everything } from "./_specs.ts";
import { ACCOUNT, address, BYTES, deepTree, errorOf, map, market, MUXED, struct, sym, vec } from "./_natives.ts";

const CONTRACT = StrKey.encodeContract(BYTES);

const tree = { value: 1, branches: [{ value: 2, branches: [] }] };

const pairs: readonly { name: string; native: unknown; value: ScVal }[] = [
  { name: "val", native: ScVal.scvU64(5n), value: ScVal.scvU64(5n) },
  { name: "bool", native: true, value: ScVal.scvBool(true) },
  { name: "void", native: null, value: ScVal.scvVoid() },
  { name: "error", native: { type: "contract", code: 5 }, value: ScVal.scvError(ScError.sceContract(5)) },
  {
    name: "error",
    native: { type: "system", errorType: "wasmVm", code: 6, value: "scecInvalidAction" },
    value: ScVal.scvError(ScError.sceWasmVm("scecInvalidAction")),
  },
  { name: "u32", native: 4294967295, value: ScVal.scvU32(4294967295) },
  { name: "i32", native: -5, value: ScVal.scvI32(-5) },
  { name: "u64", native: 2n ** 64n - 1n, value: ScVal.scvU64(2n ** 64n - 1n) },
  { name: "i64", native: -5n, value: ScVal.scvI64(-5n) },
  { name: "timepoint", native: 5n, value: ScVal.scvTimepoint(5n) },
  { name: "duration", native: 5n, value: ScVal.scvDuration(5n) },
  { name: "u128", native: 2n ** 128n - 1n, value: ScVal.scvU128(2n ** 128n - 1n) },
  { name: "i128", native: -(2n ** 127n), value: ScVal.scvI128(-(2n ** 127n)) },
  { name: "u256", native: 2n ** 256n - 1n, value: ScVal.scvU256(2n ** 256n - 1n) },
  { name: "i256", native: -(2n ** 255n), value: ScVal.scvI256(-(2n ** 255n)) },
  { name: "bytes", native: Uint8Array.of(1, 2), value: ScVal.scvBytes(Uint8Array.of(1, 2)) },
  { name: "bytes_n", native: Uint8Array.of(1, 2, 3, 4), value: ScVal.scvBytes(Uint8Array.of(1, 2, 3, 4)) },
  { name: "string", native: "é", value: ScVal.scvString("é") },
  { name: "symbol", native: "ok_1", value: sym("ok_1") },
  { name: "address", native: ACCOUNT, value: address(ACCOUNT) },
  { name: "address", native: CONTRACT, value: address(CONTRACT) },
  { name: "muxed_address", native: ACCOUNT, value: address(ACCOUNT) },
  { name: "muxed_address", native: MUXED, value: address(MUXED) },
  { name: "option", native: null, value: ScVal.scvVoid() },
  { name: "option", native: 5, value: ScVal.scvU32(5) },
  { name: "result", native: 5, value: ScVal.scvU32(5) },
  { name: "vec", native: [1n, -1n], value: vec(ScVal.scvI128(1n), ScVal.scvI128(-1n)) },
  { name: "vec", native: [], value: vec() },
  {
    name: "map",
    native: new Map([[1, "a"], [2, "b"]]),
    value: map([ScVal.scvU32(1), ScVal.scvString("a")], [ScVal.scvU32(2), ScVal.scvString("b")]),
  },
  { name: "tuple", native: [1, "a"], value: vec(ScVal.scvU32(1), sym("a")) },
  { name: "nothing", native: null, value: ScVal.scvVoid() },
  {
    name: "struct",
    native: { Kind: { tag: "Market" }, note: null, price: 5n },
    value: map([sym("Kind"), market], [sym("note"), ScVal.scvVoid()], [sym("price"), ScVal.scvI128(5n)]),
  },
  { name: "pair", native: [5, true], value: vec(ScVal.scvU32(5), ScVal.scvBool(true)) },
  { name: "union", native: { tag: "Market" }, value: market },
  { name: "union", native: { tag: "Limit", values: [5n] }, value: vec(sym("Limit"), ScVal.scvI128(5n)) },
  {
    name: "union",
    native: { tag: "Stop", values: [5n, null] },
    value: vec(sym("Stop"), ScVal.scvI128(5n), ScVal.scvVoid()),
  },
  { name: "enum", native: "Buy", value: ScVal.scvU32(7) },
  { name: "error_enum", native: "Closed", value: ScVal.scvError(ScError.sceContract(6)) },
  { name: "unknown", native: ScVal.scvBool(true), value: ScVal.scvBool(true) },
  {
    name: "tree",
    native: tree,
    value: map(
      [sym("branches"), vec(map([sym("branches"), vec()], [sym("value"), ScVal.scvU32(2)]))],
      [sym("value"), ScVal.scvU32(1)],
    ),
  },
];

for (const { name, native, value } of pairs) {
  test(`encodeArguments() and decodeResult() agree on ${name}: ${value.type}`, () => {
    const [encoded] = encodeArguments(everything, name, { value: native });
    assert.equal(encoded!.toXDR("base64"), value.toXDR("base64"));
    assert.equal(validateScVal(encoded!), undefined);
    assert.deepEqual(decodeResult(everything, name, value), native);
    assert.deepEqual(decodeArguments(everything, name, [value]), { value: native });
  });
}

const accepted: readonly { name: string; native: unknown; value: ScVal; why: string }[] = [
  { name: "i128", native: 5, value: ScVal.scvI128(5n), why: "a whole number for a wide integer" },
  { name: "u32", native: 5n, value: ScVal.scvU32(5), why: "a bigint for a narrow integer" },
  { name: "u256", native: 5, value: ScVal.scvU256(5n), why: "a number for an integer of 256 bits" },
  { name: "u32", native: "5", value: ScVal.scvU32(5), why: "a decimal string for a narrow integer" },
  {
    name: "i128",
    native: `-${2n ** 127n}`,
    value: ScVal.scvI128(-(2n ** 127n)),
    why: "a decimal string for a wide one",
  },
  { name: "duration", native: "5", value: ScVal.scvDuration(5n), why: "a decimal string for a duration" },
  { name: "i32", native: -0, value: ScVal.scvI32(0), why: "-0" },
  { name: "union", native: { tag: "Market", values: undefined }, value: market, why: "values: undefined" },
  { name: "struct", why: "an object without a prototype", ...structWithoutPrototype() },
];

function structWithoutPrototype(): { native: unknown; value: ScVal } {
  const { native, value } = pairs.find(({ name }) => name === "struct")!;
  return { native: Object.assign(Object.create(null), native), value };
}

for (const { name, native, value, why } of accepted) {
  test(`encodeArguments() accepts ${why}`, () => {
    const [encoded] = encodeArguments(everything, name, { value: native });
    assert.equal(encoded!.toXDR("base64"), value.toXDR("base64"));
  });
}

test("encodeArguments() accepts values nested 100 levels deep, as the host does", () => {
  const [value] = encodeArguments(everything, "tree", { value: deepTree(48) });
  assert.equal(validateScVal(value!), undefined);
});

test("decodeResult() returns the code and the name of the contract's error", () => {
  const found = errorOf(() => decodeResult(everything, "result", ScVal.scvError(ScError.sceContract(5))));
  assert.ok(DwsaError.is(found));
  assert.equal(found.got, "5 NotFound");
});

test("decodeResult() names an error without a declared enum if exactly one error enum has the code", () => {
  const fails = { name: "f", inputs: [], outputs: [{ result: { ok_type: "u32", error_type: "error" } }] } as const;
  const enumOf = (name: string, value: number) =>
    ({ udt_error_enum_v0: { name, cases: [{ name: "NotFound", value }] } }) as const;
  const gotOf = (...enums: ReturnType<typeof enumOf>[]) => {
    const spec: ContractSpec = contractSpec([{ function_v0: fails }, ...enums] as SpecEntry[]);
    const found = errorOf(() => decodeResult(spec, "f", ScVal.scvError(ScError.sceContract(5))));
    assert.ok(DwsaError.is(found) && found.code === "spec/contract-error");
    return found.got;
  };
  assert.equal(gotOf(enumOf("A", 5), enumOf("B", 6)), "5 NotFound");
  assert.equal(gotOf(enumOf("A", 5), enumOf("B", 5)), "5");
  assert.equal(gotOf(enumOf("A", 6)), "5");
  assert.equal(gotOf(), "5");
});

test("decodeResult() names an error only from the declared enum", () => {
  const outputs = [{ result: { ok_type: "u32", error_type: { udt: { name: "A" } } } }] as const;
  const spec = contractSpec([
    { function_v0: { name: "f", inputs: [], outputs } },
    { udt_error_enum_v0: { name: "A", cases: [{ name: "Closed", value: 6 }] } },
    { udt_error_enum_v0: { name: "B", cases: [{ name: "NotFound", value: 5 }] } },
  ]);
  assert.throws(() => decodeResult(spec, "f", ScVal.scvError(ScError.sceContract(5))), { got: "5" });
});

test("decodeResult() returns null for a missing option", () => {
  const value = map([sym("Kind"), market], [sym("price"), ScVal.scvI128(5n)]);
  assert.deepEqual(decodeResult(everything, "struct", value), struct);
});

test("decodeResult() ignores only unknown fields if requested", () => {
  const value = map([sym("Kind"), market], [sym("more"), market], [sym("price"), ScVal.scvI128(5n)]);
  assert.deepEqual(decodeResult(everything, "struct", value, { extraFields: "ignore" }), struct);
  const missing = map([sym("Kind"), market], [sym("more"), market]);
  assert.throws(() => decodeResult(everything, "struct", missing, { extraFields: "ignore" }), {
    code: "spec/missing-field",
  });
  assert.throws(() => decodeResult(everything, "struct", value, { extraField: "ignore" } as never), TypeError);
});

test("decodeResult() finds fields before and after unknown fields", () => {
  const known = [[sym("Kind"), market], [sym("note"), ScVal.scvString("a")], [
    sym("price"),
    ScVal.scvI128(5n),
  ]] as const;
  for (const [name, place] of [["A", 0], ["L", 1], ["notf", 2], ["zzz", 3]] as const) {
    const value = map(...known.slice(0, place), [sym(name), market], ...known.slice(place));
    const expected = { ...struct, note: "a" };
    assert.deepEqual(decodeResult(everything, "struct", value, { extraFields: "ignore" }), expected, name);
    assert.throws(() => decodeResult(everything, "struct", value), { code: "spec/unexpected-field", path: `.${name}` });
  }
});

test("decodeArguments() rejects the wrong number of values", () => {
  assert.throws(() => decodeArguments(everything, "u32", []), { code: "spec/mismatch" });
  assert.throws(() => decodeArguments(everything, "u32", [ScVal.scvU32(1), ScVal.scvU32(1)]), {
    code: "spec/mismatch",
  });
});

test("decodeResult() copies bytes", () => {
  const value = ScVal.scvBytes(Uint8Array.of(1));
  (decodeResult(everything, "bytes", value) as Uint8Array)[0] = 9;
  assert.deepEqual(value.value, Uint8Array.of(1));
});

test("encodeValue() creates storage keys", () => {
  const key = encodeValue(definitions, "Kind", { tag: "Limit", values: [5n] });
  assert.equal(key.toXDR("base64"), vec(sym("Limit"), ScVal.scvI128(5n)).toXDR("base64"));
});

test("contractSpec() accepts a field, an argument and a function called __proto__ or constructor", () => {
  const fields = ["__proto__", "constructor", "toString"].map((name) => ({ name, type: "u32" } as const));
  const spec = contractSpec([
    { udt_struct_v0: { name: "constructor", fields } },
    { function_v0: { name: "__proto__", inputs: fields, outputs: [{ udt: { name: "constructor" } }] } },
  ]);
  const native = JSON.parse('{"__proto__":1,"constructor":2,"toString":3}');
  const values = encodeArguments(spec, "__proto__", native);
  assert.deepEqual(values.map(({ value }) => value), [1, 2, 3]);
  const decoded = decodeArguments(spec, "__proto__", values);
  assert.deepEqual(Object.entries(decoded as object), Object.entries(native));
  assert.equal(Object.getPrototypeOf(decoded), Object.prototype);
  const value = encodeValue(spec, "constructor", native);
  assert.deepEqual(Object.entries(decodeResult(spec, "__proto__", value) as object), Object.entries(native));
  assert.throws(() => encodeArguments(spec, "__proto__", {}), { code: "spec/missing-field" });
  assert.throws(() => encodeArguments(spec, "hasOwnProperty" as never, {} as never), { code: "spec/unknown-function" });
});

test("encodeArguments() rejects a name that is too long for a symbol, which contractSpec() accepts", () => {
  const name = "n".repeat(33);
  const spec = contractSpec([{ udt_union_v0: { name: "U", cases: [{ void_v0: { name } }] } }]);
  assert.throws(() => encodeValue(spec, "U", { tag: name }), { code: "scval/invalid-symbol", path: ".tag" });
});

test("encodeArguments() names the expected properties", () => {
  const field = (name: string) => ({ name, type: "u32" });
  for (const [count, expected] of [[0, "none"], [1, "only p0"], [2, "only p0, p1"]] as const) {
    const inputs = Array.from({ length: count }, (_, i) => field(`p${i}`));
    const spec = contractSpec([{ function_v0: { name: "f", inputs, outputs: [] } }] as SpecEntry[]);
    const given = Object.fromEntries(inputs.map(({ name }) => [name, 1]));
    assert.throws(() => encodeArguments(spec, "f", { ...given, other: 1 }), {
      code: "spec/unexpected-field",
      message: new RegExp(`: unknown property; expected ${expected}$`),
    });
  }
});

test("encodeArguments() suggests the most similar function name", () => {
  assert.throws(() => encodeArguments(everything, "bol", {}), {
    code: "spec/unknown-function",
    message: 'Cannot encode the arguments: expected a function of the interface, got "bol" (did you mean "bool"?)',
  });
});

test("encodeArguments() rejects a value that is not an interface", () => {
  assert.throws(() => encodeArguments([] as never, "bool" as never, {} as never), {
    name: "TypeError",
    message:
      "Cannot encode the arguments: expected spec to be a ContractSpec (contractSpec() creates one), got array of 0 items",
  });
});
