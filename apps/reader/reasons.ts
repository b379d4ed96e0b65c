/** Why a transaction failed or fails, for the command and the page. */

import { explainResult, type ResultExplanation, type TransactionProblem } from "@dwsa/base/transaction";
import type { TransactionEnvelope } from "@dwsa/base/xdr";

/** Explains the result codes of Horizon: of the transaction, then of each operation. */
export function explainCodes(codes: readonly string[], envelope: TransactionEnvelope | undefined): ResultExplanation[] {
  const first = codes.findIndex((code) => !code.startsWith("tx_"));
  const tx = envelope?.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value.tx : envelope?.value.tx;
  const bodies = tx?.operations.map(({ body }) => body.type) ?? [];
  return codes.flatMap((code, i) => {
    const found = explainResult(code, envelope);
    if (first < 0 || i < first) return found.map((one) => ({ ...one, path: i === 0 ? "" : "innerTx" }));
    const index = i - first;
    const fitting = found.filter((one) => bodies[index] !== undefined && one.code.startsWith(bodies[index]!));
    return (fitting.length > 0 ? fitting : found).map((one) => ({ ...one, path: `operations[${index}]` }));
  });
}

/** Returns an explanation in one line: what failed, and what its code means. */
export function failureText({ path, code, meaning }: ResultExplanation): string {
  return `${path}${path === "" ? "" : ": "}${code}: ${meaning}`;
}

/** Returns a problem as the continuation of a sentence about the transaction: its place, and the broken rule. */
export function problemText({ path, reason }: TransactionProblem): string {
  return path === "" ? reason : `${path} ${reason}`;
}
