import { scValFromJson } from "../xdr/json/mod.ts";
import { ScVal } from "../xdr/mod.ts";
import { resultOf, type RpcObject } from "./_rpc.ts";

/** A page of events, see {@linkcode readEvents}. */
export interface EventPage {
  /** The events in order. */
  readonly events: readonly LedgerEvent[];
  /** The latest ledger of the server. */
  readonly latestLedger: number;
  /** The first ledger that the server keeps; `null` if an older server does not report it. */
  readonly oldestLedger: number | null;
  /** The start of the next page: `pagination.cursor` of the next request. `null` if the server does not report it. */
  readonly cursor: string | null;
}

/** An event in a ledger. You can pass it to `decodeEvent` from `@dwsa/base/spec`. */
export interface LedgerEvent {
  /** The emitter: a contract, or the system. */
  readonly type: "contract" | "system" | "diagnostic";
  /** The identifier of the event, stable across responses, which can overlap. */
  readonly id: string;
  /** The contract (`C…`); `null` if there is none. */
  readonly contractId: string | null;
  /** The topics. */
  readonly topics: readonly ScVal[];
  /** The data. */
  readonly data: ScVal;
  /** The ledger that contains it. */
  readonly ledger: number;
  /** The close time of that ledger as an ISO 8601 string, unchanged from the server. */
  readonly ledgerClosedAt: string;
  /** The hash of the transaction, 64 hexadecimal digits; `null` if not reported. */
  readonly txHash: string | null;
  /** The index of the transaction in the ledger; `null` if not reported. */
  readonly transactionIndex: number | null;
  /** The index of the operation in the transaction; `null` if not reported. */
  readonly operationIndex: number | null;
  /** Whether the call succeeded; `null` if not reported, as with newer servers. */
  readonly inSuccessfulContractCall: boolean | null;
}

/**
 * Parses an RPC server's response to `getEvents`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * The events are the server's claim: it can omit events and forge others, including their `contractId`. If money
 * depends on an event, read it from the meta of the transaction (`eventsFromMeta`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the events and the cursor of the next page
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `builder/rpc` if the response is a server error, or a field is missing or malformed; `path` names
 *   it
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
  const result = resultOf("read the events", response);
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
    topics: event.xdrList("topic", "topicJson", ScVal, scValFromJson) ?? [],
    data: event.requiredXdr("value", "valueJson", ScVal, scValFromJson),
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
