/** Orders the statements of a description, and finds the one to show first. */

import type { Flow } from "../transaction/mod.ts";
import type { Called, Findings } from "./_findings.ts";
import { addressValue, type Labels, textValue } from "./_values.ts";
import type { Description, Headline, Part, Statement } from "./description.ts";

/** A statement with its place in the tree. */
export interface Placed {
  readonly statement: Statement;
  readonly depth: number;
  /** The top statement that it is below, or the statement itself. */
  readonly top: Statement;
  /** The nearest statement with an approval that it is below, or the statement itself, if any. */
  readonly approved: Statement | undefined;
}

/**
 * Lists statements depth first. Not recursive, since trees are untrusted. `check` is called with each statement before
 * it is read.
 */
export function outline(statements: readonly Statement[], check: (statement: Statement) => void = () => {}): Placed[] {
  const placed: Placed[] = [];
  for (const statement of statements) check(statement); // unlike forEach, also the holes of an array
  const pending = statements.map((statement): Placed => placeOf(statement, 0, statement, undefined)).reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    placed.push(next);
    const { statement: { below }, depth, top, approved } = next;
    for (const statement of below) check(statement);
    for (let i = below.length - 1; i >= 0; i--) pending.push(placeOf(below[i]!, depth + 1, top, approved));
  }
  return placed;
}

function placeOf(statement: Statement, depth: number, top: Statement, approved: Statement | undefined): Placed {
  return { statement, depth, top, approved: statement.approval === undefined ? approved : statement };
}

/** Returns the paths of the statements that flows sum. */
export function flowPaths(flows: readonly Flow[], direction?: Flow["direction"]): ReadonlySet<string> {
  return new Set(flows.flatMap((flow) => direction === undefined || flow.direction === direction ? flow.paths : []));
}

/** The statement kinds whose sentences contain the source account. */
const NAMING: readonly Statement["kind"][] = ["account-merge", "set-options", "end-sponsoring", "login"];

/** Returns the address that acts in a statement and a colon; nothing if the sentence contains the address. */
export function actorParts(statement: Statement, address: string | null | undefined, labels: Labels): Part[] {
  if (address === undefined || NAMING.includes(statement.kind)) return [];
  if (address === null) return [{ kind: "text", text: "Whoever signs: " }];
  return [addressValue(address, labels), { kind: "text", text: ": " }];
}

/**
 * Returns the headline: the statement of the first danger; otherwise the first with an outgoing flow; otherwise the
 * first.
 *
 * @param source the source account of the transaction, which the sequence number and the fee belong to
 */
export function headlineOf(
  { warnings, flows, statements, conditions }: Pick<Description, "warnings" | "flows" | "statements" | "conditions">,
  calls: Findings["calls"],
  source: string | undefined,
  labels: Labels,
): Headline {
  const placed = outline(statements);
  const isOf = (path: string) => ({ statement }: Placed) =>
    path === statement.path || path.startsWith(`${statement.path}.`);
  const [worst] = warnings;
  const out = flowPaths(flows, "out");
  const dangerous = worst?.level !== "danger" ? undefined : placed.filter(isOf(worst.path)).pop();
  const condition = worst?.level !== "danger" || dangerous !== undefined
    ? undefined
    : conditions.find(({ path }) => path === worst.path);
  if (condition !== undefined) {
    const { kind, path, parts } = condition;
    return { kind, path, parts: [...actorParts(condition, source, labels), ...parts], more: placed.length };
  }
  const found = dangerous ?? placed.find(({ statement }) => out.has(statement.path)) ?? placed[0];
  if (found === undefined) {
    return { kind: "nothing", path: "", parts: [{ kind: "text", text: "Nothing is requested" }], more: 0 };
  }
  // The root of an entry that is the call of the operation says the same as the operation.
  const isSame = found.depth === 1 && textOf(found.statement.parts) === textOf(found.top.parts) &&
    found.top.kind === found.statement.kind &&
    found.statement.warnings.every((code) => found.top.warnings.includes(code));
  const { statement, top, approved } = isSame ? { ...found, statement: found.top, approved: undefined } : found;
  const actor = approved === undefined ? top.source : approved.approval!.address;
  const root = statement === top || !calls.has(top.path) ? undefined : calls.get(top.path) ?? null;
  return {
    kind: statement.kind,
    path: statement.path,
    parts: [...actorParts(statement, actor, labels), ...statement.parts],
    ...root === undefined ? {} : { within: callParts(root, labels) },
    more: placed.length - 1,
  };
}

function textOf(parts: readonly Part[]): string {
  return JSON.stringify(parts);
}

/** Names a call, or a creation if it is `null`. */
function callParts(call: Called | null, labels: Labels): Part[] {
  if (call === null) return [{ kind: "text", text: "the creation of a contract" }];
  return [
    { kind: "text", text: "a call of " },
    textValue(call.function),
    { kind: "text", text: " of " },
    addressValue(call.contract, labels),
  ];
}
