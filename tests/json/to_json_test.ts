/** Input that `toJson` and `toJsonNamed` accept besides values of one type, and input that they reject. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toJson, toJsonNamed } from "@dwsa/base/json";
import { ExtensionPoint, Operation, OperationBody, RestoreFootprintOp, ScMapEntry, ScVal } from "@dwsa/base/xdr";

const u32 = ScVal.scvU32(7);
const JSON_U32 = { u32: 7 };

const TAKEN: readonly (readonly [name: string, value: unknown, json: unknown])[] = [
  ["a value", u32, JSON_U32],
  ["an arm without a value", ScVal.scvVoid(), "void"],
  ["an absent list", ScVal.scvVec(null), { vec: null }],
  ["lists in lists", [[u32], [], [u32, ScVal.scvVoid()]], [[JSON_U32], [], [JSON_U32, "void"]]],
  ["bytes", Uint8Array.of(0, 255), "00ff"],
  ["a bigint", -5n, "-5"],
  ["a number", 5, 5],
  ["a truth value", false, false],
  ["null", null, null],
  ["a struct", new ScMapEntry({ key: u32, val: ScVal.scvVoid() }), { key: JSON_U32, val: "void" }],
];
for (const [name, value, json] of TAKEN) {
  test(`toJson() writes ${name}`, () => assert.deepEqual(toJson(value, undefined), json));
}

test("toJson() rejects a string, whose type it cannot know, and toJsonNamed() one of a type that is not a string", () => {
  for (const value of ["a", ["a"]]) {
    assert.throws(() => toJson(value as never), {
      name: "TypeError",
      message: "Cannot write JSON: expected value to be a wire value, got a string, whose type is unknown; " +
        "use toJsonNamed",
    });
  }
  for (const value of ["a", ["a"]]) {
    assert.throws(() => toJsonNamed("ScVal", value), {
      name: "TypeError",
      message: 'Cannot write JSON: expected value to be of type "ScVal", got a string',
    });
  }
  const advice = "; decode it with fromXDR(), or use xdrToJsonString()";
  assert.throws(() => toJson("AAAAAwAAAAc="), {
    name: "TypeError",
    message: `Cannot write JSON: expected value to be a wire value, got a string${advice}`,
  });
  assert.throws(() => toJsonNamed("TransactionMeta", "AAAAAwAAAAc="), {
    name: "TypeError",
    message: `Cannot write JSON: expected value to be of type "TransactionMeta", got a string${advice}`,
  });
  assert.throws(() => toJson("ScVal", u32 as never), {
    name: "TypeError",
    message: /got a string.*; use toJsonNamed$/,
  });
  assert.throws(() => toJson(structuredClone(u32) as unknown), {
    name: "TypeError",
    message: "Cannot write the value as JSON: expected a wire value, got object; to pass a value between " +
      "contexts, send XDR, not a structured clone",
  });
  assert.throws(() => toJsonNamed("toString", "a"), { name: "TypeError", message: /to be of type "toString"/ });
});

test("toJsonNamed() rejects a string for bytes, and bytes of the wrong length", () => {
  for (
    const [type, value] of [["AssetCode4", "USD"], ["AssetCode12", ["USDCOIN"]], ["ContractId", "C"], ["PoolId", ""]]
  ) {
    assert.throws(() => toJsonNamed(type as string, value), {
      name: "TypeError",
      message: /^Cannot write the value as JSON: expected a Uint8Array, got (an empty string|string of \d)/,
    });
  }
  assert.throws(() => toJsonNamed("ContractId", new Uint8Array(31)), { code: "json/length" });
});

test("toJsonNamed() rejects a string that is not well-formed", () => {
  assert.throws(() => toJsonNamed("ScString", "\ud800"), {
    code: "json/invalid-value",
    message: "Cannot write the value as JSON: expected well-formed Unicode, got a lone surrogate",
  });
});

test("toJsonNamed() rejects the name of a type that is not a string", () => {
  for (const name of [undefined, null, 5, ScVal]) {
    assert.throws(() => toJsonNamed(name as never, u32), {
      name: "TypeError",
      message:
        /^Cannot write JSON: expected typeName to be a string, got (undefined|null|number|class ScVal\w*|function)/,
    });
  }
});

test("toJson() and toJsonNamed() write the names of the network's codec when asked", () => {
  const restore = new RestoreFootprintOp({ ext: ExtensionPoint.v0() });
  const operation = new Operation({ sourceAccount: null, body: OperationBody.restoreFootprint(restore) });
  const plain = toJson(operation, undefined);
  for (const options of [undefined, {}, { names: "dwsa" as const }]) {
    assert.deepEqual(toJson(operation, options), plain);
    assert.deepEqual(toJsonNamed("Operation", operation, options), plain);
  }
  const text = (names: "dwsa" | "stellar") =>
    toJsonNamed("LedgerUpgradeType", "ledgerUpgradeMaxDwsaTxSetSize", { names });
  assert.match(String(text("dwsa")), /dwsa/);
  assert.equal(text("stellar"), String(text("dwsa")).replace("dwsa", "soroban"));
  for (const names of ["soroban", null, 5]) {
    assert.throws(() => toJson(operation, { names: names as never }), {
      name: "TypeError",
      message: /names to be "dwsa" or "stellar"/,
    });
  }
});

test("toJson() can be handed to map, which passes an index", () => {
  assert.deepEqual([u32, ScVal.scvVoid()].map(toJson), [JSON_U32, "void"]);
});
