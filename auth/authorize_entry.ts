/** Signs an authorization entry. */

import { attemptAsync, wrongType } from "../internal/fault.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { requestOf, requireApproval } from "./_approval.ts";
import { AUTHORIZE, parseEntry, parseLedger } from "./_arguments.ts";
import { isMovable, prepareEntry, requireSigner, requireTarget, signerAddress } from "./_signing.ts";
import type { ApprovalRequest, Approver } from "./approver.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** Options for {@linkcode authorizeEntry}. */
export interface AuthorizeEntryOptions {
  /** The address (`G…` or `C…`) of the nodes to sign; by default the top-level credentials. */
  readonly forAddress?: string | undefined;
  /** Whether to drop all existing signatures of the entry before the new signature is added. */
  readonly reset?: boolean | undefined;
  /**
   * The approver, which is called before the signer: for example the result of {@linkcode signingPolicy} or
   * {@linkcode expectInvocation}. The limits and counts of a policy apply to a single call of this function. To sign
   * several entries under one policy, use {@linkcode authorizeEntries}.
   */
  readonly approve?: Approver | undefined;
}

/**
 * Signs an authorization entry and returns a signed copy. Existing Ed25519 signatures are kept: the new signature is
 * added in the order of public keys (at most 20 signatures per node), and replaces an existing signature by the same
 * key. Each delegate has its own node. If the expiry changes, signatures by other keys cause an error, and all signatures
 * by the signer's own key are replaced.
 *
 * The signature is written to every node whose address is `forAddress`. Without `forAddress`, the signature is written
 * to the top-level credentials, even if the key belongs to a delegate. The signer determines the format:
 *
 * | signer | signed nodes | signature format |
 * |---|---|---|
 * | a named key: a `Keypair`, or `{ publicKey, signature }` from a callback | the nodes of `forAddress`, otherwise the top-level credentials | a vec of maps `{ public_key, signature }` |
 * | a bare signature: only bytes, or a signer without `publicKey` and `address` | the same; the node must be an account, whose key is assumed | the same |
 * | `{ signatureScVal }`, or an `ScVal`, from a callback | the same | unchanged |
 *
 * A callback can select the nodes with `address` in its result. {@linkcode verifyAuthEntry} and
 * {@linkcode checkAuthEntryReadiness} report whether the signature is valid in its node.
 *
 * Before the entry is returned, the new signature is verified, together with the other signatures of the same account.
 * An `ScVal` that a callback returns for a contract is not verified: only the contract can verify it. For an entry with
 * source account credentials, the signer is not called, and an unsigned copy is returned.
 *
 * **Legacy credentials do not bind the signature to an address.** The payload of `dwsaCredentialsAddress` does not
 * contain the address. A signature for an entry of another account is also valid in an entry of the signer's account
 * with the same nonce, expiry and invocation. To sign untrusted entries, pass a `signingPolicy` as `approve`: the
 * policy also evaluates the entry for the signer's own account. The payload of `dwsaCredentialsAddressV2` contains the
 * address.
 *
 * @param entry the entry to sign; it is not changed
 * @param signer a `Keypair`, any other object with a `sign` method, or a callback that receives the preimage and the
 *   payload
 * @param validUntilLedgerSeq the ledger at which the signature expires, from 1 to 2^32 - 1
 * @param networkPassphrase the network passphrase, see {@linkcode Networks}
 * @param forAddress the address (`G…` or `C…`) of the nodes to sign, or an options object
 * @returns the signed copy
 * @throws {TypeError} if an argument, a field of the entry, or a result of `signer` or `approve` is of the wrong type,
 *   or an option is unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence, or a number in the entry is out of range
 * @throws {DwsaError} `auth/already-signed` if the entry has signatures by other keys with a different expiry and `reset` is not set,
 *   `auth/no-matching-node` if no node has the address, or the signer returns an address other than `forAddress`,
 *   `auth/unknown-signer` if a bare signature is for a contract, or `publicKey` and `address` of the signer are
 *   different keys, `auth/invalid-signature` if the new signature or an existing signature of the same account is not
 *   valid, `auth/conflict` if the new signature cannot be merged with an existing one, `auth/too-many-signatures` if a
 *   node would have more than 20 signatures, `auth/refused` with all `violations` if `approve` found any,
 *   `auth/invalid-address` if the signer's key is not an account, or the address of the entry cannot sign,
 *   `network/passphrase` if the passphrase is invalid, `xdr/…` if the entry cannot be encoded, `keys/no-secret` if the
 *   key pair cannot sign
 *
 * @example Two signers of one account
 * ```ts
 * import { authorizeEntry, inspectAuthEntry, Keypair, Networks } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/policy";
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
 * const later = authorizeEntry(once, bob, 2_000, Networks.TESTNET, { approve });
 * await assert.rejects(later, { code: "auth/already-signed" });
 * ```
 */
export function authorizeEntry(
  entry: DwsaAuthorizationEntry,
  signer: PayloadSigner | SigningCallback,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
  forAddress?: string | AuthorizeEntryOptions,
): Promise<DwsaAuthorizationEntry> {
  return attemptAsync(AUTHORIZE, () => authorizeOne(entry, signer, validUntilLedgerSeq, networkPassphrase, forAddress));
}

async function authorizeOne(
  entry: DwsaAuthorizationEntry,
  signer: PayloadSigner | SigningCallback,
  validUntilLedgerSeq: number,
  networkPassphrase: string,
  forAddress?: string | AuthorizeEntryOptions,
): Promise<DwsaAuthorizationEntry> {
  const parsed = parseEntry(entry);
  requireSigner(signer);
  const expiry = parseLedger(validUntilLedgerSeq, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase);
  const { forAddress: target, reset, approve } = readTarget(forAddress);
  const request = { ...requestOf(parsed, networkId, expiry), signer: signerAddress(signer) };
  const check = (checked: ApprovalRequest) => {
    if (approve !== undefined) requireApproval(approve, [checked]);
  };
  check(request);
  const confirm = (key: string) => isMovable(request, key) && check({ ...request, signer: key });
  return await prepareEntry(parsed, { signer, expiry, networkId, target, reset, confirm })();
}

/** Parses the fifth argument: an address or an options object. */
function readTarget(value: string | AuthorizeEntryOptions | undefined): AuthorizeEntryOptions {
  if (typeof value === "string") return { forAddress: value };
  if (value !== undefined && (typeof value !== "object" || value === null)) {
    throw wrongType("forAddress", "a string or an options object", value);
  }
  const { forAddress, reset, approve } = readOptions(value, ["forAddress", "reset", "approve"]);
  requireTarget(forAddress);
  return { forAddress, reset: readFlag("reset", reset), approve };
}
