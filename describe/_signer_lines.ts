/** Creates the lines and words of a description about signers and approvers. */

import { Networks } from "../network/mod.ts";
import type { RequiredSigner, SignerReport } from "../transaction/mod.ts";
import { addressValue, type Labels, text } from "./_values.ts";
import type { Line, Part, Statement } from "./description.ts";

/** The words for the roles of a signer. */
const ROLES: { readonly [role in RequiredSigner["roles"][number]]: string } = {
  "source": "source account",
  "operation-source": "source account of an operation",
  "fee-source": "payer of the fee",
  "extra-signer": "extra signer",
  "entry": "approver",
  "delegate": "delegate",
};

/** The words for the states of a signer. */
const STATES: { readonly [S in RequiredSigner["state"]]: string } = {
  "signed": "signed by its own key",
  "other-key": "signed by another key, which must be a signer of this account: ",
  "unknown-key": "signed by an unknown key",
  "custom": "signed in a format that only the contract can verify",
  "not-signed": "not signed",
  "invalid": "the signature is NOT VALID",
  "other-network": "signed for another network: ",
};

/** The words for the reasons of a signature that is not required. */
const REASONS: { readonly [R in SignerReport["unmatched"][number]["reason"]]: string } = {
  "duplicate": ", which has signed already",
  "other-payload": ", for the other transaction of the fee bump",
  "other-network": ", on another network: ",
  "not-required": ", which only the other transaction of the fee bump requires",
  "unknown": "",
};

/** Returns the lines of the signers, of other signatures, and of the hashes to sign. */
export function signerLines(report: SignerReport | null, labels: Labels): Line[] {
  if (report === null) return [];
  const { signers, unmatched } = report;
  const rows = signers.map(({ path, address, roles, threshold, state, by = [], network }): Line => {
    const level = threshold === null ? "" : `, ${threshold} threshold`;
    const keys = by.flatMap((key, i): Part[] => [...i === 0 ? [] : [text(", ")], addressValue(key, labels)]);
    return {
      role: "signer",
      depth: 0,
      path,
      parts: [
        text("Signer "),
        addressValue(address, labels),
        text(` (${roles.map((role) => ROLES[role]).join(", ")}${placeText(path)}${level}): ${STATES[state]}`),
        ...state === "other-key" ? keys : [],
        ...network === undefined ? [] : networkName(network),
      ],
    };
  });
  const others = unmatched.map(({ path, hint, reason, by, network }): Line => {
    const who: Part = by === undefined ? text("an unknown key") : addressValue(by, labels);
    return {
      role: "signer",
      depth: 0,
      path,
      parts: [
        text(`A signature${placeText(path)} that is not required, with the hint `),
        { kind: "bytes", hex: hint },
        text(": by "),
        who,
        text(REASONS[reason]),
        ...network === undefined ? [] : networkName(network),
      ],
    };
  });
  const hashes = new Map(signers.map(({ hash, path }) => [hash, path]));
  const signed = Array.from(hashes, ([hash, path]): Line => ({
    role: "hash",
    depth: 0,
    path,
    parts: [text("Hash to sign"), text(placeText(path)), text(": "), { kind: "bytes", hex: hash }],
  }));
  return [...rows, ...others, ...signed];
}

function placeText(path: string): string {
  return path === "" ? "" : path === "innerTx" ? " of the inner transaction" : ` of ${path}`;
}

/** Returns the steps from a signer to a smart account, and the approval, in this order. */
export function approvalParts({ via = [], approval }: Statement, labels: Labels): Part[][] {
  const steps = via.map(({ signer, account, contextRuleIds: ids }): Part[] => [
    text("As "),
    signer === null ? text("an unknown signer") : addressValue(signer, labels),
    text(", a signer of "),
    addressValue(account, labels),
    text(ids === null ? ":" : ` (context ${ids.length === 1 ? "rule" : "rules"} ${ids.join(", ")}):`),
  ]);
  if (approval === undefined) return steps;
  const { address, credentials, expirationLedger } = approval;
  if (credentials === "sourceAccount") {
    const who = address === null ? text("The source account") : addressValue(address, labels);
    return [...steps, [who, text(" approves with the signature of the transaction:")]];
  }
  const who = address === null ? text("An address that the signature does not name") : addressValue(address, labels);
  return [
    ...steps,
    expirationLedger === null || expirationLedger === 0
      ? [who, text(" approves, until a ledger that is not set yet:")]
      : [who, text(" approves until ledger "), { kind: "ledger", sequence: expirationLedger }, text(":")],
  ];
}

/** The names of known networks. */
const NAMES: { readonly [passphrase: string]: string } = /* @__PURE__ */ (() => ({
  [Networks.PUBLIC]: "the public network",
  [Networks.TESTNET]: "the test network",
  [Networks.FUTURENET]: "Futurenet",
  [Networks.SANDBOX]: "a local sandbox",
  [Networks.STANDALONE]: "a local network",
}))();

/** Names a network. Another passphrase is not shown: it is not known to be one, and could be a secret. */
export function networkName(passphrase: string): Part[] {
  return [text(Object.hasOwn(NAMES, passphrase) ? NAMES[passphrase]! : "another network, by its passphrase")];
}
