/** `traceCalls` with lists of events that the host rarely emits. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base/encoding";
import { traceCalls } from "@dwsa/base/humanize";
import { contractSpec } from "@dwsa/base/spec";
import { encodeStrKey } from "@dwsa/base/strkey";
import { ContractEvent, DiagnosticEvent, ScVal } from "@dwsa/base/xdr";
import { A, AUTH, B, call, diagnostic, error, returned, summaryOf, symbol, trap } from "./_diagnostic_events.ts";

const VOID = ScVal.scvVoid();
const u32 = (value: number) => ScVal.scvU32(value);
const contractA = encodeStrKey("contract", A);
const metric = (name: string, data: ScVal) => diagnostic(null, [symbol("core_metrics"), symbol(name)], data);
const hostFailed = (...topics: ScVal[]) => diagnostic(null, [symbol("host_fn_failed"), ...topics], VOID);
const paid = (from: Uint8Array | null) => diagnostic(from, [symbol("paid")], VOID, "contract");

const LISTS: readonly {
  readonly name: string;
  readonly events: readonly DiagnosticEvent[];
  readonly complete: boolean;
  readonly failed: boolean | undefined;
  readonly calls: readonly string[];
}[] = [
  { name: "no event", events: [], complete: true, failed: false, calls: [] },
  {
    name: "two calls at the top, the first without an end",
    events: [call(null, A, "f"), call(null, B, "g"), returned(B, "g")],
    complete: true,
    failed: false,
    calls: ["f failed 0", "g returned 0"],
  },
  {
    name: "a note of a contract whose call a call at the top has ended",
    events: [call(null, A, "f"), call(null, B, "g"), error(A, "late", []), returned(B, "g")],
    complete: false,
    failed: undefined,
    calls: ["f failed 0", "g returned 0"],
  },
  {
    name: "a call of an id of 31 bytes",
    events: [call(null, A.subarray(1), "f")],
    complete: false,
    failed: undefined,
    calls: [],
  },
  {
    name: "a call of an id that is not bytes",
    events: [diagnostic(null, [symbol("fn_call"), symbol("A"), symbol("f")], VOID)],
    complete: false,
    failed: undefined,
    calls: [],
  },
  {
    name: "a call without a name",
    events: [diagnostic(null, [symbol("fn_call"), ScVal.scvBytes(A)], VOID), returned(A, "")],
    complete: true,
    failed: false,
    calls: [" returned 0"],
  },
  {
    name: "a name that is a number",
    events: [diagnostic(null, [symbol("fn_call"), ScVal.scvBytes(A), u32(1)], VOID), returned(A, "")],
    complete: true,
    failed: false,
    calls: [" returned 0"],
  },
  {
    name: "a name that is not UTF-8",
    events: [
      diagnostic(null, [symbol("fn_call"), ScVal.scvBytes(A), ScVal.scvSymbol(Uint8Array.of(255, 1))], VOID),
      returned(A, "ff01"),
    ],
    complete: true,
    failed: false,
    calls: ["ff01 returned 0"],
  },
  {
    name: "a return of another function than the open one",
    events: [call(null, A, "f"), returned(A, "g"), returned(A, "f")],
    complete: false,
    failed: undefined,
    calls: ["f returned 0"],
  },
  {
    name: "a return without a contract",
    events: [
      call(null, A, "f"),
      diagnostic(null, [symbol("fn_return"), symbol("f")], VOID),
      returned(A, "f"),
    ],
    complete: false,
    failed: undefined,
    calls: ["f returned 0"],
  },
  {
    name: "an event of a contract that no call is open of",
    events: [call(null, A, "f"), paid(B), returned(A, "f")],
    complete: false,
    failed: undefined,
    calls: ["f returned 0"],
  },
  {
    name: "an event without a contract",
    events: [call(null, A, "f"), paid(null), returned(A, "f")],
    complete: false,
    failed: undefined,
    calls: ["f returned 0"],
  },
  {
    name: "an event after a call that failed: it was caught",
    events: [call(null, A, "f"), call(A, B, "g"), trap(B, "g"), paid(A), trap(A, "f")],
    complete: true,
    failed: true,
    calls: ["f failed 1", "g caught 1"],
  },
  {
    name: "an end that the host reports, with a call open",
    events: [call(null, A, "f"), hostFailed(AUTH)],
    complete: true,
    failed: true,
    calls: ["f failed 0"],
  },
  {
    name: "an end that the host reports after an error outside of calls",
    events: [error(null, "no code", []), hostFailed(AUTH)],
    complete: true,
    failed: true,
    calls: [],
  },
  {
    name: "an end that the host reports, and nothing else",
    events: [hostFailed(AUTH)],
    complete: false,
    failed: true,
    calls: [],
  },
  {
    name: "an end that the host reports after a log outside of calls",
    events: [diagnostic(null, [symbol("log")], ScVal.scvString("hello")), hostFailed(AUTH)],
    complete: false,
    failed: true,
    calls: [],
  },
  {
    name: "an end of the host without an error",
    events: [call(null, A, "f"), returned(A, "f"), hostFailed(u32(1)), hostFailed()],
    complete: true,
    failed: false,
    calls: ["f returned 0"],
  },
  { name: "an error outside of calls", events: [error(null, "no code", [])], complete: true, failed: true, calls: [] },
  {
    name: "a log outside of calls",
    events: [diagnostic(null, [symbol("log")], ScVal.scvString("hello"))],
    complete: true,
    failed: false,
    calls: [],
  },
];
for (const { name, events, complete, failed, calls } of LISTS) {
  test(`traceCalls() parses ${name}`, () => {
    const trace = traceCalls(events);
    assert.deepEqual([trace.complete, trace.failed, summaryOf(trace.calls)], [complete, failed, calls]);
  });
}

const NOTES: readonly { readonly name: string; readonly event: DiagnosticEvent; readonly note: object }[] = [
  {
    name: "an event of another name, with its topics and its data",
    event: diagnostic(null, [symbol("other"), u32(1)], u32(2)),
    note: { type: "log", values: [symbol("other"), u32(1), u32(2)] },
  },
  {
    name: "an event whose first topic is no symbol",
    event: diagnostic(null, [ScVal.scvString("log")], u32(2)),
    note: { type: "log", values: [ScVal.scvString("log"), u32(2)] },
  },
  { name: "no topic", event: diagnostic(null, [], u32(2)), note: { type: "log", values: [u32(2)] } },
  {
    name: "a log of a string",
    event: diagnostic(null, [symbol("log")], ScVal.scvString("hello")),
    note: { type: "log", message: "hello", values: [] },
  },
  {
    name: "a log of a string and values",
    event: diagnostic(null, [symbol("log")], ScVal.scvVec([ScVal.scvString("hello"), u32(1), VOID])),
    note: { type: "log", message: "hello", values: [u32(1), VOID] },
  },
  {
    name: "a log of values alone",
    event: diagnostic(null, [symbol("log")], ScVal.scvVec([u32(1), ScVal.scvString("hello")])),
    note: { type: "log", values: [u32(1), ScVal.scvString("hello")] },
  },
  {
    name: "a log of nothing",
    event: diagnostic(null, [symbol("log")], VOID),
    note: { type: "log", values: [] },
  },
  {
    name: "a log of an empty list",
    event: diagnostic(null, [symbol("log")], ScVal.scvVec([])),
    note: { type: "log", values: [] },
  },
  {
    name: "a log of a list that is absent",
    event: diagnostic(null, [symbol("log")], ScVal.scvVec(null)),
    note: { type: "log", values: [] },
  },
  {
    name: "an error whose code is no error",
    event: diagnostic(null, [symbol("error"), u32(1)], ScVal.scvString("odd")),
    note: { type: "error", message: "odd", values: [] },
  },
];
for (const { name, event, note } of NOTES) {
  test(`traceCalls() notes ${name}`, () => {
    assert.deepEqual(traceCalls([event]).notes, [note]);
  });
}

test("traceCalls() returns the metrics of type u64 by name", () => {
  const events = [metric("cpu_insn", ScVal.scvU64(5n)), metric("odd", u32(1)), metric("cpu_insn", ScVal.scvU64(7n))];
  assert.deepEqual({ ...traceCalls(events).metrics }, { cpu_insn: 7n });
});

const DATA: readonly {
  readonly name: string;
  readonly function?: string;
  readonly data: ScVal;
  readonly inputs?: number;
  readonly args: readonly ScVal[];
  readonly isCertain: boolean;
}[] = [
  { name: "one argument", data: u32(1), args: [u32(1)], isCertain: true },
  { name: "a list", data: ScVal.scvVec([u32(1)]), args: [u32(1)], isCertain: false },
  {
    name: "a list of two for two inputs",
    data: ScVal.scvVec([u32(1), u32(2)]),
    inputs: 2,
    args: [u32(1), u32(2)],
    isCertain: true,
  },
  { name: "a list of one for two inputs", data: ScVal.scvVec([u32(1)]), inputs: 2, args: [u32(1)], isCertain: false },
  {
    name: "a list for one input",
    data: ScVal.scvVec([u32(1)]),
    inputs: 1,
    args: [ScVal.scvVec([u32(1)])],
    isCertain: true,
  },
  { name: "a list that is absent", data: ScVal.scvVec(null), args: [ScVal.scvVec(null)], isCertain: true },
  { name: "void for one input", data: VOID, inputs: 1, args: [VOID], isCertain: true },
  {
    name: "three arguments of __check_auth",
    function: "__check_auth",
    data: ScVal.scvVec([u32(1), u32(2), u32(3)]),
    args: [u32(1), u32(2), u32(3)],
    isCertain: true,
  },
  {
    name: "two arguments of __check_auth",
    function: "__check_auth",
    data: ScVal.scvVec([u32(1), u32(2)]),
    args: [u32(1), u32(2)],
    isCertain: false,
  },
];
for (const { name, function: fn = "f", data, inputs, args, isCertain } of DATA) {
  test(`traceCalls() parses ${name}`, () => {
    const list = Array.from({ length: inputs ?? 0 }, (_, i) => ({ name: `p${i}`, type: "val" as const }));
    const spec = contractSpec([{ function_v0: { name: fn, inputs: list, outputs: [] } }]);
    const options = inputs === undefined ? undefined : { specs: { [contractA]: spec } };
    const [frame] = traceCalls([call(null, A, fn, data)], options).calls;
    assert.deepEqual([frame!.args, frame!.argsCertain], [args, isCertain]);
  });
}

test("traceCalls() names a string that is not an event", () => {
  for (const [text, code] of [["AAAA", "xdr/truncated"], ["!!", "encoding/invalid-base64"]] as const) {
    assert.throws(() => traceCalls([returned(A, "f"), text]), {
      code,
      path: "events[1]",
      message: /^Cannot trace calls: events\[1\] is not the base64 string of a DiagnosticEvent: cannot decode /,
    });
  }
});

test("traceCalls() rejects events of another version and invalid interfaces", () => {
  const { ext, type, contractId } = returned(A, "f").event;
  const later = new ContractEvent({ ext, type, contractId, body: { type: "v1" } as never }); // invalid type
  const event = new DiagnosticEvent({ inSuccessfulContractCall: true, event: later });
  assert.throws(() => traceCalls([returned(A, "f"), event]), {
    name: "DwsaError",
    code: "humanize/unknown-arm",
    message: "Cannot trace calls: expected events[1].event.body to be of version 0, got v1",
  });
  for (const specs of [null, 5, "x", [], new Map([[contractA, contractSpec([])]])]) {
    assert.throws(() => traceCalls([], { specs } as never), {
      name: "TypeError",
      message: /expected options\.specs to be an object with interfaces by contract ID, got /,
    });
  }
  for (const key of [encodeStrKey("ed25519PublicKey", A), "token", contractA.slice(1), toHex(A)]) {
    assert.throws(() => traceCalls([], { specs: { [contractA]: contractSpec([]), [key]: contractSpec([]) } }), {
      code: /^strkey\//,
      path: "options.specs",
      message:
        /^Cannot trace calls: expected options\.specs to be an object with contract IDs \(C\.\.\.\) as keys, got /,
    });
  }
});
