/** Values of other realms and of other copies of the library. tests/runtimes/installed tests real copies. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { compareScVal, nativeToScVal, ScInt, scValToNative, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import { ACCOUNT, account, contract } from "./_values.ts";

test("nativeToScVal() accepts values of another realm", () => {
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

test("nativeToScVal() rejects instances of classes of another realm", () => {
  for (const code of ["new Date(0)", "new (class A { a = 1 })()", "new Set()", "() => 1", "Object.create({})"]) {
    assert.throws(() => nativeToScVal(runInNewContext(code)), { name: "TypeError" });
  }
});

/** Creates a value like that of another copy of the library: with the brand, but of a different class. */
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

test("nativeToScVal() accepts values of another copy of the library", () => {
  const address = new Branded("dwsa.Address", { toScVal: () => copyOf(account) });
  const wrapped = new Branded("dwsa.Contract", { address: () => ({ toScVal: () => contract }) });
  const integer = new Branded("dwsa.ScInt", { type: "i128", value: 7n });
  const input = { address, wrapped, integer, value: copyOf(ScVal.scvU64(5n)) };
  const own = { address: account, wrapped: contract, integer: new ScInt(7, { type: "i128" }), value: ScVal.scvU64(5n) };
  assert(nativeToScVal(input).equals(nativeToScVal(own)));
  assert(nativeToScVal([address, wrapped]).equals(nativeToScVal([account, contract])));
});

test("all other functions accept values of another copy, too", () => {
  const entry = new Branded("xdr.ScMapEntry", { key: copyOf(ScVal.scvSymbol("a")), val: copyOf(ScVal.scvU32(1)) });
  const map = copyOf(scvSortedMap([entry as never]));
  assert.deepEqual(scValToNative(map), { a: 1 });
  assert.equal(validateScVal(map), undefined);
});

test("nativeToScVal() rejects values that have a brand and not its methods", () => {
  for (const brand of ["dwsa.Address", "dwsa.Contract", "dwsa.ScInt"]) {
    for (
      const fake of [
        { toScVal: () => "no", address: () => ({ toScVal: () => ACCOUNT }), type: "i128", value: 5 },
        { toScVal: () => ScVal.scvU32(1), address: () => null, type: "scvU32", value: 5n },
        {},
      ]
    ) {
      assert.throws(() => nativeToScVal(new Branded(brand, fake)), {
        name: "TypeError",
        message: /^Cannot convert to ScVal: expected (an Address, Contract or Keypair, got|null, .*, got Branded$)/,
      });
    }
  }
  for (const publicKey of [undefined, () => "GABC", () => 5]) {
    const fake = new Branded(`Keypair ${ACCOUNT}`, { publicKey });
    assert.throws(() => nativeToScVal(fake), { name: "TypeError", message: /got Branded without an address$/ });
  }
  for (const [brand, name] of [["dwsa.Keypair", "Branded"], ["xdr.ScAddress", "ScAddress"], ["Map", "Branded"]]) {
    assert.throws(() => nativeToScVal(new Branded(brand!, {})), {
      message: new RegExp(`^Cannot convert to ScVal: expected null, .*, got ${name}$`),
    });
  }
});

test("nativeToScVal() converts a plain object to a map, for all names of properties", () => {
  const value = nativeToScVal({ constructor: 1, toXDR: 2, type: "scvU32", value: 7 });
  assert.deepEqual(scValToNative(value), { constructor: 1n, toXDR: 2n, type: "scvU32", value: 7n });
});

test("values with the brand of an ScVal are rejected if their contents do not fit their type", () => {
  const forged: readonly { readonly type: string; readonly value: unknown }[] = [
    { type: "scvU32", value: "boo" },
    { type: "scvBool", value: 1 },
    { type: "scvI128", value: 5 },
    { type: "scvString", value: 5 },
    { type: "scvSymbol", value: null },
    { type: "scvBytes", value: "text" },
    { type: "scvVec", value: "text" },
    { type: "scvVec", value: [5] },
    { type: "scvMap", value: {} },
    { type: "scvMap", value: [{ key: 1, val: 2 }] },
    { type: "scvAddress", value: ACCOUNT },
    { type: "scvError", value: { type: "sceContract", value: "5" } },
    { type: "scvError", value: { type: "sceOther", value: "scecInvalidInput" } },
    { type: "scvError", value: { type: "sceAuth", value: "toString" } },
    { type: "scvLedgerKeyNonce", value: { nonce: 5 } },
    { type: "scvContractInstance", value: { executable: { type: "other" }, storage: null } },
    {
      type: "scvContractInstance",
      value: { executable: { type: "contractExecutableWasm", value: "00" }, storage: null },
    },
    { type: "scvOther", value: 5 },
    { type: "toString", value: 5 },
  ];
  for (const fields of forged) {
    for (const value of [new Branded("xdr.ScVal", fields), { ...fields, [Symbol.toStringTag]: "xdr.ScVal" }]) {
      assert.throws(() => scValToNative(value as never), { name: "TypeError" }, `scValToNative() of ${fields.type}`);
      assert.throws(() => nativeToScVal([value]), TypeError, `nativeToScVal() of ${fields.type}`);
    }
  }
  const other = new Branded("xdr.ScVal", { type: "scvOther", value: 5 }) as never;
  assert.throws(() => compareScVal(other, ScVal.scvVoid()), {
    name: "TypeError",
    message: 'Cannot compare contract values: expected a known type of value, got "scvOther"',
  });
  assert.throws(() => compareScVal(other, other), TypeError);
});

test("nativeToScVal() rejects proxies with an error of this library", () => {
  const proxied: readonly [unknown, RegExp][] = [
    [new Proxy(new Map([["a", 1]]), {}), /^Cannot convert to ScVal: expected null, .*, got a proxy of a Map$/],
    [new Proxy(new Uint8Array(1), {}), /^Cannot convert to ScVal: expected null, .*, got a proxy of a Uint8Array$/],
    [revoked({}), /^Cannot convert to ScVal: expected null, .*, got object$/],
    [revoked([]), /^Cannot convert to ScVal: expected null, .*, got object$/],
  ];
  for (const [value, message] of proxied) {
    assert.throws(() => nativeToScVal(value), { name: "TypeError", message });
    assert.throws(() => scValToNative(value as never), { name: "TypeError", message: /expected ScVal, got / });
    assert.throws(() => validateScVal(value as never), { name: "TypeError", message: /expected ScVal, got / });
  }
});

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}
