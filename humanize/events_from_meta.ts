import { wrongType } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import type { ContractEvent, DiagnosticEvent, TransactionEvent, TransactionMeta } from "../xdr/mod.ts";
import { isXdr } from "../xdr/mod.ts";

/** The events of a transaction, by kind, each list in the order of the meta. */
export interface TransactionEvents {
  /** Events of the transaction, such as its fees (CAP-67); since version 4. */
  readonly transactionEvents: readonly TransactionEvent[];
  /** Events of the contracts, in the order of the operations; since version 3. */
  readonly contractEvents: readonly ContractEvent[];
  /**
   * Diagnostic events of the host, if the node records them; since version 3. Some nodes repeat the contract events
   * here: add up amounts from one of the lists only.
   */
  readonly diagnosticEvents: readonly DiagnosticEvent[];
}

/**
 * The events in the meta of a transaction, of any version. Versions 0 to 2 contain no events.
 *
 * @param meta the meta of the transaction
 * @returns the events, for `humanizeEvents`
 * @throws {TypeError} if `meta` is not a `TransactionMeta`
 * @throws {DwsaError} `humanize/unknown-arm` if this library does not know its version
 *
 * @example Read the events of a transaction
 * ```ts
 * import { eventsFromMeta, humanizeEvents } from "@dwsa/base/humanize";
 * import { TransactionMeta } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const meta = TransactionMeta.fromXDR(
 *   "AAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAASW0/NhZrsL6Y0hDjEibPDwQyYttIb5P08swy2iVPvl3AAAAAQAAAAAAAAAA" +
 *     "AAAAAQAAAAA=",
 * );
 * const { transactionEvents } = eventsFromMeta(meta);
 * assert.equal(humanizeEvents(transactionEvents)[0]?.stage, "transactionEventStageBeforeAllTxs");
 * ```
 */
export function eventsFromMeta(meta: TransactionMeta): TransactionEvents {
  if (!isXdr(meta, "TransactionMeta")) {
    throw wrongType("collect events", "meta", "a TransactionMeta", meta);
  }
  switch (meta.type) {
    case "operations":
    case "v1":
    case "v2":
      return { transactionEvents: [], contractEvents: [], diagnosticEvents: [] };
    case "v3": {
      const { events = [], diagnosticEvents = [] } = meta.value.dwsaMeta ?? {};
      return { transactionEvents: [], contractEvents: [...events], diagnosticEvents: [...diagnosticEvents] };
    }
    case "v4": {
      const { events, operations, diagnosticEvents } = meta.value;
      return {
        transactionEvents: [...events],
        contractEvents: operations.flatMap((operation) => operation.events),
        diagnosticEvents: [...diagnosticEvents],
      };
    }
    default:
      throw new DwsaError("humanize/unknown-arm", "Cannot collect events: expected a meta of version 0 to 4");
  }
}
