/** Details of authorization entries: approver, expiry and call tree. */

import { inspectAuthEntry } from "@dwsa/base";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { type CurrentLedger, distanceText } from "./ledger.ts";
import type { EntryView, Field, Finding } from "./report.ts";
import { type Marks, viewCall } from "./tree.ts";
import type { Budget } from "./values.ts";

const CREDENTIALS: { readonly [type: string]: string } = {
  dwsaCredentialsSourceAccount: "the source account, by signing the transaction",
  dwsaCredentialsAddress: "an address that is not part of the signed data",
  dwsaCredentialsAddressV2: "an address that is part of the signed data",
  dwsaCredentialsAddressWithDelegates: "an address or its delegates",
};

/** Returns the view of an entry, and its findings. */
export function viewEntry(
  entry: DwsaAuthorizationEntry,
  path: string,
  ledger: CurrentLedger | null,
  budget: Budget,
  marks: Marks,
): { readonly view: EntryView; readonly findings: readonly Finding[] } {
  const summary = inspectAuthEntry(entry);
  const isSigned = summary.nodes.some(({ present }) => present);
  const findings = ledger === null || !isSigned ? [] : expiryFindings(summary.signatureExpirationLedger, path, ledger);
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
  ledger: CurrentLedger | null,
  isSigned: boolean,
): Field[] {
  const fields: Field[] = [{ label: "approved by", text: CREDENTIALS[credentials] ?? credentials }];
  if (nonce !== null) fields.push({ label: "nonce", text: nonce, as: "code" });
  if (signatureExpirationLedger !== null) {
    fields.push({ label: "expires at ledger", text: expiryText(signatureExpirationLedger, ledger, isSigned) });
  }
  return fields;
}

function expiryText(expiry: number, ledger: CurrentLedger | null, isSigned: boolean): string {
  if (!isSigned) return expiry === 0 ? "not set; the signer sets it" : `${expiry} (the signer may change it)`;
  if (ledger === null) return `${expiry} (enter the current ledger in the settings to see when)`;
  return `${expiry} (${distanceText(expiry, ledger)})`;
}

/** Reports an entry that has expired by estimate. For a ledger that the user entered, the description reports it. */
function expiryFindings(expiry: number | null, path: string, { ledger, error }: CurrentLedger): Finding[] {
  if (error === 0 || !expiry || expiry > ledger - error) return [];
  const text = "Expired: its last ledger is in the past, according to this computer's clock";
  return [{ level: 1, code: "expired", text, path }];
}
