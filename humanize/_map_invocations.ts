import type { DwsaAuthorizedInvocation, ScVal } from "../xdr/mod.ts";
import { describeFunction } from "./_describe_function.ts";
import type { CreateInvocationNode, ExecuteInvocationNode } from "./invocation_tree.ts";

/**
 * The tree that has for each invocation below `root` what `make` gives for it, in the same places. Works off a list of
 * its own, so that no depth exhausts the stack.
 *
 * @param root the invocation to begin with
 * @param convert what to make of the arguments
 * @param make makes a node from its parts; its list of nodes below is filled afterwards
 */
export function mapInvocations<Value, Node>(
  root: DwsaAuthorizedInvocation,
  convert: (value: ScVal) => Value,
  make: (
    parts: ExecuteInvocationNode<Value, Node> | CreateInvocationNode<Value, Node>,
    source: DwsaAuthorizedInvocation,
  ) => Node,
): Node {
  const tops: Node[] = [];
  const pending = [{ source: root, siblings: tops, path: "root" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { source, siblings, path } = next;
    const invocations: Node[] = [];
    siblings.push(make(describeFunction(source.function, convert, invocations, path), source));
    for (let i = source.subInvocations.length - 1; i >= 0; i--) {
      pending.push({ source: source.subInvocations[i]!, siblings: invocations, path: `${path}.subInvocations[${i}]` });
    }
  }
  return tops[0]!;
}
