/** Validates parameters that several functions of this area share. */

import { wrongType } from "../internal/describe.ts";
import { TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";

/** Maximum of fees, ledgers and counts, which are unsigned 32-bit integers. */
export const MAX_UINT32 = 0xffff_ffff;
/** Maximum of times and memo IDs, which are unsigned 64-bit integers. */
export const MAX_UINT64 = 0xffff_ffff_ffff_ffffn;

/** Rejects calls with both or neither of the two fee parameters. */
export function requireOneFee(action: string, { baseFee, fee }: { baseFee?: unknown; fee?: unknown }): void {
  if ((baseFee === undefined) !== (fee === undefined)) return;
  const got = fee === undefined ? "none" : "both";
  throw new TypeError(`Cannot ${action}: expected either baseFee (for each operation) or fee (the whole), got ${got}`);
}

/** Copies an envelope, which can be from another copy of this library. */
export function parseEnvelope(action: string, value: unknown): TransactionEnvelope {
  if (!TransactionEnvelope.is(value)) throw wrongType(action, "envelope", "a TransactionEnvelope", value);
  return copyXdr(TransactionEnvelope, value);
}
