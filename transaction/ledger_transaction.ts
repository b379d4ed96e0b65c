import type { DiagnosticEvent, ScVal, TransactionEnvelope, TransactionMeta, TransactionResult } from "../xdr/mod.ts";

/** The ledger data of a transaction. */
export interface LedgerTransaction {
  /** Whether the transaction succeeded. Its fee is charged in both cases. */
  readonly status: "SUCCESS" | "FAILED";
  /** The ledger that contains it. */
  readonly ledger: number;
  /** The close time of that ledger, in seconds since 1970. */
  readonly createdAt: bigint;
  /** The transaction as submitted. */
  readonly envelope: TransactionEnvelope;
  /** The result of each operation. */
  readonly result: TransactionResult;
  /** The changes made by the transaction, with its events: see `eventsFromMeta`. */
  readonly meta: TransactionMeta;
  /** The return value of its contract call; `null` if there is none. */
  readonly returnValue: ScVal | null;
  /** The diagnostic events that the server returns in addition to the meta. */
  readonly events: readonly DiagnosticEvent[];
}
