/** Sends a signed transaction until a ledger contains it, or until there is evidence that none ever will. */

import {
  checkTransaction,
  type FoundTransaction,
  type MissingTransaction,
  type RejectedSendResult,
  type TransactionProblem,
  type TransactionStatus,
} from "../transaction/mod.ts";
import { type AccountView, type Attempt, factsOf, viewAccount } from "./_attempt.ts";
import { entriesOf, rejection, type Subject } from "./_failures.ts";
import { type Context, remember, report } from "./_run.ts";
import { pauseBefore, throwIfAborted, untilAborted } from "./_timing.ts";
import type { SendOptions } from "./call.ts";
import { ClientError } from "./client_error.ts";
import type { PlatformAbortSignal } from "./rpc_request.ts";

/** The time for which a transaction is queried after its time bound, in milliseconds: ledgers must close and arrive. */
const GRACE = 30_000;

/** The time after which an accepted transaction is sent again, in milliseconds: servers can lose their queue. */
const RESEND = 15_000;

/** The seconds for which transactions of a client are valid, at most. */
const LONGEST = 86_400n;

/** A transaction to follow, and what is known of it. */
export interface Followed {
  readonly subject: Subject;
  readonly attempt: Attempt;
  /** Where the envelope comes from: nobody has sent it yet, the caller passes it, or it is resumed. */
  readonly origin: "new" | "submitted" | "resumed";
  /** The attempt that this one replaces, with the same sequence number. */
  readonly earlier?: Attempt | undefined;
  /** A ledger in which the sequence number was not used. */
  readonly first?: number | undefined;
  readonly options: Pick<SendOptions, "signal" | "onStep">;
}

/** The fate of a transaction. */
export type Verdict =
  & (
    /** It is in a ledger, or the one that it replaces is. */
    | { readonly type: "found"; readonly found: FoundTransaction }
    /** It can no longer be applied, and its sequence number is free. */
    | { readonly type: "unused"; readonly ledger: number }
    /** Another transaction has used its sequence number. */
    | { readonly type: "replaced" }
    /** Its signed entries were used, but not by it. */
    | { readonly type: "entries-used" }
    /** The first response of all was the rejection by a node. */
    | { readonly type: "refused" }
    /** Every node rejects it. */
    | { readonly type: "invalid"; readonly problems: readonly TransactionProblem[] }
    | { readonly type: "unknown" }
  )
  & Partial<Pick<Knowledge, "rejected" | "cause" | "isBusy">>;

/** What {@linkcode follow} has learned. */
interface Knowledge {
  /** A ledger in which the sequence number was not used. */
  first?: number | undefined;
  /** The response of a node that rejected the transaction. */
  rejected?: RejectedSendResult;
  /** Whether this was the first response of all, for a reason other than the sequence number. */
  isRefused?: boolean;
  /** The transaction in a ledger, which failed, perhaps since its entries were used before. */
  failed?: FoundTransaction;
  /** The last error of a request. */
  cause?: unknown;
  /** Whether each response to sending was `TRY_AGAIN_LATER`; `undefined` if there was none. */
  isBusy?: boolean;
}

/**
 * Sends a transaction, again after each fault, and queries it until its fate is known. The bytes are always the same, so
 * the network applies them at most once, however often they are sent.
 */
export async function follow(context: Context, followed: Followed): Promise<Verdict> {
  const { client, clock } = context;
  const { attempt, earlier, options, options: { signal } } = followed;
  const { envelope, hash, inner, until } = attempt;
  // Only what is wrong whatever the ledger and the time: a new time bound or another fee payer cannot mend it.
  const problems = checkTransaction(envelope, { networkPassphrase: client.networkPassphrase })
    .filter(({ fix }) => fix === "rebuild" || fix === "sign");
  if (problems.length > 0 && followed.origin === "new") return { type: "invalid", problems };
  const end = 1_000 * Number(until);
  const deadline = Math.max(end, clock.now()) + GRACE;
  const known: Knowledge = { first: followed.first };
  const step = { hash, envelope };
  let due = problems.length === 0 ? -Infinity : Infinity;
  for (let pause = 0;; pause++) {
    if (clock.now() >= due && clock.now() <= end) {
      await report(options, { type: "send", ...step });
      due = await sendOnce(context, followed, known, due === -Infinity);
      await report(options, { type: "wait", ...step });
    }
    const isLate = clock.now() > end;
    try {
      const isDoubtful = isLate || known.rejected !== undefined || problems.length > 0;
      const others = isDoubtful ? [inner, earlier?.hash, earlier?.inner] : [];
      const status = known.failed ?? await lookUp(context, [hash, ...others], signal);
      const verdict = status.status !== "NOT_FOUND"
        ? await classifyFound(context, followed, known, status)
        : problems.length > 0
        ? { type: "invalid" as const, problems }
        : await classifyMissing(context, followed, known, status, isLate);
      if (verdict !== undefined) return { ...known, ...verdict };
    } catch (error) {
      throwIfAborted(signal);
      known.cause = error;
    }
    if (clock.now() > deadline) return { ...known, ...atTheEnd(followed, known) };
    await untilAborted(clock.sleep(pauseBefore(pause, clock)), signal);
  }
}

/** Sends the transaction, and returns the time at which it must be sent again. */
async function sendOnce(
  { client, clock }: Context,
  followed: Followed,
  known: Knowledge,
  isFirst: boolean,
): Promise<number> {
  const { attempt: { envelope }, origin, options: { signal } } = followed;
  try {
    const sent = await client.send(envelope, { signal });
    if (sent.status === "ERROR") {
      known.rejected = sent;
      known.isRefused = isFirst && origin !== "resumed" && !saysUsed(sent);
      return Infinity;
    }
    const isBusy = sent.status === "TRY_AGAIN_LATER";
    known.isBusy = isBusy && known.isBusy !== false;
    return isBusy ? clock.now() : clock.now() + RESEND;
  } catch (error) {
    throwIfAborted(signal);
    if (ClientError.is(error) && error.code === "client/response") throw misunderstood(followed, error);
    known.isBusy = false;
    known.cause = error; // the server may have received the transaction
    return clock.now();
  }
}

/** Returns whether a node says that the sequence number is used, perhaps by this very transaction. */
function saysUsed({ error }: RejectedSendResult): boolean {
  return error?.result.type === "txBadSeq" || error?.result.type === "txFeeBumpInnerFailed";
}

/**
 * Queries several hashes. If none is found, the evidence is what all responses have in common, since servers of
 * different age can respond.
 */
async function lookUp(
  { client }: Context,
  hashes: readonly (string | undefined)[],
  signal: PlatformAbortSignal | undefined,
): Promise<TransactionStatus> {
  let common: MissingTransaction | undefined;
  for (const hash of hashes) {
    if (hash === undefined) continue;
    const status = await client.getTransaction(hash, { signal });
    if (status.status !== "NOT_FOUND") return status;
    common = common === undefined ? status : inCommon(common, status);
  }
  return common!; // the first hash is never undefined
}

/** Returns the range of ledgers that both servers store. */
function inCommon(a: MissingTransaction, b: MissingTransaction): MissingTransaction {
  const [older, newer] = a.latestLedger < b.latestLedger ? [a, b] : [b, a];
  const { oldestLedger, oldestLedgerCloseTime } = older.oldestLedger < newer.oldestLedger ? newer : older;
  return { ...older, oldestLedger, oldestLedgerCloseTime };
}

/** Classifies a transaction in a ledger. If it failed, its entries may have been used before, which decides what to do next. */
async function classifyFound(
  context: Context,
  { attempt: { account, sequence, nonces }, options: { signal } }: Followed,
  known: Knowledge,
  found: FoundTransaction,
): Promise<Verdict | undefined> {
  remember(context, account, sequence);
  if (found.status === "SUCCESS" || nonces.length === 0) return { type: "found", found };
  known.failed = found;
  const { entryUsedIn, ledger } = await viewAccount(context.client, account, nonces, signal);
  if (entryUsedIn !== undefined) return { type: "entries-used" };
  return ledger < found.ledger ? undefined : { type: "found", found };
}

/** Classifies a transaction that servers do not find, from the time, the account and the entries. */
async function classifyMissing(
  context: Context,
  followed: Followed,
  known: Knowledge,
  missing: MissingTransaction,
  isLate: boolean,
): Promise<Verdict | undefined> {
  const { attempt: { account, sequence, until, nonces }, origin, options: { signal } } = followed;
  const { latestLedger, oldestLedger, latestLedgerCloseTime } = missing;
  if (known.isRefused && origin === "new") return { type: "refused" };
  const isOver = isLate && latestLedgerCloseTime !== null && latestLedgerCloseTime > until;
  if (!isOver && known.rejected === undefined) return undefined;
  const view = await viewAccount(context.client, account, nonces, signal);
  const { entryUsedIn } = view;
  if (entryUsedIn !== undefined && latestLedger >= entryUsedIn && oldestLedger <= entryUsedIn) {
    return { type: "entries-used" };
  }
  if (view.sequence === undefined) return undefined;
  remember(context, account, view.sequence);
  if (view.sequence >= sequence) return isReplaced(followed, known, missing, view) ? { type: "replaced" } : undefined;
  if (context.sequences.get(account)! >= sequence) return undefined; // this server is behind
  known.first = Math.max(known.first ?? 0, view.ledger);
  if (isOver && view.ledger >= latestLedger) return { type: "unused", ledger: view.ledger };
  const isCurrent = (ledger: number) => ledger >= known.rejected!.latestLedger;
  return known.isRefused && isCurrent(latestLedger) && isCurrent(view.ledger) ? { type: "refused" } : undefined;
}

/**
 * Returns whether a sequence number that is used was used by another transaction: a server that does not find this one
 * stores the ledger in which the number was used.
 */
function isReplaced(
  { attempt: { sequence, until }, origin }: Followed,
  { first }: Knowledge,
  { latestLedger, oldestLedger, oldestLedgerCloseTime }: MissingTransaction,
  view: AccountView,
): boolean {
  const usedIn = view.sequence === sequence ? view.usedIn : undefined;
  if (latestLedger < (usedIn ?? view.ledger)) return false;
  if (oldestLedger <= (usedIn ?? first ?? -1)) return true;
  // A resumed transaction did not exist before this second, since a client made it.
  const made = until - LONGEST;
  return origin === "resumed" && oldestLedgerCloseTime !== null && oldestLedgerCloseTime <= made;
}

/** Classifies a transaction whose fate is not known long after its time bound. */
function atTheEnd({ origin }: Followed, { failed, isRefused }: Knowledge): Verdict {
  if (failed !== undefined) return { type: "found", found: failed };
  return { type: isRefused && origin === "new" ? "refused" : "unknown" };
}

/** Creates the error for a transaction that is not in a ledger. */
export function errorOf(
  { subject, attempt, origin }: Followed,
  verdict: Exclude<Verdict, { type: "found" }>,
): ClientError {
  const { rejected, cause, isBusy } = verdict;
  const { hash, until } = attempt;
  const facts = { ...factsOf(attempt), cause };
  const fail = (code: ClientError["code"], reason: string, details = {}) =>
    new ClientError(code, `Cannot ${subject.action}: ${reason}`, { ...facts, ...details });
  const last = `${isBusy ? "; the server responded TRY_AGAIN_LATER each time the transaction was sent" : ""}${
    cause instanceof Error ? `; the last error: ${cause.message}` : ""
  }`;
  switch (verdict.type) {
    case "refused":
      return rejection(subject, rejected!, facts);
    case "unused":
      if (rejected !== undefined) return rejection(subject, rejected, facts);
      return fail(
        "client/expired",
        `transaction ${hash} expired at ${timeOf(until)}, and no ledger contains it${entriesOf(attempt)}${last}`,
      );
    case "replaced":
      return fail(
        "client/rejected",
        `another transaction has used the sequence number of transaction ${hash} (txBadSeq), which is in no ledger; send ` +
          `again without resume${entriesOf(attempt)}`,
        { resultCodes: ["txBadSeq"] },
      );
    case "entries-used":
      return fail(
        "client/entries-used",
        `the signed entries of transaction ${hash} were used: what they authorize was executed; do not send it again`,
      );
    case "invalid": {
      const [{ path, reason, result }] = verdict.problems as [TransactionProblem];
      const details = { problems: verdict.problems, resultCodes: [result] };
      const message = `the network would reject the transaction: ${path} ${reason}`;
      if (origin !== "new") return fail("client/rejected", message, details);
      return new ClientError("client/rejected", `Cannot ${subject.action}: ${message}`, details);
    }
    case "unknown":
      return fail(
        "client/unconfirmed",
        `transaction ${hash} (valid until ${timeOf(until)}) may have been applied, although no ledger known to the ` +
          `server contains it; submit it again, or pass it as resume${last}`,
      );
  }
}

/** Creates the error for a server that returned the hash of a different transaction. */
function misunderstood({ subject: { action }, attempt }: Followed, cause: unknown): ClientError {
  const { hash, until } = attempt;
  const reason = `the server computed a different hash for transaction ${hash}; networkPassphrase is probably not ` +
    `that of the server's network; until ${timeOf(until)}, the transaction can still be applied`;
  const details = { ...factsOf(attempt), cause };
  return new ClientError("client/response", `Cannot ${action}: ${reason}${entriesOf(attempt)}`, details);
}

function timeOf(seconds: bigint): string {
  const date = new Date(1_000 * Number(seconds));
  return Number.isNaN(date.getTime()) ? `${seconds}` : date.toISOString();
}
