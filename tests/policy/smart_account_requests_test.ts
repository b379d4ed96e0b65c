/** Requests for the calls behind the payload of a smart account (`via`): their signers and their descriptions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeRequest, type Description, formatDescription } from "@dwsa/base/describe";
import { type CallRule, expectInvocation, signingPolicy } from "@dwsa/base/policy";
import type { ApprovalRequest } from "@dwsa/base/auth";
import { ALICE, BOB, call, contract, NETWORK } from "../auth/_entries.ts";
import { BASE, requestOf } from "./_policies.ts";

const ACCOUNT = contract(7);
const MIDDLE = contract(8);
const PING: CallRule = { contract: contract(3), function: "ping", args: [] };
const STEP = { signer: ALICE, account: ACCOUNT, contextRuleIds: [0] };

function behind(fields: Partial<ApprovalRequest> = {}): ApprovalRequest {
  return requestOf(call(contract(3), "ping"), { address: ACCOUNT, signer: ALICE, via: [STEP], ...fields });
}

const codesOf = (addresses: readonly string[], request: ApprovalRequest) =>
  signingPolicy({ ...BASE, addresses, calls: [PING] }).entries([request]).map(({ code }) => code);

test("signingPolicy() compares the key of legacy credentials with the one who signs for a smart account", () => {
  assert.deepEqual(codesOf([ACCOUNT], behind()), []);
  assert.deepEqual(codesOf([ACCOUNT], behind({ signer: null })), []);
  assert.deepEqual(codesOf([ACCOUNT], behind({ signer: BOB })), ["credentials"]);
  assert.deepEqual(codesOf([ACCOUNT], behind({ signer: BOB, credentials: "addressV2" })), []);
  assert.deepEqual(codesOf([ACCOUNT], behind({ via: [{ ...STEP, signer: null }] })), ["credentials"]);
  const chain = [{ ...STEP, account: MIDDLE }, { ...STEP, signer: MIDDLE }];
  assert.deepEqual(codesOf([ACCOUNT], behind({ via: chain })), []);
});

test("signingPolicy() lets a key of another account sign for a smart account if that account may approve", () => {
  assert.deepEqual(codesOf([ACCOUNT, BOB], behind({ signer: BOB })), []);
  assert.deepEqual(codesOf([BOB], behind({ signer: BOB })), ["address"]);
});

test("expectInvocation() compares the key of legacy credentials with the one who signs for a smart account", () => {
  const approve = expectInvocation({ address: ACCOUNT, contract: contract(3), function: "ping", args: [] });
  assert.deepEqual(approve([behind()]), []);
  assert.deepEqual(approve([behind({ signer: BOB })]).map(({ code }) => code), ["credentials"]);
});

test("signingPolicy() rejects any arguments of __check_auth, which approves what they name, at any level", () => {
  const rule = (args: CallRule["args"]): CallRule => ({ contract: ACCOUNT, function: ["f", "__check_auth"], args });
  for (const args of ["any", ["any"], [{ is: { u32: 1 } }, "any"]] as const) {
    for (
      const [calls, path] of [[[rule(args)], "calls[0]"], [
        [{ ...PING, calls: [rule(args)] }],
        "calls[0].calls[0]",
      ]] as const
    ) {
      assert.throws(() => signingPolicy({ ...BASE, calls }).entries, {
        code: "auth/invalid-policy",
        path: `${path}.args`,
        message: /calls\[0\]\.args must not be or contain "any": a call to __check_auth approves the/,
      });
    }
  }
  assert.doesNotThrow(() => signingPolicy({ ...BASE, calls: [rule([{ is: { bytes: "00" } }])] }).entries);
});

const MALFORMED: readonly (readonly [via: unknown, message: string])[] = [
  [{}, "requests[0].via to be an array of at least one step, got object"],
  [[], "requests[0].via to be an array of at least one step, got array of 0 items"],
  [[null], "requests[0].via[0] to be an object, got null"],
  [[{ ...STEP, signer: 5 }], "requests[0].via[0].signer to be a string or null, got number"],
  [[{ ...STEP, account: null }], "requests[0].via[0].account to be a string, got null"],
  [
    [STEP, { ...STEP, contextRuleIds: [-1] }],
    "requests[0].via[1].contextRuleIds to be an array of integers from 0 to ",
  ],
  [[{ ...STEP, contextRuleIds: "0" }], "requests[0].via[0].contextRuleIds to be an array of integers from 0 to "],
];
for (const [via, message] of MALFORMED) {
  test(`approvers and descriptions reject steps of another form: ${message}`, () => {
    const request = behind({ via: via as NonNullable<ApprovalRequest["via"]> });
    const reads: readonly (readonly [name: string, read: () => unknown])[] = [
      ["requests", () => codesOf([ACCOUNT], request)],
      ["subject", () => describeRequest([request], { networkPassphrase: NETWORK })],
    ];
    for (const [name, read] of reads) {
      const expected = message.replace("requests", name);
      assert.throws(read, (error) => error instanceof TypeError && error.message.includes(expected));
    }
  });
}

test("formatDescription() writes who signs for which smart account before the account approves", () => {
  const via = [
    { signer: null, account: MIDDLE, contextRuleIds: null },
    { signer: MIDDLE, account: ACCOUNT, contextRuleIds: [0, 1] },
  ];
  const description = describeRequest([behind({ via }), behind()], { networkPassphrase: NETWORK });
  assert.deepEqual(description.statements.map((statement) => statement.via), [via, [STEP]]);
  const lines = formatDescription(description).split("\n");
  const first = lines.indexOf(`As an unknown signer, a signer of ${MIDDLE}:`);
  assert.deepEqual(lines.slice(first + 1, first + 3), [
    `As ${MIDDLE}, a signer of ${ACCOUNT} (context rules 0, 1):`,
    `${ACCOUNT} approves until ledger 100:`,
  ]);
  assert.equal(lines[first + 4], `As ${ALICE}, a signer of ${ACCOUNT} (context rule 0):`);
});

test("formatDescription() rejects invalid steps", () => {
  const { statements, ...rest } = describeRequest([behind()], { networkPassphrase: NETWORK });
  for (const via of [5, [5], [{ ...STEP, signer: 5 }], [{ ...STEP, contextRuleIds: 5 }]]) {
    const changed = { ...rest, statements: [{ ...statements[0], via }] } as unknown as Description;
    assert.throws(() => formatDescription(changed), TypeError);
  }
});
