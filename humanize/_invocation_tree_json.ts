import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import { mapInvocations } from "./_map_invocations.ts";
import { scValToJson } from "./_sc_val_json.ts";
import type { InvocationTreeJson, ScValJson } from "./invocation_tree.ts";

/** The JSON form of an invocation tree. */
export function invocationTreeJson(root: DwsaAuthorizedInvocation): InvocationTreeJson {
  return mapInvocations<ScValJson, InvocationTreeJson>(root, scValToJson, (node) => node);
}
