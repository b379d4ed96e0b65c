/** Recovers the invocation from which a tree was created. */

import { DwsaAuthorizedFunction } from "../xdr/mod.ts";
import type { Invocation } from "./_invocations.ts";
import type { InvocationTree } from "./invocation_tree.ts";

/**
 * Returns the invocation from which a tree was created, as it was at that time; `undefined` if
 * {@linkcode buildInvocationTree} did not create the tree. Also supports trees from another copy of this library.
 */
export function invocationOf(tree: InvocationTree): Invocation | undefined {
  const functionOf = (tree as WithFunction)[FUNCTION];
  if (functionOf === undefined) return undefined;
  return {
    function: functionOf(),
    get subInvocations(): Invocation[] {
      return tree.invocations.map((node) => invocationOf(node)!);
    },
  };
}

/** The key of the node method that returns a new copy of its function. */
export const FUNCTION: unique symbol = /* @__PURE__ */ Symbol.for("dwsa.InvocationTree.function");

interface WithFunction {
  readonly [FUNCTION]?: () => DwsaAuthorizedFunction;
}
