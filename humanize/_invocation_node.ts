/** Converts an invocation to a node of a tree. */

import { DwsaAuthorizedFunction } from "../xdr/mod.ts";
import type { Invocation } from "./_invocations.ts";
import type { InvocationTree } from "./invocation_tree.ts";

/**
 * The invocation that a tree shows, as it was when the tree was made; `undefined` if {@linkcode buildInvocationTree}
 * did not make it. Also works for trees of another copy of this library.
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

/** The key of the method of a node that gives a new copy of its function. */
export const FUNCTION: unique symbol = /* @__PURE__ */ Symbol.for("dwsa.InvocationTree.function");

interface WithFunction {
  readonly [FUNCTION]?: () => DwsaAuthorizedFunction;
}
