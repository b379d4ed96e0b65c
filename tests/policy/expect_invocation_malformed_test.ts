/** Malformed expectations, which `expectInvocation` rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectInvocation } from "@dwsa/base/policy";
import { Address } from "@dwsa/base/address";
import { LONG } from "../_long.ts";
import { ALICE, contract } from "../auth/_entries.ts";
import { expected, transfer } from "../auth/_expected.ts";

const malformed: readonly { name: string; value: unknown; error: object }[] = [
  { name: "null", value: null, error: { name: "TypeError" } },
  { name: "nothing", value: undefined, error: { name: "TypeError" } },
  { name: "a string", value: "swap", error: { name: "TypeError" } },
  {
    name: "no contract",
    value: {},
    error: {
      name: "TypeError",
      message: /expected invocation\.contract to be a contract \(C\.\.\.\) as a string, got undefined/,
    },
  },
  {
    name: "no function",
    value: { contract: contract(3) },
    error: { name: "TypeError", message: /expected invocation\.function to be a string, got undefined/ },
  },
  {
    name: "an Address for a contract",
    value: { ...expected, contract: new Address(contract(3)) },
    error: { name: "TypeError", message: /invocation\.contract to be a contract \(C\.\.\.\) as a string, got Address/ },
  },
  {
    name: "an account for a contract",
    value: { ...expected, contract: ALICE },
    error: { code: "auth/invalid-policy", path: "invocation.contract" },
  },
  {
    name: "a muxed account that approves",
    value: { ...expected, address: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ" },
    error: { code: "auth/invalid-policy", path: "invocation.address" },
  },
  {
    name: "an invalid name",
    value: { ...expected, function: "a b" },
    error: { code: "auth/invalid-policy", path: "invocation.function" },
  },
  { name: "arguments as a string", value: { ...expected, args: "7" }, error: { name: "TypeError" } },
  {
    name: "a hole for an argument",
    value: { ...expected, args: new Array(1) },
    error: { name: "TypeError", message: /expected invocation\.args\[0\] to be an ScVal/ },
  },
  {
    name: "base64 for an argument",
    value: { ...expected, args: ["AAAAAwAAAAc="] },
    error: { name: "TypeError", message: /expected invocation\.args\[0\] to be an ScVal/ },
  },
  {
    name: "a misspelt property",
    value: { ...expected, arg: [] },
    error: { name: "TypeError", message: /got "arg" \(did you mean "args"\?\)/ },
  },
  {
    name: "the option of before",
    value: { ...expected, noSubInvocations: true },
    error: { name: "TypeError", message: /got "noSubInvocations" \(did you mean "subInvocations"\?\)/ },
  },
  {
    name: "another word for the sub-invocations",
    value: { ...expected, subInvocations: "all" },
    error: { name: "TypeError", message: /expected invocation\.subInvocations to be "none", "any" or an array/ },
  },
  {
    name: "an address of a sub-invocation",
    value: { ...expected, subInvocations: [{ ...transfer, address: ALICE }] },
    error: { name: "TypeError", message: /\.subInvocations\[0\] to have no fields other than .*, got "address"/ },
  },
];

for (const { name, value, error } of malformed) {
  test(`expectInvocation() rejects ${name}`, () => {
    assert.throws(() => expectInvocation(value as never), error);
  });
}

test("expectInvocation() rejects a list that holds itself", () => {
  const endless: { subInvocations?: unknown; contract: string; function: string } = {
    contract: contract(3),
    function: "swap",
  };
  endless.subInvocations = LONG ? [endless, endless] : [endless]; // wide lists exceed the limit of 100,000 rules
  assert.throws(() => expectInvocation(endless as never), { code: "auth/invalid-policy" });
});
