/** Creates the authorization entries of delegated signers. */

import { nonceOf, parseSigningAddress } from "../auth/_shared.ts";
import { attempt, Fault } from "../internal/fault.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  InvokeContractArgs,
  ScVal,
} from "../xdr/mod.ts";
import { CHECK_AUTH, delegatedArgument, parsePayload, readPayload } from "./_payload.ts";
import type { AccountPayload } from "./types.ts";

/**
 * Creates the unsigned entry with which a delegated signer approves the payload of a smart account. Simulations never
 * return such entries, since a simulation that records entries does not call `__check_auth`.
 *
 * Create the entry when the expiry of the account's entry is final, for example in the signing callback of the account,
 * since the payload covers the expiry. Send the entry to the delegated signer with the preimage and, for
 * `openzeppelin@0.7`, with the rule IDs. If the delegated signer is a smart account, sign the entry like any other
 * entry of a smart account.
 *
 * @param payload the account, its contract, the preimage of its entry and, for OpenZeppelin, the rule IDs
 * @param options the delegated signer as `address` (`G…` or `C…`); whether the payload of the entry contains this
 *   address (CAP-71) as `authV2`, `false` by default; and a signed 64-bit integer as `nonce`, random by default
 * @returns the entry, with expiry 0 until `authorizeEntry` sets the expiry
 * @throws {TypeError} if a value is of the wrong type, an option is unknown, or the contract is `passkey-kit@1`, which
 *   has no delegated signers
 * @throws {RangeError} if a rule ID is not an integer from 0 to 2^32 - 1, `nonce` is not from -2^63 to 2^63 - 1, or a
 *   number in the preimage is out of range
 * @throws {DwsaError} `auth/no-randomness` if the runtime has no source of random bytes, `auth/invalid-address` if
 *   `address` is neither an account nor a contract, and the errors of {@linkcode accountDigest}
 *
 * @example Create and sign the entry of a delegated signer
 * ```ts
 * import { delegatedEntry, resolveDelegatedRequests } from "@dwsa/base/accounts";
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { authorizeEntry, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
 * import { Keypair } from "@dwsa/base/keys";
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
 * const delegate = Keypair.random();
 *
 * const nested = delegatedEntry(
 *   { contract: "openzeppelin@0.8", account, preimage, contextRuleIds: [0] },
 *   { address: delegate.publicKey() },
 * );
 *
 * // The delegated signer reviews the calls of the account
 * const expected = expectInvocation({
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const signed = await authorizeEntry(nested, delegate, 1_000, Networks.TESTNET, {
 *   approve: (requests) => expected(resolveDelegatedRequests(requests, [preimage])),
 * });
 * assert.equal(signed.credentials.type, "dwsaCredentialsAddress");
 * ```
 */
export function delegatedEntry(
  payload: AccountPayload,
  options: { readonly address: string; readonly authV2?: boolean | undefined; readonly nonce?: bigint | undefined },
): DwsaAuthorizationEntry {
  return attempt("create the delegated entry", () => createEntry(payload, options));
}

function createEntry(
  payload: AccountPayload,
  options: { readonly address: string; readonly authV2?: boolean | undefined; readonly nonce?: bigint | undefined },
): DwsaAuthorizationEntry {
  const { address, authV2, nonce } = readOptions(options, ["address", "authV2", "nonce"]);
  const fields = readPayload(payload);
  if (fields.contract === "passkey-kit@1") {
    const rule = "payload.contract is passkey-kit@1, which has no delegated signers";
    throw new Fault("type", `${rule}`, { path: "payload.contract" });
  }
  const signed = parsePayload(fields);
  const credentials = new DwsaAddressCredentials({
    address: parseSigningAddress(address, "address"),
    nonce: nonceOf(nonce),
    signatureExpirationLedger: 0,
    signature: ScVal.scvVoid(),
  });
  const called = new InvokeContractArgs({
    contractAddress: signed.account,
    functionName: CHECK_AUTH,
    args: [delegatedArgument(signed)],
  });
  return new DwsaAuthorizationEntry({
    credentials: readFlag("authV2", authV2)
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddress(credentials),
    rootInvocation: new DwsaAuthorizedInvocation({
      function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(called),
      subInvocations: [],
    }),
  });
}
