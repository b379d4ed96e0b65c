/** Builds the payload that the signers of an authorization entry sign. */

import { attempt, violated } from "../internal/fault.ts";
import { networkIdOf } from "../network/_shared.ts";
import { type DwsaAuthorizationEntry, HashIdPreimage } from "../xdr/mod.ts";
import { parseEntry, parseLedger } from "./_arguments.ts";
import { preimageOf, unwrapCredentials } from "./_credentials.ts";

/**
 * Builds the signature preimage of an authorization entry. Signers sign the SHA-256 hash of the preimage's XDR.
 *
 * The preimage of legacy credentials is of type `envelopeTypeDwsaAuthorization`. All other preimages are of type
 * `envelopeTypeDwsaAuthorizationWithAddress`, which contains the top-level address (CAP-71). With delegates, the
 * top-level account and every delegate sign the same preimage.
 *
 * As on the network, each V1 contract creation (`createContractHostFn`) is encoded as V2 without constructor arguments.
 * The entry itself is not changed.
 *
 * @param entry the entry, signed or not
 * @param validUntilLedgerSeq the ledger at which the signatures expire, from 1 to 2^32 - 1; the submitted credentials
 *   must have the same value
 * @param networkPassphrase the network passphrase, see {@linkcode Networks}
 * @returns the preimage
 * @throws {TypeError} if an argument or a field of the entry is of the wrong type
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, or a number in the entry is out of range
 * @throws {DwsaError} `auth/no-address-credentials` if the entry has source account credentials, `network/passphrase`
 *   if the passphrase is invalid, `xdr/…` if the entry cannot be encoded
 *
 * @example Sign on another device
 * ```ts
 * import { buildAuthorizationEntryPreimage, hash, Networks } from "@dwsa/base";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const preimage = buildAuthorizationEntryPreimage(entry, 1_000, Networks.TESTNET);
 *
 * assert.equal(preimage.type, "envelopeTypeDwsaAuthorizationWithAddress");
 * assert.equal(hash(preimage.toXDR()).length, 32); // a hardware wallet signs this hash
 * ```
 */
export function buildAuthorizationEntryPreimage(
  entry: DwsaAuthorizationEntry,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
): HashIdPreimage {
  return attempt("build the preimage", () => buildPreimage(entry, validUntilLedgerSeq, networkPassphrase));
}

function buildPreimage(
  entry: DwsaAuthorizationEntry,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
): HashIdPreimage {
  const parsed = parseEntry(entry);
  const expiry = parseLedger(validUntilLedgerSeq, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase);
  const open = unwrapCredentials(parsed);
  if (open === undefined) {
    throw violated(
      "auth/no-address-credentials",
      "the entry has no payload to sign: the source account approves it by signing the transaction",
      "the credentials of an address",
      "those of the source account",
    );
  }
  return preimageOf(open, expiry, parsed.rootInvocation, networkId);
}
