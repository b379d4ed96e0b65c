/** Validates parameters that several functions of this area share. */

import { Fault, wrongType } from "../internal/fault.ts";
import { FeeBumpTransactionInnerTx, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";

/** The maximum unsigned 32-bit integer, for fees, ledger sequences and counts. */
export const MAX_UINT32 = 0xffff_ffff;
/** The maximum unsigned 64-bit integer, for times and memo IDs. */
export const MAX_UINT64 = 0xffff_ffff_ffff_ffffn;

/** Throws unless exactly one of `baseFee` and `fee` is passed. */
export function requireOneFee({ baseFee, fee }: { baseFee?: unknown; fee?: unknown }): void {
  if ((baseFee === undefined) !== (fee === undefined)) return;
  const got = fee === undefined ? "neither" : "both";
  throw new Fault("type", `expected either baseFee (for each operation) or fee (the total), got ${got}`);
}

/** Throws unless a value is an envelope, possibly of another copy of this library. `name` is the argument's name. */
export function requireEnvelope(
  value: unknown,
  name = "envelope",
): asserts value is TransactionEnvelope {
  if (TransactionEnvelope.is(value)) return;
  const error = wrongType(name, TransactionEnvelope, value);
  if (!FeeBumpTransactionInnerTx.is(value)) throw error;
  throw error.withAdvice("pass TransactionEnvelope.envelopeTypeTx(innerTx.value)");
}

/** Copies an envelope, possibly from another copy of this library. `name` is the name of the argument. */
export function parseEnvelope(value: unknown, name = "envelope"): TransactionEnvelope {
  requireEnvelope(value, name);
  return copyXdr(TransactionEnvelope, value);
}
