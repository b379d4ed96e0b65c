import { type ScValNative, scValToNative } from "../scval/mod.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import { invocationTreeToJSON } from "./_invocation_tree_to_json.ts";
import { mapInvocations } from "./_map_invocations.ts";
import { requireInvocation } from "./_require_invocation.ts";
import type { InvocationTree } from "./invocation_tree.ts";

/**
 * Makes an invocation tree readable: which function of which contract is called with what, which contracts are created
 * from what, and what each of these calls in turn. Arguments are native values, as `scValToNative` gives them.
 *
 * `JSON.stringify` of the tree, or of a node in it, writes the contract type of each value beside it, since a native
 * value does not tell an amount of 64 bits from one of 128, nor an address from a text that looks like one.
 *
 * @param root the tree, as in the `rootInvocation` of an authorization entry
 * @returns the readable tree
 * @throws {TypeError} if `root` is not a `DwsaAuthorizedInvocation`
 * @throws {DwsaError} `humanize/invalid-invocation` if an invocation is one that the network refuses: the path says
 * which; `humanize/unknown-arm` if it is of a kind that this library does not know
 *
 * @example A call, as an object and as JSON
 * ```ts
 * import { buildInvocationTree } from "@dwsa/base/humanize";
 * import { DwsaAuthorizedInvocation } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const root = DwsaAuthorizedInvocation.fromXDR(
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAARidXJuAAAAAQAAAAUAAAAAAAAABwAAAAA=",
 * );
 * const tree = buildInvocationTree(root);
 * assert.deepEqual(tree, {
 *   type: "execute",
 *   args: {
 *     source: "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
 *     function: "burn",
 *     args: [7n],
 *   },
 *   invocations: [],
 * });
 * assert(JSON.stringify(tree).includes('"args":[{"type":"u64","value":"7"}]'));
 * ```
 */
export function buildInvocationTree(root: DwsaAuthorizedInvocation): InvocationTree {
  requireInvocation("build an invocation tree", root);
  return mapInvocations<ScValNative, InvocationTree>(
    root,
    (value) => scValToNative(value),
    (node, source) =>
      // not enumerable, so that a tree equals, and is copied like, the plain data that it otherwise is
      Object.defineProperty(node, "toJSON", { value: () => invocationTreeToJSON(source) }) as InvocationTree,
  );
}
