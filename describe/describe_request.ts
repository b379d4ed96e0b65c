import { muxedAccountToString } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { payloadOf, readRequests, requestOf, requestOfPreimage, requestsOfCopy } from "../auth/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { attempt, violated, wrongType } from "../internal/fault.ts";
import { networkIdOf } from "../network/_shared.ts";
import { baseAccount } from "../operation/_shared.ts";
import { readFees, type RequiredSigner, requiredSigners, type SignerReport } from "../transaction/mod.ts";
import { collectFlows, transactionOf } from "../transaction/_shared.ts";
import { isUsualDomain, loginOfInvocation, loginOfTransaction, looksLikeLogin } from "../webauth/_shared.ts";
import type { Login } from "../webauth/mod.ts";
import { DwsaAuthorizationEntry, HashIdPreimage, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { conditionStatements, loginConditions } from "./_conditions.ts";
import { type Draft, type Findings, finishWarnings, isNoLimit, noFindings, warn } from "./_findings.ts";
import { operationCall, requestStatement } from "./_invocation_statements.ts";
import { type Facts, givenNetwork, readKnowledge } from "./_knowledge.ts";
import { loginOrigin, loginStatement } from "./_logins.ts";
import {
  calledNetworks,
  isElsewhere,
  knownNetwork,
  type NetworkEvidence,
  networkOf,
  signedNetworks,
  warnOfLookalikes,
} from "./_evidence.ts";
import { flowPaths, headlineOf, outline } from "./_outline.ts";
import { operationStatements, warnOfLogin, warnOfTransaction } from "./_transaction_statements.ts";
import type { Description, Knowledge, RequestSubject } from "./description.ts";

/**
 * Describes what is to be signed, for a consent dialog: what leaves and enters balances, what is done in sentences,
 * risk warnings, who must sign, and the conditions. `descriptionLines` lays it out for any renderer.
 *
 * The description is a bound, not the outcome: an offer can be filled in part, a contract need not make the calls that
 * are approved, and can do what needs no approval. Balances, prices and contract code cannot be checked offline. Amounts
 * are not rounded, and nothing is shortened.
 *
 * @param subject a transaction of any type (of a fee bump, the inner transaction with the outer fee), a payload to sign,
 *   one or several authorization entries, or approval requests
 * @param knowledge the network, known tokens, labels, accounts, the time, the latest ledger and the origin
 * @returns the description, plain data
 * @throws {TypeError} if an argument or a property is of the wrong type, or has an unknown name
 * @throws {RangeError} if a number is out of range
 * @throws {DwsaError} `describe/knowledge` if `knowledge` contradicts itself or is for a network other than that of a
 *   payload or request; `auth/different-payload` if a payload is not that of an authorization entry; `contract/asset` or
 *   `strkey/…` if a token is not an asset or contract, or an address is invalid; `network/passphrase` if the passphrase
 *   is invalid; `xdr/…` if a value cannot be encoded
 *
 * @example A payment
 * ```ts
 * import { describeRequest, formatDescription } from "@dwsa/base/describe";
 * import { payment } from "@dwsa/base/operation";
 * import { Networks } from "@dwsa/base/network";
 * import { buildTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const source = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const envelope = buildTransaction({
 *   source,
 *   accountSequence: 41n,
 *   operations: [payment({ destination, asset: "native", amount: "1250" })],
 *   baseFee: 100,
 *   timeBounds: { max: 1_900_000_000n },
 * });
 * const description = describeRequest(envelope, { networkPassphrase: Networks.PUBLIC });
 *
 * assert.equal(description.level, null);
 * assert.equal(description.headline.kind, "payment");
 * assert.equal(description.flows[0]?.amount, "12500000000");
 * assert.equal(formatDescription(description).split("\n")[0], `${source}: Send 1,250 XLM to ${destination}`);
 * ```
 */
export function describeRequest(subject: RequestSubject, knowledge?: Knowledge): Description {
  return attempt("describe the request", () => describe(subject, knowledge));
}

function describe(subject: RequestSubject, knowledge: Knowledge | undefined): Description {
  const given = givenNetwork(knowledge);
  const request = readSubject(subject);
  const { envelope, requests } = request;
  const evidence: NetworkEvidence = {
    data: request.networkId && { networkId: request.networkId, passphrase: knownNetwork(request.networkId) },
    signatures: envelope === undefined ? [] : signedNetworks(envelope, given),
    contracts: calledNetworks(envelope, requests, given),
  };
  const network = networkOf(given, evidence);
  if (given !== undefined) requireNetwork(given, request);
  const facts = readKnowledge(knowledge, network.passphrase);
  const findings = noFindings();
  const { statements, conditions } = envelope === undefined
    ? { statements: requestStatements(requests, facts, findings), conditions: [] }
    : transactionStatements(envelope, requests, facts, findings);
  const flows = collectFlows(envelope, requests, network.passphrase, facts.assets).map((flow) => {
    const token = flow.when === "later" ? facts.tokens.get(flow.token) : undefined;
    if (token === undefined) return flow;
    return { ...flow, bound: isNoLimit(BigInt(flow.amount!), token) ? "unlimited" as const : "at-most" as const };
  });

  const login = loginOf(request);
  if (login === undefined && envelope !== undefined && looksLikeLogin(envelope)) {
    warn(findings, statements[0], "login-lookalike");
  }
  warnOfSpending(findings, statements, flowPaths(flows, "out"));
  const actors = actorsOf(envelope, requests);
  warnOfLookalikes(findings, actors, facts);
  if (isElsewhere(given, evidence)) warn(findings, undefined, "other-network");
  if (network.passphrase === null) warn(findings, undefined, "unknown-network");
  if (isUnproved(facts.origin)) warn(findings, undefined, "unproved-origin");
  if (facts.origin !== null && facts.origin.domain !== null && !isUsualDomain(facts.origin.domain)) {
    warn(findings, undefined, "unusual-domain");
  }
  const warnings = finishWarnings(findings);
  const source = envelope && muxedAccountToString(transactionOf(envelope).sourceAccount);
  const labels = Object.entries(facts.labels);
  const shown = mentionedBy(findings, actors, flows.map(({ address }) => address));
  return {
    kind: login === undefined ? request.kind : "login",
    network,
    origin: facts.origin ?? (login === undefined ? null : loginOrigin(login)),
    level: warnings[0]?.level ?? null,
    headline: headlineOf({ warnings, flows, statements, conditions }, findings.calls, source, facts),
    flows,
    warnings,
    statements,
    conditions,
    signers: network.passphrase === null ? null : signersOf(request, network.passphrase),
    labels: labels.filter(([address]) => shown.has(address)).map(([address, label]) => ({ address, label })),
    tokens: [...new Set(flows.map(({ token }) => token))].flatMap((contract) => {
      const token = facts.tokens.get(contract);
      return token === undefined ? [] : [{ contract, ...token }];
    }),
  };
}

/** A validated copy of the subject. */
interface Request {
  readonly kind: Description["kind"];
  readonly envelope?: TransactionEnvelope;
  readonly requests: readonly ApprovalRequest[];
  /** The entries, with the paths of their requests. */
  readonly entries?: readonly DwsaAuthorizationEntry[];
  readonly payload?: HashIdPreimage;
  /** The network that the signed data name. */
  readonly networkId?: Uint8Array | undefined;
}

/** Stands for a network that is not known yet, in requests that are not returned. */
const NO_NETWORK = /* @__PURE__ */ new Uint8Array(32);

function readSubject(subject: RequestSubject): Request {
  if (TransactionEnvelope.is(subject)) {
    const envelope = copyXdr(TransactionEnvelope, subject);
    return { kind: "transaction", envelope, requests: requestsOfCopy(envelope, NO_NETWORK) };
  }
  if (HashIdPreimage.is(subject)) {
    const payload = copyXdr(HashIdPreimage, subject);
    const request = requestOfPreimage(payload);
    return { kind: "payload", payload, requests: [request], networkId: request.networkId };
  }
  if (DwsaAuthorizationEntry.is(subject)) return entriesRequest([subject], () => "");
  if (!Array.isArray(subject)) {
    const expected = "a TransactionEnvelope, a HashIdPreimage, authorization entries or approval requests";
    throw wrongType("subject", expected, subject);
  }
  const list = subject as readonly unknown[];
  if (list.length > 0 && list.every((item) => DwsaAuthorizationEntry.is(item))) {
    return entriesRequest(list as readonly DwsaAuthorizationEntry[], (i) => `entries[${i}]`);
  }
  const requests = readRequests(subject, "subject");
  const [first] = requests;
  const isOne = first !== undefined && requests.every(({ networkId }) => equalBytes(networkId, first.networkId));
  return { kind: "entries", requests, networkId: isOne ? first.networkId : undefined };
}

function entriesRequest(list: readonly DwsaAuthorizationEntry[], pathOf: (i: number) => string): Request {
  const entries = Array.from(list, (entry) => copyXdr(DwsaAuthorizationEntry, entry));
  return {
    kind: "entries",
    entries,
    requests: entries.map((entry, i) => requestOf(entry, NO_NETWORK, undefined, pathOf(i))),
  };
}

/** Throws if a payload or a request is for another network than the caller's. */
function requireNetwork(given: string, { kind, requests, entries, envelope }: Request): void {
  if (entries !== undefined || envelope !== undefined) return;
  const expected = networkIdOf(given);
  for (const [i, { networkId }] of requests.entries()) {
    if (equalBytes(networkId, expected)) continue;
    const path = kind === "payload" ? "subject.networkId" : `subject[${i}].networkId`;
    const rule = `${path} is not the ID of the network in knowledge.networkPassphrase`;
    throw violated("describe/knowledge", rule, "the ID of that network", "another ID", { path });
  }
}

function requestStatements(requests: readonly ApprovalRequest[], facts: Facts, findings: Findings): Draft[] {
  const operation = facts.operation && operationCall(facts.operation);
  return requests.map((request) => requestStatement(request, operation, [], facts, findings));
}

function transactionStatements(
  envelope: TransactionEnvelope,
  requests: readonly ApprovalRequest[],
  facts: Facts,
  findings: Findings,
): { readonly statements: Draft[]; readonly conditions: Draft[] } {
  const tx = transactionOf(envelope);
  const login = loginOfTransaction(envelope);
  if (login !== undefined) {
    const statements = [loginStatement(login, "", {}, facts, findings)];
    const conditions = loginConditions(tx, findings);
    warnOfLogin(envelope, [...statements, ...conditions], facts, findings);
    return { statements, conditions };
  }
  const statements = operationStatements(tx, requests, facts, findings);
  const feeSource = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.feeSource : tx.sourceAccount;
  const payer = {
    feeSource: muxedAccountToString(feeSource),
    isOther: baseAccount(feeSource) !== baseAccount(tx.sourceAccount),
    fees: readFees(envelope),
  };
  const conditions = conditionStatements(tx, payer, facts, findings);
  warnOfTransaction(envelope, tx, [...statements, ...conditions], facts, findings);
  return { statements, conditions };
}

/** Returns the login that a request is: a transaction, or authorizations of one and the same call. */
function loginOf({ envelope, requests }: Request): Login | undefined {
  if (envelope !== undefined) return loginOfTransaction(envelope);
  const [first] = requests;
  if (first === undefined) return undefined;
  const call = first.invocation.toXDR();
  if (!requests.every(({ invocation }) => equalBytes(invocation.toXDR(), call))) return undefined;
  return loginOfInvocation(first.invocation);
}

/** Notes the statements below another call that move something out. */
function warnOfSpending(findings: Findings, statements: readonly Draft[], out: ReadonlySet<string>): void {
  for (const { statement, approved } of outline(statements)) {
    const isBelow = approved !== undefined && statement !== approved;
    if (isBelow && out.has(statement.path)) warn(findings, statement as Draft, "nested-spend");
  }
}

/** Returns the source accounts and approvers, each once. */
function actorsOf(envelope: TransactionEnvelope | undefined, requests: readonly ApprovalRequest[]): string[] {
  const actors = new Set(requests.flatMap(({ address }) => address === null ? [] : [address]));
  if (envelope === undefined) return [...actors];
  const { sourceAccount, operations } = transactionOf(envelope);
  for (const account of [sourceAccount, ...operations.flatMap(({ sourceAccount: own }) => own ?? [])]) {
    actors.add(muxedAccountToString(account)).add(baseAccount(account));
  }
  if (envelope.type === "envelopeTypeTxFeeBump") actors.add(baseAccount(envelope.value.tx.feeSource));
  return [...actors];
}

/** Returns the addresses that lines can name outside of the parts of a statement. */
function mentionedBy({ drafts }: Findings, ...lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const found = new Set(lists.flat());
  for (const { sponsor, via = [] } of drafts) {
    if (sponsor !== undefined) found.add(sponsor);
    for (const { signer, account } of via) found.add(account).add(signer ?? account);
  }
  return found;
}

/** Returns whether a request names a domain without proof. A login never proves its domain, which the wallet checks. */
function isUnproved(origin: Description["origin"]): boolean {
  if (origin === null || origin.standard === "SEP-10" || origin.standard === "SEP-45") return false;
  return origin.domain !== null && !origin.isVerified;
}

function signersOf({ envelope, entries, payload, requests }: Request, network: string): SignerReport | null {
  if (envelope !== undefined) return requiredSigners(envelope, network);
  if (payload !== undefined) return payloadSigners(requests[0]!, payload);
  if (entries === undefined) return null;
  const reports = entries.map((entry) => requiredSigners(entry, network));
  return {
    complete: reports.every(({ complete }) => complete),
    signers: reports.flatMap(({ signers }, i) => signers.map((signer) => ({ ...signer, path: requests[i]!.path }))),
    unmatched: reports.flatMap(({ unmatched }) => unmatched),
  };
}

/** Returns the signer of a payload, if the payload names it. */
function payloadSigners({ address }: ApprovalRequest, payload: HashIdPreimage): SignerReport {
  const hash = toHex(payloadOf(payload));
  const signers: RequiredSigner[] = address === null ? [] : [{
    path: "",
    address,
    roles: ["entry"],
    threshold: address.startsWith("G") ? "medium" : null,
    state: "not-signed",
    hash,
  }];
  return { complete: false, signers, unmatched: [] };
}
