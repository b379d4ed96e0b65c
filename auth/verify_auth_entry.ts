/** Verifying the signatures of an authorization entry. */

import { networkIdOf } from "../internal/network_id.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { takeEntry } from "./_arguments.ts";
import { openCredentials, signatureNodes } from "./_credentials.ts";
import { payloadOf, preimageOf } from "./_preimage.ts";
import { judge } from "./_signatures.ts";
import { type AuthNode, toAuthNode } from "./inspect_auth_entry.ts";

/** What can be said of the signature of a node. */
export interface VerifiedAuthNode extends AuthNode {
  /**
   * `true` when the signature is valid for this entry and network; `false` when it is not, or there is none;
   * `"custom"` when it is in a form that only the contract can judge.
   */
  readonly verified: boolean | "custom";
  /** Each signature in the form that accounts use. */
  readonly signatures: readonly {
    /** The address (`G…`) of the key that signed. */
    readonly publicKey: string;
    /** Whether this one is valid. */
    readonly verified: boolean;
  }[];
}

/**
 * Verifies every signature of an authorization entry offline, by the rule of the network's validators. That a key is
 * among the signers of its account, with enough weight, is for the ledger to say.
 *
 * A classic signature at a contract is verified too: `{ public_key, signature }` maps are the form that many contract
 * accounts take. All other forms there are `"custom"`. An account takes no other form.
 *
 * @param entry any authorization entry; its own expiry is part of what is verified
 * @param networkPassphrase the passphrase of the network, see {@linkcode Networks}
 * @returns each place for a signature, top-level first; none when the entry is approved by the source account of the
 *   transaction
 * @throws {TypeError} if an argument is of the wrong type, or a field of the entry is
 * @throws {DwsaError} `network/passphrase` if the passphrase is empty or ill-formed, `xdr/…` if the entry cannot
 *   be encoded
 *
 * @example A signature is valid on its own network only
 * ```ts
 * import { authorizeEntry, Keypair, Networks, verifyAuthEntry, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const entry = xdr.DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const account = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
 * const signed = await authorizeEntry(entry, account, 1_000, Networks.TESTNET);
 *
 * assert.equal(verifyAuthEntry(signed, Networks.TESTNET)[0]?.verified, true);
 * assert.equal(verifyAuthEntry(signed, Networks.PUBLIC)[0]?.verified, false);
 * ```
 */
export function verifyAuthEntry(
  entry: DwsaAuthorizationEntry,
  networkPassphrase: string,
): readonly VerifiedAuthNode[] {
  const action = "verify the entry";
  const own = takeEntry(entry, action);
  const networkId = networkIdOf(networkPassphrase, action);
  const open = openCredentials(own);
  if (open === undefined) return [];
  const payload = payloadOf(
    preimageOf(open, open.credentials.signatureExpirationLedger, own.rootInvocation, networkId),
  );
  return signatureNodes(open).map((node) => ({ ...toAuthNode(node), ...judge(node, payload) }));
}
