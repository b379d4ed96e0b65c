/** The rules of a policy for one argument: the values that each takes and refuses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ArgumentRule, signingPolicy } from "@dwsa/base/auth";
import { ScVal } from "@dwsa/base/xdr";
import { ALICE, BOB, contract, uncheckedCall } from "./_entries.ts";
import { address, BASE, i128, requestOf } from "./_policies.ts";

const ranges: readonly { rule: ArgumentRule; taken: readonly ScVal[]; refused: readonly ScVal[] }[] = [
  { rule: "any", taken: [ScVal.scvVoid(), i128(-1n), ScVal.scvMap(null)], refused: [] },
  { rule: "self", taken: [address(ALICE)], refused: [address(BOB), ScVal.scvString(ALICE), ScVal.scvVoid()] },
  {
    rule: { is: { vec: [{ u32: 1 }] } },
    taken: [ScVal.scvVec([ScVal.scvU32(1)])],
    refused: [ScVal.scvVec([]), ScVal.scvVec([ScVal.scvI32(1)]), ScVal.scvVec(null)],
  },
  {
    rule: { oneOf: [{ u32: 1 }, { symbol: "a" }] },
    taken: [ScVal.scvU32(1), ScVal.scvSymbol("a")],
    refused: [ScVal.scvU32(2), ScVal.scvString("a")],
  },
  { rule: { type: "u64" }, taken: [ScVal.scvU64(0n), ScVal.scvU64(2n ** 64n - 1n)], refused: [ScVal.scvI64(0n)] },
  {
    rule: { type: "i256", min: "-5", max: "5" },
    taken: [ScVal.scvI256(-5n), ScVal.scvI256(5n)],
    refused: [ScVal.scvI256(-6n), ScVal.scvI256(6n), i128(0n)],
  },
  {
    rule: { type: "timepoint", min: "5" },
    taken: [ScVal.scvTimepoint(5n)],
    refused: [ScVal.scvTimepoint(4n), ScVal.scvDuration(5n), ScVal.scvU64(5n)],
  },
  { rule: { type: "u32", max: "5" }, taken: [ScVal.scvU32(5)], refused: [ScVal.scvU32(6), ScVal.scvI32(5)] },
];

for (const { rule, taken, refused } of ranges) {
  test(`signingPolicy() takes for ${JSON.stringify(rule)} the values that the rule allows, and no others`, () => {
    const approve = signingPolicy({ ...BASE, calls: [{ contract: contract(3), function: "f", args: [rule] }] });
    const check = (value: ScVal) =>
      approve([requestOf(uncheckedCall(contract(3), "f", [value]))]).map(({ path }) => path);
    for (const value of taken) assert.deepEqual(check(value), [], value.toXDR("base64"));
    for (const value of refused) {
      assert.deepEqual(check(value), ["rootInvocation.function.args[0]"], value.toXDR("base64"));
    }
  });
}
