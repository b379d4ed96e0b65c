/** `path` of errors about parts of arguments, of every class. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { contractInvocation, invokeContractFunction } from "@dwsa/base/contract";
import { explainError } from "@dwsa/base/humanize";
import { nativeToScVal, scvSortedMap } from "@dwsa/base/scval";
import { contractSpec, encodeArguments, encodeValue } from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";

const ID = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const spec = contractSpec([
  { udt_struct_v0: { name: "Order", fields: [{ name: "price", type: "u64" }] } },
  {
    function_v0: {
      name: "place",
      inputs: [{ name: "orders", type: { vec: { element_type: { udt: { name: "Order" } } } } }],
      outputs: [],
    },
  },
]);
const place = (...orders: unknown[]) => encodeArguments(spec, "place", { orders: orders as [] });

const ERRORS: readonly { name: string; call: () => unknown; error: string; path: string | undefined }[] = [
  {
    name: "encodeArguments()",
    call: () => place({ price: 1n }, { price: true }),
    error: "TypeError",
    path: ".orders[1].price",
  },
  { name: "encodeArguments()", call: () => place({ price: -1 }), error: "RangeError", path: ".orders[0].price" },
  { name: "encodeArguments()", call: () => place({ price: 0.5 }), error: "RangeError", path: ".orders[0].price" },
  { name: "encodeArguments()", call: () => place({ price: "1.5" }), error: "DwsaError", path: ".orders[0].price" },
  { name: "encodeArguments()", call: () => place({}), error: "DwsaError", path: ".orders[0].price" },
  {
    name: "encodeArguments()",
    call: () => encodeArguments(spec, "place", 5 as never),
    error: "TypeError",
    path: undefined,
  },
  {
    name: "encodeValue()",
    call: () => encodeValue(spec, "Order", { price: {} as never }),
    error: "TypeError",
    path: ".price",
  },
  {
    name: "nativeToScVal()",
    call: () => nativeToScVal({ orders: [{ price: 0.1 }] }),
    error: "RangeError",
    path: ".orders[0].price",
  },
  { name: "nativeToScVal()", call: () => nativeToScVal([[1], [Symbol.iterator]]), error: "TypeError", path: "[1][0]" },
  { name: "nativeToScVal()", call: () => nativeToScVal(Symbol.iterator), error: "TypeError", path: undefined },
  {
    name: "nativeToScVal()",
    call: () => nativeToScVal([], { maxBytes: "5" as never }),
    error: "TypeError",
    path: undefined,
  },
  { name: "scvSortedMap()", call: () => scvSortedMap([5 as never]), error: "TypeError", path: "[0]" },
  {
    name: "invokeContractFunction()",
    call: () => invokeContractFunction(ID, "f", [ScVal.scvVoid(), 5 as never]),
    error: "TypeError",
    path: "args[1]",
  },
  {
    name: "contractInvocation()",
    call: () => contractInvocation({ contract: ID, function: "f", args: [], subInvocations: [5 as never] }),
    error: "TypeError",
    path: "subInvocations[0]",
  },
  {
    name: "explainError()",
    call: () => explainError("Error(Contract, #1)", { spec: [5 as never] }),
    error: "TypeError",
    path: "options.spec[0]",
  },
  {
    name: "ScVal.toXDR()",
    call: () => ScVal.scvVec([5 as never]).toXDR(),
    error: "TypeError",
    path: "ScVal.scvVec[0]",
  },
  {
    name: "ScVal.toXDR()",
    call: () => ScVal.scvVec([ScVal.scvU32(-1)]).toXDR(),
    error: "RangeError",
    path: "ScVal.scvVec[0].scvU32",
  },
];
for (const { name, call, error, path } of ERRORS) {
  test(`${name} puts ${path ?? "no path"} into a ${error}`, () => {
    assert.throws(call, (thrown: Error & { path?: string }) => {
      assert.equal(thrown.name, error, thrown.message);
      assert.equal(thrown.path, path);
      assert.equal(Object.hasOwn(thrown, "path"), path !== undefined);
      return true;
    });
  });
}
