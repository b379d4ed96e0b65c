import {
  diagnosticEventFromJson,
  transactionEnvelopeFromJson,
  transactionMetaFromJson,
  transactionResultFromJson,
} from "../xdr/json/mod.ts";
import { DiagnosticEvent, type ScVal, TransactionEnvelope, TransactionMeta, TransactionResult } from "../xdr/mod.ts";
import { resultOf } from "./_rpc.ts";

/** The state of a transaction on the network, see {@linkcode readTransactionResult}. */
export type TransactionStatus = FoundTransaction | MissingTransaction;

/** A transaction that is in a ledger. */
export interface FoundTransaction {
  /** Whether the transaction succeeded. Its fee is paid in both cases. */
  readonly status: "SUCCESS" | "FAILED";
  /** The last ledger that the server knows. */
  readonly latestLedger: number;
  /** The ledger that contains it. */
  readonly ledger: number;
  /** When that ledger closed, in seconds since 1970. */
  readonly createdAt: bigint;
  /** The transaction as it was sent. */
  readonly envelope: TransactionEnvelope;
  /** The result of each operation. */
  readonly result: TransactionResult;
  /** The changes that it made, with its events: see `eventsFromMeta`. */
  readonly meta: TransactionMeta;
  /** The value that its contract call returned; `null` without one. */
  readonly returnValue: ScVal | null;
  /** The diagnostic events that the server returns in addition to the meta. */
  readonly events: readonly DiagnosticEvent[];
}

/** A transaction that the server does not know yet, or no longer knows. */
export interface MissingTransaction {
  /** No ledger that the server keeps contains it. */
  readonly status: "NOT_FOUND";
  /** The last ledger that the server knows. */
  readonly latestLedger: number;
  /** The first ledger that the server keeps. */
  readonly oldestLedger: number;
}

const ACTION = "read the transaction";

/**
 * Reads the answer of an RPC server to `getTransaction`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * @param answer the parsed JSON: the whole answer, or its `result`
 * @returns the result of the transaction, or `NOT_FOUND`
 * @throws {TypeError} if `answer` is not an object
 * @throws {DwsaError} `builder/rpc` if the answer is a JSON-RPC error, or a field is missing or malformed; `path` says
 * which
 *
 * @example A transaction that is not in a ledger yet
 * ```ts
 * import { readTransactionResult } from "@dwsa/base/builder";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(readTransactionResult({ status: "NOT_FOUND", latestLedger: 9, oldestLedger: 2 }), {
 *   status: "NOT_FOUND",
 *   latestLedger: 9,
 *   oldestLedger: 2,
 * });
 * ```
 */
export function readTransactionResult(answer: unknown): TransactionStatus {
  const result = resultOf(ACTION, answer);
  const status = result.text("status");
  const latestLedger = result.uint32("latestLedger");
  switch (status) {
    case "NOT_FOUND":
      return { status, latestLedger, oldestLedger: result.uint32("oldestLedger") };
    case "SUCCESS":
    case "FAILED": {
      const meta = result.requiredXdr("resultMetaXdr", "resultMetaJson", TransactionMeta, transactionMetaFromJson);
      return {
        status,
        latestLedger,
        ledger: result.uint32("ledger"),
        createdAt: result.uint64("createdAt"),
        envelope: result.requiredXdr("envelopeXdr", "envelopeJson", TransactionEnvelope, transactionEnvelopeFromJson),
        result: result.requiredXdr("resultXdr", "resultJson", TransactionResult, transactionResultFromJson),
        meta,
        returnValue: returnValueOf(meta),
        events:
          result.xdrList("diagnosticEventsXdr", "diagnosticEventsJson", DiagnosticEvent, diagnosticEventFromJson) ?? [],
      };
    }
    default:
      throw result.unexpected("status", "SUCCESS, FAILED or NOT_FOUND", status);
  }
}

/** The value that a contract call returned. */
function returnValueOf(meta: TransactionMeta): ScVal | null {
  return meta.type === "v3" || meta.type === "v4" ? meta.value.dwsaMeta?.returnValue ?? null : null;
}
