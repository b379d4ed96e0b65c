/** Decides about the attempt that the option `resume` continues. */

import { toHex } from "../encoding/mod.ts";
import { count } from "../internal/fault.ts";
import { buildTransaction, type FoundTransaction, hashTransaction, type TransactionMemo } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import type { DwsaAuthorizationEntry, Operation, Transaction } from "../xdr/mod.ts";
import { type Attempt, factsOf, viewAccount } from "./_attempt.ts";
import { BASE_FEE } from "./_build.ts";
import { failure } from "./_failures.ts";
import { callOf, differences, sameOperation } from "./_approval.ts";
import { ask, type Run } from "./_run.ts";
import { misplaced } from "./_sign.ts";
import { errorOf, follow, type Followed } from "./_submit.ts";
import type { FinishedTransaction } from "./call.ts";

/** A successful transaction, with the fee that it offered. */
export interface Done {
  readonly found: FoundTransaction;
  readonly hash: string;
  readonly offered: bigint;
  readonly restored: FinishedTransaction | null;
}

/** The result of an earlier attempt, or what the next one continues with. */
export type Settled =
  | { readonly done: Done }
  | {
    readonly done: undefined;
    /** The entries of the earlier attempt, if some of them are signed; otherwise empty. */
    readonly entries: readonly DwsaAuthorizationEntry[];
    /** The transaction that restored archived entries for this call. */
    readonly restored: FinishedTransaction | null;
  };

/**
 * Decides about the attempt to resume. If it is in a ledger, this is the result. If it never will be, the next attempt
 * has its sequence number, so that the network applies at most one of both. If it failed, or was never sent, the next one
 * has its signed entries, whose nonces can be used only once. Throws in all other cases.
 */
export async function settle(
  run: Run,
  operations: readonly Operation[],
  memo?: TransactionMemo,
): Promise<Settled> {
  const { resume: attempt, client, subject, options } = run;
  if (attempt === undefined) return { done: undefined, entries: [], restored: null };
  const isRestoration = requireSame(run, attempt, operations, memo);
  const followed: Followed = { subject, attempt, origin: "resumed", options };
  const next = { done: undefined, entries: attempt.nonces.length === 0 ? [] : attempt.entries, restored: null };
  if (attempt.envelope.value.signatures.length === 0) {
    // Only its entries are signed, so the transaction itself was never sent.
    const view = await ask(run, () => viewAccount(client, attempt.account, attempt.nonces, options.signal));
    if (view.entryUsedIn !== undefined) throw errorOf(followed, { type: "entries-used" });
    return next;
  }
  const verdict = await follow(run, followed);
  if (isRestoration && verdict.type !== "unknown") { // whatever became of it, the call itself was never sent
    const isDone = verdict.type === "found" && verdict.found.status === "SUCCESS";
    return { ...next, restored: isDone ? finished(doneOf(run, verdict.found)) : null };
  }
  switch (verdict.type) {
    case "found": {
      const done = doneOf(run, verdict.found);
      if (verdict.found.status === "SUCCESS") return { done };
      if (attempt.nonces.length > 0) return next; // with a new sequence number
      throw failure(subject, verdict.found, { ...factsOf(attempt), hash: done.hash });
    }
    case "unused":
    case "invalid": {
      const error = errorOf(followed, verdict);
      if (error.resultCodes?.includes("txBadSeq")) throw error;
      run.sequence = attempt.sequence - 1n;
      run.first = verdict.type === "unused" ? verdict.ledger : undefined;
      run.earlier = attempt;
      run.bounds.set(attempt.account, { sequence: attempt.sequence, max: Number(attempt.until) });
      return next;
    }
    default:
      throw errorOf(followed, verdict);
  }
}

/** Returns a transaction in a ledger as a result. */
export function doneOf({ client }: Pick<Run, "client">, found: Done["found"]): Done {
  const { envelope } = found;
  const hash = toHex(hashTransaction(envelope, client.networkPassphrase));
  return { found, hash, offered: BigInt(envelope.value.tx.fee), restored: null };
}

/** Summarizes a transaction that was sent before the call. */
export function finished({ found, hash }: Pick<Done, "found" | "hash">): FinishedTransaction {
  return { hash, ledger: found.ledger, feeCharged: found.result.feeCharged };
}

/**
 * Throws unless an envelope has the source, the operations and the memo of this run. Returns `true` if it restores
 * entries before the call.
 */
function requireSame(
  { prefix, source: { address } }: Run,
  { envelope }: Attempt,
  operations: readonly Operation[],
  memo: TransactionMemo | undefined,
): boolean {
  const fee = BASE_FEE * BigInt(operations.length);
  const asked = transactionOf(buildTransaction({
    ...{ source: address, accountSequence: 0, operations, fee, timeBounds: "unbounded" },
    ...(memo === undefined ? {} : { memo }),
  }));
  const found = transactionOf(envelope);
  const difference = differenceOf(asked, found);
  if (difference === undefined) return false;
  const [first] = found.operations;
  const isBySource = found.sourceAccount.equals(asked.sourceAccount);
  const isCall = operations[0]?.body.type === "invokeHostFunction";
  if (isBySource && isCall && first?.body.type === "restoreFootprint") return true;
  throw misplaced(`${prefix}resume`, "a transaction of this source with these operations", difference);
}

/** Describes how a transaction differs in its source, its memo or its operations; `undefined` if it does not. */
function differenceOf(asked: Transaction, found: Transaction): string | undefined {
  if (!found.sourceAccount.equals(asked.sourceAccount)) return "one of another source";
  if (!found.memo.equals(asked.memo)) return "one with another memo";
  const { length } = asked.operations;
  if (found.operations.length !== length) return `one of ${count(found.operations.length, "operation")}, not ${length}`;
  const i = found.operations.findIndex((one, i) => !sameOperation(one, asked.operations[i]!));
  if (i < 0) return undefined;
  const [call, other] = [asked, found].map(({ operations }) => callOf([operations[i]!]));
  const [first] = call === undefined || other === undefined ? [] : differences(call, other);
  return first === undefined
    ? `one with another operations[${i}]`
    : `one with ${first.got} in place of ${first.expected} at ${first.path}`;
}
