/** Lists the contexts of an entry. */

import { pathText, xdrOf } from "../auth/_shared.ts";
import { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import type { AuthContext } from "./types.ts";

/**
 * Lists the contexts that the network passes to an account's `__check_auth`, in its order: each node of the tree before
 * its sub-invocations. All nodes count, whether the call uses them or not. An OpenZeppelin account needs a rule ID for
 * each.
 *
 * @param invocation the root invocation of the account's entry, or the invocation of its preimage
 * @returns the contexts, at least one, as copies
 * @throws {TypeError} if `invocation` is not a `DwsaAuthorizedInvocation`
 * @throws {DwsaError} `xdr/…` if it cannot be encoded
 *
 * @example One rule ID for each context
 * ```ts
 * import { authContexts } from "@dwsa/base/accounts";
 * import { contractInvocation } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const contract = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
 * const call = (name: string, ...subInvocations: ReturnType<typeof contractInvocation>[]) =>
 *   contractInvocation({ contract, function: name, args: [], subInvocations });
 *
 * const contexts = authContexts(call("swap", call("pay", call("burn")), call("mint")));
 * assert.deepEqual(contexts.map(({ path }) => path), [
 *   "rootInvocation",
 *   "rootInvocation.subInvocations[0]",
 *   "rootInvocation.subInvocations[0].subInvocations[0]",
 *   "rootInvocation.subInvocations[1]",
 * ]);
 * ```
 */
export function authContexts(invocation: DwsaAuthorizedInvocation): AuthContext[] {
  const bytes = xdrOf(
    DwsaAuthorizedInvocation,
    invocation,
    "list the contexts",
    "invocation",
    "a DwsaAuthorizedInvocation",
  );
  const contexts: AuthContext[] = [];
  const steps: string[] = [];
  // Not recursive: trees are untrusted. A pending node is stored with its depth and its index in its parent.
  const rest: [node: DwsaAuthorizedInvocation, depth: number, index: number][] = [
    [DwsaAuthorizedInvocation.fromXDR(bytes), 0, 0],
  ];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [{ function: called, subInvocations }, depth, index] = next;
    steps.length = Math.max(depth - 1, 0);
    if (depth > 0) steps.push(`.subInvocations[${index}]`);
    contexts.push({ path: pathText("rootInvocation", steps), function: called });
    for (let i = subInvocations.length - 1; i >= 0; i--) rest.push([subInvocations[i]!, depth + 1, i]);
  }
  return contexts;
}
