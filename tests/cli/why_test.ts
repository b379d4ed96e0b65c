import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { eventsFromMeta, formatCallTrace, traceCalls } from "@dwsa/base/humanize";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  ExtensionPoint,
  ScVal,
  TransactionMeta,
} from "@dwsa/base/xdr";
import { folded } from "../../apps/cli/_screen.ts";
import { runCommand } from "../../apps/cli/commands.ts";
import { type Around, runIn } from "./_run.ts";

interface Case {
  readonly id: string;
  readonly xdr?: string;
  readonly events?: readonly string[];
  readonly expected: { readonly failed?: boolean };
}
const cases: { readonly real: readonly Case[]; readonly made: readonly Case[] } = JSON.parse(
  readFileSync(new URL("../vectors/describe/traces.json", import.meta.url), "utf8"),
);

const why = (args: readonly string[], around?: Around) => runIn(runCommand, ["why", ...args], around);

/** Returns the words in lines, without the brackets around lists and maps. */
function wordsOf(text: string): string {
  return text.replace(/[[\]{},-]/g, " ").replace(/\s+/g, " ").trim();
}

for (const { id, xdr, events, expected } of [...cases.real, ...cases.made]) {
  test(`why prints the trace of ${id}, and its exit code shows whether the calls failed`, async () => {
    const input = xdr ?? events!.join("\n");
    const { code, out, notes } = await why([], { input });
    const list = xdr === undefined ? events! : eventsFromMeta(TransactionMeta.fromXDR(xdr)).diagnosticEvents;
    // The words are the same, but the command breaks lists and maps of arguments into lines.
    assert.equal(wordsOf(out), wordsOf(formatCallTrace(traceCalls(list))));
    assert.ok(out.split("\n").every((line) => line.length <= 100 || !/- vec \[|- map \{/.test(line)), out);
    assert.deepEqual([code, notes], [expected.failed === true ? 1 : 0, []]);
  });
}

const FAILED = cases.made[1]!.events!;

test("why names the function that failed, its contract and its code first", async () => {
  const { out } = await why(FAILED);
  const [first] = out.split("\n");
  const token = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";
  assert.equal(first, `failed in transfer of ${token} (calls[0].calls[0]): Error(Contract, #10)`);
});

test("why exits with 1 if it shows a failure, also for events in the wrong order", async () => {
  for (const { events, expected } of cases.made) {
    const reversed = [...events!].reverse();
    const { code, out } = await why(reversed);
    assert.match(out, /^the list of events has gaps/m);
    assert.equal(code, /: failed|^error: /m.test(out) ? 1 : 0);
    if (expected.failed === true) assert.equal(code, 1);
  }
  const [started] = FAILED;
  assert.equal((await why([started!])).code, 0); // a call without an end, and no failure
});

test("why --json prints the trace with values as SEP-51, also for each line of a stream", async () => {
  const { code, out } = await why(["--json", ...FAILED]);
  const trace = JSON.parse(out);
  assert.equal(code, 1);
  assert.deepEqual([trace.failed, trace.failure.path, trace.failure.error], [true, "calls[0].calls[0]", {
    contract: 10,
  }]);
  assert.deepEqual(trace.calls[0].args, [{ u32: 1 }]);
  const streamed = await why(["--lines"], { input: `${FAILED.join(" ")}\nAAAA\n${cases.real[0]!.xdr}\n` });
  const [first, second, third] = streamed.out.split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(first, trace);
  assert.equal(second.line, 2);
  assert.equal(third.failed, false);
  assert.equal(typeof third.metrics.cpu_insn, "string");
});

test("why prints a trace for each meta", async () => {
  const [one, two] = cases.real.filter(({ xdr }) => xdr !== undefined).map(({ xdr }) => xdr!);
  const both = await why([one!, two!]);
  assert.equal(both.out, `${(await why([one!])).out}\n\n${(await why([two!])).out}`);
});

test("why rejects a value that is neither a meta nor a diagnostic event", async () => {
  for (const input of ["AAAA", "x", ScVal.scvU32(5).toXDR("base64"), ""]) {
    const { code, out, notes } = await why([], { input });
    assert.deepEqual([code, out, notes.length], [2, "", 1]);
  }
});

test("why escapes the strings of contracts", async () => {
  const text = "x\n\u001b[2J\u202e";
  const event = (topics: ScVal[], data: ScVal) =>
    new DiagnosticEvent({
      inSuccessfulContractCall: true,
      event: new ContractEvent({
        ext: ExtensionPoint.v0(),
        contractId: null,
        type: "diagnostic",
        body: ContractEventBody.v0(new ContractEventV0({ topics, data })),
      }),
    }).toXDR("base64");
  const symbol = (name: string) => ScVal.scvSymbol(name);
  const { out } = await why([
    event([symbol("fn_call"), ScVal.scvBytes(new Uint8Array(32)), symbol(text)], ScVal.scvString(text)),
    event([symbol("log")], ScVal.scvVec([ScVal.scvString(text)])),
  ]);
  assert.match(out, /\\u001b\[2J\\u\{202e\}/);
  assert.doesNotMatch(out, /[^\n\x20-\x7e]/);
});

test("why wraps lines between words to the width of a terminal, and changes nothing else", () => {
  const lines = ['  a "b  c" ddddddddddddddddddddddd e', "", "short", "  eeeeeeeeeeeeeeeeeeeeeeee f"];
  assert.deepEqual(folded(lines, undefined), lines);
  assert.deepEqual(folded(lines, 12), [
    '  a "b  c"',
    "      ddddddddddddddddddddddd",
    "      e",
    "",
    "short",
    "  eeeeeeeeeeeeeeeeeeeeeeee",
    "      f",
  ]);
});
