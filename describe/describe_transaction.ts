import { muxedAccountToString } from "../address/mod.ts";
import { approvalRequests } from "../auth/mod.ts";
import { wrongType } from "../internal/describe.ts";
import { hash } from "../keys/mod.ts";
import { baseAccount, malformedTransaction, UNPRINTABLE } from "../operation/_shared.ts";
import { outflowsOf, readFees } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import { type Operation, type Transaction, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { type SettingsChange, sponsorsOf, warnOfAccountChanges } from "./_account_changes.ts";
import { conditionStatements } from "./_conditions.ts";
import { type Draft, type Findings, finish, noFindings, warn } from "./_findings.ts";
import { callStatement, callText, operationCall, requestStatement } from "./_invocation_statements.ts";
import { type Facts, readKnowledge } from "./_knowledge.ts";
import { type OperationPlace, operationStatement } from "./_operation_statements.ts";
import { operationWarnings } from "./_operation_warnings.ts";
import { sentence, TRANSACTION_TEMPLATES } from "./_templates.ts";
import { bytesValue, numberValue } from "./_values.ts";
import type { Knowledge, TransactionDescription } from "./description.ts";
import type { ApprovalRequest } from "../auth/mod.ts";

const ACTION = "describe the transaction";

/**
 * Describes a transaction in sentences, with risk warnings, for a consent dialog: each operation with its authorization
 * entries, the outflow of each account, the fee, sequence number, memo and bounds.
 *
 * The description covers the request, not the outcome: an offer can be filled in part, a contract can do more than its
 * authorization shows, and a failed transaction still costs its fee. Balances, prices and contract code cannot be
 * checked offline. Amounts are not rounded, and nothing is shortened.
 *
 * @param envelope a transaction of any type; for a fee bump, the inner transaction is described with the outer fee
 * @param knowledge the network, and known tokens, address labels, accounts, the time and the latest ledger
 * @returns the statements; {@linkcode formatDescription} renders them in English
 * @throws {TypeError} if an argument or a property is of the wrong type, or has an unknown name
 * @throws {RangeError} if a number is out of range
 * @throws {DwsaError} `describe/knowledge` if `knowledge` contradicts itself; `contract/asset` or `strkey/…` if a token
 *   is not an asset or contract, or an address is invalid; `network/passphrase` if the passphrase is invalid; `xdr/…`
 *   if the envelope cannot be encoded
 *
 * @example A payment with a memo
 * ```ts
 * import { describeTransaction, formatDescription } from "@dwsa/base/describe";
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
 *   memo: { type: "id", value: 7n },
 *   timeBounds: { max: 1_900_000_000n },
 * });
 * const description = describeTransaction(envelope, { networkPassphrase: Networks.PUBLIC });
 *
 * assert.deepEqual(description.warnings, []);
 * assert.equal(
 *   formatDescription(description),
 *   [
 *     `${source}: Send 1,250 XLM to ${destination}`,
 *     `Out of ${source}: 1,250 XLM`,
 *     `${source} pays a fee of at most 0.00001 XLM`,
 *     "Use sequence number 42",
 *     "Memo ID 7",
 *     "Valid until 2030-03-17 17:46:40 UTC",
 *   ].join("\n"),
 * );
 * ```
 */
export function describeTransaction(envelope: TransactionEnvelope, knowledge: Knowledge): TransactionDescription {
  if (!TransactionEnvelope.is(envelope)) throw wrongType(ACTION, "envelope", "a TransactionEnvelope", envelope);
  const copy = copyXdr(TransactionEnvelope, envelope);
  const facts = readKnowledge(ACTION, knowledge);
  const tx = transactionOf(copy);
  const findings = noFindings();
  const requests = approvalRequests(copy, knowledge.networkPassphrase);
  const statements = operationStatements(tx, requests, facts, findings);
  const feeSource = copy.type === "envelopeTypeTxFeeBump" ? copy.value.tx.feeSource : tx.sourceAccount;
  const conditions = conditionStatements(
    tx,
    {
      feeSource: muxedAccountToString(feeSource),
      isOther: baseAccount(feeSource) !== baseAccount(tx.sourceAccount),
      fees: readFees(copy),
    },
    facts,
    findings,
  );
  warnOfMalformed(tx, [...statements, ...conditions], findings);
  const { warnings, totals } = finish(findings, statements, facts);
  return { warnings, totals, statements, conditions, outflows: outflowsOf(copy) };
}

/** Creates a statement for each operation. */
function operationStatements(
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
  const reports: (readonly [index: number, code: "sponsoring" | "sponsorship-unbalanced"])[] = [];
  const sponsors = sponsorsOf(acting, (index, code) => reports.push([index, code]));
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
    const context = { account, hasMemo: memo.type !== "memoNone", memoRequired: facts.memoRequired };
    for (const [code, field] of operationWarnings(body, context)) {
      warn(findings, settings.get(field) ?? draft, code, field === "" ? path : `${path}.${field}`);
    }
    if (body.type === "setOptions") changes.push({ account, settings: body.value, below: settings });
    return draft;
  });
  for (const [index, code] of reports) warn(findings, drafts[index]!, code);
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
    const isApproved = requests.some(({ invocation }) => callText(invocation.function) === called.whole);
    top = callStatement(hostFunction, path, { source }, facts, findings, !isApproved);
  }
  const said = [...top.warnings];
  const entries = requests.map((request) => requestStatement(request, called, said, facts, findings));
  return Object.assign(top, { below: entries });
}

/**
 * Adds a warning for each field that the protocol rejects: to the statement of the field or of its operation, otherwise
 * to the first statement.
 */
function warnOfMalformed(tx: Transaction, statements: readonly Draft[], findings: Findings): void {
  const byPath = new Map(statements.map((statement) => [statement.path, statement]));
  for (const { path, reason } of malformedTransaction(tx)) {
    if (reason === UNPRINTABLE) continue; // descriptions escape such characters
    const [place = ""] = /^\w+(?:\[\d+\])?/.exec(path) ?? [];
    warn(findings, byPath.get(path) ?? byPath.get(place) ?? statements[0]!, "malformed", path);
  }
}
