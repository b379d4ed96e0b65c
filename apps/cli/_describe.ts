/** Renders authorization entries and events as lines. */

import { inspectAuthEntry, type InspectedAuthNode, type VerifiedAuthNode, verifyAuthEntry } from "@dwsa/base/auth";
import { buildInvocationTree, type DwsaEventJSON, formatInvocationTree, formatScVal } from "@dwsa/base/humanize";
import { scValFromJson } from "@dwsa/base/json";
import type { ScValJson } from "@dwsa/base/xdr";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { type Warning, type WarningCode, WARNINGS } from "@dwsa/base/describe";

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
): string[] {
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
): string[] {
  const state = !present
    ? "not signed"
    : verdict === undefined
    ? "signed"
    : `signed, ${VERDICTS[`${verdict.verified}`]}`;
  return [
    `${required ? "must sign" : "may sign "}    ${address} (${path}, ${state})`,
    ...signatures.map(({ publicKey }, i) =>
      `  signed by  ${publicKey}${strangerText(publicKey, address)}` +
      (verdict === undefined ? "" : ` (${VERDICTS[`${verdict.signatures[i]!.verified}`]})`)
    ),
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
  if (text === "") return [];
  return text.split("\n").map((line, i) => `${(i === 0 ? name : "").padEnd(MARGIN)}${line}`);
}

/** Lists the warnings of a description, most severe first: each code once, with its paths. */
export function warningLines(warnings: readonly Warning[]): string[] {
  const places = new Map<WarningCode, string[]>();
  for (const { code, path } of warnings) places.set(code, [...places.get(code) ?? [], ...path === "" ? [] : [path]]);
  return (["danger", "warning", "note"] as const).flatMap((level) =>
    [...places].filter(([code]) => WARNINGS[code].level === level).map(([code, paths]) => {
      const at = paths.length === 0 ? "" : ` (${paths.join(", ")})`;
      return `${level.padEnd(MARGIN)}${code}: ${WARNINGS[code].text}${at}`;
    })
  );
}

/** Indents lines by two spaces. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
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
