/** Invocation trees and events. */

import fc from "fast-check";
import { buildInvocationTree, humanizeEvents, walkInvocationTree } from "@dwsa/base/humanize";
import { type ContractEvent, DiagnosticEvent, type DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
import { anyTree, callTree, contractEvent } from "../_arbitraries/auth.ts";
import { wireValue } from "../_arbitraries/xdr.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

const toSdkTree = (tree: DwsaAuthorizedInvocation) => toSdk("DwsaAuthorizedInvocation", tree);

/** Walks a tree without the sub-nodes of some nodes; returns the visited nodes. */
function walk(
  visit: (
    callback: (node: { toXDR(): Uint8Array }, depth: number, parent?: { toXDR(): Uint8Array }) => boolean,
  ) => void,
): unknown[] {
  const seen: unknown[] = [];
  visit((node, depth, parent) => {
    const bytes = node.toXDR();
    seen.push([bytes, depth, parent?.toXDR()]);
    return bytes.length % 3 !== 0;
  });
  return seen;
}

const diagnosticEvent = fc.tuple(contractEvent, fc.boolean())
  .map(([event, inSuccessfulContractCall]) => new DiagnosticEvent({ event, inSuccessfulContractCall }));

export const humanizeFamilies: readonly Family[] = [
  family({
    name: "buildInvocationTree",
    input: callTree,
    ours: (tree) => withoutFunctions(buildInvocationTree(tree)),
    sdk: (tree) => stellarSdk.buildInvocationTree(toSdkTree(tree)),
  }),
  family({
    name: "buildInvocationTree of any tree, but for the values of arguments",
    input: anyTree,
    ours: (tree) => withoutValues(buildInvocationTree(tree)),
    sdk: (tree) => withoutValues(stellarSdk.buildInvocationTree(toSdkTree(tree))),
  }),
  family({
    name: "walkInvocationTree",
    input: callTree,
    ours: (tree) => walk((callback) => walkInvocationTree(tree, callback)),
    sdk: (tree) => walk((callback) => stellarSdk.walkInvocationTree(toSdkTree(tree), callback as never)),
  }),
  family({
    name: "humanizeEvents of contract events",
    input: fc.array(contractEvent, { maxLength: 3 }),
    ours: (events) => humanizeEvents(events).map(eventFacts),
    sdk: (events) => stellarSdk.humanizeEvents(toSdkEvents("ContractEvent", events)).map(eventFacts),
  }),
  family({
    name: "humanizeEvents of diagnostic events",
    input: fc.array(diagnosticEvent, { maxLength: 3 }),
    ours: (events) => humanizeEvents(events).map(eventFacts),
    sdk: (events) => stellarSdk.humanizeEvents(toSdkEvents("DiagnosticEvent", events)).map(eventFacts),
  }),
  family({
    name: "humanizeEvents of any events, but for the values in them",
    input: fc.array(wireValue<ContractEvent>("ContractEvent"), { maxLength: 2 }),
    ours: (events) =>
      humanizeEvents(events).map((event) => eventFacts({ ...event, topics: event.topics.length, data: 0 })),
    sdk: (events) =>
      stellarSdk.humanizeEvents(toSdkEvents("ContractEvent", events))
        .map((event) => eventFacts({ ...event, topics: event.topics.length, data: 0 })),
  }),
];

/** Returns the properties of an event that both libraries have. */
function eventFacts(event: object): unknown[] {
  const { type, topics, data, contractId } = event as Record<string, unknown>;
  return [type, "contractId" in event, contractId, topics, data];
}

function toSdkEvents(name: string, events: readonly { toXDR(): Uint8Array }[]): never {
  return events.map((event) => toSdk(name, event as DiagnosticEvent)) as never;
}

/**
 * Replaces lists of values in a tree by their lengths, since differences between values have their own families, and
 * sorts the fields by name.
 */
function withoutValues(value: unknown): unknown {
  return JSON.parse(JSON.stringify(withoutFunctions(value), (name, entry) => {
    if (name === "constructorArgs" || (name === "args" && Array.isArray(entry))) return entry.length;
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry;
    return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
  }));
}

/** Removes the methods of the nodes of this library. */
function withoutFunctions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFunctions);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([, entry]) => typeof entry !== "function")
      .map(([name, entry]) => [name, withoutFunctions(entry)]),
  );
}
