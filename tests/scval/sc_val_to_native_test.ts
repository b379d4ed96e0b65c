import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
import {
  ContractExecutable,
  ContractExecutableExternalRef,
  ScContractInstance,
  ScError,
  ScErrorCode,
  ScMapEntry,
  ScNonceKey,
  ScVal,
} from "@dwsa/base/xdr";
import { EXAMPLES } from "../address/_addresses.ts";
import { type NativeCase, testNatives } from "./_natives.ts";
import { bytes, CONTRACT, i128, nest, nothing, rawMap, symbol, text, u32, u64, vec } from "./_values.ts";

const WASM = ContractExecutable.contractExecutableWasm(new Uint8Array(32).fill(7));
const ASSET = ContractExecutable.contractExecutableStellarAsset();
const owner = new Address(CONTRACT).toScAddress();
const REF = (tag: string | Uint8Array) =>
  ContractExecutable.contractExecutableExternalRef(
    new ContractExecutableExternalRef({ executableOwner: owner, tag }),
  );
const instance = (executable: ContractExecutable, storage: ScMapEntry[] | null) =>
  ScVal.scvContractInstance(new ScContractInstance({ executable, storage }));

const cases: readonly NativeCase[] = [
  { name: "void", value: nothing(), expected: null },
  { name: "a boolean", value: ScVal.scvBool(false), expected: false },
  { name: "u32", value: u32(4294967295), expected: 4294967295 },
  { name: "i32", value: ScVal.scvI32(-5), expected: -5 },
  { name: "u64", value: u64(5n), expected: 5n },
  { name: "i64", value: ScVal.scvI64(-5n), expected: -5n },
  { name: "a time point", value: ScVal.scvTimepoint(5n), expected: 5n },
  { name: "a duration", value: ScVal.scvDuration(5n), expected: 5n },
  { name: "u128", value: ScVal.scvU128(2n ** 127n), expected: 2n ** 127n },
  { name: "i128", value: i128(-(2n ** 127n)), expected: -(2n ** 127n) },
  { name: "u256", value: ScVal.scvU256(2n ** 255n), expected: 2n ** 255n },
  { name: "i256", value: ScVal.scvI256(-(2n ** 255n)), expected: -(2n ** 255n) },
  { name: "bytes", value: bytes(1, 2), expected: new Uint8Array([1, 2]) },
  { name: "a string", value: text("é\u0000"), expected: "é\u0000" },
  { name: "a string made of bytes that are UTF-8", value: text(new TextEncoder().encode("é")), expected: "é" },
  {
    name: "a string that is not UTF-8",
    value: text(new Uint8Array([0xff, 0x61])),
    expected: new Uint8Array([0xff, 0x61]),
  },
  {
    name: "a string as bytes",
    value: text("é"),
    opts: { strings: "bytes" },
    expected: new Uint8Array([0xc3, 0xa9]),
  },
  {
    name: "a string that is not UTF-8 as bytes",
    value: text(new Uint8Array([0xff])),
    opts: { strings: "bytes" },
    expected: new Uint8Array([0xff]),
  },
  { name: "a symbol", value: symbol("abc"), expected: "abc" },
  { name: "a symbol where strings are bytes", value: symbol("abc"), opts: { strings: "bytes" }, expected: "abc" },
  { name: "a symbol that is not UTF-8", value: symbol(new Uint8Array([0xff])), expected: new Uint8Array([0xff]) },
  { name: "an empty vec", value: vec(), expected: [] },
  { name: "a vec", value: vec(u32(1), vec(text("a"))), expected: [1, ["a"]] },
  { name: "a missing vec", value: ScVal.scvVec(null), expected: null },
  { name: "a missing map", value: ScVal.scvMap(null), expected: null },
  {
    name: "an error of a contract",
    value: ScVal.scvError(ScError.sceContract(7)),
    expected: { type: "contract", code: 7 },
  },
  {
    name: "an error of the system",
    value: ScVal.scvError(ScError.sceAuth("scecInvalidAction")),
    expected: { type: "system", errorType: "auth", code: 6, value: "scecInvalidAction" },
  },
  {
    name: "errors of other types with the same code",
    value: vec(
      ScVal.scvError(ScError.sceWasmVm("scecInvalidAction")),
      ScVal.scvError(ScError.sceStorage("scecInvalidAction")),
    ),
    expected: ["wasmVm", "storage"].map((errorType) => ({
      type: "system",
      errorType,
      code: 6,
      value: "scecInvalidAction",
    })),
  },
  {
    name: "a contract instance",
    value: instance(WASM, [new ScMapEntry({ key: symbol("a"), val: u32(1) })]),
    expected: {
      type: "contractInstance",
      executable: { type: "wasm", hash: new Uint8Array(32).fill(7) },
      storage: { a: 1 },
    },
  },
  {
    name: "an instance without storage, of the asset contract",
    value: instance(ASSET, null),
    expected: { type: "contractInstance", executable: { type: "stellarAsset" }, storage: null },
  },
  {
    name: "an instance of an executable that another contract names",
    value: vec(instance(REF("v1"), []), instance(REF(new Uint8Array([0xff])), [])),
    expected: ["v1", new Uint8Array([0xff])].map((tag) => ({
      type: "contractInstance",
      executable: { type: "externalRef", owner: CONTRACT, tag },
      storage: {},
    })),
  },
  {
    name: "the storage of an instance as a Map",
    value: instance(ASSET, []),
    opts: { maps: "map" },
    expected: { type: "contractInstance", executable: { type: "stellarAsset" }, storage: new Map() },
  },
  {
    name: "the key of a nonce",
    value: ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: 5n })),
    expected: { type: "ledgerKeyNonce", nonce: 5n },
  },
  {
    name: "the key of an instance",
    value: ScVal.scvLedgerKeyContractInstance(),
    expected: { type: "ledgerKeyContractInstance" },
  },
  {
    name: "an executable tag",
    value: ScVal.scvExecutableTag("v1"),
    expected: { type: "executableTag", tag: "v1" },
  },
  ...EXAMPLES.map(({ type, text, xdr }) => ({
    name: `an address of the kind ${type}`,
    value: ScVal.fromXDR(`00000012${xdr}`, "hex"),
    expected: text,
  })),
];

testNatives(cases);

test("scValToNative() and nativeToScVal() know the balance of a bug report", () => {
  const xdr = "000000120000000300000000" + "35def769fcc519e3363f872e4fec9e5899133343f6c1a9ddc10c0e96c014c173";
  const text = "BAADLXXXNH6MKGPDGY7YOLSP5SPFRGITGNB7NQNJ3XAQYDUWYAKMC46XUQ";
  assert.equal(scValToNative(ScVal.fromXDR(xdr, "hex")), text);
  assert.equal(nativeToScVal(new Address(text)).toXDR("hex"), xdr);
});

test("scValToNative() gives every code of a system error its number and its name", () => {
  for (const [code, value] of Object.values(ScErrorCode).entries()) {
    assert.deepEqual(scValToNative(ScVal.scvError(ScError.sceBudget(value))), {
      type: "system",
      errorType: "budget",
      code,
      value,
    });
  }
});

test("scValToNative() hands out copies of bytes, at every level", () => {
  const hash = () => new Uint8Array(32).fill(7);
  const raw = new Uint8Array([0xff, 0x61]);
  const value = vec(
    bytes(1, 2),
    text(raw),
    rawMap([bytes(1), bytes(2)]),
    instance(WASM, []),
    ScVal.scvExecutableTag(raw),
  );
  const before = value.toXDR("hex");
  for (const form of [value, ScVal.fromXDR(value.toXDR())]) {
    const found: Uint8Array[] = [];
    const collect = (value: unknown): void => {
      if (value instanceof Uint8Array) found.push(value);
      else if (value instanceof Map) [...value].flat().forEach(collect);
      else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
    };
    collect(scValToNative(form, { maps: "map" }));
    assert.equal(found.length, 6);
    assert.deepEqual(found.filter((one) => one.length === 32), [hash()]);
    for (const one of found) {
      assert.equal(Object.getPrototypeOf(one), Uint8Array.prototype);
      assert.equal(one.buffer.byteLength, one.length);
      one.fill(9);
    }
    assert.equal(form.toXDR("hex"), before);
  }
});

test("scValToNative() rejects values that are not an ScVal", () => {
  const wrong: readonly [unknown, string][] = [
    ["AAAAAQ==", "string of 8 characters; use ScVal.fromXDR()"],
    [{}, "object"],
    [[], "array of 0 items"],
    [null, "null"],
    [undefined, "undefined"],
    [5n, "bigint"],
    [new ScMapEntry({ key: u32(1), val: u32(1) }), "ScMapEntry"],
  ];
  for (const [value, got] of wrong) {
    assert.throws(() => scValToNative(value as never), {
      name: "TypeError",
      message: `Cannot convert to a native value: expected ScVal, got ${got}`,
    });
  }
  for (const type of ["scvVec", "scvMap"]) { // the error is in the value itself, not in an item
    assert.throws(() => scValToNative({ constructor: ScVal, type, value: 5 } as never), {
      name: "TypeError",
      message: "Cannot convert to a native value: expected a value that contains an array, got number",
    });
  }
  const inside: readonly [ScVal, string][] = [
    [vec(u32(1), "a" as never), "[1]"],
    [rawMap([u32(1), u32(1)], [null as never, u32(1)]), "[1].key"],
    [rawMap([u32(1), vec(undefined as never)]), "[0].val[0]"],
    [rawMap([rawMap(), 5 as never]), "[0].val"],
    [rawMap([vec(rawMap([rawMap(), u32(1)], [{} as never, u32(2)])), u32(1)]), "[0].key[0][1].key"],
    [ScVal.scvMap([{} as never]), "[0].key"],
  ];
  for (const [value, path] of inside) {
    assert.throws(() => scValToNative(value), (error: Error) => {
      assert.equal(error.name, "TypeError");
      assert(error.message.startsWith(`Cannot convert to a native value at ${path}: expected Sc`), error.message);
      return true;
    });
  }
});

test("scValToNative() rejects options that it does not know", () => {
  for (const opts of [null, "map", { map: "map" }, { maps: "Map" }, { maps: true }, { strings: "utf8" }]) {
    assert.throws(() => scValToNative(u32(1), opts as never), {
      name: "TypeError",
      message: /^Cannot convert to a native value: expected /,
    });
  }
  assert.equal(scValToNative(u32(1), { maps: undefined, strings: undefined }), 1);
});

test("scValToNative() reports that a value is nested too deeply, without overflowing the stack", () => {
  const wraps: ((value: ScVal) => ScVal)[] = [
    (value) => vec(value),
    (value) => rawMap([u32(1), value]),
    (value) => rawMap([value, u32(1)]),
    (value) => rawMap([vec(value), u32(1)]),
  ];
  const deepKey = rawMap([nest(10_000, nothing() as ScVal, wraps[0]!), u32(1)]);
  assert.throws(() => scValToNative(deepKey), { code: "scval/depth" });
  for (const wrap of wraps) {
    assert.throws(() => scValToNative(nest(10_000, nothing() as ScVal, wrap)), { code: "scval/depth" });
  }
  assert.doesNotThrow(() => scValToNative(nest(499, nothing() as ScVal, wraps[0]!)));
});

test("scValToNative() rejects a lone surrogate where it should make bytes of it", () => {
  assert.throws(() => scValToNative(text("\ud800"), { strings: "bytes" }), { code: "scval/ill-formed-text" });
});

test("scValToNative() can be handed to map, flatMap and Array.from", () => {
  const values = [u32(1), text("a"), vec(u32(2))];
  const expected = values.map((value) => scValToNative(value));
  assert.deepEqual(values.map(scValToNative), expected);
  assert.deepEqual(values.flatMap((value) => [value]).map(scValToNative), expected);
  assert.deepEqual(Array.from(values, scValToNative), expected);
});

test("scValToNative() reads own properties of its options only", () => {
  const inherited = Object.create({ strings: "bytes", maps: "map" }) as { strings: "bytes"; maps: "map" };
  assert.equal(scValToNative(text("a"), inherited), "a");
});
