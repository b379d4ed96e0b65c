import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  type CallFrame,
  type CallTrace,
  eventsFromMeta,
  explainError,
  formatCallTrace,
  traceCalls,
} from "@dwsa/base/humanize";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import { contractSpec } from "@dwsa/base/spec";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  type DiagnosticEvent,
  type ScError,
  ScSpecEntry,
  ScSpecUdtErrorEnumCaseV0,
  ScSpecUdtErrorEnumV0,
  ScVal,
  TransactionMeta,
} from "@dwsa/base/xdr";
import { A, B, call, diagnostic, failedCall, ID, summaryOf, symbol, trap } from "./_diagnostic_events.ts";

interface Expected {
  readonly complete?: boolean;
  readonly failed?: boolean;
  readonly finalError?: string | null;
  readonly deepestOpenCall?: { readonly contract: string; readonly function: string } | null;
  readonly origin?: { readonly error: string; readonly message: string } | null;
  readonly calls?: readonly ExpectedCall[];
  readonly metrics?: number;
  readonly withoutPlace?: readonly object[];
  readonly failingCall?: readonly [contract: string, name: string] | null;
  readonly caught?: readonly (readonly [contract: string, name: string, error: string])[];
  readonly tree?: string;
}
interface ExpectedCall {
  readonly contract: string;
  readonly function: string;
  readonly arguments: string;
  readonly outcome: string;
  readonly contractEvents?: number;
  readonly calls: readonly ExpectedCall[];
}
interface Case {
  readonly id: string;
  readonly name?: string;
  readonly note?: string;
  readonly xdr?: string;
  readonly events?: readonly string[];
  readonly expected: Expected;
}
const cases: { readonly real: readonly Case[]; readonly pieces: readonly Case[]; readonly made: readonly Case[] } = JSON
  .parse(readFileSync(new URL("../vectors/describe/traces.json", import.meta.url), "utf8"));

const eventsOf = ({ xdr, events }: Case): readonly (DiagnosticEvent | string)[] =>
  xdr === undefined ? events! : eventsFromMeta(TransactionMeta.fromXDR(xdr)).diagnosticEvents;

const textOf = (error: ScError | undefined) =>
  error === undefined
    ? undefined
    : typeof error.value === "number"
    ? `Error(Contract, #${error.value})`
    : `Error(${error.type.slice(3)}, ${String(error.value).slice(4)})`;

/** Returns the frame at a path such as `calls[0].calls[1]`. */
function frameAt(trace: CallTrace, path: string): CallFrame | undefined {
  let calls: readonly CallFrame[] = trace.calls;
  let frame: CallFrame | undefined;
  for (const [, index] of path.matchAll(/calls\[(\d+)\]/g)) {
    frame = calls[Number(index)];
    calls = frame!.calls;
  }
  return frame;
}

function assertCalls(calls: readonly CallFrame[], expected: readonly ExpectedCall[]): void {
  assert.equal(calls.length, expected.length);
  for (const [i, call] of calls.entries()) {
    const wanted = expected[i]!;
    assert.deepEqual([call.contract, call.function], [wanted.contract, wanted.function]);
    const [count] = wanted.arguments.split(",");
    if (call.function !== "__check_auth") assert.equal(call.argsCertain, !wanted.arguments.includes("list"));
    assert.equal(call.args.length, Number(count));
    assert.equal(call.outcome === "returned", wanted.outcome === "returned");
    assert.equal(call.events.length, wanted.contractEvents ?? 0);
    assertCalls(call.calls, wanted.calls);
  }
}

for (const one of cases.real) {
  test(`traceCalls() parses ${one.id} of the ledger, ${one.note ?? ""}`, () => {
    const { expected } = one;
    const trace = traceCalls(eventsOf(one));
    assert.deepEqual([trace.complete, trace.failed], [expected.complete, expected.failed]);
    assertCalls(trace.calls, expected.calls!);
    assert.equal(Object.keys(trace.metrics).length, expected.metrics);
    assert.equal(trace.notes.length, expected.withoutPlace!.length);
    assert.equal(trace.failure?.message, expected.origin?.message);
    if (expected.origin !== null) assert.equal(textOf(trace.failure?.error), expected.origin!.error);
    const frame = frameAt(trace, trace.failure?.path ?? "");
    const deepest = expected.deepestOpenCall ?? undefined;
    assert.deepEqual([frame?.contract, frame?.function], [deepest?.contract, deepest?.function]);
    assert.doesNotMatch(formatCallTrace(trace), /[^\n\x20-\x7e]/);
  });
}

for (const one of cases.pieces) {
  test(`traceCalls() reports gaps in a list: ${one.note}`, () => {
    const trace = traceCalls(eventsOf(one));
    assert.equal(trace.complete, false);
    assert.notEqual(trace.failed, false);
  });
}

function caughtIn(calls: readonly CallFrame[]): [string, string, string | undefined][] {
  return calls.flatMap((call) => [
    ...(call.outcome === "caught"
      ? [[call.contract, call.function, textOf(call.error)] as [string, string, string]]
      : []),
    ...caughtIn(call.calls),
  ]);
}

for (const one of cases.made) {
  test(`traceCalls() finds the location of the failure: ${one.name}`, () => {
    const { expected } = one;
    const trace = traceCalls(eventsOf(one));
    assert.deepEqual([trace.complete, trace.failed], [true, expected.failed]);
    assert.equal(textOf(trace.failure?.error), expected.finalError ?? undefined);
    const frame = frameAt(trace, trace.failure?.path ?? "");
    assert.deepEqual(frame === undefined ? null : [frame.contract, frame.function], expected.failingCall ?? null);
    assert.deepEqual(caughtIn(trace.calls), expected.caught ?? []);
  });
}

const all = [...cases.real, ...cases.made];

test("traceCalls() accepts lists in which any one event is missing", () => {
  for (const one of all) {
    const events = eventsOf(one);
    for (let i = 0; i < events.length; i++) {
      const trace = traceCalls(events.filter((_, at) => at !== i));
      assert.equal(typeof formatCallTrace(trace), "string");
    }
  }
});

test("explainError() explains an error of the ledger with the host's message", () => {
  const explained = all.map((one) => traceCalls(eventsOf(one)).failure?.explanation ?? "").join("\n");
  assert.match(explained, /a ledger entry is archived/);
  assert.match(explained, /simulate again with the signed entries/);
  assert.match(explained, /no signed authorization entry of this address covers the call/);
});

test("an error code is explained with the interface of the contract that returned it", () => {
  const one = cases.made[1]!;
  const enumOf = (name: string) => [
    ScSpecEntry.scSpecEntryUdtErrorEnumV0(
      new ScSpecUdtErrorEnumV0({
        doc: "",
        lib: "",
        name: "E",
        cases: [new ScSpecUdtErrorEnumCaseV0({ doc: "", name, value: 10 })],
      }),
    ),
  ];
  const [callee] = one.expected.failingCall!;
  const [root] = traceCalls(eventsOf(one)).calls;
  const specs = { [root!.contract]: enumOf("NotThisOne"), [callee]: enumOf("InsufficientBalance") };
  const { failure } = traceCalls(eventsOf(one), { specs });
  assert.equal(failure?.explanation, explainError(failure!.error, { spec: enumOf("InsufficientBalance") }));
  assert.match(failure!.explanation, /InsufficientBalance/);
});

test("formatCallTrace() counts events, and marks ambiguous arguments", () => {
  const paid = diagnostic(ID, [symbol("paid")], ScVal.scvVoid(), "contract");
  const shown = [1, 2].map((count) =>
    formatCallTrace(traceCalls([
      diagnostic(
        null,
        [symbol("fn_call"), ScVal.scvBytes(ID), symbol("f")],
        ScVal.scvVec([ScVal.scvU32(1), ScVal.scvU32(2)]),
      ),
      ...Array<DiagnosticEvent>(count).fill(paid),
      diagnostic(ID, [symbol("fn_return"), symbol("f")], ScVal.scvVoid()),
    ]))
  );
  assert.match(
    shown[0]!,
    / \(these arguments, or a single list of them\): returned void\n {2}- u32 1\n {2}- u32 2\n {2}1 event$/,
  );
  assert.match(shown[1]!, /\n {2}2 events$/);
});

const OWN_CALLS: readonly {
  readonly name: string;
  readonly events: readonly DiagnosticEvent[];
  readonly calls: readonly string[];
}[] = [
  {
    name: "that has just ended to its caller, the same contract",
    events: [call(null, A, "f"), call(A, A, "g"), failedCall(A, "g")],
    calls: ["f open 1", "g failed 0"],
  },
  {
    name: "of another function to the call that made it, not to its caller",
    events: [call(null, A, "f"), call(A, A, "g"), failedCall(A, "h"), trap(A, "g")],
    calls: ["f open 0", "g failed 2"],
  },
  {
    name: "of the same function to the call that made it, when the call inside has ended",
    events: [call(null, A, "f"), call(A, A, "g"), call(A, A, "g"), trap(A, "g"), failedCall(A, "g"), trap(A, "g")],
    calls: ["f open 0", "g failed 2", "g failed 1"],
  },
  {
    name: "of a function of the same name in another contract to the call that made it",
    events: [call(null, A, "f"), call(A, B, "g"), failedCall(B, "g"), trap(B, "g")],
    calls: ["f open 0", "g failed 2"],
  },
  {
    name: "to the call that made it, when who called that one is not in the list",
    events: [call(null, A, "f"), call(B, A, "g"), failedCall(A, "g")],
    calls: ["f open 0", "g open 1"],
  },
];
for (const { name, events, calls } of OWN_CALLS) {
  test(`traceCalls() returns the note of a failed call ${name}`, () => {
    assert.deepEqual(summaryOf(traceCalls(events).calls), calls);
  });
}

test("formatCallTrace() reports a gap in the list if a call has no end", () => {
  for (const events of [[call(null, A, "f")], [call(null, A, "f"), call(A, B, "g")]]) {
    const trace = traceCalls(events);
    assert.deepEqual([trace.complete, trace.failed], [false, undefined]);
    assert.match(
      formatCallTrace(trace),
      /^the list of events has gaps: these calls may be incomplete or wrong\nf of C/,
    );
  }
});

test("traceCalls() marks a call without arguments as certain unless the interface declares two or more", () => {
  const contract = encodeStrKey("contract", A);
  for (const [count, args, isCertain] of [[0, 0, true], [1, 1, true], [2, 0, false]] as const) {
    const inputs = Array.from({ length: count }, (_, i) => ({ name: `p${i}`, type: "val" as const }));
    const spec = contractSpec([{ function_v0: { name: "f", inputs, outputs: [] } }]);
    const [frame] = traceCalls([call(null, A, "f")], { specs: { [contract]: spec } }).calls;
    assert.deepEqual([frame!.args.length, frame!.argsCertain], [args, isCertain]);
  }
});

test("traceCalls() treats a failed call as caught if its caller continues or returns", () => {
  const returned = diagnostic(A, [symbol("fn_return"), symbol("f")], ScVal.scvVoid());
  const calls = [call(null, A, "f"), call(A, B, "g"), trap(B, "g")];
  assert.deepEqual(summaryOf(traceCalls([...calls, returned]).calls), ["f returned 0", "g caught 1"]);
  const twice = [...calls, call(A, B, "h"), trap(B, "h"), returned];
  assert.deepEqual(summaryOf(traceCalls(twice).calls), ["f returned 0", "g caught 1", "h caught 1"]);
});

test("formatCallTrace() names the call that failed", () => {
  const trace = traceCalls([
    ...[call(null, A, "f"), call(A, B, "g"), trap(B, "g")],
    ...[failedCall(A, "g"), trap(A, "f")],
  ]);
  const [first] = formatCallTrace(trace).split("\n");
  assert.equal(
    first,
    `failed in g of ${encodeStrKey("contract", B)} (calls[0].calls[0]): Error(Auth, InvalidAction)`,
  );
});

test("traceCalls() distinguishes arguments with a ContractSpec or its entries", () => {
  const contract = encodeStrKey("contract", ID);
  const events = [
    diagnostic(
      null,
      [symbol("fn_call"), ScVal.scvBytes(ID), symbol("f")],
      ScVal.scvVec([ScVal.scvU32(1), ScVal.scvU32(2)]),
    ),
    diagnostic(ID, [symbol("fn_return"), symbol("f")], ScVal.scvVoid()),
  ];
  for (const [inputs, count] of [[["a"], 1], [["a", "b"], 2]] as const) {
    const handle = contractSpec([
      { function_v0: { name: "f", inputs: inputs.map((name) => ({ name, type: "val" })), outputs: [] } },
    ]);
    const entries = handle.entries.map((entry) => scSpecEntryFromJson(entry));
    for (const spec of [handle, entries]) {
      const [call] = traceCalls(events, { specs: { [contract]: spec } }).calls;
      assert.deepEqual([call!.args.length, call!.argsCertain], [count, true]);
    }
  }
  for (const spec of [null, "x", {}, [5]]) {
    assert.throws(() => traceCalls([], { specs: { [contract]: spec } } as never), TypeError);
  }
});

test("traceCalls() and formatCallTrace() accept 20,000 nested calls", () => {
  const depth = 20_000;
  const events = Array.from(
    { length: depth },
    (_, i) => diagnostic(i === 0 ? null : ID, [symbol("fn_call"), ScVal.scvBytes(ID), symbol("f")], ScVal.scvVoid()),
  );
  for (let i = 0; i < depth; i++) events.push(diagnostic(ID, [symbol("fn_return"), symbol("f")], ScVal.scvVoid()));
  const trace = traceCalls(events);
  assert.deepEqual([trace.complete, trace.failed], [true, false]);
  assert.equal(formatCallTrace(trace).split("\n").length, depth);
});

test("traceCalls() rejects a value that is not a list of diagnostic events", () => {
  for (const value of [undefined, null, {}, [1], [undefined]]) {
    assert.throws(() => traceCalls(value as never), TypeError);
  }
  assert.throws(() => traceCalls(["AAAA"]), { code: /^xdr\// });
  assert.throws(() => traceCalls([], { spec: [] } as never), { message: /did you mean "specs"/ });
  assert.throws(() => formatCallTrace({} as never), TypeError);
});
