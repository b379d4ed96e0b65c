/** Which nodes of an entry a signature goes to. */

import { quote } from "../internal/describe.ts";
import type { DwsaErrorCode } from "../errors/mod.ts";
import { accountKey, addressText } from "./_address.ts";
import type { SignatureNode } from "./_credentials.ts";
import { AUTHORIZE, fault } from "./_fault.ts";

/** Nodes that a message lists. */
const LISTED = 8;

/**
 * The nodes that take a signature: all that carry `forAddress`. Without it, the top-level one, unless the key that signs
 * is known to be that of one delegate: only in the delegate's own node is its signature worth anything.
 *
 * A key that is at no node is that of a co-signer of the top-level account. Contracts have none, and a key at several
 * delegates may be meant for one of them or for all: these two are for the caller to decide, by `forAddress`.
 */
export function routeSignature(
  nodes: readonly SignatureNode[],
  forAddress: string | undefined,
  publicKey: string | undefined,
): readonly SignatureNode[] {
  const carrying = (text: string) => nodes.filter(({ address }) => addressText(address) === text);
  if (forAddress !== undefined) {
    const found = carrying(forAddress);
    if (found.length > 0) return found;
    throw routeFault("auth/no-matching-node", `a node of ${quote(forAddress)}`, nodes);
  }
  const top = nodes[0]!;
  if (publicKey === undefined || nodes.length === 1) return [top];
  const found = carrying(publicKey);
  if (found.length === 1) return found;
  if (found[0] === top || (found.length === 0 && accountKey(top.address))) return [top];
  const expected = `one node of ${quote(publicKey)}, or forAddress`;
  throw found.length === 0
    ? routeFault("auth/no-matching-node", expected, nodes)
    : routeFault("auth/ambiguous-node", expected, found);
}

/**
 * Refuses a signer whose signature has no clear place, before it is asked to sign. A contract takes signatures in a form
 * of its own: that it takes this one must be said, by `forAddress`.
 */
export function requireRoute(
  nodes: readonly SignatureNode[],
  forAddress: string | undefined,
  publicKey: string | undefined,
): void {
  const [target] = routeSignature(nodes, forAddress, publicKey);
  if (forAddress !== undefined || accountKey(target!.address)) return;
  const expected = "an account, or forAddress for a signer with publicKey(), or a callback that returns an ScVal";
  throw routeFault("auth/no-matching-node", expected, [target!]);
}

function routeFault(code: DwsaErrorCode, expected: string, nodes: readonly SignatureNode[]): Error {
  const listed = nodes.slice(0, LISTED).map(({ path, address }) => `${path} (${addressText(address)})`);
  if (nodes.length > LISTED) listed.push(`${nodes.length - LISTED} more`);
  return fault(code, AUTHORIZE, expected, listed.join(", "));
}
