/** Collects the statements, warnings and token spending of a description. */

import type { TokenCall } from "../contract/mod.ts";
import type { Facts, Token } from "./_knowledge.ts";
import { addressValue, decimal } from "./_values.ts";
import type { Description, Part, Statement, Value, Warning } from "./description.ts";
import { type WarningCode, WARNINGS } from "./warnings.ts";

/** A statement to which warnings can still be added. */
export interface Draft extends Statement {
  readonly warnings: WarningCode[];
}

/** The statements, warnings and spending collected so far. */
export interface Findings {
  readonly drafts: Draft[];
  readonly warnings: Warning[];
  /** The spending by address and token. */
  readonly spends: Map<string, Spend>;
  /** The allowances by owner and token. */
  readonly allowances: Map<string, Allowances>;
}

interface Spend {
  readonly address: string;
  readonly token: string;
  readonly amount: bigint;
  readonly unlimited: boolean;
  /** The number of calls that spend the token or allow others to spend it. */
  readonly calls: number;
}

interface Allowances {
  readonly token: Token | undefined;
  readonly amount: bigint;
  readonly hasUnlimited: boolean;
  readonly last: Draft;
}

/** Creates empty findings. */
export function noFindings(): Findings {
  return { drafts: [], warnings: [], spends: new Map(), allowances: new Map() };
}

/** Adds a warning to a statement. `path` is the path of the field; by default, the path of the statement. */
export function warn({ warnings }: Findings, draft: Draft, code: WarningCode, path: string = draft.path): void {
  warnings.push({ code, level: WARNINGS[code].level, path });
  draft.warnings.push(code);
}

/**
 * Adds the amount of a call to a known token to the spending, and an allowance of any token to the allowances. In the
 * spending, an allowance counts in full, since all of it can be spent.
 */
export function addTokenCall(findings: Findings, draft: Draft, call: TokenCall, token: Token | undefined): void {
  if (!("from" in call) || call.name === "clawback" || call.amount === 0n) return;
  const key = `${call.from} ${call.token}`;
  const isAllowance = call.name === "approve";
  const isUnlimited = isAllowance && isNoLimit(call.amount, token);
  if (token !== undefined) {
    const { amount, unlimited, calls } = findings.spends.get(key) ?? { amount: 0n, unlimited: false, calls: 0 };
    findings.spends.set(key, {
      address: call.from,
      token: call.token,
      amount: amount + call.amount,
      unlimited: unlimited || isUnlimited,
      calls: calls + 1,
    });
  }
  if (!isAllowance) return;
  const before = findings.allowances.get(key);
  findings.allowances.set(key, {
    token,
    amount: (before?.amount ?? 0n) + call.amount,
    hasUnlimited: isUnlimited || before?.hasUnlimited === true,
    last: draft,
  });
}

/**
 * Returns whether an allowance is effectively unlimited: at least about half of the largest amount, which has 64 bits
 * for assets and 128 bits for other tokens, or exactly the largest 64-bit amount.
 */
export function isNoLimit(amount: bigint, token: Token | undefined): boolean {
  return amount >= 2n ** (token?.isAsset ? 62n : 126n) || amount === 2n ** 63n - 1n;
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

/** Creates the description from the findings. */
export function finish(findings: Findings, statements: readonly Statement[], facts: Facts): Description {
  for (const { token, amount, hasUnlimited, last } of findings.allowances.values()) {
    if (!hasUnlimited && isNoLimit(amount, token)) warn(findings, last, "unlimited-allowance");
  }
  for (const { warnings } of findings.drafts) warnings.splice(0, warnings.length, ...worstFirst(warnings));
  const ranks = new Map(Object.keys(WARNINGS).map((code, i) => [code, i]));
  const warnings = findings.warnings.slice().sort((a, b) => ranks.get(a.code)! - ranks.get(b.code)!);
  return { warnings, totals: totalsOf(findings, facts), statements };
}

/** Returns a sentence with the total of each known token that an address spends in more than one call. */
function totalsOf({ spends }: Findings, facts: Facts): Part[][] {
  return [...spends.values()].filter(({ calls }) => calls > 1).map(({ address, token, amount, unlimited }) => [
    { kind: "text", text: "In all: " },
    tokenAmount(token, amount, facts.tokens.get(token), unlimited),
    { kind: "text", text: " of " },
    addressValue(address, facts),
  ]);
}

/** Removes duplicate codes and sorts the rest by severity, most severe first. */
function worstFirst(codes: Iterable<WarningCode>): WarningCode[] {
  const found = new Set(codes);
  return (Object.keys(WARNINGS) as WarningCode[]).filter((code) => found.has(code));
}
