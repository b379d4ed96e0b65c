/** The rules of a policy for one argument: the values that each takes and refuses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type ArgumentRule, signingPolicy } from "@dwsa/base/approve";
import { ScVal } from "@dwsa/base/xdr";
import { ALICE, BOB, contract, uncheckedCall } from "../auth/_entries.ts";
import { address, BASE, i128, requestOf } from "./_policies.ts";

/** The ends of the ranges of i32, i64, i128 and i256. */
const LEAST = [
  ScVal.scvI32(-(2 ** 31)),
  ScVal.scvI64(-(2n ** 63n)),
  i128(-(2n ** 127n)),
  ScVal.scvI256(-(2n ** 255n)),
];
const GREATEST = [
  ScVal.scvI32(2 ** 31 - 1),
  ScVal.scvI64(2n ** 63n - 1n),
  i128(2n ** 127n - 1n),
  ScVal.scvI256(2n ** 255n - 1n),
];

const ranges: readonly { rule: ArgumentRule; taken: readonly ScVal[]; refused: readonly ScVal[] }[] = [
  { rule: "any", taken: [ScVal.scvVoid(), i128(-1n), ScVal.scvMap(null), ...LEAST, ...GREATEST], refused: [] },
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
  {
    // Values that are neighbors, and values with one between them.
    rule: { oneOf: [{ i128: "7" }, { i128: "1" }, { i128: "2" }, { i128: "4" }] },
    taken: [i128(1n), i128(2n), i128(4n), i128(7n)],
    refused: [i128(0n), i128(3n), i128(5n), i128(6n), i128(8n), ScVal.scvU128(1n)],
  },
  ...(["i32", "i64", "i128", "i256"] as const).map((type, i) => ({
    rule: { type },
    taken: [LEAST[i]!, GREATEST[i]!],
    refused: [...LEAST, ...GREATEST].filter((value) => value !== LEAST[i] && value !== GREATEST[i]),
  })),
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

test("signingPolicy() looks for a rule among all of a hundred, and rejects what none of them allows", () => {
  const calls = Array.from({ length: 100 }, (_, i) => ({
    contract: contract(3),
    function: "f",
    args: [{ is: { u32: i } }],
  }));
  const approve = signingPolicy({ ...BASE, calls });
  const request = (value: number) => requestOf(uncheckedCall(contract(3), "f", [ScVal.scvU32(value)]));
  for (const value of [0, 31, 32, 33, 63, 64, 99]) assert.deepEqual(approve([request(value)]), [], `${value}`);
  assert.equal(approve([request(100)]).length, 1);
  // Each rule allows one call.
  assert.deepEqual(approve([request(99), request(31), request(64)]), []);
  assert.equal(approve([request(99), request(99)]).length, 1);
});
