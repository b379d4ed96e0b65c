/** Calls that `expectInvocation` accepts and rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { approvalRequest, authorizeEntry, authorizeInvocation } from "@dwsa/base/auth";
import { type ExpectedInvocation, expectInvocation } from "@dwsa/base/policy";
import { type DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import {
  ALICE,
  alice,
  BOB,
  call,
  contract,
  creation,
  entryFor,
  invocation,
  NETWORK,
  sourceEntry,
  uncheckedCall,
  verdictsOf,
} from "../auth/_entries.ts";
import { args, expected, never, transfer } from "../auth/_expected.ts";

/** Creates a call to a function with this name, which can be invalid. */
const withName = (functionName: string | Uint8Array) => uncheckedCall(contract(3), functionName, args);

const taken: readonly { name: string; expected: ExpectedInvocation; root?: DwsaAuthorizedInvocation }[] = [
  { name: "address, arguments and the sub-invocations", expected },
  { name: "any arguments", expected: { contract: contract(3), function: "swap", subInvocations: [transfer] } },
  { name: "any sub-invocations", expected: { contract: contract(3), function: "swap", subInvocations: "any" } },
  {
    name: "no sub-invocations",
    expected: { contract: contract(3), function: "swap", args },
    root: call(contract(3), "swap", args),
  },
  {
    name: "no sub-invocations, in so many words",
    expected: { contract: contract(3), function: "swap", args, subInvocations: "none" },
    root: call(contract(3), "swap", args),
  },
  { name: "a sub-invocation that is not made", expected, root: call(contract(3), "swap", args) },
];

for (const { name, expected, root = invocation } of taken) {
  test(`expectInvocation() accepts the call that is expected with ${name}`, async () => {
    const approve = expectInvocation(expected);
    const signed = await authorizeEntry(entryFor(ALICE, { root }), alice, 100, NETWORK, { approve });
    assert.deepEqual(verdictsOf(signed), { credentials: true });
  });
}

const refused: readonly {
  readonly name: string;
  readonly expected: ExpectedInvocation;
  readonly root?: DwsaAuthorizedInvocation;
  readonly violation: { readonly code: string; readonly path: string; readonly expected: string; readonly got: string };
}[] = [
  {
    name: "another address",
    expected: { ...expected, address: BOB },
    violation: { code: "address", path: "credentials.address", expected: BOB, got: ALICE },
  },
  {
    name: "another contract",
    expected: { ...expected, contract: contract(4) },
    violation: {
      code: "call",
      path: "rootInvocation.function",
      expected: `a call to "swap" on ${contract(4)}`,
      got: `a call to "swap" on ${contract(3)}`,
    },
  },
  {
    name: "another function",
    expected: { ...expected, function: "transfer" },
    violation: {
      code: "call",
      path: "rootInvocation.function",
      expected: `a call to "transfer" on ${contract(3)}`,
      got: `a call to "swap" on ${contract(3)}`,
    },
  },
  {
    name: "fewer arguments",
    expected: { ...expected, args: [...args, ...args] },
    violation: { code: "argument", path: "rootInvocation.function.args", expected: "2 arguments", got: "1" },
  },
  {
    name: "more arguments",
    expected: { ...expected, args: [] },
    violation: { code: "argument", path: "rootInvocation.function.args", expected: "0 arguments", got: "1" },
  },
  {
    name: "another argument",
    expected: { ...expected, args: [ScVal.scvI32(7)] },
    violation: { code: "argument", path: "rootInvocation.function.args[0]", expected: "i32 7", got: "u32 7" },
  },
  {
    name: "a sub-invocation that is not listed, by default",
    expected: { contract: contract(3), function: "swap", args },
    violation: {
      code: "call",
      path: "rootInvocation.subInvocations[0].function",
      expected: "no call",
      got: `a call to "transfer" on ${contract(4)}`,
    },
  },
  {
    name: "a sub-invocation that is listed once and made twice",
    expected,
    root: call(contract(3), "swap", args, [call(contract(4), "transfer"), call(contract(4), "transfer")]),
    violation: {
      code: "times",
      path: "rootInvocation.subInvocations[1].function",
      expected: `a call to "transfer" on ${contract(4)} at most once`,
      got: "one more",
    },
  },
  {
    name: "a sub-invocation of a listed call",
    expected,
    root: call(contract(3), "swap", args, [call(contract(4), "transfer", [], [call(contract(5), "burn")])]),
    violation: {
      code: "call",
      path: "rootInvocation.subInvocations[0].subInvocations[0].function",
      expected: "no call",
      got: `a call to "burn" on ${contract(5)}`,
    },
  },
  {
    name: "the creation of a contract",
    expected,
    root: creation({ arm: "V1" }),
    violation: {
      code: "create",
      path: "rootInvocation.function",
      expected: `a call to "swap" on ${contract(3)}`,
      got: "the creation of a contract",
    },
  },
  {
    name: "a function whose name would act on a terminal",
    expected,
    root: withName("swap\u202e"),
    violation: {
      code: "call",
      path: "rootInvocation.function",
      expected: `a call to "swap" on ${contract(3)}`,
      got: `a call to "swap\\u{202e}" on ${contract(3)}`,
    },
  },
  {
    name: "a function whose name is no text",
    expected,
    root: withName(new Uint8Array([0xff])),
    violation: {
      code: "call",
      path: "rootInvocation.function",
      expected: `a call to "swap" on ${contract(3)}`,
      got: `a call to a function whose name is not UTF-8 on ${contract(3)}`,
    },
  },
];

for (const { name, expected, root = invocation, violation } of refused) {
  test(`expectInvocation() rejects ${name} before anything is signed`, async () => {
    const approve = expectInvocation(expected);
    const error = { code: "auth/refused", path: violation.path, violations: [violation] };
    await assert.rejects(authorizeEntry(entryFor(ALICE, { root }), never, 100, NETWORK, { approve }), error);
    const params = { signer: never, invocation: root, validUntilLedgerSeq: 100, networkPassphrase: NETWORK, approve };
    await assert.rejects(authorizeInvocation(params), error);
  });
}

test("expectInvocation() also holds for an entry of the source account, which needs no signature", async () => {
  const approve = expectInvocation({ contract: contract(3), function: "transfer" });
  const error = { code: "auth/refused", path: "rootInvocation.function" };
  await assert.rejects(authorizeEntry(sourceEntry, never, 100, NETWORK, { approve }), error);
});

test("expectInvocation() accepts the call once for all requests that are signed together", () => {
  const requests = ["entries[0]", "entries[1]"].map((path) => ({ ...approvalRequest(entryFor(ALICE), NETWORK), path }));
  assert.deepEqual(expectInvocation(expected)(requests).map(({ code, path }) => ({ code, path })), [
    { code: "times", path: "entries[1].rootInvocation.function" },
  ]);
});

test("expectInvocation() rejects a request without an address", () => {
  const request = { ...approvalRequest(entryFor(ALICE), NETWORK), address: null };
  assert.deepEqual(expectInvocation(expected)([request]), [
    { code: "address", path: "credentials.address", expected: ALICE, got: "none" },
  ]);
});

test("expectInvocation() copies the expected call", () => {
  const values = [ScVal.scvU32(7)];
  const changing = { ...expected, args: values };
  const approve = expectInvocation(changing);
  values[0] = ScVal.scvU32(8);
  changing.function = "burn";
  assert.deepEqual(approve([approvalRequest(entryFor(ALICE), NETWORK)]), []);
});
