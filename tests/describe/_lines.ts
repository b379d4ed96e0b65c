/** Requests of invocation trees, and the check that nothing of their lines is hidden. */

import assert from "node:assert/strict";
import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { type Description, descriptionLines, type Line, partText, type Statement } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { type DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import { ALICE, BOB, call, entryFor } from "../auth/_entries.ts";

export const NETWORK: string = Networks.PUBLIC;
/** The contract of XLM. */
export const XLM: string = contractIdFromAsset("native", NETWORK);

export function address(text: string): ScVal {
  return nativeToScVal(text, { type: "address" });
}

export function i128(value: bigint): ScVal {
  return ScVal.scvI128(value);
}

export function transfer(
  token: string,
  amount: bigint,
  from: string = ALICE,
  to: string = BOB,
): DwsaAuthorizedInvocation {
  return call(token, "transfer", [address(from), address(to), i128(amount)]);
}

/** Returns the request of Alice for a call. */
export function of(root: DwsaAuthorizedInvocation): ApprovalRequest {
  return approvalRequest(entryFor(ALICE, { root }), NETWORK, 1_000);
}

/** Lists statements with those below them. */
function flat(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((one) => [one, ...flat(one.below)]);
}

export function textOf({ parts }: Line): string {
  return parts.map(partText).join("");
}

const sumOf = (lines: readonly Line[], what: "statements" | "flows" | "warnings", of: (line: Line) => boolean) =>
  lines.filter(of).reduce((sum, { omitted }) => sum + (omitted?.[what] ?? 0), 0);

/** Checks that shown and omitted statements, flows and warnings are all of them, for a limit. */
export function checkCounts(description: Description, most: number): void {
  const lines = descriptionLines(description, { most });
  const isGap = ({ omitted }: Line) => (omitted?.statements ?? 0) > 0;
  const isOther = (line: Line) => line.omitted !== undefined && !isGap(line);
  const count = (role: Line["role"]) => lines.filter((line) => line.role === role).length;
  const all = flat(description.statements);
  assert.equal(count("statement") + sumOf(lines, "statements", isGap), all.length);
  assert.equal(count("statement"), Math.min(most, all.length));
  assert.equal(count("flow") + sumOf(lines, "flows", isOther), description.flows.length);
  const bound = Math.max(20, Math.floor(most / 4));
  assert.ok(count("flow") <= bound && count("danger") <= bound && count("warning") <= bound && count("note") <= bound);
  // Flows are in their order, and what enters is shown only if all that leaves is shown.
  const flows = lines.filter(({ role }) => role === "flow").map(({ path, direction }) => ({ path, direction }));
  let next = 0;
  for (const { paths: [path], direction } of description.flows) {
    if (flows[next]?.path === path && flows[next]?.direction === direction) next++;
  }
  assert.equal(next, flows.length);
  const out = description.flows.filter(({ direction }) => direction === "out").length;
  assert.equal(flows.filter(({ direction }) => direction === "out").length, Math.min(out, bound));
  // A statement without a flow or a warning is shown only if all with one are shown.
  const moving = new Set(description.flows.flatMap(({ paths }) => paths));
  const loud = new Set(description.warnings.filter(({ level }) => level !== "note").map(({ code }) => code));
  const isFirst = ({ path, warnings }: Statement) => moving.has(path) || warnings.some((code) => loud.has(code));
  const shown = new Set(lines.filter(({ role }) => role === "statement").map(({ path }) => path));
  const first = all.filter(isFirst);
  if (first.some(({ path }) => !shown.has(path))) {
    assert.ok(all.filter((one) => shown.has(one.path)).every(isFirst));
  }
}

/** A generator of numbers with a fixed seed. */
export function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = state * 48_271 % 2_147_483_647;
    return state % below;
  };
}
