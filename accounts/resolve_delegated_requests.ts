/** Replaces the requests to delegated signers with the calls that their signatures would authorize. */

import { attempt, count, unexpected, withPath, wrongType } from "../internal/fault.ts";
import { sha256 } from "@noble/hashes/sha2.js";
import { scAddressToString } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { payloadOf, preimageOf, requestOf, requestOfPreimage, unwrapCredentials, xdrOf } from "../auth/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { type Bytes, concatBytes, copyBytes, equalBytes, isBytes } from "../internal/bytes.ts";
import { readOptions } from "../internal/options.ts";
import { DwsaAuthorizationEntry, DwsaAuthorizedInvocation, HashIdPreimage, type ScVal } from "../xdr/mod.ts";
import { CHECK_AUTH, parseRuleIds, vecOfIds } from "./_payload.ts";
import { readFields, readSignature } from "./_signers.ts";
import { authContexts } from "./auth_contexts.ts";
import type { OuterApproval } from "./types.ts";

const ENTRY = "a DwsaAuthorizationEntry, a HashIdPreimage or { entry, contextRuleIds }";

/** An outer approval, whose payload a nested request can approve. */
interface Outer {
  /** The index of the approval in the argument `of`. */
  readonly index: number;
  readonly request: ApprovalRequest;
  readonly ruleIds: readonly number[] | null;
  /** Returns the payload on a network; `undefined` if the approval is a preimage for a different network. */
  readonly payload: (networkId: Bytes) => Bytes | undefined;
}

/** The payload that a nested request approves. */
interface Nested {
  /** The account whose `__check_auth` is called, `C…`. */
  readonly account: string;
  /** The payload of the account, or the digest that the signers of the account sign: 32 bytes. */
  readonly bytes: Uint8Array;
  /** The rule IDs that accompany the payload; `undefined` if the argument contains only bytes. */
  readonly ruleIds: readonly number[] | undefined;
}

/** Outer approvals by account and payload or digest. */
type Index = ReadonlyMap<string, Outer>;

/**
 * Replaces each request to approve a smart account's payload with the calls that the payload authorizes, so that the
 * signing policy or the user of a delegated signer can review these calls.
 *
 * A request is nested if its root invocation is a call to `__check_auth`. A nested request resolves if one of the
 * approvals in `of` has exactly the same payload or digest, which is computed from the network, the calls, the nonce,
 * the expiry and, for a digest, the rule IDs. A nested request that does not resolve or has sub-invocations is
 * rejected. All other requests are returned unchanged.
 *
 * In a resolved request, `invocation` contains the calls, `address` is the account, and the expiry is the earliest of
 * the request and its approvals. `credentials` and `signer` are those of the nested request, `path` also names the
 * approvals, as in `entries[0].of[1]`, and `via` contains the steps, starting with the signer. If a smart account is
 * the delegated signer of another account, there are several steps, each of which requires an approval in `of`.
 *
 * @param requests the requests that an approver receives or `approvalRequest` returns
 * @param of the approvals of smart accounts, in any order: entries or preimages, with or without rule IDs. By default,
 *   the rule IDs are those in the signature of an entry; `openzeppelin@0.7` requires rule IDs. Entries of the
 *   transaction's source account are ignored
 * @returns the resolved and the unchanged requests, in the same order
 * @throws {TypeError} if a value is of the wrong type
 * @throws {RangeError} if a rule ID is not an integer from 0 to 2^32 - 1, or a number in an invocation or an approval
 *   is out of range
 * @throws {DwsaError} `auth/different-payload` if a nested request does not resolve (see `path`), or if a preimage in
 *   `of` does not belong to an authorization entry; `xdr/…` if a value cannot be encoded
 *
 * @example A request that is not nested
 * ```ts
 * import { resolveDelegatedRequests } from "@dwsa/base/accounts";
 * import { approvalRequest } from "@dwsa/base/auth";
 * import { Networks } from "@dwsa/base/network";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAAAABHBpbmcAAAAAAAAAAA==",
 * );
 * const request = approvalRequest(entry, Networks.TESTNET, 1_000);
 * assert.equal(resolveDelegatedRequests([request], [])[0], request);
 * ```
 */
export function resolveDelegatedRequests(
  requests: readonly ApprovalRequest[],
  of: readonly OuterApproval[],
): ApprovalRequest[] {
  return attempt("resolve the delegated requests", () => resolveRequests(requests, of));
}

function resolveRequests(requests: readonly ApprovalRequest[], of: readonly OuterApproval[]): ApprovalRequest[] {
  if (!Array.isArray(requests)) throw wrongType("requests", "an array", requests);
  if (!Array.isArray(of)) throw wrongType("of", "an array", of);
  const given = Array.from(of, readOuter);
  const outers = given.filter((outer) => outer !== undefined);
  const indexes = new Map<string, Index>();
  return Array.from(requests, (request: ApprovalRequest, i) => {
    const invocation = parseInvocation(request, `requests[${i}]`);
    if (!isNested(invocation)) return request;
    const networkId = copyBytes(request.networkId);
    const network = toHex(networkId);
    const index = indexes.get(network) ?? indexOf(outers, networkId);
    indexes.set(network, index);
    return resolve(request, invocation, index);
  });
}

/** Resolves a nested request step by step, until the invocation is not a call to `__check_auth`. */
function resolve(request: ApprovalRequest, invocation: DwsaAuthorizedInvocation, index: Index): ApprovalRequest {
  let resolved: ApprovalRequest = { ...request, invocation };
  const used = new Set<Outer>();
  while (isNested(resolved.invocation)) {
    const { path, address, signatureExpirationLedger: expiry, via = [] } = resolved;
    const nested = readNested(resolved);
    const { outer, ruleIds } = find(index, nested, path);
    if (used.has(outer)) throw unresolved(path, "approvals without a cycle", "one that leads to itself");
    used.add(outer);
    const step = `of[${outer.index}]`;
    const ends = [expiry, outer.request.signatureExpirationLedger].filter((ledger) => ledger !== null);
    resolved = {
      ...resolved,
      path: path === "" ? step : `${path}.${step}`,
      address: nested.account,
      signatureExpirationLedger: ends.length === 0 ? null : Math.min(...ends),
      invocation: outer.request.invocation,
      via: [...via, { signer: address, account: nested.account, contextRuleIds: ruleIds }],
    };
  }
  return resolved;
}

/** Returns the outer approval with this payload, and its rule IDs. */
function find(
  index: Index,
  { account, bytes, ruleIds }: Nested,
  path: string,
): { outer: Outer; ruleIds: readonly number[] | null } {
  const look = (what: string) => first(index.get(`${account} ${what}`), index.get(` ${what}`));
  const hex = toHex(bytes);
  if (ruleIds === undefined) {
    const plain = look(hex);
    if (plain !== undefined) return { outer: plain, ruleIds: null };
  }
  const outer = ruleIds === undefined
    ? look(`digest ${hex}`)
    : first(look(`${hex} ${ruleIds}`), look(`${hex} any`)) ?? look(hex);
  if (outer === undefined) {
    const expected = "the payload of an entry or preimage in of[], with the same expiry and rule IDs";
    throw unresolved(path, expected, `a different payload of ${account}`);
  }
  const ids = ruleIds ?? outer.ruleIds!; // an approval is indexed by digest only if it has rule IDs
  if (outer.ruleIds !== null && `${outer.ruleIds}` !== `${ids}`) {
    throw unresolved(path, `the context rule IDs in of[${outer.index}] (${shown(outer.ruleIds)})`, shown(ids));
  }
  const contexts = authContexts(outer.request.invocation).length;
  if (ids.length !== contexts) {
    throw unresolved(path, `one context rule ID for each context (${contexts})`, `${ids.length}`);
  }
  return { outer, ruleIds: ids };
}

/** Returns the approval that comes first in the argument `of`. */
function first(a: Outer | undefined, b: Outer | undefined): Outer | undefined {
  return a === undefined || (b !== undefined && b.index < a.index) ? b : a;
}

/** Formats rule IDs for a message: at most the first 8. */
function shown(ids: readonly number[]): string {
  return ids.length > 8 ? `${ids.slice(0, 8).join(", ")}, … (${ids.length})` : ids.join(", ");
}

/** Indexes the outer approvals by account, payload and rule IDs. Of equal approvals, the first is kept. */
function indexOf(outers: readonly Outer[], networkId: Bytes): Index {
  const index = new Map<string, Outer>();
  for (const outer of outers) {
    const payload = outer.payload(networkId);
    if (payload === undefined) continue;
    const hex = toHex(payload);
    const { ruleIds, request: { address } } = outer;
    // The preimage of legacy credentials does not contain the address: it is assumed to be for the called account.
    const add = (what: string) => {
      const key = `${address ?? ""} ${what}`;
      if (!index.has(key)) index.set(key, outer);
    };
    add(hex);
    add(`${hex} ${ruleIds ?? "any"}`);
    if (ruleIds !== null) add(`digest ${toHex(sha256(concatBytes(payload, vecOfIds(ruleIds).toXDR())))}`);
  }
  return index;
}

/** Parses and copies an outer approval; returns `undefined` for an entry of the transaction's source account. */
function readOuter(value: OuterApproval, index: number): Outer | undefined {
  const name = `of[${index}]`;
  const isEntry = DwsaAuthorizationEntry.is(value);
  const isBare = isEntry || HashIdPreimage.is(value);
  if (!isBare && (value === undefined || value === null)) throw wrongType(name, ENTRY, value);
  const { entry, contextRuleIds } = isBare
    ? { entry: value, contextRuleIds: undefined }
    : readOptions(value, ["entry", "contextRuleIds"], name);
  const given = isBare ? null : parseRuleIds(contextRuleIds, `${name}.contextRuleIds`);
  if (HashIdPreimage.is(entry)) {
    const preimage = HashIdPreimage.fromXDR(xdrOf(HashIdPreimage, entry, name, ENTRY));
    const request = requestOfPreimage(preimage);
    const payload = payloadOf(preimage);
    return {
      index,
      request,
      ruleIds: given,
      payload: (networkId) => equalBytes(networkId, request.networkId) ? payload : undefined,
    };
  }
  const copy = DwsaAuthorizationEntry.fromXDR(
    isBare
      ? xdrOf(DwsaAuthorizationEntry, entry, name, ENTRY)
      : xdrOf(DwsaAuthorizationEntry, entry, `${name}.entry`, "a DwsaAuthorizationEntry or a HashIdPreimage"),
  );
  const open = unwrapCredentials(copy);
  if (open === undefined) return undefined;
  const { signatureExpirationLedger: expiry, signature } = open.credentials;
  return {
    index,
    request: requestOf(copy, new Uint8Array(32)), // the network ID of the nested request is used instead
    ruleIds: given ?? readSignature(signature)?.ruleIds ?? null,
    payload: (networkId) => payloadOf(preimageOf(open, expiry, copy.rootInvocation, networkId)),
  };
}

/** Validates a request, and copies its invocation. */
function parseInvocation(request: ApprovalRequest, name: string): DwsaAuthorizedInvocation {
  if (typeof request !== "object" || request === null) throw wrongType(name, "an ApprovalRequest", request);
  const { path, networkId, address, signatureExpirationLedger: expiry } = request;
  if (typeof path !== "string") throw wrongType(`${name}.path`, "a string", path);
  if (!isBytes(networkId)) throw wrongType(`${name}.networkId`, "a Uint8Array", networkId);
  if (address !== null && typeof address !== "string") {
    throw wrongType(`${name}.address`, "a string or null", address);
  }
  if (expiry !== null && typeof expiry !== "number") {
    throw wrongType(`${name}.signatureExpirationLedger`, "a number or null", expiry);
  }
  return DwsaAuthorizedInvocation.fromXDR(
    xdrOf(DwsaAuthorizedInvocation, request.invocation, `${name}.invocation`),
  );
}

/** Returns whether an invocation approves a call to `__check_auth`. */
function isNested({ function: { type, value } }: DwsaAuthorizedInvocation): boolean {
  return type === "dwsaAuthorizedFunctionTypeContractFn" && value.functionName === CHECK_AUTH;
}

/** Parses the payload in a nested request, which must approve exactly one payload. */
function readNested({ path, invocation }: ApprovalRequest): Nested {
  const fail = (got: string) => unresolved(path, "the approval of one payload of an account", got);
  const { function: { type, value }, subInvocations } = invocation;
  if (type !== "dwsaAuthorizedFunctionTypeContractFn") throw fail("a creation"); // excluded, since isNested() is true
  if (subInvocations.length > 0) throw fail("sub-invocations");
  if (value.args.length !== 1) throw fail(count(value.args.length, "argument"));
  const account = scAddressToString(value.contractAddress);
  const argument = value.args[0]!;
  if (argument.type === "scvBytes" && argument.value.length === 32) {
    return { account, bytes: argument.value, ruleIds: undefined };
  }
  const fields = readFields(argument, ["account", "context_rule_ids", "signature_payload"]);
  const [named, ids, payload] = fields ?? [];
  const ruleIds = ids === undefined ? undefined : readIds(ids);
  if (named?.type !== "scvAddress" || ruleIds === undefined || payload?.type !== "scvBytes") {
    throw fail("an argument of a different format");
  }
  if (payload.value.length !== 32) throw fail("an argument of a different format");
  const text = scAddressToString(named.value);
  if (text !== account) throw fail(`the payload of ${text} at the account ${account}`);
  return { account, bytes: payload.value, ruleIds };
}

/** Parses rule IDs; returns `undefined` if the value is not a vec of u32. */
function readIds(value: ScVal): number[] | undefined {
  const items = value.type === "scvVec" ? value.value : null;
  return items?.every((item): item is ScVal<"scvU32"> => item.type === "scvU32")
    ? items.map((item) => item.value)
    : undefined;
}

/** Creates the error for a nested request that does not resolve. */
function unresolved(path: string, expected: string, got: string): unknown {
  const place = path === "" ? "rootInvocation" : `${path}.rootInvocation`;
  return withPath(unexpected("auth/different-payload", expected, got), place);
}
