/** Making and signing an authorization entry from scratch. */

import { wrongType } from "../internal/describe.ts";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScVal,
} from "../xdr/mod.ts";
import { takeSigningAddress } from "./_address.ts";
import { takeFlag } from "./_arguments.ts";
import { AUTHORIZE } from "./_fault.ts";
import { randomNonce, takeNonce } from "./_nonce.ts";
import { ownAddress, requireSigner } from "./_signer.ts";
import { authorizeEntry } from "./authorize_entry.ts";
import type { ExpectedInvocation } from "./expected_invocation.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** What {@linkcode authorizeInvocation} takes. */
export interface AuthorizeInvocationParams {
  /** A `Keypair`, anything else with a `sign` method, or a callback that gets the preimage and the payload. */
  readonly signer: PayloadSigner | SigningCallback;
  /** The ledger at which the signature has expired, from 1 to 2^32 - 1. */
  readonly validUntilLedgerSeq: number;
  /** The invocation tree to approve. */
  readonly invocation: DwsaAuthorizedInvocation;
  /** The passphrase of the network, see {@linkcode Networks}. */
  readonly networkPassphrase: string;
  /** The address (`G…` or `C…`) that approves; by default that of the key in `signer`. Callbacks need it. */
  readonly publicKey?: string | undefined;
  /**
   * Whether to make credentials that bind the address into the signed payload (CAP-71). Only for networks that have
   * activated CAP-71; `false` by default.
   */
  readonly authV2?: boolean | undefined;
  /** The number that makes the entry unique for its address: signed 64 bits, by default random. For tests. */
  readonly nonce?: bigint | undefined;
  /** The call that the signer means to approve: an invocation of any other is refused before anything is signed. */
  readonly expect?: ExpectedInvocation | undefined;
}

/**
 * Makes an authorization entry for an invocation tree and signs it. To sign an entry that simulation has returned, use
 * {@linkcode authorizeEntry}.
 *
 * @param params what is approved, by whom, until when and on which network
 * @returns the signed entry
 * @throws {TypeError} if a parameter, or what the signer returns, is of the wrong type
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, or `nonce` does not fit in 64 bits
 * @throws {DwsaError} `auth/no-randomness` if the runtime has no source of random bytes, and what
 *   {@linkcode authorizeEntry} throws
 *
 * @example Approve a call without simulation
 * ```ts
 * import { authorizeInvocation, Keypair, Networks, verifyAuthEntry, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const invocation = new xdr.DwsaAuthorizedInvocation({
 *   function: xdr.DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
 *     new xdr.InvokeContractArgs({
 *       contractAddress: xdr.ScAddress.scAddressTypeContract(new Uint8Array(32)),
 *       functionName: "ping",
 *       args: [],
 *     }),
 *   ),
 *   subInvocations: [],
 * });
 * const signer = Keypair.random();
 * const entry = await authorizeInvocation({
 *   signer,
 *   invocation,
 *   validUntilLedgerSeq: 1_000,
 *   networkPassphrase: Networks.TESTNET,
 * });
 *
 * const [node] = verifyAuthEntry(entry, Networks.TESTNET);
 * assert.equal(node?.address, signer.publicKey());
 * assert.equal(node?.verified, true);
 * ```
 */
export async function authorizeInvocation(params: AuthorizeInvocationParams): Promise<DwsaAuthorizationEntry> {
  if (typeof params !== "object" || params === null) throw wrongType(AUTHORIZE, "params", "an object", params);
  const { signer, invocation, validUntilLedgerSeq, networkPassphrase, publicKey, expect } = params;
  if (!DwsaAuthorizedInvocation.is(invocation)) {
    throw wrongType(AUTHORIZE, "invocation", "a DwsaAuthorizedInvocation", invocation);
  }
  requireSigner(signer);
  const by = publicKey === undefined ? ownAddress(signer) : publicKey;
  if (by === undefined) throw wrongType(AUTHORIZE, "publicKey", "a string, as signer does not name its key", by);
  const address = takeSigningAddress(by, AUTHORIZE, "publicKey");
  const nonce = params.nonce === undefined ? randomNonce() : takeNonce(params.nonce, AUTHORIZE);
  const credentials = new DwsaAddressCredentials({
    address,
    nonce,
    signatureExpirationLedger: validUntilLedgerSeq,
    signature: ScVal.scvVoid(),
  });
  const entry = new DwsaAuthorizationEntry({
    credentials: takeFlag(params.authV2, "authV2")
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddress(credentials),
    rootInvocation: invocation,
  });
  return await authorizeEntry(entry, signer, validUntilLedgerSeq, networkPassphrase, publicKey, { expect });
}
