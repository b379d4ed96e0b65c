/** Expects one contract call. */

import type { Approver } from "../auth/mod.ts";
import { readRequests } from "./_requests.ts";
import { expectRequests, readExpected } from "./_expected.ts";
import type { ExpectedInvocation } from "./expected_types.ts";

/**
 * Creates an `approve` function for one call: this function of this contract, with these arguments, and only the listed
 * sub-invocations. Requests that are signed together must contain this call once and nothing else.
 *
 * It does not check the network, the expiry or sums: {@linkcode signingPolicy} does. With `address`, it rejects legacy
 * credentials (`address`) if the signer's key belongs to another account, since the signature would also be valid for
 * that account. Whole transactions need {@linkcode expectTransaction}.
 *
 * @param expected the expected call; values and strings are copied
 * @returns a function for the `approve` option of {@linkcode authorizeEntry} and the other signing functions
 * @throws {TypeError} if a property is of the wrong type, missing or unknown
 * @throws {DwsaError} `auth/invalid-policy` if an address or the name of a function is malformed
 *
 * @example Approve one transfer and nothing else
 * ```ts
 * import { authorizeEntry, Keypair, nativeToScVal, Networks } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/approve";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR( // from a simulation: calls `ping`
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
  const { rule, address } = readExpected("expect the invocation", "invocation", expected);
  return (requests) => expectRequests(rule, address, readRequests("expect the invocation", requests).requests);
}
