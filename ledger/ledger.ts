import type { ListedTransaction } from "../transaction/mod.ts";
import type { LedgerEntryChanges, LedgerHeader, LedgerKey, UpgradeEntryMeta } from "../xdr/mod.ts";

/** A closed ledger; see {@linkcode readLedger}. */
export interface Ledger {
  /** The version of the `LedgerCloseMeta`. */
  readonly version: 0 | 1 | 2;
  /** The sequence of the ledger. */
  readonly sequence: number;
  /** The hash of the ledger, 64 hexadecimal digits. It is not compared with the header. */
  readonly hash: string;
  /** The close time, in seconds since 1970. */
  readonly closeTime: bigint;
  /** The protocol version of the ledger. */
  readonly protocolVersion: number;
  /** The header. */
  readonly header: LedgerHeader;
  /** The transactions, in the order in which they were applied. */
  readonly transactions: readonly ClosedTransaction[];
  /** The upgrades of network parameters, with the changes that they made. */
  readonly upgrades: readonly UpgradeEntryMeta[];
  /** The keys of contract entries that were archived or deleted; empty in version 0. */
  readonly evictedKeys: readonly LedgerKey[];
}

/**
 * A transaction of a closed ledger. `envelope` and `feeBump` are getters: the first access to any of them hashes all
 * envelopes of the ledger, and each throws `ledger/no-envelope` if no envelope has the hash of the transaction.
 * `events` is empty, since the meta itself contains the diagnostic events.
 */
export interface ClosedTransaction extends ListedTransaction {
  /** The hash of the transaction, 64 hexadecimal digits; for a fee bump, that of the outer transaction. */
  readonly hash: string;
  /** The changes of the fee charge, before all transactions. */
  readonly feeChanges: LedgerEntryChanges;
  /** The changes of the refund after all transactions (protocol 23 and later); empty before version 2. */
  readonly refundChanges: LedgerEntryChanges;
}
