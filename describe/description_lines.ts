import { attempt, Fault, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import type { Flow, RequiredSigner } from "../transaction/mod.ts";
import { actorParts, flowPaths, outline, type Placed } from "./_outline.ts";
import { addressValue, type Labels, text, textValue } from "./_values.ts";
import type { Description, Line, Part, RequestOrigin, Statement, Warning } from "./description.ts";
import { type WarningCode, type WarningLevel, WARNINGS } from "./warnings.ts";
import { BOUNDS, chosenFlows, flowLine } from "./_flow_lines.ts";
import { approvalParts, networkName, signerLines } from "./_signer_lines.ts";

/** Options for {@linkcode descriptionLines}. */
export interface LinesOptions {
  /** The maximum number of statements to show, at least 0; all by default. */
  readonly most?: number | undefined;
}

/**
 * Lays a description out as one list of lines, the same for a screen, a terminal and paper: the headline, flows,
 * dangers, signers, hashes, statements (each after its approvers), warnings, notes, conditions, the network and the
 * origin.
 *
 * If there are more statements than `most`, those with a flow or a warning above a note are shown first, then the
 * others; each at its place, and each gap is one line that counts what it leaves out. Flows and the warnings of each
 * level are limited to the greater of 20 and a quarter of `most`, and counted likewise. Of the flows, what leaves is
 * shown before what enters, and of these the flows of addresses that must sign. Nothing is left out without being
 * counted.
 *
 * @param description the result of `describeRequest`
 * @param options the maximum number of statements
 * @returns the lines; `partText` returns the text of their parts
 * @throws {TypeError} if `description` is not a `Description`, or an option is unknown
 * @throws {RangeError} if `most` is not an integer of at least 0
 *
 * @example At most one statement
 * ```ts
 * import { descriptionLines, describeRequest, partText } from "@dwsa/base/describe";
 * import { payment } from "@dwsa/base/operation";
 * import { Networks } from "@dwsa/base/network";
 * import { buildTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const source = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const destination = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const pay = (amount: string) => payment({ destination, asset: "native", amount });
 * const operations = [pay("1"), pay("2"), pay("3")];
 * const envelope = buildTransaction({ source, accountSequence: 1n, operations, baseFee: 100, timeBounds: "unbounded" });
 * const lines = descriptionLines(describeRequest(envelope, { networkPassphrase: Networks.PUBLIC }), { most: 1 });
 *
 * const { parts, omitted } = lines.find(({ role }) => role === "more")!;
 * assert.equal(parts.map(partText).join(""), "2 more statements, 2 of them move something");
 * assert.deepEqual(omitted, { statements: 2, flows: 2, warnings: 0 });
 * ```
 */
export function descriptionLines(description: Description, options?: LinesOptions): Line[] {
  return attempt("list the lines", () => {
    const { most } = readOptions<LinesOptions>(options, ["most"]);
    if (most !== undefined && typeof most !== "number") throw wrongType("most", "a number", most);
    if (most !== undefined && !(Number.isSafeInteger(most) && most >= 0)) {
      throw new Fault("range", `expected most to be an integer of at least 0, got ${most}`);
    }
    requireDescription(description);
    const { headline, warnings, flows, statements, conditions, signers, origin, network } = description;
    const labels: Labels = {
      labels: Object.fromEntries(description.labels.map(({ address, label }) => [address, label])),
    };
    const all = outline(statements, requireStatement);
    const bound = most === undefined ? Infinity : Math.max(20, Math.floor(most / 4));
    const byPath = new Map(all.map(({ statement }) => [statement.path, statement]));
    const chosen = chosenFlows(description, byPath, bound);
    const ofLevel = (level: WarningLevel) => warningLines(warnings, level, bound);
    return [
      headlineLine(headline),
      ...chosen.map((flow) => flowLine(flow, byPath, description, labels)),
      ...moreLine(flows.length - chosen.length, "flows"),
      ...ofLevel("danger"),
      ...signerLines(signers, labels),
      ...statementLines(all, flowPaths(flows), most ?? Infinity, labels),
      ...ofLevel("warning"),
      ...ofLevel("note"),
      ...conditions.map(({ path, parts, warnings }): Line => ({
        role: "condition",
        depth: 0,
        path,
        parts,
        ...marksOf(warnings),
      })),
      { role: "network", depth: 0, parts: networkParts(network) },
      ...originLines(origin),
    ];
  });
}

const MADE = "a result of describeRequest";

/** Throws unless a value has the shape of a description, as far as it is read here without a check. */
function requireDescription(value: Description): void {
  const { warnings, flows, statements, conditions, labels, tokens, headline, network, signers, origin } = Object(
    value,
  ) as Partial<Description>;
  const lists: unknown[] = [warnings, flows, statements, conditions, labels, tokens, headline?.parts];
  if (signers !== null) lists.push(signers?.signers, signers?.unmatched);
  const isWhole = lists.every((list) => Array.isArray(list)) && typeof network === "object" && network !== null;
  if (!isWhole || typeof origin !== "object") {
    throw wrongType("description", MADE, value);
  }
  const { passphrase, how } = network!;
  if ((passphrase !== null && typeof passphrase !== "string") || typeof how !== "string") {
    throw wrongType("network of the description", `from ${MADE}`, network);
  }
  if (typeof headline!.more !== "number") {
    throw wrongType("headline of the description", `from ${MADE}`, headline);
  }
  for (const label of labels!) {
    const { address, label: name } = Object(label) as Partial<typeof label>;
    if (typeof address !== "string" || typeof name !== "string") {
      throw wrongType("every label of the description", `from ${MADE}`, label);
    }
  }
  for (const warning of warnings!) {
    const { code, path } = Object(warning) as Partial<Warning>;
    if (typeof path !== "string" || typeof code !== "string" || !Object.hasOwn(WARNINGS, code)) {
      throw wrongType("every warning of the description", `from ${MADE}`, warning);
    }
  }
  for (const flow of flows!) {
    const { address, token, amount, bound, paths } = Object(flow) as Partial<Flow>;
    const isAmount = amount === null || (typeof amount === "string" && /^\d+$/.test(amount));
    const isWhole = typeof address === "string" && typeof token === "string" && Array.isArray(paths);
    if (!isWhole || !isAmount || !Object.hasOwn(BOUNDS, bound as string)) {
      throw wrongType("every flow of the description", `from ${MADE}`, flow);
    }
  }
  for (const signer of signers?.signers ?? []) {
    const { address, roles } = Object(signer) as Partial<RequiredSigner>;
    if (typeof address !== "string" || !Array.isArray(roles)) {
      throw wrongType("every signer of the description", `from ${MADE}`, signer);
    }
  }
  for (const signature of signers?.unmatched ?? []) {
    if (typeof Object(signature).hint !== "string") {
      throw wrongType("every signature of the description", `from ${MADE}`, signature);
    }
  }
  for (const condition of conditions!) requireStatement(condition);
}

function requireStatement(value: Statement): void {
  const { path, parts, warnings, below, via = [], approval } = Object(value) as Partial<Statement>;
  const isWhole = typeof path === "string" && [parts, warnings, below, via].every((list) => Array.isArray(list)) &&
    (approval === undefined || (typeof approval === "object" && approval !== null));
  if (!isWhole || !warnings!.every((code) => Object.hasOwn(WARNINGS, code))) {
    throw wrongType("every statement of the description", `from ${MADE}`, value);
  }
}

function marksOf(warnings: readonly WarningCode[]): Pick<Line, "level" | "warnings"> {
  if (warnings.length === 0) return {};
  const levels = warnings.map((code) => WARNINGS[code].level);
  return { level: (["danger", "warning", "note"] as const).find((level) => levels.includes(level))!, warnings };
}

function headlineLine({ path, parts, within, more }: Description["headline"]): Line {
  const call: readonly Part[] = within === undefined ? [] : [text(", in "), ...within];
  const rest: readonly Part[] = more === 0 ? [] : [text(", and "), { kind: "count", value: more }, text(" more")];
  return { role: "headline", depth: 0, path, parts: [...parts, ...call, ...rest] };
}

/** Counts flows or warnings that are left out, in one line if there are any. */
function moreLine(left: number, what: "flows" | "warnings", words: string = what): Line[] {
  if (left === 0) return [];
  const parts: Part[] = [{ kind: "count", value: left }, text(` more ${words}`)];
  return [{ role: "more", depth: 0, parts, omitted: { statements: 0, flows: 0, warnings: 0, [what]: left } }];
}

/** The word before a warning, by level. */
const LEVELS: { readonly [L in WarningLevel]: string } = { danger: "Danger: ", warning: "Warning: ", note: "Note: " };

/** Returns a line for each code of a level, with its places, and one for each reason. */
function warningLines(warnings: readonly Warning[], level: WarningLevel, bound: number): Line[] {
  const groups = new Map<string, Warning[]>();
  for (const warning of warnings) {
    if (WARNINGS[warning.code].level !== level) continue;
    const key = warning.reason === undefined ? warning.code : `${warning.code} ${warning.path} ${warning.reason}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [warning]);
    else group.push(warning);
  }
  const lines = Array.from(groups.values(), (group) => {
    const [{ code, path, reason }] = group as [Warning];
    const parts: Part[] = [text(`${LEVELS[level]}${WARNINGS[code].text}`)];
    if (reason !== undefined) parts.push(text(`: ${path === "" ? "" : `${path} `}${reason}`));
    else if (group.length > 1) parts.push(text(" (in "), { kind: "count", value: group.length }, text(" places)"));
    return { line: { role: level, depth: 0, level, path, parts, warnings: [code] } as Line, places: group.length };
  });
  const shown = lines.slice(0, bound).map(({ line }) => line);
  const left = lines.slice(bound).reduce((sum, { places }) => sum + places, 0);
  return [...shown, ...moreLine(left, "warnings", `${level}s`)];
}

/** Returns the statements up to `most`, each after its approvers, and a line for each gap. */
function statementLines(all: readonly Placed[], moving: ReadonlySet<string>, most: number, labels: Labels): Line[] {
  const isWarned = ({ statement }: Placed) => statement.warnings.some((code) => WARNINGS[code].level !== "note");
  const isFirst = (one: Placed) => moving.has(one.statement.path) || isWarned(one);
  const shown = new Set<Placed>(all.length <= most ? all : []);
  for (const isNow of all.length <= most ? [] : [isFirst, (one: Placed) => !isFirst(one)]) {
    for (const one of all) if (shown.size < most && isNow(one)) shown.add(one);
  }
  const lines: Line[] = [];
  let gap: Placed[] = [];
  const close = () => {
    if (gap.length > 0) lines.push(gapLine(gap, moving, isWarned));
    gap = [];
  };
  for (const one of all) {
    if (!shown.has(one)) {
      gap.push(one);
      continue;
    }
    close();
    const { statement, depth } = one;
    for (const parts of approvalParts(statement, labels)) {
      lines.push({ role: "approval", depth, path: statement.path, parts });
    }
    const payer: readonly Part[] = statement.sponsor === undefined
      ? []
      : [text(" ("), addressValue(statement.sponsor, labels), text(" pays for the reserve)")];
    lines.push({
      role: "statement",
      depth,
      path: statement.path,
      parts: [...actorParts(statement, statement.source, labels), ...statement.parts, ...payer],
      ...marksOf(statement.warnings),
    });
  }
  close();
  return lines;
}

function gapLine(gap: readonly Placed[], moving: ReadonlySet<string>, isWarned: (one: Placed) => boolean): Line {
  const flows = gap.filter(({ statement }) => moving.has(statement.path)).length;
  const warnings = gap.filter(isWarned).length;
  return {
    role: "more",
    depth: gap[0]!.depth,
    path: gap[0]!.statement.path,
    parts: [
      { kind: "count", value: gap.length },
      text(gap.length === 1 ? " more statement" : " more statements"),
      ...flows === 0 ? [] : [text(", "), { kind: "count", value: flows } as const, text(" of them move something")],
      ...warnings === 0 ? [] : [text(", "), { kind: "count", value: warnings } as const, text(" with a warning")],
    ],
    omitted: { statements: gap.length, flows, warnings },
  };
}

/** The words after the name of a network. */
const HOW: { readonly [H in Description["network"]["how"]]: string } = {
  given: "",
  data: ", which the signed data name",
  signatures: ", by its signatures",
  contracts: ", by a contract that is called, which proves nothing",
  unknown: "",
};

function networkParts({ passphrase, how }: Description["network"]): Part[] {
  if (passphrase === null) return [text("Network: unknown")];
  return [text("Network: "), ...networkName(passphrase), ...HOW[how] === "" ? [] : [text(HOW[how])]];
}

function originLines(origin: RequestOrigin | null): Line[] {
  if (origin === null) return [];
  const line = (...parts: Part[]): Line => ({ role: "origin", depth: 0, parts });
  const lines: Line[] = [];
  const proof = origin.isVerified ? ", which is verified" : ", which is not verified";
  if (origin.domain !== null) {
    const what = origin.standard === "SEP-10" || origin.standard === "SEP-45" ? "Login at " : "Requested by ";
    lines.push(line(text(what), textValue(origin.domain), text(proof)));
  }
  if ("webAuthDomain" in origin && origin.webAuthDomain !== null) {
    lines.push(line(text("Server of the login: "), textValue(origin.webAuthDomain)));
  }
  if (origin.standard !== "SEP-7") return lines;
  const { callback, message, publicKey, replacements } = origin;
  if (message !== null) lines.push(line(text("Message: "), textValue(message)));
  if (callback !== null) lines.push(line(text("The signed transaction is sent to "), textValue(callback)));
  if (publicKey !== null) lines.push(line(text("To be signed by "), { kind: "address", address: publicKey }));
  if (replacements > 0) {
    const words = replacements === 1 ? " field is to be filled in" : " fields are to be filled in";
    lines.push(line({ kind: "count", value: replacements }, text(words)));
  }
  return lines;
}
