import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { type ScValProblem, validateScVal, type ValidateScValOpts } from "@dwsa/base/scval";
import { ContractExecutable, ScContractInstance, ScError, ScNonceKey, ScVal } from "@dwsa/base/xdr";
import { HOST_ORDER } from "./_order.ts";
import { account, BALANCE, bytes, map, MUXED, nest, nothing, POOL, rawMap, symbol, text, u32, vec } from "./_values.ts";

const [muxed, balance, pool] = [MUXED, BALANCE, POOL].map((text) => new Address(text).toScVal()) as [
  ScVal,
  ScVal,
  ScVal,
];
const instance = ScVal.scvContractInstance(
  new ScContractInstance({ executable: ContractExecutable.contractExecutableStellarAsset(), storage: null }),
);
const instanceKey = ScVal.scvLedgerKeyContractInstance();
const nonceKey = ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: 1n }));
const STORAGE: ValidateScValOpts = { use: "storageKey" };
const NO_POOL = "expected an account or a contract, got a liquidity pool";
const NO_BALANCE = "expected an account or a contract, got a claimable balance";

const invalid: readonly {
  readonly name: string;
  readonly value: ScVal;
  readonly opts?: ValidateScValOpts;
  readonly problem: ScValProblem | { readonly path: string; readonly reason: RegExp };
}[] = [
  {
    name: "keys out of order",
    value: rawMap([symbol("b"), nothing()], [symbol("a"), nothing()]),
    problem: { path: ".scvMap[1].key", reason: 'expected ascending keys, got symbol "a" after symbol "b"' },
  },
  {
    name: "keys in the order of their strkeys",
    value: rawMap(
      [new Address("GA2DINBUGQ2DINBUGQ2DINBUGQ2DINBUGQ2DINBUGQ2DINBUGQ2DJNET").toScVal(), nothing()],
      [new Address("GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF").toScVal(), nothing()],
    ),
    problem: { path: ".scvMap[1].key", reason: /^expected ascending keys, got address GAAA\w+ after address GA2D\w+$/ },
  },
  {
    name: "a duplicate key, deep inside",
    value: vec(u32(1), rawMap([symbol("m"), rawMap([u32(1), nothing()], [u32(1), u32(2)])])),
    problem: { path: ".scvVec[1].scvMap[0].val.scvMap[1].key", reason: "duplicate map key u32 1" },
  },
  {
    name: "keys out of order in a key",
    value: rawMap([rawMap([u32(2), nothing()], [u32(1), nothing()]), nothing()]),
    problem: { path: ".scvMap[0].key.scvMap[1].key", reason: "expected ascending keys, got u32 1 after u32 2" },
  },
  {
    name: "a symbol with a space",
    value: vec(symbol("a b")),
    problem: { path: ".scvVec[0].scvSymbol", reason: 'expected a symbol of A-Z, a-z, 0-9 and _, got " "' },
  },
  {
    name: "a symbol that is not UTF-8",
    value: symbol(new Uint8Array([0xff])),
    problem: { path: ".scvSymbol", reason: /not UTF-8$/ },
  },
  {
    name: "a symbol of 33 characters",
    value: symbol("x".repeat(33)),
    problem: { path: ".scvSymbol", reason: /33/ },
  },
  {
    name: "a missing vec",
    value: ScVal.scvVec(null),
    problem: { path: ".scvVec", reason: "expected a vec, got null" },
  },
  {
    name: "a missing map",
    value: vec(ScVal.scvMap(null)),
    problem: { path: ".scvVec[0].scvMap", reason: "expected a map, got null" },
  },
  { name: "a liquidity pool", value: pool, problem: { path: ".scvAddress", reason: NO_POOL } },
  {
    name: "a claimable balance",
    value: vec(balance),
    problem: { path: ".scvVec[0].scvAddress", reason: NO_BALANCE },
  },
  {
    name: "a liquidity pool in a storage key",
    value: pool,
    opts: STORAGE,
    problem: { path: ".scvAddress", reason: NO_POOL },
  },
  {
    name: "a muxed account in a storage key",
    value: vec(symbol("Balance"), muxed),
    opts: STORAGE,
    problem: { path: ".scvVec[1].scvAddress", reason: "expected no muxed account in a storage key" },
  },
  {
    name: "a contract instance",
    value: instance,
    problem: { path: ".scvContractInstance", reason: /got a contract instance/ },
  },
  {
    name: "a contract instance as a storage key",
    value: instance,
    opts: STORAGE,
    problem: { path: ".scvContractInstance", reason: /got a contract instance/ },
  },
  {
    name: "the key of an instance",
    value: instanceKey,
    problem: { path: ".scvLedgerKeyContractInstance", reason: "expected a value, got the key of a ledger entry" },
  },
  {
    name: "the key of a nonce",
    value: vec(nonceKey),
    problem: { path: ".scvVec[0].scvLedgerKeyNonce", reason: /got the key of a ledger entry$/ },
  },
  {
    name: "the key of an instance inside a storage key",
    value: vec(instanceKey),
    opts: STORAGE,
    problem: { path: ".scvVec[0].scvLedgerKeyContractInstance", reason: /got the key/ },
  },
  {
    name: "101 levels",
    value: nest<ScVal>(100, nothing(), (value) => vec(value)),
    problem: { path: `${".scvVec[0]".repeat(6)}…`, reason: "expected at most 100 levels of nesting" },
  },
  {
    name: "101 levels through the keys of maps",
    value: nest<ScVal>(100, nothing(), (value) => rawMap([value, nothing()])),
    problem: { path: `${".scvMap[0].key".repeat(4)}…`, reason: "expected at most 100 levels of nesting" },
  },
  {
    name: "101 levels through the values of maps",
    value: nest<ScVal>(100, nothing(), (value) => rawMap([nothing(), value])),
    problem: { path: `${".scvMap[0].val".repeat(4)}…`, reason: "expected at most 100 levels of nesting" },
  },
  {
    name: "10,000 levels",
    value: nest<ScVal>(10_000, nothing(), (value) => vec(value)),
    problem: { path: /./ as never, reason: "nested more than 500 levels deep" },
  },
  {
    name: "a number that does not fit",
    value: vec(u32(-1)),
    problem: { path: ".scvVec[0].scvU32", reason: "expected an unsigned integer of 32 bits, got -1" },
  },
  {
    name: "a bigint that does not fit",
    value: rawMap([u32(1), ScVal.scvI64(2n ** 63n)]),
    problem: { path: ".scvMap[0].val.scvI64", reason: "expected a signed integer of 64 bits, got 9223372036854775808" },
  },
  {
    name: "a value of another type",
    value: ScVal.scvU64(5 as never),
    problem: { path: ".scvU64", reason: "expected a bigint of 64 bits, got number" },
  },
  {
    name: "an item that is not a value",
    value: vec(nothing(), null as never),
    problem: { path: ".scvVec[1]", reason: "expected ScVal, got null" },
  },
  {
    name: "a lone surrogate",
    value: text("\ud800"),
    problem: { path: ".scvString", reason: "expected well-formed Unicode, got a lone surrogate" },
  },
];

for (const { name, value, opts, problem } of invalid) {
  test(`validateScVal() finds ${name}`, () => {
    const found = validateScVal(value, opts);
    assert(found !== undefined);
    for (const field of ["path", "reason"] as const) {
      const expected = problem[field];
      if (typeof expected === "string") assert.equal(found[field], expected);
      else assert.match(found[field], expected);
    }
    assert.deepEqual(Object.keys(found), ["path", "reason"]);
  });
}

const fine: readonly { readonly name: string; readonly value: ScVal; readonly opts?: ValidateScValOpts }[] = [
  {
    name: "the vector of the host's order, as keys",
    value: map(...HOST_ORDER.map((key) => [key, nothing()] as [ScVal, ScVal])),
  },
  { name: "a muxed account as an argument", value: vec(muxed, account) },
  { name: "the key of an instance as a storage key", value: instanceKey, opts: STORAGE },
  { name: "the key of a nonce as a storage key", value: nonceKey, opts: STORAGE },
  { name: "an executable tag", value: ScVal.scvExecutableTag("v1") },
  { name: "a string that is not UTF-8", value: vec(text(new Uint8Array([0xff])), bytes(0xff)) },
  { name: "a symbol made of bytes", value: symbol(new TextEncoder().encode("abc")) },
  { name: "an error", value: ScVal.scvError(ScError.sceContract(1)) },
  { name: "100 levels", value: nest<ScVal>(99, nothing(), (value) => vec(value)) },
  {
    name: "100 levels through the keys of maps",
    value: nest<ScVal>(99, nothing(), (value) => rawMap([value, nothing()])),
  },
  {
    name: "100 levels through the values of maps",
    value: nest<ScVal>(99, nothing(), (value) => rawMap([nothing(), value])),
  },
];

for (const { name, value, opts } of fine) {
  test(`validateScVal() accepts ${name}`, () => {
    assert.equal(validateScVal(value, opts), undefined);
    assert.equal(validateScVal(ScVal.fromXDR(value.toXDR()), opts), undefined);
  });
}

test("validateScVal() rejects values that are not an ScVal, and unknown options", () => {
  for (const wrong of [undefined, null, "AAAAAQ==", 1, {}, []]) {
    assert.throws(() => validateScVal(wrong as never), {
      name: "TypeError",
      message: /^Cannot validate a contract value: expected ScVal, got /,
    });
  }
  for (const opts of [null, "storageKey", { use: "key" }, { for: "argument" }]) {
    assert.throws(() => validateScVal(u32(1), opts as never), {
      name: "TypeError",
      message: /^Cannot validate a contract value: expected opts/,
    });
  }
});

test("validateScVal() can be handed to map, flatMap and Array.from", () => {
  const values = [u32(1), ScVal.scvSymbol("a b")];
  const expected = values.map((value) => validateScVal(value));
  assert.deepEqual(values.map(validateScVal), expected);
  assert.deepEqual(values.flatMap(validateScVal), expected);
  assert.deepEqual(Array.from(values, validateScVal), expected);
});
