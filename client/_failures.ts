/** Explains why a transaction or a simulation failed. */

import { type CallFrame, type CallTrace, explainError, traceCalls } from "../humanize/mod.ts";
import { eventsOfMeta } from "../humanize/_shared.ts";
import type { ContractSpec, ContractTypes } from "../spec/mod.ts";
import type { FailedSimulation, FoundTransaction, RejectedSendResult } from "../transaction/mod.ts";
import type { DiagnosticEvent, OperationResult, TransactionResult } from "../xdr/mod.ts";
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
  const { reason, ...details } = explain(subject, events, error);
  return new ClientError("client/simulation", `Cannot ${subject.action}: ${reason}`, details);
}

/** Creates the error for a transaction that the server rejected. */
export function rejection(
  subject: Subject,
  { error, events }: RejectedSendResult,
  facts: ClientErrorDetails,
): ClientError {
  const resultCodes = error === null ? [] : codesOf(error);
  const { reason, ...details } = explain(subject, events, undefined);
  const words = [`the network rejects the transaction: ${resultCodes.join(", ") || "no reason given"}`];
  const advice = resultCodes.map((code) => ADVICE[code]).find((text) => text !== undefined);
  if (advice !== undefined) words.push(advice);
  if (reason !== undefined) words.push(reason);
  return new ClientError("client/rejected", `Cannot ${subject.action}: ${words.join("; ")}${entriesOf(facts)}`, {
    ...facts,
    ...details,
    resultCodes,
  });
}

/** Creates the error for a transaction that failed in a ledger. */
export function failure(subject: Subject, found: FoundTransaction, facts: ClientErrorDetails): ClientError {
  const resultCodes = codesOf(found.result);
  const { feeCharged } = found.result;
  // Servers send the diagnostic events either separately or inside the transaction meta.
  const events = found.events.length > 0 ? found.events : eventsOfMeta(found.meta).diagnosticEvents;
  const { reason, ...details } = explain(subject, events, undefined);
  const words = [`the transaction failed in ledger ${found.ledger}: ${resultCodes.join(", ")}`];
  const noEvents = resultCodes.includes("invokeHostFunctionTrapped") && events.length === 0 ? NO_EVENTS : undefined;
  const advice = resultCodes.map((code) => ADVICE[code]).find((text) => text !== undefined) ?? noEvents;
  if (reason ?? advice) words.push((reason ?? advice)!);
  words.push(`${feeCharged} stroops were charged`);
  return new ClientError("client/failed", `Cannot ${subject.action}: ${words.join("; ")}${entriesOf(facts)}`, {
    ...facts,
    ...details,
    resultCodes,
    ledger: found.ledger,
    feeCharged,
  });
}

/** Formats a warning about signed entries that remain valid after a failure; `""` if there are none. */
export function entriesOf({ entriesUntil }: { readonly entriesUntil?: number | undefined }): string {
  if (entriesUntil === undefined) return "";
  return `; until ledger ${entriesUntil}, anyone who has seen the signed entries can still use them once`;
}

/** Returns the reason for a failure from the diagnostic events, or if they contain none, from the server's message. */
function explain(
  { contract, spec }: Subject,
  events: readonly DiagnosticEvent[],
  text: string | undefined,
): { readonly reason?: string; readonly trace?: CallTrace; readonly contractError?: ContractFailure } {
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
    reason: explainError(text, { spec }).replace(/^not a host error: /, "the server reported the error "),
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

/**
 * Returns the result codes of the transaction, of the inner transaction of a fee bump, and of the first failed
 * operation.
 */
function codesOf({ result }: TransactionResult): string[] {
  switch (result.type) {
    case "txFeeBumpInnerSuccess":
    case "txFeeBumpInnerFailed": {
      const inner = result.value.result.result;
      return [result.type, inner.type, ...inner.type === "txFailed" ? operationCodes(inner.value) : []];
    }
    case "txFailed":
      return [result.type, ...operationCodes(result.value)];
    default:
      return [result.type];
  }
}

function operationCodes(results: readonly OperationResult[]): string[] {
  for (const result of results) {
    if (result.type !== "opInner") return [result.type];
    const code = String(result.value.value.type); // operation results are unions whose type is the result code
    if (!/Success$/.test(code)) return [code];
  }
  return [];
}

const NO_EVENTS = "the server returned no diagnostic events";

/** Explanations and advice for error messages, by result code. */
const ADVICE: Readonly<Record<string, string>> = {
  txBadSeq: "another transaction has used the sequence number: send again to reload the account",
  txInsufficientBalance: "the account that pays the fee has too little XLM",
  txInsufficientFee: "the network is busy: raise maxFee",
  txTooLate: "the transaction came too late: send it again, with a larger timeoutSeconds if the clock is right",
  txTooEarly: "the transaction came too early: compare the clock with the network's",
  txNoAccount: "the source account does not exist",
  txBadAuth: "signatures are missing, have too little weight, or are for another network: see requiredSigners(), the " +
    "account's thresholds and networkPassphrase",
  txBadAuthExtra: "the transaction has a signature that is not needed: leave out that signer",
  txDwsaInvalid: "the declared resources are invalid or exceed the network's limits: send it again, or do less",
  txInternalError: "the node had an error: send it again later",
  opBadAuth: "a signature for the account of an operation is missing or has too little weight",
  opNoAccount: "the account of an operation does not exist",
  paymentNoDestination: "the destination does not exist: create the account first",
  paymentNoTrust: "the destination has no trust line for the asset",
  paymentUnderfunded: "the balance of the account is too low",
  invokeHostFunctionResourceLimitExceeded: "the call needs more resources than it declares: send it again",
  invokeHostFunctionInsufficientRefundableFee: "the resource fee is too low for rent and events: send it again",
  invokeHostFunctionEntryArchived: "the call reads an archived entry: send it again, which restores the entry",
};
