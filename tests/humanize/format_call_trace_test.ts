import assert from "node:assert/strict";
import { test } from "node:test";
import { type CallTrace, formatCallTrace, traceCalls } from "@dwsa/base/humanize";
import { encodeStrKey } from "@dwsa/base/strkey";
import { ScError, ScVal } from "@dwsa/base/xdr";
import { A, AUTH, B, call, diagnostic, error, returned, symbol } from "./_diagnostic_events.ts";

const u32 = (value: number) => ScVal.scvU32(value);
const contractA = encodeStrKey("contract", A);
const hostFailed = diagnostic(null, [symbol("host_fn_failed"), AUTH], ScVal.scvVoid());

test("formatCallTrace() formats every type of note, result and error", () => {
  const trace = traceCalls([
    diagnostic(null, [symbol("core_metrics"), symbol("cpu_insn")], ScVal.scvU64(5n)),
    call(null, A, "odd name", u32(1)),
    diagnostic(A, [symbol("log")], ScVal.scvVec([ScVal.scvString('say "x"'), u32(2)])),
    call(A, B, "g"),
    error(B, "no", [], ScVal.scvError(ScError.sceContract(5))),
    error(A, "contract try_call failed", [symbol("g")], ScVal.scvError(ScError.sceContract(5))),
    diagnostic(A, [symbol("fn_return"), symbol("odd name")], u32(3)),
    error(null, "late", []),
  ]);
  assert.equal(
    formatCallTrace(trace),
    [
      `"odd name" of ${contractA}: returned u32 3`,
      "  - u32 1",
      '  log: "say \\"x\\"" u32 2',
      '  error: Error(Contract, #5) "contract try_call failed" symbol g',
      `  g of ${encodeStrKey("contract", B)}: caught with Error(Contract, #5)`,
      '    error: Error(Contract, #5) "no"',
      'error: Error(Auth, InvalidAction) "late"',
    ].join("\n"),
  );
});

test("formatCallTrace() formats a failure without a location or a message", () => {
  assert.match(
    formatCallTrace(traceCalls([hostFailed])),
    /^failed: Error\(Auth, InvalidAction\)\n {2}auth error 6 .*\nthe list of events has gaps: .*\nno calls$/,
  );
});

test("formatCallTrace() indents the lines of a custom argument format", () => {
  const trace = traceCalls([call(null, A, "f"), call(A, B, "g", u32(1)), returned(B, "g"), returned(A, "f")]);
  const lines = formatCallTrace(trace, { argument: ({ type }) => `${type}\nmore` }).split("\n");
  assert.deepEqual(lines.slice(2), ["    - scvU32", "      more"]);
  assert.throws(() => formatCallTrace(trace, { argument: 5 as never }), { name: "TypeError", message: /a function/ });
  assert.throws(() => formatCallTrace(trace, { args: formatCallTrace } as never), TypeError);
});

test("formatCallTrace() indents at most 32 levels", () => {
  const events = Array.from({ length: 35 }, (_, i) => call(i === 0 ? null : A, A, "f"));
  const indents = formatCallTrace(traceCalls(events)).split("\n").slice(1).map((line) => line.search(/\S/));
  assert.deepEqual(indents.slice(30), [60, 62, 64, 64, 64]);
});

const made = traceCalls([call(null, A, "f"), returned(A, "f")]);
const failure = { path: "", error: ScError.sceContract(1), explanation: "" };
const BROKEN: readonly { readonly name: string; readonly trace: unknown; readonly message: RegExp }[] = [
  { name: "null", trace: null, message: /trace to be a result of traceCalls, got null$/ },
  {
    name: "no calls",
    trace: { ...made, calls: undefined },
    message: /trace to be a result of traceCalls, got object$/,
  },
  { name: "no notes", trace: { ...made, notes: {} }, message: /trace to be a result of traceCalls, got object$/ },
  {
    name: "a failure of null",
    trace: { ...made, failure: null },
    message: /expected trace\.failure to be a failure from traceCalls, got null$/,
  },
  {
    name: "a call of null",
    trace: { ...made, calls: [null] },
    message: /expected every call in the trace to be a call from traceCalls, got null$/,
  },
  ...["contract", "function", "args", "notes", "events", "calls"].map((key) => ({
    name: `a call without ${key}`,
    trace: { ...made, calls: [{ ...made.calls[0], [key]: undefined }] },
    message: /expected every call in the trace to be a call from traceCalls, got object$/,
  })),
  {
    name: "a note of null",
    trace: { ...made, notes: [null] },
    message: /expected every note in the trace to be a note from traceCalls, got null$/,
  },
  {
    name: "a note without values",
    trace: { ...made, notes: [{}] },
    message: /expected every note in the trace to be a note from traceCalls, got object$/,
  },
  {
    name: "a failure without an error",
    trace: { ...made, failure: { ...failure, error: 5 } },
    message: /expected every error in the trace to be an ScError, got number$/,
  },
];
for (const { name, trace, message } of BROKEN) {
  test(`formatCallTrace() rejects ${name}`, () => {
    assert.throws(() => formatCallTrace(trace as CallTrace), { name: "TypeError", message });
  });
}

test("formatCallTrace() omits the location of an invalid path", () => {
  for (const path of ["calls[1]", "calls[0].calls[0]", "notes[0]", "calls[0]x", 5]) {
    const text = formatCallTrace({ ...made, failure: { ...failure, path } } as CallTrace);
    assert.match(text, /^failed: Error\(Contract, #1\)\n/);
  }
});
