/** Checks requests against a parsed policy. */

import { count, quote } from "../internal/fault.ts";
import { limitViolations, recipientViolations } from "./_token_limits.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { isLoginRequest, loginRequestViolations, signsForOther } from "./_logins.ts";
import { isMovable, readCalls, signingAddress, violation } from "./_requests.ts";
import { matchCalls } from "./_violations.ts";
import { showAddress, unbound } from "../auth/_shared.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import type { TransactionEnvelope } from "../xdr/mod.ts";
import type { Policy } from "./_policy.ts";
import { networkText, oneOf } from "./_texts.ts";

/** The transaction that contains requests. */
export interface OwnTransaction {
  readonly envelope: TransactionEnvelope;
  /** The transaction's own calls, as requests to the source accounts of its operations. */
  readonly calls: readonly ApprovalRequest[];
}

/** Returns whether a request of a transaction approves the own call of its operation. */
function approves({ path, invocation }: ApprovalRequest, call: ApprovalRequest): boolean {
  return path.startsWith(`${call.path}.`) && invocation.function.equals(call.invocation.function);
}

/** Returns whether a request approves the transaction's own call by its source account. */
function isOwnCall(request: ApprovalRequest, within: OwnTransaction | undefined): boolean {
  return within?.calls.some((call) =>
    call.address === request.address && call.invocation.function.equals(request.invocation.function)
  ) ?? false;
}

/**
 * Returns the violations of copied requests.
 *
 * @param within the transaction of the requests, if any
 */
export function requestViolations(
  policy: Policy,
  requests: readonly ApprovalRequest[],
  within?: OwnTransaction,
): PolicyViolation[] {
  const violations = namedApproverViolations(policy, requests, within);
  if (violations.length > 0) return violations;
  const movable = requests.filter(isCheckedTwice);
  if (movable.length === 0) return [];
  // The calls that a smart account's payload authorizes belong to the account, whoever signs.
  const moved = requests.map((request) =>
    isCheckedTwice(request) && request.via === undefined ? { ...request, address: request.signer! } : request
  );
  const isAllowed = movable.every(({ signer, via }) => via === undefined || policy.addresses.has(signer!));
  if (isAllowed && namedApproverViolations(policy, moved, within).length === 0) return [];
  return movable.map((request) => {
    const alternative = ", or rules that also allow the call for the signer's account";
    const { expected, got } = unbound(signingAddress(request), request.signer!, alternative);
    return violation("credentials", request, "credentials", expected, got);
  });
}

/**
 * Returns whether a signature for a request is also valid for another account. For a login, only the server and the
 * wallet count, since no other account's entry says anything.
 */
function isCheckedTwice(request: ApprovalRequest): boolean {
  return isMovable(request) && (!isLoginRequest(request) || signsForOther(request));
}

/** Returns the violations of requests, for the approvers that the requests name. */
function namedApproverViolations(
  policy: Policy,
  requests: readonly ApprovalRequest[],
  within: OwnTransaction | undefined,
): PolicyViolation[] {
  const { entries, calls, limits, recipients } = policy;
  const others = requests.filter((request) => !isLoginRequest(request));
  const { roots, nodes } = readCalls(others);
  const violations: PolicyViolation[] = [];
  const tooMany = requests.length > entries;
  if (tooMany) {
    const expected = `at most ${count(entries, "request")} at once`;
    violations.push({ code: "entries", path: "", expected, got: `${requests.length}` });
  }
  for (const request of requests) violations.push(...checkRequest(policy, request, within));
  for (const request of requests) {
    if (isLoginRequest(request)) violations.push(...loginRequestViolations(policy, request));
  }
  for (const found of matchCalls(roots, calls)) {
    // A surplus root call is already reported as a violation of `entries`.
    if (!(tooMany && found.code === "times" && !found.path.includes(".subInvocations["))) violations.push(found);
  }
  if (limits !== undefined) {
    const own = readCalls(within?.calls.filter((call) => !others.some((one) => approves(one, call))) ?? []).roots;
    for (const found of limitViolations(policy, limits, within?.envelope, others, nodes, own)) {
      violations.push({
        ...found,
        path: found.path.replace(/^(operations\[\d+\])\.rootInvocation\./, "$1.hostFunction."),
      });
    }
  }
  if (recipients !== undefined) violations.push(...recipientViolations(nodes, recipients));
  return violations;
}

/** Yields the violations of a request, except violations of the rules for calls, of limits and of recipients. */
function* checkRequest(
  { networkId: network, credentials, namesCredentials, addresses, untilLedger }: Policy,
  request: ApprovalRequest,
  within: OwnTransaction | undefined,
): Generator<PolicyViolation> {
  const { networkId, address, signatureExpirationLedger: expiry } = request;
  if (!equalBytes(networkId, network)) {
    yield violation("network", request, "networkId", networkText(network), networkText(networkId));
  }
  const isOwn = !namesCredentials && request.credentials === "sourceAccount" && isOwnCall(request, within);
  if (!credentials.includes(request.credentials) && !isOwn) {
    const isSource = request.credentials === "sourceAccount";
    const advice = isSource ? ', unless credentials in the policy lists "sourceAccount"' : "";
    const expected = `${oneOf(credentials)}${advice}`;
    yield violation("credentials", request, "credentials", expected, showCredentials(request.credentials));
  }
  if (address === null || !addresses.has(address)) {
    const got = address === null ? "a payload that does not name its approver" : showAddress(address);
    yield violation("address", request, "credentials.address", oneOf([...addresses]), got);
  }
  const isEarly = expiry !== null && Number.isInteger(expiry) && expiry >= 0 && expiry <= untilLedger;
  if (expiry === null ? request.credentials !== "sourceAccount" : !isEarly) {
    const expected = untilLedger >= 0
      ? `an expiry of at most ${untilLedger}`
      : expiry === null
      ? "credentials without an expiry (sourceAccount)"
      : "no expiry (the policy has no untilLedger)";
    yield violation("expiry", request, "credentials.signatureExpirationLedger", expected, `${expiry ?? "none"}`);
  }
}

/**
 * Formats a credential type for a message. Strings of more than 16 characters, which occur only in requests that were
 * not created by this library, are truncated.
 */
function showCredentials(credentials: string): string {
  return credentials.length <= 16 ? credentials : quote(credentials);
}
