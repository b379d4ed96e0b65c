/** `eventsFromMeta` with bytes: the same events and errors as with a decoded `TransactionMeta`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DwsaError } from "@dwsa/base/errors";
import { eventsFromMeta } from "@dwsa/base/humanize";
import { TransactionMeta } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";
import { size } from "../_long.ts";
import { mutate, randomSource, randomXdr } from "../xdr/_random_xdr.ts";

/** Returns the result of a function, or the code and the offset of its error. */
function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!DwsaError.is(error)) throw error;
    // Consecutive fields without checks are skipped together, so the offset can be that of the first.
    return error.code === "xdr/truncated" ? error.code : [error.code, error.offset];
  }
}

/** Compares both results for the bytes, and returns whether the bytes were accepted. */
function compare(bytes: Uint8Array): boolean {
  const ours = outcome(() => eventsFromMeta(bytes));
  assert.deepEqual(ours, outcome(() => eventsFromMeta(TransactionMeta.fromXDR(bytes))));
  return ours instanceof Object && !Array.isArray(ours);
}

corpusTest("eventsFromMeta() of bytes and of base64 finds the events of the ledger", "transactionMetas", (entries) => {
  for (const { xdr } of entries) {
    const expected = eventsFromMeta(TransactionMeta.fromXDR(xdr));
    assert.deepEqual(eventsFromMeta(xdr), expected);
    assert.deepEqual(eventsFromMeta(TransactionMeta.fromXDR(xdr).toXDR()), expected);
  }
});

corpusTest("eventsFromMeta() rejects truncated metadata", "transactionMetas", (entries) => {
  const bytes = TransactionMeta.fromXDR(entries[0]!.xdr).toXDR();
  for (let size = 0; size < bytes.length; size++) assert.equal(compare(bytes.subarray(0, size)), false);
});

corpusTest("eventsFromMeta() rejects the same damaged metadata as TransactionMeta", "transactionMetas", (entries) => {
  const random = randomSource(1);
  let accepted = 0;
  for (const { xdr } of entries.slice(0, 32)) {
    const bytes = TransactionMeta.fromXDR(xdr).toXDR();
    for (let i = 0; i < 60; i++) accepted += compare(mutate(bytes, random)) ? 1 : 0;
  }
  assert.ok(accepted > 100, `${accepted} accepted`);
});

test("eventsFromMeta() accepts and rejects random metadata like TransactionMeta", () => {
  const random = randomSource(2);
  const outcomes = { accepted: 0, rejected: 0 };
  for (let i = 0; i < 200; i++) {
    const bytes = randomXdr("TransactionMeta", random);
    for (const input of [bytes, mutate(bytes, random)]) outcomes[compare(input) ? "accepted" : "rejected"]++;
  }
  assert.ok(outcomes.accepted > 200 && outcomes.rejected > 100, JSON.stringify(outcomes));
});

const words = (...values: readonly number[]) => values.flatMap((value) => [0, 0, value >> 8, value & 255]);

/** Metadata that contains a value: of version 2 with a ledger entry change, and of version 4 with a return value. */
const FRAMES: { readonly [type: string]: (value: Uint8Array) => Uint8Array } = {
  LedgerEntryChange: (value) => Uint8Array.from([...words(2, 1), ...value, ...words(0, 0)]),
  SCVal: (value) => Uint8Array.from([...words(4, 0, 0, 0, 0, 1, 0, 1), ...value, ...words(0, 0)]),
};

for (const [type, frame] of Object.entries(FRAMES)) {
  test(`eventsFromMeta() rejects a wrong number at any position of a ${type}`, () => {
    const random = randomSource(3);
    let accepted = 0;
    for (let i = 0; i < size(300); i++) {
      const value = randomXdr(type, random);
      if (value.length > 120) continue;
      const bytes = frame(value);
      assert.ok(compare(bytes));
      for (let at = 0; at < bytes.length; at += 4) {
        const wrong = bytes.slice();
        for (let number = 0; number < 34; number += 1 + Math.floor(random() * 3)) {
          wrong.set(words(number), at);
          accepted += compare(wrong) ? 1 : 0;
        }
      }
    }
    assert.ok(accepted > size(1000), `${accepted} accepted`);
  });
}

test("eventsFromMeta() rejects values that are nested too deep", () => {
  const nested = (levels: number, level: readonly number[]) =>
    FRAMES.SCVal!(Uint8Array.from([...Array.from({ length: levels }, () => level).flat(), ...words(1)]));
  for (const level of [words(16, 1, 1), words(17, 1, 1, 1)]) { // a vec with one item, and a map with a void key
    for (const levels of [499, 500, 501, 10_000]) assert.equal(compare(nested(levels, level)), levels <= 500);
  }
});

test("eventsFromMeta() rejects strings that are not base64, and returns the path of a damaged meta", () => {
  assert.throws(() => eventsFromMeta("AAAA*"), { name: "DwsaError", code: "encoding/invalid-base64" });
  assert.throws(() => eventsFromMeta(Uint8Array.of(0, 0, 0, 9)), {
    name: "DwsaError",
    code: "xdr/unknown-discriminant",
    path: "TransactionMeta",
    offset: 0,
  });
});

test("eventsFromMeta() returns events that later changes to the bytes do not affect", () => {
  const text =
    "AAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAASW0/NhZrsL6Y0hDjEibPDwQyYttIb5P08swy2iVPvl3AAAAAQAAAAAA" +
    "AAAAAAAAAQAAAAA=";
  const bytes = TransactionMeta.fromXDR(text).toXDR();
  const events = eventsFromMeta(bytes);
  bytes.fill(255);
  assert.deepEqual(events, eventsFromMeta(TransactionMeta.fromXDR(text)));
});
