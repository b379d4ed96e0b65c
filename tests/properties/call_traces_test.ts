/** Properties of call traces. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { type CallFrame, formatCallTrace, traceCalls } from "@dwsa/base/humanize";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  ExtensionPoint,
  ScError,
  ScVal,
} from "@dwsa/base/xdr";
import { tokenContracts } from "../_arbitraries/auth.ts";
import { testProperty } from "../_arbitraries/property.ts";

const [FIRST, SECOND] = tokenContracts.map((id) => encodeStrKey("contract", id)) as [string, string];

/** A call of a random tree. The host writes events for an error of the contract itself, but not for a returned error. */
interface Call {
  readonly contract: number;
  readonly name: string;
  readonly error: "none" | "own" | "returned";
  /** Whether the caller continues after an error. */
  readonly caught: boolean;
  readonly calls: readonly Call[];
}

const call = fc.letrec<{ call: Call; calls: Call[] }>((tie) => ({
  call: fc.record({
    contract: fc.nat(1),
    name: fc.constantFrom("a", "b"),
    error: fc.constantFrom("none", "none", "own", "returned"),
    caught: fc.boolean(),
    calls: tie("calls"),
  }),
  calls: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    fc.constant<Call[]>([]),
    fc.array(tie("call"), { maxLength: 4 }),
  ),
})).call;

/** Returns the executed calls: all up to the first error that is not caught. */
function made({ calls }: Call): readonly Call[] {
  const last = calls.findIndex((one) => fails(one) && !one.caught);
  return last < 0 ? calls : calls.slice(0, last + 1);
}

function fails(one: Call): boolean {
  return one.error !== "none" || one.calls.some((below) => fails(below) && !below.caught);
}

const CODE = ScVal.scvError(ScError.sceContract(10));
const sym = (text: string) => ScVal.scvSymbol(text);
const words = (text: string, ...values: ScVal[]) => ScVal.scvVec([ScVal.scvString(text), ...values]);

/** Returns the events that the host writes for a call by `caller`. */
function eventsOf(one: Call, caller: Call | undefined): DiagnosticEvent[] {
  const event = (contract: Call | undefined, topics: ScVal[], data: ScVal) =>
    new DiagnosticEvent({
      inSuccessfulContractCall: true,
      event: new ContractEvent({
        ext: ExtensionPoint.v0(),
        contractId: contract === undefined ? null : tokenContracts[contract.contract]!,
        type: "diagnostic",
        body: ContractEventBody.v0(new ContractEventV0({ topics, data })),
      }),
    });
  const trapped = event(one, [sym("log")], words("VM call trapped with HostError", sym(one.name), CODE));
  const calls = made(one);
  const events = [
    event(caller, [sym("fn_call"), ScVal.scvBytes(tokenContracts[one.contract]!), sym(one.name)], ScVal.scvVoid()),
  ];
  for (const below of calls) {
    events.push(...eventsOf(below, one));
    if (!fails(below)) continue;
    const text = below.caught ? "contract try_call failed" : "contract call failed";
    events.push(event(one, [sym("error"), CODE], words(text, sym(below.name), ScVal.scvVoid())));
    if (!below.caught) return [...events, trapped];
  }
  if (one.error === "none") events.push(event(one, [sym("fn_return"), sym(one.name)], ScVal.scvVoid()));
  if (one.error === "own") {
    events.push(event(one, [sym("error"), CODE], words("failing with contract error")), trapped);
  }
  if (caller === undefined && fails(one)) {
    events.push(event(undefined, [sym("host_fn_failed"), CODE], ScVal.scvVoid()));
  }
  return events;
}

interface Shape {
  readonly contract: string;
  readonly function: string;
  readonly outcome: string;
  readonly calls: readonly Shape[];
}

const shapeOf = (one: Call, isRoot = true): Shape => ({
  contract: [FIRST, SECOND][one.contract]!,
  function: one.name,
  outcome: !fails(one) ? "returned" : one.caught && !isRoot ? "caught" : "failed",
  calls: made(one).map((below) => shapeOf(below, false)),
});
const shapeOfFrame = (frame: CallFrame): Shape => ({
  contract: frame.contract,
  function: frame.function,
  outcome: frame.outcome,
  calls: frame.calls.map(shapeOfFrame),
});

/** Returns the path of the call in which an error originated. */
function originOf(one: Call, path: string): string {
  const calls = made(one);
  const last = calls.at(-1);
  return last !== undefined && fails(last) && !last.caught
    ? originOf(last, `${path}.calls[${calls.length - 1}]`)
    : path;
}

testProperty(
  "traceCalls() gives back the tree of calls of which the host wrote events, also of contracts that call themselves",
  fc.property(call, (root) => {
    const trace = traceCalls(eventsOf(root, undefined));
    assert.deepEqual(trace.calls.map(shapeOfFrame), [shapeOf(root)]);
    assert.deepEqual([trace.complete, trace.failed], [true, fails(root)]);
    assert.equal(trace.failure?.path, fails(root) ? originOf(root, "calls[0]") : undefined);
  }),
  500,
);

testProperty(
  "traceCalls() takes a list with an event less",
  fc.property(call, fc.nat(), (root, pick) => {
    const events = eventsOf(root, undefined);
    const trace = traceCalls(events.toSpliced(pick % events.length, 1));
    assert.equal(typeof formatCallTrace(trace), "string");
  }),
  100,
);
