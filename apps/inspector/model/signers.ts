/** Required and existing signatures: one table for transactions and entries. */

import { type RequiredSigner, requiredSigners, type SignerReport } from "@dwsa/base/transaction";
import type { DwsaAuthorizationEntry, TransactionEnvelope } from "@dwsa/base/xdr";
import { networkName } from "./networks.ts";
import type { Finding, NetworkView, SignerRow, SignersView } from "./report.ts";

/** Maximum number of verified entries: verifying a signature takes up to a millisecond. */
const VERIFIED = 100;

/** Display states and descriptions of signer states. */
export const STATES: { readonly [S in RequiredSigner["state"]]: readonly [SignerRow["state"], text: string] } = {
  "signed": ["good", "signed by its own key"],
  "other-key": [
    "doubt",
    "signed by another key: valid only if it is a signer of the account, which cannot be checked offline",
  ],
  "unknown-key": ["doubt", "signed by an unknown key"],
  "custom": ["none", "signed: only the contract can verify it"],
  "not-signed": ["none", "not signed"],
  "invalid": ["bad", "invalid signature"],
  "other-network": ["doubt", "signed for another network"],
};

const ROLES: { readonly [role in RequiredSigner["roles"][number]]: string } = {
  "source": "source account",
  "operation-source": "account of an operation",
  "fee-source": "pays the fee",
  "extra-signer": "extra signer",
  "entry": "approves a contract call",
  "delegate": "delegate",
};

/** Returns the table of signers, and a finding for each danger in it. */
export function viewSigners(
  subjects: readonly (readonly [path: string, subject: TransactionEnvelope | DwsaAuthorizationEntry])[],
  { passphrase, how }: NetworkView,
  keys: readonly string[],
): { readonly view: SignersView; readonly findings: readonly Finding[] } {
  const reports = subjects.slice(0, VERIFIED).map(([path, subject]) =>
    [path, requiredSigners(subject, passphrase, { keys: keys.filter((key) => key.startsWith("G")) })] as const
  );
  const rows = reports.flatMap(([path, { signers }]) => signers.map((signer) => rowOf(signer, path)));
  const unmatched = reports.flatMap(([, report]) => report.unmatched.map((one) => unmatchedText(one)));
  const left = subjects.length - reports.length;
  const isComplete = left === 0 && rows.length > 0 && reports.every(([, { complete }]) => complete);
  const summary = left > 0
    ? `The signatures of ${left} more ${left === 1 ? "entry" : "entries"} are not verified`
    : isComplete
    ? "Complete, as far as can be checked offline"
    : summaryOf(rows, reports.map(([, report]) => report));
  const findings: Finding[] = [];
  const elsewhere = rows.find(({ network }) => network !== null);
  if (elsewhere !== undefined && (how === "chosen" || how === "from the link")) {
    const text = `Signed for another network: ${networkName(elsewhere.network!)}`;
    findings.push({ level: 0, code: "other-network", text, path: "signers" });
  }
  if (rows.some(({ state }) => state === "bad")) {
    const text = "A signature is invalid: it was made by another key, for another network or for other data";
    findings.push({ level: 0, code: "invalid", text, path: "signers" });
  }
  return { view: { rows, summary, isComplete, unmatched }, findings };
}

function rowOf({ path, address, roles, threshold, state, by = [], network }: RequiredSigner, at: string): SignerRow {
  const [mark, text] = STATES[state];
  const what = path === "innerTx" ? "of the inner transaction" : entryText(path === "" ? at : path, roles);
  const level = threshold === null ? "" : `${threshold} threshold`;
  return {
    path: path === "" || path === "innerTx" ? "signers" : path,
    address,
    role: [roles.map((role) => ROLES[role]).join(", "), what, level].filter((part) => part !== "").join(", "),
    state: mark,
    text: network === undefined ? text : `${text}: ${networkName(network)}`,
    by: state === "signed" ? [] : by,
    network: network ?? null,
  };
}

/** Describes a signature that no signer of the transaction needs. */
function unmatchedText({ path, hint, reason, by, network }: SignerReport["unmatched"][number]): string {
  const [own, other] = path === "" ? ["", "the inner transaction"] : [" of the inner transaction", "the fee bump"];
  const key = by === undefined ? `a key that ends in ${hint}` : by;
  const text = {
    "duplicate": "has signed more than once, and the network rejects the transaction for it",
    "other-payload": `has signed ${other} instead`,
    "other-network": `has signed for another network: ${networkName(network ?? "")}`,
    "not-required": `has signed, although only ${other} requires it`,
    "unknown": "has signed, and no signer in the transaction has this key",
  }[reason];
  return `A signature${own} is not required: ${key} ${text}`;
}

/** Returns the number of an entry among several, from 1. */
function entryText(path: string, roles: readonly string[]): string {
  const [, index] = /(?:auth|entries)\[(\d+)\]/.exec(path) ?? [];
  return index === undefined || !roles.some((role) => role === "entry" || role === "delegate")
    ? ""
    : `entry ${Number(index) + 1}`;
}

function summaryOf(rows: readonly SignerRow[], reports: readonly SignerReport[]): string {
  if (rows.length === 0) return "No separate signature: signing the transaction approves this";
  const count = (state: SignerRow["state"], text: string) => {
    const found = rows.filter((row) => row.state === state && row.text === text || row.state === state && text === "");
    return found.length;
  };
  const missing = count("none", "not signed");
  const contracts = count("none", "") - missing;
  const perhaps = count("doubt", "");
  const bad = count("bad", "");
  const parts = [
    missing === 0 ? "" : `${missing} of ${rows.length} not signed`,
    bad === 0 ? "" : `${bad} invalid ${bad === 1 ? "signature" : "signatures"}`,
    perhaps === 0 ? "" : `${perhaps} cannot be checked offline`,
    contracts === 0 ? "" : `${contracts} of ${rows.length} can be verified only by the contract`,
    reports.some(({ unmatched }) => unmatched.length > 0) ? "an unneeded signature" : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "Signed" : capital(parts.join("; "));
}

function capital(text: string): string {
  return text === "" ? "" : text[0]!.toUpperCase() + text.slice(1);
}
