/** Validates parameters that several functions of this area share. */

import { wrongType } from "../internal/describe.ts";
import { FeeBumpTransactionInnerTx, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";

/** The maximum unsigned 32-bit integer, for fees, ledger sequences and counts. */
export const MAX_UINT32 = 0xffff_ffff;
/** The maximum unsigned 64-bit integer, for times and memo IDs. */
export const MAX_UINT64 = 0xffff_ffff_ffff_ffffn;

/** Throws unless exactly one of `baseFee` and `fee` is passed. */
export function requireOneFee(action: string, { baseFee, fee }: { baseFee?: unknown; fee?: unknown }): void {
  if ((baseFee === undefined) !== (fee === undefined)) return;
  const got = fee === undefined ? "neither" : "both";
  throw new TypeError(`Cannot ${action}: expected either baseFee (for each operation) or fee (the total), got ${got}`);
}

/** Throws unless a value is an envelope, possibly of another copy of this library. `name` is the argument's name. */
export function requireEnvelope(
  action: string,
  value: unknown,
  name = "envelope",
): asserts value is TransactionEnvelope {
  if (TransactionEnvelope.is(value)) return;
  const error = wrongType(action, name, "a TransactionEnvelope", value);
  if (!FeeBumpTransactionInnerTx.is(value)) throw error;
  throw new TypeError(`${error.message}; pass TransactionEnvelope.envelopeTypeTx(innerTx.value)`);
}

/** Copies an envelope, possibly from another copy of this library. `name` is the name of the argument. */
export function parseEnvelope(action: string, value: unknown, name = "envelope"): TransactionEnvelope {
  requireEnvelope(action, value, name);
  return copyXdr(TransactionEnvelope, value);
}
