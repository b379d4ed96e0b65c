/** Damaged ledgers: an error with a code, or pairs whose hashes are right; never another envelope or exception. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import { LEDGER_TABLES, ledgerRows, type LedgerTable, readLedger } from "@dwsa/base/ledger";
import { hashTransaction } from "@dwsa/base/transaction";
import { LedgerCloseMeta, LedgerCloseMetaV1, LedgerCloseMetaV2 } from "@dwsa/base/xdr";
import { LONG } from "../_long.ts";
import { randomSource } from "../xdr/_random_xdr.ts";
import { madeLedgers, PUBLIC } from "./_data.ts";
import { fromHex } from "@dwsa/base/encoding";

const TABLES = Object.keys(LEDGER_TABLES) as LedgerTable[];
const metas = madeLedgers().map(({ meta }) => fromHex(meta));
const random = randomSource(11);
const below = (count: number) => Math.floor(random() * count);

/** Flips a few bytes, or changes one word to a small number, or cuts the end. */
function damaged(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  const kind = below(4);
  if (kind === 0) return copy.slice(0, below(copy.length));
  if (kind === 1) new DataView(copy.buffer).setUint32(4 * below(copy.length / 4), below(5));
  else for (let i = 0; i <= below(3); i++) copy[below(copy.length)]! ^= 1 << below(8);
  return copy;
}

/** Joins the transactions of one ledger with the set of another. */
function joined(): LedgerCloseMeta {
  const [a, b] = [0, 0].map(() => LedgerCloseMeta.fromXDR(metas[below(metas.length)]!)) as [
    LedgerCloseMeta,
    LedgerCloseMeta,
  ];
  if (a.type === "v0" || b.type === "v0") return a;
  const txSet = b.value.txSet;
  return a.type === "v1"
    ? LedgerCloseMeta.v1(new LedgerCloseMetaV1({ ...a.value, txSet }))
    : LedgerCloseMeta.v2(new LedgerCloseMetaV2({ ...a.value, txSet }));
}

/** Reads a ledger with all rows, and returns the outcome. */
function outcomeOf(meta: LedgerCloseMeta | Uint8Array): string {
  try {
    const ledger = readLedger(meta, PUBLIC);
    const envelopes = ledger.transactions.map(({ envelope }) => envelope);
    assert.equal(new Set(envelopes).size, envelopes.length, "an envelope has two results");
    for (const [i, { hash }] of ledger.transactions.entries()) {
      assert.equal(toHex(hashTransaction(envelopes[i]!, PUBLIC)), hash);
    }
    try {
      for (const table of TABLES) ledgerRows(ledger, table);
    } catch (error) {
      // A time or a sequence that no row can contain.
      if (!(error instanceof RangeError)) throw error;
      assert.match(error.message, /^Cannot write rows: (expected closeTime|an ID of 64 bits)/);
      return "read, without rows";
    }
    return "read";
  } catch (error) {
    if (!DwsaError.is(error)) throw error;
    return error.code.replace(/^xdr\/.*/, "xdr/…");
  }
}

test("readLedger() of damaged ledgers rejects them, or pairs each result with the envelope of its hash", () => {
  const outcomes: Record<string, number> = {};
  const count = LONG ? 10_000 : 1_000;
  for (let i = 0; i < count; i++) {
    const outcome = outcomeOf(i % 10 === 0 ? joined() : damaged(metas[i % metas.length]!));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  const { read = 0, "read, without rows": some = 0, "xdr/…": xdr = 0, "ledger/no-envelope": none = 0, ...rest } =
    outcomes;
  assert.deepEqual(rest, {});
  assert.ok(read > count / 10 && xdr > count / 10 && none > count / 20, JSON.stringify(outcomes));
  assert.equal(read + some + xdr + none, count);
});
