/** Creates approval requests for entries and preimages, and calls the approver. */

import { scAddressToString } from "../address/mod.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { type Bytes, copyBytes, equalBytes, isBytes } from "../internal/bytes.ts";
import { describe, Fault, quote, violated, wrongType } from "../internal/fault.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { encode } from "../strkey/_shared.ts";
import {
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  type DwsaCredentialsType,
  type HashIdPreimage,
  type HostFunction,
  type MuxedAccount,
  type TransactionEnvelope,
} from "../xdr/mod.ts";
import { isClass, showAddress, xdrOf } from "./_arguments.ts";
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

/** Returns the approval request for an entry. The entry is copied. */
export function requestOf(
  entry: DwsaAuthorizationEntry,
  networkId: Bytes,
  expiry?: number,
  path = "",
): ApprovalRequest {
  const copy = DwsaAuthorizationEntry.fromXDR(xdrOf(DwsaAuthorizationEntry, entry, "entry", EXPECTED));
  return requestOfCopy(copy, networkId, expiry, path);
}

/** Returns the approval request for an entry that is not shared. */
function requestOfCopy(
  entry: DwsaAuthorizationEntry,
  networkId: Bytes,
  expiry: number | undefined,
  path: string,
): ApprovalRequest {
  const open = unwrapCredentials(entry)?.credentials;
  return {
    path,
    networkId: copyBytes(networkId),
    credentials: KINDS[entry.credentials.type],
    address: open === undefined ? null : scAddressToString(open.address),
    signatureExpirationLedger: open === undefined ? null : expiry ?? open.signatureExpirationLedger,
    invocation: entry.rootInvocation,
  };
}

/** Returns a request for each entry of a transaction that is not shared, in the order of the entries. */
export function requestsOfCopy(envelope: TransactionEnvelope, networkId: Bytes): ApprovalRequest[] {
  const { tx } = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value : envelope.value;
  const source = "sourceAccount" in tx ? accountAddress(tx.sourceAccount) : accountText(tx.sourceAccountEd25519);
  return tx.operations.flatMap(({ sourceAccount, body }, i) => {
    if (body.type !== "invokeHostFunction") return [];
    const approver = sourceAccount === null ? source : accountAddress(sourceAccount);
    return body.value.auth.map((entry, j) => {
      const request = requestOfCopy(entry, networkId, undefined, `operations[${i}].auth[${j}]`);
      return request.credentials === "sourceAccount" ? { ...request, address: approver } : request;
    });
  });
}

/** Returns the address (`G…`) of a source account; for a muxed account, the address of the underlying account. */
function accountAddress({ type, value }: MuxedAccount): string {
  return accountText(type === "keyTypeEd25519" ? value : value.ed25519);
}

function accountText(key: Uint8Array): string {
  return encode("G", key);
}

/**
 * Validates and copies approval requests, which programs can also create themselves. Throws if calls are nested too
 * deeply to be encoded.
 */
export function readRequests(requests: unknown, name = "requests"): ApprovalRequest[] {
  if (!Array.isArray(requests)) throw wrongType(name, "an array of approval requests", requests);
  return Array.from(requests as readonly unknown[], (request, i) => readRequest(request, `${name}[${i}]`));
}

function readRequest(value: unknown, name: string): ApprovalRequest {
  if (typeof value !== "object" || value === null) throw wrongType(name, "an ApprovalRequest", value);
  const { path, networkId, credentials, address, signatureExpirationLedger: expiry, signer, ...rest } =
    value as ApprovalRequest; // each field is checked below
  if (path === undefined) throw wrongType(name, "an ApprovalRequest, as approvalRequest() returns", value);
  if (typeof path !== "string") throw wrongType(`${name}.path`, "a string", path);
  if (!isBytes(networkId)) throw wrongType(`${name}.networkId`, "a Uint8Array", networkId);
  if (typeof credentials !== "string") throw wrongType(`${name}.credentials`, "a string", credentials);
  if (address !== null && typeof address !== "string") {
    throw wrongType(`${name}.address`, "a string or null", address);
  }
  if (signer !== undefined && signer !== null && typeof signer !== "string") {
    throw wrongType(`${name}.signer`, "a string or null", signer);
  }
  requireExpiry(`${name}.signatureExpirationLedger`, expiry);
  const via = readVia(`${name}.via`, rest.via);
  const invocation = DwsaAuthorizedInvocation.fromXDR(
    xdrOf(DwsaAuthorizedInvocation, rest.invocation, `${name}.invocation`),
  );
  return {
    path,
    networkId: copyBytes(networkId),
    credentials,
    address,
    signatureExpirationLedger: expiry,
    invocation,
    ...(signer === undefined ? {} : { signer }),
    ...(via === undefined ? {} : { via }),
  };
}

/** Returns the approval request for a preimage. Except for the network ID, the preimage's values are not copied. */
export function requestOfPreimage({ type, value }: HashIdPreimage): ApprovalRequest {
  if (type !== "envelopeTypeDwsaAuthorization" && type !== "envelopeTypeDwsaAuthorizationWithAddress") {
    const rule = `the preimage (${type}) does not belong to an authorization entry`;
    throw violated("auth/different-payload", rule, EXPECTED, type);
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

/** Throws unless a preimage is for the network of the passphrase. */
export function requireNetwork(networkId: Uint8Array, networkPassphrase: string): void {
  if (equalBytes(networkId, networkIdOf(networkPassphrase))) return;
  const known = Object.entries(Networks).find(([, one]) => equalBytes(networkId, networkIdOf(one)));
  const found = known === undefined ? "" : `; it is for Networks.${known[0]}`;
  const rule = `the preimage is not for the network of networkPassphrase${found}`;
  const [expected, got] = ["a preimage of that network", "one of a different network"];
  throw violated("auth/different-payload", rule, expected, got);
}

/** Throws unless the approver is a function that returns an empty array. */
export function requireApproval<Subject>(
  approve: (subject: Subject) => readonly PolicyViolation[],
  subject: Subject,
  which: "entries" | "transaction" = "entries",
): void {
  if (typeof approve !== "function" || isClass(approve)) {
    throw wrongType("approve", `a function, such as signingPolicy(policy).${which}`, approve);
  }
  const violations = parseViolations(approve(subject));
  if (violations.length > 0) throw refusal(violations);
}

/** Throws unless an approver's result is an array. Rejects a promise: nothing is approved until it is settled. */
export function parseViolations(violations: unknown): readonly PolicyViolation[] {
  if (Array.isArray(violations)) return violations;
  const fault = wrongType("the result of approve", "an array", violations);
  const isPromise = typeof (violations as { readonly then?: unknown } | undefined | null)?.then === "function";
  throw fault.withAdvice(isPromise ? "approve must be synchronous" : "return [] to approve");
}

/** Returns the `auth/refused` error for an approver's violations, of which there must be at least one. */
function refusal(violations: readonly PolicyViolation[]): Fault {
  const { message, ...details } = explainViolations(violations);
  return new Fault("auth/refused", message, { ...details, violations: violations.slice() });
}

/** Returns the reason and the details of an error for violations, of which there must be at least one. */
export function explainViolations(
  violations: readonly unknown[],
): { message: string; path: string; expected: string; got: string } {
  const first = violations[0];
  const { path, expected, got } = Object(first) as Partial<Record<keyof PolicyViolation, unknown>>;
  const more = violations.length > 1 ? ` (violation 1 of ${violations.length})` : "";
  if (typeof expected !== "string" || typeof got !== "string") { // user-written approvers may return anything
    const [wanted, shown] = [VIOLATION, typeof first === "string" ? quote(first) : describe(first)];
    const message = `expected each violation from approve to be ${wanted}, got ${shown}${more}`;
    return { message, path: "", expected: wanted, got: shown };
  }
  const place = typeof path === "string" ? path : "";
  const message = `expected ${expected}, got ${got}${place === "" ? "" : ` at ${place}`}${more}`;
  return { message, path: place, expected, got };
}

/**
 * Returns `expected` and `got` of the violation that legacy credentials are also valid for the signer's own account.
 *
 * @param address the address of the entry; `null` if unknown
 * @param signer the account of the signer
 * @param alternative an alternative for the user, such as `, or …`
 */
export function unbound(address: string | null, signer: string, alternative = ""): { expected: string; got: string } {
  const bound = address === null ? "the entry's account" : `the entry's account ${showAddress(address)}`;
  return {
    expected: `credentials that bind ${bound}, since the signer is ${showAddress(signer)}${alternative}`,
    got: "legacy credentials (bound to no account)",
  };
}

/** The expected type of a violation, for messages. */
const VIOLATION = "an object { code, path, expected, got } of strings";

/** Validates and copies the steps from a signer to the smart account. */
export function readVia(name: string, via: unknown): ApprovalRequest["via"] {
  if (via === undefined) return undefined;
  if (!Array.isArray(via) || via.length === 0) throw wrongType(name, "an array of at least one step", via);
  return Array.from(via as readonly unknown[], (step, i) => {
    const at = `${name}[${i}]`;
    if (typeof step !== "object" || step === null) throw wrongType(at, "an object", step);
    const { signer, account, contextRuleIds: ids } = step as NonNullable<ApprovalRequest["via"]>[number];
    if (signer !== null && typeof signer !== "string") {
      throw wrongType(`${at}.signer`, "a string or null", signer);
    }
    if (typeof account !== "string") throw wrongType(`${at}.account`, "a string", account);
    if (ids !== null && !(Array.isArray(ids) && ids.every((id) => typeof id === "number" && id >>> 0 === id))) {
      throw wrongType(`${at}.contextRuleIds`, "an array of integers from 0 to 4294967295, or null", ids);
    }
    return { signer, account, contextRuleIds: ids === null ? null : ids.slice() };
  });
}

/** Throws unless the expiry of a request is a ledger sequence or `null`. */
export function requireExpiry(name: string, expiry: unknown): void {
  if (expiry === null) return;
  if (typeof expiry !== "number") throw wrongType(name, "a number or null", expiry);
  if (expiry >>> 0 === expiry) return;
  const message = `expected ${name} to be an integer from 0 to 4294967295 or null, got ${expiry}`;
  throw new Fault("range", message, { path: name });
}

/**
 * Converts a host function to an authorized function; returns `undefined` for a code upload, which needs no
 * authorization.
 */
export function authorizedFunction({ type, value }: HostFunction): DwsaAuthorizedFunction | undefined {
  switch (type) {
    case "hostFunctionTypeInvokeContract":
      return DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(value);
    case "hostFunctionTypeCreateContract":
      return DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(value);
    case "hostFunctionTypeCreateContractV2":
      return DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(value);
    default:
      return undefined;
  }
}
