/** Why a transaction or a simulation has failed, in words and by name. */

import { type CallFrame, type CallTrace, explainError, traceCalls } from "../humanize/mod.ts";
import type { ContractSpec, ContractTypes } from "../spec/mod.ts";
import type { FailedSimulation, FoundTransaction, RejectedSendResult } from "../transaction/mod.ts";
import type { DiagnosticEvent, OperationResult, TransactionResult } from "../xdr/mod.ts";
import { ClientError, type ClientErrorDetails, type ContractFailure } from "./client_error.ts";

/** What is known of a call that fails. */
export interface Subject {
  /** What is done, such as `send transfer`. */
  readonly action: string;
  /** The contract that is called, and its interface. */
  readonly contract?: string | undefined;
  readonly spec?: ContractSpec<ContractTypes> | undefined;
}

/** The error for a simulation that has failed. */
export function simulationError(subject: Subject, { error, events }: FailedSimulation): ClientError {
  const { reason, ...details } = explain(subject, events, error);
  return new ClientError("client/simulation", `Cannot ${subject.action}: ${reason}`, details);
}

/** The error for a transaction that a node rejects. */
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
  return new ClientError("client/rejected", `Cannot ${subject.action}: ${words.join("; ")}`, {
    ...facts,
    ...details,
    resultCodes,
  });
}

/** The error for a transaction that is in a ledger and has failed. */
export function failure(subject: Subject, found: FoundTransaction, facts: ClientErrorDetails): ClientError {
  const resultCodes = codesOf(found.result);
  const { feeCharged } = found.result;
  const { diagnosticEvents } = eventsOf(found);
  const { reason, ...details } = explain(subject, diagnosticEvents, undefined);
  const words = [`the transaction failed in ledger ${found.ledger}: ${resultCodes.join(", ")}`];
  const advice = resultCodes.map((code) => ADVICE[code]).find((text) => text !== undefined);
  if (reason ?? advice) words.push((reason ?? advice)!);
  words.push(`${feeCharged} stroops were charged`);
  return new ClientError("client/failed", `Cannot ${subject.action}: ${words.join("; ")}`, {
    ...facts,
    ...details,
    resultCodes,
    ledger: found.ledger,
    feeCharged,
  });
}

/** The diagnostic events that the server sends, in the meta or beside it. */
function eventsOf({ meta, events }: FoundTransaction): { readonly diagnosticEvents: readonly DiagnosticEvent[] } {
  if (events.length > 0) return { diagnosticEvents: events };
  if (meta.type === "v4") return meta.value;
  return { diagnosticEvents: meta.type === "v3" ? meta.value.dwsaMeta?.diagnosticEvents ?? [] : [] };
}

/** The reason from diagnostic events, or else from the server's own words. */
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
    reason: explainError(text, { spec }),
    ...(trace === undefined ? {} : { trace }),
    ...(code === undefined ? {} : { contractError: { contract: null, code: Number(code) } }),
  };
}

/** The call at a path such as `calls[0].calls[1]`. */
function frameAt({ calls }: CallTrace, path: string): CallFrame | undefined {
  let frame: CallFrame | undefined;
  let list: readonly CallFrame[] = calls;
  for (const [, index] of path.matchAll(/\[(\d+)\]/g)) {
    frame = list[Number(index)];
    list = frame?.calls ?? [];
  }
  return frame;
}

/** The names of the result: of the transaction, of the inner one of a fee bump, and of the first operation that failed. */
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
    const code = String(result.value.value.type); // the result of each type of operation is a union of its codes
    if (!/Success$/.test(code)) return [code];
  }
  return [];
}

/** What to do about a result code. */
const ADVICE: Readonly<Record<string, string>> = {
  txBadSeq: "another transaction has used the sequence number: send it again, which reads the account again",
  txInsufficientBalance: "the account that pays cannot pay the fee",
  txInsufficientFee: "the network is busy: raise maxFee",
  txTooLate: "it came too late: send it again, with a larger timeoutSeconds if the clock is right",
  txTooEarly: "it came too early: compare the clock with the network's",
  txNoAccount: "the source account does not exist",
  txBadAuth: "signatures are missing or too light: see requiredSigners() and the account's thresholds",
  txBadAuthExtra: "there is a signature that is not needed: leave out that signer",
  opBadAuth: "a signature for the account of an operation is missing or too light",
  opNoAccount: "the account of an operation does not exist",
  paymentNoDestination: "the destination does not exist: create the account first",
  paymentNoTrust: "the destination has no trust line for the asset",
  paymentUnderfunded: "the account does not have that much",
  invokeHostFunctionResourceLimitExceeded: "the call needs more resources than it declares: send it again",
  invokeHostFunctionInsufficientRefundableFee: "the resource fee is too low for rent and events: send it again",
  invokeHostFunctionEntryArchived: "it reads an archived entry: send it again, which restores it",
};
