/** Parses and matches expected calls. */

import { readFields, readFunctionName, readKey } from "./_fields.ts";
import { callHead, readRules, type Rule, type RuleSource, ruleSources, valueRule } from "./_rules.ts";
import { matchCalls } from "./_violations.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { parseScVal, showAddress, unbound } from "../auth/_shared.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { wrongType } from "../internal/fault.ts";
import { isMovable, readCalls, signingAddress, violation } from "./_requests.ts";

const NAMES = ["contract", "function", "args", "subInvocations"] as const;

/**
 * Returns the violations of copied requests, which may contain only the expected call, once. If `address` is defined,
 * this address must approve the call.
 */
export function expectRequests(
  rule: Rule,
  address: string | undefined,
  requests: readonly ApprovalRequest[],
): PolicyViolation[] {
  const violations: PolicyViolation[] = [];
  for (const request of address === undefined ? [] : requests) {
    if (request.address !== address) {
      const got = request.address === null ? "none" : showAddress(request.address);
      violations.push(violation("address", request, "credentials.address", address!, got));
    } else if (isMovable(request)) {
      const { expected, got } = unbound(signingAddress(request), request.signer!);
      violations.push(violation("credentials", request, "credentials", expected, got));
    }
  }
  return [...violations, ...matchCalls(readCalls(requests).roots, [rule])];
}

/** Parses an expected call: returns its rule, and its approver if `address` is present. */
export function readExpected(
  name: string,
  expected: unknown,
): { readonly rule: Rule; readonly address: string | undefined } {
  const given = readFields(name, expected, ["address", ...NAMES]);
  const { address, ...call } = given; // read only once, since getters could return other values
  const approver = address === undefined ? undefined : readKey(`${name}.address`, address);
  const [rule] = readRules([{ value: call, name }], (source) => readRule(source));
  return { rule: rule!, address: approver };
}

function readRule(
  { value, name }: RuleSource,
): { rule: Omit<Rule, "calls">; below: readonly RuleSource[] | undefined } {
  const fields = readFields(name, value, NAMES);
  const { args, subInvocations = "none" } = fields;
  const contract = readKey(`${name}.contract`, fields.contract, ["contract"]);
  const functionName = readFunctionName(`${name}.function`, fields.function);
  if (args !== undefined && !Array.isArray(args)) throw wrongType(`${name}.args`, "an array", args);
  // A hole in the list is rejected: it does not mean "any value".
  const rules = args &&
    Array.from(args, (arg, i) => valueRule([parseScVal(arg, `${name}.args[${i}]`)]));
  if (typeof subInvocations === "string" && subInvocations !== "none" && subInvocations !== "any") {
    throw wrongType(`${name}.subInvocations`, '"none", "any" or an array', subInvocations);
  }
  return {
    rule: { ...callHead([contract], [functionName]), args: rules, times: 1 },
    below: subInvocations === "any"
      ? undefined
      : subInvocations === "none"
      ? []
      : ruleSources(`${name}.subInvocations`, subInvocations),
  };
}
