import { wrongType } from "../internal/describe.ts";
import { type OperationResult, type TransactionEnvelope, TransactionResult } from "../xdr/mod.ts";
import { CODE_ENDS, CODE_TEXTS, type CodeText, END_TEXTS, HORIZON_NAMES } from "./_result_codes.ts";
import { checkTransaction } from "./check_transaction.ts";
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

const ACTION = "explain the result";

/**
 * Explains the result of a failed transaction: one explanation for the transaction, for the inner transaction of a fee
 * bump, and for each failed operation. With the envelope, each explanation has the problems that
 * {@linkcode checkTransaction} finds for this code.
 *
 * The name of a code is accepted in the spellings of stellar-core, Horizon and this library. A name such as
 * `op_underfunded`, which Horizon uses for several codes, gives an explanation for each of them.
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
  if (typeof result !== "string" && !TransactionResult.is(result)) {
    throw wrongType(ACTION, "result", "a TransactionResult or the name of a code", result);
  }
  const problems = envelope === undefined ? [] : checkTransaction(envelope);
  if (typeof result === "string") {
    return codesNamed(result).map((code) => {
      const mine = problems.filter((problem) => isSame(problem.result, code));
      return explanationOf("", code, mine);
    });
  }
  const { result: outer } = result;
  if (outer.type !== "txFeeBumpInnerFailed") return levels("", outer.type, outer.value, problems);
  const { result: inner } = outer.value.result;
  const ofInner = problems.filter(({ path }) => path !== "fee");
  return [explanationOf("", outer.type, []), ...levels("innerTx", inner.type, inner.value, ofInner)];
}

/** Explains the result of one transaction and of its failed operations. */
function levels(
  path: string,
  type: string,
  value: unknown,
  problems: readonly TransactionProblem[],
): ResultExplanation[] {
  if (type === "txSuccess" || type === "txFeeBumpInnerSuccess") return [];
  const whole = explanationOf(path, type, problems.filter(({ result }) => isSame(result, type)));
  if (type !== "txFailed") return [whole];
  const failed = (value as readonly OperationResult[]).flatMap((operation, i) => {
    // Results of operations are unions whose type is the result code.
    const code = operation.type === "opInner" ? String(operation.value.value.type) : operation.type;
    if (code.endsWith("Success")) return [];
    const at = `operations[${i}]`;
    const mine = problems.filter((problem) =>
      problem.result === code &&
      (problem.path === at || problem.path.startsWith(`${at}.`) || problem.code === "footprint-list")
    );
    return [explanationOf(at, code, mine)];
  });
  return [whole, ...failed];
}

function explanationOf(path: string, code: string, problems: readonly TransactionProblem[]): ResultExplanation {
  const [meaning, fix] = textOf(code);
  return { path, code, meaning, fix, problems };
}

/** Returns whether a problem has a result; nodes differ in which of two codes they use for invalid transactions. */
function isSame(result: string, code: string): boolean {
  const rejected = ["txMalformed", "txDwsaInvalid"];
  return result === code || rejected.includes(result) && rejected.includes(code);
}

function textOf(code: string): CodeText {
  if (Object.hasOwn(CODE_TEXTS, code)) return CODE_TEXTS[code]!;
  const end = operationCodes().get(code);
  return end === undefined ? ["this version of the library does not know the code", ""] : END_TEXTS[end]!;
}

/** Returns the codes of failed operations, each with its end. */
function operationCodes(): Map<string, string> {
  return new Map(
    Object.entries(CODE_ENDS).flatMap(([type, ends]) =>
      ends.map((end): [string, string] => [`${type}${end[0]!.toUpperCase()}${end.slice(1)}`, end])
    ),
  );
}

/** Returns the codes that a name means: the code itself in any spelling, else the codes with this name in Horizon. */
function codesNamed(name: string): string[] {
  const flat = (text: string) => text.replaceAll("_", "").toLowerCase();
  const wanted = flat(name).replace("soroban", "dwsa");
  const short = wanted.replace(/^op/, "");
  const ends = operationCodes();
  const codes = [...new Set([...Object.keys(CODE_TEXTS), ...ends.keys()])];
  const exact = codes.filter((code) => flat(code) === wanted);
  if (exact.length > 0) return exact;
  return codes.filter((code) => {
    const horizon = flat(HORIZON_NAMES[code] ?? ends.get(code) ?? code);
    return code.startsWith("tx") ? horizon === wanted : horizon.replace(/^op/, "") === short;
  });
}
