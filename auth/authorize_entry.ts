/** Signing an authorization entry. */

import { wrongType } from "../internal/describe.ts";
import { networkIdOf } from "../internal/network_id.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { addressText, requireSigning } from "./_address.ts";
import { requireFields, takeEntry, takeFlag, takeLedger } from "./_arguments.ts";
import {
  closeCredentials,
  mapSignatures,
  openCredentials,
  type SignatureNode,
  signatureNodes,
  withoutSignatures,
} from "./_credentials.ts";
import { AUTHORIZE, fault } from "./_fault.ts";
import { payloadOf, preimageOf } from "./_preimage.ts";
import { requireRoute, routeSignature } from "./_route.ts";
import { isUnsigned } from "./_signatures.ts";
import { askSigner, ownAddress, requireSigner } from "./_signer.ts";
import { writeSignature } from "./_write_signature.ts";
import { type ExpectedInvocation, requireExpected } from "./expected_invocation.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** Options of {@linkcode authorizeEntry}. */
export interface AuthorizeEntryOptions {
  /** Whether to start over: every signature that the entry carries is dropped before this one is put in. */
  readonly reset?: boolean | undefined;
  /** The call that the signer means to approve: an entry for any other is refused before anything is signed. */
  readonly expect?: ExpectedInvocation | undefined;
}

/**
 * Signs an authorization entry and gives back a signed copy. What the entry already carries stays: a second signature
 * of an account joins the first (sorted by public key, at most 20; one of the same key is replaced), and signatures of
 * delegates stand in nodes of their own.
 *
 * The signature goes to every node that carries `forAddress`. Without it, it goes to the top-level credentials, also
 * that of a co-signer, but that of a delegate's key to the delegate. Three signers must say by `forAddress` whom they
 * sign for: a key that several delegates have; a key that is not in an entry of a contract with delegates; and a bare
 * key that signs for a contract, since most contracts want their signatures in another form.
 *
 * Everything is verified before it is returned, other signatures of the same account included; only what a callback
 * returns as an `ScVal` for a contract is for that contract to judge. An entry that is approved by the source account
 * of the transaction is returned as it is.
 *
 * @param entry the entry to sign; it is not changed
 * @param signer a `Keypair`, anything else with a `sign` method, or a callback that gets the preimage and the payload
 * @param validUntilLedgerSeq the ledger at which the signature has expired, from 1 to 2^32 - 1
 * @param networkPassphrase the passphrase of the network, see {@linkcode Networks}
 * @param forAddress the address (`G…` or `C…`) of the nodes that the signature is for
 * @param options whether to start over, and the call that is expected
 * @returns the signed copy
 * @throws {TypeError} if an argument, or what the signer returns, is of the wrong type, or an option is unknown
 * @throws {RangeError} if `validUntilLedgerSeq` is not a ledger sequence
 * @throws {DwsaError} `auth/already-signed` if the entry carries signatures with another expiry,
 *   `auth/no-matching-node` or `auth/ambiguous-node` if it is not clear where the signature goes,
 *   `auth/invalid-signature` if it is wrong or one that it joins is, `auth/conflict` if it cannot join what is there,
 *   `auth/too-many-signatures`, `auth/unknown-signer`, `auth/unexpected-invocation`, `auth/invalid-address`,
 *   `network/passphrase`, `xdr/…` if the entry cannot be encoded, `keys/no-secret` if the key pair cannot sign
 *
 * @example Two signers of one account
 * ```ts
 * import { authorizeEntry, inspectAuthEntry, Keypair, Networks, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const entry = xdr.DwsaAuthorizationEntry.fromXDR(
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
  forAddress?: string,
  options: AuthorizeEntryOptions = {},
): Promise<DwsaAuthorizationEntry> {
  const own = takeEntry(entry, AUTHORIZE);
  const { rootInvocation } = own;
  requireSigner(signer);
  const expiry = takeLedger(validUntilLedgerSeq, AUTHORIZE, "validUntilLedgerSeq");
  const networkId = networkIdOf(networkPassphrase, AUTHORIZE);
  if (forAddress !== undefined && typeof forAddress !== "string") {
    throw wrongType(AUTHORIZE, "forAddress", "a string", forAddress);
  }
  requireFields(options, "options", ["reset", "expect"]);
  const reset = takeFlag(options.reset, "options.reset");
  if (options.expect !== undefined) requireExpected(rootInvocation, options.expect);

  const given = openCredentials(own);
  if (given === undefined) return entry;
  requireSigning(given.credentials.address, AUTHORIZE);
  const kept = reset ? withoutSignatures(given) : given;
  const nodes = signatureNodes(kept);
  const until = kept.credentials.signatureExpirationLedger;
  if (until !== expiry) requireUnsigned(nodes, until, expiry);
  // A callback tells who has signed only when it has: all else is routed before anyone is asked.
  const publicKey = ownAddress(signer);
  if (forAddress !== undefined || typeof signer !== "function") requireRoute(nodes, forAddress, publicKey);

  const payload = payloadOf(preimageOf(kept, expiry, rootInvocation, networkId));
  const answer = await askSigner(signer, publicKey, payload, () => {
    const theirs = takeEntry(own, AUTHORIZE); // what a callback does to its preimage stays there
    return preimageOf(openCredentials(theirs)!, expiry, theirs.rootInvocation, networkId);
  });
  const targets = new Set(routeSignature(nodes, forAddress, answer.publicKey).map(({ path }) => path));
  const sign = (node: SignatureNode) => targets.has(node.path) ? writeSignature(node, answer, payload) : node.signature;
  return closeCredentials(mapSignatures(kept, sign, expiry), rootInvocation);
}

/** Refuses another expiry for an entry that carries signatures: they would all be void, and nothing would tell. */
function requireUnsigned(nodes: readonly SignatureNode[], until: number, expiry: number): void {
  const signed = nodes.find(({ signature }) => !isUnsigned(signature));
  if (signed === undefined) return;
  const by = addressText(signed.address);
  const expected = `validUntilLedgerSeq ${until} or { reset: true }, since already signed by ${by} until ${until}`;
  throw fault("auth/already-signed", AUTHORIZE, expected, `${expiry}`, { path: signed.path });
}
