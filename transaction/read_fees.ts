import { attempt, wrongType } from "../internal/fault.ts";
import { TransactionEnvelope } from "../xdr/mod.ts";
import { resourceFeeOf } from "./_transaction.ts";

/** The fee that an envelope offers, in total and in parts, in stroops. */
export interface TransactionFees {
  /** The total fee: the sum of the inclusion fee and the resource fee. */
  readonly fee: bigint;
  /** The inclusion fee; negative if the fee is lower than the resource fee. */
  readonly inclusionFee: bigint;
  /** The resource fee; 0 for a transaction without resource data. */
  readonly resourceFee: bigint;
}

/**
 * Returns the fee that an envelope offers, in total and in parts. The inclusion fee is the total fee minus the resource
 * fee, which is counted once even in a fee bump (CAP-46-07).
 *
 * @param envelope a transaction of any type; for a fee bump, the total is the fee of the outer transaction
 * @returns the fees in stroops
 * @throws {TypeError} if `envelope` is not a `TransactionEnvelope`
 *
 * @example The fee of a contract call
 * ```ts
 * import { DwsaDataBuilder } from "@dwsa/base/builder";
 * import { buildTransaction, readFees } from "@dwsa/base/transaction";
 * import { Contract } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const envelope = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: 0n,
 *   operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 *   resourceData: new DwsaDataBuilder().setResourceFee(50_000).build(),
 * });
 * assert.deepEqual(readFees(envelope), { fee: 50_100n, inclusionFee: 100n, resourceFee: 50_000n });
 * ```
 */
export function readFees(envelope: TransactionEnvelope): TransactionFees {
  return attempt("read fees", () => {
    if (!TransactionEnvelope.is(envelope)) throw wrongType("envelope", TransactionEnvelope, envelope);
    const fee = BigInt(envelope.value.tx.fee);
    const resourceFee = resourceFeeOfEnvelope(envelope);
    return { fee, inclusionFee: fee - resourceFee, resourceFee };
  });
}

function resourceFeeOfEnvelope(envelope: TransactionEnvelope): bigint {
  switch (envelope.type) {
    case "envelopeTypeTxV0":
      return 0n;
    case "envelopeTypeTx":
      return resourceFeeOf(envelope.value.tx);
    case "envelopeTypeTxFeeBump":
      return resourceFeeOf(envelope.value.tx.innerTx.value.tx);
  }
}
