import { unexpected } from "../internal/fault.ts";
import type { ContractEvent, DiagnosticEvent, TransactionEvent, TransactionMeta } from "../xdr/mod.ts";

/** The events of a transaction by type, each list in the order of the transaction meta. */
export interface TransactionEvents {
  /** Events of the transaction itself, such as fees (CAP-67); only in version 4 of `TransactionMeta`. */
  readonly transactionEvents: readonly TransactionEvent[];
  /** Events of contracts, in the order of the operations; only in versions 3 and 4 of `TransactionMeta`. */
  readonly contractEvents: readonly ContractEvent[];
  /**
   * Diagnostic events of the host, if the node records them; only in versions 3 and 4 of `TransactionMeta`.
   * Some nodes repeat the contract events in this list: use only one of the lists for totals.
   */
  readonly diagnosticEvents: readonly DiagnosticEvent[];
}

/** Returns the events of a decoded `TransactionMeta`. Unlike `eventsFromMeta`, this function does not accept bytes. */
export function eventsOfMeta(meta: TransactionMeta): TransactionEvents {
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
    default: {
      const expected = "meta to be a TransactionMeta of version 0 to 4";
      throw unexpected("humanize/unknown-arm", expected, String((meta as { type?: unknown }).type));
    }
  }
}
