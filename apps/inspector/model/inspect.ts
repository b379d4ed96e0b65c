/** Creates the complete report on an input: a pure function of the query, called by the worker. */

import { type AnyEvent, type ApprovalRequest, eventsFromMeta, formatScVal } from "@dwsa/base";
import { type Candidate, type StrKeyCandidate, writeNamed, type XdrCandidate } from "@dwsa/base/catalogue";
import type { Part } from "@dwsa/base/describe";
import { toBase64, toHex } from "@dwsa/base/encoding";
import { type JsonValue, toJson, toJsonNamed } from "@dwsa/base/json";
import { encodeStrKey } from "@dwsa/base/strkey";
import { explainResult, type ResultExplanation } from "@dwsa/base/transaction";
import {
  DwsaAuthorizationEntry,
  HashIdPreimage,
  type ScSpecEntry,
  ScVal,
  TransactionEnvelope,
  TransactionMeta,
  TransactionResult,
} from "@dwsa/base/xdr";
import type { RequestUri } from "@dwsa/base/uri";
import { type Item, kindText, type Reading, readPasted } from "../../reader/mod.ts";
import { explainCodes, failureText, problemText } from "../../reader/reasons.ts";
import { factsOfRequest } from "../../reader/request_uri.ts";
import { viewAccounts } from "./accounts.ts";
import { viewChanges } from "./changes.ts";
import { compareJson } from "./compare.ts";
import { viewInterface } from "./contract.ts";
import { viewEntry } from "./entry.ts";
import { type Events, viewEventList, viewMeta } from "./events.ts";
import { readNames } from "./names.ts";
import { type Network, networkName, networkOfEvents } from "./networks.ts";
import type { ComparisonView, Field, Finding, Forms, Kind, Query, Report } from "./report.ts";
import { exactPolicy, nameFindings, type Subject, viewRequest } from "./request.ts";
import { entriesOf, viewResult, viewTransaction } from "./transaction.ts";
import { viewCall } from "./tree.ts";
import { Budget, nativeText, shortened, viewJson, viewValue } from "./values.ts";

/** Maximum number of values, calls and events shown. */
const SHOWN = 4_000;

/** Maximum number of selectable types. */
const KINDS = 40;

/** Maximum number of entries shown. */
const ENTRIES = 100;

/** The types of events. */
const EVENTS = ["ContractEvent", "DiagnosticEvent", "TransactionEvent"];

/** A report, and a function that computes its slow parts. */
export interface Inspection {
  readonly report: Report;
  readonly forms: () => Forms;
}

/** Creates the report for a query. Never throws for invalid input: the report explains the problem. */
export function inspect(query: Query): Inspection {
  const reading = readPasted(query.input);
  const { items, line } = reading;
  const item = items[query.item] ?? items[0];
  if (item === undefined) return { report: withoutValues(reading), forms: () => NO_FORMS };
  const list = reading.response === undefined ? sameType(items) : undefined;
  const kinds: Kind[] = item.candidates.slice(0, KINDS).map(kindOf);
  if (list !== undefined) kinds.unshift({ key: "list", type: list, form: "list", warnings: [] });
  const isWhole = reading.response !== undefined && query.item === 0 && query.kind === "";
  const kind = kinds.find(({ key }) => key === query.kind) ?? kinds[0]!;
  const candidates = isWhole
    ? items.map((one) => one.candidates[0]!)
    : kind.key === "list"
    ? items.map((one) => one.candidates[0]!)
    : [item.candidates.find((candidate) => keyOf(candidate) === kind.key)!];
  const isFirst = query.kind === "" && query.item === 0;
  const { title, about } = kindText(kind.type);
  const base: Report = {
    ...EMPTY,
    kinds: isWhole ? [] : kinds,
    kind: kind.key,
    items: items.length > 1 && (isWhole || kind.key !== "list") ? items.slice(0, 500).map(({ label }) => label) : [],
    item: items.indexOf(item),
    line: isFirst ? line : title,
    headline: [words(title)],
    about: isWhole ? "" : about,
  };
  if (!isWhole && isStrKey(candidates[0]!)) {
    const report = viewKey(base, candidates[0]);
    const { value } = candidates[0];
    return {
      report: { ...report, comparison: compareWith(query.other, candidates) },
      forms: () => ({ ...NO_FORMS, hex: value === null ? null : toHex(value.bytes) }),
    };
  }
  const values = candidates.filter((one): one is XdrCandidate => !isStrKey(one));
  const { requests = [], ...report } = isWhole
    ? viewResponse(base, values, reading, query)
    : viewValues(base, values, query, reading);
  const sorted = joined(report.findings).sort((a, b) => a.level - b.level);
  return {
    report: { ...report, findings: sorted, comparison: isWhole ? null : compareWith(query.other, candidates) },
    forms: () => ({ ...(isWhole ? NO_FORMS : formsOf(values)), exact: exactPolicy(requests) }),
  };
}

/** Returns the findings without duplicate messages. */
function joined(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, { readonly first: Finding; count: number }>();
  for (const finding of findings) {
    const group = groups.get(finding.text);
    if (group === undefined) groups.set(finding.text, { first: finding, count: 1 });
    else group.count++;
  }
  return Array.from(
    groups.values(),
    ({ first, count }) => count === 1 ? first : { ...first, text: `${first.text} (in ${count} places)` },
  );
}

function words(text: string): Part {
  return { kind: "text", text };
}

function isStrKey(candidate: Candidate): candidate is StrKeyCandidate {
  return candidate.form === "strkey";
}

const NO_FORMS: Forms = { json: null, base64: null, hex: null, exact: null };

/** A report, and the requests from which a policy can be created. */
type Viewed = Report & { readonly requests?: readonly ApprovalRequest[] };

const EMPTY: Report = {
  ...{ kinds: [], kind: "", items: [], item: 0, line: "", headline: [], about: "", network: "" },
  ...{
    findings: [],
    reasons: [],
    description: null,
    marks: {},
    unverified: null,
    problems: [],
    now: null,
    current: null,
  },
  ...{ accounts: null, verdict: null },
  ...{ transaction: null, entries: [], entriesLeft: 0, movements: null, changes: null, trace: null },
  ...{ events: [], eventsLeft: 0, contract: null, fields: [], value: null, native: null, comparison: null },
};

/** Classifies an input without a value: a secret, a link, a response without XDR, or unknown input. */
function withoutValues({ kind, line, network, request, response }: Reading): Report {
  const about = kind === "secret"
    ? "The page has cleared it and kept nothing. Anyone with a secret key controls the account: never paste it " +
      "anywhere. If you have pasted it anywhere else, move your funds to another account."
    : "";
  const fields: Field[] = [
    ...(request === undefined ? [] : factsOfRequest(request)).map(({ label, text, isAddress }) =>
      isAddress ? { label, text, as: "address" as const } : { label, text: shortened(text) }
    ),
    ...(network === null ? [] : [{ label: "network", text: networkName(network) }]),
    ...factsOf(response),
  ];
  const named: Finding[] = request === undefined ? [] : [{
    level: 2,
    code: "request",
    text: "A link requests this payment: nothing shows who created the link",
  }, ...requestFindings(request)];
  if (response?.failure !== undefined) named.push({ level: 0, code: "failed", text: response.failure });
  return {
    ...EMPTY,
    kind: kind === "empty" ? "" : kind,
    line,
    headline: [words(response?.failure ?? line)],
    about,
    fields,
    findings: named,
  };
}

/** Returns the findings of a request URI: where the signed transaction goes, and what the sender says. */
function requestFindings(request: RequestUri): Finding[] {
  const facts = factsOfRequest(request);
  return (request.operation === "pay" ? facts.filter(({ isWarning }) => isWarning) : facts)
    .map(({ label, text, isWarning }) => ({
      level: isWarning ? 1 : 2,
      code: "request",
      text: shortened(`${capital(label)} ${text}`),
    }));
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

function factsOf(response: Reading["response"]): Field[] {
  return (response?.facts ?? []).map(([label, text]) => ({ label, text }));
}

function keyOf({ form, type }: Candidate): string {
  return `${form} ${type}`;
}

function kindOf(candidate: Candidate): Kind {
  const { form, type, evidence } = candidate;
  return { key: keyOf(candidate), type, form, warnings: evidence.warnings };
}

/** Returns the type of all values in a list if they are events or entries, which are shown together. */
function sameType(items: readonly Item[]): string | undefined {
  const types = new Set(items.map(({ candidates }) => candidates[0]!.type));
  const [type] = types;
  const isOne = items.length > 1 && types.size === 1 &&
    ["DwsaAuthorizationEntry", "ScSpecEntry", ...EVENTS].includes(type!);
  return isOne ? type : undefined;
}

function viewKey(base: Report, { type, value }: StrKeyCandidate): Report {
  if (value === null) return base; // the reader stops at secrets
  const fields: Field[] = [{ label: "type", text: type, as: "code" }, {
    label: "bytes",
    text: toHex(value.bytes),
    as: "code",
  }];
  if ("publicKey" in value) {
    fields.push({ label: "account", text: encodeStrKey("ed25519PublicKey", value.publicKey), as: "address" });
  }
  if ("muxedId" in value) fields.push({ label: "muxed ID", text: value.muxedId.toString(), as: "code" });
  if ("payload" in value) fields.push({ label: "payload", text: toHex(value.payload), as: "code" });
  return { ...base, fields };
}

/** Creates the report on a server response: its status, then its values with their paths. */
function viewResponse(
  base: Report,
  candidates: readonly XdrCandidate[],
  reading: Reading,
  query: Query,
): Viewed {
  const { response, line } = reading;
  const { failure, codes } = response!;
  const groups = new Map<string, XdrCandidate[]>();
  for (const candidate of candidates) groups.set(candidate.type, [...groups.get(candidate.type) ?? [], candidate]);
  // Entries are approved together. The report on a meta already includes its events.
  const inMeta = groups.has("TransactionMeta") ? EVENTS : [];
  const envelope = groups.get("TransactionEnvelope")?.[0]?.value as TransactionEnvelope | undefined;
  const reasons = codes === undefined || groups.has("TransactionResult") ? [] : explainCodes(codes, envelope);
  let merged: Viewed = { ...base, line, headline: [], fields: factsOf(response), reasons: reasonFields(reasons) };
  let known = query;
  const first = ["TransactionEnvelope", "DwsaAuthorizationEntry"]; // these show the network
  for (const [type, group] of [...groups].sort(([a], [b]) => Number(first.includes(b)) - Number(first.includes(a)))) {
    if (inMeta.includes(type)) continue;
    const isList = type === "DwsaAuthorizationEntry" || EVENTS.includes(type);
    const view = viewValues({ ...EMPTY, headline: [] }, isList ? group : [group[0]!], known, reading, envelope);
    merged = mergeReports(merged, view);
    known = { ...query, network: query.network ?? merged.description?.network.passphrase ?? null };
  }
  if (merged.description !== null) merged = { ...merged, headline: [], network: "" };
  if (failure !== undefined) {
    const findings: Finding[] = [{ level: 0, code: "failed", text: failure }, ...merged.findings];
    return { ...merged, findings, headline: [words(failure)] };
  }
  const hasHeading = merged.headline.length > 0 || merged.description !== null;
  return { ...merged, headline: hasHeading ? merged.headline : [words(line)] };
}

/** Returns what the codes of a failure mean, which rules the transaction breaks, and what to do. */
function reasonFields(reasons: readonly ResultExplanation[]): Field[] {
  return reasons.flatMap((reason) => [
    { label: "reason", text: failureText(reason) },
    ...reason.problems.map((problem) => ({ label: "because", text: problemText(problem) })),
    ...reason.fix === "" ? [] : [{ label: "what to do", text: reason.fix }],
  ]);
}

/** Merges two reports. The contents of the first report come first. */
function mergeReports(one: Viewed, two: Viewed): Viewed {
  return {
    ...two,
    ...{ kinds: one.kinds, kind: one.kind, items: one.items, item: one.item, line: one.line, about: one.about },
    headline: one.headline.length > 0 ? one.headline : two.headline,
    network: one.network || two.network,
    findings: [...one.findings, ...two.findings],
    reasons: [...one.reasons, ...two.reasons],
    ...(one.description === null ? {} : {
      ...{ description: one.description, marks: one.marks, unverified: one.unverified, problems: one.problems },
      ...{ now: one.now, current: one.current },
    }),
    accounts: one.accounts ?? two.accounts,
    verdict: one.verdict ?? two.verdict,
    transaction: one.transaction ?? two.transaction,
    entries: [...one.entries, ...two.entries],
    entriesLeft: one.entriesLeft + two.entriesLeft,
    movements: one.movements ?? two.movements,
    changes: one.changes ?? two.changes,
    trace: one.trace ?? two.trace,
    events: one.events.length > 0 ? one.events : two.events,
    contract: one.contract ?? two.contract,
    fields: [...one.fields, ...two.fields],
    value: one.value ?? two.value,
    native: one.native ?? two.native,
    requests: [...one.requests ?? [], ...two.requests ?? []],
  };
}

/** Adds the views of values of one type to a report: a single value, or all values of a list. */
function viewValues(
  report: Report,
  candidates: readonly XdrCandidate[],
  query: Query,
  reading: Reading,
  envelope?: TransactionEnvelope,
): Viewed {
  const values = valuesOf(candidates);
  const budget = new Budget(SHOWN);
  const [value] = values;
  if (values.every((one): one is AnyEvent => EVENTS.includes(typeName(one)))) {
    const network = networkOfEvents(query, reading.network, values);
    const names = readNames(query.names);
    const events = viewEventList(values, network.passphrase, names, budget);
    const named = { ...report, network: networkText(network), findings: nameFindings(names.errors) };
    return withEvents(named, events, `${values.length}`);
  }
  if (value instanceof TransactionMeta) {
    const network = networkOfEvents(query, reading.network, eventsFromMeta(value));
    const names = readNames(query.names);
    const events = viewMeta(value, network.passphrase, names, budget);
    const meta = { ...report, network: networkText(network), findings: nameFindings(names.errors) };
    return withEvents({ ...meta, changes: viewChanges(value) }, events, "");
  }
  if (value instanceof TransactionEnvelope) {
    const view = viewSigned(report, { value, entries: entriesOf(value) }, query, reading, budget);
    return { ...view, transaction: viewTransaction(value, view.description!.network.passphrase, budget) };
  }
  const entries = values.length === 1 && Array.isArray(value) ? value as readonly unknown[] : values;
  if (
    entries.length > 0 && entries.every((one): one is DwsaAuthorizationEntry => one instanceof DwsaAuthorizationEntry)
  ) {
    const path = (i: number) => entries.length === 1 ? "" : `entries[${i}]`;
    const subject = { value: entries, entries: entries.map((entry, i) => [path(i), entry] as const) };
    return viewSigned(report, subject, query, reading, budget);
  }
  if (value instanceof HashIdPreimage) return viewPreimage(report, value, query, reading, budget);
  if (values.every((one) => typeName(one) === "ScSpecEntry")) {
    const { title } = kindText("ScSpecEntry");
    return { ...report, headline: [words(title)], contract: viewInterface(values as readonly ScSpecEntry[]) };
  }
  if (value instanceof ScVal) {
    const headline: Part[] = [{ kind: "value", value: toJson(value), text: shortened(formatScVal(value), 120) }];
    return { ...report, headline, value: viewValue(value, budget), native: nativeText(value) };
  }
  const known = value instanceof TransactionResult ? withResult(report, value, envelope) : report;
  const json = values.length > 1 ? undefined : jsonOf(candidates);
  return json === undefined ? known : { ...known, value: viewJson(json, budget, value) };
}

function withResult(report: Report, result: TransactionResult, envelope: TransactionEnvelope | undefined): Report {
  const { fields, headline, failed } = viewResult(result);
  const reasons = reasonFields(explainResult(result, envelope));
  return {
    ...report,
    headline: failed || envelope === undefined ? [words(headline)] : report.headline,
    ...{ fields: [...report.fields, ...fields], reasons },
    findings: failed ? [...report.findings, { level: 0, code: "failed", text: headline }] : report.findings,
  };
}

/** Returns the line about the network of values that no description names. */
function networkText({ passphrase, how }: Network): string {
  if (passphrase === null) return "Network: unknown";
  return `Network: ${networkName(passphrase)}${how === "contracts" ? ", on which the contracts of assets match" : ""}`;
}

/** Returns the values of candidates; contract code has several. */
function valuesOf(candidates: readonly XdrCandidate[]): readonly unknown[] {
  return candidates.flatMap(({ value, form }) => form as string === "wasm" ? value as readonly unknown[] : [value]);
}

function typeName(value: unknown): string {
  return typeof value === "object" && value !== null ? (value.constructor as { xdrName?: string }).xdrName ?? "" : "";
}

/** Adds events to a report, with a heading about failures, movements or changes. */
function withEvents(report: Report, { events, left, movements, trace, findings }: Events, count: string): Report {
  const failed = findings.find(({ code }) => code === "failed");
  const rows = movements === null ? 0 : movements.rows.length + movements.left;
  const changed = report.changes === null ? 0 : report.changes.rows.length + report.changes.left;
  const several = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const what = failed !== undefined
    ? failed.title ?? failed.text
    : rows > 0
    ? several(rows, "token movement", "token movements")
    : count !== ""
    ? several(Number(count), "event without token movements", "events without token movements")
    : changed > 0
    ? `${several(changed, "ledger entry", "ledger entries")} changed`
    : "No ledger entry changed";
  const about = report.changes !== null && events.length === 0 && count === ""
    ? "The meta contains no events: the transaction emitted none, or its protocol or the node does not record them."
    : report.about;
  return {
    ...report,
    ...{ headline: [words(what)], about, events, eventsLeft: left, movements, trace },
    findings: [...report.findings, ...findings],
  };
}

/** Reports what is to be signed, its entries, and the problems of smart accounts. */
function viewSigned(report: Report, subject: Subject, query: Query, reading: Reading, budget: Budget): Viewed {
  const { marks, findings, approvals, requests, ...view } = viewRequest(subject, query, reading);
  const { entries } = subject;
  const { passphrase } = view.description!.network;
  const accounts = viewAccounts(entries, approvals, passphrase, query.account);
  const all = new Map(marks);
  for (const [path, more] of accounts?.marks ?? []) all.set(path, [...all.get(path) ?? [], ...more]);
  const shown = entries.slice(0, ENTRIES).map(([path, entry]) => viewEntry(entry, path, view.current, budget, all));
  const { request } = reading;
  return {
    ...report,
    ...view,
    ...{ headline: [], requests, marks: Object.fromEntries(all), accounts: accounts?.view ?? null },
    entries: shown.map((one) => one.view),
    entriesLeft: entries.length - shown.length,
    findings: [
      ...report.findings,
      ...request === undefined ? [] : requestFindings(request),
      ...findings,
      ...accounts?.findings ?? [],
      ...shown.flatMap((one) => one.findings),
    ],
  };
}

/** Adds the view of a preimage to a report: the call, without credentials. */
function viewPreimage(
  report: Report,
  preimage: HashIdPreimage,
  query: Query,
  reading: Reading,
  budget: Budget,
): Viewed {
  if (!("invocation" in preimage.value)) return report;
  const { invocation, nonce, signatureExpirationLedger, networkId } = preimage.value;
  const { marks, findings, approvals: _approvals, requests, ...view } = viewRequest(
    { value: preimage, entries: [] },
    query,
    reading,
  );
  const fields: Field[] = [
    { label: "nonce", text: nonce.toString(), as: "code" },
    { label: "expires at ledger", text: signatureExpirationLedger.toString() },
    { label: "network id", text: toHex(networkId), as: "code" },
  ];
  const call = viewCall(invocation, "rootInvocation", budget, marks);
  const address = requests[0]?.address ?? null;
  return {
    ...report,
    ...view,
    ...{ headline: [], requests, marks: Object.fromEntries(marks), entries: [{ path: "", address, fields, call }] },
    findings: [...report.findings, ...findings],
  };
}

/** Returns the formats that can be copied. Lists can be copied as JSON only. */
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
    return undefined; // a signed payload of 0 bytes has no JSON representation
  }
}

function compareWith(other: string, candidates: readonly Candidate[]): ComparisonView | null {
  if (other.trim() === "") return null;
  const failed = (title: string): ComparisonView => ({ title, rows: [], different: 0, left: 0 });
  const isKey = isStrKey(candidates[0]!);
  const one = isKey ? undefined : jsonOf(candidates as XdrCandidate[]);
  if (one === undefined) return failed("The first value has no JSON to compare");
  const found = readPasted(other).items.flatMap((item) => item.candidates);
  const type = candidates[0]!.type;
  const match = found.find((candidate): candidate is XdrCandidate => candidate.type === type && !isStrKey(candidate));
  if (match === undefined) {
    const got = found[0] === undefined
      ? "second is not recognized"
      : `type of the second is ${kindText(found[0].type).title}`;
    return failed(`Both values must have the same type: the ${got}`);
  }
  const two = jsonOf([match]);
  if (two === undefined) return failed("The second value has no JSON to compare");
  return { title: kindText(type).title, ...compareJson(one, two) };
}
