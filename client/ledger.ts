/** Network state that a client reads. */

import type { IntLike } from "../internal/int_like.ts";
import type { ScVal } from "../xdr/mod.ts";

/** The latest ledger of a server. */
export interface LatestLedger {
  /** Its sequence number. */
  readonly sequence: number;
  /** The protocol of the network. */
  readonly protocolVersion: number;
}

/** The fees of recent ledgers. */
export interface FeeStats {
  /** The fees of transactions with contract operations, in stroops. */
  readonly contractInclusionFee: FeeDistribution;
  /** The fees of other transactions, per operation, in stroops. */
  readonly inclusionFee: FeeDistribution;
  /** The latest ledger of the server. */
  readonly latestLedger: number;
}

/** The distribution of inclusion fees, in stroops. */
export interface FeeDistribution {
  /** The highest fee. */
  readonly max: bigint;
  /** The lowest fee. */
  readonly min: bigint;
  /** The most frequent fee. */
  readonly mode: bigint;
  /** The percentiles by name: `p10` to `p90` in steps of 10, `p95` and `p99`. */
  readonly percentiles: { readonly [percentile: string]: bigint };
  /** The number of transactions. */
  readonly transactionCount: bigint;
  /** The number of ledgers. */
  readonly ledgerCount: number;
}

/** A filter for {@linkcode Client.getEvents}. */
export interface EventFilter {
  /** The first ledger. Omit it when you pass a cursor. */
  readonly startLedger?: number | undefined;
  /** The end ledger, exclusive. */
  readonly endLedger?: number | undefined;
  /** The event type; all except diagnostic events by default. */
  readonly type?: "contract" | "system" | undefined;
  /** The contracts (`C…`), at most 5. */
  readonly contracts?: readonly string[] | undefined;
  /**
   * Topic filters, at least one of which must match: each item is a value, `"*"` for any topic, or a final `"**"` for
   * any remaining topics.
   */
  readonly topics?: readonly (readonly (ScVal | "*" | "**")[])[] | undefined;
}

/** Pagination of events. */
export interface EventPageRequest {
  /** The cursor of the previous page. */
  readonly cursor?: string | undefined;
  /** The maximum number of events per page. */
  readonly limit?: number | undefined;
}

/** Deadline for waiting for a transaction. */
export interface WaitOptions {
  /** The last second, since 1970, in which it can be applied: the `max` of its time bounds. */
  readonly until: IntLike;
}
