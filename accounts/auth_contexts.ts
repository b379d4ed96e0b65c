/** Lists the contexts of an authorization entry. */

import { attempt } from "../internal/fault.ts";
import { pathText, xdrOf } from "../auth/_shared.ts";
import { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import type { AuthContext } from "./types.ts";

/**
 * Lists the contexts that the network passes to an account's `__check_auth`, in the same order: each node of the
 * invocation tree, before its sub-invocations. Every node is a context, even if the transaction does not use the
 * authorization. An OpenZeppelin account requires a rule ID for each context.
 *
 * @param invocation the root invocation of the account's entry, or the invocation of its preimage
 * @returns copies of the contexts, at least one
 * @throws {TypeError} if `invocation` is not a `DwsaAuthorizedInvocation`, or a field of it is of the wrong type
 * @throws {RangeError} if a number in `invocation` is out of range
 * @throws {DwsaError} `xdr/…` if `invocation` cannot be encoded
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
  return attempt("list the contexts", () => contextsOf(invocation));
}

function contextsOf(invocation: DwsaAuthorizedInvocation): AuthContext[] {
  const bytes = xdrOf(
    DwsaAuthorizedInvocation,
    invocation,
    "invocation",
    "a DwsaAuthorizedInvocation",
  );
  const contexts: AuthContext[] = [];
  const steps: string[] = [];
  // Not recursive, since trees are untrusted. A pending node is stored with its depth and its index in the parent.
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
