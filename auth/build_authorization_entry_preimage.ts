/** What the signers of an authorization entry sign. */

import { networkIdOf } from "../internal/network_id.ts";
import type { DwsaAuthorizationEntry, HashIdPreimage } from "../xdr/mod.ts";
import { takeEntry, takeLedger } from "./_arguments.ts";
import { openCredentials } from "./_credentials.ts";
import { fault } from "./_fault.ts";
import { preimageOf } from "./_preimage.ts";

/**
 * The preimage of what the signers of an entry sign: they sign the SHA-256 hash of its XDR.
 *
 * Its kind comes from the credentials: `envelopeTypeDwsaAuthorization` for the legacy ones, and
 * `envelopeTypeDwsaAuthorizationWithAddress`, which names the top-level address, for the other two (CAP-71). With
 * delegates, the top-level account and every delegate sign this same payload.
 *
 * @param entry the entry, signed or not
 * @param validUntilLedgerSeq the ledger at which the signatures have expired, from 1 to 2^32 - 1; the
 *   credentials that are submitted must carry the same number
 * @param networkPassphrase the passphrase of the network, see {@linkcode Networks}
 * @returns the preimage
 * @throws {TypeError} if an argument is of the wrong type, or a field of the entry is
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence
 * @throws {DwsaError} `auth/no-address-credentials` if the entry is approved by the source account of the transaction,
 *   `network/passphrase` if the passphrase is empty or ill-formed, `xdr/…` if the entry cannot be encoded
 *
 * @example Sign somewhere else
 * ```ts
 * import { buildAuthorizationEntryPreimage, hash, Networks, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const entry = xdr.DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const preimage = buildAuthorizationEntryPreimage(entry, 1_000, Networks.TESTNET);
 *
 * assert.equal(preimage.type, "envelopeTypeDwsaAuthorizationWithAddress");
 * assert.equal(hash(preimage.toXDR()).length, 32); // what a hardware wallet signs
 * ```
 */
export function buildAuthorizationEntryPreimage(
  entry: DwsaAuthorizationEntry,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
): HashIdPreimage {
  const action = "build the preimage";
  const own = takeEntry(entry, action);
  const expiry = takeLedger(validUntilLedgerSeq, action, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase, action);
  const open = openCredentials(own);
  if (open === undefined) {
    throw fault(
      "auth/no-address-credentials",
      action,
      "the credentials of an address",
      "those of the transaction's source account, whose signature of the transaction approves the entry",
    );
  }
  return preimageOf(open, expiry, own.rootInvocation, networkId);
}
