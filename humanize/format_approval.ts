import { wrongType } from "../internal/describe.ts";
import { nameText, printable, quoted } from "../internal/printable.ts";
import type { ApprovalDescription, Part, Statement } from "./approval_description.ts";

/**
 * Writes the description of an approval in English: first the totals, then a line for each statement. The statements
 * below it are indented and begin with "and with it:". Nothing is shortened. Untrusted text is in quotes, and invisible
 * characters are escaped, so that no text looks like another line.
 *
 * The marks are not in the text: see `marks` and `APPROVAL_MARKS`.
 *
 * @param description the description that `describeApproval` gives
 * @returns lines, separated by line feeds, without one at the end
 * @throws {TypeError} if `description` is not a description
 *
 * @example No request
 * ```ts
 * import { describeApproval, formatApproval } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const description = describeApproval([], { networkPassphrase: "Test SDF Network ; September 2015" });
 * assert.equal(formatApproval(description), "");
 * ```
 */
export function formatApproval(description: ApprovalDescription): string {
  if (!isRecord(description) || !Array.isArray(description.totals) || !Array.isArray(description.statements)) {
    throw wrongType(ACTION, "description", "a result of describeApproval", description);
  }
  const lines = description.totals.map(formatParts);
  const pending: (readonly [statement: Statement, depth: number])[] = [];
  const add = (statements: readonly Statement[], depth: number) => {
    for (let i = statements.length - 1; i >= 0; i--) pending.push([statements[i]!, depth]);
  };
  add(description.statements, 0);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [statement, depth] = next;
    if (!isRecord(statement) || !Array.isArray(statement.below)) {
      throw wrongType(ACTION, "a statement of the description", "one that describeApproval has made", statement);
    }
    const indent = "  ".repeat(Math.min(depth, 32)); // a deep tree must not grow by the square of its depth
    lines.push(`${indent}${depth === 0 ? "" : "and with it: "}${formatParts(statement.parts)}`);
    add(statement.below, depth + 1);
  }
  return lines.join("\n");
}

const ACTION = "format the approval";

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
      return part.text;
    case "address":
      return named(labelText(part.label), part.address);
    case "amount": {
      const token = named(part.symbol === undefined ? undefined : nameText(part.symbol), part.token);
      if (part.unlimited) return `any amount of ${token}`;
      return part.display === undefined ? `${part.amount} base units of ${token}` : `${part.display} ${token}`;
    }
    case "token":
      return named(nameText(part.symbol), part.token);
    case "function": {
      const name = part.symbol === undefined ? labelText(part.label) : nameText(part.symbol);
      return `${nameText(part.name)} of ${named(name, part.contract)}`;
    }
    case "ledger":
      return `${part.sequence}`;
    default:
      throw wrongType(ACTION, "a part of a statement", "one that describeApproval has made", part);
  }
}

function labelText(label: string | undefined): string | undefined {
  return label === undefined ? undefined : quoted(label);
}

function named(name: string | undefined, address: string): string {
  return name === undefined ? address : `${name} (${address})`;
}
