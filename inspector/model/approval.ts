/** What an approval allows, in sentences: those of the library, with the tokens and addresses that the user knows. */

import { type ApprovalRequest, approvalRequest, Networks, type PolicyViolation } from "@dwsa/base";
import {
  describeApproval,
  describeTransaction,
  type Description,
  formatDescription,
  type Knowledge,
  type Part,
  policyFrom,
  type SigningPolicy,
  signingPolicy,
  type Statement,
  type TransactionDescription,
  type WarningCode,
  type WarningLevel,
  WARNINGS,
} from "@dwsa/base/approve";
import { parseJson } from "@dwsa/base/json";
import type { DwsaAuthorizationEntry, HashIdPreimage, TransactionEnvelope } from "@dwsa/base/xdr";
import type { Names } from "./names.ts";
import type { CallView, Field, Finding, Level, OperationView, PartView, Question, VerdictView } from "./report.ts";
import { nameText, quoted, shortened } from "./values.ts";

/** The levels of warnings on the page. */
const LEVELS: { readonly [L in WarningLevel]: Level } = { danger: 0, warning: 1, note: 2 };

/** The statements whose parts are shown as a list of sentences. */
const SETTINGS: readonly string[] = ["set-options", "create-claimable-balance"];

/** How many violations of a policy are listed. */
const VIOLATIONS = 20;

/** For how many requests an exact policy is offered. */
const EXACT = 20;

/** What is said of the calls, by their paths. */
export type Said = ReadonlyMap<string, Pick<CallView, "sentence" | "marks"> & Pick<OperationView, "settings">>;

/** What is asked for, as far as it can be said. */
export interface Approval {
  readonly said: Said;
  readonly totals: readonly (readonly PartView[])[];
  readonly findings: readonly Finding[];
  /** The conditions of a transaction. */
  readonly conditions: readonly Field[];
  /** What the policy says that was pasted, if there is one. */
  readonly verdict: VerdictView | null;
}

/** The requests of entries, with their paths. */
export function requestsOfEntries(
  entries: readonly (readonly [path: string, entry: DwsaAuthorizationEntry])[],
  network: string,
): ApprovalRequest[] {
  return entries.map(([path, entry]) => ({ ...approvalRequest(entry, network), path }));
}

/** The request in what a wallet is handed. It holds the id of its network, which may be another one. */
export function requestOfPreimage(
  preimage: HashIdPreimage,
  network: string,
): { readonly network: string; readonly request: ApprovalRequest } | undefined {
  for (const candidate of [network, ...Object.values(Networks)]) {
    try {
      return { network: candidate, request: approvalRequest(preimage, candidate) };
    } catch {
      continue; // of another network
    }
  }
  return undefined;
}

/** Describes requests. */
export function viewApproval(
  requests: readonly ApprovalRequest[],
  question: Pick<Question, "network" | "ledger" | "policy">,
  names: Names,
  envelope?: TransactionEnvelope,
): Approval {
  const findings: Finding[] = [];
  const knowledge: Knowledge = {
    networkPassphrase: question.network,
    currentLedger: question.ledger ?? undefined,
  };
  const describe = (known: Knowledge): Description & Partial<TransactionDescription> =>
    envelope === undefined ? describeApproval(requests, known) : describeTransaction(envelope, known);
  let description: ReturnType<typeof describe>;
  try {
    description = describe({ ...knowledge, tokens: names.tokens, labels: names.labels });
  } catch (error) {
    const text = `The names that you know cannot be used: ${(error as Error).message}`;
    findings.push({ level: 1, code: "names", text });
    description = describe(knowledge);
  }
  const said = new Map<string, Pick<CallView, "sentence" | "marks"> & Pick<OperationView, "settings">>();
  const { verdict, byCall } = checkPolicy(requests, question.policy);
  if (verdict !== null) findings.push(verdictFinding(verdict));
  const places = new Map<WarningCode, string[]>();
  const pending: Statement[] = [...description.statements].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, kind, parts, warnings, below } = next;
    said.set(path, {
      sentence: kind === "call" ? null : parts.map(viewPart),
      settings: SETTINGS.includes(kind) ? below.map((statement) => statement.parts.map(viewPart)) : [],
      marks: [
        ...(byCall.get(path) ?? []).map(({ code, expected }) => ({
          level: 0 as const,
          name: `against the policy: ${code}`,
          text: `expected ${expected}`,
        })),
        ...warnings.map((code) => ({
          level: levelOf(code),
          name: code.replaceAll("-", " "),
          text: WARNINGS[code].text,
        })),
      ],
    });
    pending.push(...[...below].reverse());
  }
  for (const { code, path } of description.warnings) {
    const paths = places.get(code) ?? [];
    places.set(code, paths);
    paths.push(path);
  }
  for (const [code, paths] of places) {
    const text = WARNINGS[code].text + (paths.length < 2 ? "" : ` (in ${paths.length} places)`);
    const sentence = text[0]!.toUpperCase() + text.slice(1);
    findings.push({ level: levelOf(code), code, text: sentence, path: paths[0]! });
  }
  return {
    said,
    totals: description.totals.map((parts) => parts.map(viewPart)),
    conditions: (description.conditions ?? []).map(({ kind, parts }) => ({
      label: kind.replaceAll("-", " "),
      text: textOf(parts),
    })),
    findings,
    verdict,
  };
}

/** Checks the requests against the policy that was pasted, if there is one; gives the violations by the call they are of. */
function checkPolicy(requests: readonly ApprovalRequest[], policy: string): {
  readonly verdict: VerdictView | null;
  readonly byCall: ReadonlyMap<string, readonly PolicyViolation[]>;
} {
  const byCall = new Map<string, PolicyViolation[]>();
  if (policy.trim() === "") return { verdict: null, byCall };
  if (requests.length === 0) {
    return { verdict: { count: null, rows: [{ text: "Nothing here is an approval of a contract call" }] }, byCall };
  }
  let violations: readonly PolicyViolation[];
  try {
    violations = signingPolicy(parseJson(policy) as unknown as SigningPolicy)(requests); // which checks every part
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

/** The verdict in one line, with the first call that is against the policy. */
function verdictFinding({ count, rows: [first] }: VerdictView): Finding {
  if (count === null) return { level: 1, code: "policy", text: `The policy cannot be used: ${first!.text}` };
  if (first === undefined) return { level: 3, code: "policy", text: "The policy allows all of this" };
  const text = `The policy refuses this: ${count} ${count === 1 ? "violation" : "violations"}`;
  return { ...first, level: 0, code: "policy", text };
}

/** The path of the call that something is a part of. */
function callOf(path: string): string | undefined {
  return /^.*?rootInvocation(?:\.subInvocations\[\d+\])*/.exec(path)?.[0];
}

/** The policy that allows these requests and nothing else, as JSON; null where there is none of a size to look at. */
export function exactPolicy(requests: readonly ApprovalRequest[]): string | null {
  if (requests.length === 0 || requests.length > EXACT) return null;
  try {
    const text = JSON.stringify(policyFrom(requests), null, 2);
    return text.length > 100_000 ? null : text;
  } catch {
    return null; // it is not said who approves
  }
}

function levelOf(code: WarningCode): Level {
  return LEVELS[WARNINGS[code].level];
}

function viewPart(part: Part): PartView {
  switch (part.kind) {
    case "text":
      return { as: "text", text: part.text };
    case "value":
      return { as: "value", text: shortened(part.text) };
    case "address":
      return { as: "address", text: part.label === undefined ? "" : quoted(part.label), address: part.address };
    case "amount": {
      if (part.token === undefined) return { as: "amount", text: textOf([part]) };
      const symbol = part.symbol === undefined ? "" : ` ${nameText(part.symbol)}`;
      const text = part.unlimited
        ? "any amount of"
        : part.display ?? `${part.amount.replace(/\B(?=(\d{3})+$)/g, ",")} base units of`;
      return { as: "amount", text: `${text}${symbol}`, address: part.token };
    }
    case "token":
      return { as: "amount", text: nameText(part.symbol), address: part.token };
    default: // the text of one part alone
      return { as: "text", text: shortened(textOf([part])) };
  }
}

/** A sentence, or a part of one, as text. */
function textOf(parts: readonly Part[]): string {
  return formatDescription({ warnings: [], totals: [parts], statements: [] });
}
