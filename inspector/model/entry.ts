/** Authorization entries to show: who approves, until when, whose signatures there are and whether they are valid. */

import {
  type AuthNode,
  type AuthProblem,
  checkAuthEntryReadiness,
  inspectAuthEntry,
  Networks,
  verifyAuthEntry,
} from "@dwsa/base";
import { type DwsaAuthorizationEntry, ScVal } from "@dwsa/base/xdr";
import type { Said } from "./approval.ts";
import type { EntryView, Field, Finding, Question, SignerView } from "./report.ts";
import { viewCall } from "./tree.ts";
import { type Budget, viewValue } from "./values.ts";

/** How many signatures are verified: each takes up to a millisecond. */
const VERIFIED = 500;

const CREDENTIALS: { readonly [type: string]: string } = {
  dwsaCredentialsSourceAccount: "the source account of the transaction: signing the transaction approves this",
  dwsaCredentialsAddress: "an address (first form: the signature does not name the address)",
  dwsaCredentialsAddressV2: "an address (second form: the signature names the address)",
  dwsaCredentialsAddressWithDelegates: "an address, or others that it has named (delegates)",
};

/** An entry, and what is wrong with it. */
export function viewEntry(
  entry: DwsaAuthorizationEntry,
  path: string,
  { network, ledger }: Pick<Question, "network" | "ledger">,
  budget: Budget,
  said: Said,
): { readonly view: EntryView; readonly findings: readonly Finding[] } {
  const summary = inspectAuthEntry(entry);
  const isSigned = summary.nodes.some(({ present }) => present);
  const signatures = summary.nodes.reduce((sum, node) => sum + node.signatures.length, 0);
  const verified = signatures <= VERIFIED ? verifyAuthEntry(entry, network) : undefined;
  const problems = verified?.flatMap((node) => node.problems) ?? summary.problems;
  const findings: Finding[] = [];
  if (summary.address === null) {
    findings.push(...summary.problems.map((problem) => finding(problem, path, entry, network)));
  }
  findings.push(...problems.map((problem) => finding(problem, path, entry, network)));
  if (verified === undefined) {
    const text = `The entry has ${signatures} signatures: more than ${VERIFIED} are not verified`;
    findings.push({ level: 1, code: "not-verified", text, path });
  }
  if (verified !== undefined && isSigned && problems.length === 0) {
    const isCustom = verified.some((node) => node.verified === "custom");
    findings.push(
      isCustom
        ? { level: 2, code: "custom", text: "Only the contract can say whether its signature is valid", path }
        : {
          level: 3,
          code: "valid",
          text: `All signatures ${path === "" ? "" : "of the authorization "}are valid on the chosen network`,
          path,
        },
    );
  }
  if (ledger !== null && isSigned) findings.push(...expiryFindings(entry, path, ledger));
  const view: EntryView = {
    path,
    address: summary.address,
    fields: entryFields(summary, ledger, isSigned),
    signers: summary.nodes.map((node, i) => viewSigner(node, verified?.[i], path, budget)),
    call: viewCall(entry.rootInvocation, path === "" ? "rootInvocation" : `${path}.rootInvocation`, budget, said),
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
  if (ledger === null) return `${expiry} (type the current ledger above to see how far that is)`;
  const left = expiry - ledger;
  return left > 0 ? `${expiry} (in ${left} ledgers)` : `${expiry} (${left === 0 ? "now" : `${-left} ledgers ago`})`;
}

/** What a known ledger says about an expiry. */
function expiryFindings(entry: DwsaAuthorizationEntry, path: string, ledger: number): Finding[] {
  return checkAuthEntryReadiness(entry, ledger).problems
    .filter(({ reason }) => reason === "expired" || reason === "too-late")
    .map(({ reason, message }) => ({ level: 0 as const, code: reason, text: message, path }));
}

/** A problem as a finding. A signature that is valid on another network is worth saying so. */
function finding(
  { reason, path: at, message, address }: AuthProblem,
  path: string,
  entry: DwsaAuthorizationEntry,
  network: string,
): Finding {
  const place = path === "" ? at : `${path}.${at}`;
  if (reason === "unsigned") return { level: 2, code: reason, text: notSigned(address), path: place };
  if (reason !== "invalid") return { level: 1, code: reason, text: message, path: place };
  const other = Object.values(Networks).find((candidate) =>
    candidate !== network && verifyAuthEntry(entry, candidate).every((node) => node.verified !== false)
  );
  const text = other === undefined
    ? "A signature is not valid: it was made by another key, on another network, or for something else than this"
    : `Signed for another network: ${other}`;
  return { level: 0, code: other === undefined ? reason : "other-network", text, path: place };
}

function notSigned(address: string | null): string {
  return address === null ? "Not signed yet" : `Not signed yet by ${address}`;
}

function viewSigner(
  node: ReturnType<typeof inspectAuthEntry>["nodes"][number],
  verified: ReturnType<typeof verifyAuthEntry>[number] | undefined,
  path: string,
  budget: Budget,
): SignerView {
  return {
    path: path === "" ? node.path : `${path}.${node.path}`,
    address: node.address,
    depth: node.path.split("[").length - 1,
    state: stateOf(node, verified?.verified),
    keys: node.signatures.map(({ publicKey }, i) => {
      const state = verified?.signatures[i]?.verified ?? "unknown";
      return { key: publicKey, state: state === "unknown" ? state : state ? "valid" : "invalid" };
    }),
    scVal: viewValue(ScVal.fromXDR(node.scVal, "base64"), budget),
  };
}

function stateOf({ present, required }: AuthNode, verified: boolean | "custom" | undefined): SignerView["state"] {
  if (!present) return required ? "missing" : "optional";
  if (verified === undefined) return "unknown";
  return verified === "custom" ? "contract" : verified ? "valid" : "invalid";
}
