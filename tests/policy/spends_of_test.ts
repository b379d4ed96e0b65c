import assert from "node:assert/strict";
import { test } from "node:test";
import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { spendsOf, type TokenSpend } from "@dwsa/base/policy";
import { nativeToScVal } from "@dwsa/base/scval";
import { type DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import { ALICE, BOB, call, CAROL, contract, creation, entryFor, NETWORK, uncheckedCall } from "../auth/_entries.ts";

const TOKEN = contract(4);
const OTHER = contract(5);
const address = (text: string) => nativeToScVal(text, { type: "address" });
const i128 = (value: bigint) => ScVal.scvI128(value);
const of = (root: DwsaAuthorizedInvocation, by = ALICE): ApprovalRequest =>
  approvalRequest(entryFor(by, { root }), NETWORK);
const burn = (amount: bigint, token = TOKEN) => call(token, "burn", [address(ALICE), i128(amount)]);

const rows: readonly {
  readonly name: string;
  readonly requests: readonly ApprovalRequest[];
  readonly expected: readonly TokenSpend[];
}[] = [
  { name: "nothing", requests: [], expected: [] },
  {
    name: "a transfer",
    requests: [of(call(TOKEN, "transfer", [address(ALICE), address(BOB), i128(5n)]))],
    expected: [{ address: ALICE, token: TOKEN, amount: 5n }],
  },
  {
    name: "an allowance in full",
    requests: [of(call(TOKEN, "approve", [address(ALICE), address(BOB), i128(5n), ScVal.scvU32(9)]))],
    expected: [{ address: ALICE, token: TOKEN, amount: 5n }],
  },
  {
    name: "the money of others",
    requests: [
      of(call(TOKEN, "transfer_from", [address(ALICE), address(BOB), address(CAROL), i128(5n)])),
      of(call(TOKEN, "burn_from", [address(ALICE), address(BOB), i128(6n)])),
    ],
    expected: [{ address: ALICE, token: TOKEN, amount: 11n }],
  },
  {
    name: "sums over sub-invocations, for each address and token",
    requests: [
      of(call(contract(3), "batch", [], [burn(1n), burn(2n, OTHER), call(TOKEN, "x", [], [burn(4n)])])),
      of(burn(8n), BOB),
      { ...of(burn(16n)), address: null },
      of(burn(32n)),
    ],
    expected: [
      { address: ALICE, token: TOKEN, amount: 37n },
      { address: ALICE, token: OTHER, amount: 2n },
      { address: BOB, token: TOKEN, amount: 8n },
      { address: null, token: TOKEN, amount: 16n },
    ],
  },
  {
    name: "no negative amount, no other arguments, no power of an administrator, no creation",
    requests: [
      of(burn(-5n)),
      of(call(TOKEN, "burn", [address(ALICE), ScVal.scvU32(5)])),
      of(call(TOKEN, "transfer")),
      of(call(TOKEN, "mint", [address(ALICE), i128(5n)])),
      of(uncheckedCall(TOKEN, "constructor", [])),
      of(creation({ arm: "V2" })),
    ],
    expected: [],
  },
];

for (const { name, requests, expected } of rows) {
  test(`spendsOf() adds up ${name}`, () => {
    assert.deepEqual(spendsOf(requests), expected);
  });
}

test("spendsOf() rejects a value that is not a list of requests", () => {
  for (const value of [undefined, {}, [null], ["AAAA"]]) {
    assert.throws(() => spendsOf(value as never), { name: "TypeError" });
  }
});
