/** Describes approvals and transactions in sentences, with known tokens and addresses. */

import { type ApprovalRequest, approvalRequest, Networks, type PolicyViolation } from "@dwsa/base";
import {
  describeRequest,
  type Description,
  descriptionLines,
  type Knowledge,
  type Part,
  partText,
  type Statement,
  type WarningCode,
  type WarningLevel,
  WARNINGS,
} from "@dwsa/base/describe";
import { policyFrom, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { parseJson } from "@dwsa/base/json";
import { transactionRequest } from "@dwsa/base/transaction";
import type { DwsaAuthorizationEntry, HashIdPreimage, TransactionEnvelope } from "@dwsa/base/xdr";
import type { OuterApproval } from "@dwsa/base/accounts";
import { resolveRequests } from "./accounts.ts";
import { headlineOf } from "./headline.ts";
import { type CurrentLedger, distanceText } from "./ledger.ts";
import { labelsOf, type Names } from "./names.ts";
import type { CallView, EffectView, Finding, Level, PartView, Query, Report, VerdictView } from "./report.ts";
import { nameText, quoted, shortened } from "./values.ts";

/** Maps warning levels of the library to those of the page. */
const LEVELS: { readonly [L in WarningLevel]: Level } = { danger: 0, warning: 1, note: 2 };

/** Maximum number of listed policy violations. */
const VIOLATIONS = 20;

/** Maximum number of requests for which an exact policy is offered. */
const EXACT = 20;

/** Maximum number of statements shown; the rest is counted. */
const STATEMENTS = 400;

/** Warnings of calls, by path of the call. */
export type Marks = ReadonlyMap<string, CallView["marks"]>;

/** The parts of a report that describe approvals or a transaction. */
export interface Approval
  extends Pick<Report, "headline" | "effects" | "effectsLeft" | "conditions" | "flows" | "verdict"> {
  readonly marks: Marks;
  readonly findings: readonly Finding[];
  /** The requests. Without a transaction, requests for payloads are replaced by the requests behind them. */
  readonly requests: readonly ApprovalRequest[];
}

/** Returns the approval requests of entries, with their paths. */
export function requestsOfEntries(
  entries: readonly (readonly [path: string, entry: DwsaAuthorizationEntry])[],
  network: string,
): ApprovalRequest[] {
  return entries.map(([path, entry]) => ({ ...approvalRequest(entry, network), path }));
}

/** Returns the approval request in a preimage for `network` or any other known network; otherwise `undefined`. */
export function requestOfPreimage(
  preimage: HashIdPreimage,
  network: string,
): { readonly network: string; readonly request: ApprovalRequest } | undefined {
  for (const candidate of [network, ...Object.values(Networks)]) {
    try {
      return { network: candidate, request: approvalRequest(preimage, candidate) };
    } catch {
      continue; // for a different network
    }
  }
  return undefined;
}

/** Describes approval requests, or a whole transaction if `envelope` is given. */
export function viewApproval(
  requests: readonly ApprovalRequest[],
  network: string,
  { ledger, now, policy }: Pick<Query, "ledger" | "now" | "policy">,
  names: Names,
  approvals: readonly OuterApproval[],
  current: CurrentLedger | null,
  envelope?: TransactionEnvelope,
): Approval {
  const findings: Finding[] = [];
  const knowledge: Knowledge = {
    networkPassphrase: network,
    currentLedger: ledger ?? undefined,
    currentTime: now ?? undefined,
  };
  const describe = (known: Knowledge): Description => describeRequest(envelope ?? requests, known);
  let description: Description;
  try {
    description = describe({ ...knowledge, tokens: names.tokens, labels: labelsOf(names) });
  } catch (error) {
    const text = `The list of tokens cannot be used: ${(error as Error).message}`;
    findings.push({ level: 1, code: "names", text });
    description = describe(knowledge);
  }
  const resolved = resolveRequests(requests, approvals);
  description = withResolved(description, resolved, names, knowledge);
  const seen = requests.map((request) => resolved.get(request.path) ?? request);
  const { verdict, byCall } = checkPolicy(seen, policy, network, envelope);
  if (verdict !== null) findings.push(...verdictFindings(verdict));
  findings.push(...warningFindings(description.warnings));
  const { statements, conditions } = description;
  const marks = marksOf(statements, byCall);
  const lines = descriptionLines(description, { most: STATEMENTS });
  const chosen = new Set(lines.flatMap(({ role, path }) => role === "statement" ? [path!] : []));
  const { shown, left } = viewEffects(statements, { marks, chosen, current, all: statements });
  return {
    headline: headlineOf(statements, envelope),
    effects: shown,
    effectsLeft: left,
    conditions: conditions.map((statement) => viewCondition(statement, now, current)),
    flows: lines.filter(({ role, omitted }) => role === "flow" || omitted?.statements === 0 && omitted.flows > 0)
      .map(({ parts }) => parts.map(viewPart)),
    marks,
    findings,
    verdict,
    requests: envelope === undefined ? seen : requests,
  };
}

/**
 * Returns a description in which payloads are replaced by the calls behind them. The flows do not change: they already
 * include the entries of the accounts.
 */
function withResolved(
  description: Description,
  resolved: ReadonlyMap<string, ApprovalRequest>,
  names: Names,
  knowledge: Knowledge,
): Description {
  if (resolved.size === 0) return description;
  const shown = describeRequest([...resolved.values()], {
    ...knowledge,
    tokens: names.tokens,
    labels: labelsOf(names),
  });
  const byPath = new Map(
    [...resolved.keys()].map((path, i) => [rootOf(path), shown.statements[i]!] as const),
  );
  const replaced = (statement: Statement): Statement =>
    byPath.get(statement.path) ??
      (statement.below.length === 0 ? statement : { ...statement, below: statement.below.map(replaced) });
  return {
    ...description,
    statements: description.statements.map(replaced),
    warnings: [...description.warnings.filter(({ path }) => !byPath.has(path)), ...shown.warnings],
  };
}

/** Returns the path of the root invocation of a request. */
function rootOf(path: string): string {
  return path === "" ? "rootInvocation" : `${path}.rootInvocation`;
}

/** Returns one finding per warning code, with the first path where it occurs. */
function warningFindings(warnings: Description["warnings"]): Finding[] {
  const places = new Map<WarningCode, string[]>();
  for (const { code, path } of warnings) {
    const paths = places.get(code) ?? [];
    places.set(code, paths);
    paths.push(path);
  }
  return [...places].map(([code, paths]) => {
    const text = WARNINGS[code].text + (paths.length < 2 ? "" : ` (in ${paths.length} places)`);
    const name = code.replaceAll("-", " ");
    return { level: LEVELS[WARNINGS[code].level], code, text: `${capital(name)}: ${text}`, path: paths[0]! };
  });
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Returns the violations and warnings of statements and calls, by path. */
function marksOf(
  statements: readonly Statement[],
  byCall: ReadonlyMap<string, readonly PolicyViolation[]>,
): Map<string, CallView["marks"]> {
  const marks = new Map<string, CallView["marks"]>();
  const pending: Statement[] = [...statements].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, warnings, below } = next;
    marks.set(path, [
      ...(byCall.get(path) ?? []).map(({ code, expected }) => ({
        level: 0 as const,
        name: `against the policy: ${code}`,
        text: `expected ${expected}`,
      })),
      ...warnings.map((code) => ({
        level: LEVELS[WARNINGS[code].level],
        name: code.replaceAll("-", " "),
        text: WARNINGS[code].text,
      })),
    ]);
    pending.push(...[...below].reverse());
  }
  return marks;
}

/** Statement kinds whose sentences name the source account. */
const NAMING: readonly Statement["kind"][] = ["account-merge", "set-options", "end-sponsoring"];

/** What the views of all statements share. */
interface EffectContext {
  readonly marks: Marks;
  /** The paths of the statements to show. */
  readonly chosen: ReadonlySet<string>;
  readonly current: CurrentLedger | null;
  readonly all: readonly Statement[];
}

/** Returns the statements to show, with those that they are below, and how many others there are at any depth. */
function viewEffects(
  statements: readonly Statement[],
  context: EffectContext,
): { readonly shown: EffectView[]; readonly left: number } {
  let left = 0;
  const shown = statements.flatMap((statement) => {
    const below = viewEffects(statement.below, context);
    if (context.chosen.has(statement.path) || below.shown.length > 0) return [viewEffect(statement, below, context)];
    left += 1 + below.left;
    return [];
  });
  return { shown, left };
}

function viewEffect(
  statement: Statement,
  inside: { readonly shown: EffectView[]; readonly left: number },
  { marks, current, all }: EffectContext,
): EffectView {
  const { path, kind, source, sponsor, approval, parts } = statement;
  const isOther = source !== undefined && !NAMING.includes(kind) && all.some((one) => one.source !== all[0]!.source);
  const by: PartView[] = isOther ? [{ as: "address", text: "", address: source }, { as: "text", text: ": " }] : [];
  for (const { signer, account, contextRuleIds: rules } of statement.via ?? []) {
    by.push(
      { as: "text", text: by.length === 0 ? "As " : "as " },
      ...(signer === null
        ? [{ as: "text", text: "an unknown signer" } as const]
        : [{ as: "address", text: "", address: signer } as const]),
    );
    const named = rules === null ? "" : ` (${rules.length === 1 ? "rule" : "rules"} ${rules.join(", ")})`;
    by.push(
      { as: "text", text: ", a signer of " },
      { as: "address", text: "", address: account },
      { as: "text", text: `${named}: ` },
    );
  }
  if (approval !== undefined) by.push(...approvalParts(approval, current));
  const payer: PartView[] = sponsor === undefined
    ? []
    : [{ as: "text", text: " (" }, { as: "address", text: "", address: sponsor }, {
      as: "text",
      text: " pays the reserve)",
    }];
  return {
    path,
    by,
    parts: [...parts.map(viewPart), ...payer],
    marks: marks.get(path) ?? [],
    below: inside.shown,
    left: inside.left,
  };
}

function approvalParts(
  { address, credentials, expirationLedger }: NonNullable<Statement["approval"]>,
  current: CurrentLedger | null,
): PartView[] {
  const who: PartView = address === null
    ? {
      as: "text",
      text: credentials === "sourceAccount" ? "The source account" : "An address that is not part of the signed data",
    }
    : { as: "address", text: "", address };
  const how = credentials === "sourceAccount"
    ? " approves by signing the transaction: "
    : expirationLedger === 0
    ? " approves (no expiry set yet): "
    : ` approves until ledger ${grouped(`${expirationLedger}`)}${
      current === null || expirationLedger === null ? "" : ` (${distanceText(expirationLedger, current)})`
    }: `;
  return [who, { as: "text", text: how }];
}

/** Formats a condition as a sentence, with the distance of times and ledgers from now. */
function viewCondition(
  { kind, parts, fields }: Statement,
  now: number | null,
  current: CurrentLedger | null,
): PartView[] {
  const view = parts.map(viewPart);
  const { time, ledger } = fields;
  if (ledger?.kind === "ledger" && current !== null && (kind === "from-ledger" || kind === "before-ledger")) {
    return [...view, { as: "text", text: ` (${distanceText(ledger.sequence, current)})` }];
  }
  const seconds = time?.kind === "time" ? Number(time.seconds) : undefined;
  if (now === null || seconds === undefined || (kind !== "not-after" && kind !== "not-before")) return view;
  const [isPast, days] = [seconds < now, Math.round(Math.abs(seconds - now) / 86_400)];
  const far = days === 0 ? "less than a day" : days === 1 ? "a day" : `${grouped(`${days}`)} days`;
  if (isPast && kind === "not-before") return view;
  return [...view, { as: "text", text: isPast ? ` (expired ${far} ago)` : ` (${far} from now)` }];
}

/** Checks the requests against the pasted policy, if any. Returns the verdict, and the violations by call. */
function checkPolicy(
  requests: readonly ApprovalRequest[],
  policy: string,
  network: string,
  envelope: TransactionEnvelope | undefined,
): {
  readonly verdict: VerdictView | null;
  readonly byCall: ReadonlyMap<string, readonly PolicyViolation[]>;
} {
  const byCall = new Map<string, PolicyViolation[]>();
  if (policy.trim() === "") return { verdict: null, byCall };
  let violations: readonly PolicyViolation[];
  try {
    const parsed = parseJson(policy) as unknown as SigningPolicy; // the policy functions validate every part
    violations = envelope === undefined
      ? signingPolicy(parsed).entries(requests)
      : signingPolicy(parsed).transaction(transactionRequest(envelope, network));
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

/** Returns a finding for a violated or invalid policy, with the path of the first violating call. */
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

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Converts a part of a sentence for the page. Assets always include their issuer. */
export function viewPart(part: Part): PartView {
  switch (part.kind) {
    case "text":
      return { as: "text", text: part.text };
    case "value":
      return { as: "value", text: shortened(part.text, 300) };
    case "address":
      return { as: "address", text: part.label === undefined ? "" : quoted(part.label), address: part.address };
    case "asset":
      return assetPart("", part.asset);
    case "amount": {
      if (part.asset !== undefined) {
        return assetPart(
          part.unlimited ? "any amount of" : part.display ?? `${grouped(part.amount)} base units of`,
          part.asset,
        );
      }
      if (part.token === undefined) return { as: "amount", text: textOf([part]) };
      const symbol = part.symbol === undefined ? "" : ` ${nameText(part.symbol)}`;
      const text = part.unlimited ? "any amount of" : part.display ?? `${grouped(part.amount)} base units of`;
      return { as: "amount", text: `${text}${symbol}`, address: part.token };
    }
    case "token":
      return { as: "amount", text: nameText(part.symbol), address: part.token };
    default: // the string of one part alone
      return { as: "text", text: shortened(textOf([part])) };
  }
}

function assetPart(amount: string, asset: string): PartView {
  const before = amount === "" ? "" : `${amount} `;
  if (asset === "native") return { as: "amount", text: `${before}XLM` };
  const colon = asset.indexOf(":");
  return { as: "amount", text: `${before}${asset.slice(0, colon)}`, address: asset.slice(colon + 1) };
}

/** Formats the parts of a sentence as a string. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(partText).join("");
}
