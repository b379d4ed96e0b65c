/** The details of authorization entries: who approves, until when, and the tree of calls. */

import { checkAuthEntryReadiness, inspectAuthEntry } from "@dwsa/base";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import type { Marks } from "./approval.ts";
import type { EntryView, Field, Finding, Question } from "./report.ts";
import { viewCall } from "./tree.ts";
import type { Budget } from "./values.ts";

const CREDENTIALS: { readonly [type: string]: string } = {
  dwsaCredentialsSourceAccount: "the source account of the transaction: signing the transaction approves this",
  dwsaCredentialsAddress: "an address; the signature does not name it",
  dwsaCredentialsAddressV2: "an address; the signature names it",
  dwsaCredentialsAddressWithDelegates: "an address, or others that it has named (delegates)",
};

/** An entry, and what is wrong with it. */
export function viewEntry(
  entry: DwsaAuthorizationEntry,
  path: string,
  ledger: Question["ledger"],
  budget: Budget,
  marks: Marks,
): { readonly view: EntryView; readonly findings: readonly Finding[] } {
  const summary = inspectAuthEntry(entry);
  const isSigned = summary.nodes.some(({ present }) => present);
  const findings = ledger === null || !isSigned ? [] : expiryFindings(entry, path, ledger);
  const view: EntryView = {
    path,
    address: summary.address,
    fields: entryFields(summary, ledger, isSigned),
    call: viewCall(entry.rootInvocation, path === "" ? "rootInvocation" : `${path}.rootInvocation`, budget, marks),
  };
  return { view, findings };
}

function entryFields(
  { credentials, nonce, signatureExpirationLedger }: ReturnType<typeof inspectAuthEntry>,
  ledger: number | null,
  isSigned: boolean,
): Field[] {
  const fields: Field[] = [{ label: "approved by", text: CREDENTIALS[credentials] ?? credentials }];
  if (nonce !== null) fields.push({ label: "nonce", text: nonce, as: "code" });
  if (signatureExpirationLedger !== null) {
    fields.push({ label: "expires at ledger", text: expiryText(signatureExpirationLedger, ledger, isSigned) });
  }
  return fields;
}

function expiryText(expiry: number, ledger: number | null, isSigned: boolean): string {
  if (!isSigned) return expiry === 0 ? "not set yet: the signer sets it" : `${expiry} (the signer may change it)`;
  if (ledger === null) return `${expiry} (enter the current ledger in the settings to see how far that is)`;
  const left = expiry - ledger;
  return left > 0 ? `${expiry} (in ${left} ledgers)` : `${expiry} (${left === 0 ? "now" : `${-left} ledgers ago`})`;
}

/** What a known ledger says about an expiry. */
function expiryFindings(entry: DwsaAuthorizationEntry, path: string, ledger: number): Finding[] {
  return checkAuthEntryReadiness(entry, ledger).problems
    .filter(({ reason }) => reason === "too-late")
    .map(({ reason, message }) => ({ level: 0 as const, code: reason, text: message, path }));
}
