/** Messages about nearly correct arguments, which explain what to pass. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { approvalRequest } from "@dwsa/base/auth";
import { policyFrom, signingPolicy } from "@dwsa/base/policy";
import { Networks } from "@dwsa/base/network";
import { eventsFromMeta, humanizeEvents, traceCalls } from "@dwsa/base/humanize";
import { TransactionMeta } from "@dwsa/base/xdr";
import { ALICE, entryFor } from "../auth/_entries.ts";

const entry = entryFor(ALICE);
const meta = TransactionMeta.operations([]);
const approve =
  signingPolicy({ version: 1, network: Networks.TESTNET, addresses: [ALICE], untilLedger: 1, calls: [] }).entries;
const aRequest =
  /expected requests\[0\] to be an ApprovalRequest, as approvalRequest\(\) returns, got DwsaAuthorizationEntry$/;

const calls: readonly { name: string; call: () => unknown; message: RegExp }[] = [
  { name: "policyFrom() of an entry", call: () => policyFrom([entry] as never), message: aRequest },
  { name: "an approver that is given an entry", call: () => approve([entry] as never), message: aRequest },
  {
    name: "humanizeEvents() of a meta",
    call: () => humanizeEvents(meta as never),
    message: /expected events to be an array, such as a list of eventsFromMeta\(\), got TransactionMeta$/,
  },
  {
    name: "traceCalls() of all events of a meta",
    call: () => traceCalls(eventsFromMeta(meta) as never),
    message: /expected events to be an array, such as diagnosticEvents of eventsFromMeta\(\), got object$/,
  },
];
for (const { name, call, message } of calls) {
  test(`${name} says what to pass`, () => {
    assert.throws(call, { name: "TypeError", message });
  });
}

test("the path of a request must be a string", () => {
  const request = { ...approvalRequest(entry, Networks.TESTNET, 5), path: 5 as never };
  assert.throws(() => policyFrom([request]), { message: /expected requests\[0\]\.path to be a string, got number$/ });
});
