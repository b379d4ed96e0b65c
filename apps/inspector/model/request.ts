/** Describes what is to be signed, checks it against the policy, and lists what nodes would reject. */

import { DwsaError, inspectAuthEntry, type PolicyViolation } from "@dwsa/base";
import type { OuterApproval } from "@dwsa/base/accounts";
import { type ApprovalRequest, approvalRequest, approvalRequests } from "@dwsa/base/auth";
import {
  describeRequest,
  type Description,
  type Knowledge,
  type KnownLabel,
  type KnownToken,
  type Statement,
  WARNINGS,
} from "@dwsa/base/describe";
import { parseJson } from "@dwsa/base/json";
import { Networks } from "@dwsa/base/network";
import { policyFrom, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import {
  checkTransaction,
  requiredSigners,
  type SignerReport,
  type TransactionProblem,
  transactionRequest,
} from "@dwsa/base/transaction";
import { DwsaAuthorizationEntry, type HashIdPreimage, TransactionEnvelope } from "@dwsa/base/xdr";
import type { Reading } from "../../reader/mod.ts";
import { withWellKnown } from "../../reader/knowledge.ts";
import { problemText } from "../../reader/reasons.ts";
import { originOf } from "../../reader/request_uri.ts";
import { approvalsIn, resolveRequests } from "./accounts.ts";
import { currentLedger } from "./ledger.ts";
import { type Names, readNames } from "./names.ts";
import { evidenceOf } from "./networks.ts";
import type { Finding, Mark, Query, Report, VerdictView } from "./report.ts";

/** Maximum number of listed policy violations. */
const VIOLATIONS = 20;

/** Maximum number of requests for which an exact policy is offered. */
const EXACT = 20;

/** What can be signed, with the entries in it and their paths. */
export interface Subject {
  readonly value: TransactionEnvelope | HashIdPreimage | readonly DwsaAuthorizationEntry[];
  readonly entries: readonly (readonly [path: string, entry: DwsaAuthorizationEntry])[];
}

/** The parts of a report on what is to be signed. */
export interface RequestView
  extends Pick<Report, "description" | "unverified" | "verdict" | "problems" | "now" | "current"> {
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  readonly findings: readonly Finding[];
  /** The requests of a known network; without a transaction, those behind payloads instead of the payloads. */
  readonly requests: readonly ApprovalRequest[];
  /** All approvals in the input, those of the subject first. */
  readonly approvals: readonly OuterApproval[];
}

/** Describes a transaction, entries or a payload. */
export function viewRequest(subject: Subject, query: Query, { network: named, items, request }: Reading): RequestView {
  const { value, entries } = subject;
  const envelope = value instanceof TransactionEnvelope ? value : undefined;
  const inside = entries.map(([, entry]) => entry);
  const approvals = [...inside, ...approvalsIn(items).filter((one) => !inside.includes(one as never))];
  const names = readNames(query.names);
  const knowledge: Knowledge = {
    currentLedger: query.ledger ?? undefined,
    currentTime: query.now ?? undefined,
    origin: request === undefined ? null : originOf(request),
  };
  const { description, findings } = describeOn(
    query.network ?? named ?? undefined,
    subject,
    approvals,
    knowledge,
    names,
  );
  const { passphrase } = description.network;
  const requests = requestsOf(subject, passphrase);
  const resolved = resolveRequests(requests, approvals);
  const seen = requests.map((one) => resolved.get(one.path) ?? one);
  const { verdict, byCall } = checkPolicy(seen, query.policy, passphrase, envelope);
  const shown = withKeys(withResolved(description, resolved, { ...knowledge, ...knownNames(names) }), subject, names);
  return {
    description: shown,
    unverified: passphrase === null ? unverifiedOf(subject) : null,
    verdict,
    problems: envelope === undefined ? [] : problemsOf(envelope, description, query),
    now: query.now,
    current: currentLedger(query, description.network),
    marks: marksOf(shown.statements, byCall),
    findings: [
      ...findings,
      ...verdict === null ? [] : verdictFindings(verdict),
      ...signerFindings(shown),
      ...nameFindings(names.errors),
    ],
    requests: passphrase === null ? [] : envelope === undefined ? seen : requests,
    approvals,
  };
}

/** Describes a subject on the network that is given, or on the one that the input shows. */
function describeOn(
  given: string | undefined,
  { value, entries }: Subject,
  approvals: readonly OuterApproval[],
  knowledge: Knowledge,
  names: Names,
): { readonly description: Description; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  // The paths of a single entry begin with its root.
  const subject = Array.isArray(value) && entries.length === 1 && entries[0]![0] === "" ? entries[0]![1] : value;
  const describe = (networkPassphrase: string | undefined, known = knownNames(names)): Description => {
    try {
      return describeRequest(subject as typeof value, { ...knowledge, ...known, networkPassphrase });
    } catch (error) {
      if (!DwsaError.is(error)) throw error;
      if (error.path === "subject.networkId") {
        findings.push({ level: 0, code: "other-network", text: "This is for another network than the chosen one" });
        return describe(undefined, known);
      }
      if (known.tokens.length === 0) throw error;
      findings.push({ level: 1, code: "names", text: `The list of tokens cannot be used: ${error.message}` });
      return describe(networkPassphrase, { tokens: [], labels: [] });
    }
  };
  if (given !== undefined) return { description: describe(given), findings };
  const first = describe(undefined);
  if (first.network.how !== "unknown" && first.network.how !== "contracts") return { description: first, findings };
  const found = evidenceOf(entries.map(([, entry]) => entry), approvals);
  if (found === undefined) return { description: first, findings };
  return { description: { ...describe(found.passphrase ?? undefined), network: found }, findings };
}

function knownNames(
  { tokens, labels }: Names,
): { readonly tokens: readonly KnownToken[]; readonly labels: readonly KnownLabel[] } {
  const list = Object.entries(labels).map(([address, label]) => ({ address, label }));
  return { tokens: withWellKnown(tokens), labels: list };
}

/** Returns the approval requests of a subject; on an unknown network, only what does not depend on it is of use. */
function requestsOf({ value, entries }: Subject, passphrase: string | null): ApprovalRequest[] {
  const network = passphrase ?? Networks.PUBLIC;
  if (value instanceof TransactionEnvelope) return approvalRequests(value, network);
  if (entries.length > 0) return entries.map(([path, entry]) => ({ ...approvalRequest(entry, network), path }));
  return passphrase === null ? [] : [approvalRequest(value as HashIdPreimage, network)];
}

/**
 * Returns a description in which payloads are replaced by the calls behind them. The flows do not change: they already
 * include the entries of the accounts.
 */
function withResolved(
  description: Description,
  resolved: ReadonlyMap<string, ApprovalRequest>,
  knowledge: Knowledge,
): Description {
  if (resolved.size === 0) return description;
  const networkPassphrase = description.network.passphrase ?? undefined;
  const shown = describeRequest([...resolved.values()], { ...knowledge, origin: null, networkPassphrase });
  const byPath = new Map(
    [...resolved.keys()].map((path, i) => [rootOf(path), shown.statements[i]!] as const),
  );
  const replaced = (statement: Statement): Statement =>
    byPath.get(statement.path) ??
      (statement.below.length === 0 ? statement : { ...statement, below: statement.below.map(replaced) });
  const warnings = [...description.warnings.filter(({ path }) => !byPath.has(path)), ...shown.warnings]
    .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  const isReplaced = byPath.has(description.headline.path);
  return {
    ...description,
    headline: isReplaced ? { ...shown.headline, more: description.headline.more } : description.headline,
    level: warnings[0]?.level ?? null,
    statements: description.statements.map(replaced),
    warnings,
    labels: [...description.labels, ...shown.labels],
  };
}

const LEVELS = ["danger", "warning", "note"] as const;

/** Returns the path of the root invocation of a request. */
function rootOf(path: string): string {
  return path === "" ? "rootInvocation" : `${path}.rootInvocation`;
}

/** Looks the signatures up among the labeled accounts, too. */
function withKeys(description: Description, { value, entries }: Subject, { labels }: Names): Description {
  const { network: { passphrase }, signers } = description;
  const keys = Object.keys(labels).filter((key) => key.startsWith("G"));
  if (passphrase === null || signers === null || keys.length === 0) return description;
  if (value instanceof TransactionEnvelope) {
    return { ...description, signers: requiredSigners(value, passphrase, { keys }) };
  }
  if (entries.length === 0) return description;
  const reports = entries.map(([path, entry]) => {
    const report = requiredSigners(entry, passphrase, { keys });
    return { ...report, signers: report.signers.map((signer) => ({ ...signer, path })) };
  });
  const joined: SignerReport = {
    complete: reports.every(({ complete }) => complete),
    signers: reports.flatMap((report) => report.signers),
    unmatched: reports.flatMap((report) => report.unmatched),
  };
  return { ...description, signers: joined };
}

/** Returns who must sign, and how many signatures there are, if the network is unknown: it decides what is valid. */
function unverifiedOf({ value, entries }: Subject): Report["unverified"] {
  const envelope = value instanceof TransactionEnvelope ? value : undefined;
  const reports = envelope === undefined
    ? entries.map(([, entry]) => requiredSigners(entry, Networks.PUBLIC))
    : [requiredSigners(envelope, Networks.PUBLIC)];
  const inner = envelope?.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value.signatures.length : 0;
  const own: { readonly signatures: readonly unknown[] } | undefined = envelope?.value;
  const present = entries.flatMap(([, entry]) => inspectAuthEntry(entry).nodes).filter(({ present }) => present);
  return {
    addresses: [...new Set(reports.flatMap(({ signers }) => signers.map(({ address }) => address)))],
    signatures: (own?.signatures.length ?? 0) + inner + present.length,
  };
}

/** Returns the rules of nodes that a transaction breaks and that no warning names, except that signatures are missing. */
function problemsOf(
  envelope: TransactionEnvelope,
  { kind, network, warnings }: Description,
  { now }: Query,
): Report["problems"] {
  if (kind === "login") return []; // the network must never accept it
  const known = { networkPassphrase: network.passphrase ?? undefined, currentTime: now ?? undefined };
  const isSaid = ({ path, reason }: TransactionProblem) =>
    warnings.some((warning) => warning.path === path && warning.reason === reason);
  const problems = checkTransaction(envelope, known);
  return problems.filter((problem) => problem.fix !== "sign" && !isSaid(problem)).map((problem) => ({
    path: problem.path,
    text: `${problemText(problem)} (${problem.result})`,
    isCharged: problem.charged,
  }));
}

/** Returns a finding for each danger in the signatures, which descriptions do not check. */
function signerFindings({ signers, network }: Description): Finding[] {
  const rows = signers?.signers ?? [];
  const findings: Finding[] = [];
  if (rows.some(({ network }) => network !== undefined) && network.how === "given") {
    const text = "A signature is for another network than the given one";
    findings.push({ level: 0, code: "other-network", text, path: "signers" });
  }
  if (rows.some(({ state }) => state === "invalid")) {
    const text = "A signature is invalid: it was made by another key, for another network or for other data";
    findings.push({ level: 0, code: "invalid", text, path: "signers" });
  }
  return findings;
}

/** Returns a finding for the lines of the name list that match none of the three formats. */
export function nameFindings(errors: readonly string[]): Finding[] {
  return errors.slice(0, 3).map((line) => ({
    level: 1,
    code: "names",
    text: `Among the known tokens and addresses, this line is neither an asset, a token nor an address with a name: ${
      JSON.stringify(line)
    }`,
  }));
}

/** Returns the violations and warnings of statements, by path. */
function marksOf(
  statements: readonly Statement[],
  byCall: ReadonlyMap<string, readonly PolicyViolation[]>,
): Map<string, readonly Mark[]> {
  const marks = new Map<string, readonly Mark[]>();
  const pending: Statement[] = [...statements];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, warnings, below } = next;
    const own = [
      ...(byCall.get(path) ?? []).map(({ code, expected }): Mark => ({
        level: 0,
        name: `against the policy: ${code}`,
        text: `expected ${expected}`,
      })),
      ...warnings.map((code): Mark => ({
        level: LEVELS.indexOf(WARNINGS[code].level) as Mark["level"],
        name: code.replaceAll("-", " "),
        text: WARNINGS[code].text,
      })),
    ];
    if (own.length > 0) marks.set(path, own);
    for (const one of below) pending.push(one);
  }
  return marks;
}

/**
 * Checks the requests against the pasted policy, if any. Returns the verdict, and the violations by call. A policy is for
 * one network, so there is no verdict if the network is unknown.
 */
function checkPolicy(
  requests: readonly ApprovalRequest[],
  policy: string,
  network: string | null,
  envelope: TransactionEnvelope | undefined,
): {
  readonly verdict: VerdictView | null;
  readonly byCall: ReadonlyMap<string, readonly PolicyViolation[]>;
} {
  const byCall = new Map<string, PolicyViolation[]>();
  if (policy.trim() === "") return { verdict: null, byCall };
  let violations: readonly PolicyViolation[];
  try {
    // the policy functions validate every part
    const { entries, transaction } = signingPolicy(parseJson(policy) as unknown as SigningPolicy);
    if (network === null) return { verdict: { count: null, rows: [{ text: UNKNOWN_NETWORK }] }, byCall };
    violations = envelope === undefined ? entries(requests) : transaction(transactionRequest(envelope, network));
  } catch (error) {
    return { verdict: { count: null, rows: [{ text: (error as Error).message }] }, byCall };
  }
  const rows = violations.map((violation) => {
    const { code, path, expected, got } = violation;
    const call = callOf(path);
    if (call !== undefined) byCall.set(call, [...byCall.get(call) ?? [], violation].slice(0, 5));
    return { text: `${code}: expected ${expected}, got ${got}`, ...(call === undefined ? {} : { path: call }) };
  });
  return { verdict: { count: violations.length, rows: rows.slice(0, VIOLATIONS) }, byCall };
}

const UNKNOWN_NETWORK = "the network is unknown: choose the network for which this is signed";

/** Returns a finding for a violated or unusable policy, with the path of the first violating call. */
function verdictFindings({ count, rows: [first] }: VerdictView): Finding[] {
  if (count === null) return [{ level: 1, code: "policy", text: `The policy cannot be used: ${first!.text}` }];
  if (first === undefined) return [];
  const text = `The policy rejects this: ${count} ${count === 1 ? "violation" : "violations"}`;
  return [{ ...first, level: 0, code: "policy", text }];
}

/** Returns the path of the call that contains the part at a path. */
function callOf(path: string): string | undefined {
  return /^.*?rootInvocation(?:\.subInvocations\[\d+\])*/.exec(path)?.[0];
}

/** Returns a policy that allows only these requests, as JSON; null if none can be created, or it would be too long. */
export function exactPolicy(requests: readonly ApprovalRequest[]): string | null {
  if (requests.length === 0 || requests.length > EXACT) return null;
  try {
    const text = JSON.stringify(policyFrom(requests), null, 2);
    return text.length > 100_000 ? null : text;
  } catch {
    return null; // the approver is unknown
  }
}
