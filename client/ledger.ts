/** Types of the ledger data that a client reads. */

import type { ScVal } from "../xdr/mod.ts";

/** The latest ledger of a server. */
export interface LatestLedger {
  /** The ledger sequence. */
  readonly sequence: number;
  /** The protocol version of the network. */
  readonly protocolVersion: number;
}

/** Statistics of the fees in recent ledgers. */
export interface FeeStats {
  /** The inclusion fees of transactions with contract operations, in stroops. */
  readonly contractInclusionFee: FeeDistribution;
  /** The inclusion fees of all other transactions, per operation, in stroops. */
  readonly inclusionFee: FeeDistribution;
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
}

/** The distribution of inclusion fees, in stroops. */
export interface FeeDistribution {
  /** The maximum fee, in stroops. */
  readonly max: bigint;
  /** The minimum fee, in stroops. */
  readonly min: bigint;
  /** The most frequent fee, in stroops. */
  readonly mode: bigint;
  /** The percentiles of the fees by name, in stroops: `p10` to `p90` in steps of 10, `p95` and `p99`. */
  readonly percentiles: { readonly [percentile: string]: bigint };
  /** The number of transactions in the sample. */
  readonly transactionCount: bigint;
  /** The number of ledgers in the sample. */
  readonly ledgerCount: number;
}

/** A filter for {@linkcode Client.getEvents}. */
export interface EventFilter {
  /** The first ledger; not allowed together with a cursor. */
  readonly startLedger?: number | undefined;
  /** The end of the ledger range, exclusive. */
  readonly endLedger?: number | undefined;
  /** The event type; by default, all types except diagnostic events. */
  readonly type?: "contract" | "system" | undefined;
  /** The contracts (`C…`) whose events match; servers accept at most 5. */
  readonly contracts?: readonly string[] | undefined;
  /**
   * The topic filters, at least one of which must match. Each item of a filter is a value, `"*"` for any topic, or, as
   * the last item, `"**"` for any remaining topics.
   */
  readonly topics?: readonly (readonly (ScVal | "*" | "**")[])[] | undefined;
}

/** The page to return. */
export interface EventPageRequest {
  /** The cursor that the previous page returned. */
  readonly cursor?: string | undefined;
  /** The maximum number of events in the page. */
  readonly limit?: number | undefined;
}
