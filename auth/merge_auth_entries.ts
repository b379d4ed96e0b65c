/** Joining the signatures of people who signed in parallel. */

import { equalBytes } from "../internal/bytes.ts";
import type { DwsaAuthorizationEntry, ScVal } from "../xdr/mod.ts";
import { accountText } from "./_address.ts";
import { takeEntry } from "./_arguments.ts";
import {
  closeCredentials,
  mapSignatures,
  openCredentials,
  type SignatureNode,
  signatureNodes,
} from "./_credentials.ts";
import { fault } from "./_fault.ts";
import { joinSignatures, readAccountSignature } from "./_signatures.ts";
import { inspectAuthEntry } from "./inspect_auth_entry.ts";

const ACTION = "merge the entries";

/**
 * Joins the signatures of two copies of one entry that were signed in parallel. More copies are merged one after the
 * other, in any order.
 *
 * The copies must differ in nothing but their signatures, and both must be signed until the same ledger. Nothing is
 * verified, since that takes the network's passphrase: see {@linkcode verifyAuthEntry}.
 *
 * @param a a copy of the entry; it is not changed
 * @param b another copy; it is not changed
 * @returns the entry with the signatures of both
 * @throws {TypeError} if an argument is not a `DwsaAuthorizationEntry`
 * @throws {DwsaError} `auth/different-payload` if they are not copies of one entry, `auth/conflict` if they have
 *   different signatures that cannot be joined, `auth/too-many-signatures` if an account would have more than 20
 *
 * @example Two signers who do not wait for each other
 * ```ts
 * import { authorizeEntry, Keypair, mergeAuthEntries, Networks, xdr } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const entry = xdr.DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const [alice, bob] = [Keypair.random(), Keypair.random()];
 * const byAlice = await authorizeEntry(entry, alice, 1_000, Networks.TESTNET);
 * const byBob = await authorizeEntry(entry, bob, 1_000, Networks.TESTNET);
 *
 * const byBoth = await authorizeEntry(byAlice, bob, 1_000, Networks.TESTNET);
 * assert(mergeAuthEntries(byAlice, byBob).equals(byBoth));
 * ```
 */
export function mergeAuthEntries(a: DwsaAuthorizationEntry, b: DwsaAuthorizationEntry): DwsaAuthorizationEntry {
  const [entry, second] = [takeEntry(a, ACTION, "a"), takeEntry(b, ACTION, "b")];
  requireSame(entry, second);
  const [one, other] = [openCredentials(entry), openCredentials(second)];
  if (one === undefined || other === undefined) return entry;
  const more = new Map(signatureNodes(other).map(({ path, signature }) => [path, signature]));
  const merged = mapSignatures(one, (node) => {
    const signature = more.get(node.path)!;
    requireCompatible(node, signature);
    return joinSignatures(node, signature, ACTION);
  });
  return closeCredentials(merged, entry.rootInvocation);
}

/** Refuses two signatures of one key that differ: one of them may be wrong. */
function requireCompatible({ path, signature }: SignatureNode, other: ScVal): void {
  const others = new Map(readAccountSignature(other)?.map((one) => [accountText(one.publicKey), one.signature]));
  for (const one of readAccountSignature(signature) ?? []) {
    const by = accountText(one.publicKey);
    const same = others.get(by);
    if (same !== undefined && !equalBytes(one.signature, same)) {
      const expected = `one signature by ${by} at ${path}`;
      throw fault("auth/conflict", ACTION, expected, "two that differ", { path });
    }
  }
}

/** Refuses entries that differ in anything but their signatures. */
function requireSame(a: DwsaAuthorizationEntry, b: DwsaAuthorizationEntry): void {
  const refuse = (path: string, got: string) => {
    throw fault("auth/different-payload", ACTION, `the same ${path} in both`, got, { path });
  };
  const [one, other] = [inspectAuthEntry(a), inspectAuthEntry(b)];
  for (const name of ["credentials", "address", "nonce", "signatureExpirationLedger"] as const) {
    if (one[name] !== other[name]) refuse(name, `${one[name]} and ${other[name]}`);
  }
  if (!a.rootInvocation.equals(b.rootInvocation)) refuse("rootInvocation", "two that differ");
  const sameDelegates = one.nodes.length === other.nodes.length &&
    one.nodes.every(({ path, address }, i) => path === other.nodes[i]!.path && address === other.nodes[i]!.address);
  if (!sameDelegates) refuse("delegates", "lists that differ");
}
