import { type ScValJSON, scValToJSON } from "../scval/mod.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import { mapInvocations } from "./_map_invocations.ts";
import type { InvocationTreeJSON } from "./invocation_tree.ts";

/** The JSON form of an invocation tree. */
export function invocationTreeToJSON(root: DwsaAuthorizedInvocation): InvocationTreeJSON {
  return mapInvocations<ScValJSON, InvocationTreeJSON>(root, scValToJSON, (node) => node);
}
