import { ScVal } from "../xdr/mod.ts";
import { decodeJson, type JsonDecoder, resultOf, type RpcObject } from "./_rpc.ts";

/** A page of events; see {@linkcode readEvents}. */
export interface EventPage {
  /** The events, in the order of the response. */
  readonly events: readonly LedgerEvent[];
  /** The sequence of the server's latest ledger. */
  readonly latestLedger: number;
  /** The sequence of the oldest ledger that the server stores; `null` if an older server does not report it. */
  readonly oldestLedger: number | null;
  /**
   * The cursor of the next page, for `pagination.cursor` of the next request; `null` if the server does not report it.
   */
  readonly cursor: string | null;
}

/** An event in a ledger, which `decodeEvent` from `@dwsa/base/spec` accepts. */
export interface LedgerEvent {
  /** The type of the event. */
  readonly type: "contract" | "system" | "diagnostic";
  /** The identifier of the event, which is the same in all responses: use it to skip events in overlapping pages. */
  readonly id: string;
  /** The contract that emitted the event (`C…`); `null` if there is none. */
  readonly contractId: string | null;
  /** The topics of the event. */
  readonly topics: readonly ScVal[];
  /** The data of the event. */
  readonly data: ScVal;
  /** The sequence of the ledger that contains the event. */
  readonly ledger: number;
  /** The close time of the ledger: the ISO 8601 string that the server sent. */
  readonly ledgerClosedAt: string;
  /** The hash of the transaction, 64 hexadecimal digits; `null` if the server does not report it. */
  readonly txHash: string | null;
  /** The index of the transaction in the ledger; `null` if the server does not report it. */
  readonly transactionIndex: number | null;
  /** The index of the operation in the transaction; `null` if the server does not report it. */
  readonly operationIndex: number | null;
  /** Whether the contract call succeeded; `null` if the server does not report this deprecated field. */
  readonly inSuccessfulContractCall: boolean | null;
}

/**
 * Parses an RPC server's response to `getEvents`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * The response is not authenticated: a server can omit or forge events, including their `contractId`. If money depends
 * on an event, read the event from the transaction meta (`eventsFromMeta`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the events and the cursor of the next page
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `transaction/rpc` if the response is a server error, or the field in `path` is missing or malformed
 *
 * @example An event, decoded by the interface of its contract
 * ```ts
 * import { contractSpec, decodeEvent } from "@dwsa/base/spec";
 * import { readEvents } from "@dwsa/base/transaction";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const { events: [event], cursor } = readEvents({
 *   events: [{
 *     type: "contract",
 *     id: "0000000030064775168-0000000001",
 *     contractId: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
 *     topic: [ScVal.scvSymbol("mint").toXDR("base64")],
 *     value: ScVal.scvI128(5n).toXDR("base64"),
 *     ledger: 7,
 *     ledgerClosedAt: "2026-01-01T00:00:00Z",
 *     txHash: "ab".repeat(32),
 *   }],
 *   latestLedger: 9,
 *   cursor: "0000000030064775168-0000000001",
 * });
 * assert.equal(cursor, "0000000030064775168-0000000001");
 *
 * const token = contractSpec([{
 *   event_v0: {
 *     name: "Minted",
 *     prefix_topics: ["mint"],
 *     params: [{ name: "amount", type: "i128", location: "data" }],
 *     data_format: "single_value",
 *   },
 * }]);
 * assert.equal(decodeEvent(token, event!)?.params.amount, 5n);
 * ```
 */
export function readEvents(response: unknown): EventPage {
  return eventsIn(response, decodeJson);
}

/** Reads events; see {@linkcode readEvents}. Without `json`, the response is one to a request for base64. */
export function eventsIn(response: unknown, json?: JsonDecoder): EventPage {
  const result = resultOf("read the events", response, json);
  return {
    events: result.requiredObjects("events").map(readEvent),
    latestLedger: result.uint32("latestLedger"),
    oldestLedger: result.uint32OrNull("oldestLedger"),
    cursor: result.textOrNull("cursor"),
  };
}

function readEvent(event: RpcObject): LedgerEvent {
  const type = event.text("type");
  if (type !== "contract" && type !== "system" && type !== "diagnostic") {
    throw event.unexpected("type", '"contract", "system" or "diagnostic"', type);
  }
  return {
    type,
    id: event.text("id"),
    contractId: event.contractOrNull("contractId"),
    topics: event.xdrList("topic", "topicJson", ScVal) ?? [],
    data: event.requiredXdr("value", "valueJson", ScVal),
    ledger: event.uint32("ledger"),
    ledgerClosedAt: event.text("ledgerClosedAt"),
    txHash: event.get("txHash") === undefined ? null : event.hash("txHash"),
    transactionIndex: event.uint32OrNull("transactionIndex"),
    operationIndex: event.uint32OrNull("operationIndex"),
    inSuccessfulContractCall: event.get("inSuccessfulContractCall") === undefined
      ? null
      : event.boolean("inSuccessfulContractCall"),
  };
}
