/** The payload of an authorization entry, which its signers sign. */

import { unexpected } from "../internal/unexpected.ts";
import { networkIdOf } from "../network/_shared.ts";
import { type DwsaAuthorizationEntry, HashIdPreimage } from "../xdr/mod.ts";
import { parseEntry, parseLedger } from "./_arguments.ts";
import { unwrapCredentials } from "./_credentials.ts";
import { preimageOf } from "./_preimage.ts";

/**
 * The preimage of the payload of an entry: its signers sign the SHA-256 hash of its XDR.
 *
 * The credentials determine its kind: `envelopeTypeDwsaAuthorization` for the legacy ones, and
 * `envelopeTypeDwsaAuthorizationWithAddress`, which names the top-level address, for the other two (CAP-71). With
 * delegates, the top-level account and every delegate sign this same payload.
 *
 * Its invocation has the form that the network hashes: each creation of a contract in the V1 arm,
 * `createContractHostFn`, is converted to the V2 arm without constructor arguments. The entry keeps its arm.
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
 * assert.equal(hash(preimage.toXDR()).length, 32); // what a hardware wallet signs
 * ```
 */
export function buildAuthorizationEntryPreimage(
  entry: DwsaAuthorizationEntry,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
): HashIdPreimage {
  const action = "build the preimage";
  const parsed = parseEntry(entry, action);
  const expiry = parseLedger(validUntilLedgerSeq, action, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase, action);
  const open = unwrapCredentials(parsed);
  if (open === undefined) {
    throw unexpected(
      "auth/no-address-credentials",
      action,
      "the credentials of an address",
      "those of the transaction's source account, which approves the entry by signing the transaction",
    );
  }
  return preimageOf(open, expiry, parsed.rootInvocation, networkId);
}
