/** Renders descriptions, authorization entries and events as lines. */

import { inspectAuthEntry, type InspectedAuthNode, type VerifiedAuthNode, verifyAuthEntry } from "@dwsa/base/auth";
import { buildInvocationTree, type DwsaEventJSON, formatInvocationTree, formatScVal } from "@dwsa/base/humanize";
import { scValFromJson } from "@dwsa/base/json";
import type { ScValJson } from "@dwsa/base/xdr";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { type Description, descriptionLines, type Line, partText, type WarningLevel } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { loginFacts } from "../reader/logins.ts";
import type { Style } from "./_screen.ts";

/** Descriptions of the results of {@linkcode verifyAuthEntry}. */
export const VERDICTS: { readonly [verified: string]: string } = {
  true: "valid",
  false: "NOT VALID",
  custom: "in a format that only the contract can verify",
  unknown: "not verified",
};

/**
 * Renders an entry as lines: its signers, its expiry, and the calls that it allows. With a network passphrase,
 * the lines also say whether the signatures are valid.
 */
export function describeEntry(
  entry: DwsaAuthorizationEntry,
  passphrase?: string,
): (string | StyledLine)[] {
  const {
    credentials,
    address,
    nonce,
    signatureExpirationLedger: expiry,
    nodes,
  } = inspectAuthEntry(entry);
  const verified = passphrase === undefined ? undefined : verifyAuthEntry(entry, passphrase);
  const signers = address === null
    ? [
      "must sign    the source account, by signing the transaction",
    ]
    : [
      ...nodes.flatMap((node, i) => nodeLines(node, verified?.[i])),
      `nonce        ${nonce}`,
      `valid until  ${expiry === 0 ? "not set yet" : `ledger ${expiry}, at which it expires`}`,
    ];
  return [
    `credentials  ${credentials}`,
    ...signers,
    "allows",
    ...indented(formatInvocationTree(entry.rootInvocation).split("\n")),
  ];
}

/**
 * Returns a remark for a signature that is not by the account's own key. The network accepts the signature only if its
 * key is a signer of the account.
 */
export function strangerText(publicKey: string, address: string): string {
  return address.startsWith("G") && publicKey !== address ? ", not the account's own key" : "";
}

function nodeLines(
  { path, address, present, required, signatures }: InspectedAuthNode,
  verdict: VerifiedAuthNode | undefined,
): StyledLine[] {
  const state = !present
    ? "not signed"
    : verdict === undefined
    ? "signed"
    : `signed, ${VERDICTS[`${verdict.verified}`]}`;
  const styled = (text: string, verified: unknown): StyledLine =>
    verified === false ? { text, style: "danger" } : { text };
  return [
    styled(`${required ? "must sign" : "may sign "}    ${address} (${path}, ${state})`, present && verdict?.verified),
    ...signatures.map(({ publicKey }, i) => {
      const verified = verdict?.signatures[i]?.verified;
      const result = verified === undefined ? "" : ` (${VERDICTS[`${verified}`]})`;
      return styled(`  signed by  ${publicKey}${strangerText(publicKey, address)}${result}`, verified);
    }),
  ];
}

/** Converts an entry to a JSON-compatible object. */
export function summarizeEntry(
  entry: DwsaAuthorizationEntry,
  passphrase?: string,
): object {
  const summary = inspectAuthEntry(entry);
  const verified = passphrase === undefined ? undefined : verifyAuthEntry(entry, passphrase);
  return {
    ...summary,
    nodes: verified === undefined ? summary.nodes : summary.nodes.map((node, i) => ({
      ...node,
      verified: verified[i]!.verified,
      signatures: node.signatures.map((one, j) => ({
        ...one,
        verified: verified[i]!.signatures[j]!.verified,
      })),
    })),
    invocation: buildInvocationTree(entry.rootInvocation),
  };
}

/** Width of the label column, in characters. */
const MARGIN = 13;

/** Aligns lines after the label column; the first line gets the label. */
export function labeled(name: string, text: string): string[] {
  return text.split("\n").map((line, i) => `${(i === 0 ? name : "").padEnd(MARGIN)}${line}`);
}

/** A line with its style on a terminal. */
export interface StyledLine {
  readonly text: string;
  readonly style?: keyof Style;
}

/** Returns a description for JSON. A passphrase that is not that of a known network can be a secret: it is left out. */
export function publicDescription(description: Description): Description {
  const { passphrase, how } = description.network;
  const isKnown = passphrase === null || Object.values<string>(Networks).includes(passphrase);
  return isKnown ? description : { ...description, network: { passphrase: null, how } };
}

/** The styles of the lines of a description, by role. */
const STYLES: { readonly [R in Line["role"]]?: keyof Style } = {
  headline: "title",
  danger: "danger",
  warning: "warning",
  note: "note",
  more: "note",
};

/** The style of a statement, by the level of its worst warning. */
const LEVELS: { readonly [L in WarningLevel]?: keyof Style } = { danger: "danger", warning: "warning" };

/** The maximum indentation of a line, in levels. */
const MOST_INDENT = 8;

/** Returns the lines of a description, in the same order and with the same words as everywhere. */
export function requestLines(
  description: Description,
  isShown: (role: Line["role"]) => boolean = () => true,
): StyledLine[] {
  return descriptionLines(description).filter(({ role }) => isShown(role)).map(({ role, depth, level, parts }) => {
    const deep = depth > MOST_INDENT ? `(level ${depth}) ` : "";
    const text = `${"  ".repeat(Math.min(depth, MOST_INDENT))}${deep}${parts.map(partText).join("")}`;
    const style = STYLES[role] ?? (level === undefined ? undefined : LEVELS[level]);
    return style === undefined ? { text } : { text, style };
  });
}

/** Returns the card of a login as lines; none for any other request. */
export function loginLines(description: Description): StyledLine[] {
  const rows = loginFacts(description).map(({ label, parts, level }): StyledLine => {
    const text = `${label.padEnd(LOGIN_MARGIN)}${parts.map(partText).join("")}`;
    const style = level === undefined ? undefined : LEVELS[level];
    return style === undefined ? { text } : { text, style };
  });
  return rows.length === 0 ? [] : [{ text: "Login", style: "title" }, ...indented(rows) as StyledLine[]];
}

/** Width of the labels of a login, in characters. */
const LOGIN_MARGIN = 20;

/** Indents lines by two spaces. */
export function indented(lines: readonly string[]): string[];
export function indented(lines: readonly (string | StyledLine)[]): (string | StyledLine)[];
export function indented(lines: readonly (string | StyledLine)[]): (string | StyledLine)[] {
  return lines.map((line) => typeof line === "string" ? `  ${line}` : { ...line, text: `  ${line.text}` });
}

/** Renders an event as lines. */
export function eventLines(
  { type, contractId, topics, data, ...more }: DwsaEventJSON,
): string[] {
  return [
    [type, contractId, ...noteOf(more)].filter((part) => part !== undefined)
      .join(" "),
    `  topics  ${topics.map(typedText).join(", ")}`,
    `  data    ${typedText(data)}`,
  ];
}

/** Describes the fields that only diagnostic events and transaction events have. */
function noteOf(
  { inSuccessfulContractCall, stage }: Pick<
    DwsaEventJSON,
    "inSuccessfulContractCall" | "stage"
  >,
): string[] {
  if (stage !== undefined) return [STAGES[stage]];
  if (inSuccessfulContractCall === undefined) return [];
  return [
    inSuccessfulContractCall ? "(the call succeeded)" : "(the call failed)",
  ];
}

/** Descriptions of the stages at which transaction events are emitted. */
export const STAGES: {
  readonly [stage in NonNullable<DwsaEventJSON["stage"]>]: string;
} = {
  transactionEventStageBeforeAllTxs: "(before all transactions)",
  transactionEventStageAfterTx: "(after the transaction)",
  transactionEventStageAfterAllTxs: "(after all transactions)",
};

/** Formats a value with its types, which distinguish an address from a string that looks like one. */
function typedText(json: ScValJson): string {
  return formatScVal(scValFromJson(json));
}
