import type { DiagnosticEvent, ScVal, TransactionEnvelope, TransactionMeta, TransactionResult } from "../xdr/mod.ts";
import type { UnreadPart } from "./unread_part.ts";

/** A transaction in a ledger, with its result. */
export interface LedgerTransaction {
  /** Whether the transaction succeeded. The fee is charged in both cases. */
  readonly status: "SUCCESS" | "FAILED";
  /** The sequence of the ledger that contains the transaction. */
  readonly ledger: number;
  /** The close time of the ledger, in seconds since 1970. */
  readonly createdAt: bigint;
  /** The transaction as submitted. */
  readonly envelope: TransactionEnvelope;
  /** The result of the transaction, with the result of each operation. */
  readonly result: TransactionResult;
  /** The ledger changes and events of the transaction; for the events, see `eventsFromMeta`. */
  readonly meta: TransactionMeta;
  /** The return value of the contract call; `null` if there is none. */
  readonly returnValue: ScVal | null;
  /** The diagnostic events that the server returns separately from the transaction meta. */
  readonly events: readonly DiagnosticEvent[];
  /** The diagnostic events that could not be read; absent if there are none. */
  readonly unread?: readonly UnreadPart[] | undefined;
}
