/** Approval requests of entries and preimages, and the call of their approver. */

import { scAddressToString } from "../address/mod.ts";
import { DwsaError, type PolicyViolation } from "../errors/mod.ts";
import { type Bytes, copyBytes } from "../internal/bytes.ts";
import { describe, wrongType } from "../internal/describe.ts";
import { unexpected } from "../internal/unexpected.ts";
import { DwsaAuthorizationEntry, type DwsaCredentialsType, type HashIdPreimage } from "../xdr/mod.ts";
import { isClass, xdrOf } from "./_arguments.ts";
import { unwrapCredentials } from "./_credentials.ts";
import type { ApprovalCredentials, ApprovalRequest } from "./approver.ts";

const KINDS: { readonly [Type in DwsaCredentialsType]: ApprovalCredentials } = {
  dwsaCredentialsSourceAccount: "sourceAccount",
  dwsaCredentialsAddress: "address",
  dwsaCredentialsAddressV2: "addressV2",
  dwsaCredentialsAddressWithDelegates: "delegates",
};

export const ACTION = "read the approval request";
export const EXPECTED = "an authorization entry, or the preimage of one";

/** Describes what a signature of an entry would authorize; the entry is copied. */
export function requestOf(
  entry: DwsaAuthorizationEntry,
  networkId: Bytes,
  expiry?: number,
  path = "",
): ApprovalRequest {
  const copy = DwsaAuthorizationEntry.fromXDR(xdrOf(DwsaAuthorizationEntry, entry, ACTION, "entry", EXPECTED));
  const open = unwrapCredentials(copy)?.credentials;
  return {
    path,
    networkId: copyBytes(networkId),
    credentials: KINDS[copy.credentials.type],
    address: open === undefined ? null : scAddressToString(open.address),
    signatureExpirationLedger: open === undefined ? null : expiry ?? open.signatureExpirationLedger,
    invocation: copy.rootInvocation,
  };
}

/** Describes what a signature of a preimage would authorize. The request shares the parts of the preimage. */
export function requestOfPreimage({ type, value }: HashIdPreimage, action: string): ApprovalRequest {
  if (type !== "envelopeTypeDwsaAuthorization" && type !== "envelopeTypeDwsaAuthorizationWithAddress") {
    throw unexpected("auth/different-payload", action, EXPECTED, type);
  }
  const { networkId, signatureExpirationLedger, invocation } = value;
  return {
    path: "",
    networkId: copyBytes(networkId),
    credentials: "address" in value ? "addressV2" : "address",
    address: "address" in value ? scAddressToString(value.address) : null,
    signatureExpirationLedger,
    invocation,
  };
}

/** Throws if the approver found violations. */
export function requireApproval<Subject>(
  action: string,
  approve: (subject: Subject) => readonly PolicyViolation[],
  subject: Subject,
  maker = "signingPolicy",
): void {
  if (typeof approve !== "function" || isClass(approve)) {
    throw wrongType(action, "approve", `a function, as ${maker}() returns`, approve);
  }
  const violations: unknown = approve(subject);
  // Promises are rejected too: an asynchronous approver has not approved yet.
  if (!Array.isArray(violations)) throw wrongType(action, "the result of approve", "an array", violations);
  if (violations.length > 0) throw refusal(action, violations);
}

/** Returns the error for one or more violations. */
export function refusal(action: string, violations: readonly PolicyViolation[]): DwsaError {
  const [expected, got, path] = ["expected", "got", "path"].map((name) => {
    const text: unknown = Object(violations[0])[name];
    return typeof text === "string" ? text : describe(text); // the approver can be user code
  }) as [string, string, string];
  const more = violations.length > 1 ? ` (violation 1 of ${violations.length})` : "";
  const message = `Cannot ${action}: expected ${expected}, got ${got}${path === "" ? "" : ` at ${path}`}${more}`;
  return new DwsaError("auth/refused", message, { path, expected, got, violations: violations.slice() });
}
