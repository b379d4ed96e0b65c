/** Computes the digest that the signers of a smart account sign. */

import { attempt } from "../internal/fault.ts";
import type { Bytes } from "../internal/bytes.ts";
import { digestOf, parsePayload, readPayload } from "./_payload.ts";
import type { AccountPayload } from "./types.ts";

/**
 * Computes the digest that the signers of a smart account sign: the challenge for passkeys and the message for Ed25519
 * keys.
 *
 * The digest is computed from the preimage, never from a hash, so that the requester of a signature must disclose the
 * calls. With `openzeppelin@0.7` or `passkey-kit@1` and legacy credentials (`address`), the digest does not contain the
 * account, and any other account with the same signer accepts the same signature: use address-bound credentials
 * (CAP-71).
 *
 * @param payload the account, its contract, the preimage of its entry and, for OpenZeppelin, the rule IDs
 * @returns the digest, 32 bytes
 * @throws {TypeError} if a value is of the wrong type, or rule IDs are missing for OpenZeppelin or passed for
 *   passkey-kit
 * @throws {RangeError} if a rule ID is not an integer from 0 to 2^32 - 1, or a number in the preimage is out of range
 * @throws {DwsaError} `auth/account` if the number of rule IDs differs from the number of contexts;
 *   `auth/different-payload` if the preimage does not belong to an authorization entry of the account;
 *   `auth/invalid-address` if the account is not a contract; `xdr/…` if the preimage cannot be encoded
 *
 * @example The digest of a passkey-kit account is the payload
 * ```ts
 * import { accountDigest } from "@dwsa/base/accounts";
 * import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
 * import { hash } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAAAABHBpbmcAAAAAAAAAAA==",
 * );
 * const account = "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U";
 * const preimage = buildAuthorizationEntryPreimage(entry, 1_000, Networks.TESTNET);
 *
 * const digest = accountDigest({ contract: "passkey-kit@1", account, preimage });
 * assert.deepEqual(digest, hash(preimage.toXDR()));
 * ```
 */
export function accountDigest(payload: AccountPayload): Bytes {
  return attempt("compute the digest", () => {
    return digestOf(parsePayload(readPayload(payload)));
  });
}
