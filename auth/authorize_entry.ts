/** Signing an authorization entry. */

import { wrongType } from "../internal/describe.ts";
import { networkIdOf } from "../network/_shared.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { AUTHORIZE, parseEntry, parseLedger } from "./_arguments.ts";
import { requestOf } from "./_request.ts";
import type { ApprovalRequest, Approver } from "./approver.ts";
import { requireApproval } from "./_approval.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";
import { requireSigner } from "./_signer.ts";
import { isMovable, prepareEntry, requireTarget, signerAddress } from "./_sign_entry.ts";

/** Options of {@linkcode authorizeEntry}. */
export interface AuthorizeEntryOptions {
  /** The address (`G…` or `C…`) of the nodes that the signature is for; by default the top-level credentials. */
  readonly forAddress?: string | undefined;
  /** Whether to start over: every signature that the entry carries is dropped before this one is put in. */
  readonly reset?: boolean | undefined;
  /**
   * Says whether the entry may be signed, before the signer is asked: see {@linkcode signingPolicy} and
   * {@linkcode expectInvocation}. Limits, `times` and `entries` of a policy count within one call of this function: for
   * several entries, use {@linkcode authorizeEntries}.
   */
  readonly approve?: Approver | undefined;
}

/**
 * Signs an authorization entry and returns a signed copy. It keeps the signatures of the entry: a second signature of
 * an account merges the others (sorted by public key, at most 20; a signature of the same key is replaced). Signatures
 * of delegates are in separate nodes.
 *
 * The signature is written to every node that carries `forAddress`. Without `forAddress` the signature is written to
 * the top-level credentials, even if the key is that of a delegate:
 *
 * | who signs | where the signature goes | in which form |
 * |---|---|---|
 * | a key that is named: a `Keypair`, or `{ publicKey, signature }` of a callback | the nodes of `forAddress`, else the top | a list of maps `{ public_key, signature }` |
 * | a bare signature: only bytes, or a signer without `publicKey` | the same; the node must be an account, whose key is
 * assumed | the same |
 * | `{ signatureScVal }`, or an `ScVal`, of a callback | the same | as it is |
 *
 * A callback may name the nodes itself, by `address` in its answer. {@linkcode verifyAuthEntry} and
 * {@linkcode checkAuthEntryReadiness} say whether the signature is valid in its node.
 *
 * Before the entry is returned, the new signature is verified, together with the other signatures of the same account.
 * If a callback returns an `ScVal` for a contract, only the contract can verify it. An entry with source account
 * credentials is returned as an unsigned copy.
 *
 * **Legacy credentials do not bind the signature to an address.** The payload of `dwsaCredentialsAddress` does not
 * contain the address. A signature for an entry of another account is also valid in an entry of the signer's account
 * with the same nonce and invocation. Before you sign an untrusted entry, use a policy (`approve`): `signingPolicy`
 * also judges the entry for the signer's own account. `dwsaCredentialsAddressV2` binds the address.
 *
 * @param entry the entry to sign; it is not changed
 * @param signer a `Keypair`, anything else with a `sign` method, or a callback that gets the preimage and the payload
 * @param validUntilLedgerSeq the ledger at which the signature has expired, from 1 to 2^32 - 1
 * @param networkPassphrase the passphrase of the network, see {@linkcode Networks}
 * @param forAddress the address (`G…` or `C…`) of the nodes that the signature is for, or options with it
 * @returns the signed copy
 * @throws {TypeError} if an argument, or the response of the signer, is of the wrong type, or an option is unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence
 * @throws {DwsaError} `auth/already-signed` if the entry has signatures with another expiry, `auth/no-matching-node` if
 *   no node has the address, `auth/unknown-signer` if a bare signature is for a contract, `auth/invalid-signature` if
 *   it or a signature that it joins is not valid, `auth/conflict` if it conflicts with the existing signature,
 *   `auth/too-many-signatures`, `auth/refused` with all `violations` if `approve` found any, `auth/invalid-address`,
 *   `network/passphrase`, `xdr/…` if the entry cannot be encoded, `keys/no-secret` if the key pair cannot sign
 *
 * @example Two signers of one account
 * ```ts
 * import { authorizeEntry, inspectAuthEntry, Keypair, Networks } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/approve";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const [alice, bob] = [Keypair.random(), Keypair.random()];
 *
 * const approve = expectInvocation({
 *   address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const once = await authorizeEntry(entry, alice, 1_000, Networks.TESTNET, { approve });
 * const twice = await authorizeEntry(once, bob, 1_000, Networks.TESTNET, { approve });
 * assert.equal(inspectAuthEntry(twice).nodes[0]?.signatures.length, 2);
 *
 * await assert.rejects(authorizeEntry(once, bob, 2_000, Networks.TESTNET, { approve }), { code: "auth/already-signed"
 * });
 * ```
 */
export async function authorizeEntry(
  entry: DwsaAuthorizationEntry,
  signer: PayloadSigner | SigningCallback,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
  forAddress?: string | AuthorizeEntryOptions,
): Promise<DwsaAuthorizationEntry> {
  const parsed = parseEntry(entry, AUTHORIZE);
  requireSigner(signer);
  const expiry = parseLedger(validUntilLedgerSeq, AUTHORIZE, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase, AUTHORIZE);
  const { forAddress: target, reset, approve } = readTarget(forAddress);
  const request = { ...requestOf(parsed, networkId, expiry), signer: signerAddress(signer) };
  const check = (checked: ApprovalRequest) => {
    if (approve !== undefined) requireApproval(AUTHORIZE, approve, [checked]);
  };
  check(request);
  const confirm = (key: string) => isMovable(request, key) && check({ ...request, signer: key });
  return await prepareEntry(parsed, { signer, expiry, networkId, target, reset, confirm })();
}

/** Reads the fifth argument: an address, or options. */
function readTarget(value: string | AuthorizeEntryOptions | undefined): AuthorizeEntryOptions {
  if (typeof value === "string") return { forAddress: value };
  if (value !== undefined && (typeof value !== "object" || value === null)) {
    throw wrongType(AUTHORIZE, "forAddress", "a string, or an object of options", value);
  }
  const { forAddress, reset, approve } = readOptions(AUTHORIZE, value, ["forAddress", "reset", "approve"]);
  requireTarget(forAddress);
  return { forAddress, reset: readFlag(AUTHORIZE, "reset", reset), approve };
}
