import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeToScVal } from "@dwsa/base";
import { muxedAddress } from "@dwsa/base/address";
import * as xdr from "@dwsa/base/xdr";
import { NEWEST_PROTOCOL, requiredProtocol, ScVal } from "@dwsa/base/xdr";

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const muxed = nativeToScVal(muxedAddress(CONTRACT, 7n), { type: "address" });
const plain = nativeToScVal(CONTRACT, { type: "address" });

function nest(value: ScVal, levels: number): ScVal {
  return levels === 0 ? value : nest(ScVal.scvVec([value]), levels - 1);
}

test("requiredProtocol() finds a muxed contract anywhere", () => {
  const entry = (key: ScVal, val: ScVal) => ScVal.scvMap([new xdr.ScMapEntry({ key, val })]);
  for (
    const make of [
      (v: ScVal) => v,
      (v: ScVal) => nest(v, 100),
      (v: ScVal) => entry(v, plain),
      (v: ScVal) => entry(plain, v),
    ]
  ) {
    assert.equal(requiredProtocol(make(plain)), 28);
    assert.equal(requiredProtocol(make(muxed)), 30);
  }
});

test("requiredProtocol() measures names in bytes", () => {
  const type = (name: string | Uint8Array) => new xdr.ScSpecTypeUdt({ name });
  assert.equal(requiredProtocol(type("x".repeat(60))), 28);
  assert.equal(requiredProtocol(type("x".repeat(61))), 30);
  assert.equal(requiredProtocol(type("é".repeat(30))), 28);
  assert.equal(requiredProtocol(type("é".repeat(31))), 30);
  assert.equal(requiredProtocol(type(new Uint8Array(60).fill(255))), 28);
  assert.equal(requiredProtocol(type(new Uint8Array(61).fill(255))), 30);
});

test("requiredProtocol() accepts a value of 100,000 parts", () => {
  const many = ScVal.scvVec([...Array(100_000).fill(plain), muxed]);
  assert.equal(requiredProtocol(many), 30);
});

test("requiredProtocol() rejects what is no struct or union", () => {
  for (
    const value of [
      undefined,
      null,
      5,
      7n,
      "scvVoid",
      new Uint8Array(4),
      [],
      {},
      xdr.ScAddressType.scAddressTypeMuxedContract,
    ]
  ) {
    assert.throws(() => requiredProtocol(value as never), { name: "TypeError", message: /a struct or a union/ });
  }
});

test("requiredProtocol() rejects a value that cannot be encoded", () => {
  assert.throws(() => requiredProtocol(ScVal.scvU32(-1)), RangeError);
  assert.throws(() => requiredProtocol(new xdr.ScSpecTypeUdt({ name: "x".repeat(1025) })), { code: "xdr/length" });
  const round: ScVal[] = [];
  round.push({ __proto__: Object.getPrototypeOf(ScVal.scvVec([])), type: "scvVec", value: round } as never);
  assert.throws(() => requiredProtocol(round[0]!), { code: "xdr/depth" });
});

test("NEWEST_PROTOCOL is 30", () => {
  assert.equal(NEWEST_PROTOCOL, 30);
});
