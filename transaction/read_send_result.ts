import { DiagnosticEvent, TransactionResult } from "../xdr/mod.ts";
import { decodeJson, type JsonDecoder, resultOf } from "./_rpc.ts";
import type { UnreadPart } from "./unread_part.ts";

/** The result of sending a transaction; see {@linkcode readSendResult}. */
export type SendResult = AcceptedSendResult | RejectedSendResult;

/** The result for a transaction that the server did not reject. */
export interface AcceptedSendResult {
  /**
   * The status of the transaction:
   *
   * | status | meaning |
   * |---|---|
   * | `PENDING` | the transaction is waiting for inclusion in a ledger: call `getTransaction` with the hash |
   * | `DUPLICATE` | the transaction was already sent |
   * | `TRY_AGAIN_LATER` | the server did not queue the transaction: send it again later |
   */
  readonly status: "PENDING" | "DUPLICATE" | "TRY_AGAIN_LATER";
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
  /** The close time of the latest ledger, in seconds since 1970. */
  readonly latestLedgerCloseTime: bigint;
}

/** The result for a rejected transaction. */
export interface RejectedSendResult {
  /** The server rejected the transaction. */
  readonly status: "ERROR";
  /** The hash of the transaction, 64 hexadecimal digits. */
  readonly hash: string;
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
  /** The close time of the latest ledger, in seconds since 1970. */
  readonly latestLedgerCloseTime: bigint;
  /** The reason for the rejection; `null` if the server does not report it, or if it is in `unread`. */
  readonly error: TransactionResult | null;
  /** The diagnostic events of the rejected transaction. */
  readonly events: readonly DiagnosticEvent[];
  /** The reason and the events, if they could not be read; absent if there are none. */
  readonly unread?: readonly UnreadPart[] | undefined;
}

const ACTION = "read the result of sending";

/**
 * Parses an RPC server's response to `sendTransaction`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the status of the transaction, with the reason if the server rejected it
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `transaction/rpc` if the response is a server error, or the field in `path` is missing or malformed
 *
 * @example A pending transaction
 * ```ts
 * import { readSendResult } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const response = { status: "PENDING", hash: "ab".repeat(32), latestLedger: 7, latestLedgerCloseTime: "1800000000" };
 * assert.equal(readSendResult({ jsonrpc: "2.0", id: 1, result: response }).status, "PENDING");
 * ```
 */
export function readSendResult(response: unknown): SendResult {
  return sendResultIn(response, decodeJson);
}

/** Reads the result; see {@linkcode readSendResult}. Without `json`, the response is one to a request for base64. */
export function sendResultIn(response: unknown, json?: JsonDecoder): SendResult {
  const result = resultOf(ACTION, response, json);
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
    case "ERROR": {
      const error = result.readableXdr("errorResultXdr", "errorResultJson", TransactionResult) ?? null;
      const names = ["diagnosticEventsXdr", "diagnosticEventsJson"] as const;
      const events = result.readableXdrList(...names, DiagnosticEvent);
      return {
        status,
        ...common,
        error,
        events,
        ...result.unread,
      };
    }
    default:
      throw result.unexpected("status", "PENDING, DUPLICATE, TRY_AGAIN_LATER or ERROR", status);
  }
}
