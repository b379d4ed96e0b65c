/** Properties of invocation trees and events. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { DwsaError } from "@dwsa/base";
import { scAddressToString } from "@dwsa/base/address";
import { Contract } from "@dwsa/base/contract";
import { type ApprovalRequest, approvalRequest, buildAuthorizationEntryPreimage, Networks } from "@dwsa/base/auth";
import {
  type ApprovalDescription,
  buildInvocationTree,
  type CallFrame,
  describeApproval,
  formatApproval,
  formatCallTrace,
  formatInvocationTree,
  humanizeEvents,
  type InvocationTree,
  type InvocationTreeJSON,
  type Knowledge,
  type Mark,
  type Statement,
  traceCalls,
  walkInvocationTree,
} from "@dwsa/base/humanize";
import { scValFromJson } from "@dwsa/base/json";
import { scValToNative } from "@dwsa/base/scval";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  ScError,
  ScVal,
} from "@dwsa/base/xdr";
import {
  addressArm,
  anyTree,
  callTree,
  contractEvent,
  tokenContracts,
  tokenHolders,
  tokenTree,
} from "../_arbitraries/auth.ts";
import { text, uint32 } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { wireValue } from "../_arbitraries/xdr.ts";
import { assertSame } from "../_deep_equal.ts";

/** All nodes with their depth and parent, by plain recursion. */
function nodesOf(
  node: DwsaAuthorizedInvocation,
  depth = 1,
  parent?: DwsaAuthorizedInvocation,
): (readonly [DwsaAuthorizedInvocation, number, DwsaAuthorizedInvocation | undefined])[] {
  return [[node, depth, parent], ...node.subInvocations.flatMap((sub) => nodesOf(sub, depth + 1, node))];
}

testProperty(
  "walkInvocationTree() visits what a recursive walk visits; false skips what is below that node only",
  fc.property(anyTree, fc.nat(), (root, pick) => {
    const expected = nodesOf(root);
    const visits: unknown[][] = [];
    walkInvocationTree(root, (...visit) => void visits.push(visit));
    assert.equal(visits.length, expected.length);
    for (const [i, [node, depth, parent]] of expected.entries()) {
      assert.ok(visits[i]![0] === node && visits[i]![1] === depth && visits[i]![2] === parent);
    }
    const [closed] = expected[pick % expected.length]!;
    let seen = 0;
    walkInvocationTree(root, (node) => {
      seen++;
      return node !== closed;
    });
    assert.equal(seen, expected.length - nodesOf(closed).length + 1);
  }),
);

testProperty(
  "buildInvocationTree() shows every call, in order, and its JSON keeps the type of every argument",
  fc.property(callTree, (root) => {
    const before = root.toXDR("base64");
    const tree = buildInvocationTree(root);
    const json = JSON.parse(JSON.stringify(tree));
    compare(root, tree, json);
    assert.equal(root.toXDR("base64"), before);
    assert.deepEqual(buildInvocationTree(root), tree);
    assert.equal(formatInvocationTree(tree), formatInvocationTree(root));
  }),
);

function compare(invocation: DwsaAuthorizedInvocation, tree: InvocationTree, json: InvocationTreeJSON): void {
  const { function: { value }, subInvocations } = invocation;
  assert.ok(tree.type === "execute" && json.type === "execute" && "functionName" in value);
  assert.deepEqual(tree.args.function, value.functionName);
  assert.ok(value.contractAddress.type === "scAddressTypeContract");
  assert.equal(tree.args.source, encodeStrKey("contract", value.contractAddress.value));
  assertSame(tree.args.args, value.args.map((arg) => scValToNative(arg)));
  assert.deepEqual({ ...json.args, args: [] }, { ...tree.args, args: [] });
  for (const [i, arg] of value.args.entries()) assert.ok(scValFromJson(json.args.args[i]!).equals(arg));
  assert.equal(tree.invocations.length, subInvocations.length);
  for (const [i, sub] of subInvocations.entries()) compare(sub, tree.invocations[i]!, json.invocations[i]!);
}

testProperty(
  "buildInvocationTree() shows any tree as plain data with as many nodes, or says what it cannot show",
  fc.property(anyTree, (root) => {
    let tree: InvocationTree;
    try {
      tree = buildInvocationTree(root);
    } catch (error) {
      assert.ok(DwsaError.is(error), `${error}`);
      assert.match(error.code, /^humanize\/(invalid-invocation|unknown-arm)$/);
      return;
    }
    const count = ({ invocations }: InvocationTree): number => invocations.reduce((sum, sub) => sum + count(sub), 1);
    assert.equal(count(tree), nodesOf(root).length);
    assert.equal(JSON.stringify(JSON.parse(JSON.stringify(tree))), JSON.stringify(tree));
  }),
);

const diagnosticEvent = fc.tuple(fc.boolean(), contractEvent)
  .map(([inSuccessfulContractCall, event]) => new DiagnosticEvent({ inSuccessfulContractCall, event }));
/** Without an event that, with certain contents, another kind of event encodes to as well. */
const clear = contractEvent.filter(({ contractId }) => contractId !== null);
const clearDiagnostic = fc.tuple(fc.boolean(), clear)
  .map(([inSuccessfulContractCall, event]) => new DiagnosticEvent({ inSuccessfulContractCall, event }));

testProperty(
  "humanizeEvents() gives one flat event for each, in order, with all that is in it",
  fc.property(fc.array(fc.oneof(contractEvent, diagnosticEvent), { maxLength: 6 }), (events) => {
    const found = humanizeEvents(events);
    assert.equal(found.length, events.length);
    for (const [i, given] of events.entries()) {
      const event = DiagnosticEvent.is(given) ? given.event : given;
      const flag = DiagnosticEvent.is(given) ? { inSuccessfulContractCall: given.inSuccessfulContractCall } : {};
      const id = event.contractId === null ? {} : { contractId: encodeStrKey("contract", event.contractId) };
      const { topics, data } = event.body.value;
      assertSame(found[i], {
        type: event.type,
        ...id,
        topics: topics.map((topic) => scValToNative(topic)),
        data: scValToNative(data),
        ...flag,
      });
      assertSame(humanizeEvents([given]), [found[i]]);
    }
  }),
);

testProperty(
  "humanizeEvents() tells the base64 of contract and diagnostic events apart",
  fc.property(fc.array(fc.oneof(clear, clearDiagnostic), { maxLength: 6 }), (events) => {
    assertSame(humanizeEvents(events.map((event) => event.toXDR("base64"))), humanizeEvents(events));
  }),
  100,
);

testProperty(
  "humanizeEvents() reads the base64 of any contract event when it is told what it is",
  fc.property(wireValue<ContractEvent>("ContractEvent"), (event) => {
    const text = event.toXDR("base64");
    assertSame(
      humanizeEvents([text], { encoded: "ContractEvent" }),
      humanizeEvents([ContractEvent.fromXDR(text)]),
    );
  }),
);

const NETWORK = Networks.TESTNET;
const [FIRST, SECOND] = tokenContracts.map((id) => encodeStrKey("contract", id)) as [string, string];
const HOLDERS = tokenHolders.map(scAddressToString);

/** An entry of the last account of {@linkcode tokenHolders} or of a contract. */
const entry = fc.tuple(
  fc.oneof(tokenTree, tokenTree, anyTree),
  fc.constantFrom(...tokenHolders.slice(1, 3)),
  uint32,
  addressArm,
)
  .map(([rootInvocation, address, expiry, arm]) =>
    new DwsaAuthorizationEntry({
      credentials: DwsaCredentials[arm](
        new DwsaAddressCredentials({
          address,
          nonce: 5n,
          signatureExpirationLedger: Math.max(1, expiry),
          signature: ScVal.scvVoid(),
        }),
      ),
      rootInvocation,
    })
  );
const label = fc.oneof(text(), fc.constantFrom("\n", "\u202e", "\x1b[2J", '"'));
const symbol = label.filter((name) => name !== "");
/** All that can be known, or a part of it. */
const knowledge = fc.record({
  tokens: fc.tuple(symbol, symbol, fc.nat(255)).map(([first, second, decimals]) => [
    { contract: FIRST, symbol: first, decimals },
    { contract: SECOND, symbol: second, decimals: 7 },
    { asset: "native", symbol: first },
  ]),
  labels: fc.dictionary(fc.constantFrom(...HOLDERS), label),
  currentLedger: uint32,
}, { requiredKeys: [] }).map((known): Knowledge => ({ networkPassphrase: NETWORK, ...known }));

/** The description; `undefined` if the tree has parts that do not belong together. */
function described(request: ApprovalRequest, known: Knowledge): ApprovalDescription | undefined {
  try {
    return describeApproval([request], known);
  } catch (error) {
    assert.ok(DwsaError.is(error), `${error}`);
    assert.match(error.code, /^humanize\/(invalid-invocation|unknown-arm)$/);
    return undefined;
  }
}

const statementsOf = (
  { below, ...one }: Statement,
): Omit<Statement, "below">[] => [one, ...below.flatMap(statementsOf)];
const allOf = (description: ApprovalDescription) => description.statements.flatMap(statementsOf);

testProperty(
  "formatApproval() writes one line for each call whatever texts are in it, without a character that does not show",
  fc.property(entry, knowledge, (given, known) => {
    const description = described(approvalRequest(given, NETWORK), known);
    if (description === undefined) return;
    const lines = formatApproval(description).split("\n");
    assert.equal(lines.length, description.totals.length + nodesOf(given.rootInvocation).length);
    for (const line of lines) assert.doesNotMatch(line, /[\p{C}\p{Zl}\p{Zp}]/u);
  }),
  200,
);

testProperty(
  "describeApproval() says the same of an entry and of its preimage",
  fc.property(entry, knowledge, (given, known) => {
    const { signatureExpirationLedger: expiry } = approvalRequest(given, NETWORK);
    const preimage = buildAuthorizationEntryPreimage(given, expiry!, NETWORK);
    const [ofEntry, ofPreimage] = [given, preimage].map((one) => described(approvalRequest(one, NETWORK), known));
    if (given.credentials.type === "dwsaCredentialsAddressV2") return assertSame(ofPreimage, ofEntry);
    if (ofEntry === undefined) return assert.equal(ofPreimage, undefined);
    // A legacy preimage does not say who approves.
    const bindable = (statement: Omit<Statement, "below">) =>
      statement.marks.filter((mark) => mark !== "not-the-approver");
    const expected = allOf(ofEntry).map((one, i) =>
      i === 0 ? new Set([...bindable(one), "address-not-bound"]) : new Set(bindable(one))
    );
    assert.deepEqual(allOf(ofPreimage!).map(({ marks }) => new Set(marks)), expected);
    assert.equal(formatApproval(ofPreimage!), formatApproval(ofEntry));
  }),
  200,
);

testProperty(
  "describeApproval() never loses a mark by more knowledge, but that of what was unknown",
  fc.property(entry, knowledge, knowledge, fc.nat(3), fc.boolean(), (given, less, more, known, withOperation) => {
    const request = approvalRequest(given, NETWORK);
    const operation = withOperation ? { operation: new Contract(FIRST).call("transfer") } : {};
    const all = { ...more, ...less, ...operation };
    const part = { ...less, ...less.tokens === undefined ? {} : { tokens: less.tokens.slice(0, known) } };
    const [before, after] = [part, all].map((one) => described(request, one));
    if (before === undefined) return;
    const marks = allOf(after!).map((one) => new Set(one.marks));
    for (const [i, one] of allOf(before).entries()) {
      const lost = one.marks.filter((mark: Mark) => !marks[i]!.has(mark));
      assert.deepEqual(lost.filter((mark) => !mark.startsWith("unknown-")), []);
    }
  }),
  200,
);

/** A call of a random tree. An error is either the contract's own, with events, or returned, which leaves none. */
interface Call {
  readonly contract: number;
  readonly name: string;
  readonly error: "none" | "own" | "returned";
  /** Whether the caller goes on when it fails. */
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

/** The calls that are made: those after one that fails and is not caught are not. */
function made({ calls }: Call): readonly Call[] {
  const last = calls.findIndex((one) => fails(one) && !one.caught);
  return last < 0 ? calls : calls.slice(0, last + 1);
}

function fails(one: Call): boolean {
  return one.error !== "none" || one.calls.some((below) => fails(below) && !below.caught);
}

const CODE = ScVal.scvError(ScError.sceContract(10));
const name = (text: string) => ScVal.scvSymbol(text);
const words = (text: string, ...values: ScVal[]) => ScVal.scvVec([ScVal.scvString(text), ...values]);

/** The events that the host writes for a call of `caller`. */
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
  const trapped = event(one, [name("log")], words("VM call trapped with HostError", name(one.name), CODE));
  const calls = made(one);
  const events = [
    event(caller, [name("fn_call"), ScVal.scvBytes(tokenContracts[one.contract]!), name(one.name)], ScVal.scvVoid()),
  ];
  for (const below of calls) {
    events.push(...eventsOf(below, one));
    if (!fails(below)) continue;
    const text = below.caught ? "contract try_call failed" : "contract call failed";
    events.push(event(one, [name("error"), CODE], words(text, name(below.name), ScVal.scvVoid())));
    if (!below.caught) return [...events, trapped];
  }
  if (one.error === "none") events.push(event(one, [name("fn_return"), name(one.name)], ScVal.scvVoid()));
  if (one.error === "own") {
    events.push(event(one, [name("error"), CODE], words("failing with contract error")), trapped);
  }
  if (caller === undefined && fails(one)) {
    events.push(event(undefined, [name("host_fn_failed"), CODE], ScVal.scvVoid()));
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

/** The path of the call where the failure of a call began. */
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
