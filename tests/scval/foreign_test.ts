/** Values of other realms and of other copies of the library. Real copies meet in tests/runtimes/installed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { nativeToScVal, ScInt, scValToJSON, scValToNative, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import { ACCOUNT, account, contract } from "./_values.ts";

test("nativeToScVal() takes values of another realm (traps 18)", () => {
  const foreign = runInNewContext(`({
    bytes: new Uint8Array([1, 2]),
    list: [1, 2],
    map: new Map([["k", new Map()]]),
    none: Object.create(null),
    object: { a: [{}] },
  })`);
  assert(!(foreign instanceof Object));
  const own = {
    bytes: new Uint8Array([1, 2]),
    list: [1, 2],
    map: new Map([["k", new Map()]]),
    none: {},
    object: { a: [{}] },
  };
  assert(nativeToScVal(foreign).equals(nativeToScVal(own)));
  assert(nativeToScVal(foreign.map, { type: ["symbol"] }).equals(nativeToScVal(own.map, { type: ["symbol"] })));
  assert.throws(() => nativeToScVal({ a: foreign.list.concat("x") }), { name: "TypeError", message: /at \.a\[2\]/ });
});

test("nativeToScVal() refuses instances of classes of another realm", () => {
  for (const code of ["new Date(0)", "new (class A { a = 1 })()", "new Set()", "() => 1", "Object.create({})"]) {
    assert.throws(() => nativeToScVal(runInNewContext(code)), { name: "TypeError" });
  }
});

/** As one copy of the library sees what another one makes: the brand, and none of the classes. */
class Branded {
  readonly #brand: string;
  constructor(brand: string, fields: object) {
    this.#brand = brand;
    Object.assign(this, fields);
  }
  get [Symbol.toStringTag](): string {
    return this.#brand;
  }
}
const copyOf = (value: ScVal): ScVal => new Branded("xdr.ScVal", { type: value.type, value: value.value }) as never;

test("nativeToScVal() takes values of another copy of the library (traps 18)", () => {
  const address = new Branded("dwsa.Address", { toScVal: () => copyOf(account) });
  const wrapped = new Branded("dwsa.Contract", { address: () => ({ toScVal: () => contract }) });
  const integer = new Branded("dwsa.ScInt", { type: "i128", toBigInt: () => 7n });
  const input = { address, wrapped, integer, value: copyOf(ScVal.scvU64(5n)) };
  const own = { address: account, wrapped: contract, integer: new ScInt(7, { type: "i128" }), value: ScVal.scvU64(5n) };
  assert(nativeToScVal(input).equals(nativeToScVal(own)));
  assert(nativeToScVal([address, wrapped]).equals(nativeToScVal([account, contract])));
});

test("all other functions take values of another copy, too (traps 18)", () => {
  const entry = new Branded("xdr.ScMapEntry", { key: copyOf(ScVal.scvSymbol("a")), val: copyOf(ScVal.scvU32(1)) });
  const map = copyOf(scvSortedMap([entry as never]));
  assert.deepEqual(scValToNative(map), { a: 1 });
  assert.equal(validateScVal(map), undefined);
  assert.deepEqual(scValToJSON(map), {
    type: "map",
    value: [{ key: { type: "symbol", value: "a" }, val: { type: "u32", value: 1 } }],
  });
});

test("nativeToScVal() refuses what wears a brand without being what it says", () => {
  for (const brand of ["dwsa.Address", "dwsa.Contract", "dwsa.ScInt"]) {
    const fake = { toScVal: () => "no", address: () => ({ toScVal: () => ACCOUNT }), toBigInt: () => true };
    assert.throws(() => nativeToScVal(new Branded(brand, fake)), TypeError);
  }
  for (const [brand, name] of [["dwsa.Keypair", "Branded"], ["xdr.ScAddress", "ScAddress"], ["Map", "Branded"]]) {
    assert.throws(() => nativeToScVal(new Branded(brand!, {})), {
      message: new RegExp(`^Cannot convert ${name} to ScVal`),
    });
  }
});

test("a plain object is a map, whatever its properties are called", () => {
  const value = nativeToScVal({ constructor: 1, toXDR: 2, type: "scvU32", value: 7 });
  assert.deepEqual(scValToNative(value), { constructor: 1n, toXDR: 2n, type: "scvU32", value: 7n });
});
