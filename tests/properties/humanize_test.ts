/** Properties of invocation trees and events. */

import assert from "node:assert/strict";
import fc from "fast-check";
import {
  buildInvocationTree,
  formatInvocationTree,
  humanizeEvents,
  type InvocationTree,
  type InvocationTreeJSON,
  walkInvocationTree,
} from "@dwsa/base/humanize";
import { scValFromJson } from "@dwsa/base/json";
import { scValToNative } from "@dwsa/base/scval";
import { encodeStrKey } from "@dwsa/base/strkey";
import { ContractEvent, DiagnosticEvent, type DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
import { anyTree, callTree, contractEvent } from "../_arbitraries/auth.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { wireValue } from "../_arbitraries/xdr.ts";
import { assertSame } from "../_deep_equal.ts";

/** Returns all nodes with their depth and parent. */
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
  "buildInvocationTree() shows any tree as plain data with as many nodes",
  fc.property(anyTree, (root) => {
    const tree = buildInvocationTree(root);
    const count = ({ invocations }: InvocationTree): number => invocations.reduce((sum, sub) => sum + count(sub), 1);
    assert.equal(count(tree), nodesOf(root).length);
    assert.equal(JSON.stringify(JSON.parse(JSON.stringify(tree))), JSON.stringify(tree));
  }),
);

const diagnosticEvent = fc.tuple(fc.boolean(), contractEvent)
  .map(([inSuccessfulContractCall, event]) => new DiagnosticEvent({ inSuccessfulContractCall, event }));
/** Excludes events whose XDR can also be that of another event type. */
const clear = contractEvent.filter(({ contractId }) => contractId !== null);
const clearDiagnostic = fc.tuple(fc.boolean(), clear)
  .map(([inSuccessfulContractCall, event]) => new DiagnosticEvent({ inSuccessfulContractCall, event }));

testProperty(
  "humanizeEvents() gives one flat event for each, in order, with all that is in it",
  fc.property(fc.array(fc.oneof(contractEvent, diagnosticEvent), { maxLength: 6 }), (events) => {
    const found = humanizeEvents(events);
    assert.equal(found.length, events.length);
    for (const [i, source] of events.entries()) {
      const event = DiagnosticEvent.is(source) ? source.event : source;
      const flag = DiagnosticEvent.is(source) ? { inSuccessfulContractCall: source.inSuccessfulContractCall } : {};
      const id = event.contractId === null ? {} : { contractId: encodeStrKey("contract", event.contractId) };
      const { topics, data } = event.body.value;
      assertSame(found[i], {
        type: event.type,
        ...id,
        topics: topics.map((topic) => scValToNative(topic)),
        data: scValToNative(data),
        ...flag,
      });
      assertSame(humanizeEvents([source]), [found[i]]);
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
  "humanizeEvents() reads the base64 of any contract event with the type",
  fc.property(wireValue<ContractEvent>("ContractEvent"), (event) => {
    const text = event.toXDR("base64");
    assertSame(
      humanizeEvents([text], { encoded: "ContractEvent" }),
      humanizeEvents([ContractEvent.fromXDR(text)]),
    );
  }),
);
