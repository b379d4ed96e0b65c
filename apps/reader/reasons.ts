/** Why a transaction failed or fails, for the command and the page. */

import { explainResult, type ResultExplanation, type TransactionProblem } from "@dwsa/base/transaction";
import type { TransactionEnvelope } from "@dwsa/base/xdr";
import type { PlacedCode } from "./responses.ts";

/** The codes of Horizon that need no explanation. */
const SUCCESSES: readonly string[] = ["tx_success", "tx_fee_bump_inner_success", "op_success"];

/** Explains the result codes of Horizon except those of successes. An unknown code has an explanation that says so. */
export function explainCodes(
  codes: readonly PlacedCode[],
  envelope: TransactionEnvelope | undefined,
): ResultExplanation[] {
  const tx = envelope?.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value.tx : envelope?.value.tx;
  const bodies = tx?.operations.map(({ body }) => body.type) ?? [];
  return codes.flatMap(({ path, code }) => {
    if (SUCCESSES.includes(code)) return [];
    const found = explainResult(code, envelope);
    if (found.length === 0) return [{ path, code, ...UNKNOWN }];
    const body = bodies[Number(/^operations\[(\d+)\]$/.exec(path)?.[1])];
    const fitting = found.filter((one) => body !== undefined && one.code.startsWith(body));
    return (fitting.length > 0 ? fitting : found).map((one) => ({ ...one, path }));
  });
}

const UNKNOWN = {
  meaning: "this version does not know the code",
  fix: "read what the documentation of the server says about the code, or use a newer version",
  problems: [],
} as const;

/** Returns an explanation in one line: what failed, and what its code means. */
export function failureText({ path, code, meaning }: ResultExplanation): string {
  return `${path}${path === "" ? "" : ": "}${code}: ${meaning}`;
}

/** Returns a problem as the continuation of a sentence about the transaction: its place, and the broken rule. */
export function problemText({ path, reason }: TransactionProblem): string {
  return path === "" ? reason : `${path} ${reason}`;
}
