/** Signing an authorization entry. */

import { scAddressToString } from "../address/mod.ts";
import { wrongType } from "../internal/describe.ts";
import { networkIdOf } from "../internal/network_id.ts";
import { readFlag, readOptions } from "../internal/options.ts";
import { type DwsaAuthorizationEntry, ScVal } from "../xdr/mod.ts";
import {
  accountKey,
  authError,
  AUTHORIZE,
  parseEntry,
  parseLedger,
  requireSigningAddress,
  showAddress,
} from "./_arguments.ts";
import {
  closeCredentials,
  mapSignatures,
  openCredentials,
  type SignatureNode,
  signatureNodes,
  withoutSignatures,
} from "./_credentials.ts";
import {
  accountSignature,
  formProblem,
  isUnsigned,
  joinSignatures,
  keyText,
  readAccountSignature,
  verifySignature,
} from "./_signatures.ts";
import { requestOf } from "./approval_request.ts";
import { type Approver, requireApproval } from "./approver.ts";
import { payloadOf, preimageOf } from "./build_authorization_entry_preimage.ts";
import {
  type Answer,
  askSigner,
  type PayloadSigner,
  requireSigner,
  signerKey,
  type SigningCallback,
} from "./signing_callback.ts";

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
 * an account joins the first (sorted by public key, at most 20; a signature of the same key is replaced). Signatures of
 * delegates are in separate nodes.
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
 * with the same nonce and invocation. Before you sign an untrusted entry, use a policy that names the address and the
 * call (`approve`), and prefer `dwsaCredentialsAddressV2`, which binds the address. A key that signs for several
 * accounts should accept nothing else: `credentials: ["addressV2", "delegates"]`.
 *
 * @param entry the entry to sign; it is not changed
 * @param signer a `Keypair`, anything else with a `sign` method, or a callback that gets the preimage and the payload
 * @param validUntilLedgerSeq the ledger at which the signature has expired, from 1 to 2^32 - 1
 * @param networkPassphrase the passphrase of the network, see {@linkcode Networks}
 * @param forAddress the address (`G…` or `C…`) of the nodes that the signature is for, or options with it
 * @returns the signed copy
 * @throws {TypeError} if an argument, or the answer of the signer, is of the wrong type, or an option is unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence
 * @throws {DwsaError} `auth/already-signed` if the entry has signatures with another expiry, `auth/no-matching-node` if
 *   no node has the address, `auth/unknown-signer` if a bare signature is for a contract, `auth/invalid-signature` if
 *   it or a signature that it joins is not valid, `auth/conflict` if it cannot join the existing signature,
 *   `auth/too-many-signatures`, `auth/refused` with all `violations` if `approve` found any, `auth/invalid-address`,
 *   `network/passphrase`, `xdr/…` if the entry cannot be encoded, `keys/no-secret` if the key pair cannot sign
 *
 * @example Two signers of one account
 * ```ts
 * import { authorizeEntry, inspectAuthEntry, Keypair, Networks } from "@dwsa/base";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const [alice, bob] = [Keypair.random(), Keypair.random()];
 *
 * const once = await authorizeEntry(entry, alice, 1_000, Networks.TESTNET);
 * const twice = await authorizeEntry(once, bob, 1_000, Networks.TESTNET);
 * assert.equal(inspectAuthEntry(twice).nodes[0]?.signatures.length, 2);
 *
 * await assert.rejects(authorizeEntry(once, bob, 2_000, Networks.TESTNET), { code: "auth/already-signed" });
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
  if (approve !== undefined) requireApproval(AUTHORIZE, approve, [requestOf(parsed, networkId, expiry)]);
  return await prepareEntry(parsed, { signer, expiry, networkId, target, reset })();
}

/** How an entry is signed. */
export interface Signing {
  readonly signer: PayloadSigner | SigningCallback;
  readonly expiry: number;
  readonly networkId: Uint8Array;
  /** The address of the nodes that the signature is for. */
  readonly target: string | undefined;
  readonly reset: boolean | undefined;
}

/**
 * Finds every error that does not depend on the answer of the signer. The result signs the entry,
 * which must be a copy that no caller has.
 */
export function prepareEntry(
  parsed: DwsaAuthorizationEntry,
  { signer, expiry, networkId, target, reset }: Signing,
): () => Promise<DwsaAuthorizationEntry> {
  const { rootInvocation } = parsed;
  const open = openCredentials(parsed);
  if (open === undefined) return () => Promise.resolve(parsed);
  requireSigningAddress(open.credentials.address, AUTHORIZE);
  const toSign = reset ? withoutSignatures(open) : open;
  const nodes = signatureNodes(toSign);
  requireSameExpiry(nodes, toSign.credentials.signatureExpirationLedger, expiry);

  const key = signerKey(signer);
  const targets = nodesOf(nodes, target);
  if (typeof signer !== "function" && key === undefined) targets.forEach(ownKey);

  const payload = payloadOf(preimageOf(toSign, expiry, rootInvocation, networkId));
  return async () => {
    const answer = await askSigner(signer, key, payload, () => {
      const copy = parseEntry(parsed, AUTHORIZE); // the callback can change its preimage, and nothing else
      return preimageOf(openCredentials(copy)!, expiry, copy.rootInvocation, networkId);
    });
    const written = new Set((answer.address === undefined ? targets : nodesOf(nodes, answer.address, target))
      .map(({ index }) => index));
    const sign = (node: SignatureNode) => written.has(node.index) ? signNode(node, answer, payload) : node.signature;
    return closeCredentials(mapSignatures(toSign, sign, expiry), rootInvocation);
  };
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

/** Refuses an option `forAddress` that is not a string. */
export function requireTarget(forAddress: unknown): void {
  if (forAddress === undefined || typeof forAddress === "string") return;
  throw wrongType(AUTHORIZE, "forAddress", "a string", forAddress);
}

/** Refuses another expiry for an entry that carries signatures: changing it would silently invalidate them. */
function requireSameExpiry(nodes: readonly SignatureNode[], until: number, expiry: number): void {
  if (until === expiry) return;
  const signed = nodes.find(({ signature }) => !isUnsigned(signature));
  if (signed === undefined) return;
  const by = scAddressToString(signed.address);
  const expected = `validUntilLedgerSeq ${until}, since ${by} has signed until that ledger, or { reset: true }`;
  throw authError("auth/already-signed", AUTHORIZE, expected, `${expiry}`, { path: signed.path });
}

/** How many nodes a message lists. */
const LISTED = 8;

/**
 * The nodes that carry an address; without one, the top-level credentials.
 *
 * @param nodes all nodes of the entry
 * @param address the address
 * @param asked the address that the caller named, if `address` is from a signer's answer
 */
function nodesOf(
  nodes: readonly SignatureNode[],
  address: string | undefined,
  asked: string | undefined = address,
): readonly SignatureNode[] {
  if (address === undefined) return [nodes[0]!];
  if (asked !== undefined && asked !== address) {
    const expected = `the signer's answer to be for ${showAddress(asked)}, as forAddress says`;
    throw authError("auth/no-matching-node", AUTHORIZE, expected, `one for ${showAddress(address)}`);
  }
  const found = nodes.filter((node) => scAddressToString(node.address) === address);
  if (found.length > 0) return found;
  const listed = nodes.slice(0, LISTED).map(({ path, address }) => `${path} (${scAddressToString(address)})`);
  if (nodes.length > LISTED) listed.push(`${nodes.length - LISTED} more`);
  throw authError("auth/no-matching-node", AUTHORIZE, `a node of ${showAddress(address)}`, listed.join(", "));
}

/** The key of the account that a bare signature is for. */
function ownKey({ path, address }: SignatureNode): Uint8Array {
  const key = accountKey(address);
  if (key !== undefined) return key;
  const expected = "a signer with publicKey, or a callback that returns { publicKey, signature } or " +
    `{ signatureScVal }, for the contract ${scAddressToString(address)}`;
  throw authError("auth/unknown-signer", AUTHORIZE, expected, "a signature without its key", { path });
}

/** The signature of a node with the answer of a signer added to it, verified. */
function signNode(node: SignatureNode, { signature, publicKey }: Answer, payload: Uint8Array): ScVal {
  const isAccount = accountKey(node.address) !== undefined;
  const isWhole = ScVal.is(signature);
  const added = isWhole ? signature : accountSignature([{ publicKey: publicKey ?? ownKey(node), signature }]);
  if (isWhole) requireSignature(node, signature, isAccount);
  const joined = joinSignatures(node, added, AUTHORIZE, true);
  // If one signature of an account is wrong, the network refuses all of them; a contract has its own rules.
  if (isAccount) requireValid(node, joined, added, payload);
  else if (!isWhole) requireValid(node, added, added, payload);
  return joined;
}

/** Refuses an answer that is not a signature, or that violates a rule of the network for accounts. */
function requireSignature({ path, address }: SignatureNode, signature: ScVal, isAccount: boolean): void {
  if (isUnsigned(signature)) {
    const expected = `a signature for ${scAddressToString(address)}`;
    throw authError("auth/invalid-signature", AUTHORIZE, expected, `${signature.type} without content`, { path });
  }
  const problem = isAccount ? formProblem(signature) : undefined;
  if (problem === undefined) return;
  const code = problem.reason === "signature-count" ? "auth/too-many-signatures" : "auth/invalid-signature";
  throw authError(code, AUTHORIZE, `${problem.expected} at ${path}`, problem.got, { path });
}

/** Refuses signatures if a new or an old signature is not valid. */
function requireValid({ path, address }: SignatureNode, signature: ScVal, added: ScVal, payload: Uint8Array): void {
  const wrong = verifySignature({ address, signature }, payload).signatures.find(({ verified }) => verified !== true);
  if (wrong === undefined) return;
  const by = wrong.publicKey;
  const isNew = readAccountSignature(added)?.some(({ publicKey }) => keyText(publicKey) === by) === true;
  const [expected, got] = isNew
    ? [`a signature by ${by} of the payload, the hash of the preimage`, "one by another key or of other bytes"]
    : [
      `the signature by ${by} in the entry to be valid for this entry, expiry and network`,
      "an invalid one; let that key sign again, or drop all signatures with { reset: true }",
    ];
  throw authError("auth/invalid-signature", AUTHORIZE, expected, got, { path });
}
