/** What happens, in one sentence: the heading of the page. */

import type { Statement, StatementKind } from "@dwsa/base/approve";
import type { TransactionEnvelope } from "@dwsa/base/xdr";
import { viewPart } from "./approval.ts";
import type { PartView } from "./report.ts";

/** What several operations of a kind are together: a verb, one of them, several of them. */
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
};

/** How many kinds of operations a heading names. */
const KINDS = 4;

/** The sentence for all statements of a transaction or of approvals. */
export function headlineOf(statements: readonly Statement[], envelope?: TransactionEnvelope): PartView[] {
  const [first] = statements;
  if (first === undefined) {
    return [words(envelope === undefined ? "Nothing is approved" : "A transaction without operations")];
  }
  if (statements.length === 1) {
    return envelope === undefined ? approvalOf(first) : [...actorOf([first.source]), ...third(first)];
  }
  if (envelope === undefined) return [words(`${statements.length} approvals of contract calls`)];
  const actor = actorOf(statements.map(({ source }) => source));
  const groups = new Map<string, { readonly kind: StatementKind; count: number }>();
  for (const { kind } of statements) {
    const key = SEVERAL[kind]?.slice(0, 2).join(" ") ?? kind;
    const group = groups.get(key) ?? { kind, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const isOne = new Set(statements.map(({ source }) => source)).size === 1;
  if (all.length === 1 && SEVERAL[first.kind] !== undefined && isOne) {
    const [verb, , many] = SEVERAL[first.kind]!;
    return [...actor, words(` ${verb} ${statements.length} ${many}`)];
  }
  const named = all.slice(0, KINDS).map(({ kind, count }) => {
    const [verb, one, many] = SEVERAL[kind] ?? ["", kind.replaceAll("-", " "), kind.replaceAll("-", " ")];
    const what = verb === "changes" || verb === "cancels" || verb === "removes" || verb === "deletes"
      ? `${verb.replace(/s$/, "")} `
      : "";
    return `${what}${count} ${count === 1 ? one : many}`;
  });
  const more = all.length > KINDS ? ", and more" : "";
  return [...actor, words(` ${isOne ? "does" : "do"} ${statements.length} things: ${named.join(", ")}${more}`)];
}

function words(text: string): PartView {
  return { as: "text", text };
}

function actorOf(sources: readonly (string | undefined)[]): PartView[] {
  const all = [...new Set(sources)];
  if (all.length > 1) return [words(`${all.length} accounts`)];
  return [words("Account "), { as: "short", text: "", address: all[0]! }];
}

/** "Send 1 XLM to G…" as " sends 1 XLM to G…"; what a contract does for others is not what the account does. */
function third({ kind, parts, fields }: Statement): PartView[] {
  const all = short(parts.map(viewPart));
  const shown = kind === "call" ? all.slice(0, all.findIndex(({ as }) => as === "short") + 1) : all;
  const [first, ...rest] = shown;
  const [, verb, more] = (first?.as === "text" ? /^([A-Z][a-z]+)( [^]*|)$/.exec(first.text) : null) ?? [];
  const isOfOthers = kind !== "call" &&
    Object.values(fields).some((value) => value.kind === "amount" && value.token !== undefined);
  if (verb === undefined || verb === "If" || verb === "For" || isOfOthers) return [words(" requests: "), ...shown];
  return [words(` ${verb.toLowerCase()}s${more}`), ...rest];
}

/** What one entry approves. */
function approvalOf(statement: Statement): PartView[] {
  const { approval, kind, parts } = statement;
  const address = approval?.address;
  const who: PartView[] = address === null || address === undefined
    ? [words(approval?.credentials === "sourceAccount" ? "The source account" : "An address that is not named")]
    : [words(address.startsWith("C") ? "Contract " : "Account "), { as: "short", text: "", address }];
  const shown = short(parts.map(viewPart));
  if (kind !== "call") return [...who, words(" approves: "), ...shown];
  // The contract is the second value: what follows is whether it is known, and the arguments.
  return [...who, words(" approves: "), ...shown.slice(0, shown.findIndex(({ as }) => as === "short") + 1)];
}

/** A sentence with short addresses, and without the values of a call: the rows below have all of both. */
function short(parts: readonly PartView[]): PartView[] {
  return parts.map((part): PartView => {
    const { as, text, address } = part;
    if (address === undefined) return part;
    if (as === "address") return text === "" ? { ...part, as: "short" } : part;
    if (as !== "amount") return part;
    const ends = `${address.slice(0, 5)}…${address.slice(-5)}`;
    return { as, text: text.endsWith(" of") ? `${text} ${ends}` : `${text} (${ends})` };
  });
}
