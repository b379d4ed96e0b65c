/** What builders return can be applied: only a simulation, another payer of the fee, time or signatures may be missing. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "node:test";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractDataKey } from "@dwsa/base/contract";
import { DwsaError } from "@dwsa/base/errors";
import * as operations from "@dwsa/base/operation";
import { ScVal, type TransactionEnvelope } from "@dwsa/base/xdr";
import {
  assembleTransaction,
  buildTransaction,
  type BuildTransactionParams,
  checkTransaction,
  extendFootprint,
  feeBumpTransaction,
  type ReadySimulation,
  restoreFootprint,
} from "@dwsa/base/transaction";
import { muxedAddress } from "@dwsa/base/address";
import { seedNumber } from "../_arbitraries/property.ts";

const A = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const B = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const keys = [1, 2].map((n) => contractDataKey(CONTRACT, ScVal.scvU32(n)));
const temporary = contractDataKey(CONTRACT, ScVal.scvU32(3), "temporary");
const footprints = [
  new DwsaDataBuilder().build(),
  new DwsaDataBuilder().setReadOnly(keys).build(),
  new DwsaDataBuilder().setReadWrite([...keys, temporary]).build(),
  new DwsaDataBuilder().setReadOnly([keys[0]!]).setReadWrite([keys[1]!]).setResourceFee(50).build(),
  DwsaDataBuilder.forExtend(keys).setResourceFee(2n ** 31n).build(),
  DwsaDataBuilder.forRestore(keys).build(),
  new DwsaDataBuilder().setResourceFee(2n ** 51n).build(),
];
const choices = [
  operations.payment({ destination: B, asset: "native", amount: "1" }),
  operations.beginSponsoringFutureReserves({ sponsoredId: B }),
  operations.endSponsoringFutureReserves({ source: B }),
  new Contract(CONTRACT).call("ping"),
  extendFootprint(9),
  restoreFootprint(),
];
const small = fc.integer({ min: 0, max: 4 });
/** Mostly absent: a transaction with all of them at random is seldom one that can be built. */
const optional = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const params = fc.record({
  source: fc.constantFrom(A, muxedAddress(A, 5n)),
  accountSequence: fc.constantFrom(0n, 2n, 2n, 2n ** 63n - 2n),
  operations: fc.array(fc.constantFrom(...choices), { minLength: 1, maxLength: 3 }),
  baseFee: fc.constantFrom(99, 100, 300, 7_000),
  timeBounds: fc.oneof(fc.constantFrom("none", "unbounded"), fc.record({ min: small, max: small })),
  ledgerBounds: optional(fc.record({ min: small, max: small })),
  minSequence: optional(small),
  extraSigners: optional(fc.array(fc.constantFrom(A, B), { maxLength: 2 })),
  memo: optional(fc.constant({ type: "id", value: 1 })),
  resourceData: optional(fc.constantFrom(...footprints)),
}).map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));

/** Returns the result of a builder; `undefined` if it throws an error for its arguments. */
function built(build: () => TransactionEnvelope): TransactionEnvelope | undefined {
  try {
    return build();
  } catch (error) {
    if (DwsaError.is(error) || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The codes of the problems that only another transaction fixes. */
const lasting = (envelope: TransactionEnvelope) =>
  checkTransaction(envelope).filter(({ fix }) => fix === "rebuild").map(({ code }) => code);

test("builders return no transaction that nodes always reject", () => {
  const counts = { built: 0, bumped: 0, assembled: 0 };
  fc.assert(
    fc.property(params, fc.constantFrom(...footprints), fc.constantFrom(0, 100, 250), (given, data, baseFee) => {
      const envelope = built(() => buildTransaction(given as never as BuildTransactionParams));
      if (envelope === undefined) return;
      counts.built++;
      assert.deepEqual(lasting(envelope).filter((code) => code !== "resource-data-missing"), []);
      const bump = built(() => feeBumpTransaction(envelope, { feeSource: B, baseFee }));
      if (bump !== undefined) counts.bumped++;
      assert.deepEqual(bump === undefined ? [] : lasting(bump), []);
      const simulation = {
        ...{ type: "ready", transactionData: data, minResourceFee: 0n, auth: [], result: ScVal.scvVoid() },
        ...{ latestLedger: 1, events: [], stateChanges: [] },
      } as unknown as ReadySimulation; // the fields that the builder reads
      const ready = built(() => assembleTransaction(envelope, simulation));
      if (ready !== undefined) counts.assembled++;
      assert.deepEqual(ready === undefined ? [] : lasting(ready), []);
    }),
    { numRuns: 2_000, seed: seedNumber(1) },
  );
  assert.ok(Math.min(...Object.values(counts)) >= 10, JSON.stringify(counts));
});
