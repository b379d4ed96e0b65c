/** The page heading: the main effect, in one sentence. */

import type { Statement, StatementKind } from "@dwsa/base/describe";
import type { TransactionEnvelope } from "@dwsa/base/xdr";
import { viewPart } from "./approval.ts";
import type { PartView } from "./report.ts";

/** The verb for several operations of a type, and their name in singular and plural. */
const SEVERAL: { readonly [K in StatementKind]?: readonly [verb: string, one: string, many: string] } = {
  "payment": ["makes", "payment", "payments"],
  "create-account": ["creates", "account", "accounts"],
  "path-payment-send": ["makes", "path payment", "path payments"],
  "path-payment-receive": ["makes", "path payment", "path payments"],
  "swap-send": ["makes", "swap", "swaps"],
  "swap-receive": ["makes", "swap", "swaps"],
  "sell-offer": ["makes", "offer", "offers"],
  "buy-offer": ["makes", "offer", "offers"],
  "passive-sell-offer": ["makes", "passive offer", "passive offers"],
  "update-sell-offer": ["changes", "offer", "offers"],
  "update-buy-offer": ["changes", "offer", "offers"],
  "cancel-offer": ["cancels", "offer", "offers"],
  "set-options": ["makes", "change of account settings", "changes of account settings"],
  "change-trust": ["sets", "trust line", "trust lines"],
  "remove-trust": ["removes", "trust line", "trust lines"],
  "account-merge": ["deletes", "account", "accounts"],
  "set-data": ["sets", "data entry", "data entries"],
  "remove-data": ["removes", "data entry", "data entries"],
  "create-claimable-balance": ["creates", "claimable balance", "claimable balances"],
  "claim-claimable-balance": ["claims", "claimable balance", "claimable balances"],
  "call": ["makes", "contract call", "contract calls"],
};

/** Maximum number of operation types in a heading. */
const KINDS = 4;

/** Summarizes all statements of a transaction, or of approvals without one, in one sentence. */
export function headlineOf(statements: readonly Statement[], envelope?: TransactionEnvelope): PartView[] {
  const approvals = statements.filter(({ via }) => via === undefined);
  // The calls behind a delegated signer's payload are those that the account approves: list them once.
  if (envelope === undefined && approvals.length === 1) return approvalOf(approvals[0]!);
  const [first] = statements;
  if (first?.kind === "login") return first.parts.map(viewPart); // the entries of a login say the same
  if (first === undefined) {
    return [words(envelope === undefined ? "Nothing is approved" : "A transaction without operations")];
  }
  if (statements.length === 1) {
    return envelope === undefined ? approvalOf(first) : [...actorOf([first.source]), ...third(first)];
  }
  if (envelope === undefined) return [words(`${statements.length} approvals of contract calls`)];
  const sources = statements.map(({ source }) => source);
  return [...actorOf(sources), words(` ${severalText(statements, new Set(sources).size === 1)}`)];
}

/** Summarizes operations: "makes 2 payments and changes 1 offer"; plural verbs for several accounts. */
function severalText(statements: readonly Statement[], isOne: boolean): string {
  const counts = new Map<readonly string[], number>();
  for (const { kind } of statements) {
    const known = SEVERAL[kind];
    const words = [...counts.keys()].find((other) =>
      known === undefined ? other === OTHERS : `${other}` === `${known}`
    ) ??
      known ?? OTHERS;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const shown = [...counts].filter(([words]) => words !== OTHERS).slice(0, KINDS);
  const byVerb = new Map<string, string[]>();
  for (const [[verb, one, many], count] of shown) {
    byVerb.set(verb!, [...byVerb.get(verb!) ?? [], `${count} ${count === 1 ? one : many}`]);
  }
  const rest = statements.length - shown.reduce((sum, [, count]) => sum + count, 0);
  const [verb, ...what] = OTHERS;
  if (rest > 0) byVerb.set(verb, [`${rest} ${shown.length > 0 ? "other " : ""}${what[rest === 1 ? 0 : 1]}`]);
  const clauses = [...byVerb].map(([verb, parts]) => `${isOne ? verb : verb.replace(/s$/, "")} ${listed(parts)}`);
  return clauses.length > 2 ? `${clauses.slice(0, -1).join(", ")}, and ${clauses.at(-1)}` : clauses.join(" and ");
}

/** The verb and the names for all other operations. */
const OTHERS = ["requests", "operation", "operations"] as const;

/** Joins items as "a, b and c". */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

function words(text: string): PartView {
  return { as: "text", text };
}

function actorOf(sources: readonly (string | undefined)[]): PartView[] {
  const all = [...new Set(sources)];
  if (all.length > 1) return [words(`${all.length} accounts`)];
  return [words("Account "), { as: "short", text: "", address: all[0]! }];
}

/** Converts "Send 1 XLM to G…" to " sends 1 XLM to G…", only for actions of the account itself. */
function third({ kind, parts, fields }: Statement): PartView[] {
  const all = short(parts.map(viewPart));
  const shown = kind === "call" ? all.slice(0, all.findIndex(({ as }) => as === "short") + 1) : all;
  const [first, ...rest] = shown;
  const [, verb, more] = (first?.as === "text" ? /^([A-Z][a-z]+)( [^]*|)$/.exec(first.text) : null) ?? [];
  const isOfOthers = kind !== "call" &&
    Object.values(fields).some((value) => value.kind === "amount" && value.token !== undefined);
  if (verb === undefined || verb === "If" || verb === "For" || isOfOthers) return [words(" requests: "), ...shown];
  const others = rest.map((part): PartView =>
    part.as === "text" ? { ...part, text: part.text.replace(/\b(and|or) (send|change)\b/g, "$1 $2s") } : part
  );
  return [words(` ${verb.toLowerCase()}s${more}`), ...others];
}

/** Summarizes the approval of one entry. */
function approvalOf(statement: Statement): PartView[] {
  const { approval, kind, parts, via } = statement;
  const address = via === undefined ? approval?.address : via[0]!.signer;
  const who: PartView[] = address === null || address === undefined
    ? [words(approval?.credentials === "sourceAccount" ? "The source account" : "An address that is not named")]
    : [words(address.startsWith("C") ? "Contract " : "Account "), { as: "short", text: "", address }];
  if (via !== undefined) {
    who.push(words(", a signer of "), { as: "short", text: "", address: via[0]!.account }, words(","));
  }
  const shown = short(parts.map(viewPart));
  if (kind !== "call") return [...who, words(" approves: "), ...shown];
  // The contract is the second value. Its verification status and the arguments follow.
  return [...who, words(" approves: "), ...shown.slice(0, shown.findIndex(({ as }) => as === "short") + 1)];
}

/** Shortens the addresses of a sentence and omits call arguments: the rows below contain them in full. */
function short(parts: readonly PartView[]): PartView[] {
  return parts.map((part): PartView => {
    const { as, text, address } = part;
    // A price without an exact decimal; the row below contains the fraction.
    if (address === undefined) return { ...part, text: text.replace(/\d+\/\d+ \((about [\d.]+)\)/g, "$1") };
    if (as === "address") return text === "" ? { ...part, as: "short" } : part;
    if (as !== "amount") return part;
    const ends = `${address.slice(0, 5)}…${address.slice(-5)}`;
    return { as, text: text.endsWith(" of") ? `${text} ${ends}` : `${text} (${ends})` };
  });
}
