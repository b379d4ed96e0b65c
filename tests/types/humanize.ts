/** Compiled, never run: uses of readable trees and events that the compiler must accept or reject. */

import {
  buildInvocationTree,
  type CreateInvocation,
  type DwsaEvent,
  eventsFromMeta,
  type ExecuteInvocation,
  explainError,
  formatInvocationTree,
  humanizeEvents,
  type InvocationTree,
  type InvocationWalker,
  walkInvocationTree,
  type WasmCreateDetails,
} from "@dwsa/base/humanize";
import type { ContractEvent, DwsaAuthorizedInvocation, ScError, ScVal, TransactionMeta } from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export function trees(root: DwsaAuthorizedInvocation): string {
  const tree = buildInvocationTree(root);
  same<typeof tree, InvocationTree>(true);
  same<typeof tree.type, "create" | "execute">(true);
  same<(typeof tree.invocations)[number], InvocationTree>(true);
  if (tree.type === "execute") same<typeof tree.args, ExecuteInvocation>(true);
  else {
    same<typeof tree.args, CreateInvocation>(true);
    if (tree.args.type === "wasm") same<typeof tree.args.wasm.hash, string>(true);
    same<typeof tree.args.asset, string | undefined>(true);
  }
  const json = tree.toJSON?.();
  if (json?.type === "execute") {
    for (const arg of json.args.args) if (typeof arg === "object" && "i128" in arg) same<typeof arg.i128, string>(true);
  }
  return formatInvocationTree(tree) + formatInvocationTree(root);
}

export const details: WasmCreateDetails = { address: "G", hash: "00", salt: "00" };

/** A hand-written tree. Its lists are read-only, since those of the library are frozen. */
export const byHand: InvocationTree = { type: "create", args: { type: "wasm", wasm: details }, invocations: [] };
export const nodes: readonly InvocationTree[] = byHand.invocations;

/** A walker can have fewer parameters, and need not return a value. */
export const walkers: readonly InvocationWalker[] = [
  () => {},
  () => null,
  (node) => node.subInvocations.length === 0,
  (_, depth, parent) => depth > 1 && parent !== undefined,
];

export function events(meta: TransactionMeta): DwsaEvent[] {
  const { transactionEvents, contractEvents, diagnosticEvents } = eventsFromMeta(meta);
  const [event] = humanizeEvents([...transactionEvents, ...contractEvents, ...diagnosticEvents, "AAAA"]);
  same<NonNullable<typeof event>["type"], "system" | "contract" | "diagnostic">(true);
  same<NonNullable<typeof event>["contractId"], string | undefined>(true);
  return humanizeEvents(contractEvents, { encoded: "TransactionEvent" });
}

/** Passed to `map` and similar methods, which pass an index in place of the options. */
export function mapped(lists: ContractEvent[][], errors: ScError[], values: ScVal[]): void {
  const events = lists.map(humanizeEvents);
  same<typeof events, DwsaEvent[][]>(true);
  const flat = lists.flatMap(humanizeEvents);
  same<typeof flat, DwsaEvent[]>(true);
  const texts = errors.map(explainError);
  same<typeof texts, string[]>(true);
  void [values.map(explainError), Array.from(["Error(Auth, InvalidInput)"], explainError)];
  // @ts-expect-error a number is not options
  humanizeEvents([], 5);
  // @ts-expect-error a number is not options
  explainError("Error(Auth, InvalidInput)", 5);
}

export function refused(root: DwsaAuthorizedInvocation, tree: InvocationTree, event: DwsaEvent): void {
  // @ts-expect-error a tree is not an invocation
  buildInvocationTree(tree);
  // @ts-expect-error a walker returns no string
  walkInvocationTree(root, () => "false");
  // @ts-expect-error trees are read-only
  tree.invocations = [];
  // @ts-expect-error lists of trees are read-only
  tree.invocations.push(tree);
  // @ts-expect-error lists of events are read-only
  event.topics.sort();
  // @ts-expect-error events are read-only
  event.data = null;
  // @ts-expect-error a single event is not a list
  humanizeEvents("AAAA");
  // @ts-expect-error an unknown event type
  humanizeEvents([], { encoded: "contract" });
}
