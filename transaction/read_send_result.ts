import { diagnosticEventFromJson, transactionResultFromJson } from "../xdr/json/mod.ts";
import { DiagnosticEvent, TransactionResult } from "../xdr/mod.ts";
import { resultOf } from "./_rpc.ts";

/** The result of sending a transaction, see {@linkcode readSendResult}. */
export type SendResult = AcceptedSendResult | RejectedSendResult;

/** A transaction that waits for a ledger, or that should be sent again. */
export interface AcceptedSendResult {
  /**
   * | status | meaning |
   * |---|---|
   * | `PENDING` | it waits for a ledger: call `getTransaction` with its hash |
   * | `DUPLICATE` | it was sent before |
   * | `TRY_AGAIN_LATER` | the server is busy: send it again |
   */
  readonly status: "PENDING" | "DUPLICATE" | "TRY_AGAIN_LATER";
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The last ledger that the server knows. */
  readonly latestLedger: number;
  /** When that ledger closed, in seconds since 1970. */
  readonly latestLedgerCloseTime: bigint;
}

/** A transaction that is rejected. */
export interface RejectedSendResult {
  /** It will not be in any ledger as it is. */
  readonly status: "ERROR";
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The last ledger that the server knows. */
  readonly latestLedger: number;
  /** When that ledger closed, in seconds since 1970. */
  readonly latestLedgerCloseTime: bigint;
  /** Why it is rejected; `null` if the server does not say. */
  readonly error: TransactionResult | null;
  /** The diagnostic events. */
  readonly events: readonly DiagnosticEvent[];
}

const ACTION = "read the result of sending";

/**
 * Reads the response of an RPC server to `sendTransaction`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns whether the transaction waits for a ledger, and why not
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `builder/rpc` if the response is an error of the server, or a field is missing or malformed; `path` says
 * which
 *
 * @example A transaction that waits
 * ```ts
 * import { readSendResult } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const response = { status: "PENDING", hash: "ab".repeat(32), latestLedger: 7, latestLedgerCloseTime: "1800000000" };
 * assert.equal(readSendResult({ jsonrpc: "2.0", id: 1, result: response }).status, "PENDING");
 * ```
 */
export function readSendResult(response: unknown): SendResult {
  const result = resultOf(ACTION, response);
  const status = result.text("status");
  const common = {
    hash: result.hash("hash"),
    latestLedger: result.uint32("latestLedger"),
    latestLedgerCloseTime: result.uint64("latestLedgerCloseTime"),
  };
  switch (status) {
    case "PENDING":
    case "DUPLICATE":
    case "TRY_AGAIN_LATER":
      return { status, ...common };
    case "ERROR":
      return {
        status,
        ...common,
        error: result.xdr("errorResultXdr", "errorResultJson", TransactionResult, transactionResultFromJson) ?? null,
        events:
          result.xdrList("diagnosticEventsXdr", "diagnosticEventsJson", DiagnosticEvent, diagnosticEventFromJson) ?? [],
      };
    default:
      throw result.unexpected("status", "PENDING, DUPLICATE, TRY_AGAIN_LATER or ERROR", status);
  }
}
