/** Calls that are approved, and the rules that they are matched with. */

import { scAddressToString } from "../address/mod.ts";
import type { PolicyViolation, PolicyViolationCode } from "../errors/mod.ts";
import { copyBytes, isBytes } from "../internal/bytes.ts";
import { count, describe, quote, wrongType } from "../internal/describe.ts";
import { INTEGER_SIZES, integerText } from "../internal/integers.ts";
import { readOptions } from "../internal/options.ts";
import { symbolError } from "../internal/texts.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import { DwsaAuthorizedInvocation, type ScVal } from "../xdr/mod.ts";
import { authError, showAddress, xdrOf } from "./_arguments.ts";
import { pathText } from "./_credentials.ts";
import type { ApprovalRequest } from "./approval_request.ts";

/** A call in a request, or the creation of a contract. */
export interface CallNode {
  readonly request: ApprovalRequest;
  readonly invocation: DwsaAuthorizedInvocation;
  /** The address of the contract that is called; `undefined` for a creation. */
  readonly contract: string | undefined;
  readonly args: readonly Argument[];
  /** The calls that it makes. */
  readonly children: CallNode[];
  /** The call that makes it. */
  readonly parent: CallNode | undefined;
  /** Its number among the calls that its parent makes. */
  readonly index: number;
}

/** An argument of a call. */
export interface Argument {
  readonly value: ScVal;
  /** Its bytes as base64, encoded once. */
  readonly xdr: () => string;
}

/** The condition of a rule for an argument. */
export interface ArgumentRule {
  /** The accepted values, for messages. */
  readonly expected: string;
  readonly takes: (argument: Argument, request: ApprovalRequest) => boolean;
}

/** A rule: the calls that it allows, how often, and the calls below them. */
export interface CallRule {
  /** The accepted values, for messages. */
  readonly expected: string;
  /** How far a call is from the contract and function of the rule, or of the creation: 0 if it fits. */
  readonly distance: (node: CallNode) => number;
  /** The conditions for the arguments; any arguments are allowed if absent. */
  readonly args: readonly ArgumentRule[] | undefined;
  /** The rules for the calls below; any calls are allowed if absent. */
  readonly calls: readonly CallRule[] | undefined;
  /** How many calls it allows. */
  readonly times: number;
}

/** The distance of a creation from a call. */
export const ANOTHER_KIND = 3;

/** Checked copies of the requests, with each call in them. It is not recursive, since trees are untrusted. */
export function readRequests(
  action: string,
  requests: unknown,
): { requests: readonly ApprovalRequest[]; roots: readonly CallNode[]; nodes: readonly CallNode[] } {
  if (!Array.isArray(requests)) throw wrongType(action, "requests", "an array of approval requests", requests);
  const copies = Array.from(requests, (request, i) => readRequest(action, request, `requests[${i}]`));
  const roots = copies.map((request, i) => nodeOf(request, request.invocation, undefined, i));
  const nodes: CallNode[] = [];
  const rest = roots.slice().reverse();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    nodes.push(node);
    const { request, invocation, children } = node;
    for (const [i, sub] of invocation.subInvocations.entries()) children.push(nodeOf(request, sub, node, i));
    for (let i = children.length; i > 0; i--) rest.push(children[i - 1]!);
  }
  return { requests: copies, roots, nodes };
}

function readRequest(action: string, value: unknown, name: string): ApprovalRequest {
  if (typeof value !== "object" || value === null) throw wrongType(action, name, "an approval request", value);
  const request = value as ApprovalRequest; // each field is checked below
  const { path, networkId, credentials, address, signatureExpirationLedger: expiry } = request;
  if (path === undefined) throw wrongType(action, name, "an ApprovalRequest, as approvalRequest() gives", request);
  if (typeof path !== "string") throw wrongType(action, `${name}.path`, "a string", path);
  if (!isBytes(networkId)) throw wrongType(action, `${name}.networkId`, "a Uint8Array", networkId);
  if (typeof credentials !== "string") throw wrongType(action, `${name}.credentials`, "a string", credentials);
  if (address !== null && typeof address !== "string") {
    throw wrongType(action, `${name}.address`, "a string or null", address);
  }
  if (expiry !== null && typeof expiry !== "number") {
    throw wrongType(action, `${name}.signatureExpirationLedger`, "a number or null", expiry);
  }
  const invocation = DwsaAuthorizedInvocation.fromXDR(
    xdrOf(DwsaAuthorizedInvocation, request.invocation, action, `${name}.invocation`, "a DwsaAuthorizedInvocation"),
  );
  return { path, networkId: copyBytes(networkId), credentials, address, signatureExpirationLedger: expiry, invocation };
}

function nodeOf(
  request: ApprovalRequest,
  invocation: DwsaAuthorizedInvocation,
  parent: CallNode | undefined,
  index: number,
): CallNode {
  const { type, value } = invocation.function;
  const contract = type === "dwsaAuthorizedFunctionTypeContractFn"
    ? scAddressToString(value.contractAddress)
    : undefined;
  return { request, invocation, contract, args: argumentsOf(invocation).map(argumentOf), children: [], parent, index };
}

/** The arguments of a call or of a constructor; a creation of the first form has none. */
export function argumentsOf({ function: { value } }: DwsaAuthorizedInvocation): readonly ScVal[] {
  if ("args" in value) return value.args;
  return "constructorArgs" in value ? value.constructorArgs : [];
}

function argumentOf(value: ScVal): Argument {
  let xdr: string | undefined;
  return { value, xdr: () => xdr = xdr ?? value.toXDR("base64") };
}

/** A violation at a place of a request, such as `credentials`. */
export function violation(
  code: PolicyViolationCode,
  { path }: ApprovalRequest,
  place: string,
  expected: string,
  got: string,
): PolicyViolation {
  return { code, path: path === "" ? place : `${path}.${place}`, expected, got };
}

/** A violation at a place of a call, such as `.function`. */
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

/**
 * Matches calls with rules, level by level: each call, in order, with the first rule that fits it and is not used up.
 * The calls below a call do not influence its rule. If no rule fits a call, `add` gets the violations of the nearest
 * rule.
 */
export function matchCalls(
  roots: readonly CallNode[],
  rules: readonly CallRule[],
  add: (violation: PolicyViolation) => void,
): void {
  const levels = [{ nodes: roots, rules }];
  for (const { nodes, rules } of levels) { // the loop also visits items that are added during it
    const used = new Array<number>(rules.length).fill(0);
    for (const node of nodes) {
      const calls = matchCall(node, rules, used, add)?.calls;
      if (calls !== undefined && node.children.length > 0) levels.push({ nodes: node.children, rules: calls });
    }
  }
}

/** The rule for a call: the rule that fits it, else a rule from which only arguments differ. */
function matchCall(
  node: CallNode,
  rules: readonly CallRule[],
  used: number[],
  add: (violation: PolicyViolation) => void,
): CallRule | undefined {
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i]!;
    if (used[i]! < rule.times && takesCall(rule, node)) {
      used[i]!++;
      return rule;
    }
  }
  const creates = node.contract === undefined;
  const nearest = nearestRule(node, rules);
  const got = showCall(node.invocation);
  if (nearest === undefined || nearest.distance(node) > 0) {
    const expected = nearest?.expected ?? "no further call";
    add(callViolation(creates ? "create" : "call", node, ".function", expected, got));
    return undefined;
  }
  if (takesCall(nearest, node)) {
    const expected = `${nearest.expected} at most ${count(nearest.times, "time")}`;
    add(callViolation("times", node, ".function", expected, "one more"));
    return nearest;
  }
  const place = creates ? ".function.constructorArgs" : ".function.args";
  const expected = nearest.args!; // which alone do not fit
  if (expected.length !== node.args.length) {
    add(callViolation("argument", node, place, count(expected.length, "argument"), `${node.args.length}`));
  } else {
    for (const [i, argument] of node.args.entries()) {
      if (expected[i]!.takes(argument, node.request)) continue;
      add(callViolation("argument", node, `${place}[${i}]`, expected[i]!.expected, showValue(argument.value)));
    }
  }
  return nearest;
}

function takesCall({ distance, args }: CallRule, node: CallNode): boolean {
  if (distance(node) > 0) return false;
  if (args === undefined) return true;
  return args.length === node.args.length && args.every((arg, i) => arg.takes(node.args[i]!, node.request));
}

/** The rule that is nearest to a call: contract and function count first; of equally near rules, the first. */
function nearestRule(node: CallNode, rules: readonly CallRule[]): CallRule | undefined {
  let nearest: CallRule | undefined;
  let least = Infinity;
  for (const rule of rules) {
    let distance = rule.distance(node) * 2 ** 40; // beyond any number of arguments
    if (distance === 0 && rule.args !== undefined) {
      distance = rule.args.length !== node.args.length
        ? 2 ** 32
        : rule.args.reduce((sum, arg, i) => arg.takes(node.args[i]!, node.request) ? sum : sum + 1, 0);
    }
    if (distance < least) [nearest, least] = [rule, distance];
  }
  return nearest;
}

/** The part of a rule that names contracts and functions. */
export function callTarget(
  contracts: readonly string[],
  functions: readonly string[],
): Pick<CallRule, "expected" | "distance"> {
  const [contractSet, functionSet] = [new Set(contracts), new Set(functions)];
  return {
    expected: `a call of ${oneOf(functions.map(quote))} of ${oneOf(contracts)}`,
    distance: ({ contract, invocation: { function: { type, value } } }) => {
      if (contract === undefined || type !== "dwsaAuthorizedFunctionTypeContractFn") return ANOTHER_KIND;
      const hasName = typeof value.functionName === "string" && functionSet.has(value.functionName);
      return (contractSet.has(contract) ? 0 : 1) + (hasName ? 0 : 1);
    },
  };
}

/** A rule for an argument that must be one of some values. */
export function valueRule(values: readonly ScVal[]): ArgumentRule {
  const texts = new Set(values.map((value) => value.toXDR("base64")));
  return { expected: oneOf(values.map(showValue)), takes: ({ xdr }) => texts.has(xdr()) };
}

/** A rule of the caller, and its name in messages. */
export interface RuleSource {
  readonly value: unknown;
  readonly name: string;
}

/** The largest number of rules of a policy, and their deepest nesting: a tree that can be decoded is not deeper. */
const [MAX_RULES, MAX_DEPTH] = [100_000, 500];

/**
 * Reads the rules of a policy. It is not recursive, since policies are untrusted.
 *
 * @param read reads one rule; `below` are those for the calls below, and `undefined` lets it call anything
 */
export function readRules(
  action: string,
  sources: readonly RuleSource[],
  read: (source: RuleSource) => { rule: Omit<CallRule, "calls">; below: readonly RuleSource[] | undefined },
): CallRule[] {
  const all: CallRule[] = [];
  const lists = [{ sources, rules: all, depth: 1 }];
  let total = 0;
  for (const { sources, rules, depth } of lists) { // the loop also visits items that are added during it
    total += sources.length;
    if (total > MAX_RULES || depth > MAX_DEPTH) {
      const expected = `at most ${MAX_RULES} rules, nested at most ${MAX_DEPTH} levels deep`;
      throw authError("auth/invalid-policy", action, expected, "more");
    }
    for (const source of sources) {
      const { rule, below } = read(source);
      const calls: CallRule[] = [];
      rules.push({ ...rule, calls: below === undefined ? undefined : calls });
      if (below !== undefined && below.length > 0) lists.push({ sources: below, rules: calls, depth: depth + 1 });
    }
  }
  return all;
}

/** The items of a list of rules. */
export function ruleSources(action: string, name: string, value: unknown): RuleSource[] {
  if (!Array.isArray(value)) throw wrongType(action, name, "an array", value);
  return Array.from(value, (value, i) => ({ value, name: `${name}[${i}]` }));
}

/** The properties of a part of a policy. */
export function readFields<T extends object>(
  action: string,
  name: string,
  value: unknown,
  names: readonly (keyof T & string)[],
): Partial<T> {
  if (value === undefined) throw wrongType(action, name, "an object", value);
  return readOptions(action, value as T, names, name);
}

/** An address of one of some kinds. */
export function readKey(
  action: string,
  name: string,
  value: unknown,
  kinds: readonly ("contract" | "ed25519PublicKey" | "med25519PublicKey")[],
): string {
  const expected = kinds.map((kind) => KEYS[kind]).join(" or ");
  if (typeof value !== "string") throw wrongType(action, name, expected, value);
  if (kinds.some((kind) => isValidStrKey(kind, value))) return value;
  throw authError("auth/invalid-policy", action, `${name} to be ${expected}`, showAddress(value), { path: name });
}

const KEYS = {
  contract: "a contract (C...)",
  ed25519PublicKey: "an account (G...)",
  med25519PublicKey: "a muxed account (M...)",
};

/** The name of a function that may be called. */
export function readFunctionName(action: string, name: string, value: unknown): string {
  if (typeof value !== "string") throw wrongType(action, name, "a string", value);
  if (symbolError(value) === undefined) return value;
  const expected = `${name} to be the name of a function`;
  throw authError("auth/invalid-policy", action, expected, quote(value), { path: name });
}

/** How many of a list a message shows. */
const SHOWN = 3;

/** `a`, `a or b`, `one of 7: a, b, c…`. */
export function oneOf(texts: readonly string[]): string {
  if (texts.length <= SHOWN) return texts.join(" or ");
  return `one of ${texts.length}: ${texts.slice(0, SHOWN).join(", ")}…`;
}

/** Describes a call or a creation, for a message. */
export function showCall({ function: { type, value } }: DwsaAuthorizedInvocation): string {
  if (type !== "dwsaAuthorizedFunctionTypeContractFn") return "the creation of a contract";
  const { functionName, contractAddress } = value;
  const name = typeof functionName === "string" ? quote(functionName) : "a name that is not UTF-8";
  return `a call of ${name} of ${scAddressToString(contractAddress)}`;
}

/** A value for a message: addresses and numbers whole, of all else no more than its beginning. */
export function showValue({ type, value }: ScVal): string {
  const name = type.slice(3, 4).toLowerCase() + type.slice(4);
  if (type === "scvAddress") return scAddressToString(value);
  if (type === "scvBool") return `${value}`;
  if (Object.hasOwn(INTEGER_SIZES, name)) return `${name} ${integerText(value as number | bigint)}`;
  if (type === "scvSymbol" || type === "scvString") {
    return `${name} ${typeof value === "string" ? quote(value) : "that is not UTF-8"}`;
  }
  return name === "vec" || name === "map" || name === "bytes" ? `${name} ${describe(value)}` : name;
}
