import { attempt, wrongType } from "../internal/fault.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import { requireInvocation } from "./_invocations.ts";

/**
 * Visits one node of an invocation tree.
 *
 * @param node the invocation
 * @param depth the depth of the node: 1 for the root
 * @param parent the parent invocation; absent for the root
 * @returns `false` to skip the sub-nodes of the node; any other value to visit them
 */
export type InvocationWalker = (
  node: DwsaAuthorizedInvocation,
  depth: number,
  parent?: DwsaAuthorizedInvocation,
) => boolean | null | void;

/**
 * Visits the nodes of an invocation tree, depth first: each node before its sub-nodes, in order. If the callback
 * returns `false`, the sub-nodes of that node are skipped. Trees can have any depth, since the walk is iterative.
 *
 * @param root the tree, as in the `rootInvocation` of an authorization entry
 * @param callback the function to call for each node
 * @throws {TypeError} if `root` is not a `DwsaAuthorizedInvocation` or `callback` is not a function
 *
 * @example Find every contract that a tree calls
 * ```ts
 * import { scAddressToString } from "@dwsa/base/address";
 * import { walkInvocationTree } from "@dwsa/base/humanize";
 * import { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const root = DwsaAuthorizedInvocation.fromXDR(
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAARidXJuAAAAAQAAAAMAAAAHAAAAAA==",
 * );
 * const called: string[] = [];
 * walkInvocationTree(root, ({ function: { type, value } }, depth) => {
 *   if (type === "dwsaAuthorizedFunctionTypeContractFn") {
 *     called.push(`${depth}: ${value.functionName} of ${scAddressToString(value.contractAddress)}`);
 *   }
 * });
 * assert.deepEqual(called, ["1: burn of CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA"]);
 * ```
 */
export function walkInvocationTree(root: DwsaAuthorizedInvocation, callback: InvocationWalker): void {
  attempt("walk an invocation tree", () => {
    requireInvocation(root);
    if (typeof callback !== "function") throw wrongType("callback", "a function", callback);
    const pending: Visit[] = [[root, 1]];
    for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
      const [node, depth, parent] = visit;
      if (callback(node, depth, parent) === false) continue;
      for (let i = node.subInvocations.length - 1; i >= 0; i--) {
        pending.push([node.subInvocations[i]!, depth + 1, node]);
      }
    }
  });
}

/** The arguments of a callback call. */
type Visit = Parameters<InvocationWalker>;
