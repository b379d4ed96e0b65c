import { ledgerTransaction } from "./_ledger_transaction.ts";
import { decodeJson, resultOf, type RpcObject } from "./_rpc.ts";
import type { LedgerTransaction } from "./ledger_transaction.ts";

/** A page of transactions; see {@linkcode readTransactions}. */
export interface TransactionPage {
  /** The transactions, in the order of the response. */
  readonly transactions: readonly ListedTransaction[];
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
  /** The sequence of the oldest ledger that the server stores. */
  readonly oldestLedger: number;
  /**
   * The cursor of the next page, for `pagination.cursor` of the next request; `null` if the server does not report it.
   */
  readonly cursor: string | null;
}

/** A transaction in a page. */
export interface ListedTransaction extends LedgerTransaction {
  /** The hash of the transaction, 64 hexadecimal digits; `null` if an older server does not report it. */
  readonly hash: string | null;
  /** The position among the transactions of the ledger, starting at 1. */
  readonly applicationOrder: number;
  /** Whether the transaction is a fee bump. */
  readonly feeBump: boolean;
}

/**
 * Parses an RPC server's response to `getTransactions`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the transactions and the cursor of the next page
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `transaction/rpc` if the response is a server error, or the field in `path` is missing or malformed
 *
 * @example A page without transactions
 * ```ts
 * import { readTransactions } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const page = readTransactions({ transactions: [], latestLedger: 9, oldestLedger: 2, cursor: "38654709760" });
 * assert.deepEqual(page, { transactions: [], latestLedger: 9, oldestLedger: 2, cursor: "38654709760" });
 * ```
 */
export function readTransactions(response: unknown): TransactionPage {
  const result = resultOf("read the transactions", response, decodeJson);
  return {
    transactions: result.requiredObjects("transactions").map(readTransaction),
    latestLedger: result.uint32("latestLedger"),
    oldestLedger: result.uint32("oldestLedger"),
    cursor: result.textOrNull("cursor"),
  };
}

function readTransaction(transaction: RpcObject): ListedTransaction {
  const status = transaction.text("status");
  if (status !== "SUCCESS" && status !== "FAILED") {
    throw transaction.unexpected("status", "SUCCESS or FAILED", status);
  }
  return {
    ...ledgerTransaction(transaction, status),
    hash: transaction.get("txHash") === undefined ? null : transaction.hash("txHash"),
    applicationOrder: transaction.uint32("applicationOrder"),
    feeBump: transaction.boolean("feeBump"),
  };
}
