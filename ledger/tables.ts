/** The tables of ledger rows, from which the types of rows, documentation and table definitions derive. */

import type { JsonValue } from "../xdr/mod.ts";

/** The JSON of a value by the type of its column. Integers wider than 32 bits are decimal strings. */
export interface ColumnTypes {
  /** A string. */
  readonly string: string;
  /** A boolean. */
  readonly bool: boolean;
  /** An integer from 0 to 2^32 - 1. */
  readonly uint32: number;
  /** An integer from -2^63 to 2^63 - 1. */
  readonly int64: string;
  /** An integer from 0 to 2^64 - 1. */
  readonly uint64: string;
  /** An integer from -2^127 to 2^127 - 1. */
  readonly int128: string;
  /** A time in UTC, such as `2026-06-19T00:21:37Z`. */
  readonly timestamp: string;
  /** Any JSON value except null. */
  readonly json: JsonValue;
  /** An array of strings. */
  readonly "string[]": readonly string[];
}

/** A column of a table. */
export interface Column {
  /** The name. */
  readonly name: string;
  /** The type of the values. */
  readonly type: keyof ColumnTypes;
  /** Whether a value can be null. Every row has all columns. */
  readonly nullable: boolean;
  /** The meaning, one sentence. */
  readonly description: string;
}

/** The name of a table of ledger rows; see {@linkcode LEDGER_TABLES}. */
export type LedgerTable = keyof typeof LEDGER_TABLES;

/** A row of a table: all of its columns, in the order of {@linkcode LEDGER_TABLES}. */
export type LedgerRow<T extends LedgerTable> = {
  readonly [C in typeof LEDGER_TABLES[T][number] as C["name"]]:
    | ColumnTypes[C["type"]]
    | (C["nullable"] extends true ? null : never);
};

/**
 * The columns of each table, an array of {@linkcode Column}, in the order in which rows have them. Names and meanings
 * follow Hubble, the public data set of the network in BigQuery, where it has the table.
 *
 * @example Which columns are JSON
 * ```ts
 * import { LEDGER_TABLES } from "@dwsa/base/ledger";
 * import assert from "node:assert/strict";
 *
 * const names = LEDGER_TABLES.events.filter(({ type }) => type === "json").map(({ name }) => name);
 * assert.deepEqual(names, ["topics_decoded", "data_decoded"]);
 * ```
 */
// deno-fmt-ignore -- a table
export const LEDGER_TABLES = {
  ledgers: [
    { name: "sequence", type: "uint32", nullable: false, description: "The sequence of the ledger." },
    { name: "id", type: "int64", nullable: false, description: "The ID of the ledger: sequence × 2^32." },
    { name: "ledger_hash", type: "string", nullable: false, description: "The hash of the ledger, 64 hexadecimal digits." },
    { name: "previous_ledger_hash", type: "string", nullable: false, description: "The hash of the previous ledger, 64 hexadecimal digits." },
    { name: "closed_at", type: "timestamp", nullable: false, description: "The close time of the ledger, in UTC." },
    { name: "protocol_version", type: "uint32", nullable: false, description: "The protocol version of the ledger." },
    { name: "successful_transaction_count", type: "uint32", nullable: false, description: "The number of successful transactions." },
    { name: "failed_transaction_count", type: "uint32", nullable: false, description: "The number of failed transactions." },
    { name: "operation_count", type: "uint32", nullable: false, description: "The number of operations in successful transactions." },
    { name: "tx_set_operation_count", type: "int64", nullable: false, description: "The number of operations in all transactions." },
    { name: "total_coins", type: "int64", nullable: false, description: "All native coins, in stroops." },
    { name: "fee_pool", type: "int64", nullable: false, description: "The fees collected since the network began, in stroops." },
    { name: "base_fee", type: "uint32", nullable: false, description: "The minimum fee of an operation, in stroops." },
    { name: "base_reserve", type: "uint32", nullable: false, description: "The reserve of a ledger entry, in stroops." },
    { name: "max_tx_set_size", type: "uint32", nullable: false, description: "The maximum number of operations in a ledger." },
    { name: "node_id", type: "string", nullable: true, description: "The validator that proposed the ledger (G…)." },
    { name: "signature", type: "string", nullable: true, description: "The signature of the validator, base64." },
    { name: "dwsa_fee_write_1kb", type: "int64", nullable: true, description: "The fee for writing 1 KB to the ledger, in stroops." },
    { name: "total_byte_size_of_live_dwsa_state", type: "uint64", nullable: true, description: "The size of the live contract state, in bytes." },
    { name: "upgrades", type: "json", nullable: false, description: "The upgrades of network parameters, as SEP-51." },
    { name: "evicted_ledger_keys", type: "json", nullable: false, description: "The keys of contract entries that were archived or deleted, as SEP-51." },
  ],
  transactions: [
    { name: "id", type: "int64", nullable: false, description: "The ID of the transaction: ledger × 2^32 + position × 2^12." },
    { name: "transaction_hash", type: "string", nullable: false, description: "The hash of the transaction, 64 hexadecimal digits." },
    { name: "ledger_sequence", type: "uint32", nullable: false, description: "The sequence of the ledger." },
    { name: "closed_at", type: "timestamp", nullable: false, description: "The close time of the ledger, in UTC." },
    { name: "successful", type: "bool", nullable: false, description: "Whether the transaction succeeded." },
    { name: "transaction_result_code", type: "string", nullable: false, description: "The result code, such as tx_success." },
    { name: "account", type: "string", nullable: false, description: "The source account (G…); for a fee bump, that of the inner transaction." },
    { name: "account_muxed", type: "string", nullable: true, description: "The source account as written (M…), if it is muxed." },
    { name: "account_sequence", type: "int64", nullable: false, description: "The sequence number of the transaction." },
    { name: "operation_count", type: "uint32", nullable: false, description: "The number of operations." },
    { name: "max_fee", type: "uint32", nullable: false, description: "The maximum fee, in stroops; for a fee bump, that of the inner transaction." },
    { name: "fee_charged", type: "int64", nullable: false, description: "The fee charged, in stroops; for a contract call in a fee bump before protocol 21, resource_fee less resource_fee_refund." },
    { name: "fee_account", type: "string", nullable: true, description: "The account that pays the fee of a fee bump (G…)." },
    { name: "fee_account_muxed", type: "string", nullable: true, description: "The account that pays the fee of a fee bump as written (M…), if it is muxed." },
    { name: "inner_transaction_hash", type: "string", nullable: true, description: "The hash of the inner transaction, if the result of a fee bump contains it." },
    { name: "new_max_fee", type: "int64", nullable: true, description: "The maximum fee of a fee bump, in stroops." },
    { name: "memo_type", type: "string", nullable: false, description: "The type of the memo: none, text, id, hash or return." },
    { name: "memo", type: "string", nullable: false, description: "The memo: text, a number, or a hash as base64; a text that is not UTF-8 is base64 as well." },
    { name: "time_bounds", type: "string", nullable: false, description: "The time bounds in seconds, such as [0,1711704711); without a maximum [0,)." },
    { name: "ledger_bounds", type: "string", nullable: false, description: "The ledger bounds, such as [5,10); a maximum of 0 means none." },
    { name: "min_account_sequence", type: "int64", nullable: true, description: "The minimum sequence number that the source account must have." },
    { name: "min_account_sequence_age", type: "uint64", nullable: true, description: "The minimum age of the account's sequence number, in seconds." },
    { name: "min_account_sequence_ledger_gap", type: "uint32", nullable: true, description: "The minimum age of the account's sequence number, in ledgers." },
    { name: "extra_signers", type: "string[]", nullable: false, description: "The extra signers of the preconditions, as strkeys." },
    { name: "resource_fee", type: "int64", nullable: false, description: "The declared resource fee of a contract transaction, in stroops; 0 for any other." },
    { name: "dwsa_resources_instructions", type: "uint32", nullable: false, description: "The declared instructions." },
    { name: "dwsa_resources_disk_read_bytes", type: "uint32", nullable: false, description: "The declared bytes read from disk." },
    { name: "dwsa_resources_write_bytes", type: "uint32", nullable: false, description: "The declared bytes written." },
    { name: "inclusion_fee_bid", type: "int64", nullable: false, description: "The maximum fee without the resource fee, in stroops; 0 without contracts." },
    { name: "inclusion_fee_charged", type: "int64", nullable: false, description: "The fee charged at first without the resource fee, in stroops; 0 without contracts." },
    { name: "resource_fee_refund", type: "int64", nullable: false, description: "The part of the resource fee that was returned, in stroops." },
    { name: "non_refundable_resource_fee_charged", type: "int64", nullable: false, description: "The part of the resource fee that is never returned, in stroops." },
    { name: "refundable_resource_fee_charged", type: "int64", nullable: false, description: "The refundable part of the resource fee that was used, in stroops." },
    { name: "rent_fee_charged", type: "int64", nullable: false, description: "The part of the refundable resource fee for rent, in stroops." },
  ],
  operations: [
    { name: "id", type: "int64", nullable: false, description: "The ID of the operation: the transaction's ID + the position of the operation, from 1." },
    { name: "transaction_id", type: "int64", nullable: false, description: "The ID of the transaction: ledger × 2^32 + position × 2^12." },
    { name: "transaction_hash", type: "string", nullable: false, description: "The hash of the transaction, 64 hexadecimal digits." },
    { name: "ledger_sequence", type: "uint32", nullable: false, description: "The sequence of the ledger." },
    { name: "closed_at", type: "timestamp", nullable: false, description: "The close time of the ledger, in UTC." },
    { name: "source_account", type: "string", nullable: false, description: "The source account of the operation (G…)." },
    { name: "source_account_muxed", type: "string", nullable: true, description: "The source account as written (M…), if it is muxed." },
    { name: "type", type: "uint32", nullable: false, description: "The number of the operation type." },
    { name: "type_string", type: "string", nullable: false, description: "The operation type, such as payment." },
    { name: "details", type: "json", nullable: false, description: "The fields of the operation, as SEP-51; amounts are integers in base units." },
    { name: "operation_result_code", type: "string", nullable: true, description: "The result code, such as op_inner; null if the transaction failed before its operations." },
    { name: "operation_trace_code", type: "string", nullable: true, description: "The result code of the operation's type, such as success or no_trust." },
  ],
  events: [
    { name: "transaction_id", type: "int64", nullable: false, description: "The ID of the transaction: ledger × 2^32 + position × 2^12." },
    { name: "event_index", type: "uint32", nullable: false, description: "The position of the event among the events of the transaction, from 0." },
    { name: "operation_id", type: "int64", nullable: true, description: "The ID of the operation; null for an event of the transaction itself." },
    { name: "transaction_hash", type: "string", nullable: false, description: "The hash of the transaction, 64 hexadecimal digits." },
    { name: "ledger_sequence", type: "uint32", nullable: false, description: "The sequence of the ledger." },
    { name: "closed_at", type: "timestamp", nullable: false, description: "The close time of the ledger, in UTC." },
    { name: "successful", type: "bool", nullable: false, description: "Whether the transaction succeeded." },
    { name: "stage", type: "string", nullable: true, description: "When the event occurred (CAP-67), such as after_tx; null for an event of an operation." },
    { name: "contract_id", type: "string", nullable: true, description: "The contract that emitted the event (C…)." },
    { name: "type_string", type: "string", nullable: false, description: "The type of the event: contract or system." },
    { name: "topics_decoded", type: "json", nullable: false, description: "The topics, an array of SEP-51 values." },
    { name: "data_decoded", type: "json", nullable: false, description: "The data, a SEP-51 value." },
  ],
  token_transfers: [
    { name: "transaction_id", type: "int64", nullable: false, description: "The ID of the transaction: ledger × 2^32 + position × 2^12." },
    { name: "event_index", type: "uint32", nullable: false, description: "The position of the event among the events of the transaction, from 0." },
    { name: "operation_id", type: "int64", nullable: true, description: "The ID of the operation; null for an event of the transaction itself." },
    { name: "transaction_hash", type: "string", nullable: false, description: "The hash of the transaction, 64 hexadecimal digits." },
    { name: "ledger_sequence", type: "uint32", nullable: false, description: "The sequence of the ledger." },
    { name: "closed_at", type: "timestamp", nullable: false, description: "The close time of the ledger, in UTC." },
    { name: "event_topic", type: "string", nullable: false, description: "The type of the movement: transfer, mint, burn, clawback or fee." },
    { name: "from", type: "string", nullable: true, description: "The address that the amount left; null for a mint." },
    { name: "to", type: "string", nullable: true, description: "The address that received the amount; null for a burn, a clawback and a fee." },
    { name: "amount_raw", type: "int128", nullable: false, description: "The amount in base units; negative for a refunded fee." },
    { name: "contract_id", type: "string", nullable: false, description: "The contract of the token (C…)." },
    { name: "asset", type: "string", nullable: true, description: "The asset, if the contract is proved to be its own: native or credit_alphanum4:CODE:G…." },
    { name: "asset_type", type: "string", nullable: true, description: "The type of the asset: native, credit_alphanum4 or credit_alphanum12." },
    { name: "asset_code", type: "string", nullable: true, description: "The code of the asset; null if it is native." },
    { name: "asset_issuer", type: "string", nullable: true, description: "The issuer of the asset (G…); null if it is native." },
    { name: "to_muxed_id", type: "string", nullable: true, description: "The ID of the recipient (CAP-67): a number, a text, or bytes as base64." },
  ],
  changes: [
    { name: "ledger_sequence", type: "uint32", nullable: false, description: "The sequence of the ledger." },
    { name: "change_index", type: "uint32", nullable: false, description: "The position of the change among those of the ledger, from 0." },
    { name: "transaction_id", type: "int64", nullable: true, description: "The ID of the transaction; null for an upgrade." },
    { name: "operation_id", type: "int64", nullable: true, description: "The ID of the operation; null for changes by no operation." },
    { name: "transaction_hash", type: "string", nullable: true, description: "The hash of the transaction; null for an upgrade." },
    { name: "closed_at", type: "timestamp", nullable: false, description: "The close time of the ledger, in UTC." },
    { name: "reason", type: "string", nullable: false, description: "What made the change: fee, transaction, operation, fee_refund or upgrade." },
    { name: "change_type", type: "string", nullable: false, description: "What happened to the entry: created, updated, removed or restored." },
    { name: "ledger_entry_type", type: "string", nullable: false, description: "The type of the entry, such as trustline." },
    { name: "ledger_key", type: "json", nullable: false, description: "The key of the entry, as SEP-51." },
    { name: "entry", type: "json", nullable: true, description: "The entry after the change, as SEP-51; null if it was removed." },
  ],
} as const;
