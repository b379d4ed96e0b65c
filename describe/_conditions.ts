/** Creates the statements about a transaction's fee, sequence number, memo and preconditions. */

import { signerAddress } from "../keys/_shared.ts";
import type { TransactionFees } from "../transaction/mod.ts";
import type { Memo, Transaction } from "../xdr/mod.ts";
import { type Draft, type Findings, warn } from "./_findings.ts";
import type { Facts } from "./_knowledge.ts";
import { sentence, TRANSACTION_TEMPLATES, type TransactionKind } from "./_templates.ts";
import { addressValue, bytesValue, LAST_DATE, nativeAmount, numberValue, textValue } from "./_values.ts";
import type { Value } from "./description.ts";

/** The inclusion fee and the total fee, in stroops, above which a warning is added. */
const MOST_INCLUSION = 10_000_000n;
const MOST_IN_ALL = 100_000_000n;

/** The account that pays the fee, and the fees. */
export interface FeePayer {
  /** The fee source account, `G…` or `M…`. */
  readonly feeSource: string;
  /** Whether the fee source differs from the transaction's source account. */
  readonly isOther: boolean;
  readonly fees: TransactionFees;
}

/** Creates the statements about the fee, the sequence number, the memo and the preconditions, in this order. */
export function conditionStatements(
  { cond, memo, seqNum }: Transaction,
  { feeSource, isOther, fees: { fee, inclusionFee, resourceFee } }: FeePayer,
  facts: Facts,
  findings: Findings,
): Draft[] {
  const conditions: Draft[] = [];
  const add = adder(conditions, findings);
  const paid = add("fee", "fee", {
    feeSource: addressValue(feeSource, facts),
    fee: nativeAmount(fee),
    ...resourceFee === 0n ? {} : { resourceFee: nativeAmount(resourceFee) },
  });
  if (inclusionFee > MOST_INCLUSION || fee > MOST_IN_ALL) warn(findings, paid, "high-fee");
  if (isOther) warn(findings, paid, "fee-by-other-account");
  add("seqNum", "sequence", { sequence: numberValue(seqNum) });
  addMemo(memo, (kind, value) => add("memo", kind, { memo: value }));

  const v2 = cond.type === "precondV2" ? cond.value : undefined;
  const maxTime = addTimes(cond, add);

  const { minLedger = 0, maxLedger = 0 } = v2?.ledgerBounds ?? {};
  const ledger = (path: string, kind: TransactionKind, sequence: number) =>
    add(`cond.ledgerBounds.${path}`, kind, { ledger: { kind: "ledger", sequence } });
  if (minLedger !== 0) {
    ledger("minLedger", "from-ledger", minLedger);
  }
  if (maxLedger !== 0) {
    ledger("maxLedger", "before-ledger", maxLedger);
  }
  if (maxLedger === 0 && (maxTime === 0n || maxTime > LAST_DATE)) { // beyond the last date if in milliseconds
    warn(findings, conditions[0]!, "no-expiry", maxTime === 0n ? "cond" : "cond.timeBounds.maxTime");
  }

  if (v2 === undefined) return conditions;
  const { minSeqNum, minSeqAge, minSeqLedgerGap, extraSigners } = v2;
  if (minSeqNum !== null) add("cond.minSeqNum", "min-sequence", { sequence: numberValue(minSeqNum) });
  if (minSeqAge !== 0n) add("cond.minSeqAge", "min-sequence-age", { seconds: numberValue(minSeqAge) });
  if (minSeqLedgerGap !== 0) {
    add("cond.minSeqLedgerGap", "min-sequence-ledger-gap", { ledgers: numberValue(minSeqLedgerGap) });
  }
  for (const [i, signer] of extraSigners.entries()) {
    const key = addressValue(signerAddress(signer), facts);
    const draft = add(`cond.extraSigners[${i}]`, "extra-signer", { key });
    if (i === 0) warn(findings, draft, "extra-signers", "cond.extraSigners");
  }
  return conditions;
}

/** Creates the statements about when a login is valid, and that it cannot be submitted. */
export function loginConditions({ cond, seqNum }: Transaction, findings: Findings): Draft[] {
  const conditions: Draft[] = [];
  const add = adder(conditions, findings);
  addTimes(cond, add);
  add("seqNum", "not-submittable", { sequence: numberValue(seqNum) });
  return conditions;
}

type Add = (path: string, kind: TransactionKind, fields: { readonly [name: string]: Value }) => Draft;

/** Returns a function that adds a condition. */
function adder(conditions: Draft[], findings: Findings): Add {
  return (path, kind, fields) => {
    const draft = { path, kind, fields, parts: sentence(TRANSACTION_TEMPLATES, kind, fields), warnings: [], below: [] };
    conditions.push(draft);
    findings.drafts.push(draft);
    return draft;
  };
}

/** Adds the time bounds, and returns the upper one; 0 if there is none. */
function addTimes(cond: Transaction["cond"], add: Add): bigint {
  const bounds = cond.type === "precondTime" ? cond.value : cond.type === "precondV2" ? cond.value.timeBounds : null;
  const { minTime = 0n, maxTime = 0n } = bounds ?? {};
  const time = (path: string, kind: TransactionKind, seconds: bigint) =>
    add(`cond.timeBounds.${path}`, kind, { time: { kind: "time", seconds: `${seconds}` } });
  if (minTime !== 0n) time("minTime", "not-before", minTime);
  if (maxTime !== 0n) time("maxTime", "not-after", maxTime);
  return maxTime;
}

function addMemo(memo: Memo, add: (kind: TransactionKind, value: Value) => void): void {
  switch (memo.type) {
    case "memoNone":
      return;
    case "memoText":
      return add("memo-text", textValue(memo.value));
    case "memoId":
      return add("memo-id", numberValue(memo.value));
    case "memoHash":
      return add("memo-hash", bytesValue(memo.value));
    case "memoReturn":
      return add("memo-return", bytesValue(memo.value));
  }
}
