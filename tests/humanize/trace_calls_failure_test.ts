/** Failures reported by `traceCalls`: the path, the host's message, and the explanation. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { traceCalls } from "@dwsa/base/humanize";
import { type DiagnosticEvent, ScError, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { A, AUTH, B, call, diagnostic, error, failedCall, returned, symbol, trap } from "./_diagnostic_events.ts";

const u32 = (value: number) => ScVal.scvU32(value);
const hostFailed = (...topics: ScVal[]) => diagnostic(null, [symbol("host_fn_failed"), ...topics], ScVal.scvVoid());

const BUDGET = ScVal.scvError(ScError.sceBudget("scecExceededLimit"));
const FAILURES: readonly {
  readonly name: string;
  readonly events: readonly DiagnosticEvent[];
  readonly failure: { readonly path: string; readonly message?: string; readonly explanation: RegExp } | undefined;
}[] = [
  {
    name: "a call that ends without an error",
    events: [
      call(null, A, "f"),
      diagnostic(A, [symbol("log")], ScVal.scvVec([ScVal.scvString("VM call trapped with HostError"), symbol("f")])),
    ],
    failure: undefined,
  },
  {
    name: "the end that the host reports, without a message",
    events: [call(null, A, "f"), hostFailed(AUTH)],
    failure: { path: "calls[0]", explanation: /^auth error 6 InvalidAction: / },
  },
  {
    name: "the last call at the top, not the first",
    events: [call(null, A, "f"), returned(A, "f"), call(null, B, "g"), trap(B, "g")],
    failure: { path: "calls[1]", message: "VM call trapped with HostError", explanation: /^auth error 6 / },
  },
  {
    name: "the host's end before another error of the call",
    events: [call(null, A, "f"), error(A, "small", [], BUDGET), trap(A, "f"), hostFailed(AUTH)],
    failure: { path: "calls[0]", message: "VM call trapped with HostError", explanation: /^auth error 6 / },
  },
  {
    name: "a contract's own error in a function that an asset's contract has",
    events: [call(null, A, "transfer"), trap(A, "transfer"), hostFailed(ScVal.scvError(ScError.sceContract(13)))],
    failure: {
      path: "calls[0]",
      explanation: /^contract error 13: .* in the contract of an asset, this code is TrustlineMissingError: /,
    },
  },
  {
    name: "a contract's own error in another function",
    events: [call(null, A, "buy"), trap(A, "buy"), hostFailed(ScVal.scvError(ScError.sceContract(13)))],
    failure: {
      path: "calls[0]",
      explanation: /contract error 13: the contract rejected the call with an error code that its interface defines$/,
    },
  },
  {
    name: "resources that are too small, with numbers but no lists or maps",
    events: [
      call(null, A, "f"),
      error(
        A,
        "operation instructions exceeds amount specified",
        [
          ScVal.scvU64(5n),
          ScVal.scvVec([u32(1)]),
          ScVal.scvMap([new ScMapEntry({ key: u32(1), val: u32(2) })]),
          ScVal.scvU64(3n),
        ],
        BUDGET,
      ),
      trap(A, "f"),
      hostFailed(BUDGET),
    ],
    failure: {
      path: "calls[0]",
      message: "operation instructions exceeds amount specified",
      explanation: /^the call needs more than its resource data declares; simulate again \(u64 5, u64 3\)$/,
    },
  },
  {
    name: "the same words without values",
    events: [call(null, A, "f"), error(A, "x exceeds amount specified", [], BUDGET), hostFailed(BUDGET)],
    failure: {
      path: "calls[0]",
      message: "x exceeds amount specified",
      explanation: /^the call needs more than its resource data declares; simulate again$/,
    },
  },
  {
    name: "words of another error than the final one",
    events: [call(null, A, "f"), error(A, "x exceeds amount specified", [], BUDGET), hostFailed(AUTH)],
    failure: { path: "calls[0]", explanation: /^auth error 6 / },
  },
  {
    name: "an error outside of calls",
    events: [error(null, "odd", [])],
    failure: { path: "", message: "odd", explanation: /^auth error 6 / },
  },
];
for (const { name, events, failure } of FAILURES) {
  test(`traceCalls() explains the failure by ${name}`, () => {
    const found = traceCalls(events).failure;
    if (failure === undefined) return assert.equal(found, undefined);
    assert.deepEqual([found?.path, found?.message], [failure.path, failure.message]);
    assert.match(found!.explanation, failure.explanation);
  });
}

test("traceCalls() assigns its first error to a failed call, and its own error to a caught call", () => {
  const own = ScError.sceContract(5);
  const codeOf = (events: readonly DiagnosticEvent[]) => {
    const [first] = traceCalls(events).calls;
    return [first!.error?.value, first!.calls[0]?.error?.value];
  };
  const start = [call(null, A, "f"), call(A, B, "g")];
  const tried = (code: ScVal) => error(A, "contract try_call failed", [symbol("g")], code);
  const trapped = error(B, "VM call trapped with HostError", [symbol("g")], ScVal.scvError(own));
  assert.deepEqual(codeOf([...start, trapped, tried(AUTH), returned(A, "f")]), [undefined, 5]);
  assert.deepEqual(codeOf([...start, trapped, failedCall(A, "g"), trap(A, "f")]), ["scecInvalidAction", 5]);
  assert.deepEqual(codeOf([...start, returned(B, "g"), tried(AUTH), tried(BUDGET)]), ["scecInvalidAction", undefined]);
});
