/** Writes the rows of `ledgers`, `transactions` and `operations`. */

import { muxedAccountToString } from "../address/mod.ts";
import { encodeBase64, encodeHex } from "../internal/codec.ts";
import { equalBytes } from "../internal/bytes.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import { accountKey, transactionOf } from "../transaction/_shared.ts";
import type {
  DwsaResources,
  InnerTransactionResultPair,
  JsonValue,
  LedgerEntryChanges,
  Memo,
  MuxedAccount,
  Operation,
  OperationResult,
  Preconditions,
  PreconditionsV2,
  Transaction,
  TransactionEnvelope,
  TransactionMeta,
  TransactionResult,
} from "../xdr/mod.ts";
import { OperationType } from "../xdr/mod.ts";
import type { RowContext } from "./_context.ts";
import type { ClosedTransaction } from "./ledger.ts";
import type { LedgerRow } from "./tables.ts";

export function ledgerRow(context: RowContext): LedgerRow<"ledgers"> {
  const { ledger, source: { meta } } = context;
  const { header } = ledger;
  const { ext } = header.scpValue;
  const signature = ext.type === "stellarValueSigned" ? ext.value : undefined;
  const successful = ledger.transactions.filter(({ status }) => status === "SUCCESS");
  return {
    sequence: ledger.sequence,
    id: context.id(0, 0),
    ledger_hash: ledger.hash,
    previous_ledger_hash: encodeHex(header.previousLedgerHash),
    closed_at: context.closedAt,
    protocol_version: ledger.protocolVersion,
    successful_transaction_count: successful.length,
    failed_transaction_count: ledger.transactions.length - successful.length,
    operation_count: operationCount(successful),
    tx_set_operation_count: `${operationCount(ledger.transactions)}`,
    total_coins: `${header.totalCoins}`,
    fee_pool: `${header.feePool}`,
    base_fee: header.baseFee,
    base_reserve: header.baseReserve,
    max_tx_set_size: header.maxTxSetSize,
    node_id: signature === undefined ? null : encodeStrKey("ed25519PublicKey", signature.nodeId.value),
    signature: signature === undefined ? null : encodeBase64(signature.signature),
    dwsa_fee_write_1kb: meta.type === "v0" || meta.value.ext.type === "v0"
      ? null
      : `${meta.value.ext.value.dwsaFeeWrite1Kb}`,
    total_byte_size_of_live_dwsa_state: meta.type === "v0" ? null : `${meta.value.totalByteSizeOfLiveDwsaState}`,
    upgrades: context.jsonList(ledger.upgrades.map(({ upgrade }) => upgrade)),
    evicted_ledger_keys: context.jsonList(ledger.evictedKeys),
  };
}

function operationCount(transactions: readonly ClosedTransaction[]): number {
  return transactions.reduce((sum, { envelope }) => sum + operationsOf(envelope).length, 0);
}

function operationsOf(envelope: TransactionEnvelope): readonly Operation[] {
  return envelope.type === "envelopeTypeTxFeeBump"
    ? envelope.value.tx.innerTx.value.tx.operations
    : envelope.value.tx.operations;
}

export function transactionRows(context: RowContext): LedgerRow<"transactions">[] {
  return context.ledger.transactions.map((transaction) => transactionRow(context, transaction));
}

function transactionRow(context: RowContext, transaction: ClosedTransaction): LedgerRow<"transactions"> {
  const { envelope, result, meta } = transaction;
  const bump = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx : undefined;
  const tx = transactionOf(envelope);
  const { timeBounds, ledgerBounds, minSeqNum, minSeqAge, minSeqLedgerGap, extraSigners } = conditionsOf(tx.cond);
  const feeSource = bump?.feeSource ?? tx.sourceAccount;
  const fees = feesOf(transaction, tx, bump?.fee ?? BigInt(tx.fee), accountKey(feeSource));
  const isFeeCorrected = bump !== undefined && fees.resources !== undefined && context.ledger.protocolVersion < 21;
  const inner = innerOf(result);
  const used = usedFees(meta);
  return {
    id: context.transactionId(transaction),
    transaction_hash: transaction.hash,
    ledger_sequence: context.ledger.sequence,
    closed_at: context.closedAt,
    successful: transaction.status === "SUCCESS",
    transaction_result_code: context.armOf(result.result),
    account: baseAddress(tx.sourceAccount),
    account_muxed: muxedAddress(tx.sourceAccount),
    account_sequence: `${tx.seqNum}`,
    operation_count: tx.operations.length,
    max_fee: tx.fee,
    fee_charged: `${isFeeCorrected ? fees.resourceFee - fees.refund : result.feeCharged}`,
    fee_account: bump === undefined ? null : baseAddress(feeSource),
    fee_account_muxed: bump === undefined ? null : muxedAddress(feeSource),
    inner_transaction_hash: inner === undefined ? null : encodeHex(inner.transactionHash),
    new_max_fee: bump === undefined ? null : `${bump.fee}`,
    memo_type: context.armOf(tx.memo),
    memo: memoText(tx.memo),
    time_bounds: timeBounds === null ? "" : `[${timeBounds.minTime},${timeBounds.maxTime || ""})`,
    ledger_bounds: ledgerBounds === null ? "" : `[${ledgerBounds.minLedger},${ledgerBounds.maxLedger})`,
    min_account_sequence: minSeqNum === null ? null : `${minSeqNum}`,
    min_account_sequence_age: minSeqAge === null ? null : `${minSeqAge}`,
    min_account_sequence_ledger_gap: minSeqLedgerGap,
    extra_signers: context.jsonList(extraSigners ?? []) as string[], // strkeys
    resource_fee: `${fees.resourceFee}`,
    dwsa_resources_instructions: fees.resources?.instructions ?? 0,
    dwsa_resources_disk_read_bytes: fees.resources?.diskReadBytes ?? 0,
    dwsa_resources_write_bytes: fees.resources?.writeBytes ?? 0,
    inclusion_fee_bid: `${fees.inclusionBid}`,
    inclusion_fee_charged: `${fees.inclusionCharged}`,
    resource_fee_refund: `${fees.refund}`,
    non_refundable_resource_fee_charged: `${used.totalNonRefundableResourceFeeCharged}`,
    refundable_resource_fee_charged: `${used.totalRefundableResourceFeeCharged}`,
    rent_fee_charged: `${used.rentFeeCharged}`,
  };
}

type Conditions = { readonly [F in keyof typeof NO_CONDITIONS]: PreconditionsV2[F] | null };

/** The conditions of a transaction that sets none. */
const NO_CONDITIONS = {
  timeBounds: null,
  ledgerBounds: null,
  minSeqNum: null,
  minSeqAge: null,
  minSeqLedgerGap: null,
  extraSigners: null,
};

function conditionsOf(cond: Preconditions): Conditions {
  if (cond.type === "precondV2") return cond.value;
  return cond.type === "precondTime" ? { ...NO_CONDITIONS, timeBounds: cond.value } : NO_CONDITIONS;
}

/** Returns the `G…` address of an account. */
function baseAddress(account: MuxedAccount): string {
  return encodeStrKey("ed25519PublicKey", accountKey(account));
}

/** Returns the `M…` address of an account; `null` if the account is not muxed. */
function muxedAddress(account: MuxedAccount): string | null {
  return account.type === "keyTypeMuxedEd25519" ? muxedAccountToString(account) : null;
}

function memoText({ type, value }: Memo): string {
  if (type === "memoNone") return "";
  return typeof value === "object" ? encodeBase64(value as Uint8Array) : `${value}`;
}

/** Returns the result of the inner transaction of a fee bump. */
function innerOf({ result: { type, value } }: TransactionResult): InnerTransactionResultPair | undefined {
  return type === "txFeeBumpInnerSuccess" || type === "txFeeBumpInnerFailed" ? value : undefined;
}

/** The declared resources and the fees of a contract transaction, in stroops; the fees of any other are 0. */
interface Fees {
  readonly resources: DwsaResources | undefined;
  readonly resourceFee: bigint;
  readonly inclusionBid: bigint;
  readonly inclusionCharged: bigint;
  readonly refund: bigint;
}

/**
 * Computes the fees of a transaction from the balances of the account that pays them.
 *
 * @param maxFee the maximum fee; for a fee bump, that of the outer transaction
 * @param payer the key of the account
 */
function feesOf(transaction: ClosedTransaction, { ext }: Transaction, maxFee: bigint, payer: Uint8Array): Fees {
  if (ext.type === "v0") {
    return { resources: undefined, resourceFee: 0n, inclusionBid: 0n, inclusionCharged: 0n, refund: 0n };
  }
  const { resources, resourceFee } = ext.value;
  const { meta, feeChanges, refundChanges } = transaction;
  const after = meta.type === "v3" || meta.type === "v4" ? meta.value.txChangesAfter : [];
  return {
    resources,
    resourceFee,
    inclusionBid: maxFee - resourceFee,
    inclusionCharged: -gain(payer, feeChanges) - resourceFee,
    refund: gain(payer, [...after, ...refundChanges]),
  };
}

/** Returns by how much the balance of an account grows: its last state after the changes, less its last state before. */
function gain(account: Uint8Array, changes: LedgerEntryChanges): bigint {
  let before = 0n;
  let after = 0n;
  for (const { type, value } of changes) {
    if (type !== "ledgerEntryState" && type !== "ledgerEntryUpdated") continue;
    const { data } = value;
    if (data.type !== "account" || !equalBytes(data.value.accountId.value, account)) continue;
    if (type === "ledgerEntryState") before = data.value.balance;
    else after = data.value.balance;
  }
  return after - before;
}

/** Returns the parts of the resource fee that the meta reports, in stroops; 0 if it does not report them. */
function usedFees(meta: TransactionMeta): {
  readonly totalNonRefundableResourceFeeCharged: bigint;
  readonly totalRefundableResourceFeeCharged: bigint;
  readonly rentFeeCharged: bigint;
} {
  const ext = meta.type === "v3" || meta.type === "v4" ? meta.value.dwsaMeta?.ext : undefined;
  return ext?.type === "v1"
    ? ext.value
    : { totalNonRefundableResourceFeeCharged: 0n, totalRefundableResourceFeeCharged: 0n, rentFeeCharged: 0n };
}

export function operationRows(context: RowContext): LedgerRow<"operations">[] {
  return context.ledger.transactions.flatMap((transaction) => {
    const { sourceAccount, operations } = transactionOf(transaction.envelope);
    const results = operationResults(transaction.result);
    return operations.map((operation, index) => {
      const source = operation.sourceAccount ?? sourceAccount;
      const result = results[index];
      return {
        id: context.operationId(transaction, index),
        transaction_id: context.transactionId(transaction),
        transaction_hash: transaction.hash,
        ledger_sequence: context.ledger.sequence,
        closed_at: context.closedAt,
        source_account: baseAddress(source),
        source_account_muxed: muxedAddress(source),
        type: Object.keys(OperationType).indexOf(operation.body.type), // the numbers are 0, 1, 2, …
        type_string: context.armOf(operation.body),
        details: detailsOf(context, operation),
        operation_result_code: result === undefined ? null : context.armOf(result),
        operation_trace_code: result?.type === "opInner" ? context.armOf(result.value.value) : null,
      };
    });
  });
}

/** Returns the results of the operations; empty if the transaction failed before them. */
function operationResults(result: TransactionResult): readonly OperationResult[] {
  const { type, value } = innerOf(result)?.result.result ?? result.result;
  return type === "txSuccess" || type === "txFailed" ? value : [];
}

/** Returns the JSON of an operation's fields, without the name of its type. */
function detailsOf(context: RowContext, { body }: Operation): JsonValue {
  const json = context.json(body);
  return typeof json === "string" ? {} : Object.values(json as { readonly [type: string]: JsonValue })[0]!;
}
