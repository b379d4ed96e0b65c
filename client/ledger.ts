/** What a client reads of the network. */

import type { IntLike } from "../internal/int_like.ts";
import type { ScVal } from "../xdr/mod.ts";

/** The last ledger that a server knows. */
export interface LatestLedger {
  /** Its sequence number. */
  readonly sequence: number;
  /** The protocol of the network. */
  readonly protocolVersion: number;
}

/** The fees of recent ledgers. */
export interface FeeStats {
  /** Of transactions with contract operations, in stroops. */
  readonly contractInclusionFee: FeeDistribution;
  /** Of other transactions, for each operation, in stroops. */
  readonly inclusionFee: FeeDistribution;
  /** The last ledger that the server knows. */
  readonly latestLedger: number;
}

/** How inclusion fees were distributed, in stroops. */
export interface FeeDistribution {
  /** The highest. */
  readonly max: bigint;
  /** The lowest. */
  readonly min: bigint;
  /** The most frequent. */
  readonly mode: bigint;
  /** The percentiles by name: `p10` to `p90` in steps of 10, `p95` and `p99`. */
  readonly percentiles: { readonly [percentile: string]: bigint };
  /** The number of transactions. */
  readonly transactionCount: bigint;
  /** The number of ledgers. */
  readonly ledgerCount: number;
}

/** Which events {@linkcode Client.getEvents} returns. */
export interface EventFilter {
  /** The first ledger. Left out when a page is read by its cursor. */
  readonly startLedger?: number | undefined;
  /** The ledger after the last. */
  readonly endLedger?: number | undefined;
  /** The type; all but diagnostic events by default. */
  readonly type?: "contract" | "system" | undefined;
  /** The contracts (`C…`), at most 5. */
  readonly contracts?: readonly string[] | undefined;
  /** Lists of topics, of which one must match: a value, `"*"` for any one topic, or a last `"**"` for all that follow. */
  readonly topics?: readonly (readonly (ScVal | "*" | "**")[])[] | undefined;
}

/** Which page of events is read. */
export interface EventPageRequest {
  /** The cursor of the page before. */
  readonly cursor?: string | undefined;
  /** How many events the page has at most. */
  readonly limit?: number | undefined;
}

/** Until when a transaction is awaited. */
export interface WaitOptions {
  /** The last second, since 1970, in which it can be applied: the `max` of its time bounds. */
  readonly until: IntLike;
}
