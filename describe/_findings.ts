/** Collects the statements, warnings and allowances of a description. */

import type { TokenCall } from "../contract/mod.ts";
import type { Token } from "./_knowledge.ts";
import { decimal } from "./_values.ts";
import type { Statement, Value, Warning } from "./description.ts";
import { type WarningCode, WARNINGS } from "./warnings.ts";

/** A statement to which warnings can still be added. */
export interface Draft extends Statement {
  readonly warnings: WarningCode[];
}

/** The statements and warnings collected so far. */
export interface Findings {
  readonly drafts: Draft[];
  readonly warnings: Warning[];
  /** The allowances by owner and token. */
  readonly allowances: Map<string, Allowances>;
  /** The contract and function of each call, by the path of its statement; for a creation, `undefined`. */
  readonly calls: Map<string, Called | undefined>;
}

/** A contract and its function. */
export interface Called {
  readonly contract: string;
  readonly function: string | Uint8Array;
}

interface Allowances {
  readonly token: Token | undefined;
  readonly list: { readonly draft: Draft; readonly amount: bigint }[];
}

/** Creates empty findings. */
export function noFindings(): Findings {
  return { drafts: [], warnings: [], allowances: new Map(), calls: new Map() };
}

/** Adds a warning to a statement. `path` is the path of the field; by default, the path of the statement. */
export function warn(
  { warnings }: Findings,
  draft: Draft | undefined,
  code: WarningCode,
  path: string = draft?.path ?? "",
  reason?: string,
): void {
  warnings.push({ code, level: WARNINGS[code].level, path, ...reason === undefined ? {} : { reason } });
  draft?.warnings.push(code);
}

/** Adds an allowance to those of its owner and token. */
export function addAllowance({ allowances }: Findings, draft: Draft, call: TokenCall, token: Token | undefined): void {
  if (call.name !== "approve" || call.amount <= 0n) return;
  const key = `${call.from} ${call.token}`;
  const before = allowances.get(key) ?? { token, list: [] };
  allowances.set(key, before);
  before.list.push({ draft, amount: call.amount });
}

/**
 * Warns of allowances: of the last one if those of an owner and a token are unlimited only together, of each unlimited
 * one, and of all others with their amounts.
 */
function warnOfAllowances(findings: Findings): void {
  for (const { token, list } of findings.allowances.values()) {
    const isTogether = isNoLimit(list.reduce((sum, { amount }) => sum + amount, 0n), token) &&
      list.every(({ amount }) => !isNoLimit(amount, token));
    for (const [i, { draft, amount }] of list.entries()) {
      const isUnlimited = isNoLimit(amount, token) || isTogether && i === list.length - 1;
      warn(findings, draft, isUnlimited ? "unlimited-allowance" : "allowance");
    }
  }
}

/**
 * Returns whether an allowance is effectively unlimited: 10 billion of a token whose decimals are known, about half of
 * the largest amount, or exactly the largest 64-bit amount of a token whose decimals are not known.
 */
export function isNoLimit(amount: bigint, token: Pick<Token, "decimals"> | undefined): boolean {
  if (amount >= 2n ** 126n) return true;
  return token === undefined
    ? amount >= 10n ** 28n || amount === 2n ** 63n - 1n
    : amount >= 10n ** BigInt(token.decimals + 10);
}

/** Creates the value of a token amount, which is in base units if the decimals are unknown. */
export function tokenAmount(contract: string, amount: bigint, token: Token | undefined, unlimited: boolean): Value {
  return {
    kind: "amount",
    amount: `${amount}`,
    token: contract,
    ...token === undefined ? {} : { symbol: token.symbol },
    ...unlimited ? { unlimited } : token === undefined ? {} : { display: decimal(amount, token.decimals) },
  };
}

/** Returns the warnings in the order of their codes, and sorts those of each statement. */
export function finishWarnings(findings: Findings): Warning[] {
  warnOfAllowances(findings);
  const ranks = new Map(Object.keys(WARNINGS).map((code, i) => [code, i]));
  const rankOf = (code: WarningCode) => ranks.get(code)!;
  for (const { warnings } of findings.drafts) {
    const sorted = [...new Set(warnings)].sort((a, b) => rankOf(a) - rankOf(b));
    warnings.splice(0, warnings.length, ...sorted);
  }
  return findings.warnings.slice().sort((a, b) => rankOf(a.code) - rankOf(b.code));
}
