/** Which nodes of an entry a signature goes to. */

import { quote } from "../internal/describe.ts";
import type { DwsaErrorCode } from "../internal/errors.ts";
import { accountKey, addressText } from "./_address.ts";
import type { SignatureNode } from "./_credentials.ts";
import { fault } from "./_fault.ts";

/** Nodes that a message lists. */
const LISTED = 8;

/**
 * The nodes that take a signature: all that carry `forAddress` if it is given; otherwise the one that carries the
 * signer's own address, or the top-level one when it is the only one or the signer is not known.
 */
export function routeSignature(
  nodes: readonly SignatureNode[],
  forAddress: string | undefined,
  publicKey: string | undefined,
  action: string,
): readonly SignatureNode[] {
  const wanted = forAddress ?? publicKey;
  if (wanted === undefined || (forAddress === undefined && nodes.length === 1)) return nodes.slice(0, 1);
  const found = nodes.filter(({ address }) => addressText(address) === wanted);
  if (found.length === 1 || (forAddress !== undefined && found.length > 0)) return found;
  const expected = `one node of ${quote(wanted)}${forAddress === undefined ? ", or forAddress" : ""}`;
  throw found.length === 0
    ? routeFault("auth/no-matching-node", action, expected, nodes)
    : routeFault("auth/ambiguous-node", action, expected, found);
}

/**
 * Refuses a signer whose signature has no clear place, before it is asked to sign. A contract takes signatures in a form
 * of its own: that it takes this one must be said, by `forAddress`.
 */
export function requireRoute(
  nodes: readonly SignatureNode[],
  forAddress: string | undefined,
  publicKey: string | undefined,
  action: string,
): void {
  const targets = routeSignature(nodes, forAddress, publicKey, action);
  if (forAddress !== undefined || accountKey(targets[0]!.address) !== undefined) return;
  const expected = "an account, or forAddress, or a callback that returns an ScVal";
  throw routeFault("auth/no-matching-node", action, expected, targets);
}

function routeFault(code: DwsaErrorCode, action: string, expected: string, nodes: readonly SignatureNode[]): Error {
  const listed = nodes.slice(0, LISTED).map(({ path, address }) => `${path} (${addressText(address)})`);
  if (nodes.length > LISTED) listed.push(`${nodes.length - LISTED} more`);
  return fault(code, action, expected, listed.join(", "));
}
