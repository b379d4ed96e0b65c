/** Writes the rows of `events` and `token_transfers`. */

import { DwsaError } from "../errors/mod.ts";
import { type MuxedId, type TokenMovement, tokenMovement } from "../humanize/mod.ts";
import { encodeBase64 } from "../internal/codec.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import type { ContractEvent, TransactionEvent } from "../xdr/mod.ts";
import { fieldJson } from "../xdr/_shared.ts";
import type { RowContext } from "./_context.ts";
import type { ClosedTransaction } from "./ledger.ts";
import type { LedgerRow } from "./tables.ts";

/** The columns that say where an event occurred. */
type OriginColumn =
  | "transaction_id"
  | "event_index"
  | "operation_id"
  | "transaction_hash"
  | "ledger_sequence"
  | "closed_at";

/** An event of a ledger. */
interface Item {
  readonly event: ContractEvent;
  readonly origin: Pick<LedgerRow<"events">, OriginColumn>;
  readonly transaction: ClosedTransaction;
  /** The event with its stage, for an event of a transaction. */
  readonly staged: TransactionEvent | undefined;
}

export function eventRows(context: RowContext): LedgerRow<"events">[] {
  return eventsOf(context).map(({ event, origin, transaction, staged }) => ({
    transaction_id: origin.transaction_id,
    event_index: origin.event_index,
    operation_id: origin.operation_id,
    transaction_hash: origin.transaction_hash,
    ledger_sequence: origin.ledger_sequence,
    closed_at: origin.closed_at,
    successful: transaction.status === "SUCCESS",
    stage: staged === undefined ? null : fieldJson(staged, "stage", context.rename) as string,
    contract_id: event.contractId === null ? null : encodeStrKey("contract", event.contractId),
    type_string: fieldJson(event, "type", context.rename) as string,
    topics_decoded: context.jsonList(event.body.value.topics),
    data_decoded: context.json(event.body.value.data),
  }));
}

export function transferRows(context: RowContext): LedgerRow<"token_transfers">[] {
  const { networkPassphrase } = context.source;
  return eventsOf(context).flatMap(({ event, origin }) => {
    const movement = movementOf(event, networkPassphrase);
    return movement === undefined ? [] : [transferRow(origin, movement)];
  });
}

/** Returns all events: of each transaction those of the transaction itself first, then those of its operations. */
function eventsOf(context: RowContext): Item[] {
  const { ledger, closedAt } = context;
  const items: Item[] = [];
  for (const transaction of ledger.transactions) {
    const { meta } = transaction;
    const transactionId = context.transactionId(transaction);
    let index = 0;
    const add = (event: ContractEvent, operation: number | undefined, staged?: TransactionEvent) => {
      const origin = {
        transaction_id: transactionId,
        event_index: index++,
        operation_id: operation === undefined ? null : context.operationId(transaction, operation),
        transaction_hash: transaction.hash,
        ledger_sequence: ledger.sequence,
        closed_at: closedAt,
      };
      items.push({ event, origin, transaction, staged });
    };
    if (meta.type === "v3") { // the transaction has one operation, which called the contract
      for (const event of meta.value.dwsaMeta?.events ?? []) add(event, 0);
    } else if (meta.type === "v4") {
      for (const staged of meta.value.events) add(staged.event, undefined, staged);
      for (const [operation, { events }] of meta.value.operations.entries()) {
        for (const event of events) add(event, operation);
      }
    }
  }
  return items;
}

/** A movement that changes balances. */
type Transfer = Extract<TokenMovement, { type: "transfer" | "mint" | "burn" | "clawback" | "fee" }>;

/** Returns the movement that an event reports; `undefined` for any other event and for a malformed one. */
function movementOf(event: ContractEvent, networkPassphrase: string): Transfer | undefined {
  let movement: TokenMovement | undefined;
  try {
    movement = tokenMovement(event, { networkPassphrase });
  } catch (error) {
    if (DwsaError.is(error) && error.code === "humanize/token-event") return undefined;
    throw error;
  }
  switch (movement?.type) {
    case "fee": // any contract can emit an event with this name
      return movement.assetVerified ? movement : undefined;
    case "transfer":
    case "mint":
    case "burn":
    case "clawback":
      return movement;
    default:
      return undefined;
  }
}

function transferRow(origin: Item["origin"], movement: Transfer): LedgerRow<"token_transfers"> {
  const asset = movement.assetVerified ? movement.asset ?? "native" : undefined; // a fee names no asset
  return {
    ...origin,
    event_topic: movement.type,
    from: "from" in movement ? movement.from : null,
    to: "to" in movement ? movement.to : null,
    amount_raw: `${movement.amount}`,
    contract_id: movement.token,
    ...assetColumns(asset),
    to_muxed_id: "toMuxedId" in movement ? muxedIdText(movement.toMuxedId) : null,
  };
}

/** Returns the columns of an asset from its canonical string. */
function assetColumns(
  asset: string | undefined,
): Pick<LedgerRow<"token_transfers">, "asset" | "asset_type" | "asset_code" | "asset_issuer"> {
  if (asset === undefined) return { asset: null, asset_type: null, asset_code: null, asset_issuer: null };
  if (asset === "native") return { asset, asset_type: asset, asset_code: null, asset_issuer: null };
  const [code, issuer] = asset.split(":") as [string, string];
  const type = code.length <= 4 ? "credit_alphanum4" : "credit_alphanum12";
  return { asset: `${type}:${asset}`, asset_type: type, asset_code: code, asset_issuer: issuer };
}

function muxedIdText({ value }: MuxedId): string {
  return value instanceof Uint8Array ? encodeBase64(value) : `${value}`;
}
