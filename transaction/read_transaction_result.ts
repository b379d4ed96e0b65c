import { ledgerTransaction } from "./_ledger_transaction.ts";
import { resultOf } from "./_rpc.ts";
import type { LedgerTransaction } from "./ledger_transaction.ts";

/** The state of a transaction on the network, see {@linkcode readTransactionResult}. */
export type TransactionStatus = FoundTransaction | MissingTransaction;

/** A transaction in a ledger. */
export interface FoundTransaction extends LedgerTransaction {
  /** The latest ledger of the server. */
  readonly latestLedger: number;
}

/** A transaction that the server does not have yet or no longer has. */
export interface MissingTransaction {
  /** No ledger that the server keeps contains it. */
  readonly status: "NOT_FOUND";
  /** The latest ledger of the server. */
  readonly latestLedger: number;
  /** The close time of that ledger, in seconds since 1970; `null` if not reported. */
  readonly latestLedgerCloseTime: bigint | null;
  /** The first ledger that the server keeps. */
  readonly oldestLedger: number;
}

const ACTION = "read the transaction";

/**
 * Parses an RPC server's response to `getTransaction`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the result of the transaction, or `NOT_FOUND`
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `builder/rpc` if the response is a server error, or a field is missing or malformed; `path` names
 *   it
 *
 * @example A transaction that is not in a ledger yet
 * ```ts
 * import { readTransactionResult } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(readTransactionResult({ status: "NOT_FOUND", latestLedger: 9, oldestLedger: 2 }), {
 *   status: "NOT_FOUND",
 *   latestLedger: 9,
 *   latestLedgerCloseTime: null,
 *   oldestLedger: 2,
 * });
 * ```
 */
export function readTransactionResult(response: unknown): TransactionStatus {
  const result = resultOf(ACTION, response);
  const status = result.text("status");
  const latestLedger = result.uint32("latestLedger");
  switch (status) {
    case "NOT_FOUND":
      return {
        status,
        latestLedger,
        latestLedgerCloseTime: result.get("latestLedgerCloseTime") === undefined
          ? null
          : result.uint64("latestLedgerCloseTime"),
        oldestLedger: result.uint32("oldestLedger"),
      };
    case "SUCCESS":
    case "FAILED":
      return { ...ledgerTransaction(result, status), latestLedger };
    default:
      throw result.unexpected("status", "SUCCESS, FAILED or NOT_FOUND", status);
  }
}
