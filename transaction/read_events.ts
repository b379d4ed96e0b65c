import { scValFromJson } from "../xdr/json/mod.ts";
import { ScVal } from "../xdr/mod.ts";
import { resultOf, type RpcObject } from "./_rpc.ts";

/** A page of events, see {@linkcode readEvents}. */
export interface EventPage {
  /** The events in their order. */
  readonly events: readonly LedgerEvent[];
  /** The last ledger that the server knows. */
  readonly latestLedger: number;
  /** The first ledger that the server keeps; `null` if an older server does not say. */
  readonly oldestLedger: number | null;
  /** Where the next page begins: `pagination.cursor` of the next request. `null` if the server does not say. */
  readonly cursor: string | null;
}

/** An event in a ledger. `decodeEvent` of `@dwsa/base/spec` accepts it as it is. */
export interface LedgerEvent {
  /** Who emitted it: a contract, or the system. */
  readonly type: "contract" | "system" | "diagnostic";
  /** Its identifier, the same in every response: events can be in several. */
  readonly id: string;
  /** The contract (`C…`); `null` if there is none. */
  readonly contractId: string | null;
  /** The topics. */
  readonly topics: readonly ScVal[];
  /** The data. */
  readonly data: ScVal;
  /** The ledger that contains it. */
  readonly ledger: number;
  /** When that ledger closed, in the format of ISO 8601, as the server writes it. */
  readonly ledgerClosedAt: string;
  /** The hash of the transaction, 64 hexadecimal digits; `null` if the server does not say. */
  readonly txHash: string | null;
  /** The index of the transaction in the ledger; `null` if the server does not say. */
  readonly transactionIndex: number | null;
  /** The index of the operation in the transaction; `null` if the server does not say. */
  readonly operationIndex: number | null;
  /** Whether the call succeeded; `null` if the server does not say, as newer ones do. */
  readonly inSuccessfulContractCall: boolean | null;
}

/**
 * Reads the response of an RPC server to `getEvents`, with XDR as base64 or as JSON (`xdrFormat: "json"`).
 *
 * The server chooses the events: it can leave some out, and invent others. `contractId` is its word, too. Where money depends on
 * an event, read it from the meta of the transaction (`eventsFromMeta`).
 *
 * @param response the parsed JSON: the whole response, or its `result`
 * @returns the events and the cursor of the next page
 * @throws {TypeError} if `response` is not an object
 * @throws {DwsaError} `builder/rpc` if the response is an error of the server, or a field is missing or malformed; `path` says
 * which
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
