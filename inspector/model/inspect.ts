/** All that the page shows of an input: a function of the question alone, which the worker calls. */

import { type AnyEvent, type ApprovalRequest, approvalRequests } from "@dwsa/base";
import { type Candidate, type StrKeyCandidate, writeNamed, type XdrCandidate } from "@dwsa/base/catalogue";
import { toBase64, toHex } from "@dwsa/base/encoding";
import { type JsonValue, toJson, toJsonNamed } from "@dwsa/base/json";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  DwsaAuthorizationEntry,
  HashIdPreimage,
  type ScSpecEntry,
  ScVal,
  TransactionEnvelope,
  TransactionMeta,
  TransactionResult,
} from "@dwsa/base/xdr";
import { type Approval, exactPolicy, requestOfPreimage, requestsOfEntries, viewApproval } from "./approval.ts";
import { compareJson } from "./compare.ts";
import { viewInterface } from "./contract.ts";
import { viewEntry } from "./entry.ts";
import { type Events, viewEventList, viewMeta } from "./events.ts";
import { kindText } from "./kinds.ts";
import { type Names, readNames } from "./names.ts";
import { type Item, readInput } from "./read_input.ts";
import type { ComparisonView, Field, Finding, Forms, Kind, Question, Report } from "./report.ts";
import { viewResult, viewTransaction } from "./transaction.ts";
import { viewCall } from "./tree.ts";
import { Budget, nativeText, viewJson, viewValue } from "./values.ts";

/** How many values, calls and events are shown in all. */
const SHOWN = 4_000;

/** How many kinds can be chosen from. */
const KINDS = 40;

/** How many entries are shown. */
const ENTRIES = 100;

/** The types of events. */
const EVENTS = ["ContractEvent", "DiagnosticEvent", "TransactionEvent"];

/** What is said of an input, and what takes longer and is not looked at first. */
export interface Inspection {
  readonly report: Report;
  readonly forms: () => Forms;
}

/** Answers a question. Bad input gives a report that says so; nothing is thrown for it. */
export function inspect(question: Question): Inspection {
  const items = readInput(question.input);
  const item = items[question.item] ?? items[0];
  const names = readNames(question.names, question.network);
  const findings: Finding[] = names.errors.slice(0, 3).map((line) => ({
    level: 1,
    code: "names",
    text: `Under the names that you know, this line is neither an asset, a token nor an address with a name: ${
      JSON.stringify(line)
    }`,
  }));
  if (item === undefined) return { report: { ...nothing(question.input), findings }, forms: () => NO_FORMS };
  const list = sameType(items);
  const kinds: Kind[] = item.candidates.slice(0, KINDS).map(kindOf);
  if (list !== undefined) kinds.unshift({ key: "list", type: list, form: "list", warnings: [] });
  const kind = kinds.find(({ key }) => key === question.kind) ?? kinds[0]!;
  const base: Report = {
    ...EMPTY,
    kinds,
    kind: kind.key,
    items: items.length > 1 && kind.key !== "list" ? items.slice(0, 500).map(({ label }) => label) : [],
    item: items.indexOf(item),
    findings,
    ...kindText(kind.type),
  };
  const candidates = kind.key === "list"
    ? items.map((one) => one.candidates[0] as XdrCandidate)
    : [item.candidates.find((candidate) => keyOf(candidate) === kind.key)!];
  if (isStrKey(candidates[0]!)) {
    const report = viewKey(base, candidates[0]);
    const { value } = candidates[0];
    return {
      report: { ...report, comparison: compareWith(question.other, candidates) },
      forms: () => ({ ...NO_FORMS, hex: value === null ? null : toHex(value.bytes) }),
    };
  }
  const { requests = [], ...report } = viewValues(base, candidates as XdrCandidate[], question, names);
  const sorted = [...report.findings].sort((a, b) => a.level - b.level);
  return {
    report: { ...report, findings: sorted, comparison: compareWith(question.other, candidates) },
    forms: () => ({ ...formsOf(candidates as XdrCandidate[]), exact: exactPolicy(requests) }),
  };
}

function isStrKey(candidate: Candidate): candidate is StrKeyCandidate {
  return candidate.form === "strkey";
}

const NO_FORMS: Forms = { json: null, base64: null, hex: null, exact: null };

/** A report, with what a policy can be made of. */
type Viewed = Report & { readonly requests?: readonly ApprovalRequest[] };

const EMPTY: Omit<Report, "kinds" | "kind" | "items" | "item" | "title" | "about"> = {
  ...{ findings: [], totals: [], verdict: null, transaction: null, entries: [], movements: null },
  ...{ trace: null, events: [], eventsLeft: 0, contract: null, fields: [], value: null, native: null },
  comparison: null,
};

function nothing(input: string | Uint8Array): Report {
  const isEmpty = typeof input === "string" && input.trim() === "";
  return {
    ...EMPTY,
    ...{ kinds: [], kind: "", items: [], item: 0 },
    title: isEmpty ? "" : "Not recognized",
    about: isEmpty ? "" : "This is no XDR in base64 or hexadecimal, no SEP-51 JSON, no strkey and no contract.",
  };
}

function keyOf({ form, type }: Candidate): string {
  return `${form} ${type}`;
}

function kindOf(candidate: Candidate): Kind {
  const { form, type, evidence } = candidate;
  return { key: keyOf(candidate), type, form, warnings: evidence.warnings };
}

/** The type that all values of a list have: those of events and entries are shown as one. */
function sameType(items: readonly Item[]): string | undefined {
  const types = new Set(items.map(({ candidates }) => candidates[0]!.type));
  const [type] = types;
  const isOne = items.length > 1 && types.size === 1 &&
    ["DwsaAuthorizationEntry", "ScSpecEntry", ...EVENTS].includes(type!);
  return isOne ? type : undefined;
}

function viewKey(base: Report, { type, value }: StrKeyCandidate): Report {
  if (value === null) {
    const text =
      "This is a secret key. Who has seen it owns the account: if it was in other places than this page, move everything to another account";
    return { ...base, findings: [{ level: 0, code: "secret", text }, ...base.findings] };
  }
  const fields: Field[] = [{ label: "kind", text: type, as: "code" }, {
    label: "bytes",
    text: toHex(value.bytes),
    as: "code",
  }];
  if ("publicKey" in value) {
    fields.push({ label: "account", text: encodeStrKey("ed25519PublicKey", value.publicKey), as: "address" });
  }
  if ("muxedId" in value) fields.push({ label: "customer number", text: value.muxedId.toString(), as: "code" });
  if ("payload" in value) fields.push({ label: "payload", text: toHex(value.payload), as: "code" });
  return { ...base, fields };
}

/** Shows values of one type: one, or all of a list. */
function viewValues(report: Report, candidates: readonly XdrCandidate[], question: Question, names: Names): Viewed {
  const values = valuesOf(candidates);
  const budget = new Budget(SHOWN);
  const [value] = values;
  if (values.every((one): one is AnyEvent => EVENTS.includes(typeName(one)))) {
    return withEvents(report, viewEventList(values, question.network, names, budget));
  }
  if (value instanceof TransactionMeta) return withEvents(report, viewMeta(value, question.network, names, budget));
  if (value instanceof TransactionEnvelope) {
    const accounts = Object.keys(names.labels);
    const requests = approvalRequests(value, question.network);
    const approval = viewApproval(requests, question, names, value);
    const { view, entries, findings } = viewTransaction(value, question.network, accounts, budget, approval);
    const shown = { ...report, transaction: view, findings: [...report.findings, ...findings] };
    return withEntries(shown, entries, requests, { question, budget, approval });
  }
  const entries = values.length === 1 && Array.isArray(value) ? value as readonly unknown[] : values;
  if (
    entries.length > 0 && entries.every((one): one is DwsaAuthorizationEntry => one instanceof DwsaAuthorizationEntry)
  ) {
    const path = (i: number) => entries.length === 1 && entries === values ? "" : `entries[${i}]`;
    const placed = entries.map((entry, i) => [path(i), entry] as const);
    const requests = requestsOfEntries(placed, question.network);
    return withEntries(report, placed, requests, {
      question,
      budget,
      approval: viewApproval(requests, question, names),
    });
  }
  if (value instanceof HashIdPreimage) return viewPreimage(report, value, { question, budget });
  if (values.every((one) => typeName(one) === "ScSpecEntry")) {
    return {
      ...report,
      title: kindText("ScSpecEntry").title,
      contract: viewInterface(values as readonly ScSpecEntry[]),
    };
  }
  if (value instanceof ScVal) return { ...report, value: viewValue(value, budget), native: nativeText(value) };
  const told = value instanceof TransactionResult ? withResult(report, value) : report;
  const json = values.length > 1 ? undefined : jsonOf(candidates);
  return json === undefined ? told : { ...told, value: viewJson(json, budget) };
}

function withResult(report: Report, result: TransactionResult): Report {
  const { fields, findings } = viewResult(result);
  return { ...report, fields, findings: [...report.findings, ...findings] };
}

/** The values of candidates; the code of a contract has several. */
function valuesOf(candidates: readonly XdrCandidate[]): readonly unknown[] {
  return candidates.flatMap(({ value, form }) => form as string === "wasm" ? value as readonly unknown[] : [value]);
}

function typeName(value: unknown): string {
  return typeof value === "object" && value !== null ? (value.constructor as { xdrName?: string }).xdrName ?? "" : "";
}

function withEvents(report: Report, { events, left, movements, trace, findings }: Events): Report {
  return { ...report, events, eventsLeft: left, movements, trace, findings: [...report.findings, ...findings] };
}

/** What describing an approval needs beside it. */
interface Around {
  readonly question: Question;
  readonly budget: Budget;
  readonly approval: Approval;
}

function withEntries(
  report: Report,
  entries: readonly (readonly [path: string, entry: DwsaAuthorizationEntry])[],
  requests: readonly ApprovalRequest[],
  { question, budget, approval: { findings, said, conditions: _, ...approval } }: Around,
): Viewed {
  const shown = entries.slice(0, ENTRIES).map(([path, entry]) => viewEntry(entry, path, question, budget, said));
  return {
    ...report,
    ...approval,
    requests,
    entries: shown.map(({ view }) => view),
    findings: [...report.findings, ...findings, ...shown.flatMap((one) => one.findings)],
  };
}

/** What a wallet is handed: the call, without credentials. */
function viewPreimage(
  report: Report,
  preimage: HashIdPreimage,
  { question, budget }: Omit<Around, "approval">,
): Viewed {
  if (!("invocation" in preimage.value)) return report;
  const { invocation, nonce, signatureExpirationLedger, networkId } = preimage.value;
  const found = requestOfPreimage(preimage, question.network);
  const text = found === undefined
    ? "This is for a network that is not in the list: choose it to see what is signed in words"
    : `This is for another network: ${found.network}`;
  const isHere = found?.network === question.network;
  const elsewhere: readonly Finding[] = isHere ? [] : [{ level: 0, code: "other-network", text }];
  const { said, findings, conditions: _, ...approval } = found === undefined
    ? { said: undefined, totals: [], conditions: [], findings: [], verdict: null }
    : viewApproval([found.request], { ...question, network: found.network }, readNames(question.names, found.network));
  const fields: Field[] = [
    { label: "nonce", text: nonce.toString(), as: "code" },
    { label: "expires at ledger", text: signatureExpirationLedger.toString() },
    { label: "network id", text: toHex(networkId), as: "code" },
  ];
  const call = viewCall(invocation, "rootInvocation", budget, said);
  return {
    ...report,
    ...approval,
    requests: found === undefined ? [] : [found.request],
    entries: [{ path: "", address: found?.request.address ?? null, fields, signers: [], call }],
    findings: [...report.findings, ...elsewhere, ...findings],
  };
}

/** The forms that can be copied. Lists have JSON alone. */
function formsOf(candidates: readonly XdrCandidate[]): Omit<Forms, "exact"> {
  const [{ type, value }] = candidates as [XdrCandidate];
  const json = jsonOf(candidates);
  const bytes = isList(candidates) ? undefined : writeNamed(type, value);
  return {
    json: json === undefined ? null : JSON.stringify(json, null, 2),
    base64: bytes === undefined ? null : toBase64(bytes),
    hex: bytes === undefined ? null : toHex(bytes),
  };
}

function isList(candidates: readonly XdrCandidate[]): boolean {
  return candidates.length > 1 || candidates[0]!.form as string === "wasm";
}

function jsonOf(candidates: readonly XdrCandidate[]): JsonValue | undefined {
  if (isList(candidates)) return valuesOf(candidates).map((one) => toJson(one as ScVal));
  try {
    return toJsonNamed(candidates[0]!.type, candidates[0]!.value);
  } catch {
    return undefined; // a signed payload of 0 bytes has no JSON
  }
}

function compareWith(other: string, candidates: readonly Candidate[]): ComparisonView | null {
  if (other.trim() === "") return null;
  const failed = (title: string): ComparisonView => ({ title, rows: [], different: 0, left: 0 });
  const isKey = isStrKey(candidates[0]!);
  const one = isKey ? undefined : jsonOf(candidates as XdrCandidate[]);
  if (one === undefined) return failed("The first value has no JSON to compare");
  const found = readInput(other).flatMap((item) => item.candidates);
  const type = candidates[0]!.type;
  const match = found.find((candidate): candidate is XdrCandidate => candidate.type === type && !isStrKey(candidate));
  if (match === undefined) {
    const got = found[0] === undefined ? "nothing that is known" : kindText(found[0].type).title;
    return failed(`Both must be of one kind: the second is ${got}`);
  }
  const two = jsonOf([match]);
  if (two === undefined) return failed("The second value has no JSON to compare");
  return { title: kindText(type).title, ...compareJson(one, two) };
}
