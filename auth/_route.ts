/** Which nodes of an entry a signature goes to. */

import { compareScAddress, scAddressToString } from "../address/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { DwsaError, type DwsaErrorCode } from "../internal/errors.ts";
import type { ScAddress } from "../xdr/mod.ts";
import { accountKey } from "./_address.ts";
import type { SignatureNode } from "./_credentials.ts";

/** Nodes that a message lists. */
const LISTED = 8;

/**
 * The nodes that take a signature: all that carry `forAddress` if it is given; otherwise the one that carries the
 * signer's own address, or the top-level one when it is the only one or the signer is not known.
 */
export function routeSignature(
  nodes: readonly SignatureNode[],
  forAddress: ScAddress | undefined,
  publicKey: Uint8Array | undefined,
  action: string,
): readonly SignatureNode[] {
  if (forAddress !== undefined) {
    const matching = nodes.filter(({ address }) => compareScAddress(address, forAddress) === 0);
    if (matching.length > 0) return matching;
    throw routeFault("auth/no-matching-node", action, `a node of ${scAddressToString(forAddress)}`, nodes);
  }
  if (nodes.length === 1 || publicKey === undefined) return nodes.slice(0, 1);
  const matching = nodes.filter(({ address }) => {
    const key = accountKey(address);
    return key !== undefined && equalBytes(key, publicKey);
  });
  if (matching.length === 1) return matching;
  throw matching.length === 0
    ? routeFault("auth/no-matching-node", action, "a node of the signer's own address, or forAddress", nodes)
    : routeFault("auth/ambiguous-node", action, "one node of the signer's own address, or forAddress", matching);
}

/**
 * Refuses a bare key whose signature has no clear place, before it is asked to sign. A contract takes signatures in a
 * form of its own: that it takes this one must be said, by `forAddress`.
 */
export function requireRoute(
  nodes: readonly SignatureNode[],
  forAddress: ScAddress | undefined,
  publicKey: Uint8Array | undefined,
  action: string,
): void {
  const targets = routeSignature(nodes, forAddress, publicKey, action);
  if (forAddress === undefined && accountKey(targets[0]!.address) === undefined) {
    throw routeFault(
      "auth/no-matching-node",
      action,
      "an account, or forAddress for a contract that takes Ed25519 signatures like an account, or a callback that " +
        "returns an ScVal",
      targets,
    );
  }
}

function routeFault(
  code: DwsaErrorCode,
  action: string,
  expected: string,
  nodes: readonly SignatureNode[],
): DwsaError {
  const listed = nodes.slice(0, LISTED).map(({ path, address }) => `${path} (${scAddressToString(address)})`);
  if (nodes.length > LISTED) listed.push(`${nodes.length - LISTED} more`);
  const got = listed.join(", ");
  return new DwsaError(code, `Cannot ${action}: expected ${expected}, got ${got}`, { expected, got });
}
