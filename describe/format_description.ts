import { wrongType } from "../internal/describe.ts";
import { printable, quoted } from "../internal/escape.ts";
import type { Outflow } from "../transaction/mod.ts";
import { decimal, grouped, timeText } from "./_values.ts";
import type { Description, Part, Statement, StatementKind, TransactionDescription, Warning } from "./description.ts";
import { type WarningLevel, WARNINGS } from "./warnings.ts";

/**
 * Renders a description in English, one item per line, in this order: danger warnings, totals, statements (each after
 * the steps from a signer to a smart account and after its approver), outflows, other warnings, conditions.
 * Sub-statements are indented, and sub-invocations begin with "and with it:". Nothing is shortened. Untrusted strings
 * are quoted and invisible characters escaped, so that no string can imitate another line.
 *
 * @param description the result of `describeTransaction` or `describeApproval`
 * @returns the lines, separated by line feeds, without a trailing line feed; `""` only for an approval without requests
 * @throws {TypeError} if `description` is not a `Description`
 *
 * @example No request
 * ```ts
 * import { describeApproval, formatDescription } from "@dwsa/base/describe";
 * import assert from "node:assert/strict";
 *
 * const description = describeApproval([], { networkPassphrase: "Test SDF Network ; September 2015" });
 * assert.equal(formatDescription(description), "");
 * ```
 */
export function formatDescription(description: Description): string {
  const { warnings, totals, statements, conditions = [], outflows = [] } = Object(description) as Partial<
    TransactionDescription
  >;
  for (const list of [warnings, totals, statements, conditions, outflows]) {
    if (!Array.isArray(list)) {
      throw wrongType(ACTION, "description", "a result of describeTransaction or describeApproval", description);
    }
  }
  return [
    ...warningLines(warnings!, "danger"),
    ...totals!.map(formatParts),
    ...statementLines(statements!),
    ...outflows.map(outflowLine),
    ...warningLines(warnings!, "warning"),
    ...warningLines(warnings!, "note"),
    ...statementLines(conditions),
  ].join("\n");
}

const ACTION = "format the description";

/** The prefix of a warning line, by level. */
const LEVELS: { readonly [L in WarningLevel]: string } = { danger: "Danger", warning: "Warning", note: "Note" };

/** Formats the warnings of a level: one line per code, with all paths. */
function warningLines(warnings: readonly Warning[], level: WarningLevel): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const warning of warnings) {
    if (!isRecord(warning) || !areStrings(warning.code, warning.path) || !Object.hasOwn(WARNINGS, warning.code)) {
      throw wrongType(ACTION, "every warning in the description", MADE, warning);
    }
    const { code, path } = warning;
    if (WARNINGS[code].level !== level) continue;
    const paths = pathsOf.get(code) ?? [];
    pathsOf.set(code, paths);
    paths.push(path);
  }
  return Array.from(pathsOf, ([code, paths]) => {
    const { text } = WARNINGS[code as keyof typeof WARNINGS];
    return printable(`${LEVELS[level]}: ${text} (${paths.join(", ")})`);
  });
}

const MADE = "from describeTransaction or describeApproval";

/** The maximum indentation level. Without a maximum, the output for a deep tree would grow quadratically. */
const MAX_INDENT = 8;

function statementLines(statements: readonly Statement[]): string[] {
  const lines: string[] = [];
  const pending: (readonly [statement: Statement, depth: number])[] = [];
  const add = (below: readonly Statement[], depth: number) => {
    for (let i = below.length - 1; i >= 0; i--) pending.push([below[i]!, depth]);
  };
  add(statements, 0);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [statement, depth] = next;
    if (!isRecord(statement) || !areStrings(statement.path) || !Array.isArray(statement.below)) {
      throw wrongType(ACTION, "every statement in the description", MADE, statement);
    }
    const { approval, via = [], path, below } = statement;
    const level = depth > MAX_INDENT ? `(level ${depth}) ` : "";
    const indent = "  ".repeat(Math.min(depth, MAX_INDENT)) + level;
    if (!Array.isArray(via)) throw wrongType(ACTION, '"via" of every statement in the description', MADE, via);
    for (const step of via) lines.push(indent + printable(stepText(step)));
    if (approval !== undefined) {
      if (!isRecord(approval)) throw wrongType(ACTION, "every approval in the description", MADE, approval);
      lines.push(indent + printable(approvalText(approval)));
    }
    const isBelowCall = /\.subInvocations\[\d+\]$/.test(path);
    lines.push(`${indent}${isBelowCall ? "and with it: " : ""}${formatStatement(statement)}`);
    add(below, depth + 1);
  }
  return lines;
}

/** Describes a step from a signer to a smart account. */
function stepText(step: NonNullable<Statement["via"]>[number]): string {
  const { signer, account, contextRuleIds: ids } = Object(step) as Partial<typeof step>;
  if (!areStrings(signer ?? "", account) || !Array.isArray(ids ?? [])) {
    throw wrongType(ACTION, 'every step in "via" of the description', MADE, step);
  }
  const who = signer === null ? "an unknown signer" : `signer ${signer}`;
  const rules = ids ? ` (context ${ids.length === 1 ? "rule" : "rules"} ${ids.join(", ")})` : "";
  return `As ${who} of ${account}${rules}:`;
}

function approvalText({ address, credentials, expirationLedger }: NonNullable<Statement["approval"]>): string {
  const who = address ?? "An address that the signature does not name";
  if (credentials === "sourceAccount") {
    return `${address ?? "The source account"} approves with the signature of the transaction:`;
  }
  return expirationLedger === 0
    ? `${who} approves, until a ledger that is not set yet:`
    : `${who} approves until ledger ${grouped(`${expirationLedger}`)}:`;
}

/** The statement kinds whose sentences contain the source account. */
const NAMING: readonly StatementKind[] = ["account-merge", "set-options", "end-sponsoring"];

/** Formats the sentence of a statement, preceded by the source account unless the sentence contains it. */
function formatStatement({ source, sponsor, kind, parts }: Statement): string {
  const isNamed = source === undefined || NAMING.includes(kind);
  const payer = sponsor === undefined ? "" : ` (${sponsor} pays for the reserve)`;
  return `${isNamed ? "" : printable(`${source}: `)}${formatParts(parts)}${printable(payer)}`;
}

function outflowLine({ address, asset, amount, atMost, all }: Outflow): string {
  const name = asset === "native" ? "XLM" : asset;
  const much = all ? `all ${name}` : `${atMost ? "at most " : ""}${decimal(BigInt(amount!), 7)} ${name}`;
  return printable(`Out of ${address}: ${much}`);
}

function areStrings(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function formatParts(parts: readonly Part[]): string {
  if (!Array.isArray(parts)) throw wrongType(ACTION, "the parts of a statement", "an array", parts);
  return printable(parts.map(formatPart).join(""));
}

function formatPart(part: Part): string {
  switch (part?.kind) {
    case "text":
    case "value":
    case "predicate":
      return part.text;
    case "address":
      return named(part.label === undefined ? undefined : quoted(part.label), part.address);
    case "amount":
      return amountText(part);
    case "asset":
      return part.asset === "native" ? "XLM" : part.asset;
    case "token":
      return named(symbolText(part.symbol), part.token);
    case "price":
      return part.display ??
        `${part.n}/${part.d}${part.d === 0 ? "" : ` (about ${Number((part.n / part.d).toPrecision(8))})`}`;
    case "number":
      return part.value;
    case "ledger":
      return grouped(`${part.sequence}`);
    case "time":
      return timeText(part.seconds);
    case "string":
      return quoted(part.text);
    case "bytes":
      return part.hex === "" ? "no bytes" : part.hex;
    case "flags":
      return part.flags.length === 0 ? "none" : part.flags.join(", ");
    case "list":
      return part.items.map(formatPart).join("; ");
    default:
      throw wrongType(ACTION, "every item in the parts of a statement", MADE, part);
  }
}

function amountText({ amount, asset, token, symbol, display, unlimited }: Part & { kind: "amount" }): string {
  const name = asset === "native"
    ? "XLM"
    : asset ?? named(symbol === undefined ? undefined : symbolText(symbol), token);
  if (unlimited) return name === undefined ? "any amount" : `any amount of ${name}`;
  if (name === undefined) return display ?? amount;
  return display === undefined ? `${grouped(amount)} base units of ${name}` : `${display} ${name}`;
}

/** Formats a token symbol: in quotes unless it consists of ASCII letters and digits and begins with a letter. */
function symbolText(symbol: string): string {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(symbol) ? symbol : quoted(symbol);
}

function named(name: string | undefined, address: string): string;
function named(name: string | undefined, address: string | undefined): string | undefined;
function named(name: string | undefined, address: string | undefined): string | undefined {
  return name === undefined ? address : `${name} (${address})`;
}
