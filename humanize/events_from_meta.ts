import { attempt, wrongType } from "../internal/fault.ts";
import { isBytes } from "../internal/bytes.ts";
import type { TransactionMeta } from "../xdr/mod.ts";
import { isXdr } from "../xdr/mod.ts";
import { decodeXdr, readMetaEvents } from "../xdr/_shared.ts";
import { eventsOfMeta, type TransactionEvents } from "./_events_of_meta.ts";

/**
 * Returns the events in a `TransactionMeta` of any version. Versions 0 to 2 contain no events.
 *
 * For bytes or base64, only the events are decoded, and the ledger changes around them are validated and skipped, which
 * is faster than decoding the whole `TransactionMeta`. The function rejects the same bytes as
 * `TransactionMeta.fromXDR`, with the same codes. Errors outside of events have the `path` `TransactionMeta`, and if
 * bytes are missing, `offset` can precede the incomplete field.
 *
 * @param meta the transaction meta: a value, its bytes, or its base64 string
 * @returns the events, for `humanizeEvents` and `tokenMovements`
 * @throws {TypeError} if `meta` is neither a `TransactionMeta`, a `Uint8Array` nor a string
 * @throws {DwsaError} `humanize/unknown-arm` if this library does not support the version of a `TransactionMeta`;
 *   `encoding/invalid-base64` or `xdr/…` if a string or bytes do not contain exactly one `TransactionMeta`
 *
 * @example Read the events of a transaction
 * ```ts
 * import { eventsFromMeta, humanizeEvents } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const meta = // as `resultMetaXdr` of `getTransaction`
 *   "AAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAASW0/NhZrsL6Y0hDjEibPDwQyYttIb5P08swy2iVPvl3AAAAAQAAAAAAAAAA" +
 *   "AAAAAQAAAAA=";
 * const { transactionEvents } = eventsFromMeta(meta);
 * assert.equal(humanizeEvents(transactionEvents)[0]?.stage, "transactionEventStageBeforeAllTxs");
 * ```
 */
export function eventsFromMeta(meta: TransactionMeta | Uint8Array | string): TransactionEvents {
  return attempt("collect events", () => {
    if (typeof meta === "string" || isBytes(meta)) {
      return decodeXdr({ xdrName: "TransactionMeta", read: readMetaEvents }, meta);
    }
    if (!isXdr(meta, "TransactionMeta")) {
      const error = wrongType("meta", "a TransactionMeta, its bytes or its base64 string", meta);
      const { resultMetaXdr } = Object(meta) as { readonly resultMetaXdr?: unknown };
      throw resultMetaXdr === undefined ? error : error.withAdvice("pass its resultMetaXdr");
    }
    return eventsOfMeta(meta);
  });
}
