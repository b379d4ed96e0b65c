import { ledgerTransaction } from "./_ledger_transaction.ts";
import { decodeJson, type JsonDecoder, resultOf } from "./_rpc.ts";
import type { LedgerTransaction } from "./ledger_transaction.ts";

/** The status of a transaction on the network; see {@linkcode readTransactionResult}. */
export type TransactionStatus = FoundTransaction | MissingTransaction;

/** A transaction in a ledger. */
export interface FoundTransaction extends LedgerTransaction {
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
}

/** The status of a transaction that the server did not find. */
export interface MissingTransaction {
  /** The transaction is not in any ledger that the server stores. */
  readonly status: "NOT_FOUND";
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
  /** The close time of the latest ledger, in seconds since 1970; `null` if the server does not report it. */
  readonly latestLedgerCloseTime: bigint | null;
  /** The sequence of the oldest ledger that the server stores. */
  readonly oldestLedger: number;
  /** The close time of the oldest ledger, in seconds since 1970; `null` if the server does not report it. */
  readonly oldestLedgerCloseTime: bigint | null;
}

const ACTION = "read the transaction";

/**
 * Parses an RPC server's response to `getTransaction`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the transaction with its result, or the status `NOT_FOUND`
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `transaction/rpc` if the response is a server error, or the field in `path` is missing or malformed
 *
 * @example A transaction that the server did not find
 * ```ts
 * import { readTransactionResult } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(readTransactionResult({ status: "NOT_FOUND", latestLedger: 9, oldestLedger: 2 }), {
 *   status: "NOT_FOUND",
 *   latestLedger: 9,
 *   latestLedgerCloseTime: null,
 *   oldestLedger: 2,
 *   oldestLedgerCloseTime: null,
 * });
 * ```
 */
export function readTransactionResult(response: unknown): TransactionStatus {
  return transactionIn(response, decodeJson);
}

/** Reads a transaction; see {@linkcode readTransactionResult}. Without `json`, the response is one to a request for base64. */
export function transactionIn(response: unknown, json?: JsonDecoder): TransactionStatus {
  const result = resultOf(ACTION, response, json);
  const status = result.text("status");
  const latestLedger = result.uint32("latestLedger");
  const timeOf = (name: string) => result.get(name) === undefined ? null : result.uint64(name);
  switch (status) {
    case "NOT_FOUND":
      return {
        status,
        latestLedger,
        latestLedgerCloseTime: timeOf("latestLedgerCloseTime"),
        oldestLedger: result.uint32("oldestLedger"),
        oldestLedgerCloseTime: timeOf("oldestLedgerCloseTime"),
      };
    case "SUCCESS":
    case "FAILED":
      return { ...ledgerTransaction(result, status), latestLedger };
    default:
      throw result.unexpected("status", "SUCCESS, FAILED or NOT_FOUND", status);
  }
}
