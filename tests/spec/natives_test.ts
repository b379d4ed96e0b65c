/** The native value of each type, in both directions, and the errors of values that are not of their type. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToScAddress } from "@dwsa/base/address";
import { DwsaError } from "@dwsa/base/errors";
import { validateScVal } from "@dwsa/base/scval";
import { contractSpec, decodeArguments, decodeResult, encodeArguments, encodeValue } from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import { type ScAddress, ScError, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { definitions, everything } from "./_specs.ts";

const BYTES = new Uint8Array(32).fill(7);
const ACCOUNT = StrKey.encodeEd25519PublicKey(BYTES);
const CONTRACT = StrKey.encodeContract(BYTES);
const MUXED = StrKey.encodeMed25519PublicKey(Uint8Array.from([...BYTES, 0, 0, 0, 0, 0, 0, 0, 5]));
const POOL = StrKey.encodeLiquidityPool(BYTES);
const BALANCE = StrKey.encodeClaimableBalance(Uint8Array.from([0, ...BYTES]));

const sym = (text: string) => ScVal.scvSymbol(text);
const vec = (...items: ScVal[]) => ScVal.scvVec(items);
const map = (...entries: (readonly [ScVal, ScVal])[]) =>
  ScVal.scvMap(entries.map(([key, val]) => new ScMapEntry({ key, val })));
const address = (text: string) => ScVal.scvAddress(addressToScAddress(text) as ScAddress);
const market = vec(sym("Market"));

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

const struct = { Kind: { tag: "Market" }, note: null, price: 5n };
const secret = StrKey.encodeEd25519SecretSeed(BYTES);

const refusedNatives: readonly { name: string; native: unknown; error: string; path?: string; why?: string }[] = [
  { name: "val", native: 5, error: "TypeError" },
  { name: "unknown", native: 5, error: "TypeError" },
  { name: "bool", native: 1, error: "TypeError" },
  { name: "bool", native: ScVal.scvBool(true), error: "TypeError", why: "an ScVal" },
  { name: "void", native: undefined, error: "TypeError" },
  { name: "error", native: { type: "contract" }, error: "TypeError" },
  { name: "error", native: { type: "contract", code: 1, extra: 1 }, error: "spec/unexpected-field" },
  {
    name: "error",
    native: { type: "system", errorType: "auth", code: 6, value: "scecBadger" },
    error: "spec/mismatch",
  },
  {
    name: "error",
    native: { type: "system", errorType: "auth", code: 1, value: "scecInvalidAction" },
    error: "spec/mismatch",
    why: "a code of another name",
  },
  {
    name: "error",
    native: { type: "system", errorType: "contract", code: 6, value: "scecInvalidAction" },
    error: "spec/mismatch",
  },
  { name: "u32", native: -1, error: "RangeError" },
  { name: "u32", native: 2 ** 32, error: "RangeError" },
  { name: "i32", native: 2 ** 31, error: "RangeError" },
  { name: "u32", native: 1.5, error: "RangeError" },
  { name: "i128", native: 2 ** 53, error: "RangeError", why: "an unsafe number" },
  { name: "i128", native: "0x10", error: "TypeError", why: "a text" },
  { name: "i128", native: 2n ** 127n, error: "RangeError" },
  { name: "u256", native: -1n, error: "RangeError" },
  { name: "i256", native: 2n ** 255n, error: "RangeError" },
  { name: "bytes", native: [1, 2], error: "TypeError" },
  { name: "bytes_n", native: new Uint8Array(5), error: "spec/mismatch" },
  { name: "string", native: "\ud800", error: "scval/ill-formed-text" },
  { name: "string", native: new Uint8Array(1), error: "TypeError" },
  { name: "symbol", native: "has space", error: "scval/invalid-symbol" },
  { name: "symbol", native: "a".repeat(33), error: "scval/invalid-symbol" },
  { name: "address", native: MUXED, error: "scval/address-kind" },
  { name: "address", native: POOL, error: "scval/address-kind" },
  { name: "muxed_address", native: BALANCE, error: "scval/address-kind" },
  { name: "address", native: ACCOUNT.slice(1), error: "address/kind" },
  { name: "address", native: `${ACCOUNT.slice(0, -1)}A`, error: "strkey/checksum" },
  { name: "address", native: secret, error: "address/kind", why: "a secret seed" },
  { name: "address", native: { toString: () => ACCOUNT }, error: "TypeError" },
  { name: "option", native: undefined, error: "TypeError" },
  { name: "vec", native: new Set([1n]), error: "TypeError" },
  { name: "vec", native: [1n, "2"], error: "TypeError", path: ".value[1]" },
  { name: "vec", native: new Array(1), error: "TypeError", path: ".value[0]", why: "a hole" },
  { name: "map", native: { 1: "a" }, error: "TypeError" },
  { name: "map", native: new Map([["1", "a"]]), error: "TypeError" },
  { name: "map", native: new Map<unknown, string>([[1, "a"], [1n, "b"]]), error: "scval/duplicate-key" },
  { name: "map", native: new Map([[1, 2]]), error: "TypeError" },
  { name: "tuple", native: [1], error: "spec/mismatch" },
  { name: "nothing", native: [], error: "TypeError" },
  { name: "struct", native: [5n], error: "TypeError" },
  { name: "struct", native: new (class Order {})(), error: "TypeError" },
  { name: "struct", native: { ...struct, note: undefined }, error: "TypeError", path: ".value.note" },
  { name: "struct", native: { Kind: struct.Kind, price: 5n }, error: "spec/missing-field", path: ".value.note" },
  { name: "struct", native: { ...struct, nota: null }, error: "spec/unexpected-field", path: ".value.nota" },
  { name: "struct", native: { ...struct, Kind: { tag: "Market", values: [] } }, error: "spec/mismatch" },
  { name: "pair", native: [5, true, 1], error: "spec/mismatch" },
  { name: "pair", native: [5, 1], error: "TypeError", path: ".value[1]" },
  { name: "union", native: "Market", error: "TypeError" },
  { name: "union", native: ["Limit", 5n], error: "TypeError" },
  { name: "union", native: { tag: "Markt" }, error: "spec/unknown-case", path: ".value.tag" },
  { name: "union", native: { tag: "Limit" }, error: "TypeError", path: ".value.values" },
  { name: "union", native: { tag: "Limit", values: [5n, 6n] }, error: "spec/mismatch", path: ".value.values" },
  { name: "union", native: { tag: "Limit", values: ["5"] }, error: "TypeError", path: ".value.values[0]" },
  { name: "union", native: { tag: "Market", value: 1 }, error: "spec/unexpected-field" },
  { name: "enum", native: 7, error: "TypeError" },
  { name: "enum", native: "Bye", error: "spec/unknown-case" },
  { name: "enum", native: "constructor", error: "spec/unknown-case" },
  { name: "error_enum", native: 5, error: "TypeError" },
  { name: "tree", native: deepTree(51), error: "scval/depth" },
];

function deepTree(levels: number): unknown {
  let value = { value: 0, branches: [] as unknown[] };
  for (let i = 0; i < levels; i++) value = { value: i, branches: [value] };
  return value;
}

for (const { name, native, error, path = ".value", why } of refusedNatives) {
  test(`encodeArguments() refuses for ${name}: ${why ?? show(native)}`, () => {
    const found = errorOf(() => encodeArguments(everything, name, { value: native }));
    assert.equal(DwsaError.is(found) ? found.code : found.name, error, found.message);
    assert.ok(!found.message.includes(secret.slice(0, 10)));
    assert.ok(found.message.startsWith(`Cannot encode arguments of ${name} at ${path}`), found.message);
    if (DwsaError.is(found)) assert.ok(found.path?.startsWith(path));
  });
}

test("encodeArguments() takes what is nested 100 levels deep, as the host does", () => {
  const [value] = encodeArguments(everything, "tree", { value: deepTree(48) });
  assert.equal(validateScVal(value!), undefined);
});

const refusedValues: readonly { name: string; value: ScVal; code?: string; path?: string; why?: string }[] = [
  { name: "bool", value: ScVal.scvU32(1) },
  { name: "void", value: ScVal.scvBool(false) },
  { name: "u32", value: ScVal.scvU64(5n), why: "u64" },
  { name: "u32", value: ScVal.scvVoid(), why: "void" },
  { name: "bytes_n", value: ScVal.scvBytes(new Uint8Array(3)) },
  { name: "string", value: ScVal.scvString(Uint8Array.of(255)), why: "other bytes than UTF-8" },
  { name: "string", value: sym("a") },
  { name: "symbol", value: sym("a b"), why: "a letter that no symbol has" },
  { name: "address", value: address(MUXED), why: "a muxed account" },
  { name: "muxed_address", value: address(POOL), why: "a pool" },
  { name: "result", value: ScVal.scvError(ScError.sceContract(5)), code: "spec/contract-error" },
  { name: "result", value: ScVal.scvError(ScError.sceBudget("scecExceededLimit")), code: "spec/contract-error" },
  { name: "vec", value: ScVal.scvVec(null) },
  { name: "vec", value: vec(ScVal.scvI128(1n), ScVal.scvU128(1n)), path: "[1]" },
  { name: "map", value: ScVal.scvMap(null) },
  {
    name: "map",
    value: map([ScVal.scvU32(2), ScVal.scvString("")], [ScVal.scvU32(1), ScVal.scvString("")]),
    path: "[1].key",
    why: "keys out of order",
  },
  {
    name: "map",
    value: map([ScVal.scvU32(1), ScVal.scvString("")], [ScVal.scvU32(1), ScVal.scvString("")]),
    path: "[1].key",
    why: "a key twice",
  },
  { name: "tuple", value: vec(ScVal.scvU32(1)) },
  { name: "nothing", value: vec() },
  {
    name: "struct",
    value: map([sym("Kind"), market]),
    code: "spec/missing-field",
    path: ".price",
    why: "a missing field",
  },
  {
    name: "struct",
    value: map([sym("Kind"), market], [sym("more"), market], [sym("price"), ScVal.scvI128(5n)]),
    code: "spec/unexpected-field",
    path: ".more",
    why: "an unknown field",
  },
  {
    name: "struct",
    value: map([ScVal.scvString("Kind"), market], [ScVal.scvString("price"), ScVal.scvI128(5n)]),
    path: "[0].key",
    why: "strings for names",
  },
  {
    name: "struct",
    value: map([sym("price"), ScVal.scvI128(5n)], [sym("Kind"), market]),
    path: "[1].key",
    why: "fields out of order",
  },
  {
    name: "struct",
    value: map([sym("Kind"), market], [sym("Kind"), market], [sym("price"), ScVal.scvI128(5n)]),
    path: "[1].key",
    why: "a field twice",
  },
  { name: "pair", value: vec(ScVal.scvU32(5)) },
  { name: "union", value: vec(), why: "an empty vec" },
  { name: "union", value: vec(sym("Other")), code: "spec/unknown-case", path: ".tag" },
  { name: "union", value: vec(ScVal.scvString("Market")), path: ".tag" },
  { name: "union", value: vec(sym("Market"), ScVal.scvVoid()), path: ".values" },
  { name: "enum", value: ScVal.scvU32(4), code: "spec/unknown-case" },
  { name: "error_enum", value: ScVal.scvError(ScError.sceContract(4)), code: "spec/unknown-case" },
  { name: "error_enum", value: ScVal.scvError(ScError.sceBudget("scecExceededLimit")) },
];

for (const { name, value, code = "spec/mismatch", path = "", why } of refusedValues) {
  test(`decodeResult() refuses for ${name}: ${why ?? value.type}`, () => {
    const found = errorOf(() => decodeResult(everything, name, value));
    assert.equal(DwsaError.is(found) ? found.code : found.name, code, found.message);
    assert.ok(
      found.message.startsWith(`Cannot decode result of ${name}${path === "" ? "" : ` at ${path}`}: `),
      found.message,
    );
    if (DwsaError.is(found)) assert.equal(found.path, path);
  });
}

test("decodeResult() gives the code and the name of the contract's error", () => {
  const found = errorOf(() => decodeResult(everything, "result", ScVal.scvError(ScError.sceContract(5))));
  assert.ok(DwsaError.is(found));
  assert.equal(found.got, "5 NotFound");
});

test("decodeResult() gives null for a field that is missing and an option", () => {
  const value = map([sym("Kind"), market], [sym("price"), ScVal.scvI128(5n)]);
  assert.deepEqual(decodeResult(everything, "struct", value), struct);
});

test("decodeResult() leaves unknown fields out when asked to, and no others", () => {
  const value = map([sym("Kind"), market], [sym("more"), market], [sym("price"), ScVal.scvI128(5n)]);
  assert.deepEqual(decodeResult(everything, "struct", value, { extraFields: "ignore" }), struct);
  const missing = map([sym("Kind"), market], [sym("more"), market]);
  assert.throws(() => decodeResult(everything, "struct", missing, { extraFields: "ignore" }), {
    code: "spec/missing-field",
  });
  assert.throws(() => decodeResult(everything, "struct", value, { extraField: "ignore" } as never), TypeError);
});

test("decodeArguments() wants as many values as the function has arguments", () => {
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

test("encodeValue() makes storage keys", () => {
  const key = encodeValue(definitions, "Kind", { tag: "Limit", values: [5n] });
  assert.equal(key.toXDR("base64"), vec(sym("Limit"), ScVal.scvI128(5n)).toXDR("base64"));
});

test("a field, an argument and a function may be called __proto__ or constructor", () => {
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

test("a name that is too long for a symbol is refused when it is used, not before", () => {
  const name = "n".repeat(33);
  const spec = contractSpec([{ udt_union_v0: { name: "U", cases: [{ void_v0: { name } }] } }]);
  assert.throws(() => encodeValue(spec, "U", { tag: name }), { code: "scval/invalid-symbol" });
});

test("encodeArguments() names the nearest function", () => {
  assert.throws(() => encodeArguments(everything, "bol", {}), {
    code: "spec/unknown-function",
    message: 'Cannot encode arguments: expected a function of the interface, got "bol" (did you mean "bool"?)',
  });
});

test("encodeArguments() refuses what is no interface", () => {
  assert.throws(() => encodeArguments([] as never, "bool" as never, {} as never), {
    name: "TypeError",
    message: "Cannot encode arguments: expected spec to be a ContractSpec of contractSpec(), got array of 0",
  });
});

function errorOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  return assert.fail("nothing was thrown");
}

function show(value: unknown): string {
  const text = JSON.stringify(value, (_, part) => typeof part === "bigint" ? `${part}n` : part) ?? String(value);
  return text.slice(0, 60);
}
