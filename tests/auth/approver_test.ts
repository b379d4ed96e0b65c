/** The input of an `authorizeEntry` approver, and its valid results. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry } from "@dwsa/base/auth";
import { expectInvocation } from "@dwsa/base/policy";
import { ALICE, alice, call, contract, entryFor, invocation, NETWORK, verdictsOf } from "./_entries.ts";
import { expected, never } from "./_expected.ts";

test("authorizeEntry() rejects an approver that is not a function, and a result that is not an array", async () => {
  for (const approve of [null, {}, expected, "swap"]) {
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, { approve: approve as never }), {
      name: "TypeError",
      message: /expected approve to be a function, such as signingPolicy\(policy\)\.entries, got/,
    });
  }
  const rows = [
    [undefined, "undefined; return [] to approve"],
    [true, "boolean; return [] to approve"],
    [null, "null; return [] to approve"],
    [Promise.resolve([]), "Promise; approve must be synchronous"],
  ] as const;
  for (const [answer, got] of rows) {
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, { approve: () => answer as never }), {
      name: "TypeError",
      message: `Cannot authorize the entry: expected the result of approve to be an array, got ${got}`,
    });
  }
});

test("authorizeEntry() does not call the signer if an approver throws or returns malformed violations", async () => {
  const thrown = new Error("no");
  const approve = () => {
    throw thrown;
  };
  await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, { approve }), thrown);
  const form = "expected each violation from approve to be an object { code, path, expected, got } of strings";
  const rows: [violations: unknown[], message: string][] = [
    [[{}], `Cannot authorize the entry: ${form}, got object`],
    [["no"], `Cannot authorize the entry: ${form}, got "no"`],
    [["no", "never"], `Cannot authorize the entry: ${form}, got "no" (violation 1 of 2)`],
    [[ALICE], `Cannot authorize the entry: ${form}, got "${ALICE.slice(0, 16)}…" (56 characters)`],
    [[null], `Cannot authorize the entry: ${form}, got null`],
    [[{ expected: "a", got: "b" }], "Cannot authorize the entry: expected a, got b"],
  ];
  for (const [violations, message] of rows) {
    const refuse = () => violations as never;
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, { approve: refuse }), {
      code: "auth/refused",
      message,
      path: "",
      violations,
    });
  }
});

test("authorizeEntry() signs the entry that it showed to the approver, even if that changes the request", async () => {
  const approve = expectInvocation(expected);
  const signed = await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK, {
    approve: (requests) => {
      const violations = approve(requests);
      Object.assign(requests[0]!, { invocation: call(contract(9), "drain") });
      requests[0]!.networkId.fill(0);
      return violations;
    },
  });
  assert.deepEqual(verdictsOf(signed), { credentials: true });
  assert.ok(signed.rootInvocation.equals(invocation));
});

test("authorizeEntry() shows the approver the new expiry, not that of the entry", async () => {
  const seen: unknown[] = [];
  const entry = entryFor(ALICE, { expiry: 5 });
  await authorizeEntry(entry, alice, 100, NETWORK, {
    approve: ([request]) => {
      seen.push(request?.signatureExpirationLedger);
      return [];
    },
  });
  assert.deepEqual(seen, [100]);
});
