/** Explains why a transaction or a simulation failed. */

import { type CallFrame, type CallTrace, traceCalls } from "../humanize/mod.ts";
import { eventsOfMeta, explainText } from "../humanize/_shared.ts";
import { quoteServerText } from "../internal/fault.ts";
import type { ContractSpec, ContractTypes } from "../spec/mod.ts";
import {
  explainResult,
  type FailedSimulation,
  type FoundTransaction,
  type RejectedSendResult,
} from "../transaction/mod.ts";
import type { DiagnosticEvent, TransactionResult } from "../xdr/mod.ts";
import { ClientError, type ClientErrorDetails, type ContractFailure } from "./client_error.ts";

/** The context of error messages. */
export interface Subject {
  /** The action, such as `call transfer`. */
  readonly action: string;
  /** The called contract (`C…`). */
  readonly contract?: string | undefined;
  readonly spec?: ContractSpec<ContractTypes> | undefined;
}

/** Creates the error for a failed simulation. */
export function simulationError(subject: Subject, { error, events }: FailedSimulation): ClientError {
  const { reason, ...details } = explainEvents(subject, events, error);
  return new ClientError("client/simulation", `Cannot ${subject.action}: ${reason}`, details);
}

/** Creates the error for a transaction that a node rejected. */
export function rejection(
  subject: Subject,
  { error, events }: RejectedSendResult,
  facts: ClientErrorDetails,
): ClientError {
  const { words, ...details } = explain(subject, events, error, facts);
  const isFee = error?.result.type === "txInsufficientFee" && error.feeCharged > 0n;
  const least = isFee ? `; feeCharged is ${error.feeCharged}` : "";
  const reason = `the network rejects the transaction: ${words || "no reason given"}${least}${entriesOf(facts)}`;
  return new ClientError("client/rejected", `Cannot ${subject.action}: ${reason}`, { ...facts, ...details });
}

/** Creates the error for a transaction that failed in a ledger. */
export function failure(subject: Subject, found: FoundTransaction, facts: ClientErrorDetails): ClientError {
  const { ledger, result, meta } = found;
  const { feeCharged } = result;
  // Servers send the diagnostic events either separately or inside the transaction meta.
  const events = found.events.length > 0 ? found.events : eventsOfMeta(meta).diagnosticEvents;
  const { words, ...details } = explain(subject, events, result, facts);
  const reason = `the transaction failed in ledger ${ledger}: ${words}; ${feeCharged} stroops were charged`;
  const message = `Cannot ${subject.action}: ${reason}${entriesOf(facts)}`;
  return new ClientError("client/failed", message, { ...facts, ...details, ledger, feeCharged });
}

/** Explains a result from the diagnostic events; without them, from its codes and the transaction. */
function explain(
  subject: Subject,
  events: readonly DiagnosticEvent[],
  result: TransactionResult | null,
  { envelope }: ClientErrorDetails,
): Pick<ClientErrorDetails, "resultCodes" | "problems"> & Explanation & { readonly words: string } {
  const explanations = result === null ? [] : explainResult(result, envelope);
  const problems = explanations.flatMap((one) => one.problems);
  const { reason, ...details } = explainEvents(subject, events, undefined);
  const last = explanations[explanations.length - 1]; // that of the operation, if one failed
  const [problem] = problems;
  const because = reason ?? (problem === undefined ? undefined : `${problem.path} ${problem.reason}`);
  const resultCodes = explanations.map(({ code }) => code);
  const parts = [resultCodes.join(", "), ...because === undefined ? [last?.meaning, last?.fix] : [because]];
  return {
    ...details,
    words: parts.filter((part) => part).join("; "),
    resultCodes,
    ...(problems.length === 0 ? {} : { problems }),
  };
}

/** Formats a warning about signed entries that remain valid after a failure; `""` if there are none. */
export function entriesOf({ entriesUntil }: { readonly entriesUntil?: number | undefined }): string {
  if (entriesUntil === undefined) return "";
  return `; until ledger ${entriesUntil}, anyone who has seen the signed entries can still use them once`;
}

/** What diagnostic events tell about a failure. */
interface Explanation {
  readonly trace?: CallTrace;
  readonly contractError?: ContractFailure;
}

/** Returns the reason for a failure from the diagnostic events, or if they contain none, from the server's message. */
function explainEvents(
  { contract, spec }: Subject,
  events: readonly DiagnosticEvent[],
  text: string | undefined,
): Explanation & { readonly reason?: string } {
  const specs = contract === undefined || spec === undefined ? {} : { [contract]: spec };
  const trace = events.length === 0 ? undefined : traceCalls(events, { specs });
  if (trace?.failure !== undefined) {
    const { path, error, explanation } = trace.failure;
    const frame = frameAt(trace, path);
    const code = error.type === "sceContract" ? error.value : undefined;
    return {
      reason: frame === undefined ? explanation : `${frame.function} of ${frame.contract} failed: ${explanation}`,
      trace,
      ...(code === undefined ? {} : { contractError: { contract: frame?.contract ?? null, code } }),
    };
  }
  if (text === undefined) return trace === undefined ? {} : { trace };
  const code = /\bError\(Contract, #(\d{1,10})\)/.exec(text)?.[1];
  return {
    reason: explainText(text, spec) ?? `the server reported the error ${quoteServerText(text)}`,
    ...(trace === undefined ? {} : { trace }),
    ...(code === undefined ? {} : { contractError: { contract: null, code: Number(code) } }),
  };
}

/** Returns the call at a path such as `calls[0].calls[1]`; `undefined` if there is none. */
function frameAt({ calls }: CallTrace, path: string): CallFrame | undefined {
  let frame: CallFrame | undefined;
  let list: readonly CallFrame[] = calls;
  for (const [, index] of path.matchAll(/\[(\d+)\]/g)) {
    frame = list[Number(index)];
    list = frame?.calls ?? [];
  }
  return frame;
}
