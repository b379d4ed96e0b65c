/** What an approval allows, in sentences: those of the library, with the tokens and addresses that the user knows. */

import {
  type ApprovalRequest,
  approvalRequest,
  Networks,
  policyFrom,
  type PolicyViolation,
  type SigningPolicy,
  signingPolicy,
} from "@dwsa/base";
import { parseJson } from "@dwsa/base/json";
import {
  APPROVAL_MARKS,
  type ApprovalDescription,
  describeApproval,
  type Knowledge,
  type Mark,
  type Part,
  type Statement,
} from "@dwsa/base/humanize";
import type { DwsaAuthorizationEntry, HashIdPreimage, Operation } from "@dwsa/base/xdr";
import type { Names } from "./names.ts";
import type { CallView, Finding, Level, PartView, Question, VerdictView } from "./report.ts";
import { nameText, quoted, shortened } from "./values.ts";

/** The marks that are a danger. The others are warnings, but for those that only say what is unusual. */
const DANGERS: readonly Mark[] = [
  "not-the-operation",
  "malformed",
  "unlimited-allowance",
  "power-of-administrator",
  "not-the-approver",
];
const NOTES: readonly Mark[] = ["muxed-recipient", "to-itself", "nothing-moves"];

/** How many violations of a policy are listed. */
const VIOLATIONS = 20;

/** For how many requests an exact policy is offered. */
const EXACT = 20;

/** What is said of the calls, by their paths. */
export type Said = ReadonlyMap<string, Pick<CallView, "sentence" | "marks">>;

/** What is asked for, as far as it can be said. */
export interface Approval {
  readonly said: Said;
  readonly totals: readonly (readonly PartView[])[];
  readonly findings: readonly Finding[];
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
  operation?: Operation,
): Approval {
  const findings: Finding[] = [];
  const knowledge: Knowledge = {
    networkPassphrase: question.network,
    currentLedger: question.ledger ?? undefined,
    operation,
  };
  let description: ApprovalDescription;
  try {
    description = describeApproval(requests, { ...knowledge, tokens: names.tokens, labels: names.labels });
  } catch (error) {
    const text = `The names that you know cannot be used: ${(error as Error).message}`;
    findings.push({ level: 1, code: "names", text });
    description = describeApproval(requests, knowledge);
  }
  const said = new Map<string, Pick<CallView, "sentence" | "marks">>();
  const { verdict, byCall } = checkPolicy(requests, question.policy);
  if (verdict !== null) findings.push(verdictFinding(verdict));
  const places = new Map<Mark, string[]>();
  const pending: Statement[] = [...description.statements].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, kind, parts, marks, below } = next;
    said.set(path, {
      sentence: kind === "call" ? null : parts.map(viewPart),
      marks: [
        ...(byCall.get(path) ?? []).map(({ code, expected }) => ({
          level: 0 as const,
          name: `against the policy: ${code}`,
          text: `expected ${expected}`,
        })),
        ...marks.map((mark) => ({ level: levelOf(mark), name: mark.replaceAll("-", " "), text: APPROVAL_MARKS[mark] })),
      ],
    });
    for (const mark of marks) {
      const paths = places.get(mark) ?? [];
      places.set(mark, paths);
      paths.push(path);
    }
    pending.push(...[...below].reverse());
  }
  for (const mark of description.marks) {
    const paths = places.get(mark) ?? [];
    const text = APPROVAL_MARKS[mark] + (paths.length < 2 ? "" : ` (in ${paths.length} places)`);
    const sentence = text[0]!.toUpperCase() + text.slice(1);
    findings.push({
      level: levelOf(mark),
      code: mark,
      text: sentence,
      ...(paths.length > 0 ? { path: paths[0]! } : {}),
    });
  }
  return {
    said,
    totals: description.totals.map((parts) => parts.map(viewPart)),
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

function levelOf(mark: Mark): Level {
  return DANGERS.includes(mark) ? 0 : NOTES.includes(mark) ? 2 : 1;
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
      const symbol = part.symbol === undefined ? "" : ` ${nameText(part.symbol)}`;
      const text = part.unlimited ? "any amount of" : part.display ?? `${part.amount} base units of`;
      return { as: "amount", text: `${text}${symbol}`, address: part.token };
    }
    case "token":
      return { as: "amount", text: nameText(part.symbol), address: part.token };
    case "function":
      return { as: "name", text: nameText(part.name), address: part.contract };
    case "ledger":
      return { as: "text", text: `${part.sequence}` };
  }
}
