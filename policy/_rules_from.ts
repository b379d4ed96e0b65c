/** Creates rules that accept exactly the given calls. */

import { APPROVERS, readKey } from "./_fields.ts";
import { scAddressToString } from "../address/mod.ts";
import { assetText } from "../contract/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { symbolError } from "../internal/strings.ts";
import { toJson } from "../xdr/json/mod.ts";
import { argumentsOf, type CallNode, callViolation } from "./_requests.ts";
import type { ArgumentRule, CallRule } from "./signing_policy.ts";
import { unexpectedAt } from "../internal/fault.ts";
import { VERIFY } from "../webauth/_shared.ts";

/** Creates the rules that allow only the calls in `nodes`, which contain whole trees in XDR order. */
export function rulesOf(nodes: readonly CallNode[]): CallRule[] {
  const calls: CallRule[] = [];
  const below = new Map<CallNode, CallRule[]>();
  for (const node of nodes) { // a call precedes its sub-invocations
    const under: CallRule[] = [];
    below.set(node, under);
    const rule = ruleOf(node);
    (node.parent === undefined ? calls : below.get(node.parent)!)
      .push(node.children.length === 0 ? rule : { ...rule, calls: under });
  }
  return calls;
}

/** Creates the rule that allows only this call. */
function ruleOf(node: CallNode): CallRule {
  const { invocation, first: contract } = node;
  const args = argumentsOf(invocation).map((value): ArgumentRule => ({ is: toJson(value) }));
  const { type, value } = invocation.function;
  if (type === "dwsaAuthorizedFunctionTypeContractFn") {
    const { functionName } = value;
    if (typeof functionName !== "string" || symbolError(functionName) !== undefined) {
      throw notExpressible(node, "a call with a valid function name", "an invalid name");
    }
    if (functionName === VERIFY) throw notExpressible(node, "a login, or another function", "a call that is no login");
    if (value.contractAddress.type !== "scAddressTypeContract") {
      throw notExpressible(node, "a call of a contract (C...)", contract!);
    }
    return { contract: contract!, function: functionName, args };
  }
  const { contractIdPreimage: preimage, executable } = value;
  if (preimage.type === "contractIdPreimageFromAsset") {
    const asset = assetText(preimage.value);
    if (executable.type === "contractExecutableStellarAsset" && asset !== undefined) return { create: { asset }, args };
  } else if (executable.type === "contractExecutableWasm") {
    const deployer = readKey("the deployer", scAddressToString(preimage.value.address), APPROVERS);
    return { create: { wasm: toHex(executable.value) }, deployer, args };
  }
  throw notExpressible(node, "the creation of a contract from Wasm code or a valid asset", executable.type);
}

/** Creates the error for a call that no rule can name. */
function notExpressible(node: CallNode, expected: string, got: string): Error {
  const { path } = callViolation("call", node, ".function", expected, got);
  return unexpectedAt("auth/invalid-policy", path, expected, got);
}
