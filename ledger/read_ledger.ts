import { DwsaError } from "../errors/mod.ts";
import { isBytes } from "../internal/bytes.ts";
import { decodeBase64 } from "../internal/codec.ts";
import { attempt, wrongType } from "../internal/fault.ts";
import { networkIdOf } from "../network/_shared.ts";
import { LedgerCloseMeta } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { ClosedLedger } from "./_closed_ledger.ts";
import type { Ledger } from "./ledger.ts";

/**
 * Reads a closed ledger: its transactions in the order in which they were applied, each with its envelope, result, meta
 * and fee changes.
 *
 * A `LedgerCloseMeta` lists results and envelopes in different orders. An envelope belongs to the result with its hash,
 * which depends on the network. Envelopes without a result are left out.
 *
 * @param meta the `LedgerCloseMeta` of any version: a value, its bytes, or its base64 string, such as `metadataXdr` of
 *   `getLedgers`
 * @param networkPassphrase the network passphrase
 * @returns the ledger, for `ledgerRows` and all functions that accept a transaction, its envelope or its meta
 * @throws {TypeError} if `meta` is neither a `LedgerCloseMeta`, a `Uint8Array` nor a string, or `networkPassphrase` is
 *   not a string
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid; `encoding/invalid-base64` or `xdr/…` if a
 *   string or bytes do not contain exactly one `LedgerCloseMeta`
 *
 * @example A ledger without transactions
 * ```ts
 * import { readLedger } from "@dwsa/base/ledger";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const zeros = new Uint8Array(412); // the LedgerCloseMeta of an empty ledger, version 0
 * const { version, closeTime, transactions } = readLedger(zeros, Networks.PUBLIC);
 * assert.deepEqual([version, closeTime, transactions], [0, 0n, []]);
 * ```
 */
export function readLedger(meta: LedgerCloseMeta | Uint8Array | string, networkPassphrase: string): Ledger {
  return attempt("read the ledger", () => {
    networkIdOf(networkPassphrase); // rejects invalid passphrases
    return new ClosedLedger({ meta: parseMeta(meta), networkPassphrase });
  });
}

/** Decodes a meta, or returns a value of this or another copy of the library. */
function parseMeta(meta: unknown): LedgerCloseMeta {
  if (typeof meta === "string" || isBytes(meta)) {
    try {
      return LedgerCloseMeta.fromXDR(meta);
    } catch (error) {
      throw DwsaError.is(error) && error.code.startsWith("xdr/") && isLikeBatch(meta) ? withAdvice(error) : error;
    }
  }
  if (LedgerCloseMeta.is(meta)) {
    return meta.constructor === LedgerCloseMeta as unknown ? meta : copyXdr(LedgerCloseMeta, meta);
  }
  const error = wrongType("meta", "a LedgerCloseMeta, its bytes or its base64 string", meta);
  const { metadataXdr } = Object(meta) as { readonly metadataXdr?: unknown };
  throw metadataXdr === undefined ? error : error.withAdvice("pass its metadataXdr");
}

/** Returns whether encoded bytes begin with two sequences in order, where a meta has its version and an extension. */
function isLikeBatch(meta: Uint8Array | string): boolean {
  const bytes = typeof meta === "string" ? decodeBase64(meta) : meta;
  if (bytes.length < 8) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [first, last] = [view.getUint32(0), view.getUint32(4)];
  return first > 0 && last > 1 && first <= last;
}

function withAdvice(error: DwsaError): DwsaError {
  const advice = "begins like a LedgerCloseMetaBatch: decode that, and pass each of its ledgerCloseMetas";
  const { path, offset } = error;
  return new DwsaError(error.code, `${error.message}; this ${advice}`, { path, offset, cause: error } as object);
}
