/** Shows the signers of an authorization entry as lines, and checks that signatures are for one network. */

import { inspectAuthEntry, verifyAuthEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { strangerText, summarizeEntry, VERDICTS } from "./_describe.ts";
import { UsageError } from "./_io.ts";

/** Describes the approver of an entry: the source account, or an address with its nonce. */
export function nodeName(entry: DwsaAuthorizationEntry): string {
  const { address, nonce } = inspectAuthEntry(entry);
  return address === null ? "the source account" : `${address} with nonce ${nonce}`;
}

/** Lists the signers of each node of an entry and, given a network passphrase, whether each signature is valid. */
export function signatureLines(
  entry: DwsaAuthorizationEntry,
  passphrase: string | undefined,
): string[] {
  const { nodes } = inspectAuthEntry(entry);
  if (nodes.length === 0) return ["approved by signing the transaction"];
  const verified = passphrase === undefined ? undefined : verifyAuthEntry(entry, passphrase);
  return nodes.flatMap(({ address, path, present, signatures }, i) => {
    const place = nodes.length === 1 ? "" : `${path} of ${address}: `;
    if (!present) return [`${place}not signed yet`];
    const node = verified?.[i];
    if (signatures.length === 0) {
      return [`${place}signed, ${VERDICTS[`${node?.verified ?? "unknown"}`]}`];
    }
    return signatures.map(({ publicKey }, j) => {
      const verdict = VERDICTS[`${node?.signatures[j]?.verified ?? "unknown"}`];
      return `${place}signed by ${publicKey}${strangerText(publicKey, address)}, ${verdict}`;
    });
  });
}

/** Converts entries to JSON-compatible objects: the base64 and a summary of each. */
export function summarizeEntries(
  entries: readonly DwsaAuthorizationEntry[],
  passphrase: string | undefined,
): readonly object[] {
  return entries.map((entry) => ({
    xdr: entry.toXDR("base64"),
    ...summarizeEntry(entry, passphrase),
  }));
}

/**
 * Rejects signatures for different known networks, since no network accepts all of them.
 *
 * @param signaturesFor returns the signatures, verified for the network with a passphrase
 */
export function requireOneNetwork(
  signaturesFor: (
    passphrase: string,
  ) => readonly {
    readonly publicKey: string | null;
    readonly verified: boolean | "unknown";
  }[],
): void {
  const valid = Object.entries(Networks).flatMap(([name, passphrase]) =>
    signaturesFor(passphrase)
      .filter(({ verified }) => verified === true)
      .map(({ publicKey }) => ({ publicKey, name: name.toLowerCase() }))
  );
  const other = valid.find(({ name }) => name !== valid[0]!.name);
  if (other === undefined) return;
  throw new UsageError(
    `the signatures are for different networks: that of ${valid[0]!.publicKey} for ${valid[0]!.name}, that of ` +
      `${other.publicKey} for ${other.name}`,
  );
}
