/** Creates the statements about the operations of a transaction, and the warnings about the whole transaction. */

import { muxedAccountToString } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { hash } from "../keys/mod.ts";
import { baseAccount, malformedOperation } from "../operation/_shared.ts";
import { problemsOf } from "../transaction/_shared.ts";
import type { ClaimPredicate, Operation, Transaction, TransactionEnvelope } from "../xdr/mod.ts";
import { type SettingsChange, sponsorsOf, warnOfAccountChanges } from "./_account_changes.ts";
import { type Draft, type Findings, warn } from "./_findings.ts";
import { callStatement, callText, operationCall, requestStatement } from "./_invocation_statements.ts";
import type { Facts } from "./_knowledge.ts";
import { type OperationPlace, operationStatement } from "./_operation_statements.ts";
import { LAST_SEQUENCES, operationWarnings } from "./_operation_warnings.ts";
import { sentence, TRANSACTION_TEMPLATES } from "./_templates.ts";
import { bytesValue, numberValue } from "./_values.ts";
import type { WarningCode } from "./warnings.ts";

/** Creates a statement for each operation. */
export function operationStatements(
  tx: Transaction,
  requests: readonly ApprovalRequest[],
  facts: Facts,
  findings: Findings,
): Draft[] {
  const { sourceAccount, operations, memo } = tx;
  const txAccount = baseAccount(sourceAccount);
  const acting = operations.map(({ sourceAccount: own, body }) => {
    const account = own ?? sourceAccount;
    return { source: muxedAccountToString(account), account: baseAccount(account), body };
  });
  const sponsors = sponsorsOf(acting);
  const changes: SettingsChange[] = [];
  const byOperation = new Map<string, ApprovalRequest[]>();
  for (const request of requests) {
    const place = request.path.slice(0, request.path.indexOf("."));
    const list = byOperation.get(place) ?? [];
    byOperation.set(place, list);
    list.push(request);
  }
  const drafts = operations.map((operation, i) => {
    const { source, account, body } = acting[i]!;
    const path = `operations[${i}]`;
    const place = { path, source, account, sponsor: sponsors[i], footprint: footprintOf(tx) };
    if (body.type === "invokeHostFunction") {
      return contractStatement(operation, place, byOperation.get(path) ?? [], facts, findings);
    }
    const { draft, settings } = operationStatement(operation, place, facts, findings);
    if (body.type === "createClaimableBalance" && malformedOperation(operation, () => account).length === 0) {
      const predicates = body.value.claimants.map(({ value: { predicate } }) => predicate);
      if (!predicates.some((predicate) => canHold(predicate, creationTimes(tx, facts)))) {
        warn(findings, draft, "never-claimable", `${path}.claimants`);
      }
    }
    if (body.type === "manageData" && !isPlain(body.value.dataName)) {
      warn(findings, draft, "foreign-letters", `${path}.dataName`);
    }
    const context = { account, hasMemo: memo.type !== "memoNone", memoRequired: facts.memoRequired };
    for (const [code, field] of operationWarnings(body, context)) {
      warn(findings, settings.get(field) ?? draft, code, field === "" ? path : `${path}.${field}`);
    }
    if (body.type === "setOptions") changes.push({ account, settings: body.value, below: settings });
    return draft;
  });
  for (const [i, { account }] of acting.entries()) {
    if (account !== txAccount) warn(findings, drafts[i]!, "other-source");
  }
  warnOfAccountChanges(changes, facts.accounts, findings);
  return drafts;
}

/** Returns the number of ledger entries in the footprint of a transaction. */
function footprintOf({ ext }: Transaction): number {
  if (ext.type !== "dwsaData") return 0;
  const { readOnly, readWrite } = ext.value.resources.footprint;
  return readOnly.length + readWrite.length;
}

/** Creates the statement of a contract call, a creation or a code upload, with the statements of its entries. */
function contractStatement(
  operation: Operation,
  { path, source }: OperationPlace,
  requests: readonly ApprovalRequest[],
  facts: Facts,
  findings: Findings,
): Draft {
  const { hostFunction } = (operation.body as Operation["body"] & { type: "invokeHostFunction" }).value;
  const called = operationCall(operation);
  let top: Draft;
  if (hostFunction.type === "hostFunctionTypeUploadContractWasm") {
    const fields = { size: numberValue(hostFunction.value.length), hash: bytesValue(hash(hostFunction.value)) };
    top = {
      path,
      kind: "upload-code",
      source,
      fields,
      parts: sentence(TRANSACTION_TEMPLATES, "upload-code", fields),
      warnings: [],
      below: [],
    };
    findings.drafts.push(top);
    warn(findings, top, "code-uploaded");
  } else {
    top = callStatement(hostFunction, path, { source }, facts, findings);
  }
  const said = [...top.warnings];
  // The own call counts once, and each further entry for it again: a signed entry can be used elsewhere.
  const own = requests.find(({ invocation }) => callText(invocation.function) === called.whole);
  const entries = requests.map((request) => requestStatement(request, called, said, facts, findings, request === own));
  return Object.assign(top, { below: entries });
}

/** Returns when a transaction can create an entry: from the current time to the end of its time bounds. */
function creationTimes({ cond }: Transaction, { currentTime = 0n }: Facts): CreationTimes {
  const bounds = cond.type === "precondTime" ? cond.value : cond.type === "precondV2" ? cond.value.timeBounds : null;
  const latest = bounds === null || bounds.maxTime === 0n ? undefined : bounds.maxTime;
  return { earliest: currentTime, latest };
}

/** Returns whether a name consists of printable ASCII. */
function isPlain(name: string | Uint8Array): boolean {
  return typeof name === "string" ? /^[ -~]*$/.test(name) : name.every((byte) => byte >= 32 && byte < 127);
}

/** The warnings about problems whose code is not that of the warning. */
const PROBLEMS: { readonly [code: string]: WarningCode } = {
  "expired": "expired",
  "not-yet-valid": "not-yet-valid",
  "fee-too-low": "fee-too-low",
  "resource-fee-not-covered": "fee-too-low",
  "fee-bump-too-low": "fee-too-low",
  "sponsorship": "sponsorship-unbalanced",
};

/** Warns of a login that has expired or is not yet valid; nothing else matters, since it cannot be submitted. */
export function warnOfLogin(
  envelope: TransactionEnvelope,
  statements: readonly Draft[],
  facts: Facts,
  findings: Findings,
): void {
  for (const { code, path, reason } of problemsAt(envelope, facts)) {
    if (code !== "expired" && code !== "not-yet-valid") continue;
    warn(findings, statements.find((statement) => statement.path === path) ?? statements[0]!, code, path, reason);
  }
}

/** Returns the problems of a transaction at the known time. */
function problemsAt(
  envelope: TransactionEnvelope,
  { currentTime, currentLedger }: Facts,
): ReturnType<typeof problemsOf> {
  return problemsOf(envelope, {
    currentTime,
    currentLedger: currentLedger === undefined ? undefined : BigInt(currentLedger),
  });
}

/**
 * Warns of everything for which the network rejects a transaction, except for its signatures, and of a sequence number
 * after which few or no transactions are possible. A warning belongs to the statement of its field or of its operation,
 * otherwise to the first statement.
 */
export function warnOfTransaction(
  envelope: TransactionEnvelope,
  tx: Transaction,
  statements: readonly Draft[],
  facts: Facts,
  findings: Findings,
): void {
  const byPath = new Map(statements.map((statement) => [statement.path, statement]));
  for (const { code, path, reason, fix } of problemsAt(envelope, facts)) {
    const warning = PROBLEMS[code] ?? (fix === "rebuild" ? "malformed" : undefined);
    if (warning === undefined) continue;
    const draft = byPath.get(path) ?? byPath.get(path.split(".")[0]!) ?? statements[0]!;
    warn(findings, draft, warning, path, reason);
  }
  if (tx.seqNum >= LAST_SEQUENCES) warn(findings, byPath.get("seqNum")!, "sequence-locked");
}

/** When a balance can be created, in seconds since 1970. */
interface CreationTimes {
  readonly earliest: bigint;
  /** `undefined` if there is no end. */
  readonly latest: bigint | undefined;
}

/** A range of integers, without its end; an end of `undefined` is infinite. */
type Range = readonly [start: bigint, end: bigint | undefined];

/**
 * Returns whether a balance can be claimed at some time, under a well-formed predicate. Between the times that the
 * predicate names, and between the ages that it names, its result is constant: each cell of that grid is tried once.
 *
 * @param predicate the predicate, which the network accepts
 * @param times when the balance can be created
 */
function canHold(predicate: ClaimPredicate, times: CreationTimes): boolean {
  const dates: bigint[] = [0n];
  const ages: bigint[] = [0n];
  collect(predicate, dates, ages);
  return rangesOf(dates).some((time) =>
    rangesOf(ages).some((age) => isPossible(time, age, times) && holds(predicate, time[0], age[0]))
  );
}

/** Lists the times and the ages that a predicate names. */
function collect({ type, value }: ClaimPredicate, dates: bigint[], ages: bigint[]): void {
  switch (type) {
    case "claimPredicateUnconditional":
      return;
    case "claimPredicateBeforeAbsoluteTime":
      dates.push(value);
      return;
    case "claimPredicateBeforeRelativeTime":
      ages.push(value);
      return;
    case "claimPredicateNot":
      collect(value!, dates, ages);
      return;
    default:
      for (const each of value) collect(each, dates, ages);
  }
}

/** Cuts the integers from 0 at these points. */
function rangesOf(points: readonly bigint[]): Range[] {
  const sorted = [...new Set(points)].sort((a, b) => a < b ? -1 : 1);
  return sorted.map((start, i) => [start, sorted[i + 1]]);
}

/** Returns whether a balance created at one of the times can have an age in a range at a time in a range. */
function isPossible([time, timeEnd]: Range, [age, ageEnd]: Range, { earliest, latest }: CreationTimes): boolean {
  // It is created between the first time less the greatest age and the last time less the least age.
  const first = ageEnd === undefined ? undefined : time - ageEnd + 1n;
  const last = timeEnd === undefined ? undefined : timeEnd - 1n - age;
  const from = first === undefined || first < earliest ? earliest : first;
  const to = last === undefined ? latest : latest === undefined || last < latest ? last : latest;
  return to === undefined || from <= to;
}

/** Returns the result of a predicate at a time (in seconds since 1970) and an age (in seconds). */
function holds({ type, value }: ClaimPredicate, time: bigint, age: bigint): boolean {
  switch (type) {
    case "claimPredicateUnconditional":
      return true;
    case "claimPredicateBeforeAbsoluteTime":
      return time < value;
    case "claimPredicateBeforeRelativeTime":
      return age < value;
    case "claimPredicateNot":
      return !holds(value!, time, age);
    case "claimPredicateAnd":
      return value.every((each) => holds(each, time, age));
    case "claimPredicateOr":
      return value.some((each) => holds(each, time, age));
  }
}
