/** The structure of SEP-10 challenges, and what reports of both standards share. */

import { extractBaseAddress, muxedAccountToString } from "../address/mod.ts";
import { parseIntLike } from "../internal/int_like.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { quoted } from "../internal/escape.ts";
import { decodeSignerKey } from "../keys/mod.ts";
import { hashTransaction } from "../transaction/mod.ts";
import { isBy, transactionOf } from "../transaction/_shared.ts";
import type { DecoratedSignature, ManageDataOp, Operation, Preconditions, TransactionEnvelope } from "../xdr/mod.ts";
import type { ChallengeProblem, ChallengeReason, ClientDomain, Login, WebAuthServer } from "./login.ts";

/** The key of the first operation ends with this. */
export const AUTH = " auth";

/** Returns a problem. */
export function problem(reason: ChallengeReason, path: string, message: string): ChallengeProblem {
  return { reason, path, message };
}

/** Returns the problem that a value is not the expected one; `undefined` if it is. */
export function different(
  reason: ChallengeReason,
  path: string,
  found: string | null,
  expected: readonly string[],
): ChallengeProblem | undefined {
  if (found !== null && expected.includes(found)) return undefined;
  const names = expected.length === 0 ? "nothing" : expected.map(quoted).join(" or ");
  return problem(reason, path, `is ${found === null ? "missing" : quoted(found)}, not ${names}`);
}

/** Returns the problem that a wallet's domain is not the one that was asked for; a server may ignore the request. */
export function otherClientDomain(
  path: string,
  found: ClientDomain | null,
  expected: ClientDomain | null | undefined,
): ChallengeProblem | undefined {
  if (expected === undefined || found === null) return undefined;
  if (expected === null) {
    return problem("client-domain", path, `names ${quoted(found.domain)}, which was not asked for`);
  }
  return different("client-domain", path, found.domain, [expected.domain]) ??
    different("client-domain", path, found.account, [expected.account]);
}

/** A challenge with the structure of SEP-10, or the first problem of its structure. */
export type ReadTransaction = { readonly login: Login; readonly clientDomainPath: string } | ChallengeProblem;

/** Reads the structure of a SEP-10 challenge (rules of SEP-10, "Challenge"). */
export function readTransactionChallenge(envelope: TransactionEnvelope): ReadTransaction {
  if (envelope.type === "envelopeTypeTxFeeBump") return problem("envelope", "", "is a fee bump");
  const { sourceAccount, seqNum, cond, memo, operations } = transactionOf(envelope);
  const server = muxedAccountToString(sourceAccount);
  if (sourceAccount.type !== "keyTypeEd25519") {
    return problem("server-account", "sourceAccount", `is ${server}, not an account G...`);
  }
  if (seqNum !== 0n) return problem("sequence", "seqNum", `is ${seqNum}, not 0: the transaction could be submitted`);
  const bounds = timeBoundsOf(cond);
  if (bounds === null) return problem("time-bounds", "cond", "has no time bounds");
  if (bounds.max === 0n || bounds.min > bounds.max) {
    const rule = bounds.max === 0n ? "has no end" : `ends at ${bounds.max}, before ${bounds.min}`;
    return problem("time-bounds", "cond.timeBounds", rule);
  }
  if (operations.length === 0) return problem("operations", "operations", "is empty");
  const data: Data[] = [];
  for (const [i, operation] of operations.entries()) {
    const read = dataOf(operation, `operations[${i}]`);
    if ("reason" in read) return read;
    data.push(read);
  }
  const [first, ...others] = data as [Data, ...Data[]];
  if (first.source === null) return problem("account", `${first.path}.sourceAccount`, "is missing");
  const key = textOf(first.op.dataName);
  if (key === undefined || !key.endsWith(AUTH) || key.length === AUTH.length) {
    return problem("home-domain", `${first.path}.dataName`, `is not a domain followed by ${quoted(AUTH)}`);
  }
  const nonce = first.op.dataValue === null ? undefined : decodeUtf8(first.op.dataValue);
  // 64 characters of base64 without padding are always 48 bytes in canonical form.
  if (nonce === undefined || !/^[A-Za-z0-9+/]{64}$/.test(nonce)) {
    return problem("nonce", `${first.path}.dataValue`, "is not 64 base64 characters");
  }
  if (memo.type !== "memoNone" && memo.type !== "memoId") return problem("memo", "memo", "is not an ID");
  if (memo.type === "memoId" && first.source.startsWith("M")) {
    return problem("memo", "memo", "stands beside an address M..., which has an ID of its own");
  }
  let webAuthDomain: string | null = null;
  let clientDomain: ClientDomain | null = null;
  let clientDomainPath = "";
  for (const { op, source, path } of others) {
    const value = op.dataValue === null ? undefined : decodeUtf8(op.dataValue);
    if (op.dataName === "client_domain") {
      if (clientDomain !== null) return problem("client-domain", path, "names a second client domain");
      if (value === undefined || value === "") {
        return problem("client-domain", `${path}.dataValue`, "is not a domain in UTF-8");
      }
      if (source === null || !source.startsWith("G")) {
        return problem("client-domain", `${path}.sourceAccount`, `is ${source ?? "missing"}, not an account G...`);
      }
      if (source === server) return problem("client-domain", `${path}.sourceAccount`, "is the server's account");
      clientDomain = { domain: value, account: source };
      clientDomainPath = path;
      continue;
    }
    if (source !== server) {
      return problem("operations", `${path}.sourceAccount`, `is ${source ?? "missing"}, not the server's account`);
    }
    if (op.dataName !== "web_auth_domain") continue;
    if (value === undefined || value === "") {
      return problem("web-auth-domain", `${path}.dataValue`, "is not a domain in UTF-8");
    }
    if (webAuthDomain !== null && webAuthDomain !== value) {
      return problem("web-auth-domain", `${path}.dataValue`, "names a second domain");
    }
    webAuthDomain = value;
  }
  const login: Login = {
    protocol: "sep10",
    account: first.source,
    memo: memo.type === "memoId" ? memo.value : null,
    homeDomain: key.slice(0, -AUTH.length),
    webAuthDomain,
    serverAccount: server,
    clientDomain,
    nonce,
    timeBounds: bounds,
    webAuthContract: null,
  };
  return { login, clientDomainPath };
}

/** A `manageData` operation. */
interface Data {
  readonly path: string;
  readonly op: ManageDataOp;
  /** The source account of the operation, `G…` or `M…`. */
  readonly source: string | null;
}

function dataOf({ sourceAccount, body }: Operation, path: string): Data | ChallengeProblem {
  if (body.type !== "manageData") return problem("operations", path, `is ${body.type}, not manageData`);
  return { path, op: body.value, source: sourceAccount === null ? null : muxedAccountToString(sourceAccount) };
}

function textOf(value: string | Uint8Array): string | undefined {
  return typeof value === "string" ? value : undefined; // bytes that are not UTF-8
}

function timeBoundsOf(cond: Preconditions): Login["timeBounds"] {
  const bounds = cond.type === "precondTime" ? cond.value : cond.type === "precondV2" ? cond.value.timeBounds : null;
  return bounds === null ? null : { min: bounds.minTime, max: bounds.maxTime };
}

/** Returns the account `G…` of an address `G…` or `M…`. */
export function baseOf(account: string): string {
  return account.startsWith("M") ? extractBaseAddress(account) : account;
}

/** The time, and how far a challenge may begin in the future. */
export interface Clock {
  readonly now: bigint;
  readonly tolerance: bigint;
}

/** Parses `currentTime` and `clockTolerance`. */
export function parseClock(
  { currentTime, clockTolerance = 0 }: { readonly currentTime?: unknown; readonly clockTolerance?: unknown },
): Clock {
  return {
    now: parseIntLike("currentTime", currentTime, 0, 2n ** 64n - 1n),
    tolerance: parseIntLike("clockTolerance", clockTolerance, 0, 300),
  };
}

/** Returns the problems with what both sides expect of the server and of the time. */
export function serverProblems(
  { serverAccount, webAuthDomain, homeDomain, timeBounds }: Login,
  server: WebAuthServer,
  homeDomains: readonly string[],
  { now, tolerance }: Clock,
): (ChallengeProblem | undefined)[] {
  const { min, max } = timeBounds!;
  return [
    different("server-account", "sourceAccount", serverAccount, [server.serverAccount]),
    now > max ? problem("expired", "cond.timeBounds.maxTime", `is ${max}, before the current time ${now}`) : undefined,
    min > now + tolerance
      ? problem("not-yet-valid", "cond.timeBounds.minTime", `is ${min}, after the current time ${now}`)
      : undefined,
    different("home-domain", "operations[0].dataName", homeDomain, homeDomains),
    webAuthDomain === null
      ? undefined
      : different("web-auth-domain", "operations", webAuthDomain, [server.webAuthDomain]),
  ];
}

/** Returns the problem that the server has not signed. */
export function serverSignatureProblem(
  envelope: TransactionEnvelope,
  { networkPassphrase, serverAccount }: WebAuthServer,
): ChallengeProblem | undefined {
  const payload = hashTransaction(envelope, networkPassphrase);
  const key = decodeSignerKey(serverAccount);
  const signatures: readonly DecoratedSignature[] = envelope.value.signatures;
  if (signatures.some((signature) => isBy(signature, key, payload))) return undefined;
  return problem("server-signature", "signatures", `have no valid signature by ${serverAccount} on this network`);
}
