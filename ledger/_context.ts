/** What the rows of all tables have in common. */

import type { JsonValue } from "../xdr/mod.ts";
import { armJson, jsonOfValue, type Rename } from "../xdr/_shared.ts";
import type { LedgerSource } from "./_closed_ledger.ts";
import type { ClosedTransaction, Ledger } from "./ledger.ts";

/** A ledger whose rows are written. */
export class RowContext {
  readonly ledger: Ledger;
  readonly source: LedgerSource;
  readonly closedAt: string;
  readonly rename: Rename;

  constructor(ledger: Ledger, source: LedgerSource, rename: Rename) {
    this.ledger = ledger;
    this.source = source;
    this.closedAt = timestamp(ledger.closeTime);
    this.rename = rename;
  }

  /**
   * Returns an ID: 2^32 for each ledger, 2^12 for each transaction and 1 for each operation, as in Horizon and Hubble.
   *
   * @param transaction the position of the transaction, from 1; 0 for the ledger
   * @param operation the position of the operation, from 1; 0 for the transaction
   */
  id(transaction: number, operation: number): string {
    const { sequence } = this.ledger;
    if (sequence >= 2 ** 31 || transaction >= 2 ** 20 || operation >= 2 ** 12) {
      const position = `ledger ${sequence}, transaction ${transaction}, operation ${operation}`;
      throw new RangeError(`Cannot write rows: an ID of 64 bits cannot have the position ${position}`);
    }
    return `${BigInt(sequence) << 32n | BigInt(transaction * 2 ** 12 + operation)}`;
  }

  /** Returns the ID of a transaction. */
  transactionId({ applicationOrder }: ClosedTransaction): string {
    return this.id(applicationOrder, 0);
  }

  /** Returns the ID of an operation from its index. */
  operationId({ applicationOrder }: ClosedTransaction, index: number): string {
    return this.id(applicationOrder, index + 1);
  }

  /** Returns the JSON of a wire value. */
  json(value: object): JsonValue {
    return jsonOfValue(value, this.rename);
  }

  /** Returns the JSON of wire values. */
  jsonList(values: readonly object[]): JsonValue[] {
    return values.map((value) => this.json(value));
  }

  /** Returns the JSON name of the arm of a union. */
  armOf(union: { readonly type: string }): string {
    return armJson(union, this.rename);
  }
}

/** The first second of the year 10000, which no format of this length can contain. */
const END_OF_TIME = 253_402_300_800n;

/** Formats a time in seconds, such as `2026-06-19T00:21:37Z`. */
function timestamp(seconds: bigint): string {
  if (seconds >= END_OF_TIME) {
    throw new RangeError(`Cannot write rows: expected closeTime to be before the year 10000, got ${seconds} seconds`);
  }
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`;
}
