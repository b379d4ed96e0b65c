/** Writes the rows of `changes`. */

import {
  type LedgerEntry,
  type LedgerEntryChanges,
  LedgerKey,
  LedgerKeyAccount,
  LedgerKeyClaimableBalance,
  LedgerKeyConfigSetting,
  LedgerKeyContractCode,
  LedgerKeyContractData,
  LedgerKeyData,
  LedgerKeyLiquidityPool,
  LedgerKeyOffer,
  LedgerKeyTrustLine,
  LedgerKeyTtl,
  type OperationMeta,
  type OperationMetaV2,
} from "../xdr/mod.ts";
import type { RowContext } from "./_context.ts";
import type { ClosedTransaction } from "./ledger.ts";
import type { LedgerRow } from "./tables.ts";

type ChangeRow = LedgerRow<"changes">;
type Origin = Pick<ChangeRow, "transaction_id" | "operation_id" | "transaction_hash" | "reason">;

/** The order: all fees, the transactions, all refunds, the upgrades. */
export function changeRows(context: RowContext): ChangeRow[] {
  const { transactions, upgrades } = context.ledger;
  const rows: ChangeRow[] = [];
  const add = (transaction: ClosedTransaction, reason: string, changes: LedgerEntryChanges, operation?: number) => {
    addRows(rows, context, {
      transaction_id: context.transactionId(transaction),
      operation_id: operation === undefined ? null : context.operationId(transaction, operation),
      transaction_hash: transaction.hash,
      reason,
    }, changes);
  };
  for (const transaction of transactions) add(transaction, "fee", transaction.feeChanges);
  for (const transaction of transactions) {
    const { before, operations, after } = changesOf(transaction);
    add(transaction, "transaction", before);
    for (const [index, { changes }] of operations.entries()) add(transaction, "operation", changes, index);
    add(transaction, "transaction", after);
  }
  for (const transaction of transactions) add(transaction, "fee_refund", transaction.refundChanges);
  for (const { changes } of upgrades) {
    const origin = { transaction_id: null, operation_id: null, transaction_hash: null, reason: "upgrade" };
    addRows(rows, context, origin, changes);
  }
  return rows;
}

interface Changes {
  readonly before: LedgerEntryChanges;
  readonly operations: readonly (OperationMeta | OperationMetaV2)[];
  readonly after: LedgerEntryChanges;
}

/** Returns the changes in the meta of a transaction. */
function changesOf({ meta, status }: ClosedTransaction): Changes {
  switch (meta.type) {
    case "operations":
      return { before: [], operations: meta.value, after: [] };
    case "v1":
      return { before: meta.value.txChanges, operations: meta.value.operations, after: [] };
    case "v2":
    case "v3":
    case "v4": {
      const { txChangesBefore: before, operations, txChangesAfter: after } = meta.value;
      // The operations of a failed transaction had no effect; only since version 4 does the meta leave them out.
      return { before, operations: status === "SUCCESS" || meta.type === "v4" ? operations : [], after };
    }
  }
}

/** Adds a row for each change. The state before a change is not a row. */
function addRows(rows: ChangeRow[], context: RowContext, origin: Origin, changes: LedgerEntryChanges): void {
  const { ledger: { sequence }, closedAt } = context;
  for (const change of changes) {
    if (change.type === "ledgerEntryState") continue;
    const entry = change.type === "ledgerEntryRemoved" ? null : change.value;
    const key = change.type === "ledgerEntryRemoved" ? change.value : keyOf(change.value);
    rows.push({
      ledger_sequence: sequence,
      change_index: rows.length,
      transaction_id: origin.transaction_id,
      operation_id: origin.operation_id,
      transaction_hash: origin.transaction_hash,
      closed_at: closedAt,
      reason: origin.reason,
      change_type: context.armOf(change),
      ledger_entry_type: context.armOf(key),
      ledger_key: context.json(key),
      entry: entry === null ? null : context.json(entry),
    });
  }
}

/** Returns the key of an entry. */
function keyOf({ data: { type, value } }: LedgerEntry): LedgerKey {
  switch (type) {
    case "account":
      return LedgerKey.account(new LedgerKeyAccount(value));
    case "trustline":
      return LedgerKey.trustline(new LedgerKeyTrustLine(value));
    case "offer":
      return LedgerKey.offer(new LedgerKeyOffer(value));
    case "data":
      return LedgerKey.data(new LedgerKeyData(value));
    case "claimableBalance":
      return LedgerKey.claimableBalance(new LedgerKeyClaimableBalance(value));
    case "liquidityPool":
      return LedgerKey.liquidityPool(new LedgerKeyLiquidityPool(value));
    case "contractData":
      return LedgerKey.contractData(new LedgerKeyContractData(value));
    case "contractCode":
      return LedgerKey.contractCode(new LedgerKeyContractCode(value));
    case "configSetting":
      return LedgerKey.configSetting(new LedgerKeyConfigSetting({ configSettingId: value.type }));
    case "ttl":
      return LedgerKey.ttl(new LedgerKeyTtl(value));
  }
}
