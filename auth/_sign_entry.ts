/** Signs an authorization entry. */

import { scAddressToString } from "../address/mod.ts";
import { wrongType } from "../internal/describe.ts";
import { unexpected } from "../internal/unexpected.ts";
import { type DwsaAuthorizationEntry, ScVal } from "../xdr/mod.ts";
import { accountKey, AUTHORIZE, parseEntry, requireSigningAddress, showAddress } from "./_arguments.ts";
import {
  mapSignatures,
  type SignatureNode,
  signatureNodes,
  unwrapCredentials,
  withoutSignatures,
  wrapCredentials,
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
import { payloadOf, preimageOf } from "./_preimage.ts";
import type { ApprovalRequest } from "./approver.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";
import { requestSignature, signerKey, type SignerResult } from "./_signer.ts";

/** How an entry is signed. */
export interface Signing {
  readonly signer: PayloadSigner | SigningCallback;
  readonly expiry: number;
  readonly networkId: Uint8Array;
  /** The address of the nodes that the signature is for. */
  readonly target: string | undefined;
  readonly reset: boolean | undefined;
  /** Throws if a key that a callback has named (`G…`) may not sign. */
  readonly confirm: (key: string) => unknown;
}

/** Whether a signature by a key is valid for another account than that of the request. */
export function isMovable({ credentials, address }: ApprovalRequest, key: string): boolean {
  return credentials === "address" && address !== key;
}

/** The account of the key that a signer names; null for a callback, which names it only afterwards. */
export function signerAddress(signer: PayloadSigner | SigningCallback): string | null {
  const key = signerKey(signer);
  return key === undefined ? null : keyText(key);
}

/**
 * Validates everything up front. The result signs the entry,
 * which must be a copy that no caller has.
 */
export function prepareEntry(
  parsed: DwsaAuthorizationEntry,
  { signer, expiry, networkId, target, reset, confirm }: Signing,
): () => Promise<DwsaAuthorizationEntry> {
  const { rootInvocation } = parsed;
  const open = unwrapCredentials(parsed);
  if (open === undefined) return () => Promise.resolve(parsed);
  requireSigningAddress(open.credentials.address, AUTHORIZE);
  const toSign = reset ? withoutSignatures(open) : open;
  const nodes = signatureNodes(toSign);
  requireSameExpiry(nodes, toSign.credentials.signatureExpirationLedger, expiry);

  const key = signerKey(signer);
  const targets = selectNodes(nodes, target);
  if (typeof signer !== "function" && key === undefined) targets.forEach(assumedPublicKey);

  const payload = payloadOf(preimageOf(toSign, expiry, rootInvocation, networkId));
  return async () => {
    const answer = await requestSignature(signer, key, payload, () => {
      const copy = parseEntry(parsed, AUTHORIZE); // the callback can change its preimage, and nothing else
      return preimageOf(unwrapCredentials(copy)!, expiry, copy.rootInvocation, networkId);
    });
    if (key === undefined && answer.publicKey !== undefined) confirm(keyText(answer.publicKey));
    const written = new Set((answer.address === undefined ? targets : selectNodes(nodes, answer.address, target))
      .map(({ index }) => index));
    const sign = (node: SignatureNode) => written.has(node.index) ? signNode(node, answer, payload) : node.signature;
    return wrapCredentials(mapSignatures(toSign, sign, expiry), rootInvocation);
  };
}

/** Rejects an option `forAddress` that is not a string. */
export function requireTarget(forAddress: unknown): void {
  if (forAddress === undefined || typeof forAddress === "string") return;
  throw wrongType(AUTHORIZE, "forAddress", "a string", forAddress);
}

/** Rejects another expiry for an entry that carries signatures: changing it would silently invalidate them. */
function requireSameExpiry(nodes: readonly SignatureNode[], until: number, expiry: number): void {
  if (until === expiry) return;
  const signed = nodes.find(({ signature }) => !isUnsigned(signature));
  if (signed === undefined) return;
  const by = scAddressToString(signed.address);
  const expected = `validUntilLedgerSeq ${until}, since ${by} has signed until that ledger, or { reset: true }`;
  throw unexpected("auth/already-signed", AUTHORIZE, expected, `${expiry}`, { path: signed.path });
}

/** Maximum number of nodes listed in a message. */
const LISTED = 8;

/**
 * The nodes that carry an address; without one, the top-level credentials.
 *
 * @param nodes all nodes of the entry
 * @param address the address
 * @param asked the address that the caller named, if `address` is from a signer's answer
 */
function selectNodes(
  nodes: readonly SignatureNode[],
  address: string | undefined,
  asked: string | undefined = address,
): readonly SignatureNode[] {
  if (address === undefined) return [nodes[0]!];
  if (asked !== undefined && asked !== address) {
    const expected = `the signer's result to be for ${showAddress(asked)}, as forAddress says`;
    throw unexpected("auth/no-matching-node", AUTHORIZE, expected, `one for ${showAddress(address)}`);
  }
  const found = nodes.filter((node) => scAddressToString(node.address) === address);
  if (found.length > 0) return found;
  const listed = nodes.slice(0, LISTED).map(({ path, address }) => `${path} (${scAddressToString(address)})`);
  if (nodes.length > LISTED) listed.push(`${nodes.length - LISTED} more`);
  throw unexpected("auth/no-matching-node", AUTHORIZE, `a node of ${showAddress(address)}`, listed.join(", "));
}

/** Public key assumed for a signature that does not name its key. */
function assumedPublicKey({ path, address }: SignatureNode): Uint8Array {
  const key = accountKey(address);
  if (key !== undefined) return key;
  const expected = "a signer with publicKey, or a callback that returns { publicKey, signature } or " +
    `{ signatureScVal }, for the contract ${scAddressToString(address)}`;
  throw unexpected("auth/unknown-signer", AUTHORIZE, expected, "a signature without its key", { path });
}

/** The signature of a node with the response of a signer added to it, verified. */
function signNode(node: SignatureNode, { signature, publicKey }: SignerResult, payload: Uint8Array): ScVal {
  const isAccount = accountKey(node.address) !== undefined;
  const isWhole = ScVal.is(signature);
  const added = isWhole ? signature : accountSignature([{ publicKey: publicKey ?? assumedPublicKey(node), signature }]);
  if (isWhole) requireSignature(node, signature, isAccount);
  const joined = joinSignatures(node, added, AUTHORIZE, true);
  // If one signature of an account is wrong, the network rejects all of them; a contract has its own rules.
  if (isAccount) requireValid(node, joined, added, payload);
  else if (!isWhole) requireValid(node, added, added, payload);
  return joined;
}

/** Rejects a response that is not a signature, or that violates a rule of the network for accounts. */
function requireSignature({ path, address }: SignatureNode, signature: ScVal, isAccount: boolean): void {
  if (isUnsigned(signature)) {
    const expected = `a signature for ${scAddressToString(address)}`;
    throw unexpected("auth/invalid-signature", AUTHORIZE, expected, `${signature.type} without content`, { path });
  }
  const problem = isAccount ? formProblem(signature) : undefined;
  if (problem === undefined) return;
  const code = problem.reason === "signature-count" ? "auth/too-many-signatures" : "auth/invalid-signature";
  throw unexpected(code, AUTHORIZE, `${problem.expected} at ${path}`, problem.got, { path });
}

/** Rejects signatures if a new or an old signature is not valid. */
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
  throw unexpected("auth/invalid-signature", AUTHORIZE, expected, got, { path });
}
