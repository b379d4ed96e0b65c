/** Authorization entries and events as lines of a string. */

import { inspectAuthEntry, type InspectedAuthNode, type VerifiedAuthNode, verifyAuthEntry } from "@dwsa/base/auth";
import {
  buildInvocationTree,
  type DwsaEventJSON,
  formatInvocationTree,
  formatScVal,
  humanizeEvents,
} from "@dwsa/base/humanize";
import { scValFromJson } from "@dwsa/base/json";
import type { ScValJson } from "@dwsa/base/xdr";
import type { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { UsageError } from "./_io.ts";

/** Authorization entries for people, as lines, and for machines. */

/** The results of {@linkcode verifyAuthEntry} in words. */
export const VERDICTS: { readonly [verified: string]: string } = {
  true: "valid",
  false: "NOT VALID",
  custom: "of a form that only the contract can verify",
  unknown: "not verified",
};

/**
 * Renders an entry as lines: its signers, its expiry, and the calls that it allows. With the passphrase of the network,
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
      "must sign    the source account of the transaction, which approves this by signing that",
    ]
    : [
      ...nodes.flatMap((node, i) => nodeLines(node, verified?.[i])),
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

/**
 * A remark on a key that is not the account's own key: its signature is valid only if the key is a signer of the
 * account.
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

/** An entry as an object that `JSON.stringify` keeps. */
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

/** Indents lines by two spaces. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/**
 * The lines. On a terminal, lines that are too long are broken between words. The rest of a broken line is indented to
 * the value, if the line begins with a name, else by four columns.
 */
export function folded(
  lines: readonly string[],
  columns: number | undefined,
): string[] {
  if (columns === undefined) return lines.slice();
  return lines.flatMap((line) => {
    const margin = / */.exec(line)![0].length;
    const label = /^ *[a-z]+(?: [a-z]+)? {2,}/.exec(line)?.[0].length;
    const indent = " ".repeat(label ?? margin + 4);
    const parts: string[] = [];
    for (let rest = line; rest !== "" || parts.length === 0;) {
      const start = parts.length > 0 ? indent.length : label ?? margin;
      const before = rest.lastIndexOf(" ", columns);
      const space = rest.length <= columns
        ? -1
        : before >= start
        ? before
        : rest.indexOf(" ", Math.max(columns, start));
      parts.push(space < 0 ? rest : rest.slice(0, space));
      rest = space < 0 ? "" : `${indent}${rest.slice(space + 1)}`;
    }
    return parts;
  });
}

/** Renders events as lines; `nameOf` labels an input in errors. */
export function describeEvents(
  texts: readonly string[],
  nameOf: (index: number) => string,
): string[] {
  return texts.map((text, index) => readEvent(text, nameOf(index))).flatMap(
    eventLines,
  );
}

/** An event as lines. */
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

function readEvent(text: string, name: string): DwsaEventJSON {
  try {
    return humanizeEvents([text])[0]!.toJSON!();
  } catch (error) {
    const { cause = error } = error as Error; // the cause of an event that can be decoded, but not shown, is itself
    const { message } = cause as Error;
    throw new UsageError(
      `expected ${name} to be the base64 of a ContractEvent or DiagnosticEvent: ${message}`,
    );
  }
}

/** The part that only diagnostic events and transaction events have. */
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

/** When an event of a transaction was emitted, in words. */
export const STAGES: {
  readonly [stage in NonNullable<DwsaEventJSON["stage"]>]: string;
} = {
  transactionEventStageBeforeAllTxs: "(before all transactions)",
  transactionEventStageAfterTx: "(after the transaction)",
  transactionEventStageAfterAllTxs: "(after all transactions)",
};

/** A value with its types: as natives, an address and a string that looks like one would be the same. */
function typedText(json: ScValJson): string {
  return formatScVal(scValFromJson(json));
}
