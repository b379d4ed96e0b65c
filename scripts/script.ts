/**
 * The functions of `script.js`, a classic script for engines that have no modules and only the globals of the language:
 * strings in, JSON out.
 */

import { xdrToJsonString } from "../xdr/catalogue/mod.ts";
import { type DwsaEventJSON, eventsFromMeta, humanizeEvents, tokenMovements } from "../humanize/mod.ts";
import { ledgerRows, type LedgerTable, readLedger } from "../ledger/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { encodeHex } from "../internal/codec.ts";
import type { TypeName } from "../xdr/catalogue/mod.ts";

/** The global `dwsa`. All functions throw the errors of the library. */
export const SCRIPT = {
  /** Decodes a value of a type, such as `ScVal`, from base64 to SEP-51 JSON. */
  decode: (type: string, base64: string): string => xdrToJsonString(type as TypeName, base64),

  /** Returns the events of a `TransactionMeta` in base64, an array. */
  events(meta: string): string {
    const { transactionEvents, contractEvents } = eventsFromMeta(meta);
    const events = humanizeEvents([...transactionEvents, ...contractEvents]);
    return JSON.stringify(events.map((event): DwsaEventJSON => event.toJSON!())); // humanizeEvents() always sets it
  },

  /** Returns the token movements of a `TransactionMeta` in base64, with integers as strings and bytes as hexadecimal. */
  tokenMovements(meta: string, networkPassphrase: string): string {
    return JSON.stringify(
      tokenMovements(eventsFromMeta(meta), { networkPassphrase }),
      (_, value: unknown) => typeof value === "bigint" ? `${value}` : isBytes(value) ? encodeHex(value) : value,
    );
  },

  /** Returns the rows of a table for a `LedgerCloseMeta` in base64, an array. */
  ledgerRows: (meta: string, networkPassphrase: string, table: string): string =>
    JSON.stringify(ledgerRows(readLedger(meta, networkPassphrase), table as LedgerTable)),
} as const;
