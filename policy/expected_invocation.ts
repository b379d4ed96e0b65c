/** Creates an approver for one expected contract call. */

import { attempt } from "../internal/fault.ts";
import type { Approver } from "../auth/mod.ts";
import { readRequests } from "./_requests.ts";
import { expectRequests, readExpected } from "./_expected.ts";
import type { ExpectedInvocation } from "./expected_types.ts";

/**
 * Creates an `approve` callback for one call: the given function of the given contract, with the given arguments, and
 * only the listed sub-invocations. Requests that are signed together may contain this call once, and nothing else.
 *
 * The network, the expiry and total amounts are not checked; for these, use {@linkcode signingPolicy}. If `address` is
 * set, legacy credentials (`address`) are rejected if the signer's key belongs to another account, since the signature
 * would also be valid for an entry of that account. For whole transactions, use {@linkcode expectTransaction}.
 *
 * @param expected the expected call, which is copied
 * @returns a callback for the `approve` option of {@linkcode authorizeEntry} and the other signing functions
 * @throws {TypeError} if a property is missing, unknown or of the wrong type
 * @throws {RangeError} if a number in an argument is out of range
 * @throws {DwsaError} `auth/invalid-policy` if an address or a function name is malformed, or there are too many
 *   sub-invocations; `xdr/…` if an argument cannot be encoded
 *
 * @example Approve one transfer and nothing else
 * ```ts
 * import { authorizeEntry, Keypair, nativeToScVal, Networks } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR( // from a simulation of a call to `ping`
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const signer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const approve = expectInvocation({
 *   address: signer.publicKey(),
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "transfer",
 *   args: [nativeToScVal(100n, { type: "i128" })],
 * });
 *
 * await assert.rejects(authorizeEntry(entry, signer, 1_000, Networks.TESTNET, { approve }), {
 *   code: "auth/refused",
 *   path: "rootInvocation.function",
 * });
 * ```
 */
export function expectInvocation(expected: ExpectedInvocation): Approver {
  const { rule, address } = attempt("create the approver", () => readExpected("invocation", expected));
  return (requests) =>
    expectRequests(rule, address, attempt("check the requests", () => readRequests(requests)).requests);
}
