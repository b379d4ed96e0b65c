import { inspectAuthEntry } from "../auth/mod.ts";
import { formatInvocationTree } from "../humanize/mod.ts";
import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";

/** Who must sign an entry, until when, and what it allows: the lines of it. */
export function describeEntry(entry: DwsaAuthorizationEntry): string[] {
  const { credentials, address, nonce, signatureExpirationLedger: expiry, nodes } = inspectAuthEntry(entry);
  const signers = address === null
    ? ["must sign    the source account of the transaction, which approves this by signing that"]
    : [
      ...nodes.map(({ path, address, present }) =>
        `must sign    ${address} (${path}, ${present ? "signed" : "not signed"})`
      ),
      `nonce        ${nonce}`,
      `valid until  ${expiry === 0 ? "no ledger is set yet" : `ledger ${expiry}, which is the first without`}`,
    ];
  return [
    `credentials  ${credentials}`,
    ...signers,
    "allows",
    ...formatInvocationTree(entry.rootInvocation).split("\n").map((line) => `  ${line}`),
  ];
}
