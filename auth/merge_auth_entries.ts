/** Merges signatures that were created in parallel. */

import { attempt, violated } from "../internal/fault.ts";
import { compareScAddress, scAddressToString } from "../address/mod.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { parseEntry } from "./_arguments.ts";
import {
  joinSignatures,
  mapSignatures,
  normalizeCreations,
  type SignatureNode,
  signatureNodes,
  unwrapCredentials,
  type UnwrappedCredentials,
  wrapCredentials,
} from "./_credentials.ts";

/**
 * Merges the signatures of two copies of an authorization entry that were signed in parallel. To merge more than two
 * copies, call the function repeatedly, in any order.
 *
 * The copies may differ only in their signatures, and must have the same expiry. A contract creation may be V1 in one
 * copy and V2 in the other, since both have the same payload; the result contains the version in `a`. Signatures are
 * not verified: see {@linkcode verifyAuthEntry}.
 *
 * @param a a copy of the entry; it is not changed
 * @param b another copy; it is not changed
 * @returns the entry with the signatures of both copies
 * @throws {TypeError} if an argument is not a `DwsaAuthorizationEntry`, or a field of an entry is of the wrong type
 * @throws {RangeError} if a number in an entry is out of range
 * @throws {DwsaError} `auth/different-payload` if `a` and `b` are not copies of one entry, `auth/conflict` if their
 *   signatures cannot be merged, `auth/too-many-signatures` if a node would have more than 20 signatures, `xdr/…` if an
 *   entry cannot be encoded
 *
 * @example Two signers who sign in parallel
 * ```ts
 * import { authorizeEntry, Keypair, mergeAuthEntries, Networks } from "@dwsa/base";
 * import { expectInvocation } from "@dwsa/base/policy";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD"
 *     + "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
 * );
 * const [alice, bob] = [Keypair.random(), Keypair.random()];
 * const approve = expectInvocation({
 *   address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 *   contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *   function: "ping",
 *   args: [],
 * });
 * const byAlice = await authorizeEntry(entry, alice, 1_000, Networks.TESTNET, { approve });
 * const byBob = await authorizeEntry(entry, bob, 1_000, Networks.TESTNET, { approve });
 *
 * const byBoth = await authorizeEntry(byAlice, bob, 1_000, Networks.TESTNET, { approve });
 * assert(mergeAuthEntries(byAlice, byBob).equals(byBoth));
 * ```
 */
export function mergeAuthEntries(a: DwsaAuthorizationEntry, b: DwsaAuthorizationEntry): DwsaAuthorizationEntry {
  return attempt("merge the entries", () => mergeEntries(a, b));
}

function mergeEntries(a: DwsaAuthorizationEntry, b: DwsaAuthorizationEntry): DwsaAuthorizationEntry {
  const [entry, second] = [parseEntry(a, "a"), parseEntry(b, "b")];
  const [one, other] = [unwrapCredentials(entry), unwrapCredentials(second)];
  const [nodes, others] = [one, other].map((open) => open === undefined ? [] : signatureNodes(open));
  requireSame("credentials", entry.credentials.type, second.credentials.type);
  if (one !== undefined && other !== undefined) requireSameFields(one, other);
  requireSame(
    "rootInvocation",
    normalizeCreations(entry.rootInvocation).equals(normalizeCreations(second.rootInvocation)),
  );
  requireSame("delegates", sameTree(nodes!, others!));
  if (one === undefined) return entry;
  const merged = mapSignatures(one, (node) => joinSignatures(node, others![node.index]!.signature, false));
  return wrapCredentials(merged, entry.rootInvocation);
}

function requireSameFields({ credentials: a }: UnwrappedCredentials, { credentials: b }: UnwrappedCredentials): void {
  requireSame("address", scAddressToString(a.address), scAddressToString(b.address));
  requireSame("nonce", `${a.nonce}`, `${b.nonce}`);
  requireSame("signatureExpirationLedger", `${a.signatureExpirationLedger}`, `${b.signatureExpirationLedger}`);
}

/** Throws if two values differ. */
function requireSame(path: string, a: string | boolean, b: string | true = true): void {
  if (a === b) return;
  const got = b === true ? "two that differ" : `${a} and ${b}`;
  const rule = `the entries differ in ${path}${b === true ? "" : ` (${got})`}`;
  throw violated("auth/different-payload", rule, `the same ${path} in both`, got, { path });
}

/** Returns whether two lists of nodes describe the same tree of addresses. */
function sameTree(a: readonly SignatureNode[], b: readonly SignatureNode[]): boolean {
  return a.length === b.length &&
    a.every(({ address, delegates }, i) =>
      delegates.length === b[i]!.delegates.length && compareScAddress(address, b[i]!.address) === 0
    );
}
