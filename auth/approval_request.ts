/** Describes what a signature of an entry, a preimage or a whole transaction would authorize. */

import { attempt, violated } from "../internal/fault.ts";
import { networkIdOf } from "../network/_shared.ts";
import { DwsaAuthorizationEntry, HashIdPreimage, TransactionEnvelope } from "../xdr/mod.ts";
import { ACTION, EXPECTED, requestOf, requestOfPreimage, requestsOfCopy, requireNetwork } from "./_approval.ts";
import { parseLedger, xdrOf } from "./_arguments.ts";
import type { ApprovalRequest } from "./approver.ts";

/**
 * Describes what a signature of an authorization entry, or of the preimage that a wallet receives (SEP-43), would
 * authorize.
 *
 * @param entry the entry, or the preimage whose hash is to be signed
 * @param networkPassphrase the network passphrase
 * @param validUntilLedgerSeq the ledger at which the signature expires, from 1 to 2^32 - 1; by default the expiry of
 *   the entry or preimage
 * @returns the request, which shares nothing with `entry`
 * @throws {TypeError} if an argument or a field of the entry is of the wrong type
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, or a number in the entry is out of range
 * @throws {DwsaError} `auth/different-payload` if a preimage does not belong to an authorization entry, or if its
 *   network or expiry differs from the arguments, `network/passphrase` if the passphrase is invalid,
 *   `xdr/…` if the entry cannot be encoded
 *
 * @example The address, the call and the expiry of an entry
 * ```ts
 * import { approvalRequest, Networks } from "@dwsa/base";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const request = approvalRequest(entry, Networks.TESTNET, 1_000);
 *
 * assert.equal(request.credentials, "address");
 * assert.equal(request.address, "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57");
 * assert.equal(request.signatureExpirationLedger, 1_000);
 * assert.equal(request.invocation.function.type, "dwsaAuthorizedFunctionTypeContractFn");
 * ```
 */
export function approvalRequest(
  entry: DwsaAuthorizationEntry | HashIdPreimage,
  networkPassphrase: string,
  validUntilLedgerSeq?: number,
): ApprovalRequest {
  return attempt(ACTION, () => requestOfEntry(entry, networkPassphrase, validUntilLedgerSeq));
}

function requestOfEntry(
  entry: DwsaAuthorizationEntry | HashIdPreimage,
  networkPassphrase: string,
  validUntilLedgerSeq?: number,
): ApprovalRequest {
  const expiry = validUntilLedgerSeq === undefined
    ? undefined
    : parseLedger(validUntilLedgerSeq, "validUntilLedgerSeq");
  if (!HashIdPreimage.is(entry)) return requestOf(entry, networkIdOf(networkPassphrase), expiry);
  const preimage = HashIdPreimage.fromXDR(xdrOf(HashIdPreimage, entry, "entry", EXPECTED));
  const request = requestOfPreimage(preimage);
  const { networkId, signatureExpirationLedger } = request;
  requireNetwork(networkId, networkPassphrase);
  if (expiry !== undefined && expiry !== signatureExpirationLedger) {
    const expected = `validUntilLedgerSeq ${signatureExpirationLedger}`;
    const rule = `the preimage expires at ledger ${signatureExpirationLedger}, but validUntilLedgerSeq is ${expiry}`;
    throw violated("auth/different-payload", rule, expected, `${expiry}`);
  }
  return request;
}

/**
 * Describes what the signatures of a transaction and its authorization entries would authorize, with one request for
 * each entry. The signature of the transaction also approves the entries with source account credentials. All other
 * entries require their own signatures, which are also valid in other transactions.
 *
 * @param envelope a transaction of any type; for a fee bump, the entries of the inner transaction are described
 * @param networkPassphrase the network passphrase
 * @returns the requests, in the order of the entries; empty for a transaction without entries
 * @throws {TypeError} if an argument or a field of the envelope is of the wrong type
 * @throws {RangeError} if a number in the envelope is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid, `xdr/…` if the envelope cannot be
 *   encoded
 *
 * @example Read a transaction before signing it
 * ```ts
 * import { approvalRequests, buildTransaction, contractInvocation, Contract, Networks, withAuth } from "@dwsa/base";
 * import { DwsaAuthorizationEntry, DwsaCredentials } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * const entry = new DwsaAuthorizationEntry({
 *   credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
 *   rootInvocation: contractInvocation({ contract, function: "ping", args: [] }),
 * });
 * const envelope = buildTransaction({
 *   source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
 *   accountSequence: 0n,
 *   operations: [withAuth(new Contract(contract).call("ping"), [entry])],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 *
 * const [request] = approvalRequests(envelope, Networks.TESTNET);
 * assert.equal(request?.path, "operations[0].auth[0]");
 * assert.equal(request?.credentials, "sourceAccount");
 * assert.equal(request?.address, "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ");
 * ```
 */
export function approvalRequests(envelope: TransactionEnvelope, networkPassphrase: string): ApprovalRequest[] {
  return attempt(ACTION, () => {
    const copy = TransactionEnvelope.fromXDR(
      xdrOf(TransactionEnvelope, envelope, "envelope"),
    );
    return requestsOfCopy(copy, networkIdOf(networkPassphrase));
  });
}
