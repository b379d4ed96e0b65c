import assert from "node:assert/strict";
import { test } from "node:test";
import { compareScVal, scvSortedMap } from "@dwsa/base/scval";
import {
  ContractExecutable,
  ContractExecutableExternalRef,
  ScAddress,
  ScContractInstance,
  ScError,
  ScErrorCode,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";
import { HOST_ORDER } from "./_order.ts";

test("compareScVal() has every pair of the host's vector in order", () => {
  let pairs = 0;
  for (const [i, a] of HOST_ORDER.entries()) {
    assert.equal(compareScVal(a, ScVal.fromXDR(a.toXDR())), 0);
    for (const b of HOST_ORDER.slice(i + 1)) {
      assert(compareScVal(a, b) < 0, `${a.toXDR("base64")} < ${b.toXDR("base64")}`);
      assert(compareScVal(b, a) > 0, `${b.toXDR("base64")} > ${a.toXDR("base64")}`);
      pairs++;
    }
  }
  assert.equal(pairs, 1176);
});

/** The integer types with their sizes in bits; half of the range of signed types is negative. */
const INTEGERS: readonly (readonly [name: string, bits: bigint, signed: boolean, make: (value: bigint) => ScVal])[] = [
  ["u32", 32n, false, (value) => ScVal.scvU32(Number(value))],
  ["i32", 32n, true, (value) => ScVal.scvI32(Number(value))],
  ["u64", 64n, false, (value) => ScVal.scvU64(value)],
  ["i64", 64n, true, (value) => ScVal.scvI64(value)],
  ["timepoint", 64n, false, (value) => ScVal.scvTimepoint(value)],
  ["duration", 64n, false, (value) => ScVal.scvDuration(value)],
  ["u128", 128n, false, (value) => ScVal.scvU128(value)],
  ["i128", 128n, true, (value) => ScVal.scvI128(value)],
  ["u256", 256n, false, (value) => ScVal.scvU256(value)],
  ["i256", 256n, true, (value) => ScVal.scvI256(value)],
];
for (const [name, bits, signed, make] of INTEGERS) {
  test(`compareScVal() and scvSortedMap() order ${name} by its value over all of its range`, () => {
    const [min, max] = signed ? [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n] : [0n, 2n ** bits - 1n];
    // The limits, and the integers around zero and around each power of 2^32, where the encoding has word boundaries.
    const edges = [32n, 64n, 128n, 192n].map((power) => 2n ** power);
    const numbers = [min, min + 1n, 0n, 1n, max - 1n, max]
      .concat([-1n, -2n], edges.flatMap((edge) => [edge - 1n, edge, edge + 1n, -edge - 1n, -edge, -edge + 1n]))
      .filter((value) => value >= min && value <= max);
    const ascending = [...new Set(numbers)].sort((a, b) => a < b ? -1 : 1);
    for (const [i, a] of ascending.entries()) {
      for (const [j, b] of ascending.entries()) {
        assert.equal(Math.sign(compareScVal(make(a), make(b))), Math.sign(i - j), `${a} and ${b}`);
      }
    }
    const map = scvSortedMap(
      [...ascending].reverse().map((value) => new ScMapEntry({ key: make(value), val: make(0n) })),
    );
    assert.deepEqual(map.value!.map(({ key }) => BigInt(key.value as bigint)), ascending);
  });
}

test("compareScVal() compares strings given as bytes", () => {
  const utf8 = new TextEncoder().encode("é");
  assert.equal(compareScVal(ScVal.scvString(utf8), ScVal.scvString("é")), 0);
  assert(compareScVal(ScVal.scvString("é"), ScVal.scvString(new Uint8Array([0xff]))) < 0);
  assert(compareScVal(ScVal.scvString(new Uint8Array([0x80])), ScVal.scvString("é")) < 0);
});

test("compareScVal() sorts errors by type, then by code", () => {
  const errors = [
    ScError.sceContract(0),
    ScError.sceContract(9),
    ScError.sceContract(10),
    ...Object.values(ScErrorCode).map((code) => ScError.sceWasmVm(code)),
    ScError.sceContext("scecArithDomain"),
    ScError.sceAuth("scecArithDomain"),
  ].map((error) => ScVal.scvError(error));
  assert.deepEqual([...errors].reverse().sort(compareScVal), errors);
});

test("compareScVal() sorts contract instances by their code, then by their storage", () => {
  const owner = (byte: number) => ScAddress.scAddressTypeContract(new Uint8Array(32).fill(byte));
  const ref = (byte: number, tag: string) =>
    ContractExecutable.contractExecutableExternalRef(
      new ContractExecutableExternalRef({ executableOwner: owner(byte), tag }),
    );
  const wasm = (byte: number) => ContractExecutable.contractExecutableWasm(new Uint8Array(32).fill(byte));
  const asset = ContractExecutable.contractExecutableStellarAsset();
  const storage = [new ScMapEntry({ key: ScVal.scvVoid(), val: ScVal.scvVoid() })];
  const instances = [
    new ScContractInstance({ executable: wasm(1), storage: null }),
    new ScContractInstance({ executable: wasm(1), storage: [] }),
    new ScContractInstance({ executable: wasm(1), storage }),
    ...[wasm(2), asset, ref(1, "a"), ref(1, "b"), ref(2, "a")]
      .map((executable) => new ScContractInstance({ executable, storage: null })),
  ].map((instance) => ScVal.scvContractInstance(instance));
  assert.deepEqual([...instances].reverse().sort(compareScVal), instances);
});

test("compareScVal() rejects values that are not an ScVal", () => {
  const value = ScVal.scvU32(1);
  for (const wrong of [undefined, null, 1, "AAAAAQ==", {}, [], new ScMapEntry({ key: value, val: value })]) {
    assert.throws(() => compareScVal(wrong as never, value), TypeError);
    assert.throws(() => compareScVal(value, wrong as never), {
      name: "TypeError",
      message: /^Cannot compare contract values: expected ScVal, got /,
    });
  }
  const broken = () => ScVal.scvVec([null as never]);
  assert.throws(() => compareScVal(broken(), broken()), { name: "TypeError", message: /expected ScVal, got null/ });
  const entry = () => ScVal.scvMap([{ key: value, val: value } as never]);
  assert.throws(() => compareScVal(entry(), entry()), {
    name: "TypeError",
    message: /expected ScMapEntry, got object/,
  });
});

test("compareScVal() rejects values nested too deeply to tell them apart", () => {
  const deep = () => {
    let value: ScVal = ScVal.scvVoid();
    for (let i = 0; i < 10_000; i++) value = ScVal.scvVec([value]);
    return value;
  };
  assert.throws(() => compareScVal(deep(), deep()), { name: "DwsaError", code: "scval/depth" });
});

test("compareScVal() rejects a lone surrogate where its bytes count", () => {
  assert.throws(() => compareScVal(ScVal.scvString("\ud800"), ScVal.scvString(new Uint8Array([1]))), {
    code: "scval/ill-formed-text",
  });
});

test("compareScVal() rejects to compare contents of two JavaScript types", () => {
  const forged = { [Symbol.toStringTag]: "xdr.ScVal", type: "scvU32", value: "five" } as unknown as ScVal;
  const expected = {
    name: "TypeError",
    message: "Cannot compare contract values: expected values of the same JavaScript type, got string and number",
  };
  assert.throws(() => compareScVal(forged, ScVal.scvU32(5)), expected);
  assert.throws(() => compareScVal(ScVal.scvVec([forged]), ScVal.scvVec([ScVal.scvU32(5)])), expected);
});
