/** Describes the nodes of an entry, and finds problems in the nodes and in the invocation tree. */

import { compareScAddress, scAddressToString } from "../address/mod.ts";
import { count } from "../internal/fault.ts";
import { symbolError } from "../internal/strings.ts";
import { validateScVal } from "../scval/mod.ts";
import type { DwsaAuthorizationEntry, DwsaAuthorizedInvocation, ScVal } from "../xdr/mod.ts";
import { accountKey, canSign } from "./_arguments.ts";
import { formProblem, isUnsigned, pathText, type SignatureNode, type VerifiedSignature } from "./_credentials.ts";
import type { AuthNode } from "./auth_node.ts";
import type { AuthProblem } from "./auth_problem.ts";

/** The maximum nesting depth of delegates: the host's recursion limit of 100, minus two levels already in use. */
const MAX_DELEGATE_DEPTH = 98;

/** The maximum nesting depth of a delegate and its signature value combined. */
const MAX_DEPTH_WITH_VALUE = 99;

/** Describes a node without verifying it. */
export function describeNode({ path, address, signature, delegates }: SignatureNode): AuthNode {
  return {
    path,
    address: scAddressToString(address),
    present: !isUnsigned(signature),
    required: delegates.length === 0 || accountKey(address) !== undefined,
  };
}

/**
 * Returns the problems of a node, with at most one for its list of delegates, and at most one for its signature.
 * Invalid signatures are reported only if the verification result is passed.
 */
export function nodeProblems(
  node: SignatureNode,
  { path, address, present, required }: { path: string; address: string; present: boolean; required: boolean },
  verified?: VerifiedSignature,
): AuthProblem[] {
  const problems: AuthProblem[] = [];
  const add = (reason: AuthProblem["reason"], message: string) => problems.push({ reason, path, address, message });
  if (!canSign(node.address)) {
    add("address", "Only an account (G...) or a contract (C...) can sign");
  }
  if (node.depth === MAX_DELEGATE_DEPTH + 1) {
    add("delegate-depth", `Delegates are nested more than ${MAX_DELEGATE_DEPTH} levels deep`);
  }
  addDelegateProblem(node, add);
  if (required && !present) {
    const why = node.delegates.length > 0 ? ": an account must sign even if its delegates do" : "";
    add("unsigned", `The signature is missing${why}`);
  }
  if (present) addSignatureProblem(node, verified, add);
  return problems;
}

/** Adds a problem for the first delegate that is repeated or out of order. */
function addDelegateProblem(
  { delegates }: SignatureNode,
  add: (reason: AuthProblem["reason"], message: string) => void,
): void {
  for (let i = 1; i < delegates.length; i++) {
    const [before, after] = [delegates[i - 1]!.address, delegates[i]!.address];
    const order = compareScAddress(before, after);
    if (order < 0) continue;
    const text = scAddressToString(after);
    return order === 0
      ? add("delegate-duplicate", `Delegate ${text} occurs twice: remove one of the two`)
      : add("delegate-order", `Delegates must be sorted by address, but ${text} follows a greater one: sort them`);
  }
}

/** Reports the first problem of a signature. The signature must not be absent. */
function addSignatureProblem(
  { address, depth, signature }: SignatureNode,
  verified: VerifiedSignature | undefined,
  add: (reason: AuthProblem["reason"], message: string) => void,
): void {
  const form = accountKey(address) === undefined ? undefined : formProblem(signature);
  if (form !== undefined) {
    const { reason, rule, fix } = form;
    return void add(reason, `${rule.charAt(0).toUpperCase()}${rule.slice(1)}; ${fix}`);
  }
  const isNested = depth > 0 && depth <= MAX_DELEGATE_DEPTH;
  const reason = valueProblem(signature, isNested ? MAX_DEPTH_WITH_VALUE - depth : undefined);
  if (reason !== undefined) return void add("value", `The network cannot decode the signature: ${reason}`);
  const invalid = verified?.signatures.filter((one) => one.verified === false) ?? [];
  if (invalid.length === 0) return;
  const [first, ...more] = invalid.map(({ publicKey }) => publicKey);
  const [who, fix] = more.length === 0
    ? [`The signature by ${first} is`, "that key"]
    : [`The signatures by ${first} and ${count(more.length, "other key")} are`, "those keys"];
  add("invalid", `${who} not valid for this entry, expiry and network: sign the entry again with ${fix}`);
}

/** Returns the problems of an entry's invocation tree. */
export function invocationProblems({ credentials, rootInvocation }: DwsaAuthorizationEntry): AuthProblem[] {
  const problems: AuthProblem[] = [];
  const steps: string[] = [];
  const add = (reason: AuthProblem["reason"], step: string, message: string) => {
    steps.push(step);
    problems.push({ reason, path: pathText("rootInvocation", steps), address: null, message });
    steps.pop();
  };
  const addValues = (values: readonly ScVal[], name: string) => {
    for (const [i, value] of values.entries()) {
      const reason = valueProblem(value);
      if (reason !== undefined) {
        add("value", `.${name}[${i}]`, `The network cannot decode this argument: ${reason}`);
      }
    }
  };
  const visit = ({ function: { type, value }, subInvocations }: DwsaAuthorizedInvocation) => {
    if (type === "dwsaAuthorizedFunctionTypeContractFn") {
      if (!canSign(value.contractAddress)) {
        const message = "Only a contract (C...) can be called";
        add("value", ".contractAddress", `${message}, got ${scAddressToString(value.contractAddress)}`);
      }
      const reason = symbolError(value.functionName);
      if (reason !== undefined) add("value", ".functionName", `Invalid function name: ${reason}`);
      addValues(value.args, "args");
    } else {
      // The host cannot authorize the creation of an asset's contract, except for the source account.
      const isAsset = value.executable.type === "contractExecutableStellarAsset" ||
        value.contractIdPreimage.type === "contractIdPreimageFromAsset";
      if (isAsset && credentials.type !== "dwsaCredentialsSourceAccount") {
        const message = "Anyone can create the contract of an asset, and no address can authorize it";
        add("asset-creation", ".function", message);
      }
      if ("constructorArgs" in value) addValues(value.constructorArgs, "constructorArgs");
    }
    for (const [i, sub] of subInvocations.entries()) {
      steps.push(`.subInvocations[${i}]`);
      visit(sub);
      steps.pop();
    }
  };
  visit(rootInvocation);
  return problems;
}

/**
 * Returns why the host cannot decode a value, with the path of the first problem; `undefined` if the value is valid.
 */
function valueProblem(value: ScVal, maxDepth?: number): string | undefined {
  const problem = validateScVal(value);
  if (problem !== undefined) return `${problem.reason}${problem.path === "" ? "" : ` at ${problem.path}`}`;
  if (maxDepth === undefined || depthOf(value) <= maxDepth) return undefined;
  return `expected at most ${maxDepth} levels of nesting at this delegate, got more`;
}

/** Returns the nesting depth of a value; a scalar has depth 1. */
function depthOf(value: ScVal): number {
  const parts = value.type === "scvVec"
    ? value.value ?? []
    : value.type === "scvMap"
    ? (value.value ?? []).flatMap(({ key, val }) => [key, val])
    : [];
  let deepest = 0;
  for (const part of parts) deepest = Math.max(deepest, depthOf(part));
  return deepest + 1;
}
