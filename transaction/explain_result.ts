import { attempt, wrongType } from "../internal/fault.ts";
import { type TransactionEnvelope, TransactionResult } from "../xdr/mod.ts";
import { parseEnvelope } from "./_parameters.ts";
import { CODE_TEXTS, HORIZON_NAMES, RESULT_CODES } from "./_result_codes.ts";
import { problemsOf } from "./_transaction_rules.ts";
import type { TransactionProblem } from "./transaction_problem.ts";

/** The meaning of one result code; see {@linkcode explainResult}. Plain data. */
export interface ResultExplanation {
  /** The place of the code: `""` for the transaction, `"innerTx"` for that of a fee bump, or `"operations[2]"`. */
  readonly path: string;
  /** The result code, such as `"txFailed"` or `"paymentUnderfunded"`. */
  readonly code: string;
  /** What the code means: one sentence without an initial capital or a final period. */
  readonly meaning: string;
  /** What can be done; `""` if there is nothing. */
  readonly fix: string;
  /** The problems of the envelope that explain the code; empty without an envelope. */
  readonly problems: readonly TransactionProblem[];
}

/**
 * Explains the result of a failed transaction: one explanation for the transaction, for the inner transaction of a fee
 * bump, and for each failed operation. With the envelope, each explanation has the problems that
 * {@linkcode checkTransaction} finds for this code.
 *
 * The name of a code is accepted in the spellings of stellar-core, Horizon and this library. A name such as
 * `op_underfunded`, which Horizon uses for several codes, has an explanation for each of them.
 *
 * @param result the result of the transaction, or the name of a result code
 * @param envelope the transaction of the result
 * @returns the explanations; empty if the transaction succeeded or the name is unknown
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {RangeError} if a number in the envelope is out of range
 *
 * @example A name in the response of Horizon
 * ```ts
 * import { explainResult } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const [explanation] = explainResult("tx_bad_seq");
 * assert.equal(explanation?.code, "txBadSeq");
 * assert.deepEqual(explainResult("tx_unheard_of"), []);
 * ```
 */
export function explainResult(
  result: TransactionResult | string,
  envelope?: TransactionEnvelope,
): ResultExplanation[] {
  return attempt("explain the result", () => explain(result, envelope));
}

function explain(result: TransactionResult | string, envelope?: TransactionEnvelope): ResultExplanation[] {
  if (typeof result !== "string" && !TransactionResult.is(result)) {
    throw wrongType("result", "a TransactionResult or the name of a code", result);
  }
  const problems = envelope === undefined ? [] : problemsOf(parseEnvelope(envelope));
  const ends = endsOfCodes();
  const levels = typeof result === "string" ? codesNamed(result, ends).map((code) => ["", code]) : levelsOf(result);
  return levels.map(([path = "", code = ""]) => {
    const [meaning, fix] = CODE_TEXTS[code] ?? CODE_TEXTS[ends.get(code) ?? ""] ?? UNKNOWN;
    return { path, code, meaning, fix, problems: problems.filter((problem) => explains(problem, path, code)) };
  });
}

const UNKNOWN = ["this version of the library does not know the code", ""] as const;

/** Returns the paths and codes of a failed transaction, its inner transaction and its failed operations. */
function levelsOf({ result }: TransactionResult): string[][] {
  const bump = result.type === "txFeeBumpInnerFailed" ? result.value.result.result : undefined;
  const { type, value } = bump ?? result;
  const operations = type !== "txFailed" ? [] : value.map((operation, i) => [
    `operations[${i}]`,
    operation.type === "opInner" ? operation.value.value.type : operation.type,
  ]);
  return [["", result.type], ...bump ? [["innerTx", type]] : [], ...operations]
    .filter(([, code]) => !code!.endsWith("Success"));
}

/** The codes of which nodes return one or the other, depending on the place where they check. */
const INVALID: readonly string[] = ["txMalformed", "txDwsaInvalid"];

/** Returns whether a problem of the envelope leads to a code at a path of the result. */
function explains(problem: TransactionProblem, path: string, code: string): boolean {
  const { result } = problem;
  if (result !== code && !(INVALID.includes(result) && INVALID.includes(code))) return false;
  if (path === "innerTx") return problem.path !== "fee";
  return path === "" || problem.code === "footprint-list" || `${problem.path}.`.startsWith(`${path}.`);
}

/** Returns the codes of failures. The codes of operations have their ends as values, other codes themselves. */
function endsOfCodes(): ReadonlyMap<string, string> {
  return new Map(RESULT_CODES.flatMap((type) => {
    const codes: readonly string[] = Object.values(type);
    const operation = codes.find((code) => /^(?!tx).*Success$/.test(code))?.slice(0, -"Success".length) ?? "";
    const endOf = (code: string) => code.slice(operation.length).replace(/^[A-Z]/, (first) => first.toLowerCase());
    return codes.filter((code) => !/Success$|^opInner$/.test(code)).map((code) => [code, endOf(code)] as const);
  }));
}

/** Returns the codes with a name in any spelling, and those that Horizon calls so. */
function codesNamed(name: string, ends: ReadonlyMap<string, string>): string[] {
  const flat = (text: string) => text.replaceAll("_", "").toLowerCase();
  const wanted = flat(name).replace("soroban", "dwsa");
  return [...ends].filter(([code, end]) => {
    const known = flat(HORIZON_NAMES[code] ?? HORIZON_NAMES[end] ?? end);
    return flat(code) === wanted || known.replace(/^op/, "") === wanted.replace(/^op/, "");
  }).map(([code]) => code);
}
