/** Copies requests, and lists the calls in them. */

import { Fault } from "../internal/fault.ts";
import { addressToScAddress, scAddressToString } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { pathText, readRequests as copyRequests } from "../auth/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import type { PolicyViolation, PolicyViolationCode } from "../errors/mod.ts";
import { type DwsaAuthorizedInvocation, ScVal } from "../xdr/mod.ts";
import type { Argument, Matchable, MatchTarget } from "./_match.ts";
import { type Point, pointOf } from "./_value_set.ts";

/** A call or a contract creation in a request. */
export interface CallNode extends Matchable<CallNode> {
  readonly request: ApprovalRequest;
  readonly invocation: DwsaAuthorizedInvocation;
  readonly args: readonly CallArgument[];
  readonly children: CallNode[];
  /** The parent call; `undefined` for a root call. */
  readonly parent: CallNode | undefined;
  /** The index of the call among its siblings. */
  readonly index: number;
}

/** An argument of a call. */
interface CallArgument extends Argument {
  readonly value: ScVal;
}

/** Validates and copies requests, and lists the calls in them. Not recursive, since trees are untrusted. */
export function readRequests(
  requests: unknown,
  name = "requests",
): { requests: readonly ApprovalRequest[]; roots: readonly CallNode[]; nodes: readonly CallNode[] } {
  if (!Array.isArray(requests)) {
    if (typeof requests === "object" && requests !== null && "envelope" in requests) {
      const hint = "for signTransaction(), use signingPolicy().transaction or expectTransaction()";
      throw new Fault("type", `expected ${name} to be an array, got a TransactionRequest; ${hint}`);
    }
  }
  const copies = copyRequests(requests, name);
  return { requests: copies, ...readCalls(copies) };
}

/** Returns the root calls of copied requests, and all calls in XDR order. */
export function readCalls(
  requests: readonly ApprovalRequest[],
): { roots: readonly CallNode[]; nodes: readonly CallNode[] } {
  const selves = new Map<string | null, string | undefined>();
  const roots = requests.map((request, i) => {
    const { address } = request;
    if (!selves.has(address)) selves.set(address, address === null ? undefined : selfOf(address));
    return nodeOf(request, selves.get(address), request.invocation, undefined, i);
  });
  const nodes: CallNode[] = [];
  const rest = roots.slice().reverse();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    nodes.push(node);
    const { request, self, invocation, children } = node;
    for (const [i, sub] of invocation.subInvocations.entries()) children.push(nodeOf(request, self, sub, node, i));
    for (let i = children.length; i > 0; i--) rest.push(children[i - 1]!);
  }
  return { roots, nodes };
}

/** Returns the XDR (base64) of an address as a contract value; `undefined` if the address is invalid. */
export function selfOf(address: string): string | undefined {
  try {
    return ScVal.scvAddress(addressToScAddress(address)).toXDR("base64");
  } catch {
    return undefined; // requests that a program creates itself can contain any string
  }
}

/**
 * Returns whether a signature for a request is also valid for another account: the signing key's own, since the payload
 * of `address` credentials does not contain the address. Returns `false` if the signing key is unknown.
 */
export function isMovable(request: ApprovalRequest): boolean {
  const { credentials, signer } = request;
  return credentials === "address" && typeof signer === "string" && signer !== signingAddress(request);
}

/** Returns the address of the signed entry, which differs from `address` if the entry approves a payload. */
export function signingAddress({ address, via }: ApprovalRequest): string | null {
  return via === undefined ? address : via[0]!.signer;
}

function nodeOf(
  request: ApprovalRequest,
  self: string | undefined,
  invocation: DwsaAuthorizedInvocation,
  parent: CallNode | undefined,
  index: number,
): CallNode {
  const args = argumentsOf(invocation).map(argumentOf);
  const target = targetOf(invocation);
  const { creates, first, second } = target;
  const key = () => {
    const points = args.map(({ point }) => point()).map(({ part, value }) => `${part} ${value}`);
    return JSON.stringify([creates, first, second, self, ...points]);
  };
  return { ...target, request, self, invocation, args, key, children: [], parent, index };
}

/** Returns the target of a call or a contract creation. */
export function targetOf({ function: { type, value } }: DwsaAuthorizedInvocation): MatchTarget {
  if (type === "dwsaAuthorizedFunctionTypeContractFn") {
    const { contractAddress, functionName } = value;
    const second = typeof functionName === "string" ? functionName : undefined;
    return { creates: false, first: scAddressToString(contractAddress), second };
  }
  const { executable, contractIdPreimage: preimage } = value;
  if (preimage.type === "contractIdPreimageFromAsset") {
    const isAsset = executable.type === "contractExecutableStellarAsset";
    return { creates: true, first: isAsset ? preimage.value.toXDR("base64") : undefined, second: undefined };
  }
  return {
    creates: true,
    first: executable.type === "contractExecutableWasm" ? toHex(executable.value) : undefined,
    second: scAddressToString(preimage.value.address),
  };
}

/** Returns the arguments of a call or a constructor; none for a V1 creation. */
export function argumentsOf({ function: { value } }: DwsaAuthorizedInvocation): readonly ScVal[] {
  if ("args" in value) return value.args;
  return "constructorArgs" in value ? value.constructorArgs : [];
}

function argumentOf(value: ScVal): CallArgument {
  let point: Point | undefined;
  return { value, point: () => point = point ?? pointOf(value) };
}

/** Creates a violation. `place` is a path within the request, such as `credentials`. */
export function violation(
  code: PolicyViolationCode,
  { path }: ApprovalRequest,
  place: string,
  expected: string,
  got: string,
): PolicyViolation {
  return { code, path: path === "" ? place : `${path}.${place}`, expected, got };
}

/** Creates a violation. `place` is a path within the call, such as `.function`. */
export function callViolation(
  code: PolicyViolationCode,
  node: CallNode,
  place: string,
  expected: string,
  got: string,
): PolicyViolation {
  const steps: string[] = [];
  for (let { parent, index } = node; parent !== undefined; { parent, index } = parent) {
    steps.push(`.subInvocations[${index}]`);
  }
  return violation(code, node.request, `${pathText("rootInvocation", steps.reverse())}${place}`, expected, got);
}
