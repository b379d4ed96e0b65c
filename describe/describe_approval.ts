import type { ApprovalRequest } from "../auth/mod.ts";
import { readVia, requireExpiry } from "../auth/_shared.ts";
import { requireInvocation } from "../humanize/_shared.ts";
import { equalBytes, isBytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { violated } from "../internal/unexpected.ts";
import { finish, noFindings } from "./_findings.ts";
import { operationCall, requestStatement } from "./_invocation_statements.ts";
import { type Facts, readKnowledge } from "./_knowledge.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import type { Description, Knowledge } from "./description.ts";

const ACTION = "describe the approval";

/**
 * Describes approvals of contract calls in sentences, with risk warnings, for a consent dialog. For a whole
 * transaction, use {@linkcode describeTransaction}.
 *
 * Contract creations and calls to the token functions of known tokens have sentences of their own. If the contract of a
 * `transfer`, `transfer_from`, `approve`, `burn` or `burn_from` is not in `knowledge`, the sentence begins with
 * "If C… is a token". All other calls are shown with their arguments. Nothing is rounded or shortened, and the symbol
 * of a token is always shown with its contract.
 *
 * @param requests the requests to sign, see `approvalRequest` and `approvalRequests`
 * @param knowledge the network, and known tokens, address labels, the operation and the latest ledger
 * @returns the statements; {@linkcode formatDescription} renders them in English
 * @throws {TypeError} if an argument or a property is of the wrong type, or has an unknown name
 * @throws {RangeError} if a number is out of range
 * @throws {DwsaError} `describe/knowledge` if `knowledge` contradicts itself or is for a network other than that of a
 *   request; `humanize/unknown-arm` as in `buildInvocationTree`; `contract/asset` or `strkey/…` if a token is not an
 *   asset or contract, or an address is invalid; `network/passphrase` if the passphrase is invalid; `xdr/…` if a value
 *   cannot be encoded
 *
 * @example A payment
 * ```ts
 * import { describeApproval, formatDescription } from "@dwsa/base/describe";
 * import { approvalRequest } from "@dwsa/base/auth";
 * import { Networks } from "@dwsa/base/network";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAA+gAAAABAAAAAAAAAAGt785ZruUpaPdgYdSUwlJb" +
 *     "dWWfpClqZfSZ7ynlZHfklgAAAARidXJuAAAAAgAAABIAAAAAAAAAAOpKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIsAAAACgAAAAAAAAAA" +
 *     "AAAAAACYloAAAAAA",
 * );
 * const description = describeApproval([approvalRequest(entry, Networks.PUBLIC)], {
 *   networkPassphrase: Networks.PUBLIC,
 *   tokens: [{ asset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN" }],
 * });
 * assert.deepEqual(formatDescription(description).split("\n"), [
 *   "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57 approves until ledger 1,000:",
 *   "Destroy 1 USDC (CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75) of " +
 *   "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   "Warning: the signature does not name the address that approves (rootInvocation)",
 * ]);
 * ```
 */
export function describeApproval(requests: readonly ApprovalRequest[], knowledge: Knowledge): Description {
  if (!Array.isArray(requests)) throw wrongType(ACTION, "requests", "an array", requests);
  const facts = readKnowledge(ACTION, knowledge);
  const operation = facts.operation && operationCall(facts.operation);
  const findings = noFindings();
  const statements = requests.map((request, i) =>
    requestStatement(readRequest(request, `requests[${i}]`, facts), operation, [], facts, findings)
  );
  return finish(findings, statements, facts);
}

/** Validates a request, and copies the steps of its `via`. */
function readRequest(request: ApprovalRequest, name: string, { networkId }: Facts): ApprovalRequest {
  if (typeof request !== "object" || request === null) throw wrongType(ACTION, name, "an ApprovalRequest", request);
  const { path, credentials, address, invocation, signatureExpirationLedger: expiry } = request;
  if (path === undefined) throw wrongType(ACTION, name, "an ApprovalRequest, as approvalRequest() returns", request);
  if (typeof path !== "string") throw wrongType(ACTION, `${name}.path`, "a string", path);
  if (typeof credentials !== "string") throw wrongType(ACTION, `${name}.credentials`, "a string", credentials);
  if (address !== null && typeof address !== "string") {
    throw wrongType(ACTION, `${name}.address`, "a string or null", address);
  }
  requireExpiry(ACTION, `${name}.signatureExpirationLedger`, expiry);
  const via = readVia(ACTION, `${name}.via`, request.via);
  requireInvocation(ACTION, invocation, `${name}.invocation`);
  if (isDeep(invocation)) invocation.toXDR(); // throws
  if (!isBytes(request.networkId)) throw wrongType(ACTION, `${name}.networkId`, "a Uint8Array", request.networkId);
  if (!equalBytes(request.networkId, networkId)) {
    const path = `${name}.networkId`;
    throw violated(
      "describe/knowledge",
      ACTION,
      `${path} is not the ID of the network in knowledge.networkPassphrase`,
      "the ID of that network",
      "another ID",
      { path },
    );
  }
  return via === undefined ? request : { ...request, via };
}

/**
 * Returns whether calls are nested too deeply to be encoded. The total length of the paths of their statements would
 * grow quadratically.
 */
function isDeep(root: DwsaAuthorizedInvocation): boolean {
  let level: readonly (DwsaAuthorizedInvocation | undefined)[] = [root]; // invalid values are reported later
  for (let depth = 0; depth < 500 && level.length > 0; depth++) {
    level = level.flatMap((call) => call?.subInvocations ?? []);
  }
  return level.length > 0;
}
