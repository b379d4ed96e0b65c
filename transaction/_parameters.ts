/** Checks of parameters that several functions of this area have: source accounts, envelopes. */

import { addressToMuxedAccount } from "../address/mod.ts";
import { DwsaError, type DwsaErrorCode } from "../errors/mod.ts";
import { withArgumentName } from "../internal/arguments.ts";
import { wrongType } from "../internal/describe.ts";
import { type MuxedAccount, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";

/** The largest unsigned integer of 32 bits: of fees, ledgers and counts. */
export const MAX_UINT32 = 0xffff_ffff;
/** The largest unsigned integer of 64 bits: of times and memo ids. */
export const MAX_UINT64 = 0xffff_ffff_ffff_ffffn;
/** The account of a strkey `G…` or `M…`. */
export function parseSource(action: string, name: string, value: unknown): MuxedAccount {
  const expected = "an account (G...) or a muxed account (M...)";
  if (typeof value !== "string") throw wrongType(action, name, expected, value);
  return withArgumentName(action, name, expected, () => addressToMuxedAccount(value));
}

/** Refuses both or none of the two parameters that say the fee. */
export function requireOneFee(action: string, { baseFee, fee }: { baseFee?: unknown; fee?: unknown }): void {
  if ((baseFee === undefined) !== (fee === undefined)) return;
  const got = fee === undefined ? "none" : "both";
  throw new TypeError(`Cannot ${action}: expected either baseFee (for each operation) or fee (the whole), got ${got}`);
}

/** A copy of an envelope, which may be of another copy of this library. */
export function parseEnvelope(action: string, value: unknown): TransactionEnvelope {
  if (!TransactionEnvelope.is(value)) throw wrongType(action, "envelope", "a TransactionEnvelope", value);
  return copyXdr(TransactionEnvelope, value);
}

/** An error whose message and details say the same. */
export function unexpected(
  code: DwsaErrorCode,
  action: string,
  expected: string,
  got: string,
  cause?: unknown,
): DwsaError {
  return new DwsaError(code, `Cannot ${action}: expected ${expected}, got ${got}`, { expected, got, cause });
}
