/** Authorization entries for people, as lines, and for machines. */

import { inspectAuthEntry, type InspectedAuthNode, type VerifiedAuthNode, verifyAuthEntry } from "../auth/mod.ts";
import { buildInvocationTree, formatInvocationTree } from "../humanize/mod.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";

/** What {@linkcode verifyAuthEntry} says, in words. */
export const VERDICTS: { readonly [verified: string]: string } = {
  true: "valid",
  false: "NOT VALID",
  custom: "of a form that only the contract can judge",
};

/**
 * Who must sign an entry, until when, and what it allows: the lines of it. With the passphrase of the network, also
 * whether the signatures are valid.
 */
export function describeEntry(entry: DwsaAuthorizationEntry, passphrase?: string): string[] {
  const { credentials, address, nonce, signatureExpirationLedger: expiry, nodes } = inspectAuthEntry(entry);
  const verified = passphrase === undefined ? undefined : verifyAuthEntry(entry, passphrase);
  const signers = address === null
    ? ["must sign    the source account of the transaction, which approves this by signing that"]
    : [
      ...nodes.flatMap((node, i) => nodeLines(node, verified?.[i], isOptional(nodes, i))),
      `nonce        ${nonce}`,
      `valid until  ${
        expiry === 0 ? "no ledger is set yet" : `ledger ${expiry}; expired once that is the current one`
      }`,
    ];
  return [
    `credentials  ${credentials}`,
    ...signers,
    "allows",
    ...indented(formatInvocationTree(entry.rootInvocation).split("\n")),
  ];
}

/** Whether a node is a contract with delegates, which come right after it: then it need not sign itself. */
function isOptional(nodes: readonly InspectedAuthNode[], i: number): boolean {
  const { address, path } = nodes[i]!;
  return address.startsWith("C") && nodes[i + 1]?.path.startsWith(`${path}.`) === true;
}

function nodeLines(
  { path, address, present, signatures }: InspectedAuthNode,
  verdict: VerifiedAuthNode | undefined,
  optional: boolean,
): string[] {
  const state = !present
    ? "not signed"
    : verdict === undefined
    ? "signed"
    : `signed, ${VERDICTS[`${verdict.verified}`]}`;
  return [
    `${optional ? "may sign " : "must sign"}    ${address} (${path}, ${state})`,
    ...signatures.map(({ publicKey }, i) =>
      `  signed by  ${publicKey}${verdict === undefined ? "" : ` (${VERDICTS[`${verdict.signatures[i]!.verified}`]})`}`
    ),
  ];
}

/** All of an entry, in values that `JSON.stringify` keeps. */
export function summarizeEntry(entry: DwsaAuthorizationEntry, passphrase?: string): object {
  const summary = inspectAuthEntry(entry);
  const verified = passphrase === undefined ? undefined : verifyAuthEntry(entry, passphrase);
  return {
    ...summary,
    nodes: verified === undefined ? summary.nodes : summary.nodes.map((node, i) => ({
      ...node,
      verified: verified[i]!.verified,
      signatures: node.signatures.map((one, j) => ({ ...one, verified: verified[i]!.signatures[j]!.verified })),
    })),
    invocation: buildInvocationTree(entry.rootInvocation),
  };
}

/** Lines below another. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
