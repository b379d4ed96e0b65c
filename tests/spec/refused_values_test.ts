/** Contract values that decoding rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base/errors";
import { contractSpec, decodeResult, decodeValue } from "@dwsa/base/spec";
import { ScError, ScVal } from "@dwsa/base/xdr";
import { everything } from "./_specs.ts";
import { address, errorOf, map, market, MUXED, POOL, sym, vec } from "./_natives.ts";

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
  test(`decodeResult() rejects for ${name}: ${why ?? value.type}`, () => {
    const found = errorOf(() => decodeResult(everything, name, value));
    assert.equal(DwsaError.is(found) ? found.code : found.name, code, found.message);
    assert.ok(
      found.message.startsWith(`Cannot decode the result of ${name}${path === "" ? "" : ` at ${path}`}: `),
      found.message,
    );
    if (DwsaError.is(found)) assert.equal(found.path, path);
  });
}

test("decodeValue() rejects a field whose name is not a symbol, even if the interface declares it", () => {
  const spec = contractSpec([{ udt_struct_v0: { name: "S", fields: [{ name: "a b", type: "u32" }] } }]);
  assert.throws(() => decodeValue(spec, "S", map([sym("a b"), ScVal.scvU32(1)])), {
    code: "spec/mismatch",
    path: "[0].key",
  });
});

test("decodeValue() rejects a field name that is not a contract value", () => {
  const spec = contractSpec([{ udt_struct_v0: { name: "S", fields: [{ name: "a", type: "u32" }] } }]);
  const forged = { type: "scvSymbol", value: "a" } as ScVal;
  assert.throws(() => decodeValue(spec, "S", map([forged, ScVal.scvU32(1)])), {
    name: "TypeError",
    message: "Cannot decode the value of S at [0].key: expected an ScVal, got object",
  });
});
