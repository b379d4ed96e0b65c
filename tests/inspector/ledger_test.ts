/** The current ledger, estimated from the clock and marked as an estimate. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Networks } from "@dwsa/base/network";
import { TransactionMeta } from "@dwsa/base/xdr";
import { inspect } from "../../apps/inspector/model/inspect.ts";
import { currentLedger, distanceText, estimatedLedger, KNOWN } from "../../apps/inspector/model/ledger.ts";
import { SAMPLES } from "../../apps/inspector/samples.ts";

const METAS: readonly { readonly xdr: string }[] =
  JSON.parse(readFileSync(new URL("../vectors/ledger.json", import.meta.url), "utf8")).transactionMetas;

/** Returns the ledgers in which accounts in the metas changed their sequence numbers, with the close times. */
const CLOSED = new Map<number, number>();
const pending: unknown[] = METAS.map(({ xdr }) => TransactionMeta.fromXDR(xdr, "base64"));
for (let value = pending.pop(); pending.length > 0; value = pending.pop()) {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) continue;
  if ("seqLedger" in value && "seqTime" in value) CLOSED.set(value.seqLedger as number, Number(value.seqTime));
  pending.push(...Object.values(value));
}

test("the known ledger and the pace are those of the public ledger", () => {
  assert.equal(CLOSED.get(KNOWN.ledger), KNOWN.time);
  assert.equal(Math.max(...CLOSED.keys()), KNOWN.ledger); // only the public network has ledger sequences of this size
  for (const ledger of [56_604_244, 63_795_461]) {
    const estimate = estimatedLedger(CLOSED.get(ledger)!);
    assert.ok(Math.abs(estimate.ledger - ledger) < estimate.error, `${ledger}: ${estimate.ledger}`);
  }
});

test("a ledger is estimated for the public network alone, and only if the network is known", () => {
  const now = KNOWN.time + 576_000;
  const network = { passphrase: Networks.PUBLIC, how: "given" } as const;
  assert.deepEqual(currentLedger({ ledger: null, now }, network), { ledger: KNOWN.ledger + 100_000, error: 5_000 });
  assert.deepEqual(currentLedger({ ledger: 7, now }, network), { ledger: 7, error: 0 });
  assert.equal(currentLedger({ ledger: null, now }, { ...network, passphrase: Networks.TESTNET }), null);
  assert.equal(
    currentLedger({ ledger: null, now }, { ...network, how: "contracts" }),
    null,
  );
  assert.equal(currentLedger({ ledger: null, now: null }, network), null);
});

test("a distance by the clock is marked as one, and gives no warning about close ledgers", () => {
  const current = { ledger: 1_000_000, error: 5_000 };
  assert.equal(distanceText(1_015_000, current), "in about 24 hours, by this computer's clock");
  assert.equal(distanceText(850_000, current), "about 10 days ago, by this computer's clock");
  assert.equal(distanceText(1_004_000, current), "within 16 hours of now, by this computer's clock");
  assert.equal(distanceText(1_000_007, { ledger: 1_000_000, error: 0 }), "in 7 ledgers");
});

test("an approval that has expired is a warning, by the clock only where that is certain", () => {
  const { query } = SAMPLES.find(({ title }) => title === "An allowance without a limit")!;
  const reportOf = (now: number, ledger: number | null) =>
    inspect({
      ...{
        input: "",
        other: "",
        kind: "",
        item: 0,
        isLinked: false,
        names: "",
        policy: "",
        account: "",
        network: null,
      },
      ...query,
      ...{ now, ledger },
    }).report;
  const byClock = (now: number, ledger: number | null) =>
    reportOf(now, ledger).findings.some(({ code, text }) =>
      code === "expired" && text.includes("this computer's clock")
    );
  const byLedger = (now: number, ledger: number | null) =>
    reportOf(now, ledger).description!.warnings.some(({ code }) => code === "expired");
  assert.deepEqual([byClock(KNOWN.time, null), byLedger(KNOWN.time, null)], [true, false]);
  assert.deepEqual([byClock(KNOWN.time, 1_000_100), byLedger(KNOWN.time, 1_000_100)], [false, true]);
  assert.deepEqual([byClock(KNOWN.time, 1_000_000), byLedger(KNOWN.time, 1_000_000)], [false, false]);
  // The ledger at which the approval expires, estimated from the clock.
  assert.ok(!byClock(KNOWN.time - Math.round((KNOWN.ledger - 1_000_000) * KNOWN.seconds), null));
});
