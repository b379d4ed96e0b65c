import type { DiagnosticEvent, ScVal, TransactionEnvelope, TransactionMeta, TransactionResult } from "../xdr/mod.ts";

/** What the ledger has of a transaction. */
export interface LedgerTransaction {
  /** Whether the transaction succeeded. Its fee is paid in both cases. */
  readonly status: "SUCCESS" | "FAILED";
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
