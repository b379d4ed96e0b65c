/** Making and signing an authorization entry from scratch. */

import { scAddressToString } from "../address/mod.ts";
import { wrongType } from "../internal/describe.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScVal,
} from "../xdr/mod.ts";
import { AUTHORIZE, nonceOf, parseSigningAddress } from "./_arguments.ts";
import { keyText } from "./_signatures.ts";
import type { Approver } from "./approver.ts";
import { authorizeEntry } from "./authorize_entry.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";
import { requireSigner, signerKey } from "./_signer.ts";

/** The parameters of {@linkcode authorizeInvocation}. */
export interface AuthorizeInvocationParams {
  /** A `Keypair`, anything else with a `sign` method, or a callback that gets the preimage and the payload. */
  readonly signer: PayloadSigner | SigningCallback;
  /** The ledger at which the signature has expired, from 1 to 2^32 - 1. */
  readonly validUntilLedgerSeq: number;
  /** The invocation tree to approve, see `contractInvocation`. */
  readonly invocation: DwsaAuthorizedInvocation;
  /** The passphrase of the network, see {@linkcode Networks}. */
  readonly networkPassphrase: string;
  /** The address (`G…` or `C…`) that approves; by default the address of the key in `signer`. Callbacks need it. */
  readonly publicKey?: string | undefined;
  /**
   * Whether to make credentials that bind the address into the signed payload (CAP-71); `false` by default. Only for
   * networks that have activated CAP-71. Without it, the payload does not contain the address: the signature is also
   * valid in an entry of another address with the same nonce and invocation, if the key may sign for that address.
   */
  readonly authV2?: boolean | undefined;
  /** The number that makes the entry unique for its address: signed 64 bits, by default random. For tests. */
  readonly nonce?: bigint | undefined;
  /** Says whether the invocation may be signed, before the signer is asked: see {@linkcode signingPolicy}. */
  readonly approve?: Approver | undefined;
}

/**
 * Makes an authorization entry for an invocation tree and signs it. To sign an entry that simulation has returned, use
 * {@linkcode authorizeEntry}.
 *
 * @param params the approved call, the approver, the last ledger and the network
 * @returns the signed entry
 * @throws {TypeError} if a parameter, or the response of the signer, is of the wrong type, or a parameter is unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, or `nonce` does not fit in 64 bits
 * @throws {DwsaError} `auth/no-randomness` if the runtime has no source of random bytes, and the errors
 *   of {@linkcode authorizeEntry}
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
export async function authorizeInvocation(params: AuthorizeInvocationParams): Promise<DwsaAuthorizationEntry> {
  if (typeof params !== "object" || params === null) throw wrongType(AUTHORIZE, "params", "an object", params);
  const { signer, validUntilLedgerSeq, invocation, networkPassphrase, publicKey, authV2, nonce, approve } = readOptions(
    AUTHORIZE,
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
  ) as AuthorizeInvocationParams; // each is checked below, or by authorizeEntry()
  if (!DwsaAuthorizedInvocation.is(invocation)) {
    throw wrongType(AUTHORIZE, "invocation", "a DwsaAuthorizedInvocation", invocation);
  }
  requireSigner(signer);
  const address = parseSigningAddress(publicKey === undefined ? addressOf(signer) : publicKey, AUTHORIZE, "publicKey");
  const credentials = new DwsaAddressCredentials({
    address,
    nonce: nonceOf(nonce, AUTHORIZE),
    signatureExpirationLedger: validUntilLedgerSeq,
    signature: ScVal.scvVoid(),
  });
  const entry = new DwsaAuthorizationEntry({
    credentials: readFlag(AUTHORIZE, "authV2", authV2)
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddress(credentials),
    rootInvocation: invocation,
  });
  const forAddress = scAddressToString(address);
  return await authorizeEntry(entry, signer, validUntilLedgerSeq, networkPassphrase, { forAddress, approve });
}

/** The address of the key in a signer. */
function addressOf(signer: PayloadSigner | SigningCallback): string {
  const key = signerKey(signer);
  if (key !== undefined) return keyText(key);
  throw wrongType(AUTHORIZE, "publicKey", "a string, since the signer does not name its key", undefined);
}
