/** Creates and signs an authorization entry from scratch. */

import { attemptAsync, wrongType } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScVal,
} from "../xdr/mod.ts";
import { AUTHORIZE, nonceOf, parseSigningAddress } from "./_arguments.ts";
import { keyText } from "./_credentials.ts";
import { requireSigner, signerKey } from "./_signing.ts";
import type { Approver } from "./approver.ts";
import { authorizeEntry } from "./authorize_entry.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** The parameters of {@linkcode authorizeInvocation}. */
export interface AuthorizeInvocationParams {
  /** A `Keypair`, any other object with a `sign` method, or a callback that receives the preimage and the payload. */
  readonly signer: PayloadSigner | SigningCallback;
  /** The ledger at which the signature expires, from 1 to 2^32 - 1. */
  readonly validUntilLedgerSeq: number;
  /** The invocation tree to approve, see `contractInvocation`. */
  readonly invocation: DwsaAuthorizedInvocation;
  /** The network passphrase, see {@linkcode Networks}. */
  readonly networkPassphrase: string;
  /**
   * The approving address (`G…` or `C…`); by default the account of the signer's key. Required if the signer is a
   * callback, or an object without `publicKey` and `address`.
   */
  readonly publicKey?: string | undefined;
  /**
   * Whether to create credentials whose signed payload contains the address (CAP-71); `false` by default. `true`
   * requires a network that has activated CAP-71. If `false`, the signature is also valid in an entry of any other
   * address that the key can sign for, with the same nonce, expiry and invocation.
   */
  readonly authV2?: boolean | undefined;
  /** The nonce, for tests: a signed 64-bit integer, unique for the address; random by default. */
  readonly nonce?: bigint | undefined;
  /** The approver, which is called before the signer, see {@linkcode signingPolicy}. */
  readonly approve?: Approver | undefined;
}

/**
 * Creates an authorization entry for an invocation tree and signs it. To sign an entry from a simulation, use
 * {@linkcode authorizeEntry}.
 *
 * @param params the call to approve, the signer, the expiry and the network
 * @returns the signed entry
 * @throws {TypeError} if a parameter, or a result of `signer` or `approve`, is of the wrong type, or a parameter is
 *   unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, `nonce` is not from -2^63 to 2^63 - 1, or a
 *   number in `invocation` is out of range
 * @throws {DwsaError} `auth/no-randomness` if the runtime has no source of random bytes, `auth/invalid-address` if
 *   `publicKey` is neither an account nor a contract, and the errors of {@linkcode authorizeEntry}
 *
 * @example Approve a call without simulation
 * ```ts
 * import { authorizeInvocation, contractInvocation, Keypair, Networks, verifyAuthEntry } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const invocation = contractInvocation({
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
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
export function authorizeInvocation(params: AuthorizeInvocationParams): Promise<DwsaAuthorizationEntry> {
  return attemptAsync(AUTHORIZE, () => authorizeCall(params));
}

async function authorizeCall(params: AuthorizeInvocationParams): Promise<DwsaAuthorizationEntry> {
  if (typeof params !== "object" || params === null || "sign" in params) { // a signer as the first of many arguments
    throw wrongType("params", "an object { signer, … }", params);
  }
  const { signer, validUntilLedgerSeq, invocation, networkPassphrase, publicKey, authV2, nonce, approve } = readOptions(
    params,
    [
      "signer",
      "validUntilLedgerSeq",
      "invocation",
      "networkPassphrase",
      "publicKey",
      "authV2",
      "nonce",
      "approve",
    ],
    "params",
  ) as AuthorizeInvocationParams; // each value is checked below or in authorizeEntry()
  if (!DwsaAuthorizedInvocation.is(invocation)) {
    throw wrongType("invocation", DwsaAuthorizedInvocation, invocation);
  }
  requireSigner(signer);
  const address = parseSigningAddress(publicKey === undefined ? addressOf(signer) : publicKey, "publicKey");
  const credentials = new DwsaAddressCredentials({
    address,
    nonce: nonceOf(nonce),
    signatureExpirationLedger: 0, // authorizeEntry() sets the expiry
    signature: ScVal.scvVoid(),
  });
  const entry = new DwsaAuthorizationEntry({
    credentials: readFlag("authV2", authV2)
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddress(credentials),
    rootInvocation: invocation,
  });
  const forAddress = scAddressToString(address);
  return await authorizeEntry(entry, signer, validUntilLedgerSeq, networkPassphrase, { forAddress, approve });
}

/** Returns the account (`G…`) of the signer's key. Throws if the signer does not name its key. */
function addressOf(signer: PayloadSigner | SigningCallback): string {
  const key = signerKey(signer);
  if (key !== undefined) return keyText(key);
  throw wrongType("publicKey", "a string, since the signer does not name its key", undefined);
}
